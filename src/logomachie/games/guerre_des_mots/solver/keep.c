/* Which lots go into a form, and leave no more than arsenal and jokers have. */

#include <stdlib.h>

#include "sweep.h"

enum { FORM = 32, HALVES = 8, ENTRY = 12 }; /* steps */

/* The items with room for one more, and for those of a whole number of a set; NULL: no memory. */
static inline void *roomy(void *item, int64_t count, int64_t *room, size_t size) {
    if (*room - count >= 64) return item;
    int64_t more = *room ? *room * 2 : 4096;
    void *grown = realloc(item, (size_t)more * size);
    if (grown) *room = more;
    return grown;
}

/* The jokers that a lot takes that goes in; -1: too many. */
static inline int least(const Search *s, const Bag *bag, int lot, const uint64_t *layer) {
    if (s->at->plain) {
        int found = 0;
        while (!(layer[found] >> lot % 64 & 1)) found++;
        return found;
    }
    if (!s->at->jokers) return 0; /* the sets leave nothing wanting */
    Bag rest = *bag;
    drop(&rest, &s->offer->lending.lot[lot].bag);
    int found = guerre_lacking(s->at, &rest);
    return found <= s->at->jokers ? found : -1;
}

/* How many numbers of nibbles decide. */
static inline int planes_of(const Search *s) {
    return s->at->plain && !s->offer->most[2] ? PLANES - 1 : PLANES;
}

/* What a form leaves to be provided. */
static Bag rest_of(const Search *s, const Candidate *form) {
    const Forms *forms = &s->at->forms;
    const uint64_t *light = form->light;
    if (!(light[2] & s->at->other)) return guerre_bag(s->at, light);
    Bag bag = guerre_signs(forms, guerre_row(forms, s->way, form->form)); /* not told apart there */
    drop(&bag, &s->stand);
    add(&bag, &s->which->extra);
    return bag;
}

/* Sets of lots by jokers, for the letters up to M, those after, and accents; NULL: all go in. */
typedef struct {
    const uint64_t *set[PLANES];
} Given;

/* By jokers, the lots of one number that have all but so many of both; those with the most. */
static inline uint64_t layered(const Given *given, int words, int word, int jokers, uint64_t *layer) {
    const uint64_t *low = given->set[0] + word, *high = given->set[1] + word;
    for (int j = 0; j <= jokers; j++) {
        layer[j] = 0;
        for (int k = 0; k <= j; k++) layer[j] |= low[k * words] & high[(j - k) * words];
    }
    return layer[jokers];
}

/* Which numbers of all three sets and of those of the search might have a lot in common. */
static inline uint64_t common(const Search *s, const Given *given) {
    int jokers = s->at->jokers;
    const uint64_t *low = given->set[0] - jokers - 1, *high = given->set[1] - jokers - 1;
    uint64_t found = 0; /* the numbers stand before the sets */
    for (int k = 0; k <= jokers; k++) found |= low[k] & high[jokers - k];
    if (given->set[2]) found &= *(given->set[2] - 1);
    return found & s->numbers;
}

/* The lots of one number of the sets that go into a bag, as entries; how many they have takes of,
   as bits. */
static int32_t enter(Search *s, const Bag *bag, const Given *given, int word) {
    Pairs *pairs = s->pairs;
    int jokers = s->at->jokers, words = s->offer->words;
    int32_t levels = 0;
    uint64_t layer[JOKERS + 1], found = s->lots[word];
    if (given->set[2]) found &= given->set[2][jokers * words + word];
    switch (jokers) { /* the compiler unrolls what is known to be few */
    case 0: found &= layered(given, words, word, 0, layer); break;
    case 1: found &= layered(given, words, word, 1, layer); break;
    default: found &= layered(given, words, word, jokers, layer);
    }
    if (!found) return 0;
    Entry *entry = roomy(pairs->entry, pairs->entries, &pairs->entry_room, sizeof(Entry));
    if (!entry) {
        s->failed = 1;
        return 0;
    }
    pairs->entry = entry;
    for (; found; found &= found - 1) {
        int lot = word * 64 + __builtin_ctzll(found), takes = least(s, bag, lot, layer);
        if (takes < 0) continue;
        entry[pairs->entries++] = (Entry){lot, takes};
        levels |= s->offer->lending.lot[lot].levels;
    }
    return levels;
}

/* A form with what it needs. */
static void keep(Search *s, const Candidate *form, const Need *what) {
    Pairs *pairs = s->pairs;
    Need *need = roomy(pairs->need, pairs->needs, &pairs->need_room, sizeof(Need));
    if (need) pairs->need = need;
    Pair *pair = roomy(pairs->pair, pairs->count, &pairs->room, sizeof(Pair));
    if (pair) pairs->pair = pair;
    if (!need || !pair) {
        s->failed = 1;
        return;
    }
    pair[pairs->count++] = (Pair){form->key, (int32_t)pairs->needs, -1, form->ahead, form->back};
    need[pairs->needs++] = *what;
}

/* Finds the lots of a form, and keeps it if there is one. */
static void settle(Search *s, int which) {
    Pairs *pairs = s->pairs;
    const Candidate *form = &s->batch->form[which];
    const Position *at = s->at;
    int words = s->offer->words, layers = at->jokers + 1;
    Given given = {{NULL, NULL, NULL}};
    for (int plane = 0; plane < planes_of(s); plane++)
        given.set[plane] = s->offer->fits.sets + s->batch->set[plane][which];
    int64_t first = pairs->entries;
    int32_t levels = 0;
    pairs->work += FORM;
    for (uint64_t some = common(s, &given); some; some &= some - 1)
        for (int word = __builtin_ctzll(some); word < words; word += 64) {
            levels |= enter(s, &s->batch->bag[which], &given, word);
            pairs->work += layers * (layers + 1) / 2;
        }
    pairs->work += (pairs->entries - first) * ENTRY;
    if (pairs->entries == first) return;
    keep(s, form, &(Need){{excess(form->light[0], at->base[0]), excess(form->light[1], at->base[1]),
                           at->plain ? 0 : excess(form->light[2], at->accents)},
                          first, (int32_t)(pairs->entries - first), (int16_t)levels,
                          (int16_t)(form->ahead + form->back)});
}

/* Leaves those forms of a batch that are told of, and whose accents are not more than could be. */
static void sift(Search *s) {
    const Position *at = s->at;
    Batch *some = s->batch;
    const int32_t *among = at->forms.among;
    int left = 0;
    for (int n = 0; n < some->count; n++) {
        const Candidate *form = &some->form[n];
        int is_hopeful = at->plain || total(excess(form->light[2], s->most[2])) <= at->jokers;
        if (among && is_hopeful) is_hopeful = among[guerre_row(&at->forms, s->way, form->form)] >= 0;
        if (!at->plain && is_hopeful) some->bag[n] = rest_of(s, form);
        some->left[left] = (uint16_t)n;
        left += is_hopeful;
    }
    some->lefts = left;
}

void guerre_weigh(Search *s) {
    const Position *at = s->at;
    Batch *some = s->batch;
    int64_t known = s->offer->fits.fits;
    if (!is_spent(s->pairs) && !s->failed) sift(s);
    else some->lefts = 0;
    for (int plane = 0; plane < planes_of(s) && !s->failed; plane++)
        s->failed |= !guerre_fits(at, s->offer, plane, some);
    s->pairs->work += (s->offer->fits.fits - known) * s->offer->words * (at->jokers + 1) * HALVES;
    for (int n = 0; n < some->lefts && !s->failed && !is_spent(s->pairs); n++)
        settle(s, some->left[n]);
    some->count = 0;
}
