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
    const uint64_t *allowed; /* the lots that the shape may use */
    uint64_t *lots;          /* those of them that are not too many letters */
    uint64_t numbers;        /* which numbers of that set are not empty */
    Batch *batch;            /* forms that are to be weighed */
    int way;                 /* the shelf they are counted on */
    Bag stand;               /* the signs that stand there */
    int failed;
} Search;

/* Before forms are weighed of which no more than so many letters are to be provided. */
void guerre_narrow(Search *s, int letters);

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
