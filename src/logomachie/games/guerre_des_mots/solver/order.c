/* The pairs in the order that the columns of the reference have. */

#include <stdlib.h>
#include <string.h>

#include "join.h"

typedef struct {
    uint64_t key;
    int64_t index;
} Mark;

static void sorted(Mark *mark, Mark *other, int64_t count) {
    for (int shift = 0; shift < 64 && count > 1; shift += 8) {
        int64_t many[257] = {0};
        for (int64_t n = 0; n < count; n++) many[(mark[n].key >> shift & 255) + 1]++;
        if (many[(mark[0].key >> shift & 255) + 1] == count) continue;
        for (int n = 0; n < 256; n++) many[n + 1] += many[n];
        for (int64_t n = 0; n < count; n++) other[many[mark[n].key >> shift & 255]++] = mark[n];
        memcpy(mark, other, (size_t)count * sizeof(Mark));
    }
}

/* The row of a pair: its key says where in an order it stands, or the row itself. */
static int32_t row_of(const Position *at, const Pair *pair) {
    const Shape *which = &at->shapes[pair->shape];
    int is_whole = !which->length || which->both;
    int32_t row = is_whole ? (int32_t)(pair->key & 0xFFFFFFFFu)
                           : at->tree.told[which->before != 0][pair->key];
    return at->tree.among ? at->tree.among[row] : row;
}

/* The pairs in the order of the marks, and their entries likewise: both are read from first to last
   later on. */
static void moved(const Position *at, const Mark *mark, const Pairs *from, Pair *pair,
                  Entry *entry) {
    int64_t next = 0;
    for (int64_t n = 0; n < from->count; n++) {
        pair[n] = from->pair[mark[n].index];
        for (int k = 0; k < pair[n].many; k++) entry[next + k] = from->entry[pair[n].first + k];
        pair[n].first = next;
        pair[n].row = row_of(at, &pair[n]);
        next += pair[n].many;
    }
}

int guerre_sort(const Position *at, Pairs *pairs) {
    int shapes = at->shape_count;
    size_t count = (size_t)pairs->count;
    pairs->bound = calloc((size_t)shapes + 2, sizeof(int64_t));
    Mark *mark = malloc((2 * count + 1) * sizeof(Mark));
    Pair *pair = malloc((count + 1) * sizeof(Pair));
    Entry *entry = malloc(((size_t)pairs->entries + 1) * sizeof(Entry));
    if (!pairs->bound || !mark || !pair || !entry) {
        free(mark);
        free(pair);
        free(entry);
        return 0;
    }
    int64_t *next = pairs->bound + 1; /* while it is filled: where the next of a shape goes */
    for (size_t n = 0; n < count; n++) {
        int shape = pairs->pair[n].shape;
        if (shape + 1 < shapes) next[shape + 1]++;
    }
    for (int n = 1; n < shapes; n++) next[n] += next[n - 1];
    for (size_t n = 0; n < count; n++) {
        const Pair *one = &pairs->pair[n];
        mark[next[one->shape]++] = (Mark){one->key, (int64_t)n};
    }
    for (int n = 0; n < shapes; n++)
        sorted(mark + pairs->bound[n], mark + count, pairs->bound[n + 1] - pairs->bound[n]);
    moved(at, mark, pairs, pair, entry);
    free(mark);
    free(pairs->pair);
    free(pairs->entry);
    pairs->pair = pair;
    pairs->entry = entry;
    return 1;
}
