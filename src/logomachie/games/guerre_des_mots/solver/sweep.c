/* Finds the forms for every shape of a position. */

#include "sweep.h"

#include <stdlib.h>
#include <string.h>

#define FEW (1 << 30) /* steps */

static inline void put(uint64_t *set, int bit) { set[bit / 64] |= (uint64_t)1 << bit % 64; }

/* How far a shape reaches with each loan, each lot; and how many lots it loses at each cell. */
typedef struct {
    uint8_t *loan, *lot;
    int32_t leaving[LONGEST + 2];
} Far;

static void reach(const Position *at, const Offer *offer, const Rights *rights, int shape, Far *far) {
    const Lending *lending = &offer->lending;
    guerre_far(at, lending, rights, shape, far->loan);
    memset(far->lot, 0, (size_t)lending->lots);
    memset(far->leaving, 0, sizeof far->leaving);
    for (int k = 0; k < lending->loans; k++) {
        uint8_t *lot = &far->lot[lending->loan[k].lot];
        if (far->loan[k] > *lot) *lot = far->loan[k];
    }
    for (int n = 0; n < lending->lots; n++) far->leaving[far->lot[n]]++;
}

void guerre_narrow(Search *s, int cells, int letters) {
    const Position *at = s->at;
    const Offer *offer = s->offer;
    const uint64_t *have[PLANES] = {&at->base[0], &at->base[1], &at->accents};
    if (s->leaving[cells]) {
        memset(s->lots, 0, (size_t)offer->words * sizeof(uint64_t));
        memset(s->lent, 0, sizeof s->lent);
        s->next = 0;
        s->numbers = 0;
    }
    for (; s->next < offer->lending.lots; s->next++) {
        const Sized *one = &offer->sized[s->next];
        if (one->size > letters) break;
        if (s->far[one->lot] <= cells) continue;
        s->largest = one->size;
        const Bag *bag = &offer->lending.lot[one->lot].bag;
        put(s->lots, one->lot);
        s->numbers |= guerre_number((size_t)one->lot / 64);
        for (int k = 0; k < PLANES; k++)
            s->lent[k] += excess(k < 2 ? bag->base[k] : bag->sign[k], s->lent[k]);
    }
    for (int k = 0; k < PLANES; k++) s->most[k] = summed(s->lent[k], *have[k]);
    for (int k = 0; k < MASKS; k++) s->dead[k] = ~guerre_mask(s->most, s->most[2], k);
    if (at->jokers) s->dead[0] &= ~(~0u << 2 * HALF); /* a joker may be a letter and its accent */
}

static int search(Search *s) {
    const Position *at = s->at;
    const Shape *which = s->which;
    for (int n = 0; n < which->length; n++)
        add(&s->stand, &at->forms.weight[at->codes[which->first + n]]);
    if (which->both) guerre_around(s);
    else guerre_shelf(s);
    return !s->failed;
}

int guerre_sweep(const Position *at, Offer *offer, const Rights *rights, Pairs *pairs) {
    const Lending *lending = &offer->lending;
    Far far = {.loan = malloc((size_t)lending->loans + (size_t)lending->lots + 1)};
    uint64_t *lots = malloc((size_t)offer->words * sizeof(uint64_t));
    pairs->bound = calloc(2 * (size_t)at->shape_count + 2, sizeof(int64_t));
    Batch *batch = malloc(sizeof(Batch));
    int is_done = far.loan && lots && batch && pairs->bound;
    if (is_done) {
        far.lot = far.loan + lending->loans;
        pairs->need_bound = pairs->bound + at->shape_count + 1;
    }
    for (int n = 0; is_done && n < at->shape_count; n++) {
        reach(at, offer, rights, n, &far);
        memset(lots, 0, (size_t)offer->words * sizeof(uint64_t));
        Search s = {.at = at, .offer = offer, .pairs = pairs, .lots = lots, .batch = batch};
        s.far = far.lot;
        s.leaving = far.leaving;
        batch->count = 0;
        batch->room = pairs->most < FEW ? 1 : MANY;
        s.which = &at->shapes[n];
        is_done = search(&s);
        pairs->bound[n + 1] = pairs->count;
        pairs->need_bound[n + 1] = pairs->needs;
    }
    free(batch);
    free(far.loan);
    free(lots);
    return is_done;
}
