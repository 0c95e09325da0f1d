/* What the parts of the search for forms share. */
#ifndef GUERRE_SWEEP_H
#define GUERRE_SWEEP_H

#include "join.h"

#define COUNTS 8 /* of one sign: none to seven */
#define PLANES 3 /* the letters in two numbers, the accents in one */

/* A sign that some take has, and that is counted apart. */
typedef struct {
    int code, plane, shift;
} Used;

typedef struct {
    const Position *at;
    Pairs *pairs;
    Used use[CODES];                /* from the rarest to the commonest */
    int used, used_from[CODES + 2]; /* by rank: the first that is as common */
    uint64_t *wanting;              /* by code and count: the takes that need more of the sign */
    uint64_t *givers;               /* by plane and nibble: the takes that have it */
    uint64_t single[PLANES];        /* what may stand there alone: all bits of its nibbles */
    uint64_t all[OCTADS];
    uint64_t pool[2];               /* of each letter: what arsenal and takes have at most */
    Bag *stand;                     /* by shape: the signs that stand there */
    int32_t *next, after[CODES], before[CODES], bare; /* lists of shapes: one sign, or none */
    int most_after[CODES], most_before[CODES], most_bare; /* signs of a word in these, at most */
    int octads, longest, failed;
    uint8_t code[CODES];            /* by rank */
} Sweep;

/* Takes that need more than `count` of a sign are out. */
static inline void settle(const Sweep *s, uint64_t *sets, int code, int count) {
    int many = count < COUNTS ? count : COUNTS - 1;
    const uint64_t *less = &s->wanting[(code * COUNTS + many) * s->octads];
    for (int n = 0; n < s->octads; n++) sets[n] &= ~less[n];
}

static inline void beyond(const Position *at, const Bag *bag, uint64_t *want) {
    for (int n = 0; n < 2; n++) want[n] = excess(bag->base[n], at->base[n]);
    want[2] = at->plain ? 0 : excess(bag->sign[2], at->accents);
}

/* How many of what is wanted no take of the set has. */
static inline int forlorn(const Sweep *s, uint64_t want, int plane, const uint64_t *takes) {
    int lack = 0;
    while (want) {
        int shift = __builtin_ctzll(want) & ~3;
        const uint64_t *givers = &s->givers[(plane * 16 + shift / 4) * s->octads];
        uint64_t any = 0;
        for (int n = 0; n < s->octads; n++) any |= givers[n] & takes[n];
        if (!any) lack += (int)(want >> shift & 7);
        want &= ~((uint64_t)15 << shift);
    }
    return lack;
}

/* A form, and which takes may go into it. */
typedef struct {
    int64_t form;
    int length;
    Bag bag;
    uint64_t sets[OCTADS];
} Word;

/* Of these takes those that go into a form; signs of lesser rank are settled. */
static inline void exact(const Sweep *s, Word *word, const uint64_t *takes, int rank) {
    for (int n = 0; n < s->octads; n++) word->sets[n] = takes[n];
    for (int n = s->used_from[rank]; n < s->used; n++) {
        const Used *used = &s->use[n];
        settle(s, word->sets, used->code, (int)(word->bag.sign[used->plane] >> used->shift & 7));
    }
}

/* So many of each letter, never more than seven. */
static inline uint64_t summed(uint64_t one, uint64_t other) {
    uint64_t sum = one + other;
    return (sum | ((sum & GUARD) >> 3) * 7) & ~GUARD;
}

/* A form in a shape, if what is left of it may be provided. */
void guerre_keep(Sweep *s, int shape, const Word *word, int ahead, int back);

/* A form in a list of shapes that have the same sign, or none. */
void guerre_place(Sweep *s, int shape, const Word *word);

/* The forms of all shapes of two signs or more. */
void guerre_search_wide(Sweep *s);

#endif
