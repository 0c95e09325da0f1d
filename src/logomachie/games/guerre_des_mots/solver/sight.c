/* Opens a position for a glance: who is how far, what may be lifted, where words may go. The same
   numbers come from `plain_glance.py`. */

#include "sight.h"

#include <stdlib.h>
#include <string.h>

#define HARM 0.5
#define FOLLOW 0.4
#define NEAR_WIN 2.2

static Set run(int first, int many) {
    Set set = {{0, 0}};
    for (int n = first; n < first + many; n++) set.bit[n / 64] |= (uint64_t)1 << n % 64;
    return set;
}

/* The chains, their takes and their places, as Python wrote them; 0: there are too many. */
static int open_all(Sight *s) {
    const uint8_t *at = s->at->offered;
    for (int c = 0; c < s->at->chains; c++) {
        int seat = at[0], pieces = at[1], takes = at[2], places = at[3];
        if (c == CHAINS || s->pieces + pieces > PIECES) return 0;
        if (s->takes + takes > TAKES || s->places + places > PLACES) return 0;
        s->chain[s->chains++] = (Chain){seat, s->pieces, pieces, at += 4, {0}};
        for (int n = 0; n < pieces; n++, at += 3) memcpy(s->cell[s->pieces++], at, 2);
        for (int n = 0; n < takes; n++, at += 3 + WIDE) {
            Take *take = &s->take[s->takes++];
            *take = (Take){.letters = at + 3, .chain = c, .first = at[0], .last = at[1]};
            take->count = take->first + take->last;
            take->is_tactical = at[2];
            int low = s->chain[c].first, high = low + pieces;
            take->removed = joined(run(low, take->first), run(high - take->last, take->last));
            for (int k = 0; k < take->count; k++) take->mask |= (uint64_t)1 << take->letters[k];
            s->loose = joined(s->loose, take->removed);
            s->reachable |= take->mask;
        }
        for (int n = 0; n < places; n++, at += 8 + WIDE + ADDED) {
            Place *place = &s->place[s->places++];
            place->fixed = at + 8;
            place->added = at + 8 + WIDE;
            while (place->adds < ADDED && place->added[place->adds] != NO_SIGN) place->adds++;
            place->chain = c;
            place->row = at[0] - 1, place->column = at[1] - 1;
            place->down = at[2] - 1, place->right = at[3] - 1;
            place->end = at[4], place->keep = at[5], place->size = at[7];
            place->is_before = place->down < 0 || place->right < 0;
            int spare = at[6], last = s->chain[c].first + pieces;
            place->need[0] = run(place->end ? last - spare : s->chain[c].first, spare);
        }
    }
    return 1;
}

static int cell_of(const Sight *s, const uint8_t *piece) {
    return piece[0] * s->at->ground.size + piece[1];
}

/* By cell: the pieces on it and beside it. */
static void surround(Sight *s) {
    int size = s->at->ground.size;
    for (int n = 0; n < s->pieces; n++)
        for (int r = s->cell[n][0] - 1; r <= s->cell[n][0] + 1; r++)
            for (int c = s->cell[n][1] - 1; c <= s->cell[n][1] + 1; c++)
                if (r >= 0 && c >= 0 && r < size && c < size)
                    s->near[r * size + c] = joined(s->near[r * size + c], run(n, 1));
}

/* How far a seat is with its last letter here, the one before it there. */
static double away(const Sight *s, int seat, const uint8_t *last, const uint8_t *inner) {
    int axis = last[1] == inner[1], size = s->at->ground.size;
    const double *far = s->far[seat];
    if (last[2]) return far[axis * size * size + cell_of(s, last)] + FOLLOW;
    return far[(1 - axis) * size * size + cell_of(s, last)];
}

static double least(double one, double other) { return other < one ? other : one; }

/* The roads of all who have chains, and of the one to move. */
static void measure(Sight *s) {
    const Ground *ground = &s->at->ground;
    for (int seat = 0; seat < s->at->seats; seat++) {
        uint8_t barred[CELLS] = {0};
        int is_there = seat == s->at->seat;
        Set others = {{0, 0}};
        for (int c = 0; c < s->chains; c++) {
            is_there |= s->chain[c].seat == seat;
            if (s->chain[c].seat != seat)
                others = joined(others, run(s->chain[c].first, s->chain[c].many));
        }
        s->now[seat] = FARTHEST;
        if (!is_there) continue;
        for (int cell = 0; cell < ground->size * ground->size; cell++)
            barred[cell] = (uint8_t)((s->near[cell].bit[0] & others.bit[0]) ||
                                     (s->near[cell].bit[1] & others.bit[1]));
        guerre_road(ground, barred, ground->sides ? seat : -1, s->far[seat]);
        for (int c = 0; c < s->chains; c++) {
            Chain *chain = &s->chain[c];
            if (chain->seat != seat || !chain->many) continue;
            const uint8_t *first = chain->piece, *last = first + 3 * (chain->many - 1);
            chain->end[0] = away(s, seat, first, first + 3);
            chain->end[1] = away(s, seat, last, last - 3);
            s->now[seat] = least(s->now[seat], least(chain->end[0], chain->end[1]));
        }
    }
}

