/* Which lots go into a form, and leave no more than arsenal and jokers have. */

#include <stdlib.h>

#include "sweep.h"

static int has_room(Pairs *pairs) {
    if (pairs->count == pairs->room) {
        int64_t room = pairs->room ? pairs->room * 2 : 4096;
        Pair *grown = realloc(pairs->pair, (size_t)room * sizeof(Pair));
        if (!grown) return 0;
        pairs->pair = grown;
        pairs->room = room;
    }
    if (pairs->entry_room - pairs->entries < 64) {
        int64_t room = pairs->entry_room ? pairs->entry_room * 2 : 16384;
        Entry *grown = realloc(pairs->entry, (size_t)room * sizeof(Entry));
        if (!grown) return 0;
        pairs->entry = grown;
        pairs->entry_room = room;
    }
    return 1;
}

/* Sets that a lot should be in, else it takes a joker; sets that it must not be in. */
typedef struct {
    const uint64_t *in[LONGEST + 1], *out[CODES];
    int ins, outs;
} Terms;

static inline void gather_in(const Search *s, const Bag *bag, Terms *terms) {
    const Offer *offer = s->offer;
    for (int plane = 0; plane < 2; plane++)
        for (uint64_t left = excess(bag->base[plane], s->at->base[plane]); left;) {
            int nibble = __builtin_ctzll(left) / 4, many = (int)(left >> 4 * nibble & 7);
            left &= ~((uint64_t)15 << 4 * nibble);
            const uint64_t *sets = &offer->giving[(plane * 16 + nibble) * COUNTS * offer->words];
            for (int n = 1; n <= many && terms->ins <= LONGEST; n++)
                terms->in[terms->ins++] = &sets[n * offer->words];
        }
}

static inline void gather_out(const Search *s, const Bag *bag, int rank, Terms *terms) {
    const Offer *offer = s->offer;
    for (int k = offer->from[rank]; k < offer->used; k++) {
        const Used *one = &offer->use[k];
        int many = (int)(bag->sign[one->plane] >> one->shift & 7);
        terms->out[terms->outs++] = &offer->wanting[(k * COUNTS + many) * offer->words];
    }
}

static inline uint64_t layers(const Terms *terms, uint64_t lots, int word, int jokers,
                              uint64_t *layer) {
    for (int j = 0; j <= jokers; j++) layer[j] = lots;
    for (int n = 0; n < terms->ins && layer[jokers]; n++) {
        uint64_t in = terms->in[n][word];
        for (int j = jokers; j > 0; j--) layer[j] = (layer[j] & in) | (layer[j - 1] & ~in);
        layer[0] &= in;
    }
    return layer[jokers];
}

/* The lots of one number of the sets, by the jokers they take; `layer[j]`: no more than j. */
static inline uint64_t layered(const Terms *terms, uint64_t lots, int word, int jokers,
                               uint64_t *layer) {
    switch (jokers) { /* the compiler unrolls what is known to be few */
    case 0: return layers(terms, lots, word, 0, layer);
    case 1: return layers(terms, lots, word, 1, layer);
    case 2: return layers(terms, lots, word, 2, layer);
    default: return layers(terms, lots, word, jokers, layer);
    }
}

void guerre_keep(Search *s, const int32_t *rows, int64_t form, uint64_t key, const Bag *bag,
                 const Open *open, int ahead, int back) {
    const Tree *tree = &s->at->tree;
    Pairs *pairs = s->pairs;
    int jokers = s->at->jokers;
    Terms terms;
    terms.ins = 0;
    terms.outs = -1; /* not known yet */
    gather_in(s, bag, &terms);
    int64_t first = pairs->entries;
    int32_t levels = 0;
    for (int word = open->low; word < open->high; word++) {
        uint64_t layer[JOKERS + 1], found = open->lots[word] & open->layer[word];
        if (found) found = layered(&terms, found, word, jokers, layer);
        if (!found) continue;
        if (terms.outs < 0) {
            terms.outs = 0;
            gather_out(s, bag, open->rank, &terms);
        }
        for (int n = 0; n < terms.outs && found; n++) found &= ~terms.out[n][word];
        if (!found) continue;
        if (tree->among && tree->among[rows[form]] < 0) return;
        if (!has_room(pairs)) {
            s->failed = 1;
            return;
        }
        for (; found; found &= found - 1) {
            int bit = __builtin_ctzll(found), lot = word * 64 + bit, least = 0;
            if (s->at->plain) {
                while (!(layer[least] >> bit & 1)) least++;
            } else {
                Bag rest = *bag;
                if (!holds(bag, &s->lending->lot[lot].bag)) continue;
                drop(&rest, &s->lending->lot[lot].bag);
                least = guerre_lacking(s->at, &rest);
                if (least > jokers) continue;
            }
            pairs->entry[pairs->entries++] = (Entry){lot, least};
            levels |= s->lending->lot[lot].levels;
        }
    }
    if (pairs->entries == first) return;
    pairs->pair[pairs->count++] = (Pair){*bag, key, first, -1, s->shape,
                                         (int32_t)(pairs->entries - first), (int8_t)ahead,
                                         (int8_t)back, (int16_t)levels};
}
