/* Opens a position, hands out what was found, and closes it. */

#include <stdlib.h>
#include <string.h>

#include "export.h"
#include "offer.h"

EXPORT void guerre_close(Join *join) {
    if (!join) return;
    free(join->rights.may);
    free(join->rights.kind);
    free(join->pairs.pair);
    free(join->pairs.need);
    free(join->pairs.entry);
    free(join->pairs.bound);
    free(join->row);
    free(join->take);
    free(join);
}

/* A position, its pairs found in so many steps; NULL: no memory. What it points at must stay
   while it is open, and so must what it offers. */
EXPORT Join *guerre_open(const Position *at, Offer *offer, int64_t steps) {
    if (at->sources > SOURCES || at->octads > OCTADS || at->shape_count > 64 * OCTADS) return NULL;
    if (at->jokers < 0 || at->jokers > JOKERS || at->takes > 64 * OCTADS) return NULL;
    Join *join = calloc(1, sizeof(Join));
    if (!join) return NULL;
    join->at = *at;
    join->pairs.most = steps;
    join->offer = offer;
    join->lending = &offer->lending;
    if (!guerre_rights(at, join->lending, &join->rights) ||
        !guerre_sweep(at, offer, &join->rights, &join->pairs) || !guerre_sort(at, &join->pairs)) {
        guerre_close(join);
        return NULL;
    }
    return join;
}

/* The steps taken so far. */
EXPORT int64_t guerre_work(const Join *join) { return join->pairs.work; }

/* The rows of the last level as columns; `takes`: one column after the other. */
EXPORT void guerre_rows(const Join *join, int32_t *slot, int32_t *row, int32_t *ahead,
                        int32_t *back, int32_t *jokers, int32_t *takes) {
    int sources = join->at.sources;
    for (int64_t n = 0; n < join->count; n++) {
        slot[n] = join->row[n].slot;
        row[n] = join->row[n].row;
        ahead[n] = join->row[n].ahead;
        back[n] = join->row[n].back;
        jokers[n] = join->row[n].jokers;
        for (int k = 0; k < sources; k++)
            takes[k * join->count + n] = join->take[n * sources + k];
    }
}

/* So that Python can see that both sides mean the same. */
EXPORT int64_t guerre_size(int which) {
    int64_t sizes[] = {sizeof(Position), sizeof(Shape), sizeof(Slot), sizeof(Bag)};
    return which >= 0 && which < 4 ? sizes[which] : -1;
}
