/* Plays imagined games on from the end of a turn, and weighs where they lead. */

#include <stdlib.h>
#include <string.h>

#include "export.h"
#include "game.h"

/* Cards go back, square and hand are filled up, the turn passes; whether the game goes on. */
static int pass(Table *table, Deal *deal, int square, const uint8_t *back, int owed, int is_played) {
    int seat = table->active, had = deal->cards;
    table->dry[seat] = is_played ? 0 : table->dry[seat] + 1;
    if (is_played) memset(table->dry, 0, sizeof(table->dry));
    if (square >= 0)
        for (int n = 0; n < owed; n++) deal->square[square][deal->in_square[square]++] = back[n];
    const uint8_t *next = deal->stock;
    if (had && table->left < 0) {
        while (square >= 0 && deal->in_square[square] < PAIR && deal->cards) {
            deal->square[square][deal->in_square[square]++] = *next++;
            deal->cards--;
        }
        int held = 0;
        for (int letter = 0; letter < LETTERS; letter++) held += deal->hand[seat][letter];
        for (; held < HAND && deal->cards; held++, deal->cards--) deal->hand[seat][*next++]++;
        memmove(deal->stock, next, (size_t)deal->cards);
    }
    int seats = 0, is_dry = 1, laps = table->end == DRY && !deal->cards ? 1 : 2;
    for (int n = 0; n < table->seats; n++) {
        if (table->gone[n]) continue;
        seats++;
        if (table->dry[n] < laps) is_dry = 0;
    }
    if (had && !deal->cards && table->left < 0) {
        if (table->end == AT_ONCE) return 0;
        if (table->end == FINAL) table->left = seats;
    }
    if (!table->left || is_dry || !seats) return 0;
    if (table->left > 0) table->left--;
    do table->active = (table->active + 1) % table->seats;
    while (table->gone[table->active]);
    return 1;
}

/* The square whose letters are the best. */
static int richest(const Taste *taste, const Table *table, const Deal *deal) {
    int best = NOWHERE, most = 0;
    for (int square = 0; square < table->squares; square++) {
        int worth = 0;
        for (int n = 0; n < deal->in_square[square]; n++)
            worth += taste->keep[deal->square[square][n]];
        if (!deal->in_square[square] || (best >= 0 && worth <= most)) continue;
        best = square;
        most = worth;
    }
    return best;
}

static int turn(Turn *t, const Taste *taste, Table *table, Deal *deal) {
    uint8_t back[PAIR], *hand = deal->hand[table->active];
    int square = richest(taste, table, deal), is_played = 0;
    for (int n = 0; square >= 0 && n < deal->in_square[square]; n++)
        hand[deal->square[square][n]]++;
    if (square >= 0) deal->in_square[square] = 0;
    int owed = cadenas_play(t, taste, table, hand, square >= 0, &is_played, back);
    return pass(table, deal, square, back, owed, is_played);
}

/* What one seat has more than the others on average; what may still be lost counts less. */
static int64_t balance(const Taste *taste, const Table *table, const Deal *deal, int seat,
                       int is_over) {
    int64_t own = 0, others = 0;
    for (int n = 0; n < table->words; n++) {
        const Word *word = &table->word[n];
        const int32_t *worth = is_over          ? taste->points
                               : word->is_locked ? taste->shut
                                                 : taste->open;
        *(word->owner == seat ? &own : &others) += worth[word->length];
    }
    for (int n = 0; n < table->locks && !is_over; n++)
        if (table->lock[n].place < 0)
            *(table->lock[n].owner == seat ? &own : &others) += taste->padlock;
    for (int n = 0; n < table->seats && table->left < 0 && !is_over; n++)
        for (int letter = 0; letter < LETTERS; letter++)
            *(n == seat ? &own : &others) += deal->hand[n][letter] * taste->keep[letter];
    int64_t rivals = table->seats > 1 ? table->seats - 1 : 1;
    int64_t found = own - others / rivals;
    return is_over && found ? found + (found > 0 ? taste->victory : -taste->victory) : found;
}

/* In each deal: the balance of a seat some turns after its own has ended so, in hundredths of a
   point. 0: no memory. */
EXPORT int cadenas_played(const Taste *taste, const Table *table, const Deal *deal, int64_t deals,
                          const uint8_t *hand, int64_t square, const uint8_t *back, int64_t owed,
                          int64_t is_played, int64_t turns, int64_t *value) {
    Turn *t = cadenas_turn();
    if (!t) return 0;
    int seat = table->active;
    for (int64_t n = 0; n < deals; n++) {
        Table now = *table;
        Deal cards = deal[n];
        memcpy(cards.hand[seat], hand, LETTERS);
        if (square >= 0) cards.in_square[square] = 0;
        int goes_on = pass(&now, &cards, (int)square, back, (int)owed, (int)is_played);
        for (int64_t k = 0; k < turns && goes_on; k++) goes_on = turn(t, taste, &now, &cards);
        value[n] = balance(taste, &now, &cards, seat, !goes_on);
    }
    free(t);
    return 1;
}

EXPORT int64_t cadenas_size(int64_t which) {
    return (int64_t)(which == 0 ? sizeof(Taste) : which == 1 ? sizeof(Table) : sizeof(Deal));
}
