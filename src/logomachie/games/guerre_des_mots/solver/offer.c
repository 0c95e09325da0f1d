/* Tells what lots have of each sign. */

#include "offer.h"

#include <stdlib.h>

#include "export.h"

static inline void put(uint64_t *set, int bit) { set[bit / 64] |= (uint64_t)1 << bit % 64; }

/* A lot among those that have so many of each of the nibbles. */
static void note(const Offer *offer, uint64_t *sets, int plane, uint64_t signs, int lot) {
    for (; signs;) {
        int nibble = __builtin_ctzll(signs) / 4, many = (int)(signs >> 4 * nibble & 7);
        signs &= ~((uint64_t)15 << 4 * nibble);
        for (int count = 1; count <= many; count++)
            put(&sets[((plane * 16 + nibble) * COUNTS + count) * offer->words], lot);
    }
}

static void tabulate(Offer *offer) {
    int many[LONGEST + 2] = {0}; /* by letters: where those lots begin among all */
    for (int n = 0; n < offer->lending.lots; n++) {
        const Bag *bag = &offer->lending.lot[n].bag;
        int size = total(bag->base[0]) + total(bag->base[1]);
        if (size > offer->largest) offer->largest = size;
        put(offer->all, n);
        many[size + 1]++;
        for (int plane = 0; plane < PLANES; plane++) {
            offer->most[plane] += excess(bag->sign[plane], offer->most[plane]);
            note(offer, offer->giving, plane, plane < 2 ? bag->base[plane] : bag->sign[2], n);
            note(offer, offer->having, plane, bag->sign[plane], n);
        }
    }
    for (int size = 0; size <= LONGEST; size++) many[size + 1] += many[size];
    for (int n = 0; n < offer->lending.lots; n++) {
        const Bag *bag = &offer->lending.lot[n].bag;
        int size = total(bag->base[0]) + total(bag->base[1]);
        offer->sized[many[size]++] = (Sized){n, size};
    }
}

EXPORT void guerre_withdraw(Offer *offer) {
    if (!offer) return;
    free(offer->giving); /* the other sets stand behind it */
    free(offer->sized);
    free(offer->fits.fit);
    free(offer->fits.sets);
    free(offer->lending.loan);
    free(offer->lending.lot);
    free(offer);
}

/* What a position offers, wherever a word is laid; NULL: no memory. Shapes and slots are not read. */
EXPORT Offer *guerre_offer(const Position *at) {
    if (at->sources > SOURCES || at->takes > 64 * OCTADS || at->forms.codes > CODES) return NULL;
    Offer *offer = calloc(1, sizeof(Offer));
    if (!offer) return NULL;
    size_t signs = PLANES * 16 * COUNTS;
    if (guerre_lend(at, &offer->lending)) {
        offer->words = (offer->lending.lots + 63) / 64;
        offer->giving =
            calloc((2 * signs + 1) * (size_t)offer->words, sizeof(uint64_t));
        offer->sized = malloc(((size_t)offer->lending.lots + 1) * sizeof(Sized));
    }
    if (!offer->giving || !offer->sized) {
        guerre_withdraw(offer);
        return NULL;
    }
    offer->having = offer->giving + signs * (size_t)offer->words;
    offer->all = offer->having + signs * (size_t)offer->words;
    tabulate(offer);
    guerre_hope(at, offer);
    return offer;
}
