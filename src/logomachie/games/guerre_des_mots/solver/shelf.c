/* The forms that begin, or end, with the signs that stand there. Most are passed by, eight at a time,
   for a letter that they share. */

#include <string.h>

#include "sweep.h"

#define MANY 512 /* forms that are looked at before any is weighed */

/* The search on one shelf. */
typedef struct {
    Search *s;
    const Shelf *shelf;
    int way;
    uint32_t beside, stand; /* bits of masks: laid besides the word; standing there … */
    uint32_t has;           /* … but for the sign at the end */
    uint64_t more[PLANES];  /* beside the sign at the end: laid, less what stands there */
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
    const uint8_t *text = forms->text + forms->at[guerre_row(forms, look->way, form)];
    const uint8_t *there = look->s->at->codes + which->first;
    return !memcmp(text + (which->before ? ahead : 0), there, (size_t)which->length);
}

static void weigh(const Look *look, int64_t form, int ahead) {
    Search *s = look->s;
    const uint64_t *one = &look->shelf->light[form * s->at->forms.light];
    uint64_t light[PLANES] = {one[0] + look->more[0], one[1] + look->more[1], 0};
    if (!s->at->plain) light[2] = one[2] + look->more[2];
    int32_t need = guerre_need(s, light, look->way, form);
    if (need < 0 || (s->which->length > NEAR && !has(look, form, ahead))) return;
    int64_t key = look->way == WHOLE ? form : look->shelf->place[form];
    guerre_keep(s, need, look->way, form, (uint64_t)key, ahead, 0);
}

/* Forms whose letters could be had, and how many jokers these need at least. */
typedef struct {
    int32_t form[MANY];
    uint8_t jokers[MANY];
    int count;
} Hopeful;

static void weigh_all(const Look *look, Hopeful *some, int ahead) {
    Search *s = look->s;
    const Shelf *shelf = look->shelf;
    int count = 0, all = some->count, known = look->stand || look->beside ? PART : ALL;
    for (int n = 0; n < all; n++) {
        int64_t one = some->form[n];
        some->form[count] = (int32_t)one;
        __builtin_prefetch(&shelf->light[one * s->at->forms.light]);
        uint32_t twice = shelf->mask[1][one] & ~look->stand;
        count += some->jokers[n] + guerre_hoped(&s->offer->hope[1], known, twice) <= s->at->jokers;
    }
    for (int n = 0; n < count && !s->failed; n++) {
        int64_t place = look->is_placed ? shelf->place[some->form[n]] : 0;
        if (!look->is_placed || (place >= look->low && place < look->high))
            weigh(look, some->form[n], ahead);
    }
    some->count = 0;
}

/* The forms from one to another, all of a length. */
static void run(const Look *look, int64_t low, int64_t high, int ahead) {
    const Hope *hope = look->s->offer->hope;
    const uint32_t *once = look->shelf->mask[0], *shared = look->shelf->shared;
    uint32_t beside = look->beside, asked = ~look->stand;
    int jokers = look->s->at->jokers, known = look->stand ? PART : ALL;
    Hopeful some;
    some.count = 0;
    for (int64_t side = low / SIDE; side * SIDE < high; side++) {
        if (guerre_hoped(hope, PART, (shared[side] | beside) & asked) > jokers) continue;
        int64_t from = side * SIDE < low ? low : side * SIDE;
        int64_t to = (side + 1) * SIDE < high ? (side + 1) * SIDE : high;
        for (int64_t n = from; n < to; n++) {
            int many = guerre_hoped(hope, known, (once[n] | beside) & asked);
            some.form[some.count] = (int32_t)n;
            some.jokers[some.count] = (uint8_t)many;
            some.count += many <= jokers && (once[n] & look->has) == look->has;
        }
        if (some.count > MANY - SIDE) weigh_all(look, &some, ahead);
    }
    weigh_all(look, &some, ahead);
}

void guerre_shelf(Search *s) {
    const Shape *which = s->which;
    const Forms *forms = &s->at->forms;
    int way = !which->length ? WHOLE : which->before ? LAST : FIRST, is_last = way == LAST;
    const uint8_t *there = s->at->codes + which->first;
    int end = which->length ? there[is_last ? which->length - 1 : 0] : 0;
    const uint64_t *extra = which->extra.base;
    Look look = {.s = s, .shelf = &forms->shelf[way], .way = way};
    Bag inner = s->stand; /* but for the sign at the end, which the forms on the shelf have not */
    if (which->length) drop(&inner, &forms->weight[end]);
    look.beside = guerre_mask(extra, 0, 0);
    look.stand = guerre_about(&inner);
    look.has = guerre_mask(inner.base, 0, 0);
    look.is_placed = which->length > 1;
    for (int n = 0; n < 2; n++) look.more[n] = extra[n] - inner.base[n];
    look.more[2] = 0 - inner.sign[2];
    if (look.is_placed) {
        look.low = bound(s, is_last, 0);
        look.high = bound(s, is_last, 1);
    }
    const int32_t *start = &look.shelf->start[end * LENGTHS];
    for (int ahead = which->least; ahead <= which->ahead; ahead++) {
        int length = ahead + which->length;
        if (length > LONGEST) break;
        guerre_narrow(s, ahead + total(extra[0]) + total(extra[1]));
        run(&look, start[length], start[length + 1], ahead);
    }
}
