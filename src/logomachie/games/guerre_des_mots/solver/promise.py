"""What a coup promises, in words gained on the way to a goal: the order coups are told in.

A win comes first; then how much nearer one's own chain ends to a goal, how much further the chain
of whoever lends letters or is pirated, and the coups one may still play. Only geometry and letters
decide, so thousands of coups are weighed at once.
"""

from functools import cached_property, lru_cache

import numpy as np

from logomachie.core.value import Seat
from logomachie.games.guerre_des_mots.rules.chain import Path, way
from logomachie.games.guerre_des_mots.rules.grid import Line
from logomachie.games.guerre_des_mots.rules.table import Table
from logomachie.games.guerre_des_mots.rules.types import CROSS, Cell, Chain
from logomachie.games.guerre_des_mots.solver.coups import Coups, Field
from logomachie.games.guerre_des_mots.solver.ground import stepped
from logomachie.games.guerre_des_mots.solver.nibbles import Flags, Ints
from logomachie.games.guerre_des_mots.solver.road import FARTHEST, Map, around, road
from logomachie.games.guerre_des_mots.solver.sites import Site
from logomachie.games.guerre_des_mots.solver.slots import NONE

WIN = 100.0
REPLAY = 0.9  # of a word: what another coup is worth
HARM = 0.5  # of what an opponent loses
JOKER, LETTER = 0.25, 0.02  # what is spent of the arsenal
GOAL = 4  # letters that win
FOLLOW = 0.4  # a word behind a cross goes straight on, which seldom helps


