/* Draws words as they come to mind and keeps the coups that promise most. It knows the plain ways
   alone; what it tells the rules still judge. The same numbers come from `plain_glance.py`. */

#include <stdlib.h>
#include <string.h>

#include "export.h"
#include "sight.h"

#define LOT 31    /* bits of a lot … */
#define GUIDE 17  /* … and of its index */
#define MOVED 0.6 /* a letter more to be moved, beyond the first */
#define WIN 100.0
#define REPLAY 0.9
#define JOKER 0.25
#define LETTER 0.02

/* How many jokers the arsenal needs for what is wanted; `letters`: where to look. */
static int lacking(const Sight *s, const uint8_t *letters, int many) {
    const Glance *at = s->at;
    uint8_t used[NO_SIGN];
    uint64_t seen = 0;
    int found = 0;
    for (int n = 0; n < many; n++) used[at->under[letters[n]]] = 0;
    for (int pass = 0; pass < 2; pass++) /* what bears an accent chooses first */
        for (int n = 0; n < many; n++) {
            int code = letters[n], is_accent = at->under[code] != code;
            if (is_accent == pass || seen >> code & 1) continue;
            seen |= (uint64_t)1 << code;
            int have = is_accent ? at->back[code] : at->front[code] - used[code];
            int wanted = s->wanted[code], got = wanted < have ? wanted : have;
            found += wanted - got;
            if (is_accent) used[at->under[code]] = (uint8_t)(used[at->under[code]] + got);
        }
    return found;
}

static void keep(Sight *s, int number, int letters, int one, int other, int jokers) {
    const Place *place = &s->place[number];
    const Take *first = one < 0 ? NULL : &s->take[one];
    const Take *second = other < 0 ? NULL : &s->take[other];
    int lent = (first ? first->count : 0) + (second ? second->count : 0);
    int laid = letters + place->adds, is_base = !s->chain[place->chain].many;
    if (s->ways == WAYS || (is_base && lent == laid)) return;
    int is_tactical = first && !second && lent == laid && first->is_tactical;
    int replays = place->green[letters] + is_tactical;
    double score = place->gain[letters] + REPLAY * (replays < 2 ? replays : 2);
    score -= JOKER * jokers + LETTER * (laid - lent);
    score += (first ? first->harm : 0.0) + (second ? second->harm : 0.0);
    if (place->wins[letters]) score += WIN;
    s->way[s->ways++] = (Coup){number, 0, letters, {one, other}, jokers, score};
}

/* Takes the letters of a take from what is wanted; 0: it wants less of one. */
static int give(Sight *s, const Take *take) {
    for (int n = 0; n < take->count; n++) {
        if (s->wanted[take->letters[n]]) {
            s->wanted[take->letters[n]]--;
            continue;
        }
        while (n--) s->wanted[take->letters[n]]++;
        return 0;
    }
    return 1;
}

static void give_back(Sight *s, const Take *take) {
    for (int n = 0; n < take->count; n++) s->wanted[take->letters[n]]++;
}

/* Whether a take may go to a place: of its own chain only from the other end. */
static int may(const Sight *s, const Place *place, const Take *take) {
    if (place->chain != take->chain) return 1;
    return !(place->end ? take->last : take->first) &&
           s->chain[take->chain].many - take->count >= place->keep;
}

/* Every way to provide so many letters at a place, with the takes that may fit. */
static void provide(Sight *s, int number, const uint8_t *there, int ahead, const int *fit,
                    int fits) {
    const Place *place = &s->place[number];
    uint8_t letters[WIDE + ADDED];
    int many = ahead + place->adds, none = s->at->jokers + 1;
    memcpy(letters, there, (size_t)ahead);
    memcpy(letters + ahead, place->added, (size_t)place->adds);
    Set need = place->need[ahead];
    for (int n = 0; n < many; n++) s->wanted[letters[n]]++;
    int jokers = is_empty(need) ? lacking(s, letters, many) : none;
    if (jokers < none) keep(s, number, ahead, -1, -1, jokers);
    if (!s->chain[place->chain].many && !s->at->has_opened) fits = 0;
    for (int n = 0; n < fits; n++) {
        const Take *one = &s->take[fit[n]];
        if (one->count > many || !may(s, place, one) || !give(s, one)) continue;
        Set left = without(need, one->removed);
        jokers = is_empty(left) ? lacking(s, letters, many) : none;
        if (jokers < none) keep(s, number, ahead, fit[n], -1, jokers);
        for (int k = n + 1; k < fits; k++) {
            const Take *other = &s->take[fit[k]];
            if (other->chain == one->chain || one->count + other->count > many) continue;
            if (!may(s, place, other) || !give(s, other)) continue;
            jokers = is_empty(without(left, other->removed)) ? lacking(s, letters, many) : none;
            if (jokers < none) keep(s, number, ahead, fit[n], fit[k], jokers);
            give_back(s, other);
        }
        give_back(s, one);
    }
    for (int n = 0; n < many; n++) s->wanted[letters[n]] = 0;
}

