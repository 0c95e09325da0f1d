/* Tells the loans of each pair, those of the fewest chains first, in the order of the reference:
   takes that give most of what is wanting before others. */

#include "join.h"

#include <stdlib.h>
#include <string.h>

#include "export.h"

#define FEW 24 /* that are sorted one by one */
enum { TOLD = 64, ROW = 64, LOOK = 2 }; /* steps; of a row also what others make of it */
#define DIGITS 14 /* bits for a take and what it gives */

/* A loan that goes into a need. */
typedef struct {
    uint64_t key;
    int32_t loan;
    int16_t jokers, take[SOURCES];
} Told;

/* A pair, and from where to where the loans are told that go into it. */
typedef struct {
    int64_t from, to;
    int32_t row;
    int8_t ahead, back;
} Live;

typedef struct {
    Join *join;
    Told *told;
    int64_t count, room;
    int64_t *first; /* by need of a shape: the first told of it; one more */
    Live *live;     /* the pairs of the shape of which some are told */
    int64_t lives;
    uint8_t *far;   /* by loan: with how many cells, and one more, the shape may use it */
    int failed;
} Choice;

int guerre_lacking(const Position *at, const Bag *bag) {
    uint64_t rest[2] = {excess(bag->base[0], at->base[0]), excess(bag->base[1], at->base[1])};
    int letters = total(rest[0]) + total(rest[1]);
    if (at->plain) return letters;
    uint64_t accents = excess(bag->sign[2], at->accents);
    int wanting = total(accents);
    if (!letters || !wanting) return letters + wanting;
    int found = letters + total(accents & at->other);
    for (int n = 0; n < at->unders; n++) { /* a joker for an accent is one for its letter too */
        const uint64_t *under = &at->under[3 * n];
        int more = (int)(rest[under[0]] >> under[1] & 7);
        int marks = total(accents & under[2]);
        if (marks > more) found += marks - more;
    }
    return found;
}

/* What takes are weighed by in a need: letters, or accents where more of these are wanting. */
typedef struct {
    uint64_t letters[2], accents;
    int many, by_accent; /* how many letters */
} Want;

static Want wanted(const Need *need) {
    Want want = {{need->want[0], need->want[1]}, need->want[2], 0, 0};
    want.many = total(want.letters[0] + want.letters[1]);
    want.by_accent = total(want.accents) > want.many;
    return want;
}

/* The takes of a loan, those that give most first, and of these the first; all as one number. */
static uint64_t ranked(const Position *at, const Want *want, const Loan *loan, int16_t *take) {
    uint64_t digit[SOURCES], key = 0;
    for (int n = 0; n < loan->level; n++) {
        const Bag *one = &at->bags[loan->take[n]];
        int gain = want->by_accent ? given(want->accents, one->sign[2])
                                   : want->many - total(excess(want->letters[0], one->base[0]) +
                                                        excess(want->letters[1], one->base[1]));
        uint64_t mine = (uint64_t)(15 - (gain < 15 ? gain : 15)) << 10 | (uint64_t)loan->take[n];
        int at_last = n;
        for (; at_last && digit[at_last - 1] > mine; at_last--) digit[at_last] = digit[at_last - 1];
        digit[at_last] = mine;
    }
    for (int n = 0; n < SOURCES; n++) take[n] = -1;
    for (int n = 0; n < loan->level; n++) {
        key = key << DIGITS | digit[n];
        take[n] = (int16_t)(digit[n] & 1023);
    }
    return key;
}

static int by_key(const void *one, const void *other) {
    uint64_t a = ((const Told *)one)->key, b = ((const Told *)other)->key;
    return (a > b) - (a < b);
}

static void sort(Told *told, int64_t count) {
    if (count > FEW) {
        qsort(told, (size_t)count, sizeof(Told), by_key);
        return;
    }
    for (int64_t n = 1; n < count; n++) {
        Told one = told[n];
        int64_t at = n;
        for (; at && told[at - 1].key > one.key; at--) told[at] = told[at - 1];
        told[at] = one;
    }
}

/* The loans of so many chains that go into a need, in order. */
static void tell(Choice *c, const Need *need, int level) {
    const Join *join = c->join;
    const Loan *loans = join->lending->loan;
    int64_t first = c->count;
    if (!(need->levels >> level & 1) || is_spent(&join->pairs)) return;
    for (int n = 0; n < need->many; n++) {
        const Entry *entry = &join->pairs.entry[need->first + n];
        for (int k = join->lending->lot[entry->lot].first[level]; k >= 0; k = loans[k].next) {
            if (c->far[k] <= need->cells) continue;
            if (c->count == c->room) {
                int64_t room = c->room ? c->room * 2 : 4096;
                Told *grown = realloc(c->told, (size_t)room * sizeof(Told));
                if (!grown) {
                    c->failed = 1;
                    return;
                }
                c->told = grown;
                c->room = room;
            }
            Told *told = &c->told[c->count++];
            *told = (Told){.loan = k, .jokers = (int16_t)entry->jokers};
            memcpy(told->take, loans[k].take, sizeof told->take);
        }
    }
    c->join->pairs.work += (c->count - first) * TOLD;
    if (level < 2 && c->count - first < 2) return; /* there is nothing to rank */
    Want want = wanted(need);
    for (int64_t n = first; n < c->count; n++)
        c->told[n].key = ranked(&join->at, &want, &loans[c->told[n].loan], c->told[n].take);
    sort(c->told + first, c->count - first);
}

