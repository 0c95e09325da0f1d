/* Which loans a slot may use, and how many cells its words reach with them. */

#include <stdlib.h>
#include <string.h>

#include "join.h"

enum { ALLOWED = 1, OWN = 2, BOTH = ALLOWED | OWN, YES = 255 };

/* Tells of each loan whether a slot may use all its takes, its own among them. */
static void tell(const Position *at, const Lending *lending, int number, uint8_t *may) {
    const Slot *slot = &at->slots[number];
    const uint64_t *allowed = &at->slot_takes[number * at->octads];
    uint8_t flags[64 * OCTADS]; /* by take */
    for (int take = 0; take < at->takes; take++) {
        int is_allowed = (int)(allowed[take / 64] >> take % 64 & 1);
        flags[take] = (uint8_t)(is_allowed * ALLOWED | (at->chain[take] == slot->own) * OWN);
    }
    for (int k = 0; k < lending->loans; k++) {
        const Loan *loan = &lending->loan[k];
        int all = ALLOWED, any = slot->own < 0 ? OWN : 0;
        for (int n = 0; n < loan->level; n++) {
            all &= flags[loan->take[n]];
            any |= flags[loan->take[n]];
        }
        may[k] = (all | (any & OWN)) == BOTH ? YES : 0;
    }
}

/* Whether two slots may use the same. */
static int is_alike(const Position *at, int one, int other) {
    size_t octads = (size_t)at->octads;
    return at->slots[one].own == at->slots[other].own &&
           !memcmp(&at->slot_takes[(size_t)one * octads], &at->slot_takes[(size_t)other * octads],
                   octads * sizeof(uint64_t));
}

int guerre_rights(const Position *at, const Lending *lending, Rights *rights) {
    int slots = at->shape_count ? at->shapes[at->shape_count - 1].high : 0, kinds = 0;
    size_t loans = (size_t)lending->loans;
    int32_t *first = malloc(((size_t)slots + 1) * sizeof(int32_t)); /* by kind: a slot of it */
    rights->kind = malloc(((size_t)slots + 1) * sizeof(int32_t));
    for (int n = 0; first && rights->kind && n < slots; n++) {
        int kind = 0;
        while (kind < kinds && !is_alike(at, first[kind], n)) kind++;
        if (kind == kinds) first[kinds++] = n;
        rights->kind[n] = kind;
    }
    rights->loans = loans;
    rights->may = malloc((size_t)kinds * loans + 1);
    int is_done = first && rights->kind && rights->may;
    for (int kind = 0; is_done && kind < kinds; kind++)
        tell(at, lending, first[kind], &rights->may[(size_t)kind * loans]);
    free(first);
    return is_done;
}

/* The last of the cells that are free once these pieces have left. */
static int last_free(const uint64_t *bars, int cells, const uint64_t *removed) {
    int n = cells - 1;
    while (n > 0 && (bars[2 * n] & ~removed[0] || bars[2 * n + 1] & ~removed[1])) n--;
    return n;
}

/* So many cells and one more; no form has more than these. */
static uint8_t counted(int cells) { return (uint8_t)(cells < LONGEST ? cells + 1 : LONGEST + 1); }

/* With each loan that a slot may use, so many cells at least. */
static void reach(const uint8_t *restrict may, uint8_t cells, size_t loans, uint8_t *restrict far) {
    for (size_t k = 0; k < loans; k++) {
        uint8_t mine = may[k] & cells;
        far[k] = mine > far[k] ? mine : far[k];
    }
}

void guerre_far(const Position *at, const Lending *lending, const Rights *rights, int shape,
                uint8_t *far) {
    static const uint64_t nothing[2] = {0, 0}, never[2] = {~(uint64_t)0, ~(uint64_t)0};
    const Shape *which = &at->shapes[shape];
    memset(far, 0, rights->loans);
    for (int n = which->low; n < which->high; n++) {
        const Slot *slot = &at->slots[n];
        const uint64_t *ahead = &at->bars[2 * slot->reach], *back = &at->bars[2 * slot->beyond];
        const uint8_t *may = guerre_may(rights, n);
        int here = last_free(ahead, slot->ahead, nothing);
        int there = last_free(back, slot->behind, nothing);
        uint8_t cells = counted(here + there); /* with any loan; what bars a cell bars those after it */
        reach(may, cells, rights->loans, far);
        if (here + there + 2 == slot->ahead + slot->behind) continue;
        const uint64_t *bars = here + 1 < slot->ahead ? &ahead[2 * (here + 1)] : never;
        const uint64_t *others = there + 1 < slot->behind ? &back[2 * (there + 1)] : never;
        for (size_t k = 0; k < rights->loans; k++) {
            const uint64_t *removed = lending->loan[k].removed;
            uint64_t in_way = (bars[0] & ~removed[0]) | (bars[1] & ~removed[1]);
            uint64_t behind = (others[0] & ~removed[0]) | (others[1] & ~removed[1]);
            if ((in_way && behind) || !may[k]) continue;
            uint8_t mine = counted(last_free(ahead, slot->ahead, removed) +
                                   last_free(back, slot->behind, removed));
            if (mine > far[k]) far[k] = mine;
        }
    }
}