/* What it is worth that somebody is so far off now: the nearer he was, the more. */
static double fear(const Sight *s, int seat, double after) {
    double before = s->now[seat];
    return (least(after, FARTHEST) - before) * (before < NEAR_WIN ? 3.0 : 1.0);
}

static void harm(Sight *s) {
    for (int n = 0; n < s->takes; n++) {
        Take *take = &s->take[n];
        const Chain *from = &s->chain[take->chain];
        if (from->seat == s->at->seat) continue;
        const uint8_t *low = from->piece + 3 * take->first;
        const uint8_t *high = from->piece + 3 * (from->many - 1 - take->last);
        double far = least(FARTHEST, least(away(s, from->seat, low, low + 3),
                                           away(s, from->seat, high, high - 3)));
        for (int c = 0; c < s->chains; c++)
            if (c != take->chain && s->chain[c].seat == from->seat && s->chain[c].many)
                far = least(far, least(s->chain[c].end[0], s->chain[c].end[1]));
        take->harm = HARM * fear(s, from->seat, far);
    }
}

/* Whether a word that ends after so many letters lies on four cells that win. */
static int lies_on_goal(const Sight *s, const Place *place, int letters) {
    const Ground *ground = &s->at->ground;
    if (place->size + letters != 4) return 0;
    int from = place->is_before ? letters : letters - 3;
    int row = place->row + from * place->down, column = place->column + from * place->right;
    for (int n = 0; n < ground->crosses + ground->sides; n++) {
        const uint8_t *line = &ground->lines[8 * n];
        if (n >= ground->crosses && n - ground->crosses != s->at->seat) continue;
        int is_along = abs(place->down) == (line[6] != line[0]);
        if (is_along && line[0] == row && line[1] == column) return 1;
    }
    return 0;
}

/* Adds what must leave for a letter on a cell; 0: none may ever lie there. */
static int clear(const Sight *s, int row, int column, Set spare, Set *need) {
    const Ground *ground = &s->at->ground;
    if (row < 0 || column < 0 || row >= ground->size || column >= ground->size) return 0;
    int cell = row * ground->size + column, colours = ground->colours[cell];
    if (!(colours & OPEN) || colours & CLOSED) return 0;
    *need = joined(*need, without(s->near[cell], spare));
    return is_empty(without(*need, s->loose));
}

/* What each number of letters needs and brings at a place. */
static void survey(Sight *s, Place *place) {
    const Ground *ground = &s->at->ground;
    const Chain *chain = &s->chain[place->chain];
    int size = ground->size, axis = place->right == 0;
    Set none = {{0, 0}}, spare = place->need[0], need = none;
    place->need[0] = none;
    for (int n = place->adds; n > 0; n--, spare = place->adds > 1 ? none : spare) {
        int row = place->row - (n - 1) * abs(place->right);
        if (!clear(s, row, place->column - (n - 1) * abs(place->down), spare, &need)) return;
    }
    for (int n = 1; n <= WIDE; n++, spare = none) {
        int row = place->row + n * place->down, column = place->column + n * place->right;
        if (!clear(s, row, column, spare, &need)) return;
        int cell = row * size + column;
        double after = s->far[chain->seat][(1 - axis) * size * size + cell];
        place->reach = n;
        place->need[n] = need;
        place->green[n] = (uint8_t)(place->green[n - 1] + !!(ground->colours[cell] & GREEN));
        if (!chain->many)
            place->gain[n] = (FARTHEST - after) / FARTHEST;
        else if (chain->seat == s->at->seat)
            place->gain[n] = least(2.0, s->now[chain->seat] - after);
        else
            place->gain[n] =
                HARM * fear(s, chain->seat, least(after, chain->end[!place->end])) - 0.5;
        place->wins[n] = chain->many && chain->seat == s->at->seat && lies_on_goal(s, place, n);
    }
}

/* The places by the sign their words begin or end with. */
static void sort(Sight *s) {
    for (int n = 0; n < s->places; n++) {
        Place *place = &s->place[n];
        survey(s, place);
        if (!place->reach) continue;
        for (int k = 0; k < place->size; k++) s->reachable |= (uint64_t)1 << place->fixed[k];
        if (!place->size) {
            s->bare[s->bares++] = (int16_t)n;
        } else if (place->is_before) {
            int sign = place->fixed[place->size - 1];
            s->ends[sign][s->ending[sign]++] = (int16_t)n;
        } else {
            int sign = place->fixed[0];
            s->begins[sign][s->beginning[sign]++] = (int16_t)n;
        }
    }
    for (int code = 0; code < NO_SIGN; code++)
        if (s->at->front[code] || s->at->back[code]) s->reachable |= (uint64_t)1 << code;
}

int guerre_sight(Sight *s) {
    if (s->at->ground.size > SIDE || s->at->seats > SEATS || !open_all(s)) return 0;
    surround(s);
    measure(s);
    harm(s);
    sort(s);
    return 1;
}
