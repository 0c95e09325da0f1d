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
    Bag rest = *bag;
    drop(&rest, &s->offer->lending.lot[lot].bag);
    int found = guerre_lacking(s->at, &rest);
    return found <= s->at->jokers ? found : -1;
}

/* What a form leaves to be provided. */
static Bag rest_of(const Search *s, const uint64_t *light, int way, int64_t form) {
    const Forms *forms = &s->at->forms;
    if (s->at->plain) return (Bag){{light[0], light[1], 0}, {light[0], light[1]}};
    if (!(light[2] & s->at->other)) return guerre_bag(s->at, light);
    Bag bag = guerre_signs(forms, guerre_row(forms, way, form)); /* accents that are not told apart */
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

/* The lots that go into a bag, as entries; how many they have takes of, as bits. */
static int32_t enter(Search *s, const Bag *bag, const Given *given) {
    Pairs *pairs = s->pairs;
    int jokers = s->at->jokers, words = s->offer->words;
    int32_t levels = 0;
    for (int word = 0; word < words; word++) {
        uint64_t layer[JOKERS + 1], found = s->lots[word];
        if (given->set[2]) found &= given->set[2][jokers * words + word];
        if (!found) continue;
        switch (jokers) { /* the compiler unrolls what is known to be few */
        case 0: found &= layered(given, words, word, 0, layer); break;
        case 1: found &= layered(given, words, word, 1, layer); break;
        default: found &= layered(given, words, word, jokers, layer);
        }
        if (!found) continue;
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
    }
    return levels;
}

int32_t guerre_need(Search *s, const uint64_t *light, int way, int64_t form) {
    const Position *at = s->at;
    Pairs *pairs = s->pairs;
    if (is_spent(pairs)) return -1;
    uint64_t want[PLANES] = {excess(light[0], at->base[0]), excess(light[1], at->base[1]), 0};
    if (total(want[0] + want[1]) > at->jokers + s->offer->largest) return -1;
    if (!at->plain) {
        want[2] = excess(light[2], at->accents);
        if (want[2] && total(excess(light[2], s->offer->marks)) > at->jokers) return -1;
    }
    Bag bag = rest_of(s, light, way, form);
    int32_t set[PLANES] = {0};
    int64_t known = s->offer->fits.fits, layers = at->jokers + 1;
    const uint64_t *most = s->offer->most;
    int planes = most[2] || want[2] ? PLANES : PLANES - 1;
    for (int plane = 0; plane < planes; plane++) {
        uint64_t sign = bag.sign[plane];
        Half half = {want[plane], sign - excess(sign, most[plane]), plane};
        set[plane] = guerre_fit(at, s->offer, &half, &s->failed);
        if (set[plane] < 0) return -1;
    }
    const uint64_t *sets = s->offer->fits.sets;
    Given given = {{sets + set[0], sets + set[1], planes < PLANES ? NULL : sets + set[2]}};
    int64_t first = pairs->entries;
    int32_t levels = enter(s, &bag, &given);
    pairs->work += FORM + s->offer->words * layers * (layers + 1) / 2 +
                   (s->offer->fits.fits - known) * s->offer->words * layers * HALVES +
                   (pairs->entries - first) * ENTRY;
    if (pairs->entries == first) return -1;
    Need *need = roomy(pairs->need, pairs->needs, &pairs->need_room, sizeof(Need));
    if (!need) {
        s->failed = 1;
        return -1;
    }
    pairs->need = need;
    need[pairs->needs] = (Need){
        {want[0], want[1], want[2]}, first, (int32_t)(pairs->entries - first), levels};
    return (int32_t)pairs->needs++;
}

void guerre_keep(Search *s, int32_t need, int way, int64_t form, uint64_t key, int ahead, int back) {
    const Forms *forms = &s->at->forms;
    Pairs *pairs = s->pairs;
    if (forms->among && forms->among[guerre_row(forms, way, form)] < 0) return;
    Pair *pair = roomy(pairs->pair, pairs->count, &pairs->room, sizeof(Pair));
    if (!pair) {
        s->failed = 1;
        return;
    }
    pairs->pair = pair;
    pair[pairs->count++] = (Pair){key, need, -1, (int8_t)ahead, (int8_t)back};
}
