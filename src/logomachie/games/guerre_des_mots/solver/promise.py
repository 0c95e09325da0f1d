"""What a coup promises, in words gained on the way to a goal: the order coups are told in.

A win comes first; then how much nearer one's own chain ends to a goal, how much further the chain
of whoever lends letters or is pirated, and the coups one may still play. Only geometry and letters
decide, so thousands of coups are weighed at once.
"""

from functools import cached_property

import numpy as np

from logomachie.core.value import Seat
from logomachie.games.guerre_des_mots.rules.chain import Path, way
from logomachie.games.guerre_des_mots.rules.grid import Line
from logomachie.games.guerre_des_mots.rules.table import Table
from logomachie.games.guerre_des_mots.rules.types import CROSS, Cell, Chain
from logomachie.games.guerre_des_mots.solver.coups import Coups
from logomachie.games.guerre_des_mots.solver.ground import stepped
from logomachie.games.guerre_des_mots.solver.nibbles import Flags, Ints
from logomachie.games.guerre_des_mots.solver.road import FARTHEST, Map, around, road
from logomachie.games.guerre_des_mots.solver.sites import Site
from logomachie.games.guerre_des_mots.solver.slots import NONE

WIN = 100.0
REPLAY = 0.9  # of a word: what another coup is worth
HARM = 0.5  # of what an opponent loses
JOKER, LETTER = 0.25, 0.02  # what is spent of the arsenal
FOLLOW = 0.4  # a word behind a cross goes straight on, which seldom helps


class Prospect:
    """The roads of all seats on one board."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._roads: dict[Seat, Map] = {}

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
            return float(self.road(seat)[_axis(step)][last.cell]) + FOLLOW
        return float(self.road(seat)[1 - _axis(step)][last.cell])

    def far(self, seat: Seat, instead: Chain | None = None) -> float:
        """How far a seat is, one of its chains looking otherwise."""
        found = FARTHEST
        for chain in self.table.chains.values():
            if chain.seat == seat:
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
        gain = self._gains(coups)[found.slot, found.ahead]
        replays = self.greens(coups) + coups.tactical
        spent = JOKER * found.jokers + LETTER * (coups.laid - coups.lent)
        score: Map = gain + REPLAY * np.minimum(replays, 2) - spent + self._harm(coups)
        score[self.wins(coups)] += WIN
        return score

    def _gains(self, coups: Coups) -> Map:
        """(sites, cells): what the end gained or taken from its owner is worth."""
        rows, cols = _cells(coups.sites, len(self.table.options.grid.rows))
        found = np.zeros(rows.shape)
        ends: dict[tuple[int, int], float] = {}
        for n, site in enumerate(coups.sites):
            seat = self.table.chains[site.chain].seat if site.chain else self.table.seat
            after = self.road(seat)[1 - _axis(site.step), rows[n], cols[n]]
            if not site.chain:
                found[n] = (FARTHEST - after) / FARTHEST
            elif seat == self.table.seat:
                found[n] = np.minimum(2.0, self.now[seat] - after)
            else:
                if (site.chain, site.end) not in ends:
                    path = self.table.chains[site.chain].path
                    ends[site.chain, site.end] = self.from_end(seat, path, 1 - site.end)
                nearest = np.minimum(after, ends[site.chain, site.end])
                found[n] = HARM * self._fear(seat, nearest) - 0.5
        return found

    def _fear(self, seat: Seat, after: Map) -> Map:
        """What it is worth that somebody is so far off now: the nearer he was, the more."""
        before = self.now[seat]
        worth: Map = (np.minimum(after, FARTHEST) - before) * (3.0 if before < 2.2 else 1.0)
        return worth

    def _harm(self, coups: Coups) -> Map:
        """What the lenders lose."""
        each = np.zeros(len(coups.field.lifted) + 1)  # NONE is the last
        for n, take in enumerate(coups.field.lifted):
            chain = take.strand.chain
            if chain.seat != self.table.seat and len(take.left) > 1:
                left = Chain(chain.id, chain.seat, chain.base, take.left)
                far = np.array(self.far(chain.seat, left))
                each[n] = HARM * float(self._fear(chain.seat, far))
        total: Map = each[coups.found.takes].sum(axis=0)
        return total

    def greens(self, coups: Coups) -> Map:
        """How many letters each row lays on green."""
        board = self.table.options.grid.rows
        green = np.array([[colour == "g" for colour in row] for row in board], np.float64)
        rows, cols = _cells(coups.sites, len(board))
        laid = green[rows, cols]
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
            for ahead in range(1, len(site.slot.reach)):
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
        if length == 4:
            found[rows] = True
        elif options.long_words:
            for row in rows.tolist():
                word = coups.word(row)
                at = (cells.index(line[0]) for line in lines)
                found[row] = any(coups.field.dictionary.knows(word[i : i + 4]) for i in at)


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
