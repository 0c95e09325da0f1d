/* Sorts the forms, and lays out their trees. */

#include "tree.h"

#include <stdlib.h>
#include <string.h>

#include "export.h"

#define FEW 24  /* rows that are sorted one by one */
#define SMALL 4 /* leaves of a run, of one branch */

/* By what rows are sorted. */
enum { BY_ALL, BY_FIRST, BY_LAST, BESIDE_FIRST, BESIDE_LAST, WAYS };

typedef struct {
    uint8_t sign[LONGEST + 1]; /* each one more than its code or rank; then 0 */
} Signs;

/* The forms as Python has them: so many codes a row, each one more, then 0. */
typedef struct {
    const uint8_t *text, *rank;
    int64_t forms, codes;
} Spelling;

static int spelled(const Spelling *from, int64_t row, const uint8_t **word) {
    int length = 0;
    *word = &from->text[row * LONGEST];
    while (length < LONGEST && (*word)[length]) length++;
    return length;
}

static void insert(Signs *found, int low, int high, uint8_t one) {
    for (; high > low && found->sign[high - 1] > one; high--) found->sign[high] = found->sign[high - 1];
    found->sign[high] = one;
}

/* What a row is sorted by: its first signs, its last ones, or all from the rarest on, where it is
   wanted after the sign at one end. */
static void signs_of(const Spelling *from, int64_t row, int by, Signs *found) {
    const uint8_t *word;
    int length = spelled(from, row, &word), apart = -1, many = 0;
    memset(found, 0, sizeof *found);
    if (by == BY_FIRST || by == BY_LAST) {
        for (int n = 0; n < length && n < NEAR; n++)
            found->sign[n] = word[by == BY_FIRST ? n : length - 1 - n];
        return;
    }
    if (by != BY_ALL && length) {
        apart = by == BESIDE_FIRST ? 0 : length - 1;
        found->sign[many++] = word[apart];
    }
    for (int n = 0; n < length; n++)
        if (n != apart) insert(found, apart >= 0, many++, (uint8_t)(from->rank[word[n] - 1] + 1));
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
    for (int n = 1; n <= CODES && depth < LONGEST; n++) /* those that end here are alike */
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

/* The rows in an order: where the codes of each begin, and the codes. */
EXPORT void guerre_text(const Spelling *from, const int32_t *order, int32_t *at, uint8_t *text) {
    at[0] = 0;
    for (int64_t n = 0; n < from->forms; n++) {
        const uint8_t *word;
        int length = spelled(from, order[n], &word);
        for (int k = 0; k < length; k++) text[at[n] + k] = (uint8_t)(word[k] - 1);
        at[n + 1] = at[n] + length;
    }
}

typedef struct {
    const Signs *signs; /* by leaf */
    const uint8_t *code; /* by rank */
    uint8_t *sign, *depth; /* NULL: nodes are only counted */
    int32_t *skip, *first;
    int64_t count;
    int apart; /* signs that stand before those of the tree */
} Layout;

static int64_t lay(Layout *l, int sign, int depth, int64_t first) {
    int64_t node = l->count++;
    if (l->sign) {
        l->sign[node] = (uint8_t)sign;
        l->depth[node] = (uint8_t)depth;
        l->first[node] = (int32_t)first;
        l->skip[node] = (int32_t)l->count;
    }
    return node;
}

/* The leaves from `low` to `high`, which share so many signs: runs, and nodes for large branches. */
static void branch(Layout *l, int64_t low, int64_t high, int depth) {
    int is_run = 0;
    for (int64_t from = low, to; from < high; from = to) {
        int sign = l->signs[from].sign[depth + l->apart];
        for (to = from + 1; to < high && l->signs[to].sign[depth + l->apart] == sign;) to++;
        if (!sign || to - from <= SMALL) {
            if (!is_run) lay(l, RUN, depth + 1, from);
            is_run = 1;
            continue;
        }
        int64_t node = lay(l, l->code[sign - 1], depth + 1, from);
        branch(l, from, to, depth + 1);
        if (l->sign) l->skip[node] = (int32_t)l->count;
        is_run = 0;
    }
}

/* How many nodes a grove has; they are written where there is room, and where the trees of each end
   begin. -1: no memory. */
EXPORT int64_t guerre_grove(const Spelling *from, int by, const int32_t *order, const uint8_t *code,
                            uint8_t *sign, uint8_t *depth, int32_t *skip, int32_t *first,
                            int32_t *root) {
    Signs *signs = malloc(((size_t)from->forms + 1) * sizeof(Signs));
    if (!signs) return -1;
    for (int64_t n = 0; n < from->forms; n++) signs_of(from, order[n], by, &signs[n]);
    Layout l = {signs, code, sign, depth, skip, first, 0, by != BY_ALL};
    int64_t low = 0, high = from->forms;
    for (int end = 0; l.apart && end < from->codes; end++) {
        if (sign) root[end] = (int32_t)l.count;
        for (high = low; high < from->forms && signs[high].sign[0] == end + 1;) high++;
        branch(&l, low, high, 0);
        low = high;
    }
    if (!l.apart) branch(&l, low, high, 0);
    if (sign) first[l.count] = (int32_t)from->forms;
    if (sign && l.apart) root[from->codes] = (int32_t)l.count;
    free(signs);
    return l.count;
}
