"""What a coup promises, in words gained on the way to a goal: the order coups are told in.

A win comes first; then how much nearer one's own chain ends to a goal, how much further the chain
of whoever lends letters or is pirated, and the coups one may still play. Only geometry and letters
decide, so thousands of coups are weighed at once.
"""

from functools import cached_property, lru_cache
from typing import NamedTuple

import numpy as np

from logomachie.core.value import Seat
from logomachie.games.guerre_des_mots.rules.chain import Path
from logomachie.games.guerre_des_mots.rules.grid import Line
from logomachie.games.guerre_des_mots.rules.table import Table
from logomachie.games.guerre_des_mots.rules.types import Cell, Chain
from logomachie.games.guerre_des_mots.solver.coups import Coups, Field
from logomachie.games.guerre_des_mots.solver.ground import heading, stepped
from logomachie.games.guerre_des_mots.solver.nibbles import Flags, Ints
from logomachie.games.guerre_des_mots.solver.road import FARTHEST, Map, around, road
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
        axis, row, column, is_cross = heading(path, end)
        far = float(self.road(seat)[axis, row, column])
        return far + FOLLOW if is_cross else far

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
        if not len(coups):
            return np.zeros(0)
        found = coups.found
        cells = coups.sites.cells(self.table.options.grid.size)
        gain, green = self._gains(coups, cells), self._greens(cells)
        at = found.slot * gain.shape[1] + found.ahead  # few places and lengths, many rows
        score: Map = (gain + REPLAY * np.minimum(green, 2)).ravel()[at]
        if len(tactical := np.flatnonzero(coups.tactical)):
            more = gain + REPLAY * np.minimum(green + 1, 2)
            score[tactical] = more.ravel()[at[tactical]]
        score -= JOKER * found.jokers + LETTER * (coups.laid - coups.lent)
        score += self._harm(coups)
        score[self.wins(coups)] += WIN
        return score

    def _gains(self, coups: Coups, cells: tuple[Ints, Ints]) -> Map:
        """(sites, cells): what the end gained or taken from its owner is worth."""
        rows, table = coups.sites.rows, self.table
        chain = rows["chain"]
        seats = self._owners[chain]
        axis = (rows["right"] == 0) ^ 1
        is_new = chain == 0
        found = np.zeros(cells[0].shape)
        for seat in dict.fromkeys(seats.tolist()):
            some = np.flatnonzero(seats == seat)
            after = self.road(seat)[axis[some, None], cells[0][some], cells[1][some]]
            if seat == table.seat:
                opened = (FARTHEST - after) / FARTHEST
                nearer = np.minimum(2.0, self.now[seat] - after)
                found[some] = np.where(is_new[some, None], opened, nearer)
            else:
                which = zip(chain[some].tolist(), rows["end"][some].tolist(), strict=True)
                ends = [self._other_end(*one) for one in which]
                nearest = np.minimum(after, np.array(ends)[:, None])
                found[some] = HARM * self._fear(seat, nearest) - 0.5
        return found

    @cached_property
    def _owners(self) -> Ints:
        """By number of a chain: whose it is; of a new one: whose coup it is."""
        found = np.full(max(self.table.chains, default=0) + 1, self.table.seat)
        for chain in self.table.chains.values():
            found[chain.id] = chain.seat
        return found

    def _other_end(self, number: int, end: int) -> float:
        """How far the end of a chain is that a word is not laid on."""
        key = number, 1 - end
        if key not in self._ends:
            chain = self.table.chains[number]
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
        total: Map = np.zeros(len(coups))
        for takes in coups.found.takes:
            total += self._harms[1][takes]
        return total

    def _lost(self, field: Field) -> Map:
        """What each take costs whom it is taken from."""
        found = np.zeros(len(field.lifted) + 1)  # NONE is the last
        first = 0
        for strand, standing in zip(field.ground.strands, field.sites.standings, strict=True):
            chain, last = strand.chain, first + len(standing.takes)
            if chain.seat != self.table.seat and last > first:
                left = standing.left
                ends = self.road(chain.seat)[left.axis, left.row, left.column]
                ends += FOLLOW * left.is_cross
                others = self.far(chain.seat, without=chain.id)
                fear = HARM * self._fear(chain.seat, np.minimum(others, ends.min(axis=1)))
                found[first:last] = np.where(left.is_chain, fear, 0.0)
            first = last
        return found

    def _greens(self, cells: tuple[Ints, Ints]) -> Map:
        """(sites, cells): how many letters lie on green, so many cells on."""
        laid = _green(self.table.options.grid.rows)[cells]
        laid[:, 0] = 0  # nothing is laid where the cells begin
        counted: Map = np.cumsum(laid, axis=1)
        return counted

    def wins(self, coups: Coups) -> Flags:
        """The rows that win at once: on one's own chain, four letters on a winning line."""
        options = self.table.options
        goal = options.grid.goal(self.table.places[self.table.seat])
        lines = (*options.grid.cross, goal)
        found = np.zeros(len(coups), np.bool_)
        rows = coups.sites.rows
        own = (self._owners[rows["chain"]] == self.table.seat) & (rows["chain"] > 0)
        some = np.flatnonzero(own & (rows["is_both"] == 0))
        ways = (rows[name][some].tolist() for name in ("row", "column", "down", "right", "fixed"))
        for n, row, column, down, right, there in zip(some.tolist(), *ways, strict=True):
            if (row, column)[bool(down)] not in _along(lines, bool(down)):
                continue
            most = int(coups.sites.slots.ahead[n])
            if not options.long_words:
                most = min(most, GOAL - there + 1)
            for ahead in range(max(1, GOAL - there), most):
                reached = _reached(options.grid.cross, (row, column), (down, right), there, ahead)
                if reached.lines or (options.side_goals and reached.cells == goal):
                    self._mark(found, coups, n, ahead, reached)
        return found

    def _mark(self, found: Flags, coups: Coups, slot: int, ahead: int, reached: "_Reached") -> None:
        """The rows of one site and length that win."""
        rows = np.flatnonzero((coups.found.slot == slot) & (coups.found.ahead == ahead))
        if len(reached.cells) == GOAL:
            found[rows] = True
        elif self.table.options.long_words:
            for row in rows.tolist():
                word = coups.word(row)
                at = (reached.cells.index(line[0]) for line in reached.lines)
                found[row] = any(coups.field.dictionary.knows(word[i : i + 4]) for i in at)


