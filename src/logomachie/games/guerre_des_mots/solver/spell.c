/* Sorts the forms by their signs, and says where they have which. */

#include "shelf.h"

#include <stdlib.h>
#include <string.h>

#include "export.h"

#define FEW 24  /* rows that are sorted one by one */

enum { BY_FIRST, BY_LAST, WAYS }; /* by what rows are sorted */

typedef struct {
    uint8_t sign[NEAR + 1]; /* from that end, each one more than its code; then 0 */
} Signs;

/* The forms as Python has them: so many codes a row, each one more, then 0. */
typedef struct {
    const uint8_t *text;
    int64_t forms, codes;
} Spelling;

static int spelled(const Spelling *from, int64_t row, const uint8_t **word) {
    int length = 0;
    *word = &from->text[row * LONGEST];
    while (length < LONGEST && (*word)[length]) length++;
    return length;
}

static void signs_of(const Spelling *from, int64_t row, int by, Signs *found) {
    const uint8_t *word;
    int length = spelled(from, row, &word);
    memset(found, 0, sizeof *found);
    for (int n = 0; n < length && n < NEAR; n++)
        found->sign[n] = word[by == BY_FIRST ? n : length - 1 - n];
}

static int falls(const Signs *signs, int32_t one, int32_t next) {
    int order = memcmp(&signs[one], &signs[next], sizeof(Signs));
    return order ? order > 0 : one > next;
}

/* Rows that share their first signs, by the rest; equal ones stay as they are. */
static void sort(const Signs *signs, int32_t *row, int32_t *other, int64_t count, int depth) {
    if (count <= FEW) {
        for (int64_t n = 1; n < count; n++) {
            int32_t one = row[n];
            int64_t at = n;
            for (; at && falls(signs, row[at - 1], one); at--) row[at] = row[at - 1];
            row[at] = one;
        }
        return;
    }
    int64_t bound[CODES + 2] = {0}, next[CODES + 2];
    for (int64_t n = 0; n < count; n++) bound[signs[row[n]].sign[depth] + 1]++;
    for (int n = 0; n <= CODES; n++) bound[n + 1] += bound[n];
    memcpy(next, bound, sizeof next);
    for (int64_t n = 0; n < count; n++) other[next[signs[row[n]].sign[depth]]++] = row[n];
    memcpy(row, other, (size_t)count * sizeof *row);
    for (int n = 1; n <= CODES && depth < NEAR; n++) /* those that end here are alike */
        sort(signs, row + bound[n], other, bound[n + 1] - bound[n], depth + 1);
}

/* All rows in one order; 0: no memory. */
EXPORT int guerre_order(const Spelling *from, int by, int32_t *order) {
    if (by < 0 || by >= WAYS) return 0;
    Signs *signs = malloc(((size_t)from->forms + 1) * sizeof(Signs));
    int32_t *other = malloc(((size_t)from->forms + 1) * sizeof(int32_t));
    int is_done = signs && other;
    for (int64_t row = 0; is_done && row < from->forms; row++) {
        signs_of(from, row, by, &signs[row]);
        order[row] = (int32_t)row;
    }
    if (is_done) sort(signs, order, other, from->forms, 0);
    free(signs);
    free(other);
    return is_done;
}

/* Where each two codes stand that follow each other in a row: by these codes the first of their
   places, and of each the row and what stands before. */
EXPORT void guerre_inner(const Spelling *from, int32_t *two, int32_t *inner, uint8_t *within) {
    int64_t codes = from->codes, many = codes * codes;
    const uint8_t *word;
    memset(two, 0, (size_t)(many + 1) * sizeof(int32_t));
    for (int64_t row = 0; row < from->forms; row++) {
        int length = spelled(from, row, &word);
        for (int n = 0; n + 1 < length; n++) two[(word[n] - 1) * codes + word[n + 1] - 1]++;
    }
    for (int64_t n = 0; n < many; n++) two[n + 1] += two[n];
    for (int64_t row = from->forms - 1; row >= 0; row--) {
        int length = spelled(from, row, &word);
        for (int n = length - 2; n >= 0; n--) {
            int32_t at = --two[(word[n] - 1) * codes + word[n + 1] - 1];
            inner[at] = (int32_t)row;
            within[at] = (uint8_t)n;
        }
    }
}

/* Which letters each of so many forms has; `wide`: numbers of each. */
EXPORT void guerre_masks(const uint64_t *light, int64_t wide, int64_t count, uint32_t *once,
                         uint32_t *twice) {
    for (int64_t n = 0; n < count; n++) {
        const uint64_t *one = &light[n * wide];
        once[n] = guerre_mask(one, wide > 2 ? one[2] : 0, 0);
        twice[n] = guerre_mask(one, 0, 1);
    }
}