static int write_row(Join *join, int number, const Live *pair, const Told *told) {
    if (join->count == join->room) {
        int64_t room = join->room ? join->room * 2 : 4096;
        Row *row = realloc(join->row, (size_t)room * sizeof(Row));
        if (row) join->row = row;
        size_t wide = sizeof(int16_t) * (size_t)(join->at.sources + 1);
        int16_t *take = row ? realloc(join->take, (size_t)room * wide) : NULL;
        if (!take) return 0;
        join->take = take;
        join->room = room;
    }
    int sources = join->at.sources;
    join->row[join->count] =
        (Row){join->at.slots[number].number, pair->row, pair->ahead, pair->back, told->jokers};
    memcpy(&join->take[join->count++ * sources], told->take, sizeof(int16_t) * (size_t)sources);
    return 1;
}

/* The pairs of a shape into which some loan goes, in order. */
static void enliven(Choice *c, int shape) {
    const Pairs *pairs = &c->join->pairs;
    int64_t needs = pairs->need_bound[shape];
    c->lives = 0;
    for (int64_t n = pairs->bound[shape]; n < pairs->bound[shape + 1]; n++) {
        const Pair *pair = &pairs->pair[n];
        const int64_t *told = &c->first[pair->need - needs];
        c->live[c->lives] = (Live){told[0], told[1], pair->row, pair->ahead, pair->back};
        c->lives += told[1] > told[0];
    }
}

/* The words of a slot: those whose cells are free once the takes have left the board. */
static void fill(Choice *c, int number) {
    Join *join = c->join;
    const Position *at = &join->at;
    const Slot *slot = &at->slots[number];
    const uint8_t *may = guerre_may(&join->rights, number);
    for (int64_t n = 0; n < c->lives; n++) {
        const Live *pair = &c->live[n];
        if (pair->ahead >= slot->ahead || pair->back >= slot->behind) continue;
        if (is_spent(&join->pairs)) return;
        join->pairs.work += (pair->to - pair->from) * LOOK;
        const uint64_t *ahead = &at->bars[2 * (slot->reach + pair->ahead)];
        const uint64_t *back = &at->bars[2 * (slot->beyond + pair->back)];
        uint64_t low = ahead[0] | back[0], high = ahead[1] | back[1];
        int is_barred = (low | high) != 0;
        for (int64_t k = pair->from; k < pair->to && !c->failed; k++) {
            if (!may[c->told[k].loan]) continue;
            const uint64_t *removed = join->lending->loan[c->told[k].loan].removed;
            if (is_barred && (low & ~removed[0] || high & ~removed[1])) continue;
            c->failed |= !write_row(join, number, pair, &c->told[k]);
            join->pairs.work += ROW;
        }
    }
}

/* Appends the words that can be laid with the takes of exactly so many chains. */
static void join_level(Choice *c, int level) {
    Join *join = c->join;
    const Position *at = &join->at;
    const Pairs *pairs = &join->pairs;
    for (int shape = 0; shape < at->shape_count && !c->failed; shape++) {
        int64_t low = pairs->need_bound[shape], high = pairs->need_bound[shape + 1];
        c->count = 0;
        if (high > low) guerre_far(at, join->lending, &join->rights, shape, c->far);
        for (int64_t n = low; n < high && !c->failed; n++) {
            c->first[n - low] = c->count;
            tell(c, &pairs->need[n], level);
        }
        c->first[high - low] = c->count;
        if (c->count) enliven(c, shape);
        const Shape *which = &at->shapes[shape];
        for (int slot = which->low; slot < which->high && c->count && !c->failed; slot++)
            fill(c, slot);
    }
}

/* How many words can be laid with the takes of so many chains at least and at most, those of the
   fewest first, found in so many steps more; -1: no memory. */
EXPORT int64_t guerre_levels(Join *join, int least, int most, int64_t steps) {
    Choice c = {.join = join};
    join->pairs.most = join->pairs.work + steps;
    c.first = malloc(((size_t)join->pairs.needs + 2) * sizeof(int64_t));
    c.far = malloc((size_t)join->lending->loans + 1);
    c.live = malloc(((size_t)join->pairs.needs + 1) * sizeof(Live));
    join->count = 0;
    c.failed = !c.first || !c.far || !c.live;
    for (int level = least; level <= most && level <= join->at.sources; level++)
        join_level(&c, level);
    free(c.told);
    free(c.first);
    free(c.live);
    free(c.far);
    return c.failed ? -1 : join->count;
}
