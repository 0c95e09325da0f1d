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

int guerre_sort(Pairs *pairs, int shapes) {
    size_t count = (size_t)pairs->count;
    pairs->bound = calloc((size_t)shapes + 2, sizeof(int64_t));
    Mark *mark = malloc((2 * count + 1) * sizeof(Mark));
    Pair *pair = malloc((count + 1) * sizeof(Pair));
    if (!pairs->bound || !mark || !pair) {
        free(mark);
        free(pair);
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
    for (size_t n = 0; n < count; n++) pair[n] = pairs->pair[mark[n].index];
    free(mark);
    free(pairs->pair);
    pairs->pair = pair;
    return 1;
}
