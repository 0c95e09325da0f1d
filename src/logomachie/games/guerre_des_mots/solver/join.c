/* Chooses the takes for each pair: all of their signs go into the word, the arsenal provides the
   rest, jokers what is wanting. Takes of different chains only, those that give most first. */

#include "join.h"

#include <stdlib.h>
#include <string.h>

#include "export.h"

typedef struct {
    int16_t take, gain;
} Fit;

/* A pair with the takes that were chosen for it. */
typedef struct {
    int64_t pair;
    uint64_t removed[2];
    int16_t jokers, take[SOURCES];
} Entry;

typedef struct {
    Join *join;
    Fit *fit;
    int32_t fits;
    int by_accent, level;
    Entry *entry, now;
    int64_t entries, room;
    int failed;
} Choice;

/* How many jokers a bag would need. */
static int lacking(const Position *at, const Bag *bag) {
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

/* What is still wanting, in what the takes of this pair are weighed by. */
static int need(const Choice *c, const Bag *bag) {
    const Position *at = &c->join->at;
    if (c->by_accent) return total(excess(bag->sign[2], at->accents)) - at->jokers;
    return total(excess(bag->base[0], at->base[0])) + total(excess(bag->base[1], at->base[1])) -
           at->jokers;
}

/* The takes that go into a pair, those that give most first. */
static void fit(Choice *c, const Pair *pair) {
    const Position *at = &c->join->at;
    const Bag *bag = &pair->bag;
    const uint64_t *takes = &c->join->pairs.takes[(int64_t)pair->set * at->octads];
    uint64_t want[2], accents = at->plain ? 0 : excess(bag->sign[2], at->accents);
    for (int n = 0; n < 2; n++) want[n] = excess(bag->base[n], at->base[n]);
    c->by_accent = total(accents) > total(want[0]) + total(want[1]);
    c->fits = 0;
    for (int k = 0; k < at->octads; k++)
        for (uint64_t set = takes[k]; set; set &= set - 1) {
            int take = k * 64 + __builtin_ctzll(set);
            const Bag *one = &at->bags[take];
            if (!holds(bag, one)) continue;
            int gain = c->by_accent ? given(accents, one->sign[2])
                                    : given(want[0], one->base[0]) + given(want[1], one->base[1]);
            int place = c->fits++;
            for (; place && c->fit[place - 1].gain < gain; place--)
                c->fit[place] = c->fit[place - 1];
            c->fit[place] = (Fit){(int16_t)take, (int16_t)gain};
        }
}

static void note(Choice *c, const Bag *rest) {
    int jokers = lacking(&c->join->at, rest);
    if (jokers > c->join->at.jokers) return;
    if (c->entries == c->room) {
        int64_t room = c->room ? c->room * 2 : 4096;
        Entry *grown = realloc(c->entry, (size_t)room * sizeof(Entry));
        if (!grown) {
            c->failed = 1;
            return;
        }
        c->entry = grown;
        c->room = room;
    }
    c->now.jokers = (int16_t)jokers;
    c->entry[c->entries++] = c->now;
}

/* Chooses the takes from the `chosen`-th on, each further down the list than the one before. */
static void choose(Choice *c, const Bag *rest, int chosen, int from) {
    const Position *at = &c->join->at;
    int left = c->level - chosen, wanting = left ? need(c, rest) : 0;
    if (!left) note(c, rest);
    for (int n = from; left && n < c->fits && !c->failed; n++) {
        int take = c->fit[n].take, is_apart = 1;
        if (c->fit[n].gain * left < wanting) return;
        for (int k = 0; k < chosen; k++)
            is_apart &= at->chain[c->now.take[k]] != at->chain[take];
        if (!is_apart || (chosen && !holds(rest, &at->bags[take]))) continue;
        Bag less = *rest;
        drop(&less, &at->bags[take]);
        uint64_t removed[2] = {c->now.removed[0], c->now.removed[1]};
        c->now.take[chosen] = (int16_t)take;
        for (int k = 0; k < 2; k++) c->now.removed[k] |= at->removed[2 * take + k];
        choose(c, &less, chosen + 1, n + 1);
        c->now.take[chosen] = -1;
        for (int k = 0; k < 2; k++) c->now.removed[k] = removed[k];
    }
}

/* Whether a slot has room for an entry, with takes it may use, its own among them. */
static int may(const Position *at, int number, const Entry *entry, const Pair *pair, int level) {
    const Slot *slot = &at->slots[number];
    if (pair->ahead >= slot->ahead || pair->back >= slot->behind) return 0;
    const uint64_t *allowed = &at->slot_takes[number * at->octads];
    int is_own = slot->own < 0;
    for (int n = 0; n < level; n++) {
        int take = entry->take[n];
        if (!(allowed[take / 64] >> take % 64 & 1)) return 0;
        is_own |= at->chain[take] == slot->own;
    }
    const uint64_t *ahead = &at->bars[2 * (slot->reach + pair->ahead)];
    const uint64_t *back = &at->bars[2 * (slot->beyond + pair->back)];
    for (int n = 0; n < 2; n++) is_own &= !((ahead[n] | back[n]) & ~entry->removed[n]);
    return is_own;
}

static int write_row(Join *join, int number, const Entry *entry, const Pair *pair) {
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
        (Row){join->at.slots[number].number, pair->row, pair->ahead, pair->back, entry->jokers};
    memcpy(&join->take[join->count++ * sources], entry->take, sizeof(int16_t) * (size_t)sources);
    return 1;
}

/* Appends the words that can be laid with the takes of exactly so many chains. */
static void join_level(Choice *c, int level) {
    Join *join = c->join;
    const Position *at = &join->at;
    c->level = level;
    for (int shape = 0; shape < at->shape_count && !c->failed; shape++) {
        c->entries = 0;
        for (int64_t n = join->pairs.bound[shape]; n < join->pairs.bound[shape + 1]; n++) {
            const Bag *bag = &join->pairs.pair[n].bag;
            c->now.pair = n;
            if (level) fit(c, &join->pairs.pair[n]);
            choose(c, bag, 0, 0);
        }
        const Shape *which = &at->shapes[shape];
        for (int slot = which->low; slot < which->high && !c->failed; slot++)
            for (int64_t n = 0; n < c->entries && !c->failed; n++) {
                const Pair *pair = &join->pairs.pair[c->entry[n].pair];
                if (may(at, slot, &c->entry[n], pair, level))
                    c->failed |= !write_row(join, slot, &c->entry[n], pair);
            }
    }
}

/* How many words can be laid with the takes of so many chains at least and at most, those of the
   fewest first; -1: no memory. */
EXPORT int64_t guerre_levels(Join *join, int least, int most) {
    Choice c = {.join = join};
    c.fit = malloc(sizeof(Fit) * (size_t)(join->at.takes + 1));
    c.failed = !c.fit;
    join->count = 0;
    for (int n = 0; n < SOURCES; n++) c.now.take[n] = -1;
    for (int level = least; level <= most && level <= join->at.sources; level++)
        join_level(&c, level);
    free(c.fit);
    free(c.entry);
    return c.failed ? -1 : join->count;
}
