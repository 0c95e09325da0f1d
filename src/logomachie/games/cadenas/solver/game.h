/* A game of Cadenas as a bot imagines it: every card known, every player of one mind. */
#ifndef CADENAS_GAME_H
#define CADENAS_GAME_H

#include "lists.h"

#define SEATS 6
#define SQUARES 8
#define WORDS 96 /* on the table, at most */
#define LOCKS 8
#define CARDS 128 /* of the stock, at most */
#define HAND 6
#define PAIR 2
#define MOST 10     /* cards in hand that are looked at */
#define PARTS 1024  /* of such a hand */
#define NOWHERE (-1)

typedef struct {
    uint8_t text[LONGEST + 1];
    int32_t length, owner, is_proper, is_locked;
} Word;

typedef struct {
    int32_t owner, place, origin; /* words by their places in the table; NOWHERE: none */
} Padlock;

enum { FINAL, DRY, AT_ONCE }; /* how the game ends once the stock is empty */

/* What lies open, and whose turn it is. */
typedef struct {
    Word word[WORDS];
    Padlock lock[LOCKS];
    int32_t words, locks, supply, seats, squares, active, end;
    int32_t left; /* turns to come after this one; below 0: the stock lasts */
    int32_t dry[SEATS], gone[SEATS];
} Table;

/* All the cards. */
typedef struct {
    uint8_t hand[SEATS][LETTERS];
    uint8_t square[SQUARES][PAIR + 1], in_square[SQUARES];
    uint8_t stock[CARDS];
    int32_t cards; /* in the stock; the next one first */
} Deal;

/* What everybody gives for things, in hundredths of a point; words by their letters. */
typedef struct {
    List list[2]; /* common words, proper nouns */
    int32_t points[LONGEST + 1], open[LONGEST + 1], shut[LONGEST + 1]; /* one's own */
    int32_t theirs[LONGEST + 1];                                      /* taken from another */
    int32_t shelter[LONGEST + 1]; /* of a padlock placed now, more than one in reserve */
    int32_t keep[LETTERS];
    int32_t padlock, victory;
} Taste;

typedef struct {
    int32_t value, part, word; /* word NOWHERE: laid */
    uint8_t is_made, is_proper, length, text[LONGEST + 1];
} Option;

/* A turn that is thought of; large, and used again for the next. */
typedef struct Turn Turn;

Turn *cadenas_turn(void);

/* Plays the best turn of who is to play, up to the cards that go back: these, and how many. */
int cadenas_play(Turn *turn, const Taste *taste, Table *table, uint8_t *hand, int keeps,
                 int *is_played, uint8_t *back);

#endif
