/* Sorts the forms, and lays out their tree. */

#include "tree.h"

#include <stdlib.h>
#include <string.h>

#include "export.h"

#define FEW 24  /* rows that are sorted one by one */
#define SMALL 12 /* forms of a run, of one branch */

typedef struct {
    uint8_t sign[LONGEST + 1]; /* each one more than its code or rank; then 0 */
} Signs;

/* A row, and how many codes it has. */
static int spell(const Tree *tree, int32_t row, uint8_t *word) {
    int length = 0;
    while (tree->start[length + 1] <= row) length++;
    int64_t many = tree->start[length + 1] - tree->start[length], at = row - tree->start[length];
    for (int place = 0; place < length; place++)
        word[place] = tree->letters[length][place * many + at];
    return length;
}

/* What a row is sorted by: all its signs from the rarest on, its first ones, or its last ones. */
static void signs_of(const Tree *tree, int32_t row, int by, Signs *found) {
    uint8_t word[LONGEST + 1] = {0};
    int length = spell(tree, row, word);
    memset(found, 0, sizeof *found);
    if (by) {
        for (int n = 0; n < length && n < NEAR; n++)
            found->sign[n] = (uint8_t)(word[by == 1 ? n : length - 1 - n] + 1);
        return;
    }
    for (int n = 0; n < length; n++) {
        uint8_t one = (uint8_t)(tree->rank[word[n]] + 1);
        int at = n;
        for (; at && found->sign[at - 1] > one; at--) found->sign[at] = found->sign[at - 1];
        found->sign[at] = one;
    }
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
EXPORT int guerre_order(const Tree *tree, int by, int32_t *order) {
    Signs *signs = malloc(((size_t)tree->forms + 1) * sizeof(Signs));
    int32_t *other = malloc(((size_t)tree->forms + 1) * sizeof(int32_t));
    int is_done = signs && other;
    for (int32_t row = 0; is_done && row < tree->forms; row++) {
        signs_of(tree, row, by, &signs[row]);
        order[row] = row;
    }
    if (is_done) sort(signs, order, other, tree->forms, 0);
    free(signs);
    free(other);
    return is_done;
}

/* The forms in the order of the tree: their codes, and their signs counted. */
EXPORT void guerre_text(const Tree *tree, int32_t *at, uint8_t *text, uint64_t *bags) {
    at[0] = 0;
    for (int64_t n = 0; n < tree->forms; n++) {
        int length = spell(tree, tree->row[n], text + at[n]);
        at[n + 1] = at[n] + length;
        for (int k = 0; k < length; k++) {
            const Bag *one = &tree->weight[text[at[n] + k]];
            uint64_t parts[5] = {one->sign[0], one->sign[1], one->sign[2], one->base[0],
                                 one->base[1]};
            for (int64_t plane = 0; plane < tree->wide; plane++)
                bags[n * tree->wide + plane] += parts[plane];
        }
    }
}

typedef struct {
    const Signs *signs; /* by form in the order of the tree */
    const uint8_t *code;
    uint8_t *sign, *depth; /* NULL: nodes are only counted */
    int32_t *skip, *first;
    int64_t count;
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

/* The forms from `low` to `high`, which share so many signs: runs, and nodes for large branches. */
static void branch(Layout *l, int64_t low, int64_t high, int depth) {
    int is_run = 0;
    for (int64_t from = low, to; from < high; from = to) {
        int sign = l->signs[from].sign[depth];
        for (to = from + 1; to < high && l->signs[to].sign[depth] == sign;) to++;
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

/* How many nodes the tree has; they are written where there is room. -1: no memory. */
EXPORT int64_t guerre_tree(const Tree *tree, const uint8_t *code, uint8_t *sign, uint8_t *depth,
                           int32_t *skip, int32_t *first) {
    Signs *signs = malloc(((size_t)tree->forms + 1) * sizeof(Signs));
    if (!signs) return -1;
    for (int64_t n = 0; n < tree->forms; n++) signs_of(tree, tree->row[n], 0, &signs[n]);
    Layout l = {signs, code, sign, depth, skip, first, 0};
    branch(&l, 0, tree->forms, 0);
    if (sign) first[l.count] = (int32_t)tree->forms;
    free(signs);
    return l.count;
}
