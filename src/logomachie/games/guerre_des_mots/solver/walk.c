/* Walks a tree: of the signs rarer than the one a node bears a form has no more than those above
   it, so lots that need more of these are out, and so are those that leave more wanting than there
   are jokers; a branch is left when there is no lot any more. */

#include <stdlib.h>
#include <string.h>

#include "sweep.h"

/* What is known at a node. Sets that it shares with the node above are not copied. */
typedef struct {
    uint64_t bag[PLANES];
    int rank, many; /* of its last sign */
    int next;       /* the first rank that is not settled */
    int low, high;  /* the numbers of its sets that are not empty */
    int is_over;    /* what stands there is not among the signs: nor in later branches */
    const uint64_t *lots;  /* those that may still go into it */
    const uint64_t *layer; /* by jokers: the lots that take no more */
    uint64_t *own_lots, *own_layer; /* where it keeps what is its own */
} Known;

typedef struct {
    Search *s;
    const Grove *grove;
    int way, words, jokers;
    uint64_t marks; /* accents that may be at hand */
    Known known[LONGEST + 2];
} Walk;

/* Nothing of the ranks below this one is to come: lots that have more are out. */
static void settle(const Walk *w, Known *one, int rank) {
    const Search *s = w->s;
    const Offer *offer = s->offer;
    for (; one->next < rank; one->next++) {
        int code = offer->code[one->next], k = offer->from[one->next];
        int count = (one->next == one->rank ? one->many : 0) + s->plus[code] - s->minus[code];
        if (count < 0) one->is_over = 1;
        if (k == offer->from[one->next + 1]) continue; /* no lot has it */
        int many = count < 0 ? 0 : count < COUNTS ? count : COUNTS - 1;
        const uint64_t *more = &offer->wanting[(k * COUNTS + many) * w->words];
        for (int n = one->low; n < one->high; n++) one->own_lots[n] = one->lots[n] & ~more[n];
        one->lots = one->own_lots;
    }
}

/* One more of what the arsenal has no more: a joker where a lot has no more either. */
static void lack(const Walk *w, Known *one, const uint64_t *in) {
    for (int j = w->jokers; j >= 0; j--) {
        const uint64_t *layer = &one->layer[j * w->words], *less = layer - w->words;
        uint64_t *to = &one->own_layer[j * w->words];
        for (int n = one->low; n < one->high; n++)
            to[n] = (layer[n] & in[n]) | (j ? less[n] & ~in[n] : 0);
    }
    one->layer = one->own_layer;
}

/* A node: what is known there; whether it is worth going on. */
static int enter(const Walk *w, Known *up, Known *one, int code) {
    const Search *s = w->s;
    const Tree *tree = &s->at->tree;
    int rank = tree->rank[code];
    settle(w, up, rank);
    if (up->is_over) return 0;
    const Bag *weight = &tree->weight[code];
    uint64_t more[PLANES] = {weight->base[0], weight->base[1], weight->sign[2]};
    for (int n = 0; n < PLANES; n++) one->bag[n] = up->bag[n] + more[n];
    one->many = rank == up->rank ? up->many + 1 : 1;
    one->rank = one->next = rank;
    one->is_over = 0;
    if (more[2] && total(excess(one->bag[2], w->marks)) > w->jokers) return 0;
    one->lots = up->lots;
    one->layer = up->layer;
    one->low = up->low;
    one->high = up->high;
    for (int plane = 0; plane < 2; plane++) {
        if (!more[plane]) continue;
        int shift = __builtin_ctzll(more[plane]);
        int want = (int)(one->bag[plane] >> shift & 15) - (int)(s->have[plane] >> shift & 7);
        if (want <= 0) continue;
        int nibble = plane * 16 + shift / 4, count = want < COUNTS ? want : COUNTS - 1;
        lack(w, one, &s->offer->giving[(nibble * COUNTS + count) * w->words]);
    }
    const uint64_t *layer = &one->layer[w->jokers * w->words];
    while (one->low < one->high && !(one->lots[one->low] & layer[one->low])) one->low++;
    while (one->low < one->high && !(one->lots[one->high - 1] & layer[one->high - 1])) one->high--;
    return one->low < one->high;
}

/* The lots that take no more jokers than there are. */
static inline const uint64_t *top(const Walk *w, const Known *known) {
    return &known->layer[w->jokers * w->words];
}

/* A leaf that grows on the sign at one of its ends. */
static void try_end(const Walk *w, const Known *known, int64_t leaf) {
    Search *s = w->s;
    const Tree *tree = &s->at->tree;
    const uint64_t *one = &w->grove->bags[leaf * w->grove->wide];
    int ahead = total(one[0]) + total(one[1]);
    if (ahead < s->which->least || ahead > s->which->ahead) return;
    const uint64_t *extra = s->which->extra.base;
    uint64_t marks = s->at->plain ? 0 : one[2];
    if (!guerre_near(s, one[0] + extra[0], one[1] + extra[1], marks)) return;
    int32_t place = w->grove->place[leaf];
    Bag bag = {{one[0], one[1], 0}, {one[0], one[1]}};
    if (!s->at->plain) {
        bag = guerre_bag(s->at, one);
        if (marks & s->at->other) {
            bag = bag_of(tree, tree->sorted[w->way - 1][place]);
            drop(&bag, &s->stand);
        }
    }
    add(&bag, &s->which->extra);
    Open open = {known->lots, top(w, known), known->low, known->high, known->next};
    guerre_keep(s, tree->told[w->way - 1], place, (uint64_t)place, &bag, &open, ahead, 0);
}

