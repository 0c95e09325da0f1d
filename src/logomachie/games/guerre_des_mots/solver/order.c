/* The pairs in the order that the columns of the reference have. */

#include <stdlib.h>

#include "join.h"

typedef struct {
    uint64_t key;
    int64_t index;
} Mark;

/* Sorts by a digit after the other, from one of the two to the other and back; which has them. */
static Mark *sorted(Mark *mark, Mark *other, int64_t count) {
    for (int shift = 0; shift < 64 && count > 1; shift += 8) {
        int32_t many[257] = {0};
        for (int64_t n = 0; n < count; n++) many[(mark[n].key >> shift & 255) + 1]++;
        if (many[(mark[0].key >> shift & 255) + 1] == count) continue;
        for (int n = 0; n < 256; n++) many[n + 1] += many[n];
        for (int64_t n = 0; n < count; n++) other[many[mark[n].key >> shift & 255]++] = mark[n];
        Mark *swap = mark;
        mark = other;
        other = swap;
    }
    return mark;
}

/* The row of a pair: its key says where in an order it stands, or the row itself. */
static int32_t row_of(const Position *at, const Shape *which, uint64_t key) {
    int is_whole = !which->length || which->both;
    int32_t row =
        is_whole ? (int32_t)(key & 0xFFFFFFFFu) : at->forms.told[which->before != 0][key];
    return at->forms.among ? at->forms.among[row] : row;
}

int guerre_sort(const Position *at, Pairs *pairs) {
    size_t count = (size_t)pairs->count;
    Mark *mark = malloc((2 * count + 1) * sizeof(Mark));
    Pair *pair = malloc((count + 1) * sizeof(Pair));
    if (!mark || !pair) {
        free(mark);
        free(pair);
        return 0;
    }
    for (int shape = 0; shape < at->shape_count; shape++) {
        int64_t first = pairs->bound[shape], many = pairs->bound[shape + 1] - first;
        for (int64_t n = 0; n < many; n++)
            mark[n] = (Mark){pairs->pair[first + n].key, first + n};
        const Mark *order = sorted(mark, mark + many, many);
        for (int64_t n = 0; n < many; n++) {
            pair[first + n] = pairs->pair[order[n].index];
            pair[first + n].row = row_of(at, &at->shapes[shape], order[n].key);
        }
    }
    free(mark);
    free(pairs->pair);
    pairs->pair = pair;
    return 1;
}
