/* Finds the forms for every shape of a position. */

#include "sweep.h"

#include <stdlib.h>
#include <string.h>

static inline void put(uint64_t *set, int bit) { set[bit / 64] |= (uint64_t)1 << bit % 64; }

/* So many of each letter, never more than seven. */
static inline uint64_t summed(uint64_t one, uint64_t other) {
    uint64_t sum = one + other;
    return (sum | ((sum & GUARD) >> 3) * 7) & ~GUARD;
}

/* By sign and count: the lots that have more of it. Where two signs are counted together nothing
   is settled before the word is known. */
static void tabulate(Offer *offer, const Position *at, const Lending *lending) {
    const Tree *tree = &at->tree;
    uint64_t most[PLANES] = {0}, have[PLANES] = {at->base[0], at->base[1], at->accents};
    int words = offer->words;
    for (int code = 0; code < tree->codes; code++) offer->code[tree->rank[code]] = (uint8_t)code;
    for (int rank = 0; rank < tree->codes; rank++) {
        int code = offer->code[rank], plane = 0, shift = 0, is_alone = 1, is_used = 0;
        const Bag *weight = &tree->weight[code];
        while (plane < 2 && !weight->sign[plane]) plane++;
        while (shift < 60 && !(weight->sign[plane] >> shift & 1)) shift += 4;
        for (int n = 0; n < tree->codes; n++)
            is_alone &= n == code || tree->weight[n].sign[plane] != weight->sign[plane];
        offer->is_alone[code] = (uint8_t)is_alone;
        offer->from[rank] = offer->used;
        uint64_t *sets = &offer->wanting[offer->used * COUNTS * words];
        for (int n = 0; is_alone && n < lending->lots; n++) {
            int many = (int)(lending->lot[n].bag.sign[plane] >> shift & 7);
            for (int count = 0; count < many; count++) put(&sets[count * words], n);
            is_used |= many > 0;
        }
        if (is_used) offer->use[offer->used++] = (Used){code, plane, shift};
    }
    offer->from[tree->codes] = offer->used;
    for (int n = 0; n < lending->lots; n++) {
        const Bag *bag = &lending->lot[n].bag;
        int size = total(bag->base[0]) + total(bag->base[1]);
        if (size > offer->largest) offer->largest = size;
        for (int plane = 0; plane < PLANES; plane++) {
            most[plane] += excess(plane < 2 ? bag->base[plane] : bag->sign[2], most[plane]);
            for (uint64_t left = plane < 2 ? bag->base[plane] : bag->sign[2]; left;) {
                int nibble = __builtin_ctzll(left) / 4, many = (int)(left >> 4 * nibble & 7);
                left &= ~((uint64_t)15 << 4 * nibble);
                for (int count = 1; count <= many; count++)
                    put(&offer->giving[((plane * 16 + nibble) * COUNTS + count) * words], n);
            }
        }
    }
    for (int plane = 0; plane < PLANES; plane++)
        offer->pool[plane] = summed(have[plane], most[plane]);
}

/* By code: how many there are; none of those that are counted together with another. */
static void count(const Offer *offer, const Tree *tree, const Bag *bag, uint8_t *by_code) {
    for (int code = 0; code < tree->codes; code++) {
        const Bag *weight = &tree->weight[code];
        if (!offer->is_alone[code]) continue;
        for (int plane = 0; plane < PLANES; plane++)
            if (weight->sign[plane])
                by_code[code] =
                    (uint8_t)(bag->sign[plane] >> __builtin_ctzll(weight->sign[plane]) & 15);
    }
}

/* The lots that a shape may use: those with a loan all of whose takes it may. */
static void allow(Search *s) {
    const uint64_t *takes = &s->at->shape_takes[s->shape * s->at->octads];
    memset(s->lots, 0, (size_t)s->offer->words * sizeof(uint64_t));
    for (int n = 0; n < s->lending->lots; n++) {
        int is_allowed = 0;
        for (int level = 0; level <= s->at->sources && !is_allowed; level++)
            for (int k = s->lending->lot[n].first[level]; k >= 0 && !is_allowed;) {
                const Loan *loan = &s->lending->loan[k];
                is_allowed = 1;
                for (int i = 0; i < level; i++)
                    is_allowed &= (int)(takes[loan->take[i] / 64] >> loan->take[i] % 64 & 1);
                k = loan->next;
            }
        if (is_allowed) put(s->lots, n);
    }
}

static int search(Search *s) {
    const Position *at = s->at;
    const Shape *which = s->which;
    for (int n = 0; n < which->length; n++)
        add(&s->stand, &at->tree.weight[at->codes[which->first + n]]);
    count(s->offer, &at->tree, &which->extra, s->plus);
    if (which->both) {
        count(s->offer, &at->tree, &s->stand, s->minus);
        for (int n = 0; n < 2; n++) s->have[n] = summed(at->base[n], s->stand.base[n]);
        s->have[2] = s->stand.sign[2];
    }
    allow(s);
    if (which->length < 2 || which->both) return guerre_walk(s);
    guerre_scan(s);
    return !s->failed;
}

int guerre_sweep(const Position *at, const Lending *lending, Pairs *pairs) {
    Offer offer = {.words = (lending->lots + 63) / 64};
    size_t words = (size_t)offer.words;
    offer.wanting = calloc(CODES * COUNTS * words, sizeof(uint64_t));
    offer.giving = calloc(PLANES * 16 * COUNTS * words, sizeof(uint64_t));
    uint64_t *lots = calloc(words, sizeof(uint64_t));
    int is_done = offer.wanting && offer.giving && lots;
    if (is_done) tabulate(&offer, at, lending);
    for (int n = 0; is_done && n < at->shape_count; n++) {
        Search s = {.at = at, .lending = lending, .offer = &offer, .pairs = pairs, .lots = lots};
        s.which = &at->shapes[n];
        s.shape = n;
        s.have[0] = at->base[0];
        s.have[1] = at->base[1];
        is_done = search(&s);
    }
    free(offer.wanting);
    free(offer.giving);
    free(lots);
    return is_done;
}
