/* What takes of different chains lend together, and which of it is alike. */

#include <stdlib.h>
#include <string.h>

#include "join.h"

#define BUCKETS (2 * LOANS) /* a power of two */

typedef struct {
    const Position *at;
    Lending *to;
    int32_t *bucket; /* by hash: a lot and one more; 0: none */
    int32_t room, lot_room, longest;
    Loan now;
} Build;

static uint64_t hash(const Bag *bag) {
    uint64_t mixed = 0;
    for (int n = 0; n < 3; n++) mixed = (mixed ^ bag->sign[n]) * 0x9E3779B97F4A7C15u;
    return mixed ^ mixed >> 29;
}

/* The lot of a bag, a new one where there is none; -1: no memory. */
static int32_t lot_of(Build *b, const Bag *bag) {
    Lending *to = b->to;
    uint64_t at = hash(bag) & (BUCKETS - 1);
    for (; b->bucket[at]; at = (at + 1) & (BUCKETS - 1))
        if (!memcmp(&to->lot[b->bucket[at] - 1].bag, bag, sizeof(Bag))) return b->bucket[at] - 1;
    if (to->lots == b->lot_room) {
        int32_t room = b->lot_room ? 2 * b->lot_room : 256;
        Lot *grown = realloc(to->lot, (size_t)room * sizeof(Lot));
        if (!grown) return -1;
        to->lot = grown;
        b->lot_room = room;
    }
    to->lot[to->lots].bag = *bag;
    for (int n = 0; n <= SOURCES; n++) to->lot[to->lots].first[n] = -1;
    to->lot[to->lots].levels = 0;
    b->bucket[at] = ++to->lots;
    return to->lots - 1;
}

static int note(Build *b, const Bag *bag, int level) {
    Lending *to = b->to;
    int32_t lot = to->loans < LOANS ? lot_of(b, bag) : -1;
    if (lot < 0) return 0;
    if (to->loans == b->room) {
        int32_t room = b->room ? 2 * b->room : 256;
        Loan *grown = realloc(to->loan, (size_t)room * sizeof(Loan));
        if (!grown) return 0;
        to->loan = grown;
        b->room = room;
    }
    b->now.level = level;
    b->now.next = to->lot[lot].first[level];
    to->loan[to->loans] = b->now;
    to->lot[lot].first[level] = to->loans++;
    to->lot[lot].levels |= 1 << level;
    return 1;
}

static int size_of(const Bag *bag) { return total(bag->base[0]) + total(bag->base[1]); }

static int is_full(const Bag *bag) {
    uint64_t all = bag->base[0] | bag->base[1];
    for (int n = 0; n < 3; n++) all |= bag->sign[n];
    return (all & GUARD) != 0;
}

/* Takes from this one on, each of a later chain than the one before. */
static int choose(Build *b, const Bag *bag, int level, int from) {
    const Position *at = b->at;
    if (!note(b, bag, level)) return 0;
    for (int take = from; level < at->sources && take < at->takes; take++) {
        if (level && at->chain[take] == at->chain[b->now.take[level - 1]]) continue;
        Bag more = *bag;
        add(&more, &at->bags[take]);
        if (is_full(&more) || size_of(&more) > b->longest) continue;
        uint64_t removed[2] = {b->now.removed[0], b->now.removed[1]};
        b->now.take[level] = (int16_t)take;
        for (int k = 0; k < 2; k++) b->now.removed[k] |= at->removed[2 * take + k];
        int is_done = choose(b, &more, level + 1, take + 1);
        b->now.take[level] = -1;
        for (int k = 0; k < 2; k++) b->now.removed[k] = removed[k];
        if (!is_done) return 0;
    }
    return 1;
}

/* The signs of a lot by their rarity, the rarest in the highest bit. */
static uint64_t rarity(const Tree *tree, const Bag *bag) {
    uint64_t found = 0;
    for (int code = 0; code < tree->codes; code++)
        for (int plane = 0; plane < 3; plane++)
            if (bag->sign[plane] & tree->weight[code].sign[plane] * 15)
                found |= (uint64_t)1 << (63 - tree->rank[code]);
    return found;
}

typedef struct {
    uint64_t rarity;
    Lot lot;
} Ranked;

static int by_rarity(const void *one, const void *other) {
    uint64_t a = ((const Ranked *)one)->rarity, b = ((const Ranked *)other)->rarity;
    return (a < b) - (a > b);
}

/* Lots with the same rare signs side by side: they go out together. */
static int sort(const Position *at, Lending *lending) {
    Ranked *ranked = malloc(((size_t)lending->lots + 1) * sizeof(Ranked));
    if (!ranked) return 0;
    for (int n = 0; n < lending->lots; n++)
        ranked[n] = (Ranked){rarity(&at->tree, &lending->lot[n].bag), lending->lot[n]};
    qsort(ranked, (size_t)lending->lots, sizeof(Ranked), by_rarity);
    for (int n = 0; n < lending->lots; n++) lending->lot[n] = ranked[n].lot;
    free(ranked);
    return 1;
}

int guerre_lend(const Position *at, Lending *lending) {
    Build b = {.at = at, .to = lending};
    Bag nothing = {{0}, {0}};
    b.bucket = calloc(BUCKETS, sizeof(int32_t));
    for (int n = 0; n < SOURCES; n++) b.now.take[n] = -1;
    for (int n = 0; n < at->shape_count; n++) {
        const Shape *which = &at->shapes[n];
        int most = which->ahead + which->back + size_of(&which->extra);
        if (most > b.longest) b.longest = most;
    }
    int is_done = b.bucket && choose(&b, &nothing, 0, 0);
    free(b.bucket);
    return is_done && sort(at, lending);
}
