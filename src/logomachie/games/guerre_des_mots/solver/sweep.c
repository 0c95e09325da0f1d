/* Finds the forms for every shape. Where one sign or none stands there, it walks the tree once for
   all shapes: of the signs rarer than the one a node bears a form has no more than those above it,
   so a branch is left as soon as too much is wanted that neither arsenal nor jokers have, nor takes
   that still go into it. Where more stands there, few forms have it, and two signs tell which may. */

#include <stdlib.h>
#include <string.h>

#include "join.h"

#define COUNTS 8 /* of one sign: none to seven */
#define PLANES 3 /* the letters in two numbers, the accents in one */

/* What is known at a node. */
typedef struct {
    Bag bag;
    int rank, many;       /* of its last sign */
    uint64_t sets[OCTADS]; /* the takes that may still go into it */
} Known;

/* A sign that some take has, and that is counted apart. */
typedef struct {
    int code, plane, shift;
} Used;

typedef struct {
    const Position *at;
    Pairs *pairs;
    Used use[CODES];                /* from the rarest to the commonest */
    int used, used_from[CODES + 2]; /* by rank: the first that is as common */
    uint64_t *wanting;              /* by code and count: the takes that need more of the sign */
    uint64_t *givers;               /* by plane and nibble: the takes that have it */
    uint64_t single[PLANES];        /* what may stand there alone: all bits of its nibbles */
    uint64_t all[OCTADS];
    uint64_t pool[2];               /* of each letter: what arsenal and takes have at most */
    Bag *stand;                     /* by shape: the signs that stand there */
    int32_t *next, after[CODES], before[CODES], bare; /* lists of shapes: one sign, or none */
    int most_after[CODES], most_before[CODES], most_bare; /* signs of a word in these, at most */
    int octads, longest, failed;
    uint8_t code[CODES];            /* by rank */
} Sweep;

/* Takes that need more than `count` of a sign are out. */
static inline void settle(const Sweep *s, uint64_t *sets, int code, int count) {
    int many = count < COUNTS ? count : COUNTS - 1;
    const uint64_t *less = &s->wanting[(code * COUNTS + many) * s->octads];
    for (int n = 0; n < s->octads; n++) sets[n] &= ~less[n];
}

static inline void beyond(const Position *at, const Bag *bag, uint64_t *want) {
    for (int n = 0; n < 2; n++) want[n] = excess(bag->base[n], at->base[n]);
    want[2] = at->plain ? 0 : excess(bag->sign[2], at->accents);
}

/* How many of what is wanted no take of the set has. */
static inline int forlorn(const Sweep *s, uint64_t want, int plane, const uint64_t *takes) {
    int lack = 0;
    while (want) {
        int shift = __builtin_ctzll(want) & ~3;
        const uint64_t *givers = &s->givers[(plane * 16 + shift / 4) * s->octads];
        uint64_t any = 0;
        for (int n = 0; n < s->octads; n++) any |= givers[n] & takes[n];
        if (!any) lack += (int)(want >> shift & 7);
        want &= ~((uint64_t)15 << shift);
    }
    return lack;
}

/* Whether arsenal, jokers, these takes and the one sign that stands there may give it. */
static inline int is_hopeful(const Sweep *s, const uint64_t *want, const uint64_t *takes) {
    int letters = s->at->jokers, marks = s->at->jokers;
    if (total(want[0]) + total(want[1]) <= letters && total(want[2]) <= marks) return 1;
    letters += (want[0] & s->single[0]) || (want[1] & s->single[1]);
    marks += (want[2] & s->single[2]) != 0;
    return forlorn(s, want[0], 0, takes) + forlorn(s, want[1], 1, takes) <= letters &&
           (!want[2] || forlorn(s, want[2], 2, takes) <= marks);
}

/* The best gains of different chains. */
typedef struct {
    int best[SOURCES], sum;
} Tops;

static inline void admit(Tops *tops, int gain, int sources) {
    tops->sum += gain;
    for (int n = 0; n < sources && gain; n++) {
        int less = tops->best[n];
        if (gain <= less) continue;
        tops->best[n] = gain;
        gain = less;
    }
    tops->sum -= gain;
}

/* Whether those of these takes that go into the bag could give what is wanted. */
static int provides(const Position *at, const uint64_t *want, const uint64_t *takes,
                    const Bag *bag) {
    int letters = total(want[0]) + total(want[1]) - at->jokers, marks = total(want[2]) - at->jokers;
    int chain = -1, top = 0, mark = 0;
    Tops gains = {{0}, 0}, accents = {{0}, 0};
    for (int k = 0; k < at->octads; k++)
        for (uint64_t set = takes[k]; set; set &= set - 1) {
            int take = k * 64 + __builtin_ctzll(set);
            const Bag *one = &at->bags[take];
            if (!holds(bag, one)) continue;
            if (at->chain[take] != chain) {
                admit(&gains, top, at->sources);
                admit(&accents, mark, at->sources);
                if (letters <= gains.sum && marks <= accents.sum) return 1;
                chain = at->chain[take], top = mark = 0;
            }
            int gain = given(want[0], one->base[0]) + given(want[1], one->base[1]);
            if (gain > top) top = gain;
            gain = want[2] ? given(want[2], one->sign[2]) : 0;
            if (gain > mark) mark = gain;
        }
    admit(&gains, top, at->sources);
    admit(&accents, mark, at->sources);
    return letters <= gains.sum && marks <= accents.sum;
}

