/* The forms that have two signs or more in their midst: the rarest two of these lead to them. */

#include <string.h>

#include "sweep.h"

#define SOON 16 /* places on, what is fetched before it is wanted */

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

/* Whether the letters of a row could be had; those that stand there are not asked for. */
static inline int is_hopeful(const Search *s, int64_t row, uint32_t stand) {
    const Shelf *shelf = &s->at->forms.shelf[WHOLE];
    const Hope *hope = s->offer->hope;
    int jokers = guerre_hoped(&hope[0], PART, shelf->mask[0][row] & ~stand);
    if (jokers > s->at->jokers) return 0;
    return jokers + guerre_hoped(&hope[1], PART, shelf->mask[1][row] & ~stand) <= s->at->jokers;
}

/* Whether the signs stand in a row after so many others. */
static int has(const Search *s, int64_t row, int before) {
    const Forms *forms = &s->at->forms;
    if (s->which->length == 2) return 1; /* they led to it */
    const uint8_t *text = forms->text + forms->at[row] + before;
    return !memcmp(text, s->at->codes + s->which->first, (size_t)s->which->length);
}

static void weigh(Search *s, int64_t row, int ahead, int back) {
    const Forms *forms = &s->at->forms;
    const uint64_t *one = &forms->shelf[WHOLE].light[row * forms->light];
    uint64_t light[PLANES] = {one[0] - s->stand.base[0], one[1] - s->stand.base[1], 0};
    if (!s->at->plain) light[2] = one[2] - s->stand.sign[2];
    int32_t need = guerre_need(s, light, WHOLE, row);
    uint64_t key = (uint64_t)ahead << 40 | (uint64_t)back << 32 | (uint64_t)row;
    if (need >= 0) guerre_keep(s, need, WHOLE, row, key, ahead, back);
}

/* The places in forms of one length. */
static void run(Search *s, const Lead *lead, int64_t low, int64_t high, int free) {
    const Forms *forms = &s->at->forms;
    const Shape *which = s->which;
    const uint32_t *once = forms->shelf[WHOLE].mask[0];
    uint32_t stand = guerre_about(&s->stand);
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
        if (before < from || before > to || !is_hopeful(s, forms->inner[n], stand)) continue;
        int ahead = which->before ? before : free - before;
        if (has(s, forms->inner[n], before)) weigh(s, forms->inner[n], ahead, free - ahead);
    }
}

void guerre_around(Search *s) {
    const Forms *forms = &s->at->forms;
    const Shape *which = s->which;
    const int32_t *start = forms->shelf[WHOLE].start;
    Lead lead = rarest(s);
    for (int free = which->least + 1; free <= which->ahead + which->back; free++) {
        int length = which->length + free;
        if (length > LONGEST) break;
        guerre_narrow(s, free);
        int64_t low = bound(forms, &lead, start[length]);
        run(s, &lead, low, bound(forms, &lead, start[length + 1]), free);
    }
}