/* A form of the whole, where nothing stands, or what stands there is in its midst. */
static void try_whole(const Walk *w, const Known *known, int64_t form) {
    Search *s = w->s;
    const Tree *tree = &s->at->tree;
    const Shape *which = s->which;
    int length = tree->at[form + 1] - tree->at[form], free = length - which->length;
    if (free < which->least + (which->both ? 1 : 0) || free > which->ahead + which->back) return;
    Bag bag = bag_of(tree, form);
    if (!holds(&bag, &s->stand)) return;
    drop(&bag, &s->stand);
    add(&bag, &which->extra);
    if (!guerre_near(s, bag.base[0], bag.base[1], bag.sign[2])) return;
    uint64_t row = (uint64_t)tree->row[form];
    int rank = which->both ? 0 : known->next;
    Open open = {known->lots, top(w, known), known->low, known->high, rank};
    if (!which->both) {
        guerre_keep(s, tree->row, form, row, &bag, &open, free, 0);
        return;
    }
    const uint8_t *text = tree->text + tree->at[form], *there = s->at->codes + which->first;
    for (int before = 0; before <= free && !s->failed; before++) {
        int ahead = which->before ? before : free - before, back = free - ahead;
        if (ahead < which->least || ahead > which->ahead) continue;
        if (back < 1 || back > which->back) continue;
        if (text[before] != there[0]) continue;
        if (memcmp(text + before, there, (size_t)which->length)) continue;
        uint64_t key = (uint64_t)ahead << 40 | (uint64_t)back << 32 | row;
        guerre_keep(s, tree->row, form, key, &bag, &open, ahead, back);
    }
}

static void go(Walk *w, int64_t node, int64_t end, int longest) {
    const Grove *grove = w->grove;
    while (node < end && !w->s->failed) {
        int depth = grove->depth[node], sign = grove->sign[node];
        Known *up = &w->known[depth - 1];
        if (sign == RUN) {
            for (int64_t n = grove->first[node]; n < grove->first[node + 1] && !up->is_over; n++)
                if (w->way == WHOLE) try_whole(w, up, n);
                else try_end(w, up, n);
            node++;
        } else if (depth > longest || !enter(w, up, &w->known[depth], sign)) {
            node = grove->skip[node];
        } else {
            node++;
        }
    }
}

int guerre_walk(Search *s) {
    const Tree *tree = &s->at->tree;
    const Shape *which = s->which;
    int is_end = which->length == 1, jokers = s->at->jokers, words = s->offer->words;
    Walk w = {.s = s, .way = !is_end ? WHOLE : which->before ? LAST : FIRST};
    w.grove = &tree->grove[w.way];
    w.words = words;
    w.jokers = jokers;
    w.marks = s->have[2] ? ~GUARD : s->offer->pool[2]; /* what stands there may be counted on */
    size_t each = (size_t)words * (size_t)(jokers + 2);
    uint64_t *room = malloc((LONGEST + 2) * each * sizeof(uint64_t));
    if (!room) return 0;
    for (int n = 0; n < LONGEST + 2; n++) {
        w.known[n].own_lots = &room[(size_t)n * each];
        w.known[n].own_layer = w.known[n].own_lots + words;
    }
    Known *root = &w.known[0];
    root->rank = -1;
    for (int n = 0; n < 2; n++) root->bag[n] = which->extra.base[n];
    root->lots = s->lots;
    root->high = words;
    root->layer = root->own_layer;
    memset(root->own_layer, 255, (size_t)(words * (jokers + 1)) * sizeof(uint64_t));
    for (int plane = 0; plane < 2; plane++) /* what is laid besides the word may be wanting */
        for (uint64_t left = excess(which->extra.base[plane], s->have[plane]); left;) {
            int nibble = __builtin_ctzll(left) / 4, many = (int)(left >> 4 * nibble & 7);
            left &= ~((uint64_t)15 << 4 * nibble);
            for (int n = 1; n <= many; n++)
                lack(&w, root, &s->offer->giving[((plane * 16 + nibble) * COUNTS + n) * words]);
        }
    int code = is_end ? s->at->codes[which->first] : 0;
    int64_t from = is_end ? w.grove->root[code] : 0;
    int64_t to = is_end ? w.grove->root[code + 1] : w.grove->count;
    go(&w, from, to, which->ahead + which->back + (is_end ? 0 : which->length));
    free(room);
    return !s->failed;
}
