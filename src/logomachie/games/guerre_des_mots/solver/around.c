/* The forms that have two signs or more in their midst: the rarest two of these lead to them. */

#include <string.h>

#include "sweep.h"

#define SOON 16    /* places on, what is fetched before it is wanted */
#define SEVERAL 64 /* places that are looked at before any is weighed */

/* Places of two signs in forms, those of the shortest forms first. */
typedef struct {
    int64_t low, high;
    int ahead_of; /* how many of the signs that stand there stand before them */
} Lead;

static Lead rarest(const Search *s) {
    const Forms *forms = &s->at->forms;
    const uint8_t *there = s->at->codes + s->which->first;
    Lead found = {0, -1, 0};
    for (int n = 0; n + 1 < s->which->length; n++) {
        int64_t two = there[n] * forms->codes + there[n + 1];
        int64_t low = forms->two[two], high = forms->two[two + 1];
        if (found.high < 0 || high - low < found.high - found.low) found = (Lead){low, high, n};
    }
    return found;
}

/* The first of the places whose row is not before this one. */
static int64_t bound(const Forms *forms, const Lead *lead, int32_t row) {
    int64_t low = lead->low, high = lead->high;
    while (low < high) {
        int64_t mid = (low + high) / 2;
        if (forms->inner[mid] < row) low = mid + 1;
        else high = mid;
    }
    return low;
}

/* Whether the signs stand in a row after so many others. */
static int has(const Search *s, int64_t row, int before) {
    const Forms *forms = &s->at->forms;
    if (s->which->length == 2) return 1; /* they led to it */
    const uint8_t *text = forms->text + forms->at[row] + before;
    return !memcmp(text, s->at->codes + s->which->first, (size_t)s->which->length);
}

/* Places whose forms are hopeful by the first of their masks. */
typedef struct {
    int32_t row[SEVERAL];
    uint8_t before[SEVERAL], jokers[SEVERAL];
    int count;
} Hopeful;

/* Those that are so by the second one too, and have the signs, are weighed. */
static void add_all(Search *s, Hopeful *some, uint32_t stand, int free) {
    const Forms *forms = &s->at->forms;
    const Shelf *shelf = &forms->shelf[WHOLE];
    for (int n = 0; n < some->count && !s->failed; n++) {
        int64_t row = some->row[n];
        uint32_t twice = shelf->mask[1][row] & ~stand;
        if (guerre_is_dead(s, 1, twice)) continue;
        if (some->jokers[n] + guerre_hoped(&s->offer->hope[1], PART, twice) > s->at->jokers)
            continue;
        if (!has(s, row, some->before[n])) continue;
        const uint64_t *light = &shelf->light[row * forms->light];
        uint64_t rest[2] = {light[0] - s->stand.base[0], light[1] - s->stand.base[1]};
        if (guerre_is_over(s, rest)) continue;
        int ahead = s->which->before ? some->before[n] : free - some->before[n];
        Candidate *one = guerre_next(s);
        for (int k = 0; k < 2; k++) one->light[k] = rest[k];
        one->light[2] = s->at->plain ? 0 : light[2] - s->stand.sign[2];
        one->key = (uint64_t)ahead << 40 | (uint64_t)(free - ahead) << 32 | (uint64_t)row;
        one->form = (int32_t)row;
        one->ahead = (int8_t)ahead;
        one->back = (int8_t)(free - ahead);
    }
    some->count = 0;
}

/* The places in forms of one length. */
static void run(Search *s, const Lead *lead, int64_t low, int64_t high, int free) {
    const Forms *forms = &s->at->forms;
    const Shape *which = s->which;
    const Shelf *shelf = &forms->shelf[WHOLE];
    const uint32_t *once = shelf->mask[0];
    const Hope *hope = &s->offer->hope[0];
    uint32_t stand = guerre_about(&s->stand), letters = guerre_mask(s->stand.base, 0, 0);
    int jokers = s->at->jokers;
    Hopeful some;
    some.count = 0;
    int from = which->before ? which->least : free - which->ahead; /* signs before those there */
    int to = which->before ? which->ahead : free - which->least;
    int most = which->back < free ? which->back : free;
    if (which->before && from < free - most) from = free - most;
    if (which->before && to > free - 1) to = free - 1;
    if (!which->before && from < 1) from = 1;
    if (!which->before && to > most) to = most;
    if (from < 0) from = 0;
    for (int64_t n = low; n < high && !s->failed; n++) {
        int before = forms->within[n] - lead->ahead_of;
        if (n + SOON < high) __builtin_prefetch(&once[forms->inner[n + SOON]]);
        if (before < from || before > to) continue;
        int32_t row = forms->inner[n];
        if (guerre_is_dead(s, 0, once[row] & ~stand)) continue;
        int many = guerre_hoped(hope, PART, once[row] & ~stand);
        if (many > jokers || (once[row] & letters) != letters) continue;
        some.row[some.count] = row;
        some.before[some.count] = (uint8_t)before;
        some.jokers[some.count++] = (uint8_t)many;
        __builtin_prefetch(&shelf->mask[1][row]);
        __builtin_prefetch(&shelf->light[row * forms->light]);
        if (s->which->length > 2) __builtin_prefetch(&forms->at[row]);
        if (some.count == SEVERAL) add_all(s, &some, stand, free);
    }
    add_all(s, &some, stand, free);
    guerre_weigh(s);
}

void guerre_around(Search *s) {
    const Forms *forms = &s->at->forms;
    const Shape *which = s->which;
    const int32_t *start = forms->shelf[WHOLE].start;
    s->way = WHOLE;
    Lead lead = rarest(s);
    for (int free = which->least + 1; free <= which->ahead + which->back; free++) {
        int length = which->length + free;
        if (length > LONGEST) break;
        guerre_narrow(s, free, free);
        if (!s->numbers) continue;
        int64_t low = bound(forms, &lead, start[length]);
        run(s, &lead, low, bound(forms, &lead, start[length + 1]), free);
    }
}
