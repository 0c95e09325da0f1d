/* Where the letters from beside a line come from, as `sources.py` finds it; and the whole search. */

#include <stdlib.h>
#include <string.h>

#include "export.h"
#include "search.h"

typedef struct {
    uint64_t low, high; /* cells as bits: 0 to 62, and 63 on */
} Cells;

static Cells bit_of(int64_t cell) {
    if (cell < 63) return (Cells){(uint64_t)1 << cell, 0};
    return (Cells){0, (uint64_t)1 << (cell - 63)};
}

static int64_t letter_at(const Reading *one, int q) {
    return one->prefix >> 5 * (one->length - 1 - q) & 31;
}

/* The first free letter in sight for each place, one place after the other. */
static int at_sight(const Board *b, const Reading *one, int16_t *source) {
    Cells used = {0, 0};
    for (int q = 0; q < one->length; q++) {
        if (one->along >> q & 1) continue;
        int64_t place = place_of(b, one->ray, q, letter_at(one, q));
        int64_t chosen[2] = {b->first[place], b->second[place]};
        int n = 0;
        for (; n < 2; n++) {
            if (chosen[n] == b->cells - 1) return 0;
            Cells bit = bit_of(chosen[n]);
            if (bit.low & used.low || bit.high & used.high) continue;
            used.low |= bit.low;
            used.high |= bit.high;
            break;
        }
        if (n == 2) return 0;
        source[q] = (int16_t)chosen[n];
    }
    return 1;
}

/* Whether every letter in the way of an option fits another place of the word. */
static int is_open(const Board *b, const Reading *one, int q, int64_t option) {
    for (int64_t nth = 0; nth < b->depth[option]; nth++) {
        int64_t there[2], letter = passing(b, one->ray, q, b->ray[option], nth, there);
        int fits = 0;
        for (int k = 0; k < 2; k++)
            if (there[k] >= 0 && there[k] < one->length)
                fits |= letter_at(one, (int)there[k]) == letter && !(one->along >> there[k] & 1);
        if (!fits) return 0;
    }
    return 1;
}

/* The first choice of sources, place by place, in which every letter in the way moves too. */
static int search(const Board *b, const Reading *one, int q, Cells used, Cells owed,
                  int16_t *source) {
    while (q < one->length && one->along >> q & 1) q++;
    if (q == one->length) return !(owed.low & ~used.low) && !(owed.high & ~used.high);
    int64_t place = place_of(b, one->ray, q, letter_at(one, q));
    for (int64_t option = b->start[place]; option < b->start[place + 1]; option++) {
        Cells bit = bit_of(b->source[option]), owing = owed;
        if (bit.low & used.low || bit.high & used.high || !is_open(b, one, q, option)) continue;
        owing.low |= (uint64_t)b->low[option];
        owing.high |= (uint64_t)b->high[option];
        source[q] = (int16_t)b->source[option];
        Cells both = {used.low | bit.low, used.high | bit.high};
        if (search(b, one, q + 1, both, owing, source)) return 1;
    }
    return 0;
}

int wordsearch_fill(const Board *b, const Reading *one, int is_hard, int16_t *source) {
    for (int q = 0; q < b->longest; q++) source[q] = -1;
    Cells none = {0, 0};
    return is_hard ? search(b, one, 0, none, none, source) : at_sight(b, one, source);
}

typedef struct {
    Readings found;
    int16_t *source;
    int32_t *chosen;
    int64_t longest, legal, count;
} Solved;

EXPORT void wordsearch_close(Solved *solved) {
    if (!solved) return;
    free(solved->found.reading);
    free(solved->source);
    free(solved->chosen);
    free(solved);
}

static int moved(const Reading *one) { return one->length - __builtin_popcount(one->stays); }

/* Of the readings of one word on one segment the first with the fewest slides: their numbers, by ray,
   length and letters; how many there are, below 0: no memory. */
