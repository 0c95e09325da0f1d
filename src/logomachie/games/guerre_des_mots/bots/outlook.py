"""How good a position is for a seat: the words that would win, the way still to go, the letters in
hand, the others as near as they are."""

from dataclasses import replace
from math import exp, sqrt

from logomachie.core.value import Seat
from logomachie.games.guerre_des_mots.bots.mind import Mind
from logomachie.games.guerre_des_mots.rules.chain import way
from logomachie.games.guerre_des_mots.rules.table import Table
from logomachie.games.guerre_des_mots.rules.types import CROSS, JOKER, Chain, Token
from logomachie.games.guerre_des_mots.solver.coups import Field
from logomachie.games.guerre_des_mots.solver.effort import Effort
from logomachie.games.guerre_des_mots.solver.promise import Prospect
from logomachie.games.guerre_des_mots.solver.road import road

CLOSE = 1.2  # words: from here one word of four letters wins
SEEN = 0.10  # of the words that win a player notices, as one must expect
PLENTY = 24  # words that win: more of them make no difference
LOOK = 20_000_000  # steps that a look for words that win may take
VICTORY, DEFEAT = 4.0, -7.0  # words: what the end of the game is worth …
LOST = -6.0  # … and the least that is worth to go on
NEXT, RUSH, REACH = 1.5, 0.25, 0.5  # words from a goal, to get there by replays; chance; fading
DANGER = 1.4  # words it costs that somebody is one word from his goal
HAND, STINT = 1.5, 5.0  # words a full arsenal is worth; letters after which the next matter less
WILD = 0.15  # words a joker in hand is worth


def threats(mind: Mind, table: Table) -> int:
    """With how many words the player to move wins at once, if he knows them all."""
    if not _close(table):
        return 0
    prospect, found = Prospect(table), set[int]()
    field = Field(table, mind.fours, mind.dictionary, join=Effort(LOOK).matched)
    for coups in field.batches(piracy=False, compounds=False):
        wins = prospect.wins(coups)
        found.update(coups.found.row[wins].tolist())
        if len(found) >= PLENTY:
            break
    return len(found)


def _close(table: Table) -> bool:
    """Whether an end of one's chains stands before a goal, whatever is in the way."""
    options = table.options
    free = road(
        options.grid,
        table.places[table.seat],
        frozenset(),
        sides=options.side_goals,
        long=options.long_words,
    )
    for chain in table.own():
        for last, inner in (chain.path[0], chain.path[1]), (chain.path[-1], chain.path[-2]):
            along = int(way(inner.cell, last.cell)[1] == 0)
            if free[1 - along][last.cell] <= CLOSE:
                return True
    return False


def chance(words: int) -> float:
    """How likely one of so many words comes to mind."""
    return 1.0 - pow(1.0 - SEEN, words)


def winning(mind: Mind, table: Table) -> float:
    """How likely the player to move wins in his turn: by one word, or by replays that carry him
    there, the less likely the further he is."""
    far = Prospect(table).now[table.seat]
    rush = RUSH * exp((NEXT - max(far, NEXT)) / REACH)
    return 1.0 - (1.0 - chance(threats(mind, table))) * (1.0 - rush)


def bared(table: Table) -> Table:
    """The table with the crosses at the ends of chains taken back, as their owners may do before
    they play (BLW-07)."""
    back, chains = list[Token](), dict(table.chains)
    for chain in table.chains.values():
        path = chain.path
        low = int(path[0].token == CROSS)
        high = len(path) - int(path[-1].token == CROSS)
        if high - low < len(path) and high - low >= 2:
            chains[chain.id] = Chain(chain.id, chain.seat, chain.base, path[low:high])
            if chain.seat == table.seat:
                back.extend([CROSS] * (len(path) - high + low))
    return replace(table, chains=chains, arsenal=tuple(sorted((*table.arsenal, *back))))


def worth(table: Table, seat: Seat) -> float:
    """How good a position is for a seat, nobody winning at once, in words."""
    now = Prospect(bared(table)).now
    danger = sum(DANGER * exp(1.0 - now[other]) for other in now if other != seat)
    value = -now[seat] - danger / sqrt(max(1, len(now) - 1))
    if seat == table.seat:
        letters = len(table.arsenal)
        value += HAND * (1.0 - exp(-letters / STINT)) + WILD * table.arsenal.count(JOKER)
    return max(value, LOST)


def hoped(mind: Mind, table: Table) -> float:
    """What a position is worth to who moves next in it."""
    win = winning(mind, bared(table))
    return win * VICTORY + (1.0 - win) * worth(table, table.seat)
