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
    Bag stand;               /* the signs that stand there */
    int failed;
} Search;

/* Before forms are weighed of which no more than so many letters are to be provided. */
void guerre_narrow(Search *s, int letters);

/* What is to be provided of a form on a shelf, `light` being the letters and accents to be counted
   of it, if some lot goes into it and arsenal and jokers have the rest; -1: none does. */
int32_t guerre_need(Search *s, const uint64_t *light, int way, int64_t form);

/* A form in the shape, with what it needs, and what its shape sorts it by. Its row is told when pairs
   are sorted. */
void guerre_keep(Search *s, int32_t need, int way, int64_t form, uint64_t key, int ahead, int back);

/* The forms of a shape that begin, or end, with the signs that stand there; all if none does. */
void guerre_shelf(Search *s);

/* The forms of a shape that have the two signs or more that stand there in their midst. */
void guerre_around(Search *s);

#endif