@lru_cache(maxsize=8)
def _green(board: tuple[str, ...]) -> Map:
    """Where a letter earns a replay."""
    return np.array([[colour == "g" for colour in row] for row in board], np.float64)


class _Reached(NamedTuple):
    """The cells of a word, and the lines of the cross that it covers by letters that are laid."""

    cells: tuple[Cell, ...]
    lines: tuple[Line, ...]


@lru_cache(maxsize=4_096)  # places near a goal are looked at again and again
def _reached(cross: tuple[Line, ...], origin: Cell, step: Cell, there: int, ahead: int) -> _Reached:
    """Of a word with so many letters on either side of an origin."""
    cells = sorted(stepped(origin, step, n) for n in range(1 - there, ahead + 1))
    fresh = {stepped(origin, step, n) for n in range(1, ahead + 1)}
    lines = (line for line in cross if set(line) <= set(cells) and fresh & set(line))
    return _Reached(tuple(cells), tuple(lines))


@lru_cache(maxsize=64)
def _along(lines: tuple[Line, ...], is_column: bool) -> frozenset[int]:  # a key
    """The rows, or columns, that such a line lies in."""
    across = int(is_column)
    return frozenset(line[0][across] for line in lines if line[0][across] == line[3][across])


assert NONE == -1  # the last of a table with one entry more
