/* The forms of shapes of two signs or more: few have them, and two signs tell which may. */

#include <string.h>

#include "sweep.h"

/* A form that is looked at alone: whether its letters may be at hand at all. */
static int is_known(const Sweep *s, int64_t form, int shape, Word *word) {
    const Tree *tree = &s->at->tree;
    word->form = form;
    word->length = tree->at[form + 1] - tree->at[form];
    word->bag = bag_of(tree, form);
    int lack = 0;
    for (int n = 0; n < 2; n++)
        lack += total(excess(word->bag.base[n] - s->stand[shape].base[n], s->pool[n]));
    if (lack > s->at->jokers) return 0;
    exact(s, word, s->all, 0);
    return 1;
}

enum { FIRST, LAST, WITHIN, WAYS }; /* where in a word it may stand */

typedef struct {
    int16_t head[WAYS][CODES * CODES]; /* by two signs: the shapes that begin, or end, with them */
    int longest, is_any[WAYS];
} Wide;

/* A form in the shapes of a list that have it at this place. */
static void try_all(Sweep *s, int shape, int64_t form, int length, int at) {
    const Tree *tree = &s->at->tree;
    for (; shape >= 0; shape = s->next[shape]) {
        const Shape *which = &s->at->shapes[shape];
        int before = which->before && !which->both ? length - which->length : at;
        int after = length - before - which->length;
        int ahead = which->before ? before : after, back = which->both ? length - ahead : 0;
        if (which->both) back -= which->length;
        if (before < 0 || after < 0 || ahead < which->least || ahead > which->ahead) continue;
        if (which->both && (back < 1 || back > which->back)) continue;
        const uint8_t *text = tree->text + tree->at[form] + before;
        if (memcmp(text, s->at->codes + which->first, (size_t)which->length)) continue;
        Word word;
        if (is_known(s, form, shape, &word)) guerre_keep(s, shape, &word, ahead, back);
    }
}

static void try_form(Sweep *s, const Wide *wide, int64_t form) {
    const Tree *tree = &s->at->tree;
    const uint8_t *text = tree->text + tree->at[form];
    int length = tree->at[form + 1] - tree->at[form];
    if (length < 2 || length > wide->longest) return;
    const uint8_t *last = text + length - 2;
    try_all(s, wide->head[FIRST][text[0] * CODES + text[1]], form, length, 0);
    try_all(s, wide->head[LAST][last[0] * CODES + last[1]], form, length, 0);
    for (int at = 0; wide->is_any[WITHIN] && at < length - 1; at++) {
        int shape = wide->head[WITHIN][text[at] * CODES + text[at + 1]];
        if (shape >= 0) try_all(s, shape, form, length, at);
    }
}

/* The forms that have what stands there, where that is two signs or more, in one walk for all such
   shapes: only branches that have no more than may be at hand. */
void guerre_search_wide(Sweep *s) {
    const Position *at = s->at;
    const Tree *tree = &at->tree;
    Wide wide = {.longest = 0};
    uint64_t bags[LONGEST + 2][2] = {{0}}, pool[2] = {0};
    memset(wide.head, -1, sizeof wide.head);
    for (int n = 0; n < at->shape_count; n++) {
        const Shape *which = &at->shapes[n];
        if (which->length < 2) continue;
        int way = which->both ? WITHIN : which->before ? LAST : FIRST;
        const uint8_t *code = at->codes + which->first;
        if (way == LAST) code += which->length - 2;
        int16_t *head = &wide.head[way][code[0] * CODES + code[1]];
        s->next[n] = *head;
        *head = (int16_t)n;
        wide.is_any[way] = 1;
        int most = which->length + which->ahead + which->back;
        if (most > wide.longest) wide.longest = most;
        for (int half = 0; half < 2; half++) /* of each letter the most that stands anywhere */
            pool[half] += excess(s->stand[n].base[half], pool[half]);
    }
    for (int half = 0; half < 2; half++) pool[half] = summed(pool[half], s->pool[half]);
    for (int64_t node = 0; wide.longest && node < tree->count && !s->failed;) {
        int depth = tree->depth[node], code = tree->sign[node], lack = 0;
        if (code == RUN) {
            for (int64_t n = tree->first[node]; n < tree->first[node + 1]; n++)
                try_form(s, &wide, n);
            node++;
            continue;
        }
        for (int half = 0; half < 2; half++) {
            bags[depth][half] = bags[depth - 1][half] + tree->weight[code].base[half];
            lack += total(excess(bags[depth][half], pool[half]));
        }
        node = lack <= at->jokers && depth <= wide.longest ? node + 1 : tree->skip[node];
    }
}
