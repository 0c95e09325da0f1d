/* What one sees at a glance: words drawn one by one, where they can be laid in the plain ways. */
#ifndef GUERRE_GLANCE_H
#define GUERRE_GLANCE_H

#include <stdint.h>

#include "road.h"

#define WIDE 12    /* signs of a word, at most */
#define ADDED 2    /* of an inflection */
#define NO_SIGN 64 /* behind the last one */

/* A position as Python hands it over, and how to look at it (`glance.py`). */
typedef struct {
    Ground ground;
    const uint8_t *text;     /* `WIDE` codes a form */
    const uint32_t *heights; /* by form: the first lot above its own */
    const uint32_t *guide;   /* by the upper bits of a lot: the first form that it may draw */
    const uint8_t *offered;  /* what each chain offers, one after the other (`ends.py`) */
    const uint8_t *front;    /* by code: the tokens of the arsenal that read so … */
    const uint8_t *back;     /* … if they are turned */
    const uint8_t *under;    /* by code: the letter under an accent, itself without one */
    uint64_t seed;
    int32_t chains, seat, seats, jokers;
    int32_t has_opened; /* letters of chains may go into a word on a base */
    int32_t count, draws, most; /* words noticed, lots drawn, coups told, at most */
} Glance;

/* A coup: where, which form, how many letters, which takes (-1: none), what it promises. */
typedef struct {
    int32_t place, form, ahead, take[2], jokers;
    double score;
} Coup;

#endif
