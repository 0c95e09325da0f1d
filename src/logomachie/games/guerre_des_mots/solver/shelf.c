/* The forms that begin, or end, with the signs that stand there. Most are passed by, eight at a time,
   for a letter that they share. */

#include <string.h>

#include "sweep.h"

#define SEVERAL 512 /* forms that are looked at before any is weighed */
#define PASSED 12   /* forms on a shelf that are passed by while one is looked at by its place */
#define SOON 8      /* places on, what is fetched before it is wanted */


/* The search on one shelf. */
typedef struct {
    Search *s;
    const Shelf *shelf;
    uint32_t beside, stand; /* bits of masks: laid besides the word; standing there … */
    uint32_t has;           /* … but for the sign at the end of a shelf */
    uint64_t more[PLANES];  /* beside it: laid, less what stands there */
    int is_placed;          /* two signs or more stand there: only forms with places … */
    int64_t low, high;      /* … from here to there have them */
} Look;

/* Where among the sorted forms a sign stands, from the end they are sorted by; -1: they end before. */
static inline int sign_at(const Forms *forms, int64_t row, int is_last, int place) {
    int length = forms->at[row + 1] - forms->at[row];
    if (place >= length) return -1;
    return forms->text[forms->at[row] + (is_last ? length - 1 - place : place)];
}

/* Whether a form stands before those that have the signs, among them, or after (-1, 0, 1). */
static int order(const Search *s, int64_t row, int is_last) {
    const uint8_t *there = s->at->codes + s->which->first;
    int length = s->which->length, near = length < NEAR ? length : NEAR;
    for (int n = 0; n < near; n++) {
        int want = there[is_last ? length - 1 - n : n];
        int sign = sign_at(&s->at->forms, row, is_last, n);
        if (sign != want) return sign < want ? -1 : 1;
    }
    return 0;
}

/* The first of the sorted forms that stands not before (or after) those that have the signs. */
static int64_t bound(const Search *s, int is_last, int after) {
    const int32_t *told = s->at->forms.told[is_last];
    int64_t low = 0, high = s->at->forms.count;
    while (low < high) {
        int64_t mid = (low + high) / 2;
        if (order(s, told[mid], is_last) < after) low = mid + 1;
        else high = mid;
    }
    return low;
}

/* Whether all the signs that stand there are at that end, where more are than forms are sorted by. */
static int has(const Look *look, int64_t form, int ahead) {
    const Forms *forms = &look->s->at->forms;
    const Shape *which = look->s->which;
    const uint8_t *text = forms->text + forms->at[guerre_row(forms, look->s->way, form)];
    const uint8_t *there = look->s->at->codes + which->first;
    return !memcmp(text + (which->before ? ahead : 0), there, (size_t)which->length);
}

/* A form by its place among the sorted ones: it is weighed with others. */
static void add_to(const Look *look, int64_t form, int64_t place, int ahead) {
    Search *s = look->s;
    const uint64_t *light = &look->shelf->light[form * s->at->forms.light];
    Candidate *one = guerre_next(s);
    for (int n = 0; n < 2; n++) one->light[n] = light[n] + look->more[n];
    one->light[2] = s->at->plain ? 0 : light[2] + look->more[2];
    one->key = (uint64_t)place;
    one->form = (int32_t)form;
    one->ahead = (int8_t)ahead;
    one->back = 0;
}

/* Whether a form has more of some letter than all lots together. */
static inline int is_over(const Look *look, int64_t form) {
    const uint64_t *told = &look->shelf->light[form * look->s->at->forms.light];
    uint64_t light[2] = {told[0] + look->more[0], told[1] + look->more[1]};
    return guerre_is_over(look->s, light);
}

/* Forms that are looked at together, and how many jokers these need at least. Each look leaves some
   out, without a branch: which ones cannot be foreseen. */
typedef struct {
    int32_t form[SEVERAL];
    uint8_t jokers[SEVERAL];
    int count;
} Some;

/* Whether what is asked for in a mask is more than so many jokers can be. */
static inline int is_dead(uint32_t mask, int jokers) {
    for (int n = 0; n < jokers; n++) mask &= mask - (mask != 0);
    return mask != 0;
}

/* Leaves those whose letters some lot could have. */
static inline void look_once(const Look *look, Some *some, int jokers) {
    const Hope *hope = &look->s->offer->hope[0];
    const uint32_t *once = look->shelf->mask[0];
    uint32_t beside = look->beside, asked = ~look->stand;
    int count = 0, known = look->stand ? PART : ALL;
    for (int n = 0; n < some->count; n++) {
        int32_t one = some->form[n];
        int many = guerre_hoped(hope, known, (once[one] | beside) & asked);
        some->form[count] = one;
        some->jokers[count] = (uint8_t)many;
        count += many <= jokers;
    }
    some->count = count;
}

/* Leaves those whose double letters some lot could have. */
static inline void look_twice(const Look *look, Some *some, int jokers) {
    const Search *s = look->s;
    const Hope *hope = &s->offer->hope[1];
    const uint32_t *more = look->shelf->mask[1];
    uint32_t asked = ~look->stand;
    int count = 0, known = look->stand || look->beside ? PART : ALL;
    for (int n = 0; n < some->count; n++) {
        int32_t one = some->form[n];
        uint32_t twice = more[one] & asked;
        some->form[count] = one;
        __builtin_prefetch(&look->shelf->light[one * s->at->forms.light]);
        count += some->jokers[n] + guerre_hoped(hope, known, twice) <= jokers;
    }
    some->count = count;
}

