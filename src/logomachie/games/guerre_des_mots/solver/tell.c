/* The letters of coups from where they come: what chains lend, then the arsenal, jokers where it has
   none. `hand.py` is the reference. */

#include <string.h>

#include "export.h"
#include "shelf.h"

#define TOKENS 64   /* kinds of tokens of an arsenal */
#define MOST 48     /* letters of a coup: no line of a board is longer than a word may be, twice */
#define CELL_BITS 5 /* rows and columns of a board, each */
#define CODE_BITS 6
#define HELD (1 << 2 * CELL_BITS) /* where it comes from: a cell, or so many more for a token */

typedef struct {
    int32_t origin[2], step[2], tail[2]; /* cells go on after the origin, and back from the tail */
    int32_t fixed, before;               /* signs that stand there; the word grows before them */
    int32_t first, last;                 /* what is laid besides the word */
} Place;

typedef struct {
    int32_t cell, code;
} Added;

typedef struct {
    int32_t cell, code, joker;
} Lent;

typedef struct {
    const Place *place;
    const Added *added;
    const int32_t *lent_at; /* by take: its first piece; one more */
    const Lent *lent;
    const int32_t *held;     /* by token: how many there are */
    const int32_t *reads_at; /* by code: the first token that can read so; one more */
    const int32_t *reads;
    const uint8_t *front; /* by code: whether it is a letter without accent */
    int32_t places, takes, tokens, codes, joker, cross, hyphen, pad;
} Hand;

typedef struct {
    int32_t cell[MOST], code[MOST];
    int count;
} Wanted;

EXPORT int64_t guerre_hand_size(int which) {
    const int64_t size[] = {sizeof(Hand), sizeof(Place), sizeof(Lent), MOST, TOKENS};
    return size[which];
}

static int32_t at(const int32_t *cell, const int32_t *step, int times) {
    int32_t row = cell[0] + times * step[0], col = cell[1] + times * step[1];
    if ((row | col) < 0 || (row | col) >> CELL_BITS) return -1;
    return row << CELL_BITS | col;
}

static int add(Wanted *w, int32_t cell, int32_t code) {
    if (cell < 0 || w->count == MOST) return 0;
    w->cell[w->count] = cell;
    w->code[w->count++] = code;
    return 1;
}

/* The cells of a coup from within outwards and what each wants. */
static int wanted(const Hand *h, const Place *p, const uint8_t *word, int size, int ahead, int back,
                  Wanted *w) {
    w->count = 0;
    if (ahead < 0 || back < 0 || size > LONGEST || ahead + back + p->fixed != size) return 0;
    for (int n = 0; n < ahead; n++) {
        int sign = p->before ? ahead - 1 - n : back + p->fixed + n;
        if (!add(w, at(p->origin, p->step, n + 1), word[sign])) return 0;
    }
    for (int n = 0; n < back; n++) {
        int sign = p->before ? ahead + p->fixed + n : back - 1 - n;
        if (!add(w, at(p->tail, p->step, -n - 1), word[sign])) return 0;
    }
    for (int n = p->first; n < p->last; n++)
        if (!add(w, h->added[n].cell, h->added[n].code)) return 0;
    for (int n = 0; n < w->count; n++)
        if (w->code[n] >= h->codes) return 0;
    return 1;
}

/* The outer cells first: the last one, then the others. */
static void turn(Wanted *w) {
    if (!w->count) return;
    int last = w->count - 1;
    int32_t cell = w->cell[last], code = w->code[last];
    memmove(w->cell + 1, w->cell, (size_t)last * sizeof(int32_t));
    memmove(w->code + 1, w->code, (size_t)last * sizeof(int32_t));
    w->cell[0] = cell;
    w->code[0] = code;
}

static uint32_t letter(const Wanted *w, int n, int32_t from) {
    return (uint32_t)(from << (2 * CELL_BITS + CODE_BITS) | w->code[n] << 2 * CELL_BITS | w->cell[n]);
}

/* A piece on the first cell that wants what it reads. */
static int lend(Wanted *w, const Lent *piece, uint32_t *to) {
    int n = 0;
    while (n < w->count && w->code[n] != piece->code) n++;
    if (n == w->count) return 0;
    *to = letter(w, n, piece->cell);
    size_t rest = (size_t)(--w->count - n) * sizeof(int32_t);
    memmove(w->cell + n, w->cell + n + 1, rest);
    memmove(w->code + n, w->code + n + 1, rest);
    return 1;
}

/* What chains lend, jokers last; how many letters, -1: one has no place. */
static int borrowed(const Hand *h, const int32_t *take, int64_t step, int sources, Wanted *w,
                    uint32_t *to) {
    int count = 0;
    for (int joker = 0; joker < 2; joker++)
        for (int k = 0; k < sources; k++) {
            int32_t one = take[k * step];
            if (one < 0) continue;
            if (one >= h->takes) return -1;
            for (int32_t n = h->lent_at[one]; n < h->lent_at[one + 1]; n++)
                if (h->lent[n].joker == joker && !lend(w, &h->lent[n], to + count++)) return -1;
        }
    return count;
}

/* A token that reads so: of several the one there are most of; a joker if there is none. */
static int32_t token(const Hand *h, int32_t code, int32_t *held) {
    int32_t found = h->joker;
    if (code == h->hyphen) {
        found = h->cross;
    } else {
        int32_t most = 0;
        for (int32_t n = h->reads_at[code]; n < h->reads_at[code + 1]; n++)
            if (held[h->reads[n]] > most) most = held[found = h->reads[n]];
    }
    held[found]--;
    return found;
}

/* The rest from the arsenal: what few tokens read comes first. */
static int spent(const Hand *h, const Wanted *w, uint32_t *to) {
    int32_t held[TOKENS];
    int count = 0;
    memcpy(held, h->held, (size_t)h->tokens * sizeof(int32_t));
    for (int is_front = 0; is_front < 2; is_front++)
        for (int n = 0; n < w->count; n++)
            if (h->front[w->code[n]] == is_front)
                to[count++] = letter(w, n, HELD + token(h, w->code[n], held));
    return count;
}

/* The letters of some rows, one after the other, and where those of each begin; `word`: so many
   codes for each row; `take`: so many sources, all rows of each together. How many letters there are;
   -1: a row says what cannot be. */
EXPORT int64_t guerre_tell(const Hand *h, int64_t rows, int sources, const int32_t *slot,
                           const int32_t *ahead,
                           const int32_t *back, const int32_t *take, const uint8_t *word,
                           const int32_t *size, uint32_t *letters, int32_t *bound) {
    int64_t count = 0;
    if (h->tokens > TOKENS || h->codes > CODES || h->joker >= h->tokens || h->cross >= h->tokens)
        return -1;
    for (int64_t n = 0; n < rows; n++) {
        Wanted w;
        if (slot[n] < 0 || slot[n] >= h->places) return -1;
        const Place *place = &h->place[slot[n]];
        if (!wanted(h, place, word + n * LONGEST, size[n], ahead[n], back[n], &w)) return -1;
        turn(&w);
        bound[n] = (int32_t)count;
        int lent = borrowed(h, take + n, rows, sources, &w, letters + count);
        if (lent < 0) return -1;
        count += lent;
        count += spent(h, &w, letters + count);
    }
    bound[rows] = (int32_t)count;
    return count;
}
