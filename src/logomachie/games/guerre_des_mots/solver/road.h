/* How far every cell is from the goals of a seat, in words still to be laid (`road.py`). */
#ifndef GUERRE_ROAD_H
#define GUERRE_ROAD_H

#include <stdint.h>

#define SIDE 32 /* cells of a row, at most */
#define FARTHEST 12.0

enum { OPEN = 1, GREEN = 2, CLOSED = 4 }; /* of a cell: a letter may lie there; of a base unopened */

/* A board with its goals. */
typedef struct {
    const uint8_t *colours; /* by cell: what it is, as bits */
    const uint8_t *lines;   /* of the cross, then of the side, two numbers a cell, four cells each */
    int32_t size, crosses, sides, has_long; /* has_long: a longer word may win on the cross */
} Ground;

/* By axis and cell; `barred`: cells that are in the way; `side`: which of the sides, -1: none. */
void guerre_road(const Ground *ground, const uint8_t *barred, int side, double *far);

#endif
