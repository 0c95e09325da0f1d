/* What the parts of the search for forms share. */
#ifndef GUERRE_SWEEP_H
#define GUERRE_SWEEP_H

#include "offer.h"

/* The search for the forms of one shape. */
typedef struct {
    const Position *at;
    Offer *offer;
    const Shape *which;
    Pairs *pairs;
    const uint8_t *far;      /* by lot: with how many cells, and one more, the shape may use it */
    const int32_t *leaving;  /* by cells: how many lots reach less far than before */
    uint64_t *lots;          /* those that serve now: not too many letters, and they reach so far */
    int next;                /* the first by size that is not among them yet */
    uint64_t numbers;        /* which numbers of that set are not empty */
    int largest;             /* letters of one of them, at most */
    uint64_t lent[PLANES];   /* one of them: of each letter and accent, at most */
    uint64_t most[PLANES];   /* the same with the arsenal */
    uint32_t dead[MASKS];    /* what of the masks they never have */
    Batch *batch;            /* forms that are to be weighed */
    int way;                 /* the shelf they are counted on */
    Bag stand;               /* the signs that stand there */
    int failed;
} Search;

/* Before forms are weighed that fill so many cells, of no more than so many letters to be provided;
   of both there are never fewer than before. */
void guerre_narrow(Search *s, int cells, int letters);

/* Whether what is asked for in a mask is more than jokers can be. */
static inline int guerre_is_dead(const Search *s, int which, uint32_t mask) {
    mask &= s->dead[which];
    for (int n = 0; mask && n < s->at->jokers; n++) mask &= mask - 1;
    return mask != 0;
}

/* Whether so many letters are more than lots, arsenal and jokers have, or a lot and jokers can be. */
static inline int guerre_is_over(const Search *s, const uint64_t *light) {
    const uint64_t *have = s->at->base;
    int jokers = s->at->jokers;
    int never = total(excess(light[0], s->most[0]) + excess(light[1], s->most[1]));
    int want = total(excess(light[0], have[0]) + excess(light[1], have[1]));
    return (never > jokers) | (want > jokers + s->largest);
}

/* Keeps what is to be provided of the forms of the batch into which some lot goes, arsenal and jokers
   having the rest. Their rows are told when pairs are sorted. */
void guerre_weigh(Search *s);

/* Room for one more form to be weighed. */
static inline Candidate *guerre_next(Search *s) {
    if (s->batch->count == s->batch->room) guerre_weigh(s);
    return &s->batch->form[s->batch->count++];
}

/* The forms of a shape that begin, or end, with the signs that stand there; all if none does. */
void guerre_shelf(Search *s);

/* The forms of a shape that have the two signs or more that stand there in their midst. */
void guerre_around(Search *s);

#endif
