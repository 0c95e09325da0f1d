/* What takes of different chains lend together, and which of it is alike. */

#include <stdlib.h>
#include <string.h>

#include "join.h"

typedef struct {
    const Position *at;
    Lending *to;
    int32_t *bucket; /* by hash: a lot and one more; 0: none */
    uint64_t buckets; /* a power of two, twice as many as loans at least */
    int32_t room, lot_room;
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
    uint64_t at = hash(bag) & (b->buckets - 1);
    for (; b->bucket[at]; at = (at + 1) & (b->buckets - 1))
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
        if (is_full(&more) || size_of(&more) > LONGEST) continue;
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

typedef struct {
    uint64_t rarity;
    int32_t lot;
} Ranked;

static int by_rarity(const void *one, const void *other) {
    const Ranked *a = one, *b = other;
    if (a->rarity != b->rarity) return a->rarity < b->rarity ? 1 : -1;
    return (a->lot > b->lot) - (a->lot < b->lot);
}

/* The signs of a lot by their rarity, the rarest in the highest bit; `bit`: by nibble. */
static uint64_t rarity(const Bag *bag, const uint64_t *bit) {
    uint64_t found = 0;
    for (int plane = 0; plane < 3; plane++)
        for (uint64_t left = bag->sign[plane]; left;) {
            int nibble = __builtin_ctzll(left) / 4;
            left &= ~((uint64_t)15 << 4 * nibble);
            found |= bit[16 * plane + nibble];
        }
    return found;
}

/* Lots with the same rare signs side by side: they go out together. */
static int sort(const Position *at, Lending *lending) {
    const Forms *forms = &at->forms;
    size_t lots = (size_t)lending->lots;
    Ranked *ranked = malloc((lots + 1) * sizeof(Ranked));
    Lot *lot = malloc((lots + 1) * sizeof(Lot));
    if (!ranked || !lot) {
        free(ranked);
        free(lot);
        return 0;
    }
    uint64_t bit[48] = {0};
    for (int code = 0; code < forms->codes; code++)
        for (int plane = 0; plane < 3; plane++)
            if (forms->weight[code].sign[plane])
                bit[16 * plane + __builtin_ctzll(forms->weight[code].sign[plane]) / 4] |=
                    (uint64_t)1 << (63 - forms->rank[code]);
    for (size_t n = 0; n < lots; n++)
        ranked[n] = (Ranked){rarity(&lending->lot[n].bag, bit), (int32_t)n};
    qsort(ranked, lots, sizeof(Ranked), by_rarity);
    for (size_t n = 0; n < lots; n++) {
        lot[n] = lending->lot[ranked[n].lot];
        for (int level = 0; level <= SOURCES; level++)
            for (int k = lot[n].first[level]; k >= 0; k = lending->loan[k].next)
                lending->loan[k].lot = (int32_t)n;
    }
    free(ranked);
    free(lending->lot);
    lending->lot = lot;
    return 1;
}

int guerre_lend(const Position *at, Lending *lending) {
    Build b = {.at = at, .to = lending, .buckets = 2};
    int64_t most = 1;
    for (int n = 0; n < at->sources && most < LOANS; n++) most *= at->takes + 1;
    while ((int64_t)b.buckets < 2 * most && b.buckets < 2 * LOANS) b.buckets *= 2;
    Bag nothing = {{0}, {0}};
    b.bucket = calloc(b.buckets, sizeof(int32_t));
    for (int n = 0; n < SOURCES; n++) b.now.take[n] = -1;
    int is_done = b.bucket && choose(&b, &nothing, 0, 0);
    free(b.bucket);
    return is_done && sort(at, lending);
}