static int has_room(Pairs *pairs, int octads) {
    if (pairs->count < pairs->room) return 1;
    int64_t room = pairs->room ? pairs->room * 2 : 4096;
    Pair *grown = realloc(pairs->pair, (size_t)room * sizeof(Pair));
    if (grown) pairs->pair = grown;
    uint64_t *takes =
        grown ? realloc(pairs->takes, (size_t)(room * octads) * sizeof(uint64_t)) : NULL;
    if (!takes) return 0;
    pairs->takes = takes;
    pairs->room = room;
    return 1;
}

/* A form, and which takes may go into it. */
typedef struct {
    int64_t form;
    int length;
    Bag bag;
    uint64_t sets[OCTADS];
} Word;

static void write_pair(Sweep *s, int shape, const Word *word, const Bag *bag, int ahead, int back) {
    const Position *at = s->at;
    const Shape *which = &at->shapes[shape];
    Pairs *pairs = s->pairs;
    if (!has_room(pairs, at->octads)) {
        s->failed = 1;
        return;
    }
    int32_t row = at->tree.row[word->form];
    uint64_t key = (uint64_t)ahead << 40 | (uint64_t)back << 32 | (uint64_t)row;
    if (!which->length) key = (uint64_t)row;
    else if (!which->both) key = (uint64_t)at->tree.place[which->before][word->form];
    for (int n = 0; n < at->octads; n++)
        pairs->takes[pairs->count * at->octads + n] =
            word->sets[n] & at->shape_takes[shape * at->octads + n];
    pairs->pair[pairs->count] =
        (Pair){*bag, key, row, shape, (int16_t)ahead, (int16_t)back, (int32_t)pairs->count};
    pairs->count++;
}

static int may_provide(const Sweep *s, const Bag *bag, const uint64_t *takes) {
    const Position *at = s->at;
    uint64_t want[PLANES];
    beyond(at, bag, want);
    if (total(want[0]) + total(want[1]) <= at->jokers && total(want[2]) <= at->jokers) return 1;
    if (forlorn(s, want[0], 0, takes) + forlorn(s, want[1], 1, takes) > at->jokers) return 0;
    if (want[2] && forlorn(s, want[2], 2, takes) > at->jokers) return 0;
    return provides(at, want, takes, bag);
}

/* A form in a shape, if what is left of it may be provided. */
static void keep(Sweep *s, int shape, const Word *word, int ahead, int back) {
    const Position *at = s->at;
    Bag bag = word->bag;
    uint64_t takes[OCTADS];
    drop(&bag, &s->stand[shape]);
    add(&bag, &at->shapes[shape].extra);
    for (int n = 0; n < at->octads; n++)
        takes[n] = word->sets[n] & at->shape_takes[shape * at->octads + n];
    if (may_provide(s, &bag, takes)) write_pair(s, shape, word, &bag, ahead, back);
}

/* A form in a list of shapes that have the same sign, or none. */
static void place_all(Sweep *s, int shape, const Word *word) {
    const Position *at = s->at;
    Bag bag = word->bag;
    drop(&bag, &s->stand[shape]);
    int fair = -1; /* not known yet: whether it may be provided where nothing is laid besides it */
    for (; shape >= 0; shape = s->next[shape]) {
        const Shape *which = &at->shapes[shape];
        int free = word->length - which->length;
        if (free < which->least || free > which->ahead) continue;
        if (which->extra.base[0] | which->extra.base[1]) {
            keep(s, shape, word, free, 0);
            continue;
        }
        if (fair < 0) fair = may_provide(s, &bag, word->sets);
        if (!fair) continue;
        uint64_t barred = 0;
        for (int n = 0; n < at->octads; n++)
            barred |= word->sets[n] & ~at->shape_takes[shape * at->octads + n];
        if (barred) keep(s, shape, word, free, 0);
        else write_pair(s, shape, word, &bag, free, 0);
    }
}

