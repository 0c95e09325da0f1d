/* The forms of a dictionary as they are searched: apart by the sign at one end and by length, those
   with the same rare letters side by side, and with each the signs beside that end, counted. */
#ifndef GUERRE_SHELF_H
#define GUERRE_SHELF_H

#include <stdint.h>

#include "nibbles.h"

#define LONGEST 24 /* signs of a form */
#define LENGTHS (LONGEST + 1)
#define CODES 64 /* signs of an alphabet, at most */
#define NEAR 10  /* signs that decide the order by first or last ones */
#define MASKS 2
#define SIDE 8    /* forms whose shared letters are told */
#define HALF 13  /* letters in one number of nibbles */
#define LETTERS 0x1111111111111u /* the lowest bit of each of these */

typedef struct {
    uint64_t sign[3]; /* counted: A to M, N to Z, signs with an accent */
    uint64_t base[2]; /* the letters under them */
} Bag;

typedef struct {
    const uint32_t *mask[MASKS]; /* by form: which letters it has (`guerre_mask`) */
    const uint32_t *shared;      /* of so many forms side by side: the letters that all have */
    const uint64_t *light;       /* by form: its letters, and its accents if there are any */
    const int32_t *place;        /* by form: where it stands in the order by that end */
    const int32_t *start;        /* by code of that end and length: its first form; one more */
} Shelf;

enum { WHOLE, FIRST, LAST, SHELVES }; /* which end is apart */

typedef struct {
    const uint8_t *rank;       /* by code: how rare it is, the rarest 0 */
    const Bag *weight;         /* by code: the sign, counted once */
    const int32_t *among;      /* by row: the row that is told of it, -1: it is left out; or NULL */
    const int32_t *told[2];    /* the rows by their first signs, and by their last ones */
    const int32_t *at;         /* by row: where in `text` its codes begin; one more */
    const uint8_t *text;       /* the codes, row after row */
    const int32_t *two;        /* by two codes that follow each other in a row: the first of … */
    const int32_t *inner;      /* … the rows that have them, once for every place */
    const uint8_t *within;     /* and how many codes stand before them there */
    Shelf shelf[SHELVES];
    int64_t count, codes, light; /* light: numbers of each */
} Forms;

#define HIGH 6 /* bits of a mask above those of the letters */
static const uint8_t guerre_thrice[HIGH][2] = {{0, 0}, {0, 4}, {0, 8}, {1, 0}, {1, 4}, {1, 5}};
static const uint8_t guerre_marks[HIGH] = {1, 2, 3, 4, 5, 9};

/* A bit a letter. One mask tells whether it is there at all, and in its highest bits of the commonest
   accents; the other whether it is there twice, and there of A, E, I, N, R, S three times. */
static inline uint32_t guerre_mask(const uint64_t *letters, uint64_t marks, int which) {
    uint32_t found = 0;
    for (int half = 0; half < 2; half++) {
        uint64_t some = letters[half] >> 1 | letters[half] >> 2; /* two or more */
        if (!which) some |= letters[half];
        for (some &= LETTERS; some; some &= some - 1)
            found |= 1u << (HALF * half + __builtin_ctzll(some) / 4);
    }
    for (int n = 0; n < HIGH; n++) {
        const uint8_t *often = guerre_thrice[n];
        int is_there = which ? (letters[often[0]] >> 4 * often[1] & 7) > 2
                             : (marks >> 4 * guerre_marks[n] & 7) > 0;
        if (is_there) found |= 1u << (2 * HALF + n);
    }
    return found;
}

/* All bits of either mask that speak of these signs. */
static inline uint32_t guerre_about(const Bag *bag) {
    uint32_t found = guerre_mask(bag->base, bag->sign[2], 0);
    for (int n = 0; n < HIGH; n++)
        if (bag->base[guerre_thrice[n][0]] >> 4 * guerre_thrice[n][1] & 7)
            found |= 1u << (2 * HALF + n);
    return found;
}

/* The row of a form on a shelf. */
static inline int64_t guerre_row(const Forms *forms, int way, int64_t form) {
    return way == WHOLE ? form : forms->told[way - 1][forms->shelf[way].place[form]];
}

/* The signs of a row, counted. */
static inline Bag guerre_signs(const Forms *forms, int64_t row) {
    Bag bag = {{0}, {0}};
    for (int32_t n = forms->at[row]; n < forms->at[row + 1]; n++) {
        const Bag *one = &forms->weight[forms->text[n]];
        for (int k = 0; k < 3; k++) bag.sign[k] += one->sign[k];
        for (int k = 0; k < 2; k++) bag.base[k] += one->base[k];
    }
    return bag;
}

#endif
