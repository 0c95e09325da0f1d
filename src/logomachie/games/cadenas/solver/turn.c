/* The best turn of an imagined player: word by word over all parts of the hand at once, as
   `turn.py` does it for a real one, with one proper noun a turn and padlocks placed at the end. */

#include <stdlib.h>
#include <string.h>

#include "game.h"

#define NEVER (-1000000000)
#define FIELD 6                         /* bits that count one letter of the hand */
#define FIELDS 0x820820820820820ull     /* the highest bit of each field */
#define LAYS 3                          /* words laid in one turn, at most */
#define STAGES (WORDS + LAYS + 1)
#define OPTIONS 8192                    /* of one turn, at most */

struct Turn {
    const Taste *taste;
    const Table *table;
    int lasts, is_followed;
    int kinds, letter[MOST], count[MOST], stride[LETTERS], parts; /* the hand's letters */
    uint64_t packed[PARTS];
    uint8_t size[PARTS], back[PARTS][PAIR], owed[PARTS];
    int32_t rest[PARTS]; /* what stays in hand is worth, the cards put back taken off */
    int32_t best[2][PARTS], next[2][PARTS];
    int16_t chosen[STAGES][2][PARTS]; /* the option each stage took, NOWHERE: none */
    int stages, first, options;       /* `first`: of the group that is being filled */
    int16_t place[2][PARTS];          /* of the group's option, by part */
    Option option[OPTIONS];
    int word, is_captured, base, prize; /* of the word that is being grown */
    int is_proper, is_made;
    uint8_t hand[LETTERS]; /* as far as it is looked at */
};

Turn *cadenas_turn(void) { return malloc(sizeof(Turn)); }

static void spread(Turn *t, const uint8_t *hand) {
    int held = 0;
    t->kinds = 0;
    t->parts = 1;
    for (int letter = LETTERS - 1; letter >= 0; letter--) {
        int many = hand[letter] > MOST - held ? MOST - held : hand[letter];
        t->stride[letter] = t->parts;
        t->hand[letter] = (uint8_t)many;
        if (!many) continue;
        held += many;
        t->letter[t->kinds] = letter;
        t->count[t->kinds++] = many;
        t->parts *= many + 1;
    }
    for (int part = 0; part < t->parts; part++) {
        uint64_t packed = 0;
        int rest = part, size = 0;
        for (int n = 0; n < t->kinds; n++) {
            int many = rest % (t->count[n] + 1);
            rest /= t->count[n] + 1;
            size += many;
            packed |= (uint64_t)many << FIELD * n;
        }
        t->packed[part] = packed;
        t->size[part] = (uint8_t)size;
    }
}

/* For every part played: the cards that go back, the least ones, and what the others are worth. */
static void keep(Turn *t, int keeps, int is_played) {
    for (int part = 0; part < t->parts; part++) {
        uint64_t left = t->packed[t->parts - 1] - t->packed[part];
        int held = t->size[t->parts - 1] - t->size[part];
        int owed = !keeps ? 0 : part || is_played ? 1 : PAIR;
        int worth = 0, gone = 0;
        if (owed > held) owed = held;
        t->owed[part] = (uint8_t)owed;
        for (int n = 0; n < t->kinds; n++)
            worth += (int)(left >> FIELD * n & 31) * t->taste->keep[t->letter[n]];
        for (; gone < owed; gone++) {
            int least = NOWHERE;
            for (int n = 0; n < t->kinds; n++) {
                if (!(left >> FIELD * n & 31)) continue;
                if (least < 0 || t->taste->keep[t->letter[n]] < t->taste->keep[t->letter[least]])
                    least = n;
            }
            left -= (uint64_t)1 << FIELD * least;
            worth -= t->taste->keep[t->letter[least]];
            t->back[part][gone] = (uint8_t)t->letter[least];
        }
        t->rest[part] = t->lasts ? worth : 0;
    }
}

