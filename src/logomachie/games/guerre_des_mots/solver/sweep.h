/* What the parts of the search for forms share. */
#ifndef GUERRE_SWEEP_H
#define GUERRE_SWEEP_H

#include "join.h"

#define COUNTS 8 /* of one sign: none to seven */
#define PLANES 3 /* the letters in two numbers, the accents in one */

/* A sign that some lot has, and that is counted apart. */
typedef struct {
    int code, plane, shift;
} Used;

/* What is the same for all shapes: sets of lots. */
typedef struct {
    int largest;       /* letters of a lot, at most */
    uint64_t pool[PLANES]; /* what the arsenal and some lot have of each sign together, at most */
    int words;         /* numbers of 64 bits in a set */
    uint64_t *wanting; /* by sign used and count: those that have more of it */
    uint64_t *giving;  /* by plane, nibble and count: those that have so many */
    Used use[CODES];   /* from the rarest to the commonest */
    int used, from[CODES + 1]; /* by rank: the first that is as common */
    uint8_t code[CODES];       /* by rank */
    uint8_t is_alone[CODES];   /* by code: whether no other sign is counted with it */
} Offer;

/* The search for the forms of one shape. */
typedef struct {
    const Position *at;
    const Lending *lending;
    const Offer *offer;
    const Shape *which;
    Pairs *pairs;
    uint64_t *lots;          /* those that the shape may use */
    Bag stand;               /* the signs that stand there */
    uint64_t have[PLANES];   /* the arsenal, and what stands there if the tree has it too */
    uint8_t plus[CODES];     /* by code: laid besides the word */
    uint8_t minus[CODES];    /* by code: of those in the tree, the ones that stand there */
    int shape, failed;
} Search;

/* The lots that may still be, those in both sets: which numbers of them may not be empty, and the
   first rank that is not settled. */
typedef struct {
    const uint64_t *lots, *layer;
    int low, high, rank;
} Open;

/* Whether no more is wanting than some lot and jokers could give: in all, and of each sign. */
static inline __attribute__((always_inline)) int guerre_near(const Search *s, uint64_t low, uint64_t high, uint64_t marks) {
    const uint64_t *have = s->at->base, *all = s->offer->pool;
    int jokers = s->at->jokers;
    if (total(excess(marks, all[2])) > jokers) return 0;
    if (total(excess(low, all[0])) + total(excess(high, all[1])) > jokers) return 0;
    return total(excess(low, have[0])) + total(excess(high, have[1])) <=
           jokers + s->offer->largest;
}

/* A form in the shape, if some lot goes into its bag and arsenal and jokers have the rest; `rows`:
   the row of the n-th in some order. Its own row is told when pairs are sorted. */
void guerre_keep(Search *s, const int32_t *rows, int64_t form, uint64_t key, const Bag *bag,
                 const Open *open, int ahead, int back);

/* The forms of a shape where no sign stands, or one, or a word that grows at both ends; 0: no
   memory. */
int guerre_walk(Search *s);

/* The forms of a shape that begin, or end, with the two signs or more that stand there. */
void guerre_scan(Search *s);

#endif
