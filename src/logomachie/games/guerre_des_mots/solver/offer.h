/* What arsenal and chains offer for a word, wherever it is laid. */
#ifndef GUERRE_OFFER_H
#define GUERRE_OFFER_H

#include <stddef.h>

#include "join.h"

#define COUNTS 8    /* of one sign: none to seven */
#define PLANES 3    /* the letters in two numbers, the accents in one */
#define PARTS 3     /* that a mask is read in */
#define PART_BITS 11
#define HOPES 13    /* bits of a mask that lots are asked for, at most */
#define HOPELESS 13 /* where those are counted that no lot has; more than seven are told as fewer */

/* One number of nibbles of a form: what is wanting of the arsenal, and what lots ask for of its
   signs. */
typedef struct {
    uint64_t want, sign;
    int32_t plane;
} Half;

enum { UNKNOWN = -2, NONE_FITS = -1 };

/* The lots that go into it: by jokers, a set of those that have all but so many of what it wants;
   before these by jokers which numbers of the set are not empty, a bit each (`guerre_number`). */
typedef struct {
    Half half;
    int32_t first; /* among `sets`, or one of the above */
} Fit;

typedef struct {
    Fit *fit; /* by hash */
    int64_t fits, room; /* room: a power of two */
    uint64_t *sets;
    int64_t count, sets_room;
} Fits;

#define MANY 256 /* forms that are weighed together */

/* A form in a shape that is to be weighed. */
typedef struct {
    uint64_t light[PLANES]; /* letters and accents to be counted of it */
    uint64_t key;           /* what its shape sorts it by */
    int32_t form;
    int8_t ahead, back;
} Candidate;

/* Some of them. They are weighed step by step, all of them in each: the machine foresees what is next,
   and what it waits for is there when it is wanted. */
typedef struct {
    Candidate form[MANY];
    Bag bag[MANY];  /* where accents are counted: the same, sign by sign */
    uint16_t left[MANY]; /* those that no step left out */
    int32_t set[PLANES][MANY]; /* where the lots are told that go into each half */
    Half half[MANY];           /* by what is left */
    uint32_t hash[MANY];
    int room; /* forms at a time; one where steps are few: the first words are to be found in them */
    int count, lefts;
} Batch;

/* How many jokers a form needs at least, by one of its masks: parts say where in `few` that is told,
   and count what no lot has. A lot must go into the form, so more is known by all of a mask than by
   a part of it. */
enum { PART, ALL, KNOWN };

typedef struct {
    uint16_t part[PARTS][1 << PART_BITS];
    uint8_t few[KNOWN][1 << HOPES];
} Hope;

/* A lot with how many letters it has. */
typedef struct {
    int32_t lot, size;
} Sized;

/* Sets of lots. */
struct Offer {
    Lending lending;
    int largest;           /* letters of a lot, at most */
    uint64_t most[PLANES]; /* of each sign, at most in a lot */
    int words;             /* numbers of 64 bits in a set */
    uint64_t *giving;      /* by plane, nibble and count: those that have so many of the letter */
    uint64_t *having;      /* of the sign */
    uint64_t *all;         /* of all lots */
    Sized *sized;          /* all lots, those of the fewest letters first */
    Fits fits;
    Hope hope[MASKS];
};

/* The bit of a number of 64 bits of a set; where these are many some share one. */
static inline uint64_t guerre_number(size_t word) { return (uint64_t)1 << word % 64; }

/* So many of each letter, never more than seven. */
static inline uint64_t summed(uint64_t one, uint64_t other) {
    uint64_t sum = one + other;
    return (sum | ((sum & GUARD) >> 3) * 7) & ~GUARD;
}

/* How many jokers what a mask tells needs at least; of both masks together. */
static inline int guerre_hoped(const Hope *hope, int known, uint32_t mask) {
    const uint32_t low = (1u << PART_BITS) - 1;
    unsigned at = hope->part[0][mask & low] + hope->part[1][mask >> PART_BITS & low] +
                  hope->part[2][mask >> 2 * PART_BITS];
    return hope->few[known][at & ((1u << HOPELESS) - 1)] + (int)(at >> HOPELESS);
}

/* Reads what the lots have into `hope`. */
void guerre_hope(const Position *at, Offer *offer);

/* Leaves of a batch the forms whose half some lots go into, and tells where these are told; 0: no
   memory. */
int guerre_fits(const Position *at, Offer *offer, int plane, Batch *some);

#endif
