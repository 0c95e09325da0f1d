/* All beginnings of words on all lines, letter by letter, in the order of `frontier.py`. */

#include <stdlib.h>
#include <string.h>

#include "search.h"

typedef struct {
    int64_t prefix;
    int32_t ray, node, must;
    int16_t after;
    uint16_t along, stays;
    uint8_t fresh;
} Begun;

enum { NEAR = 1, FAR = 2, NEXT = 4, DRAWN = 8 }; /* where a letter may come from */

/* A beginning and a letter it may go on with. */
typedef struct {
    int32_t row, edge;
    uint8_t letter, from;
} Pair;

typedef struct {
    int32_t row, edge, must;
    int16_t after;
    uint16_t along, stays;
    uint8_t fresh;
} Step;

typedef struct {
    void *item;
    int64_t count, room;
    size_t size;
} Heap;

typedef struct {
    const Board *b;
    Heap front, next, pairs, drawn, steps;
    Readings *found;
    int failed;
} Walk;

/* Room for one item more; NULL: no memory. */
static inline void *more(Walk *w, Heap *heap) {
    if (heap->count == heap->room) {
        int64_t room = heap->room ? heap->room * 2 : 4096;
        void *grown = realloc(heap->item, (size_t)room * heap->size);
        if (!grown) {
            w->failed = 1;
            return NULL;
        }
        heap->item = grown;
        heap->room = room;
    }
    return (char *)heap->item + heap->size * (size_t)heap->count++;
}

static int64_t letter_of(const Board *b, int64_t edge) { return b->edge[edge].letter & ~LAST; }

/* Whether the nth letter on a way could fill another place of the word, and which (place + 1, then
   five bits of letter) where that is the only one and still ahead. */
static int has_place(const Board *b, const Begun *one, int32_t edge, int q, int64_t way,
                     int64_t nth, int32_t *need) {
    int64_t there[2], letter = passing(b, one->ray, q, way, nth, there);
    int hopes = 0;
    *need = 0;
    for (int k = 0; k < 2; k++) {
        if (there[k] < 0 || there[k] >= q) continue;
        int64_t same = one->prefix >> 5 * (q - 1 - there[k]) & 31;
        if (same == letter && !(one->along >> there[k] & 1)) return 1;
    }
    const uint32_t *reach = &b->reach[(int64_t)b->edge[edge].child * (MOST + 1)];
    for (int k = 0; k < 2; k++) {
        if (there[k] <= q || there[k] >= b->room[one->ray]) continue;
        if (!(reach[there[k] - q] >> letter & 1)) continue;
        hopes++;
        *need = (int32_t)((there[k] + 1) << 5 | letter);
    }
    if (hopes > 1) *need = 0;
    return hopes;
}

/* Whether a letter with others in its way could come, and the place ahead it depends on. */
static int can_come(const Board *b, const Begun *one, int32_t edge, int q, int32_t *must) {
    int64_t place = place_of(b, one->ray, q, letter_of(b, edge));
    int ways = 0;
    *must = 0;
    for (int64_t option = b->start[place]; option < b->start[place + 1]; option++) {
        int32_t first = 0, need;
        int fits = 1;
        for (int64_t nth = 0; fits && nth < b->depth[option]; nth++) {
            fits = has_place(b, one, edge, q, b->ray[option], nth, &need);
            if (!first) first = need;
        }
        if (!fits) continue;
        *must = ways ? 0 : first; /* of two ways neither is needed */
        if (ways++) break;
    }
    return ways;
}

