/* The forms of a dictionary by their signs, whatever their order: one tree from the rarest sign to
   the commonest, and the same forms in the order of their first signs and of their last ones.

   The children of a node stand after it; `skip` leads past all that grows from it. A node without
   a sign is a run of few forms, which have the signs of the node above and others. */
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
    const uint8_t *const *letters; /* by length: place after place, one code a form */
    const int32_t *start;          /* by length: the first row */
    const uint8_t *rank;           /* by code: how rare it is, the rarest 0 */
    const Bag *weight;             /* by code: the sign, counted once */
    const int32_t *row;            /* by form, that is in the order of the tree: its row */
    const int32_t *sorted[2];      /* the forms by their first signs, and by their last ones */
    const int32_t *place[2];       /* by form: where it stands among these */
    const uint8_t *sign;           /* by node: the code of its sign, or RUN */
    const uint8_t *depth;          /* signs so far */
    const int32_t *skip;           /* the first node that does not grow from this one */
    const int32_t *first;          /* its first form */
    const int32_t *at;             /* by form: where in `text` its codes begin */
    const uint8_t *text;           /* the codes, form after form */
    const uint64_t *bags;          /* by form: `wide` numbers */
    int64_t count, forms;          /* nodes, forms; `first` and `at` have one more */
    int64_t codes, wide;           /* signs of the alphabet; 2: there are no accents, else 5 */
} Tree;

static inline Bag bag_of(const Tree *tree, int64_t form) {
    const uint64_t *one = &tree->bags[form * tree->wide];
    if (tree->wide == 2) return (Bag){{one[0], one[1], 0}, {one[0], one[1]}};
    return (Bag){{one[0], one[1], one[2]}, {one[3], one[4]}};
}

#endif
