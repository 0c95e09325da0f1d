/* Finds the forms for every shape of a position. */

#include "sweep.h"

#include <stdlib.h>
#include <string.h>

static inline void put(uint64_t *set, int bit) { set[bit / 64] |= (uint64_t)1 << bit % 64; }

/* The lots with a loan all of whose takes are among these. */
static void allow(const Offer *offer, int sources, const uint64_t *takes, uint64_t *lots) {
    const Lending *lending = &offer->lending;
    memset(lots, 0, (size_t)offer->words * sizeof(uint64_t));
    for (int n = 0; n < lending->lots; n++) {
        int is_allowed = 0;
        for (int level = 0; level <= sources && !is_allowed; level++)
            for (int k = lending->lot[n].first[level]; k >= 0 && !is_allowed;) {
                const Loan *loan = &lending->loan[k];
                is_allowed = 1;
                for (int i = 0; i < level; i++)
                    is_allowed &= (int)(takes[loan->take[i] / 64] >> loan->take[i] % 64 & 1);
                k = loan->next;
            }
        if (is_allowed) put(lots, n);
    }
}

void guerre_narrow(Search *s, int letters) {
    const uint64_t *small = &s->offer->small[(letters < LONGEST ? letters : LONGEST) * s->offer->words];
    for (int n = 0; n < s->offer->words; n++) s->lots[n] = s->allowed[n] & small[n];
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
    size_t words = (size_t)offer->words, octads = (size_t)at->octads;
    uint64_t *lots = calloc(2 * words, sizeof(uint64_t)), *allowed = lots + words;
    pairs->bound = calloc(2 * (size_t)at->shape_count + 2, sizeof(int64_t));
    int is_done = lots && pairs->bound;
    pairs->need_bound = is_done ? pairs->bound + at->shape_count + 1 : NULL;
    for (int n = 0; is_done && n < at->shape_count; n++) {
        const uint64_t *takes = &at->shape_takes[(size_t)n * octads];
        if (!n || memcmp(takes, takes - octads, octads * sizeof(uint64_t)))
            allow(offer, at->sources, takes, allowed);
        Search s = {.at = at, .offer = offer, .pairs = pairs, .lots = lots};
        s.which = &at->shapes[n];
        is_done = search(&s, allowed);
        pairs->bound[n + 1] = pairs->count;
        pairs->need_bound[n + 1] = pairs->needs;
    }
    free(lots);
    return is_done;
}