static void offer(Walk *w) {
    Turn *t = w->about;
    int old = t->word < 0 ? 0 : t->table->word[t->word].length;
    if (t->is_captured && w->length == old + 1 && w->text[old] == 'S' - 'A' &&
        !memcmp(w->text, w->word, (size_t)old))
        return; /* CAD-X9 */
    int part = 0;
    for (int n = 0; n < t->kinds; n++)
        part += (t->hand[t->letter[n]] - w->hand[t->letter[n]]) * t->stride[t->letter[n]];
    const Taste *taste = t->taste;
    int is_shut = t->word >= 0 && t->table->word[t->word].is_locked;
    const int32_t *own = is_shut ? taste->shut : t->is_followed ? taste->open : taste->points;
    int value = own[w->length] + t->base + t->prize;
    int16_t *place = &t->place[t->is_made][part];
    if (*place < 0) {
        if (t->options == OPTIONS) return;
        *place = (int16_t)t->options++;
        t->option[*place].value = NEVER;
    }
    Option *option = &t->option[*place];
    if (value <= option->value) return;
    option->value = value;
    option->part = part;
    option->word = t->word;
    option->is_made = (uint8_t)t->is_made;
    option->is_proper = (uint8_t)t->is_proper;
    option->length = (uint8_t)w->length;
    memcpy(option->text, w->text, sizeof(w->text));
}

/* Offers what a word can become, or with NOWHERE what can be laid. */
static void grow(Turn *t, int word, int most) {
    const Table *table = t->table;
    const Taste *taste = t->taste;
    const Word *old = word < 0 ? NULL : &table->word[word];
    int mine = !old || old->owner == table->active, seized = 0;
    Walk w = {.met = offer, .about = t};
    for (int n = 0; !mine && n < table->locks; n++) seized |= table->lock[n].origin == word;
    t->word = word;
    t->is_captured = !mine;
    for (t->is_proper = 0; t->is_proper < 2; t->is_proper++) {
        t->is_made = t->is_proper && !(old && old->is_proper);
        if (t->is_made && (!table->supply || (old && mine && old->is_locked))) continue;
        const int32_t *own = old && old->is_locked ? taste->shut
                             : t->is_followed      ? taste->open
                                                   : taste->points;
        t->base = !old ? 0 : mine ? -own[old->length] : taste->theirs[old->length];
        t->prize = t->lasts && (t->is_made || seized) ? taste->padlock : 0;
        cadenas_walk(&w, &taste->list[t->is_proper], old ? old->text : NULL, old ? old->length : 0,
                     t->hand, most);
    }
}

static void begin(Turn *t) {
    t->first = t->options;
    for (int made = 0; made < 2; made++)
        for (int part = 0; part < t->parts; part++) t->place[made][part] = NOWHERE;
}

/* Sets the options of a group beside what was played before. */
static int join(Turn *t) {
    if (t->options == t->first || t->stages == STAGES) return 0;
    int is_better = 0;
    uint64_t whole = t->packed[t->parts - 1];
    size_t parts = (size_t)t->parts;
    for (int made = 0; made < 2; made++) {
        memcpy(t->next[made], t->best[made], parts * sizeof(int32_t));
        memset(t->chosen[t->stages][made], 0xFF, parts * sizeof(int16_t));
    }
    for (int n = t->first; n < t->options; n++) {
        const Option *option = &t->option[n];
        uint64_t packed = t->packed[option->part];
        for (int made = option->is_made; made < 2; made++) {
            const int32_t *before = t->best[made - option->is_made];
            int32_t *after = t->next[made];
            int16_t *chosen = t->chosen[t->stages][made];
            for (int part = 0; part + option->part < t->parts; part++) {
                int value = before[part] + option->value;
                if (value <= after[part + option->part] || before[part] == NEVER) continue;
                if ((((whole - t->packed[part]) | FIELDS) - packed & FIELDS) != FIELDS) continue;
                after[part + option->part] = value;
                chosen[part + option->part] = (int16_t)n;
                is_better = 1;
            }
        }
    }
    for (int made = 0; made < 2; made++)
        memcpy(t->best[made], t->next[made], parts * sizeof(int32_t));
    t->stages++;
    return is_better;
}

