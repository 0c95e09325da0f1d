/* The forms that begin, or end, with two signs or more: they stand together. */

#include <string.h>

#include "sweep.h"

/* Where among the sorted forms a sign stands, from the end they are sorted by; -1: they end before. */
static inline int sign_at(const Tree *tree, int64_t form, int is_last, int place) {
    int length = tree->at[form + 1] - tree->at[form];
    if (place >= length) return -1;
    return tree->text[tree->at[form] + (is_last ? length - 1 - place : place)];
}

/* Whether a form stands before those that have the signs, among them, or after (-1, 0, 1). */
static int order(const Search *s, int64_t form, int is_last) {
    const uint8_t *there = s->at->codes + s->which->first;
    int length = s->which->length, near = length < NEAR ? length : NEAR;
    for (int n = 0; n < near; n++) {
        int want = there[is_last ? length - 1 - n : n];
        int sign = sign_at(&s->at->tree, form, is_last, n);
        if (sign != want) return sign < want ? -1 : 1;
    }
    return 0;
}

/* The first of the sorted forms that stands not before (or after) those that have the signs. */
static int64_t bound(const Search *s, int is_last, int after) {
    const int32_t *sorted = s->at->tree.sorted[is_last];
    int64_t low = 0, high = s->at->tree.forms;
    while (low < high) {
        int64_t mid = (low + high) / 2;
        if (order(s, sorted[mid], is_last) < after) low = mid + 1;
        else high = mid;
    }
    return low;
}

void guerre_scan(Search *s) {
    const Tree *tree = &s->at->tree;
    const Shape *which = s->which;
    const uint8_t *there = s->at->codes + which->first;
    int is_last = which->before != 0;
    int64_t end = bound(s, is_last, 1);
    Open open = {s->lots, s->lots, 0, s->offer->words, 0};
    for (int64_t n = bound(s, is_last, 0); n < end && !s->failed; n++) {
        const uint64_t *one = &tree->lights[is_last][n * tree->light];
        int ahead = total(one[0]) + total(one[1]) - which->length;
        if (ahead < which->least || ahead > which->ahead) continue;
        uint64_t letters[2];
        for (int k = 0; k < 2; k++) letters[k] = one[k] - s->stand.base[k] + which->extra.base[k];
        uint64_t marks = tree->light > 2 ? one[2] - s->stand.sign[2] : 0;
        if (!guerre_near(s, letters[0], letters[1], marks)) continue;
        int64_t form = tree->sorted[is_last][n];
        if (which->length > NEAR) {
            const uint8_t *text = tree->text + tree->at[form] + (is_last ? ahead : 0);
            if (memcmp(text, there, (size_t)which->length)) continue;
        }
        Bag bag = {{letters[0], letters[1], 0}, {letters[0], letters[1]}};
        if (!s->at->plain) {
            bag = guerre_bag(s->at, one);
            if (one[2] & s->at->other) bag = bag_of(tree, form);
            drop(&bag, &s->stand);
            add(&bag, &which->extra);
        }
        guerre_keep(s, tree->told[is_last], n, (uint64_t)n, &bag, &open, ahead, 0);
    }
}