/* Every edge of every row with an allowed letter. */
static void pair(Walk *w, int q) {
    const Board *b = w->b;
    const Begun *front = w->front.item;
    w->pairs.count = 0;
    for (int64_t row = 0; row < w->front.count && !w->failed; row++) {
        const Begun *one = &front[row];
        const Edge *node = &b->edge[one->node];
        int is_due = one->must >> 5 == q + 1;
        int64_t at = one->ray * b->longest + q, near = b->near[at], far = b->far[at];
        int64_t drawn = one->fresh && !is_due ? b->before[one->ray] : 0;
        int64_t next = is_due ? NONE : b->sequence[one->ray * (b->longest + 2) + one->after];
        int64_t allowed = near | far | drawn | (int64_t)1 << next;
        if (is_due) allowed = (int64_t)1 << (one->must & 31);
        if (!(node->mask & allowed)) continue;
        for (int n = 0; n < node->degree; n++) {
            int letter = node[n].letter & ~LAST;
            if (!(allowed >> letter & 1)) continue;
            int from = (near >> letter & 1 ? NEAR : 0) | (far >> letter & 1 ? FAR : 0) |
                       (next == letter ? NEXT : 0) | (drawn >> letter & 1 ? DRAWN : 0);
            Pair *new = more(w, &w->pairs);
            if (new)
                *new = (Pair){(int32_t)row, one->node + n, (uint8_t)letter, (uint8_t)from};
        }
    }
}

/* The pairs whose letter stands beside the line: in sight, or behind others that may go. */
static void fill(Walk *w, int q, int from) {
    const Board *b = w->b;
    const Begun *front = w->front.item;
    const Pair *pairs = w->pairs.item;
    for (int64_t n = 0; n < w->pairs.count && !w->failed; n++) {
        if (!(pairs[n].from & from)) continue;
        const Begun *one = &front[pairs[n].row];
        int32_t need = 0, must = one->must;
        if (from == FAR && !can_come(b, one, pairs[n].edge, q, &need)) continue;
        if (!must || must >> 5 == q + 1) must = need;
        Step *step = more(w, &w->steps);
        if (step)
            *step = (Step){pairs[n].row, pairs[n].edge, must, one->after, 0, 0, one->fresh};
    }
}

/* A pair with its letter from the line. */
static void take(Walk *w, int q, const Pair *pair, const Begun *one, int64_t which) {
    const Board *b = w->b;
    int is_there = b->board[b->cell[one->ray * b->longest + q]] != NONE;
    unsigned stays = is_there && which == b->count[one->ray * (b->longest + 1) + q];
    Step *step = more(w, &w->steps);
    if (step)
        *step = (Step){pair->row, pair->edge, one->must, (int16_t)(which + 1),
                       (uint16_t)(1u << q), (uint16_t)(stays << q), 0};
}

/* The pairs with their letter from the line: the next one of it; or, where none is taken yet, one
   before the ray, the nearest first. */
static void take_all(Walk *w, int q) {
    const Board *b = w->b;
    const Begun *front = w->front.item;
    const Pair *pairs = w->pairs.item;
    int64_t drawn = 0;
    w->drawn.count = 0;
    for (int64_t n = 0; n < w->pairs.count && !w->failed; n++) {
        if (pairs[n].from & NEXT) take(w, q, &pairs[n], &front[pairs[n].row], front[pairs[n].row].after);
        if (!(pairs[n].from & DRAWN)) continue;
        int64_t *one = more(w, &w->drawn);
        if (one) *one = n;
    }
    int64_t *list = w->drawn.item;
    drawn = w->drawn.count;
    for (int back = 1; back < b->longest && drawn && !w->failed; back++) {
        int64_t kept = 0;
        for (int64_t n = 0; n < drawn; n++) {
            const Pair *pair = &pairs[list[n]];
            const Begun *one = &front[pair->row];
            int64_t which = one->after - back;
            if (which < 0) continue;
            if (b->sequence[one->ray * (b->longest + 2) + which] == pair->letter)
                take(w, q, pair, one, which);
            list[kept++] = list[n];
        }
        drawn = kept;
    }
}

