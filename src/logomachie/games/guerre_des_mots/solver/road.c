/* The map of `road.py`, number for number. */

#include "road.h"

#include <stdlib.h>
#include <string.h>

#include "export.h"

#define STEPS 6
#define LETTER 0.07
#define GREENS 0.55
#define LONG 0.3
#define AWAY 0.1 /* a side goal has one line where the cross has four */
#define ROUNDS 8
#define CELLS (SIDE * SIDE)

/* One word from an end of the line wins; from further off a longer one, where that counts. */
static void aim(double *far, int size, const uint8_t *free, const uint8_t *line, double more,
                int has_long) {
    int axis = line[0] != line[6], row = axis, column = !axis;
    for (int n = 1; n < 3; n++)
        if (!free[line[2 * n] * size + line[2 * n + 1]]) return;
    for (int end = 0; end < 2; end++) {
        const uint8_t *cell = &line[end ? 6 : 0];
        for (int off = 0; off < (has_long ? 4 : 1); off++) {
            int r = cell[0] + (end ? off : -off) * row, c = cell[1] + (end ? off : -off) * column;
            if (r < 0 || c < 0 || r >= size || c >= size) break;
            double cost = 1.0 + more + (off ? LONG + LETTER * off : 0.0);
            double *there = &far[(axis * size + r) * size + c];
            if (cost < *there) *there = cost;
        }
    }
}

/* Words from every cell, forth and back along both axes. */
typedef struct {
    uint8_t reach[2][2][CELLS]; /* cells that are free */
    uint8_t plain[2][2][CELLS]; /* of these, those before the first green one */
} Words;

static void look(const Ground *ground, const uint8_t *free, Words *words) {
    int size = ground->size;
    for (int axis = 0; axis < 2; axis++)
        for (int way = 0; way < 2; way++)
            for (int cell = 0; cell < size * size; cell++) {
                int at = axis ? cell / size : cell % size, n = 0, plain = STEPS;
                int step = (axis ? size : 1) * (way ? -1 : 1), most = way ? at : size - 1 - at;
                for (; n < STEPS && n < most && free[cell + step * (n + 1)]; n++)
                    if (plain > n && ground->colours[cell + step * (n + 1)] & GREEN) plain = n;
                words->reach[axis][way][cell] = (uint8_t)n;
                words->plain[axis][way][cell] = (uint8_t)plain;
            }
}

/* One word more from every cell; whether anything came nearer. */
static int spread(int size, const Words *words, const double *before, double *far) {
    int cells = size * size, is_nearer = 0;
    double cost[2][STEPS];
    for (int n = 0; n < STEPS; n++)
        for (int green = 0; green < 2; green++)
            cost[green][n] = 1 + LETTER * abs(n - 2) - GREENS * green;
    for (int axis = 0; axis < 2; axis++) {
        const double *turn = &before[(1 - axis) * cells];
        for (int cell = 0; cell < cells; cell++) {
            double best = before[axis * cells + cell];
            for (int way = 0; way < 2; way++) {
                int step = (axis ? size : 1) * (way ? -1 : 1);
                for (int n = 0; n < words->reach[axis][way][cell]; n++) {
                    int green = n >= words->plain[axis][way][cell];
                    double there = turn[cell + step * (n + 1)] + cost[green][n];
                    if (there < best) best = there;
                }
            }
            is_nearer |= best < before[axis * cells + cell];
            far[axis * cells + cell] = best;
        }
    }
    return is_nearer;
}

void guerre_road(const Ground *ground, const uint8_t *barred, int side, double *far) {
    int size = ground->size, cells = size * size;
    uint8_t free[CELLS];
    double before[2 * CELLS];
    Words words;
    for (int cell = 0; cell < cells; cell++)
        free[cell] = ground->colours[cell] & OPEN && !barred[cell];
    for (int n = 0; n < 2 * cells; n++) far[n] = FARTHEST;
    for (int n = 0; n < ground->crosses; n++)
        aim(far, size, free, &ground->lines[8 * n], 0.0, ground->has_long);
    if (side >= 0) aim(far, size, free, &ground->lines[8 * (ground->crosses + side)], AWAY, 0);
    look(ground, free, &words);
    for (int round = 0; round < ROUNDS; round++) {
        memcpy(before, far, sizeof(double) * 2 * (size_t)cells);
        if (!spread(size, &words, before, far)) break;
    }
}

/* The same for Python, whether the board has room here. */
EXPORT int guerre_map(const Ground *ground, const uint8_t *barred, int side, double *far) {
    int lines = ground->crosses + ground->sides;
    if (ground->size < 0 || ground->size > SIDE || side >= ground->sides) return 0;
    for (int n = 0; n < 8 * lines; n++)
        if (ground->lines[n] >= ground->size) return 0;
    guerre_road(ground, barred, side, far);
    return 1;
}
