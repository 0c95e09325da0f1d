"""How long a word a zone allows, at once: the longest word of every distinct cost, by pieces.

A planner asks this of zones it only imagines. What has been claimed, and one's own anagrams, are
left out of account here; `search.py` is exact.
"""

from functools import lru_cache

import numpy as np

from logomachie.games.wordsmith.rules.pieces import Pieces
from logomachie.games.wordsmith.solver.search import BOXES, blue, points
from logomachie.games.wordsmith.solver.words import Book, Bools, bit

FACES = ((1, 0, 0), (0, 1, 0), (0, 0, 1))  # a red piece, a yellow one, a star: each a third


def line_rolls() -> tuple[tuple[float, int, int, int], ...]:
    """The three dice of a line: how likely, and how many red, yellow and stars (WS-M6, WS-M7)."""
    times: dict[tuple[int, int, int], int] = {}
    for one in FACES:
        for two in FACES:
            for three in FACES:
                red, yellow, stars = (sum(die) for die in zip(one, two, three, strict=True))
                if stars < 3:
                    times[red, yellow, stars] = times.get((red, yellow, stars), 0) + 1
    total = sum(times.values())
    return tuple((count / total, *roll) for roll, count in times.items())


LINE_ROLLS = line_rolls()


class Reach:
    """The longest word of each cost among those one knows; in `letter`, of those that have it."""

    def __init__(self, words: Book, known: Bools | None = None, letter: str = "") -> None:
        costs = words.costs
        lengths = words.length.copy()
        if known is not None:
            lengths[~known] = 0
        if letter:
            lengths[words.masks & bit(letter) == 0] = 0
        longest = np.maximum.reduceat(lengths[costs.order], costs.start[:-1])
        some = np.flatnonzero(longest)
        size = costs.kinds[:, some].sum(axis=0)
        order = np.argsort(size, kind="stable")
        self.kinds = np.ascontiguousarray(costs.kinds[:, some[order]])
        self.size = size[order]
        self.length = longest[some[order]].astype(np.int16)
        self.best = lru_cache(maxsize=4096)(self._best)

    def _best(
        self, zone: Pieces, jokers: int, ticked: int, gloire: bool = False, *, owed: bool = False
    ) -> int:
        """The most a word of this zone brings, its blue boxes taken off; 0: there is none.

        Jokers left over are `owed` a box each (circles), or are none of the zone's (a star).
        """
        total = sum(zone) + (jokers if owed else 0)
        first = int(np.searchsorted(self.size, total - (BOXES - ticked), "left"))
        last = int(np.searchsorted(self.size, sum(zone) + jokers, "right"))
        if first >= last:
            return 0
        short = np.zeros(last - first, np.int16)
        for kind, have in enumerate(zone):
            short += np.maximum(self.kinds[kind, first:last] - np.int16(have), 0)
        paid = np.flatnonzero(short <= jokers)
        if not len(paid):
            return 0
        unused = np.maximum(total - self.size[first:last][paid], 0)
        brings = points(self.length[first:last][paid], gloire)
        worth = brings - (blue(ticked + unused) - blue(ticked))
        return max(0, int(worth.max()))

    def next_line(self, zone: Pieces, ticked: int, gloire: bool) -> float:
        """What the next line brings on average, from this zone and three dice."""
        red, yellow, blue_, green = zone
        return sum(
            chance
            * self.best((red + more, yellow + also, blue_, green), stars, ticked, gloire, owed=True)
            for chance, more, also, stars in LINE_ROLLS
        )
