"""Where the letters from beside a line come from: distinct letters, each free to come.

A letter from beside comes nearer to the line with every step and meets it only where it stops. So
if every letter in the way of another is itself in the word, the slides are legal in the order of
their distance from the line, after those along it: nothing else has to be tried.
"""

import numpy as np

from logomachie.solvers.wordsearch_frontier import Flags, Frontier, Readings
from logomachie.solvers.wordsearch_lines import Ints
from logomachie.solvers.wordsearch_sight import bits, key

STAYS = -1  # the place is not filled from beside


class Sources:
    """Finds, for readings of one frontier, a letter for every place filled from beside."""

    def __init__(self, frontier: Frontier) -> None:
        self.frontier = frontier
        self.options = frontier.sight.options
        self.off = len(frontier.sight.letter) - 1

    def found(self, readings: Readings) -> tuple[Ints, Ints]:
        """The rows that are legal, and the source of each of their places (STAYS: the line)."""
        source, lucky = self._at_sight(readings)
        hard = np.flatnonzero(~lucky)
        solved, sources = self._searched(readings.cut(hard))
        rows = np.concatenate([np.flatnonzero(lucky), hard[solved]])
        return rows, np.concatenate([source[lucky], sources])

    def _keys(self, readings: Readings, q: int) -> tuple[Ints, Ints]:
        """The rows that have a place q to fill, and their keys in the table of options."""
        rows = np.flatnonzero((readings.length > q) & (readings.along >> q & 1 == 0))
        ray = readings.ray[rows]
        letter = readings.prefix[rows] >> 5 * (readings.length[rows] - 1 - q) & 31
        cell = self.frontier.cell[ray, q]
        return rows, key(self.frontier.orientation[ray], cell, letter, self.off)

    def _at_sight(self, readings: Readings) -> tuple[Ints, Flags]:
        """The first free letter in sight for each place, one place after the other."""
        longest = self.frontier.lines.longest
        source = np.full((len(readings.ray), longest), STAYS)
        lucky = np.ones(len(readings.ray), np.bool_)
        used = np.zeros((2, len(readings.ray)), np.int64)
        for q in range(longest):
            rows, place = self._keys(readings, q)
            first, end = self.options.start[place], self.options.start[place + 1]
            chosen = np.full(len(rows), STAYS)
            for nth in range(2):
                option = np.minimum(first + nth, len(self.options.source) - 1)
                there = self.options.source[option]
                low, high = bits(there)
                free = (low & used[0, rows] | high & used[1, rows]) == 0
                seen = (first + nth < end) & (self.options.depth[option] == 0)
                chosen = np.where((chosen == STAYS) & seen & free, there, chosen)
            lucky[rows[chosen == STAYS]] = False
            low, high = bits(np.maximum(chosen, 0))
            used[0, rows] |= low
            used[1, rows] |= high
            source[rows, q] = chosen
        return source, lucky

    def _searched(self, readings: Readings) -> tuple[Ints, Ints]:
        """Every choice of sources, place by place; the first that holds of each row."""
        longest, number = self.frontier.lines.longest, len(readings.ray)
        row = np.arange(number)
        source = np.full((number, longest), STAYS)
        used, owed = np.zeros((2, number), np.int64), np.zeros((2, number), np.int64)
        might = self._might(readings)
        for q in range(longest):
            rows, place = self._keys(readings, q)
            filled = np.zeros(number, np.int64)
            filled[rows] = place
            here = np.zeros(number, np.bool_)
            here[rows] = True
            first = self.options.start[filled]
            many = np.where(here, self.options.start[filled + 1] - first, 1)
            pair = np.repeat(np.arange(len(row)), many[row])
            nth = np.arange(len(pair)) - np.repeat(np.cumsum(many[row]) - many[row], many[row])
            row, source, used, owed = row[pair], source[pair], used[:, pair], owed[:, pair]
            fills = np.flatnonzero(here[row])
            option = first[row[fills]] + nth[fills]
            there = self.options.source[option]
            mine = np.stack(bits(there))
            need = np.stack([self.options.low[option], self.options.high[option]])
            good = ((mine & used[:, fills]) | (need & ~might[:, row[fills]])).any(axis=0) == 0
            used[:, fills] |= mine
            owed[:, fills] |= need
            source[fills, q] = there
            kept = np.ones(len(row), np.bool_)
            kept[fills[~good]] = False
            row, source, used, owed = row[kept], source[kept], used[:, kept], owed[:, kept]
        holds = ((owed & ~used) == 0).all(axis=0)
        solved, at = np.unique(row[holds], return_index=True)
        return solved, source[holds][at]

    def _might(self, readings: Readings) -> Ints:
        """The letters that might move at all, as bits: sources of some option of some place whose
        own obstacles might move."""
        number = len(readings.ray)
        might = np.full((2, number), -1)
        for _ in range(2):
            before, might = might, np.zeros((2, number), np.int64)
            for q in range(self.frontier.lines.longest):
                rows, place = self._keys(readings, q)
                first = self.options.start[place]
                many = self.options.start[place + 1] - first
                for nth in range(int(many.max(initial=0))):
                    some = np.flatnonzero(many > nth)
                    option, who = first[some] + nth, rows[some]
                    need = np.stack([self.options.low[option], self.options.high[option]])
                    clear = ((need & ~before[:, who]) == 0).all(axis=0)
                    mine = np.stack(bits(self.options.source[option]))
                    might[:, who[clear]] |= mine[:, clear]
        return might
