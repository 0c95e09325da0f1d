/* A position as a glance sees it. */
#ifndef GUERRE_SIGHT_H
#define GUERRE_SIGHT_H

#include "glance.h"

#define CHAINS 32
#define PIECES 128
#define TAKES 1024
#define PLACES 512
#define WAYS 256 /* of laying one word */
#define NOTICED 512
#define SEATS 8
#define CELLS (SIDE * SIDE)

typedef struct {
    uint64_t bit[2];
} Set;

typedef struct {
    int seat, first, many;
    const uint8_t *piece; /* row, column, whether it is a cross */
    double end[2];        /* how far its ends are from a goal */
} Chain;

typedef struct {
    const uint8_t *letters;
    uint64_t mask;
    Set removed;
    double harm; /* what it costs its owner */
    int chain, first, last, count, is_tactical; /* letters from end 0, from end 1, in all */
} Take;

typedef struct {
    const uint8_t *fixed, *added; /* the signs that stand there, those laid before */
    int chain, end, keep, size, adds, row, column, down, right, is_before, reach;
    Set need[WIDE + 1]; /* by letters laid: the pieces that must leave */
    double gain[WIDE + 1];
    uint8_t green[WIDE + 1], wins[WIDE + 1];
} Place;

typedef struct {
    const Glance *at;
    Chain chain[CHAINS];
    Take take[TAKES];
    Place place[PLACES];
    int chains, takes, places, pieces;
    uint8_t cell[PIECES][2];
    Set near[CELLS], loose;
    double far[SEATS][2 * CELLS], now[SEATS];
    int16_t begins[NO_SIGN][PLACES], ends[NO_SIGN][PLACES], bare[PLACES]; /* places by their sign */
    int beginning[NO_SIGN], ending[NO_SIGN], bares;
    uint64_t reachable; /* the signs there are at all */
    uint8_t wanted[NO_SIGN];
    Coup way[WAYS];
    int ways;
    int32_t noticed[NOTICED];
} Sight;

static inline Set joined(Set one, Set other) {
    return (Set){{one.bit[0] | other.bit[0], one.bit[1] | other.bit[1]}};
}

static inline Set without(Set one, Set other) {
    return (Set){{one.bit[0] & ~other.bit[0], one.bit[1] & ~other.bit[1]}};
}

static inline int is_empty(Set set) { return !(set.bit[0] | set.bit[1]); }

/* Reads what the chains offer, measures the roads, sorts the places; 0: there is too much. */
int guerre_sight(Sight *s);

#endif
