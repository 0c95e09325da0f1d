/* Where words can be laid on a board: `placed` of `places.py`, number for number. */

#include <string.h>

#include "export.h"
#include "place.h"

#define SIDE 34                    /* cells of a side with the border, at most */
#define CLOSED ((uint64_t)1 << 63) /* in the second number: no piece, and nothing takes it away */
#define PIECES 127                 /* at most: that bit is not among them */
#define FEWEST_BEHIND 2

/* A sketch as Python draws it (`drawn.py`). */
typedef struct {
    int32_t sketch, line, beside, many, fewest, most, look, stub, chain, end;
    int32_t is_both, is_bent, is_owed, is_aside, is_joined, is_compound;
    int32_t row, column, down, right, tail_row, tail_column, fixed, extra, hyphens, before, violet;
} Sketch;

/* The sketches of one chain. */
typedef struct {
    const Sketch *sketch;
    const uint64_t *leave; /* by sketch: what its first cell may touch, what leaves anyway */
    int32_t count, bit;    /* how many; the chain's first piece on this board */
    int32_t number;        /* of the chain */
    int32_t sketches, looks, stubs; /* where its own begin among those of all */
} Part;

typedef struct {
    const uint8_t *border; /* by cell: 1 beside the board, 2 violet */
    const int16_t *pieces; /* by bit: its cell */
    const int16_t *shut;   /* cells where nobody may lay yet */
    uint64_t loose[2];     /* the pieces that a coup can move */
    int32_t side, piece_count, shut_count, pad;
} Board;

/* By cell, and again where a cross may bridge violet: the pieces that must leave it. */
typedef uint64_t Barring[2][SIDE * SIDE][2];

static int bar(const Board *board, Barring barring) {
    int side = board->side, cells = side * side;
    for (int over = 0; over < 2; over++)
        for (int cell = 0; cell < cells; cell++) {
            barring[over][cell][0] = 0;
            barring[over][cell][1] = board->border[cell] & (over ? 1 : 3) ? CLOSED : 0;
        }
    for (int n = 0; n < board->shut_count; n++) {
        int cell = board->shut[n];
        if (cell < 0 || cell >= cells) return 0;
        barring[0][cell][1] |= CLOSED;
        barring[1][cell][1] |= CLOSED;
    }
    for (int bit = 0; bit < board->piece_count; bit++) {
        int at = board->pieces[bit];
        if (at <= side || at >= cells - side - 1) return 0;
        for (int row = -side; row <= side; row += side)
            for (int cell = at + row - 1; cell <= at + row + 1; cell++)
                for (int over = 0; over < 2; over++)
                    barring[over][cell][bit / 64] |= (uint64_t)1 << bit % 64;
    }
    return 1;
}

/* A set of a chain's pieces, as the board counts them. */
static void shifted(const uint64_t *set, int by, uint64_t *to) {
    to[0] = by < 64 ? set[0] << by : 0;
    to[1] = by < 64 ? set[1] << by : set[0] << (by - 64);
    if (by && by < 64) to[1] |= set[0] >> (64 - by);
}

/* What bars each cell of a line; how many cells it has, none of them too. */
static int walk(const Board *board, Barring barring, const Sketch *sketch,
                const uint64_t *leave, int bit, uint64_t *bars) {
    int side = board->side, cells = side * side, step[] = {1, side, -1, -side}, n = 1;
    int way = sketch->line / cells, cell = sketch->line % cells;
    uint64_t spare[2], gone[2], need[2] = {0, 0};
    if (sketch->line < 0 || way > 7) return 0;
    shifted(leave, bit, spare);
    shifted(leave + 2, bit, gone);
    bars[0] = bars[1] = 0;
    for (; n < side; n++) {
        cell += step[way % 4];
        if (cell < 0 || cell >= cells) break;
        for (int half = 0; half < 2; half++) {
            uint64_t near = barring[way / 4][cell][half] & ~gone[half];
            need[half] |= n == 1 ? near & ~spare[half] : near;
            bars[2 * n + half] = need[half];
        }
        if (need[0] & ~board->loose[0] || need[1] & ~board->loose[1]) break;
    }
    return n;
}

/* Fills in a slot, and what bars it where a letter beside it is laid too; 0: there is no room. */
static int fill(const Part *part, int n, int at, int side, const int32_t *length, uint64_t *bars,
                const int32_t *looks, int nothing, Room *slot) {
    const Sketch *sketch = &part->sketch[n];
    int other = at + sketch->beside, here = at * side, most = length[at];
    if (sketch->is_aside || most < sketch->fewest) return 0;
    slot->behind = 1;
    slot->beyond = nothing;
    if (sketch->many) {
        if (length[other] <= sketch->many) return 0;
        const uint64_t *more = &bars[2 * (other * side + sketch->many)];
        for (int cell = 0; cell < most; cell++)
            for (int half = 0; half < 2; half++) bars[2 * (here + cell) + half] |= more[half];
    } else if (sketch->is_both) {
        if (length[other] < FEWEST_BEHIND) return 0;
        slot->behind = length[other];
        slot->beyond = other * side;
    }
    slot->look = looks[part->looks + sketch->look];
    slot->ahead = (most < sketch->most ? most : sketch->most) - sketch->is_bent;
    slot->reach = here + sketch->is_bent;
    slot->own = sketch->is_owed ? part->number : -1;
    slot->takes = part->stubs + sketch->stub;
    return 1;
}

/* The sketches for which there is room, those of words and behind them those of compounds; how many
   of both: room for all is there. `length`: room for a number a sketch. -1: it cannot be. */
EXPORT int64_t guerre_place(const Board *board, const Part *part, int parts, const int32_t *looks,
                            int32_t *length, Sketch *found, Room *slot, uint64_t *bars,
                            int64_t *words) {
    Barring barring;
    int side = board->side, all = 0;
    int64_t count = 0;
    if (side > SIDE || board->piece_count > PIECES || !bar(board, barring)) return -1;
    for (int p = 0; p < parts; p++)
        for (int n = 0; n < part[p].count; n++, all++)
            length[all] = walk(board, barring, &part[p].sketch[n], &part[p].leave[4 * n],
                               part[p].bit, &bars[2 * all * side]);
    memset(&bars[2 * all * side], 0, 2 * sizeof(*bars)); /* bars nothing */
    for (int joined = 0; joined < 2; joined++) {
        for (int p = 0, at = 0; p < parts; p++)
            for (int n = 0; n < part[p].count; n++, at++) {
                if (part[p].sketch[n].is_joined != joined) continue;
                if (!fill(&part[p], n, at, side, length, bars, looks, all * side, &slot[count]))
                    continue;
                found[count] = part[p].sketch[n];
                found[count++].sketch += part[p].sketches;
            }
        if (!joined) *words = count;
    }
    return count;
}

/* The sizes of what Python hands over, so that it can compare. */
EXPORT int64_t guerre_place_size(int what) {
    size_t sizes[] = {sizeof(Sketch), sizeof(Part), sizeof(Board), sizeof(Room), SIDE};
    return (int64_t)sizes[what];
}
