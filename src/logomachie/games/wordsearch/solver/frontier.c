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
enum { WORD = 1, BEGUN = 2 };                    /* what comes of it */

/* A beginning and a letter it may go on with; what comes of it if the letter stands beside the line,
   and if it is the next one of the line. */
typedef struct {
    int32_t row, edge;
    uint8_t letter, from, beside, along;
} Pair;

/* What a beginning needs in order to come to something once the first `after` letters of its line
   are taken, with one letter more. */
typedef struct {
    int32_t lengths;
    int32_t owed; /* a letter that was passed and must be moved on, or NONE */
    int is_whole; /* a word may end here: every letter of its segment is in it, and one moved */
} Hope;

typedef struct {
    void *item;
    int64_t count, room;
    size_t size;
} Heap;

typedef struct {
    const Board *b;
    Heap front, next, pairs, drawn;
    uint16_t *lengths; /* by line, place and letters taken: bit r, a word may end r letters on */
    uint32_t *before;  /* by ray: letters of its line before it, as many as could be drawn in */
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

/* Room for one reading more; NULL: no memory. */
static Reading *reading(Walk *w) {
    Readings *found = w->found;
    if (found->count == found->room) {
        int64_t room = found->room ? found->room * 2 : 4096;
        Reading *larger = realloc(found->reading, (size_t)room * sizeof(Reading));
        if (!larger) {
            w->failed = 1;
            return NULL;
        }
        found->reading = larger;
        found->room = room;
    }
    return &found->reading[found->count++];
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

/* Every length a word may have, from each place of each line on. */
static void measure(const Board *b, uint16_t *lengths) {
    for (int64_t line = 0; line < b->lines; line++) {
        const int64_t *count = &b->line_count[line * (b->longest + 2)];
        for (int64_t place = 0; place <= b->longest; place++)
            for (int64_t taken = 0; taken < b->longest + 2; taken++) {
                unsigned bits = 0;
                for (int64_t r = 1; place + r <= b->line_length[line]; r++)
                    bits |= (unsigned)(count[place + r] - taken <= r) << r;
                *lengths++ = (uint16_t)bits;
            }
    }
}

static void look_back(const Board *b, uint32_t *before) {
    for (int64_t ray = 0; ray < b->rays; ray++) {
        const int64_t *count = &b->count[ray * (b->longest + 1)];
        int64_t free_cells = b->room[ray] - (count[b->room[ray]] - count[0]);
        before[ray] = 0;
        for (int64_t back = 1; back <= count[0] && back <= free_cells; back++)
            before[ray] |= 1u << b->sequence[ray * (b->longest + 2) + count[0] - back];
    }
}

static Hope hope(const Walk *w, const Begun *one, int64_t after, int q) {
    const Board *b = w->b;
    const int64_t *count = &b->count[one->ray * (b->longest + 1)];
    int64_t at = (b->ray_line[one->ray] * (b->longest + 1) + b->ray_start[one->ray] + q);
    return (Hope){w->lengths[at * (b->longest + 2) + after],
                  after >= count[q] ? NONE : (int32_t)b->sequence[one->ray * (b->longest + 2) + after],
                  q >= b->least && after >= count[q] && q > count[q] - count[0]};
}

static inline unsigned comes(const Hope *hope, const Edge *edge) {
    unsigned word = hope->is_whole && edge->letter & LAST ? WORD : 0;
    if (!(edge->ends & hope->lengths)) return word;
    return hope->owed == NONE || edge->later >> hope->owed & 1 ? word | BEGUN : word;
}

/* Every edge of every row with an allowed letter that may come to something. */
static void pair(Walk *w, int q) {
    const Board *b = w->b;
    const Begun *front = w->front.item;
    w->pairs.count = 0;
    for (int64_t row = 0; row < w->front.count && !w->failed; row++) {
        const Begun *one = &front[row];
        const Edge *node = &b->edge[one->node];
        int is_due = one->must >> 5 == q + 1;
        int64_t at = one->ray * b->longest + q;
        uint32_t near = (uint32_t)b->near[at], far = (uint32_t)b->far[at], next = 0, drawn = 0;
        if (!is_due) {
            next = 1u << b->sequence[one->ray * (b->longest + 2) + one->after];
            drawn = one->fresh ? w->before[one->ray] : 0;
        }
        uint32_t allowed = is_due ? 1u << (one->must & 31) : near | far | drawn | next;
        uint32_t some = node->mask & allowed;
        if (!some) continue;
        Hope beside = hope(w, one, one->after, q + 1), along = beside;
        if (node->mask & next) along = hope(w, one, one->after + 1, q + 1);
        while (some) {
            uint32_t bit = some & (0u - some);
            some ^= bit;
            int32_t edge = one->node + __builtin_popcount(node->mask & (bit - 1));
            unsigned come = comes(&beside, &b->edge[edge]), taken = 0;
            unsigned from = drawn & bit ? DRAWN : 0;
            if (come) from |= (near & bit ? NEAR : 0) | (far & bit ? FAR : 0);
            if (next & bit && (taken = comes(&along, &b->edge[edge]))) from |= NEXT;
            if (!from) continue;
            Pair *new = more(w, &w->pairs);
            if (!new) return;
            *new = (Pair){(int32_t)row, edge,          (uint8_t)__builtin_ctz(bit),
                          (uint8_t)from, (uint8_t)come, (uint8_t)taken};
        }
    }
}

static int has_ahead(const Board *b, const Edge *edge, int32_t must, int q) {
    int64_t ahead = (must >> 5) - q;
    if (ahead < 0 || ahead > MOST) ahead = MOST;
    return (int)(b->reach[(int64_t)edge->child * (MOST + 1) + ahead] >> (must & 31) & 1);
}

/* A beginning with one letter more, which makes `q`: a word, if one ends here, and a beginning, if
   there is hope. */
static void add(Walk *w, const Begun *grown, const Edge *edge, unsigned come, int q) {
    if (come & WORD && !grown->must) {
        Reading *done = reading(w);
        if (done)
            *done = (Reading){grown->prefix, grown->ray,   (int16_t)q,
                              grown->after,  grown->along, grown->stays};
    }
    if (!(come & BEGUN) || (grown->must && !has_ahead(w->b, edge, grown->must, q))) return;
    Begun *next = more(w, &w->next);
    if (next) *next = *grown;
}

/* The pairs whose letter stands beside the line: in sight, or behind others that may go. */
static void fill(Walk *w, int q, int from) {
    const Board *b = w->b;
    const Begun *front = w->front.item;
    const Pair *pairs = w->pairs.item;
    for (int64_t n = 0; n < w->pairs.count && !w->failed; n++) {
        if (!(pairs[n].from & from)) continue;
        const Begun *one = &front[pairs[n].row];
        const Edge *edge = &b->edge[pairs[n].edge];
        int32_t need = 0;
        if (from == FAR && !can_come(b, one, pairs[n].edge, q, &need)) continue;
        Begun grown = *one;
        grown.prefix = one->prefix << 5 | pairs[n].letter;
        grown.node = (int32_t)edge->child;
        if (!one->must || one->must >> 5 == q + 1) grown.must = need;
        add(w, &grown, edge, pairs[n].beside, q + 1);
    }
}

/* A pair with its letter from the line. */
static void take(Walk *w, int q, const Pair *pair, const Begun *one, int64_t which, unsigned come) {
    const Board *b = w->b;
    const Edge *edge = &b->edge[pair->edge];
    int is_there = b->board[b->cell[one->ray * b->longest + q]] != NONE;
    unsigned stays = is_there && which == b->count[one->ray * (b->longest + 1) + q];
    Begun grown = *one;
    grown.prefix = one->prefix << 5 | pair->letter;
    grown.node = (int32_t)edge->child;
    grown.after = (int16_t)(which + 1);
    grown.along |= (uint16_t)(1u << q);
    grown.stays |= (uint16_t)(stays << q);
    grown.fresh = 0;
    add(w, &grown, edge, come, q + 1);
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
        const Begun *from = &front[pairs[n].row];
        if (pairs[n].from & NEXT) take(w, q, &pairs[n], from, from->after, pairs[n].along);
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
            if (b->sequence[one->ray * (b->longest + 2) + which] == pair->letter) {
                Hope drawing = hope(w, one, which + 1, q + 1);
                unsigned come = comes(&drawing, &b->edge[pair->edge]);
                if (come) take(w, q, pair, one, which, come);
            }
            list[kept++] = list[n];
        }
        drawn = kept;
    }
}

/* One letter more. */
static void grow(Walk *w, int q) {
    w->next.count = 0;
    pair(w, q);
    fill(w, q, NEAR);
    fill(w, q, FAR);
    take_all(w, q);
    Heap swap = w->front;
    w->front = w->next;
    w->next = swap;
}

int wordsearch_read(const Board *b, Readings *found) {
    Walk w = {.b = b, .found = found};
    w.front.size = w.next.size = sizeof(Begun);
    w.pairs.size = sizeof(Pair);
    w.drawn.size = sizeof(int64_t);
    w.lengths = malloc((size_t)(b->lines * (b->longest + 1) * (b->longest + 2) + 1) * 2);
    w.before = malloc((size_t)(b->rays + 1) * sizeof(uint32_t));
    w.failed = !w.lengths || !w.before;
    if (!w.failed) {
        measure(b, w.lengths);
        look_back(b, w.before);
    }
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
    free(w.drawn.item);
    free(w.lengths);
    free(w.before);
    return !w.failed;
}
