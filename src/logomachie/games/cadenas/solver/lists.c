/* Walks the word graph: the letters of a word in their order, those of a hand between them. */

#include <string.h>

#include "export.h"
#include "lists.h"

static void step(Walk *w, uint32_t edge, int place, uint32_t row) {
    const Edge *first = w->list->edge, *at = &first[edge];
    if (w->need[place] & ~at->later || w->length == LONGEST) return;
    int wanted = place < w->letters ? w->word[place] : LETTERS;
    uint32_t some = at->mask & ((w->used < w->most ? w->has : 0) | 1u << wanted);
    while (some && !w->stop) {
        uint32_t bit = some & (0u - some);
        int letter = __builtin_ctz(bit);
        some ^= bit;
        uint32_t next = at->child + (uint32_t)__builtin_popcount(at->mask & (bit - 1));
        const Edge *there = &first[next];
        int is_own = letter == wanted, after = place + is_own;
        if (!is_own) {
            if (!--w->hand[letter]) w->has ^= bit;
            w->used++;
        }
        w->text[w->length++] = (uint8_t)letter;
        uint32_t number = row + (there->skip & ~LAST);
        if (there->skip & LAST) {
            if (after == w->letters && w->used && w->length >= w->list->least &&
                (!w->list->known || w->list->known[number])) {
                w->row = number;
                w->met(w);
            }
            number++;
        }
        if (there->mask && !w->stop) step(w, next, after, number);
        w->length--;
        if (!is_own) {
            if (!w->hand[letter]++) w->has |= bit;
            w->used--;
        }
    }
}

void cadenas_walk(Walk *w, const List *list, const uint8_t *word, int letters,
                  const uint8_t *hand, int most) {
    w->list = list;
    w->word = word;
    w->letters = letters;
    w->most = most;
    w->has = 0;
    w->used = w->length = w->stop = 0;
    memcpy(w->hand, hand, LETTERS);
    for (int letter = 0; letter < LETTERS; letter++) w->has |= (uint32_t)(hand[letter] > 0) << letter;
    w->need[letters] = 0;
    for (int n = letters - 1; n >= 0; n--) w->need[n] = w->need[n + 1] | 1u << word[n];
    step(w, 0, 0, 0);
}

typedef struct {
    int32_t *row;
    int64_t room, count;
} Rows;

static void keep(Walk *w) {
    Rows *rows = w->about;
    if (rows->count < rows->room) rows->row[rows->count] = (int32_t)w->row;
    rows->count++;
}

/* The rows of all such words; how many there are, of which as many are written as there is room. */
EXPORT int64_t cadenas_grown(const Edge *edge, const uint8_t *word, int64_t letters,
                             const uint8_t *hand, int32_t *row, int64_t room) {
    List all = {edge, NULL, 0};
    Rows rows = {row, room, 0};
    Walk w = {.met = keep, .about = &rows};
    if (letters < 0 || letters > LONGEST) return 0;
    for (int64_t n = 0; n < letters; n++)
        if (word[n] >= LETTERS) return 0;
    int held = 0;
    for (int letter = 0; letter < LETTERS; letter++) held += hand[letter];
    cadenas_walk(&w, &all, word, (int)letters, hand, held);
    return rows.count;
}
