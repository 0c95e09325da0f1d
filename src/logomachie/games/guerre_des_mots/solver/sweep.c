/* Finds the forms for every shape. Where one sign or none stands there, it walks the tree once for
   all shapes: of the signs rarer than the one a node bears a form has no more than those above it,
   so a branch is left as soon as too much is wanted that neither arsenal nor jokers have, nor takes
   that still go into it. Where more stands there, few forms have it, and two signs tell which may. */

#include <stdlib.h>
#include <string.h>

#include "sweep.h"

/* What is known at a node. */
typedef struct {
    Bag bag;
    int rank, many;       /* of its last sign */
    uint64_t sets[OCTADS]; /* the takes that may still go into it */
} Known;

/* Whether arsenal, jokers, these takes and the one sign that stands there may give it. */
static inline int is_hopeful(const Sweep *s, const uint64_t *want, const uint64_t *takes) {
    int letters = s->at->jokers, marks = s->at->jokers;
    if (total(want[0]) + total(want[1]) <= letters && total(want[2]) <= marks) return 1;
    letters += (want[0] & s->single[0]) || (want[1] & s->single[1]);
    marks += (want[2] & s->single[2]) != 0;
    return forlorn(s, want[0], 0, takes) + forlorn(s, want[1], 1, takes) <= letters &&
           (!want[2] || forlorn(s, want[2], 2, takes) <= marks);
}

/* The forms of a run. */
static void run(Sweep *s, const Known *known, int64_t low, int64_t high) {
    const Position *at = s->at;
    const Tree *tree = &at->tree;
    for (int64_t n = low; n < high && !s->failed; n++) {
        int length = tree->at[n + 1] - tree->at[n];
        const uint8_t *text = tree->text + tree->at[n];
        int first = text[0], last = text[length - 1];
        int after = length <= s->most_after[first] ? s->after[first] : -1;
        int before = length <= s->most_before[last] ? s->before[last] : -1;
        int bare = length <= s->most_bare ? s->bare : -1;
        if (after < 0 && before < 0 && bare < 0) continue;
        Word word;
        word.form = n;
        word.length = length;
        word.bag = bag_of(tree, n);
        uint64_t want[PLANES];
        beyond(at, &word.bag, want);
        if (!is_hopeful(s, want, known->sets)) continue;
        exact(s, &word, known->sets, known->rank + 1);
        if (!is_hopeful(s, want, word.sets)) continue;
        if (bare >= 0) guerre_place(s, bare, &word);
        if (after >= 0) guerre_place(s, after, &word);
        if (before >= 0) guerre_place(s, before, &word);
    }
}

static void walk(Sweep *s) {
    const Position *at = s->at;
    const Tree *tree = &at->tree;
    Known known[LONGEST + 2];
    memset(&known[0], 0, sizeof known[0]);
    known[0].rank = -1;
    memcpy(known[0].sets, s->all, sizeof s->all);
    for (int64_t node = 0; node < tree->count && !s->failed;) {
        int depth = tree->depth[node], code = tree->sign[node];
        Known *one = &known[depth];
        const Known *up = one - 1;
        if (code == RUN) {
            run(s, up, tree->first[node], tree->first[node + 1]);
            node++;
            continue;
        }
        int rank = tree->rank[code];
        one->bag = up->bag;
        add(&one->bag, &tree->weight[code]);
        one->many = rank == up->rank ? up->many + 1 : 1;
        one->rank = rank;
        for (int n = 0; n < s->octads; n++) one->sets[n] = up->sets[n];
        if (up->rank >= 0 && rank != up->rank) settle(s, one->sets, s->code[up->rank], up->many);
        for (int n = up->rank + 1; n < rank; n++) settle(s, one->sets, s->code[n], 0);
        uint64_t want[PLANES];
        beyond(at, &one->bag, want);
        if (depth > s->longest || !is_hopeful(s, want, one->sets))
            node = tree->skip[node];
        else
            node++;
    }
}

/* Of each letter: what the arsenal has, and the takes of as many chains as may lend. */
static void count_pool(Sweep *s) {
    const Position *at = s->at;
    for (int k = 0; k < 32; k++) {
        int half = k / 16, shift = k % 16 * 4, best[SOURCES] = {0};
        int sum = (int)(at->base[half] >> shift & 7);
        for (int take = 0; take < at->takes;) {
            int chain = at->chain[take], top = 0;
            for (; take < at->takes && at->chain[take] == chain; take++) {
                int many = (int)(at->bags[take].base[half] >> shift & 15);
                if (many > top) top = many;
            }
            for (int n = 0; n < at->sources; n++)
                if (top > best[n]) {
                    int less = best[n];
                    best[n] = top, top = less;
                }
        }
        for (int n = 0; n < at->sources; n++) sum += best[n];
        s->pool[half] |= (uint64_t)(sum < 7 ? sum : 7) << shift;
    }
    for (int n = 0; n < at->shape_count; n++) /* what is laid besides a word needs no room here */
        for (int half = 0; half < 2; half++)
            s->pool[half] = summed(s->pool[half], at->shapes[n].extra.base[half]);
}