static void seize(Table *table, int word, int owner, int is_proper) {
    for (int n = 0; n < table->locks; n++) {
        Padlock *lock = &table->lock[n];
        if (lock->origin != word) continue;
        if (lock->place >= 0) table->word[lock->place].is_locked = 0;
        *lock = (Padlock){owner, NOWHERE, is_proper ? word : NOWHERE};
    }
}

static void lay(Table *table, const Option *option) {
    int number = option->word, owner = table->active;
    if (number < 0) {
        if (table->words == WORDS) return;
        number = table->words++;
        table->word[number].is_locked = 0;
    } else if (table->word[number].owner != owner) {
        seize(table, number, owner, option->is_proper);
    }
    Word *word = &table->word[number];
    memcpy(word->text, option->text, sizeof(word->text));
    word->length = option->length;
    word->owner = owner;
    word->is_proper = option->is_proper;
    if (!option->is_made || !table->supply || table->locks == LOCKS) return;
    table->supply--;
    table->lock[table->locks++] = (Padlock){owner, NOWHERE, number};
}

/* Padlocks of the reserve on the longest words. */
static void shelter(const Taste *taste, Table *table) {
    for (int n = 0; n < table->locks; n++) {
        Padlock *lock = &table->lock[n];
        if (lock->owner != table->active || lock->place >= 0) continue;
        int best = NOWHERE, most = 0;
        for (int k = 0; k < table->words; k++) {
            const Word *word = &table->word[k];
            int is_fit = word->owner == table->active && !word->is_proper && !word->is_locked;
            if (!is_fit || taste->shelter[word->length] <= most) continue;
            most = taste->shelter[word->length];
            best = k;
        }
        if (best < 0) return;
        lock->place = best;
        table->word[best].is_locked = 1;
    }
}

int cadenas_play(Turn *t, const Taste *taste, Table *table, uint8_t *hand, int keeps,
                 int *is_played, uint8_t *back) {
    t->taste = taste;
    t->table = table;
    t->lasts = table->left < 0;
    t->is_followed = table->seats > 1 && table->left;
    t->stages = t->options = 0;
    spread(t, hand);
    keep(t, keeps, *is_played);
    for (int part = 0; part < t->parts; part++) t->best[0][part] = t->best[1][part] = NEVER;
    t->best[0][0] = 0;
    int most = t->size[t->parts - 1] - keeps;
    begin(t);
    for (int n = 0; n < table->words; n++)
        if (table->word[n].owner != table->active && !table->word[n].is_locked) grow(t, n, most);
    join(t);
    for (int n = 0; n < table->words; n++) {
        if (table->word[n].owner != table->active || table->word[n].is_proper) continue;
        begin(t);
        grow(t, n, most);
        join(t);
    }
    begin(t);
    grow(t, NOWHERE, most);
    for (int n = 0; n < LAYS && join(t); n++) continue;
    int made = 0, part = 0, value = NEVER;
    for (int n = 0; n < 2 * t->parts; n++) {
        int size = t->size[n / 2];
        if (t->best[n % 2][n / 2] == NEVER || (size && size > most)) continue;
        if (t->best[n % 2][n / 2] + t->rest[n / 2] <= value) continue;
        made = n % 2;
        part = n / 2;
        value = t->best[made][part] + t->rest[part];
    }
    *is_played |= part > 0;
    int owed = t->owed[part];
    memcpy(back, t->back[part], PAIR);
    for (int stage = t->stages - 1; stage >= 0; stage--) {
        int chosen = t->chosen[stage][made][part];
        if (chosen < 0) continue;
        const Option *option = &t->option[chosen];
        for (int n = 0; n < t->kinds; n++)
            hand[t->letter[n]] = (uint8_t)(hand[t->letter[n]] - (t->packed[option->part] >> FIELD * n & 31));
        part -= option->part;
        made -= option->is_made;
        lay(table, option);
    }
    for (int n = 0; n < owed; n++) hand[back[n]]--;
    if (t->is_followed) shelter(taste, table);
    return owed;
}