static Begun grown(const Board *b, const Begun *one, const Step *step) {
    return (Begun){one->prefix << 5 | letter_of(b, step->edge),
                   one->ray,
                   (int32_t)b->edge[step->edge].child,
                   step->must,
                   step->after,
                   one->along | step->along,
                   one->stays | step->stays,
                   step->fresh};
}

/* A step that ends a word with every letter of its segment in it, and one moved. */
static void end(Walk *w, const Begun *one, const Step *step, int length) {
    const Board *b = w->b;
    const int64_t *count = &b->count[one->ray * (b->longest + 1)];
    if (!(b->edge[step->edge].letter & LAST) || step->must) return;
    if (step->after < count[length] || length <= count[length] - count[0]) return;
    Readings *found = w->found;
    if (found->count == found->room) {
        int64_t room = found->room ? found->room * 2 : 4096;
        Reading *larger = realloc(found->reading, (size_t)room * sizeof(Reading));
        if (!larger) {
            w->failed = 1;
            return;
        }
        found->reading = larger;
        found->room = room;
    }
    Begun done = grown(b, one, step);
    found->reading[found->count++] =
        (Reading){done.prefix, done.ray, (int16_t)length, done.after, done.along, done.stays};
}

/* Whether a step may still lead to a word with all letters of its segment in it. */
static int is_hopeful(const Board *b, const Begun *one, const Step *step, int q) {
    int64_t node = b->edge[step->edge].child, line = b->ray_line[one->ray];
    int64_t at = (line * (b->longest + 1) + b->ray_start[one->ray] + q) * (b->longest + 2);
    if (!(b->edge[node].ends & b->lengths[at + step->after])) return 0;
    if (step->after < b->count[one->ray * (b->longest + 1) + q]) { /* passed, to be moved on */
        int64_t letter = b->sequence[one->ray * (b->longest + 2) + step->after];
        if (!(b->edge[node].later >> letter & 1)) return 0;
    }
    if (!step->must) return 1;
    int64_t ahead = (step->must >> 5) - q;
    if (ahead < 0 || ahead > MOST) ahead = MOST;
    return (int)(b->reach[node * (MOST + 1) + ahead] >> (step->must & 31) & 1);
}

static void grow(Walk *w, int q) {
    const Board *b = w->b;
    const Begun *front = w->front.item;
    w->steps.count = w->next.count = 0;
    pair(w, q);
    fill(w, q, NEAR);
    fill(w, q, FAR);
    take_all(w, q);
    const Step *steps = w->steps.item;
    for (int64_t n = 0; n < w->steps.count && !w->failed; n++) {
        const Begun *one = &front[steps[n].row];
        if (q + 1 >= b->least) end(w, one, &steps[n], q + 1);
        if (q + 1 > b->longest || !is_hopeful(b, one, &steps[n], q + 1)) continue;
        Begun *next = more(w, &w->next);
        if (next) *next = grown(b, one, &steps[n]);
    }
    Heap swap = w->front;
    w->front = w->next;
    w->next = swap;
}

int wordsearch_read(const Board *b, Readings *found) {
    Walk w = {.b = b, .found = found};
    w.front.size = w.next.size = sizeof(Begun);
    w.pairs.size = sizeof(Pair);
    w.steps.size = sizeof(Step);
    w.drawn.size = sizeof(int64_t);
    for (int64_t ray = 0; ray < b->rays && !w.failed; ray++) {
        const int64_t *count = &b->count[ray * (b->longest + 1)];
        if (count[b->room[ray]] - count[0] == b->room[ray]) continue; /* no letter could move */
        Begun *one = more(&w, &w.front);
        if (one)
            *one = (Begun){0, (int32_t)ray, (int32_t)b->root, 0, (int16_t)count[0], 0, 0, 1};
    }
    for (int q = 0; q < b->longest && w.front.count && !w.failed; q++) grow(&w, q);
    free(w.front.item);
    free(w.next.item);
    free(w.pairs.item);
    free(w.steps.item);
    free(w.drawn.item);
    return !w.failed;
}
