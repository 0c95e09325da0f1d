/* The forms of a dictionary by their signs, whatever their order: groves of trees, from the rarest
   sign to the commonest. One grove has all signs of a form; one is apart by their first sign, one by
   their last, and has the signs beside it: what grows on a letter of the board.

   The children of a node stand after it; `skip` leads past all that grows from it. A node without
   a sign is a run of few leaves, which have the signs of the node above and others. */
#ifndef GUERRE_TREE_H
#define GUERRE_TREE_H

#include <stdint.h>

#define LONGEST 24 /* signs of a form */
#define CODES 64   /* signs of an alphabet, at most */
#define RUN 255    /* no sign */
#define NEAR 10    /* signs that decide the order by first or last ones */

typedef struct {
    uint64_t sign[3]; /* counted: A to M, N to Z, signs with an accent */
    uint64_t base[2]; /* the letters under them */
} Bag;

typedef struct {
    const uint8_t *sign;  /* by node: the code of its sign, or RUN */
    const uint8_t *depth; /* signs so far */
    const int32_t *skip;  /* the first node that does not grow from this one */
    const int32_t *first; /* its first leaf; one more */
    const int32_t *place; /* by leaf: where its form stands in the order by that end */
    const int32_t *root;  /* by code of that end: its first node; one more */
    const uint64_t *bags; /* by leaf: `wide` numbers, among them the letters and the accents */
    int64_t count, wide, base, marks; /* nodes; where the letters stand, and the accents */
} Grove;

enum { WHOLE, FIRST, LAST, GROVES };

typedef struct {
    const uint8_t *rank;      /* by code: how rare it is, the rarest 0 */
    const Bag *weight;        /* by code: the sign, counted once */
    const int32_t *row;       /* by form, that is by leaf of the whole: its row */
    const int32_t *among;     /* by row: the row that is told of it, -1: it is left out; or NULL */
    const int32_t *sorted[2]; /* the forms by their first signs, and by their last ones */
    const int32_t *told[2];   /* the rows of these, in the same orders */
    const uint64_t *lights[2]; /* in these orders: their letters, and their accents if there are any */
    const int32_t *at;        /* by form: where in `text` its codes begin; one more */
    const uint8_t *text;      /* the codes, form after form */
    Grove grove[GROVES];
    int64_t forms, codes, light; /* light: numbers of each */
} Tree;

/* The signs of a form, counted. */
static inline Bag bag_of(const Tree *tree, int64_t form) {
    const Grove *whole = &tree->grove[WHOLE];
    const uint64_t *one = &whole->bags[form * whole->wide];
    if (whole->wide == 2) return (Bag){{one[0], one[1], 0}, {one[0], one[1]}};
    return (Bag){{one[0], one[1], one[2]}, {one[3], one[4]}};
}

#endif