/* Every way to lay a word; the fewest letters one must move for it. */
static int lay(Sight *s, const uint8_t *word) {
    int size = 0, fit[TAKES], fits = -1, first = 0, last = 0, fewest = WIDE + ADDED;
    uint64_t mask = 0;
    while (size < WIDE && word[size] != NO_SIGN) mask |= (uint64_t)1 << word[size++];
    s->ways = 0;
    if (__builtin_popcountll(mask & ~s->reachable) > s->at->jokers) return fewest;
    const int16_t *lists[] = {s->begins[word[0]], s->ends[word[size - 1]], s->bare};
    int many[] = {s->beginning[word[0]], s->ending[word[size - 1]], s->bares};
    for (int which = 0; which < 3; which++)
        for (int n = 0; n < many[which]; n++) {
            const Place *place = &s->place[lists[which][n]];
            int ahead = size - place->size;
            if (ahead < 1 || ahead > place->reach) continue;
            if (!s->chain[place->chain].many && ahead != 4) continue;
            const uint8_t *there = place->is_before ? word + ahead : word;
            if (memcmp(there, place->fixed, (size_t)place->size)) continue;
            for (; fits < 0; fits = last)
                for (int k = 0; k < s->takes; k++)
                    if (!(s->take[k].mask & ~mask)) fit[last++] = k;
            first = s->ways;
            provide(s, lists[which][n], place->is_before ? word : word + place->size, ahead, fit,
                    fits);
            int laid = ahead + place->adds;
            if (s->ways > first && laid < fewest) fewest = laid;
        }
    return fewest;
}

static uint64_t mixed(uint64_t *state) {
    uint64_t x = *state += 0x9E3779B97F4A7C15u;
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9u;
    x = (x ^ x >> 27) * 0x94D049BB133111EBu;
    return x ^ x >> 31;
}

static int32_t drawn(const Glance *at, uint64_t *state) {
    uint32_t lot = (uint32_t)(mixed(state) >> (64 - LOT));
    uint32_t form = at->guide[lot >> (LOT - GUIDE)];
    while (at->heights[form] <= lot) form++;
    return (int32_t)form;
}

/* Puts the ways of a word among the best coups, the better first, of equal ones the older. */
static int rank(const Sight *s, int32_t form, Coup *found, int count) {
    for (int n = 0; n < s->ways; n++) {
        int at = count < s->at->most ? count++ : count;
        for (; at && found[at - 1].score < s->way[n].score; at--)
            if (at < s->at->most) found[at] = found[at - 1];
        if (at == s->at->most) continue;
        found[at] = s->way[n];
        found[at].form = form;
    }
    return count;
}

static int search(Sight *s, Coup *found, int32_t *many) {
    const Glance *at = s->at;
    uint64_t state = at->seed;
    int count = 0, noticed = 0;
    for (int draw = 0; draw < at->draws && noticed < at->count && noticed < NOTICED; draw++) {
        int32_t form = drawn(at, &state);
        double chance = (double)(mixed(&state) >> 11) / 9007199254740992.0;
        int is_new = 1;
        for (int n = 0; n < noticed && is_new; n++) is_new = s->noticed[n] != form;
        if (!is_new) continue;
        int fewest = lay(s, at->text + (int64_t)WIDE * form);
        if (!s->ways) continue;
        double ready = 1.0;
        for (int n = 1; n < fewest; n++) ready *= MOVED;
        if (chance >= ready) continue;
        s->noticed[noticed++] = form;
        count = rank(s, form, found, count);
    }
    *many = noticed;
    return count;
}

/* The coups that promise most, the best first, and how many words were noticed; -1: there is no
   memory, or there is too much. */
EXPORT int guerre_glance(const Glance *at, Coup *found, int32_t *noticed) {
    Sight *s = calloc(1, sizeof(Sight));
    if (!s) return -1;
    s->at = at;
    int count = guerre_sight(s) ? search(s, found, noticed) : -1;
    free(s);
    return count;
}
