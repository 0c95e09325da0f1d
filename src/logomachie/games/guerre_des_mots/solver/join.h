/* Which words can be laid where, and whose letters provide them. Python checks what it hands over:
   codes are of the alphabet, numbers of takes and chains are in their ranges. */
#ifndef GUERRE_JOIN_H
#define GUERRE_JOIN_H

#include <stddef.h>
#include <stdint.h>

#include "shelf.h"

#define SOURCES 4        /* chains that may lend to one word, at most */
#define OCTADS 16        /* numbers of 64 bits in a set of takes, at most */
#define JOKERS 8         /* at most */
#define LOANS (1 << 16)  /* at most */

typedef struct {
    int32_t first, length; /* the signs that stand there already, among `codes` */
    int32_t before;        /* the word grows before them, else after */
    int32_t both;          /* and on the other side too */
    int32_t least;         /* cells on the growing side at least */
    int32_t ahead, back;   /* cells on either side at most */
    int32_t low, high;     /* its slots */
    int32_t pad;
    Bag extra;             /* laid besides the word */
} Shape;

typedef struct {
    int32_t number;         /* as Python counts it */
    int32_t own;            /* a take of this chain must be among those chosen; -1: none */
    int32_t ahead, behind;  /* cells on either side */
    int32_t reach, beyond;  /* where in `bars` what bars them is told */
} Slot;

typedef struct {
    Forms forms;
    const uint8_t *codes;
    const Bag *bags;         /* by take: its signs */
    const int32_t *chain;    /* by take: the chain it is lifted from, never falling */
    const uint64_t *removed; /* by take, two numbers: the pieces that leave the board */
    const Shape *shapes;
    const Slot *slots;
    const uint64_t *slot_takes; /* by slot: a set of takes that may be used */
    const uint64_t *bars;    /* by cell of a slot, two numbers: the pieces that must leave */
    const uint64_t *under;   /* by letter with accents: half, shift, its accents */
    uint64_t base[2], accents, other; /* the arsenal; accents that no letter is known of */
    int32_t jokers, sources, takes, octads, shape_count, unders, plain, pad;
} Position;

/* Takes of different chains that are lifted together, in the order of their numbers. */
typedef struct {
    int16_t take[SOURCES]; /* -1: there are fewer */
    int32_t level, next;   /* how many there are; the next of the same signs, or -1 */
    int32_t lot;           /* what they are together */
    uint64_t removed[2];
} Loan;

/* The loans that have the same signs. */
typedef struct {
    Bag bag;
    int32_t first[SOURCES + 1]; /* by how many takes there are: a loan, or -1 */
    int32_t levels;             /* bits: of how many there are some */
} Lot;

typedef struct {
    Loan *loan;
    Lot *lot; /* those with rare signs first */
    int32_t loans, lots;
} Lending;

typedef struct Offer Offer; /* what they are to a search (`offer.h`) */

/* A lot that goes into a word, and the jokers it takes beside it. */
typedef struct {
    int32_t lot, jokers;
} Entry;

/* What is to be provided for some forms of a shape, and its entries. */
typedef struct {
    uint64_t want[3]; /* beyond the arsenal: letters, accents */
    int64_t first;
    int32_t many;
    int16_t levels, cells; /* levels, as bits: so many takes its loans have; cells of its word */
} Need;

/* A form in a shape. */
typedef struct {
    uint64_t key; /* what those of its shape are sorted by, no two alike */
    int32_t need, row;
    int8_t ahead, back;
} Pair;

typedef struct {
    Pair *pair;
    Need *need;
    Entry *entry;
    int64_t count, room, needs, need_room, entries, entry_room;
    int64_t *bound, *need_bound; /* by shape: its first pair, its first need; one more */
    int64_t work, most; /* steps taken, a nanosecond or so each; after so many one looks no more */
} Pairs;

/* Whose loans a slot may use: many slots may use the same. */
typedef struct {
    uint8_t *may;  /* by kind of slot and loan: all bits, or none */
    int32_t *kind; /* by slot */
    size_t loans;
} Rights;

/* A row of what is found. */
typedef struct {
    int32_t slot, row;
    int16_t ahead, back, jokers;
} Row;

typedef struct {
    Position at;
    Offer *offer;
    const Lending *lending; /* of the offer */
    Rights rights;
    Pairs pairs;
    Row *row;
    int16_t *take; /* by row: `sources` takes, -1 where there are fewer */
    int64_t count, room;
} Join;

static inline void add(Bag *bag, const Bag *more) {
    for (int n = 0; n < 3; n++) bag->sign[n] += more->sign[n];
    for (int n = 0; n < 2; n++) bag->base[n] += more->base[n];
}

static inline void drop(Bag *bag, const Bag *part) {
    for (int n = 0; n < 3; n++) bag->sign[n] -= part->sign[n];
    for (int n = 0; n < 2; n++) bag->base[n] -= part->base[n];
}

static inline int holds(const Bag *bag, const Bag *part) {
    return covers(bag->sign[0], part->sign[0]) && covers(bag->sign[1], part->sign[1]) &&
           covers(bag->sign[2], part->sign[2]);
}

/* Letters and accents that are counted apart as a bag, where no accent is one of the others: signs
   that stand under an accent are not counted as plain ones. */
static inline Bag guerre_bag(const Position *at, const uint64_t *light) {
    Bag bag = {{light[0], light[1], light[2]}, {light[0], light[1]}};
    for (int n = 0; n < at->unders; n++) {
        const uint64_t *under = &at->under[3 * n];
        if (light[2] & under[2])
            bag.sign[under[0]] -= (uint64_t)total(light[2] & under[2]) << under[1];
    }
    return bag;
}

/* Everything that takes of different chains lend together; 0: no memory, or there is too much. */
int guerre_lend(const Position *at, Lending *lending);

/* Tells which slots may use the same loans, and which; 0: no memory. */
int guerre_rights(const Position *at, const Lending *lending, Rights *rights);

/* By loan: whether a slot may use its takes, its own among them. */
static inline const uint8_t *guerre_may(const Rights *rights, int slot) {
    return &rights->may[(size_t)rights->kind[slot] * rights->loans];
}

/* By loan: with how many cells, and one more, some slot of a shape may use it; 0: none may. */
void guerre_far(const Position *at, const Lending *lending, const Rights *rights, int shape,
                uint8_t *far);

/* How many jokers a bag would need. */
int guerre_lacking(const Position *at, const Bag *bag);

static inline int is_spent(const Pairs *pairs) { return pairs->work > pairs->most; }

/* Every pair that can be provided, shape by shape; 0: no memory. */
int guerre_sweep(const Position *at, Offer *offer, const Rights *rights, Pairs *pairs);

/* The pairs of each shape in the order of their keys, with their rows; 0: no memory. */
int guerre_sort(const Position *at, Pairs *pairs);

#endif
