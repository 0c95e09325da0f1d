"""Where the letters from beside a line come from: distinct letters, each free to come.

A letter from beside comes nearer to the line with every step and meets it only where it stops. So
if every letter in the way of another is itself in the word, the slides are legal in the order of
their distance from the line, after those along it: nothing else has to be tried.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from logomachie.games.wordsearch.solver.frontier import Flags, Frontier, Readings
from logomachie.games.wordsearch.solver.lines import Ints
from logomachie.games.wordsearch.solver.sight import bits, key

Cells = NDArray[np.int16]
STAYS = -1  # the place is not filled from beside


class Choices(NamedTuple):
    """The options of one place of some readings, row by row."""

    row: Ints
    option: Ints


class Sources:
    """Finds, for readings of one frontier, a letter for every place filled from beside."""

    def __init__(self, frontier: Frontier) -> None:
        self.frontier, self.options = frontier, frontier.sight.options
        self.off = len(frontier.sight.letter) - 1
        self.low, self.high = bits(np.arange(self.off + 1))
        self.low[self.off] = self.high[self.off] = 0
        self.near = self._near()

    def _near(self) -> Ints:
        """(2, keys): the first two letters in sight of each place; off the board if none."""
        start, end = self.options.start[:-1], self.options.start[1:]
        found = np.full((2, len(start)), self.off)
        for nth in range(2):
            some = np.flatnonzero(start + nth < end)
            some = some[self.options.depth[start[some] + nth] == 0]
            found[nth, some] = self.options.source[start[some] + nth]
        return found

    def found(self, readings: Readings) -> tuple[Ints, Cells]:
        """The rows that are legal, and the source of each of their places (STAYS: the line)."""
        source, lucky = self._at_sight(readings)
        hard = np.flatnonzero(~lucky)
        solved, sources = self._searched(readings.cut(hard))
        rows = np.concatenate([np.flatnonzero(lucky), hard[solved]])
        return rows, np.concatenate([source[lucky], sources])

    def _gaps(self, readings: Readings, q: int) -> tuple[Ints, Ints]:
        """The rows that have place q to fill, and their keys in the table of options."""
        rows = np.flatnonzero((readings.length > q) & (readings.along >> q & 1 == 0))
        ray = readings.ray[rows]
        letter = readings.prefix[rows] >> 5 * (readings.length[rows] - 1 - q) & 31
        cell = self.frontier.cell[ray, q]
        return rows, key(self.frontier.orientation[ray], cell, letter, self.off)

    def _at_sight(self, readings: Readings) -> tuple[Cells, Flags]:
        """The first free letter in sight for each place, one place after the other."""
        longest, number = self.frontier.lines.longest, len(readings.ray)
        source = np.full((number, longest), STAYS, np.int16)
        lucky = np.ones(number, np.bool_)
        low, high = np.zeros(number, np.int64), np.zeros(number, np.int64)
        for q in range(longest):
            rows, place = self._gaps(readings, q)
            chosen = self.near[0, place]
            taken = (self.low[chosen] & low[rows] | self.high[chosen] & high[rows]) != 0
            chosen = np.where(taken, self.near[1, place], chosen)
            taken = (self.low[chosen] & low[rows] | self.high[chosen] & high[rows]) != 0
            lucky[rows[taken | (chosen == self.off)]] = False
            low[rows] |= self.low[chosen]
            high[rows] |= self.high[chosen]
            source[rows, q] = chosen
        return source, lucky

    def _choices(self, readings: Readings, q: int) -> tuple[Choices, Flags]:
        """What may fill place q, and the rows for which nothing may."""
        rows, place = self._gaps(readings, q)
        first, many = self.options.start[place], self.options.start[place + 1]
        many = many - first
        pair = np.repeat(np.arange(len(rows)), many)
        option = (first - (np.cumsum(many) - many))[pair] + np.arange(len(pair))
        row, depth = rows[pair], self.options.depth[option]
        for nth in range(int(depth.max(initial=0))):
            due = np.flatnonzero(depth > nth)
            kept = np.ones(len(row), np.bool_)
            kept[due] = self._has_place(readings, q, row[due], self.options.ray[option[due]], nth)
            row, option, depth = row[kept], option[kept], depth[kept]
        lost = np.zeros(len(readings.ray), np.bool_)
        lost[rows] = True
        lost[row] = False
        return Choices(row, option), lost

    def _has_place(self, readings: Readings, q: int, row: Ints, way: Ints, nth: int) -> Flags:
        """Whether the nth letter on this way to place q fits another place of the word."""
        ray = readings.ray[row]
        cell, line = self.frontier.cell[ray, q], self.frontier.orientation[ray]
        letter = self.frontier.sight.along_ray[nth, cell, way]
        length, fits = readings.length[row], np.zeros(len(row), np.bool_)
        away = self.frontier.sight.away[nth, cell, way]
        for leap in self.frontier.lines.leap[:, line, cell, way, away]:
            there = q + leap * self.frontier.forward[ray]
            inside = np.flatnonzero((there >= 0) & (there < length))
            at, who = there[inside], row[inside]
            same = readings.prefix[who] >> 5 * (length[inside] - 1 - at) & 31 == letter[inside]
            fits[inside] |= same & (readings.along[who] >> at & 1 == 0)
        return fits

    def _searched(self, readings: Readings) -> tuple[Ints, Cells]:
        """Every choice of sources, place by place; the first that holds of each row."""
        longest, number = self.frontier.lines.longest, len(readings.ray)
        found = [self._choices(readings, q) for q in range(longest)]
        dead = np.logical_or.reduce([lost for _, lost in found])
        row = np.flatnonzero(~dead)
        source = np.full((len(row), longest), STAYS, np.int16)
        used, owed = np.zeros((2, len(row)), np.int64), np.zeros((2, len(row)), np.int64)
        for q, (choices, _) in enumerate(found):
            many = np.bincount(choices.row, minlength=number)
            first = np.cumsum(many) - many
            filled = many[row] > 0
            copies = np.where(filled, many[row], 1)
            pair = np.repeat(np.arange(len(row)), copies)
            nth = np.arange(len(pair)) - np.repeat(np.cumsum(copies) - copies, copies)
            row, source, used, owed = row[pair], source[pair], used[:, pair], owed[:, pair]
            at = np.flatnonzero(filled[pair])
            option = choices.option[first[row[at]] + nth[at]]
            there = self.options.source[option]
            mine = np.stack([self.low[there], self.high[there]])
            taken = (mine & used[:, at]).any(axis=0)
            used[:, at] |= mine
            owed[:, at] |= np.stack([self.options.low[option], self.options.high[option]])
            source[at, q] = there
            kept = np.ones(len(row), np.bool_)
            kept[at[taken]] = False
            row, source, used, owed = row[kept], source[kept], used[:, kept], owed[:, kept]
        holds = ((owed & ~used) == 0).all(axis=0)
        solved, first = np.unique(row[holds], return_index=True)
        return solved, source[holds][first]
