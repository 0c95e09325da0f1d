/* The lists of Cadenas as a word graph, and what a hand makes of a word in it. */
#ifndef CADENAS_LISTS_H
#define CADENAS_LISTS_H

#include <stdint.h>

#define LETTERS 26
#define LONGEST 31 /* letters of a word */

/* An edge, and of the node after it what is on its edges and anywhere behind. The first one leads to
   the first node. */
typedef struct {
    uint32_t child, mask, later;
    uint32_t skip; /* words that come before it in its node; the highest bit: a word ends with it */
} Edge;

#define LAST 0x80000000u

/* One kind of words, those somebody knows. */
typedef struct {
    const Edge *edge;
    const uint8_t *known; /* by row; NULL: all */
    int64_t least;        /* letters of the shortest */
} List;

/* What is looked for: longer words that a word becomes with letters of a hand. */
typedef struct Walk Walk;
struct Walk {
    const List *list;
    const uint8_t *word; /* its letters, A = 0 */
    int letters, most;   /* of the word; cards that may be played */
    uint8_t hand[LETTERS];
    uint32_t has, need[LONGEST + 1]; /* letters of the hand; from each place of the word on */
    int used, length;
    uint8_t text[LONGEST + 1];
    uint32_t row;
    int stop;
    void (*met)(Walk *); /* called with `text`, `length`, `used` and `row` of each word */
    void *about;
};

/* All such words in their order; with no word, those that the hand spells. */
void cadenas_walk(Walk *w, const List *list, const uint8_t *word, int letters,
                  const uint8_t *hand, int most);

#endif
