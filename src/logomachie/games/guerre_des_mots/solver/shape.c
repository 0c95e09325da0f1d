/* Places by what decides on their words: the shapes and slots of a position (`shapes.py`). */

#include <string.h>

#include "export.h"
#include "join.h"
#include "place.h"

static int32_t larger(int32_t one, int32_t other) { return one > other ? one : other; }

/* Places that have a look in common are a shape, in the order of their first; those of a look that
   has signs nobody knows (its length is -1) are left out. `look`: as shapes, only `first`, `ahead`,
   `back`, `low`, `high` are still to be told. `number`, `many`: room for a number a look. How many
   shapes there are. */
EXPORT int64_t guerre_shape(const Shape *look, int looks, const Room *room, int count,
                            const uint64_t *set, int octads, int most, int32_t *number,
                            int32_t *many, Shape *shape, Slot *slot, uint64_t *takes) {
    int32_t shapes = 0, signs = 0, low = 0;
    for (int n = 0; n < looks; n++) {
        number[n] = -1;
        many[n] = signs; /* where its signs begin, at first */
        signs += larger(look[n].length, 0);
    }
    for (int n = 0; n < count; n++) {
        int at = room[n].look;
        if (look[at].length < 0) continue;
        if (number[at] < 0) {
            shape[shapes] = look[at];
            shape[shapes].first = many[at];
            number[at] = shapes++;
        }
        Shape *one = &shape[number[at]];
        one->high++;
        one->ahead = larger(one->ahead, room[n].ahead - 1);
        one->back = larger(one->back, room[n].behind - 1);
    }
    for (int n = 0; n < shapes; n++) {
        shape[n].low = low;
        low += shape[n].high;
        shape[n].high = shape[n].low; /* rises as its slots are told */
        if (shape[n].ahead > most) shape[n].ahead = most;
        if (shape[n].back > most) shape[n].back = most;
    }
    for (int n = 0; n < count; n++) {
        const Room *from = &room[n];
        if (number[from->look] < 0) continue;
        int32_t at = shape[number[from->look]].high++;
        slot[at] = (Slot){n, from->own, from->ahead, from->behind, from->reach, from->beyond};
        memcpy(&takes[(size_t)at * octads], &set[(size_t)from->takes * octads],
               sizeof(uint64_t) * octads);
    }
    return shapes;
}

EXPORT int64_t guerre_shape_size(int which) {
    const int64_t size[] = {sizeof(Shape), sizeof(Slot), sizeof(Room)};
    return size[which];
}