/* Of these takes those that go into a form; signs of lesser rank are settled. */
static inline void exact(const Sweep *s, Word *word, const uint64_t *takes, int rank) {
    for (int n = 0; n < s->octads; n++) word->sets[n] = takes[n];
    for (int n = s->used_from[rank]; n < s->used; n++) {
        const Used *used = &s->use[n];
        settle(s, word->sets, used->code, (int)(word->bag.sign[used->plane] >> used->shift & 7));
    }
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
        if (bare >= 0) place_all(s, bare, &word);
        if (after >= 0) place_all(s, after, &word);
        if (before >= 0) place_all(s, before, &word);
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

/* A form that is looked at alone: whether its letters may be at hand at all. */
static int is_known(const Sweep *s, int64_t form, int shape, Word *word) {
    const Tree *tree = &s->at->tree;
    word->form = form;
    word->length = tree->at[form + 1] - tree->at[form];
    word->bag = bag_of(tree, form);
    int lack = 0;
    for (int n = 0; n < 2; n++)
        lack += total(excess(word->bag.base[n] - s->stand[shape].base[n], s->pool[n]));
    if (lack > s->at->jokers) return 0;
    exact(s, word, s->all, 0);
    return 1;
}

/* So many of each letter, never more than seven. */
static uint64_t summed(uint64_t one, uint64_t other) {
    uint64_t sum = one + other;
    return (sum | ((sum & GUARD) >> 3) * 7) & ~GUARD;
}

enum { FIRST, LAST, WITHIN, WAYS }; /* where in a word it may stand */

typedef struct {
    int16_t head[WAYS][CODES * CODES]; /* by two signs: the shapes that begin, or end, with them */
    int longest, is_any[WAYS];
} Wide;

/* A form in the shapes of a list that have it at this place. */
static void try_all(Sweep *s, int shape, int64_t form, int length, int at) {
    const Tree *tree = &s->at->tree;
    for (; shape >= 0; shape = s->next[shape]) {
        const Shape *which = &s->at->shapes[shape];
        int before = which->before && !which->both ? length - which->length : at;
        int after = length - before - which->length;
        int ahead = which->before ? before : after, back = which->both ? length - ahead : 0;
        if (which->both) back -= which->length;
        if (before < 0 || after < 0 || ahead < which->least || ahead > which->ahead) continue;
        if (which->both && (back < 1 || back > which->back)) continue;
        const uint8_t *text = tree->text + tree->at[form] + before;
        if (memcmp(text, s->at->codes + which->first, (size_t)which->length)) continue;
        Word word;
        if (is_known(s, form, shape, &word)) keep(s, shape, &word, ahead, back);
    }
}

static void try_form(Sweep *s, const Wide *wide, int64_t form) {
    const Tree *tree = &s->at->tree;
    const uint8_t *text = tree->text + tree->at[form];
    int length = tree->at[form + 1] - tree->at[form];
    if (length < 2 || length > wide->longest) return;
    const uint8_t *last = text + length - 2;
    try_all(s, wide->head[FIRST][text[0] * CODES + text[1]], form, length, 0);
    try_all(s, wide->head[LAST][last[0] * CODES + last[1]], form, length, 0);
    for (int at = 0; wide->is_any[WITHIN] && at < length - 1; at++) {
        int shape = wide->head[WITHIN][text[at] * CODES + text[at + 1]];
        if (shape >= 0) try_all(s, shape, form, length, at);
    }
}

/* The forms that have what stands there, where that is two signs or more, in one walk for all such
   shapes: only branches that have no more than may be at hand. */
static void search_wide(Sweep *s) {
    const Position *at = s->at;
    const Tree *tree = &at->tree;
    Wide wide = {.longest = 0};
    uint64_t bags[LONGEST + 2][2] = {{0}}, pool[2] = {0};
    memset(wide.head, -1, sizeof wide.head);
    for (int n = 0; n < at->shape_count; n++) {
        const Shape *which = &at->shapes[n];
        if (which->length < 2) continue;
        int way = which->both ? WITHIN : which->before ? LAST : FIRST;
        const uint8_t *code = at->codes + which->first;
        if (way == LAST) code += which->length - 2;
        int16_t *head = &wide.head[way][code[0] * CODES + code[1]];
        s->next[n] = *head;
        *head = (int16_t)n;
        wide.is_any[way] = 1;
        int most = which->length + which->ahead + which->back;
        if (most > wide.longest) wide.longest = most;
        for (int half = 0; half < 2; half++) /* of each letter the most that stands anywhere */
            pool[half] += excess(s->stand[n].base[half], pool[half]);
    }
    for (int half = 0; half < 2; half++) pool[half] = summed(pool[half], s->pool[half]);
    for (int64_t node = 0; wide.longest && node < tree->count && !s->failed;) {
        int depth = tree->depth[node], code = tree->sign[node], lack = 0;
        if (code == RUN) {
            for (int64_t n = tree->first[node]; n < tree->first[node + 1]; n++)
                try_form(s, &wide, n);
            node++;
            continue;
        }
        for (int half = 0; half < 2; half++) {
            bags[depth][half] = bags[depth - 1][half] + tree->weight[code].base[half];
            lack += total(excess(bags[depth][half], pool[half]));
        }
        node = lack <= at->jokers && depth <= wide.longest ? node + 1 : tree->skip[node];
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
    search_wide(s);
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