static int64_t shortest(const Board *b, const Reading *legal, int64_t count, int32_t *chosen) {
    size_t segments = (size_t)(b->rays * (b->longest + 1)) + 1;
    int32_t *start = calloc(segments + 1, sizeof(int32_t));
    int32_t *order = malloc(((size_t)count + 1) * sizeof(int32_t));
    int64_t kept = -1;
    if (start && order) {
        kept = 0;
        for (int64_t n = 0; n < count; n++)
            start[legal[n].ray * (b->longest + 1) + legal[n].length + 1]++;
        for (size_t n = 0; n < segments; n++) start[n + 1] += start[n];
        for (int64_t n = 0; n < count; n++)
            order[start[legal[n].ray * (b->longest + 1) + legal[n].length]++] = (int32_t)n;
        for (int64_t n = 0; n < count; n++) { /* each segment by letters: few words, often sorted */
            int32_t here = order[n];
            const Reading *one = &legal[here];
            int64_t place = n;
            for (; place > 0; place--) {
                const Reading *before = &legal[order[place - 1]];
                if (before->ray != one->ray || before->length != one->length ||
                    before->prefix < one->prefix ||
                    (before->prefix == one->prefix && moved(before) <= moved(one)))
                    break;
                order[place] = order[place - 1];
            }
            order[place] = here;
        }
        for (int64_t n = 0; n < count; n++) {
            const Reading *one = &legal[order[n]], *last = &legal[kept ? chosen[kept - 1] : 0];
            if (kept && one->ray == last->ray && one->length == last->length &&
                one->prefix == last->prefix)
                continue;
            chosen[kept++] = order[n];
        }
    }
    free(start);
    free(order);
    return kept;
}

/* The legal words, each on each segment with the fewest slides; of those, with letters in sight
   rather than from behind others. NULL: no memory. */
EXPORT Solved *wordsearch_open(const Board *b) {
    Solved *solved = calloc(1, sizeof(Solved));
    if (!solved) return NULL;
    Readings *all = &solved->found;
    int is_read = b->longest <= MOST && wordsearch_read(b, all);
    size_t count = (size_t)all->count + 1, wide = (size_t)b->longest;
    Reading *legal = malloc(count * sizeof(Reading));
    char *is_lucky = calloc(count, 1);
    solved->source = malloc(count * wide * sizeof(int16_t));
    solved->longest = b->longest;
    if (!is_read || !legal || !is_lucky || !solved->source) {
        free(legal);
        free(is_lucky);
        wordsearch_close(solved);
        return NULL;
    }
    for (int is_hard = 0; is_hard < 2; is_hard++)
        for (int64_t n = 0; n < all->count; n++) {
            if (is_lucky[n]) continue;
            int16_t *source = &solved->source[solved->legal * b->longest];
            if (!wordsearch_fill(b, &all->reading[n], is_hard, source)) continue;
            is_lucky[n] = 1;
            legal[solved->legal++] = all->reading[n];
        }
    free(all->reading);
    free(is_lucky);
    all->reading = legal;
    solved->chosen = malloc(((size_t)solved->legal + 1) * sizeof(int32_t));
    solved->count = solved->chosen ? shortest(b, legal, solved->legal, solved->chosen) : -1;
    if (solved->count >= 0) return solved;
    wordsearch_close(solved);
    return NULL;
}

EXPORT int64_t wordsearch_count(const Solved *solved) { return solved->count; }

/* These words as columns. */
EXPORT void wordsearch_rows(const Solved *solved, int64_t *ray, int64_t *length, int64_t *prefix,
                            int64_t *along, int64_t *stays, int64_t *after, int16_t *source) {
    for (int64_t n = 0; n < solved->count; n++) {
        const Reading *one = &solved->found.reading[solved->chosen[n]];
        ray[n] = one->ray;
        length[n] = one->length;
        prefix[n] = one->prefix;
        along[n] = one->along;
        stays[n] = one->stays;
        after[n] = one->after;
        memcpy(&source[n * solved->longest], &solved->source[solved->chosen[n] * solved->longest],
               (size_t)solved->longest * sizeof(int16_t));
    }
}

EXPORT int64_t wordsearch_size(void) { return sizeof(Board); }
