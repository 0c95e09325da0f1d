/* Which lots go into a form and have what is wanting of the arsenal, number by number of nibbles:
   thousands of forms are alike in the letters up to M, or in those after. */

#include <stdlib.h>
#include <string.h>

#include "offer.h"

#define FIRST_ROOM 512

static inline uint32_t hash(const Half *half) {
    uint64_t mixed = (half->want + (uint64_t)half->plane) * 0x9E3779B97F4A7C15u;
    mixed = (mixed ^ mixed >> 29 ^ half->sign) * 0xC2B2AE3D27D4EB4Fu;
    return (uint32_t)(mixed >> 32 ^ mixed >> 15);
}

static inline Fit *place_of(const Fits *fits, const Half *half, uint32_t hash) {
    uint64_t at = hash & (uint64_t)(fits->room - 1);
    for (;; at = (at + 1) & (uint64_t)(fits->room - 1)) {
        Fit *one = &fits->fit[at];
        if (one->first == UNKNOWN) return one;
        if (one->half.want == half->want && one->half.sign == half->sign &&
            one->half.plane == half->plane)
            return one;
    }
}

/* Twice the room; 0: no memory. */
static int grow(Fits *fits) {
    Fits more = *fits;
    more.room = fits->room ? 2 * fits->room : FIRST_ROOM;
    more.fit = malloc((size_t)more.room * sizeof(Fit));
    if (!more.fit) return 0;
    for (int64_t n = 0; n < more.room; n++) more.fit[n].first = UNKNOWN;
    for (int64_t n = 0; n < fits->room; n++)
        if (fits->fit[n].first != UNKNOWN)
            *place_of(&more, &fits->fit[n].half, hash(&fits->fit[n].half)) = fits->fit[n];
    free(fits->fit);
    *fits = more;
    return 1;
}

/* One more sign is wanting: a lot that has it not takes a joker. */
static void lack(size_t words, const uint64_t *in, int jokers, uint64_t *sets) {
    for (size_t word = 0; word < words; word++) {
        for (int j = jokers; j > 0; j--) {
            uint64_t *set = &sets[(size_t)j * words + word];
            *set = (*set & in[word]) | (sets[(size_t)(j - 1) * words + word] & ~in[word]);
        }
        sets[word] &= in[word];
    }
}

/* Lots that have more of a sign do not go in. */
static void bar(size_t words, const uint64_t *more, int jokers, uint64_t *sets) {
    for (int j = 0; j <= jokers; j++)
        for (size_t word = 0; word < words; word++) sets[(size_t)j * words + word] &= ~more[word];
}

/* Finds the sets; 0: no memory. */
static int fill(const Position *at, Offer *offer, const Half *half, Fit *one) {
    Fits *fits = &offer->fits;
    size_t words = (size_t)offer->words, layers = (size_t)at->jokers + 1;
    size_t all = (words + 1) * layers;
    if (fits->count + (int64_t)all > fits->sets_room) {
        int64_t room = 2 * fits->sets_room + (int64_t)all * FIRST_ROOM;
        uint64_t *grown =
            room < INT32_MAX ? realloc(fits->sets, (size_t)room * sizeof(uint64_t)) : NULL;
        if (!grown) return 0;
        fits->sets = grown;
        fits->sets_room = room;
    }
    uint64_t *numbers = &fits->sets[fits->count], *sets = &numbers[layers];
    int plane = half->plane;
    for (int j = 0; j <= at->jokers; j++)
        memcpy(&sets[(size_t)j * words], offer->all, words * sizeof(uint64_t));
    for (int nibble = 0; nibble < 16; nibble++) {
        const uint64_t *giving = &offer->giving[(size_t)(plane * 16 + nibble) * COUNTS * words];
        const uint64_t *having = &offer->having[(size_t)(plane * 16 + nibble) * COUNTS * words];
        size_t many = half->want >> 4 * nibble & 7, has = half->sign >> 4 * nibble & 7;
        for (size_t n = 1; n <= many; n++) lack(words, &giving[n * words], at->jokers, sets);
        if (has < (offer->most[plane] >> 4 * nibble & 7))
            bar(words, &having[(has + 1) * words], at->jokers, sets);
    }
    for (size_t j = 0; j < layers; j++) {
        numbers[j] = 0;
        for (size_t word = 0; word < words; word++)
            if (sets[j * words + word]) numbers[j] |= guerre_number(word);
    }
    *one = (Fit){*half, numbers[at->jokers] ? (int32_t)(sets - fits->sets) : NONE_FITS};
    fits->count += (int64_t)all;
    return 1;
}

/* Where the lots are told that go into a half, found where nobody asked for it before. */
static int32_t found(const Position *at, Offer *offer, const Half *half, uint32_t hash,
                     int *failed) {
    Fits *fits = &offer->fits;
    Fit *one = place_of(fits, half, hash);
    if (one->first != UNKNOWN) return one->first;
    if (!fill(at, offer, half, one)) {
        *failed = 1;
        return NONE_FITS;
    }
    fits->fits++;
    return one->first;
}

int guerre_fits(const Position *at, Offer *offer, int plane, Batch *some) {
    Fits *fits = &offer->fits;
    while (2 * (fits->fits + some->lefts) >= fits->room)
        if (!grow(fits)) return 0;
    uint64_t have = plane < 2 ? at->base[plane] : at->accents, most = offer->most[plane];
    for (int n = 0; n < some->lefts; n++) {
        const Candidate *form = &some->form[some->left[n]];
        uint64_t light = form->light[plane];
        uint64_t sign = at->plain ? light : some->bag[some->left[n]].sign[plane];
        Half half = {excess(light, have), sign - excess(sign, most), plane};
        some->half[n] = half;
        some->hash[n] = hash(&half);
        __builtin_prefetch(&fits->fit[some->hash[n] & (uint64_t)(fits->room - 1)]);
    }
    int count = 0, failed = 0;
    for (int n = 0; n < some->lefts && !failed; n++) {
        int which = some->left[n];
        int32_t first = found(at, offer, &some->half[n], some->hash[n], &failed);
        some->set[plane][which] = first;
        some->left[count] = (uint16_t)which;
        count += first != NONE_FITS;
    }
    some->lefts = count;
    return !failed;
}