/* Leaves those of which the lots together have so many of each letter. */
static inline void look_often(const Look *look, Some *some) {
    int count = 0;
    for (int n = 0; n < some->count; n++) {
        int32_t one = some->form[n];
        some->form[count] = one;
        count += !is_over(look, one);
    }
    some->count = count;
}

static void weigh_all(const Look *look, Some *some, int ahead) {
    Search *s = look->s;
    int jokers = s->at->jokers;
    if (jokers) look_once(look, some, jokers);
    else look_once(look, some, 0);
    look_twice(look, some, jokers);
    look_often(look, some);
    for (int n = 0; n < some->count && !s->failed; n++) {
        int64_t form = some->form[n], place = s->way == WHOLE ? form : look->shelf->place[form];
        if (look->is_placed && (place < look->low || place >= look->high)) continue;
        if (s->which->length > NEAR && !has(look, form, ahead)) continue;
        add_to(look, form, place, ahead);
    }
    some->count = 0;
}

/* The forms from one to another, all of a length. */
static inline void run_with(const Look *look, int64_t low, int64_t high, int ahead, int jokers) {
    const uint32_t *once = look->shelf->mask[0], *shared = look->shelf->shared;
    uint32_t dead = look->s->dead[0] & ~look->stand, stand = look->has;
    Some some;
    some.count = 0;
    if (is_dead(look->beside & dead, jokers)) return;
    for (int64_t side = low / SIDE; side * SIDE < high; side++) {
        if (is_dead(shared[side] & dead, jokers)) continue;
        int64_t from = side * SIDE < low ? low : side * SIDE;
        int64_t to = (side + 1) * SIDE < high ? (side + 1) * SIDE : high;
        for (int64_t n = from; n < to; n++) {
            some.form[some.count] = (int32_t)n;
            some.count += !is_dead(once[n] & dead, jokers) & ((once[n] & stand) == stand);
        }
        if (some.count > SEVERAL - SIDE) weigh_all(look, &some, ahead);
    }
    weigh_all(look, &some, ahead);
}

static void run(const Look *look, int64_t low, int64_t high, int ahead) {
    switch (look->s->at->jokers) { /* the compiler unrolls what is known to be few */
    case 0: run_with(look, low, high, ahead, 0); break;
    case 1: run_with(look, low, high, ahead, 1); break;
    default: run_with(look, low, high, ahead, look->s->at->jokers);
    }
}

/* The forms of so many places of the order, one by one; `look` speaks of all signs there. What goes
   into a form is no more letters than it has, so lots need not be told apart by that. */
static void walk(Look *look) {
    Search *s = look->s;
    const Forms *forms = &s->at->forms;
    const Shape *which = s->which;
    const Hope *hope = s->offer->hope;
    const int32_t *told = forms->told[s->way == LAST];
    const uint32_t *const *mask = look->shelf->mask;
    uint32_t asked = ~look->stand;
    s->way = WHOLE;
    guerre_narrow(s, which->least, LONGEST);
    for (int64_t place = look->low; place < look->high && !s->failed; place++) {
        if (place + SOON < look->high) {
            __builtin_prefetch(&forms->at[told[place + SOON]]);
            __builtin_prefetch(&mask[0][told[place + SOON]]);
        }
        int64_t row = told[place];
        int ahead = forms->at[row + 1] - forms->at[row] - which->length;
        if (ahead < which->least || ahead > which->ahead) continue;
        if (guerre_is_dead(s, 0, (mask[0][row] | look->beside) & asked)) continue;
        if (guerre_is_dead(s, 1, mask[1][row] & asked)) continue;
        int jokers = guerre_hoped(&hope[0], PART, (mask[0][row] | look->beside) & asked);
        if (jokers > s->at->jokers) continue;
        if (jokers + guerre_hoped(&hope[1], PART, mask[1][row] & asked) > s->at->jokers) continue;
        if (which->length > NEAR && !has(look, row, ahead)) continue;
        if (is_over(look, row)) continue;
        add_to(look, row, place, ahead);
    }
    guerre_weigh(s);
}

void guerre_shelf(Search *s) {
    const Shape *which = s->which;
    const Forms *forms = &s->at->forms;
    int way = !which->length ? WHOLE : which->before ? LAST : FIRST, is_last = way == LAST;
    const uint8_t *there = s->at->codes + which->first;
    int end = which->length ? there[is_last ? which->length - 1 : 0] : 0;
    const uint64_t *extra = which->extra.base;
    const int32_t *start = &forms->shelf[way].start[end * LENGTHS];
    Look look = {.s = s, .is_placed = which->length > 1};
    s->way = way;
    if (look.is_placed) {
        look.low = bound(s, is_last, 0);
        look.high = bound(s, is_last, 1);
    }
    int is_few = look.is_placed && (look.high - look.low) * PASSED < start[LONGEST] - start[0];
    Bag inner = s->stand;
    if (which->length && !is_few) drop(&inner, &forms->weight[end]); /* which the shelf has not */
    look.shelf = &forms->shelf[is_few ? WHOLE : way];
    look.beside = guerre_mask(extra, 0, 0);
    look.stand = guerre_about(&inner);
    look.has = guerre_mask(inner.base, 0, 0);
    for (int n = 0; n < 2; n++) look.more[n] = extra[n] - inner.base[n];
    look.more[2] = 0 - inner.sign[2];
    if (is_few) {
        walk(&look);
        return;
    }
    for (int ahead = which->least; ahead <= which->ahead; ahead++) {
        int length = ahead + which->length;
        if (length > LONGEST) break;
        guerre_narrow(s, ahead, ahead + total(extra[0]) + total(extra[1]));
        if (!s->numbers) continue;
        run(&look, start[length], start[length + 1], ahead);
        guerre_weigh(s);
    }
}