/* By code and count: the takes that need more of a sign. Where two signs are counted together
   nothing is settled before the word is known. */
static void tabulate(Sweep *s) {
    const Position *at = s->at;
    const Tree *tree = &at->tree;
    Bag more = {{0}, {0}}; /* what a shape lays besides the word may be of a take, too */
    for (int n = 0; n < at->shape_count; n++)
        for (int k = 0; k < 3; k++) more.sign[k] |= at->shapes[n].extra.sign[k];
    for (int code = 0; code < tree->codes; code++) s->code[tree->rank[code]] = (uint8_t)code;
    for (int rank = 0; rank < tree->codes; rank++) {
        int code = s->code[rank], plane = 0, shift = 0, is_used = 0, is_alone = 1;
        const Bag *weight = &tree->weight[code];
        while (plane < 2 && !weight->sign[plane]) plane++;
        while (shift < 60 && !(weight->sign[plane] >> shift & 1)) shift += 4;
        for (int n = 0; n < tree->codes; n++)
            is_alone &= n == code || tree->weight[n].sign[plane] != weight->sign[plane];
        for (int n = 0; is_alone && n < at->takes; n++) {
            int need = (int)(at->bags[n].sign[plane] >> shift & 15);
            need -= (int)(more.sign[plane] >> shift & 7);
            for (int count = 0; count < need && count < COUNTS; count++)
                s->wanting[(code * COUNTS + count) * s->octads + n / 64] |= (uint64_t)1 << n % 64;
            is_used |= need > 0;
        }
        s->used_from[rank] = s->used;
        if (is_used) s->use[s->used++] = (Used){code, plane, shift};
    }
    s->used_from[tree->codes] = s->used_from[tree->codes + 1] = s->used;
    for (int n = 0; n < at->takes; n++) {
        s->all[n / 64] |= (uint64_t)1 << n % 64;
        for (int k = 0; k < 16 * PLANES; k++) {
            uint64_t plane = k < 32 ? at->bags[n].base[k / 16] : at->bags[n].sign[2];
            if (plane >> k % 16 * 4 & 15)
                s->givers[k * s->octads + n / 64] |= (uint64_t)1 << n % 64;
        }
    }
}

/* Looks for the forms of shapes of two signs or more, and lists the others; whether there are any. */
static int sort_shapes(Sweep *s) {
    const Position *at = s->at;
    int is_any = 0;
    s->bare = -1;
    for (int n = 0; n < CODES; n++) s->after[n] = s->before[n] = -1;
    for (int n = 0; n < at->shape_count && !s->failed; n++) {
        const Shape *which = &at->shapes[n];
        for (int k = 0; k < which->length; k++)
            add(&s->stand[n], &at->tree.weight[at->codes[which->first + k]]);
        if (which->length > 1) continue;
        int code = which->length ? at->codes[which->first] : 0;
        int32_t *side = which->before ? s->before : s->after;
        int32_t *head = which->length ? &side[code] : &s->bare;
        s->next[n] = *head;
        *head = n;
        is_any = 1;
        int most = which->length + which->ahead;
        int *longest = which->before ? &s->most_before[code] : &s->most_after[code];
        if (!which->length) longest = &s->most_bare;
        if (most > *longest) *longest = most;
        if (most > s->longest) s->longest = most;
        for (int k = 0; k < PLANES; k++)
            s->single[k] |= (k < 2 ? s->stand[n].base[k] : s->stand[n].sign[2]) * 7;
    }
    guerre_search_wide(s);
    return is_any;
}

int guerre_sweep(const Position *at, Pairs *pairs) {
    Sweep s = {.at = at, .pairs = pairs, .octads = at->octads};
    size_t shapes = (size_t)at->shape_count + 1, octads = (size_t)at->octads;
    s.stand = calloc(shapes, sizeof(Bag));
    s.next = calloc(shapes, sizeof(int32_t));
    s.wanting = calloc(CODES * COUNTS * octads, sizeof(uint64_t));
    s.givers = calloc(PLANES * 16 * octads, sizeof(uint64_t));
    s.failed = !s.stand || !s.next || !s.wanting || !s.givers;
    if (!s.failed) {
        tabulate(&s);
        count_pool(&s);
        if (sort_shapes(&s)) walk(&s);
    }
    free(s.stand);
    free(s.next);
    free(s.wanting);
    free(s.givers);
    return !s.failed;
}
