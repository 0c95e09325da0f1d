/* Finds the forms for every shape of a position. */

#include "sweep.h"

#include <stdlib.h>
#include <string.h>

#define FEW (1 << 30) /* steps */

static inline void put(uint64_t *set, int bit) { set[bit / 64] |= (uint64_t)1 << bit % 64; }

/* The lots with a loan that some slot of a shape may use. */
static void allow(const Offer *offer, const uint8_t *uses, uint64_t *lots) {
    const Lending *lending = &offer->lending;
    memset(lots, 0, (size_t)offer->words * sizeof(uint64_t));
    for (int n = 0; n < lending->lots; n++) {
        int is_used = 0;
        for (int level = 0; level <= SOURCES && !is_used; level++)
            for (int k = lending->lot[n].first[level]; k >= 0 && !is_used; k = lending->loan[k].next)
                is_used = uses[k];
        if (is_used) put(lots, n);
    }
}

void guerre_narrow(Search *s, int letters) {
    const uint64_t *small = &s->offer->small[(letters < LONGEST ? letters : LONGEST) * s->offer->words];
    s->numbers = 0;
    for (int n = 0; n < s->offer->words; n++) {
        s->lots[n] = s->allowed[n] & small[n];
        if (s->lots[n]) s->numbers |= guerre_number((size_t)n);
    }
}

static int search(Search *s, const uint64_t *allowed) {
    const Position *at = s->at;
    const Shape *which = s->which;
    for (int n = 0; n < which->length; n++)
        add(&s->stand, &at->forms.weight[at->codes[which->first + n]]);
    s->allowed = allowed;
    if (which->both) guerre_around(s);
    else guerre_shelf(s);
    return !s->failed;
}

int guerre_sweep(const Position *at, Offer *offer, Pairs *pairs) {
    size_t words = (size_t)offer->words;
    uint64_t *lots = calloc(2 * words, sizeof(uint64_t)), *allowed = lots + words;
    pairs->bound = calloc(2 * (size_t)at->shape_count + 2, sizeof(int64_t));
    uint8_t *uses = malloc((size_t)offer->lending.loans + 1);
    Batch *batch = malloc(sizeof(Batch));
    int is_done = lots && uses && batch && pairs->bound;
    pairs->need_bound = is_done ? pairs->bound + at->shape_count + 1 : NULL;
    for (int n = 0; is_done && n < at->shape_count; n++) {
        guerre_uses(at, &offer->lending, n, uses);
        allow(offer, uses, allowed);
        Search s = {.at = at, .offer = offer, .pairs = pairs, .lots = lots, .batch = batch};
        batch->count = 0;
        batch->room = pairs->most < FEW ? 1 : MANY;
        s.which = &at->shapes[n];
        is_done = search(&s, allowed);
        pairs->bound[n + 1] = pairs->count;
        pairs->need_bound[n + 1] = pairs->needs;
    }
    free(batch);
    free(uses);
    free(lots);
    return is_done;
}