class Prospect:
    """The roads of all seats on one board."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._roads: dict[Seat, Map] = {}
        self._ends: dict[tuple[int, int], float] = {}  # by chain and end
        self._harms: tuple[Field, Map] | None = None  # of the position that was last weighed

    def road(self, seat: Seat) -> Map:
        """The map of one seat: the pieces of the others are in its way."""
        if seat not in self._roads:
            others = (
                piece.cell
                for chain in self.table.chains.values()
                if chain.seat != seat
                for piece in chain.path
            )
            options = self.table.options
            self._roads[seat] = road(
                options.grid,
                self.table.places[seat],
                around(others),
                sides=options.side_goals,
                long=options.long_words,
            )
        return self._roads[seat]

    def from_end(self, seat: Seat, path: Path, end: int) -> float:
        """How far a chain's end is."""
        last, inner = (path[-1], path[-2]) if end else (path[0], path[1])
        step = way(inner.cell, last.cell)
        if last.token == CROSS:
            return float(self.road(seat)[_axis(step), *last.cell]) + FOLLOW
        return float(self.road(seat)[1 - _axis(step), *last.cell])

    def far(self, seat: Seat, instead: Chain | None = None, *, without: int = 0) -> float:
        """How far a seat is, one of its chains looking otherwise, or left out."""
        found = FARTHEST
        for chain in self.table.chains.values():
            if chain.seat == seat and chain.id != without:
                seen = instead if instead is not None and instead.id == chain.id else chain
                found = min(found, *(self.from_end(seat, seen.path, end) for end in (0, 1)))
        return found

    @cached_property
    def now(self) -> dict[Seat, float]:
        """How far everybody is."""
        return {seat: self.far(seat) for seat in range(len(self.table.places))}

    def of(self, coups: Coups) -> Map:
        """The promise of every row."""
        found = coups.found
        cells = _cells(coups.sites, len(self.table.options.grid.rows))
        gain = self._gains(coups, cells)[found.slot, found.ahead]
        replays = self.greens(coups, cells) + coups.tactical
        spent = JOKER * found.jokers + LETTER * (coups.laid - coups.lent)
        score: Map = gain + REPLAY * np.minimum(replays, 2) - spent + self._harm(coups)
        score[self.wins(coups)] += WIN
        return score

    def _gains(self, coups: Coups, cells: tuple[Ints, Ints]) -> Map:
        """(sites, cells): what the end gained or taken from its owner is worth."""
        sites, table = coups.sites, self.table
        owner = [table.chains[one.chain].seat if one.chain else table.seat for one in sites]
        seats = np.array(owner, np.int64)
        axis = np.array([1 - _axis(site.step) for site in sites], np.int64)
        is_new = np.array([not site.chain for site in sites], np.bool_)
        found = np.zeros(cells[0].shape)
        for seat in dict.fromkeys(owner):
            some = np.flatnonzero(seats == seat)
            after = self.road(seat)[axis[some, None], cells[0][some], cells[1][some]]
            if seat == table.seat:
                opened = (FARTHEST - after) / FARTHEST
                nearer = np.minimum(2.0, self.now[seat] - after)
                found[some] = np.where(is_new[some, None], opened, nearer)
            else:
                ends = [self._other_end(sites[n]) for n in some.tolist()]
                nearest = np.minimum(after, np.array(ends)[:, None])
                found[some] = HARM * self._fear(seat, nearest) - 0.5
        return found

    def _other_end(self, site: Site) -> float:
        """How far the end of a chain is that a word is not laid on."""
        key = site.chain, 1 - site.end
        if key not in self._ends:
            chain = self.table.chains[site.chain]
            self._ends[key] = self.from_end(chain.seat, chain.path, key[1])
        return self._ends[key]

    def _fear(self, seat: Seat, after: Map) -> Map:
        """What it is worth that somebody is so far off now: the nearer he was, the more."""
        before = self.now[seat]
        worth: Map = (np.minimum(after, FARTHEST) - before) * (3.0 if before < 2.2 else 1.0)
        return worth

    def _harm(self, coups: Coups) -> Map:
        """What the lenders lose."""
        if self._harms is None or self._harms[0] is not coups.field:
            self._harms = coups.field, self._lost(coups.field)
        total: Map = self._harms[1][coups.found.takes].sum(axis=0)
        return total

    def _lost(self, field: Field) -> Map:
        """What each take costs whom it is taken from."""
        found = np.zeros(len(field.lifted) + 1)  # NONE is the last
        others: dict[int, float] = {}  # by chain: how far its owner is on all others
        for n, take in enumerate(field.lifted):
            chain = take.strand.chain
            if chain.seat == self.table.seat or len(take.left) < 2:
                continue
            if chain.id not in others:
                others[chain.id] = self.far(chain.seat, without=chain.id)
            ends = (self.from_end(chain.seat, take.left, end) for end in (0, 1))
            far = np.array(min(others[chain.id], *ends))
            found[n] = HARM * float(self._fear(chain.seat, far))
        return found

    def greens(self, coups: Coups, cells: tuple[Ints, Ints]) -> Map:
        """How many letters each row lays on green."""
        laid = _green(self.table.options.grid.rows)[cells]
        laid[:, 0] = 0  # nothing is laid where the cells begin
        counted: Map = np.cumsum(laid, axis=1)[coups.found.slot, coups.found.ahead]
        return counted

    def wins(self, coups: Coups) -> Flags:
        """The rows that win at once: on one's own chain, four letters on a winning line."""
        grid = self.table.options.grid
        goals = (*grid.cross, grid.goal(self.table.places[self.table.seat]))
        found = np.zeros(len(coups), np.bool_)
        for n, site in enumerate(coups.sites):
            chain = self.table.chains.get(site.chain)
            if chain is None or chain.seat != self.table.seat or site.slot.behind != (0,):
                continue
            if not any(_in_line(line, site) for line in goals):
                continue
            there, most = len(site.slot.fixed), len(site.slot.reach)
            if not self.table.options.long_words:
                most = min(most, GOAL - there + 1)
            for ahead in range(max(1, GOAL - there), most):
                self._mark(found, coups, n, ahead)
        return found

    def _mark(self, found: Flags, coups: Coups, slot: int, ahead: int) -> None:
        """The rows of one site and length that win."""
        options, site = self.table.options, coups.sites[slot]
        length = len(site.slot.fixed) + ahead
        cells = sorted(
            stepped(site.origin, site.step, n) for n in range(ahead - length + 1, ahead + 1)
        )
        fresh = {stepped(site.origin, site.step, n) for n in range(1, ahead + 1)}
        lines = [line for line in options.grid.cross if set(line) <= set(cells)]
        lines = [line for line in lines if fresh & set(line)]
        goal = options.grid.goal(self.table.places[self.table.seat])
        sided = options.side_goals and tuple(cells) == goal
        if not lines and not sided:
            return
        rows = np.flatnonzero((coups.found.slot == slot) & (coups.found.ahead == ahead))
        if length == GOAL:
            found[rows] = True
        elif options.long_words:
            for row in rows.tolist():
                word = coups.word(row)
                at = (cells.index(line[0]) for line in lines)
                found[row] = any(coups.field.dictionary.knows(word[i : i + 4]) for i in at)


@lru_cache(maxsize=8)
def _green(board: tuple[str, ...]) -> Map:
    """Where a letter earns a replay."""
    return np.array([[colour == "g" for colour in row] for row in board], np.float64)


def _cells(sites: list[Site], size: int) -> tuple[Ints, Ints]:
    """(sites, cells): the rows and columns of the cells on the growing side; where a site has fewer
    they mean nothing."""
    most = max((len(site.slot.reach) for site in sites), default=1)
    ways = np.array([(site.origin, site.step) for site in sites], np.int64).reshape(-1, 2, 2)
    cells = ways[:, 0, :, None] + ways[:, 1, :, None] * np.arange(most)
    inside = np.clip(cells, 0, size - 1)
    return inside[:, 0], inside[:, 1]


def _in_line(line: Line, site: Site) -> bool:
    """Whether the words of a site lie in the row or column of a line."""
    across = 1 if site.step[0] else 0
    return line[0][across] == line[3][across] == site.origin[across]


def _axis(step: Cell) -> int:
    """0: along a row, 1: along a column."""
    return int(step[1] == 0)


assert NONE == -1  # the last of a table with one entry more
