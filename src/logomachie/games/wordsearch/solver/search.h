/* A position of Wordsearch as NumPy made it ready (`lines`, `sight`, `frontier`, `graph`); Python
   checks that all columns are of one board. */
#ifndef WORDSEARCH_SEARCH_H
#define WORDSEARCH_SEARCH_H

#include <stdint.h>

#define MOST 11 /* cells of a line */
#define NONE 31 /* no letter */

#define LAST 128 /* a word ends with this edge */

typedef struct {
    uint32_t child, mask, later; /* the node after it; letters on its own node; anywhere after that */
    uint16_t ends;               /* bit k: a word ends k letters after the node after it */
    uint8_t letter, degree;
} Edge;

typedef struct {
    const Edge *edge;
    const uint32_t *reach; /* by edge, MOST + 1 numbers: letters exactly so many after this node */
    const int8_t *leap;    /* Lines, and the next two */
    const int64_t *ray_line, *ray_start;
    const int64_t *orientation, *forward, *cell, *near, *far, *count, *sequence, *room; /* Frontier */
    const int64_t *line_length, *line_count; /* of each line: cells, and letters before a place */
    const int64_t *board, *along_ray, *away; /* Sight */
    const int64_t *start, *source, *ray, *depth, *low, *high;                  /* Options */
    const int64_t *first, *second; /* by key: the first two letters in sight, off the board if none */
    int64_t edges, root, lines, rays, longest, cells, least;
} Board;

/* A word that could be read. */
typedef struct {
    int64_t prefix; /* the letters, five bits each, the last lowest */
    int32_t ray;
    int16_t length, after;
    uint16_t along, stays;
} Reading;

typedef struct {
    Reading *reading;
    int64_t count, room;
} Readings;

static inline int64_t place_of(const Board *b, int64_t ray, int q, int64_t letter) {
    int64_t cell = b->cell[ray * b->longest + q];
    return (b->orientation[ray] * b->cells + cell) * 32 + letter;
}

/* The nth letter on a way to place q, and where else in the word it could go: two places, outside of
   it where there is none. */
static inline int64_t passing(const Board *b, int64_t ray, int q, int64_t way, int64_t nth,
                              int64_t *there) {
    int64_t cell = b->cell[ray * b->longest + q], seen = (nth * b->cells + cell) * 8 + way;
    for (int k = 0; k < 2; k++) {
        int64_t at = ((k * 4 + b->orientation[ray]) * b->cells + cell) * 8 + way;
        there[k] = q + b->leap[at * (b->longest + 1) + b->away[seen]] * b->forward[ray];
    }
    return b->along_ray[seen];
}

/* Every word that lines and their sides could spell; 0: no memory. */
int wordsearch_read(const Board *b, Readings *found);

/* A letter for every place filled from beside; whether there is one. `is_hard`: more than the first
   letters in sight are tried. */
int wordsearch_fill(const Board *b, const Reading *one, int is_hard, int16_t *source);

#endif
