/* Which forms may be provided where: what is left of them, weighed against arsenal and takes. */

#include <stdlib.h>

#include "sweep.h"

/* The best gains of different chains. */
typedef struct {
    int best[SOURCES], sum;
} Tops;

static inline void admit(Tops *tops, int gain, int sources) {
    tops->sum += gain;
    for (int n = 0; n < sources && gain; n++) {
        int less = tops->best[n];
        if (gain <= less) continue;
        tops->best[n] = gain;
        gain = less;
    }
    tops->sum -= gain;
}

/* Whether those of these takes that go into the bag could give what is wanted. */
static int provides(const Position *at, const uint64_t *want, const uint64_t *takes,
                    const Bag *bag) {
    int letters = total(want[0]) + total(want[1]) - at->jokers, marks = total(want[2]) - at->jokers;
    int chain = -1, top = 0, mark = 0;
    Tops gains = {{0}, 0}, accents = {{0}, 0};
    for (int k = 0; k < at->octads; k++)
        for (uint64_t set = takes[k]; set; set &= set - 1) {
            int take = k * 64 + __builtin_ctzll(set);
            const Bag *one = &at->bags[take];
            if (!holds(bag, one)) continue;
            if (at->chain[take] != chain) {
                admit(&gains, top, at->sources);
                admit(&accents, mark, at->sources);
                if (letters <= gains.sum && marks <= accents.sum) return 1;
                chain = at->chain[take], top = mark = 0;
            }
            int gain = given(want[0], one->base[0]) + given(want[1], one->base[1]);
            if (gain > top) top = gain;
            gain = want[2] ? given(want[2], one->sign[2]) : 0;
            if (gain > mark) mark = gain;
        }
    admit(&gains, top, at->sources);
    admit(&accents, mark, at->sources);
    return letters <= gains.sum && marks <= accents.sum;
}

static int has_room(Pairs *pairs, int octads) {
    if (pairs->count < pairs->room) return 1;
    int64_t room = pairs->room ? pairs->room * 2 : 4096;
    Pair *grown = realloc(pairs->pair, (size_t)room * sizeof(Pair));
    if (grown) pairs->pair = grown;
    uint64_t *takes =
        grown ? realloc(pairs->takes, (size_t)(room * octads) * sizeof(uint64_t)) : NULL;
    if (!takes) return 0;
    pairs->takes = takes;
    pairs->room = room;
    return 1;
}

static void write_pair(Sweep *s, int shape, const Word *word, const Bag *bag, int ahead, int back) {
    const Position *at = s->at;
    const Shape *which = &at->shapes[shape];
    Pairs *pairs = s->pairs;
    if (!has_room(pairs, at->octads)) {
        s->failed = 1;
        return;
    }
    int32_t row = at->tree.row[word->form];
    uint64_t key = (uint64_t)ahead << 40 | (uint64_t)back << 32 | (uint64_t)row;
    if (!which->length) key = (uint64_t)row;
    else if (!which->both) key = (uint64_t)at->tree.place[which->before][word->form];
    for (int n = 0; n < at->octads; n++)
        pairs->takes[pairs->count * at->octads + n] =
            word->sets[n] & at->shape_takes[shape * at->octads + n];
    pairs->pair[pairs->count] =
        (Pair){*bag, key, row, shape, (int16_t)ahead, (int16_t)back, (int32_t)pairs->count};
    pairs->count++;
}

static int may_provide(const Sweep *s, const Bag *bag, const uint64_t *takes) {
    const Position *at = s->at;
    uint64_t want[PLANES];
    beyond(at, bag, want);
    if (total(want[0]) + total(want[1]) <= at->jokers && total(want[2]) <= at->jokers) return 1;
    if (forlorn(s, want[0], 0, takes) + forlorn(s, want[1], 1, takes) > at->jokers) return 0;
    if (want[2] && forlorn(s, want[2], 2, takes) > at->jokers) return 0;
    return provides(at, want, takes, bag);
}

void guerre_keep(Sweep *s, int shape, const Word *word, int ahead, int back) {
    const Position *at = s->at;
    Bag bag = word->bag;
    uint64_t takes[OCTADS];
    drop(&bag, &s->stand[shape]);
    add(&bag, &at->shapes[shape].extra);
    for (int n = 0; n < at->octads; n++)
        takes[n] = word->sets[n] & at->shape_takes[shape * at->octads + n];
    if (may_provide(s, &bag, takes)) write_pair(s, shape, word, &bag, ahead, back);
}

void guerre_place(Sweep *s, int shape, const Word *word) {
    const Position *at = s->at;
    Bag bag = word->bag;
    drop(&bag, &s->stand[shape]);
    int fair = -1; /* not known yet: whether it may be provided where nothing is laid besides it */
    for (; shape >= 0; shape = s->next[shape]) {
        const Shape *which = &at->shapes[shape];
        int free = word->length - which->length;
        if (free < which->least || free > which->ahead) continue;
        if (which->extra.base[0] | which->extra.base[1]) {
            guerre_keep(s, shape, word, free, 0);
            continue;
        }
        if (fair < 0) fair = may_provide(s, &bag, word->sets);
        if (!fair) continue;
        uint64_t barred = 0;
        for (int n = 0; n < at->octads; n++)
            barred |= word->sets[n] & ~at->shape_takes[shape * at->octads + n];
        if (barred) guerre_keep(s, shape, word, free, 0);
        else write_pair(s, shape, word, &bag, free, 0);
    }
}
