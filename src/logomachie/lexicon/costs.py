"""What each word costs in pieces, as an index made once from a table of letters.

Words of one cost stand together; there are far fewer costs than words, and a budget is compared
with all four kinds of a cost at once.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from logomachie.lexicon.letterset import HALF, NIBBLE
from logomachie.lexicon.store import Folder

KINDS = 4
TOP = 127  # the most a byte holds below its guard bit
GUARDS = np.uint32(0x80808080)


def priced(folder: Folder, table: Mapping[str, Sequence[int]]) -> NDArray[np.uint8]:
    """(rows, kinds): what the word of each row costs when a letter costs so many pieces."""
    halves = folder.column("low"), folder.column("high")
    each = np.zeros((len(halves[0]), KINDS), np.uint8)
    for letter, pieces in table.items():
        if not "A" <= letter <= "Z":
            continue  # no row has a hyphen or an apostrophe
        half, place = divmod(ord(letter) - ord("A"), HALF)
        count = (halves[half] >> np.uint64(4 * place) & np.uint64(NIBBLE)).astype(np.uint8)
        for kind, number in enumerate(pieces):
            if number:
                each[:, kind] += count * np.uint8(number)
    return each


class Costs:
    """The rows by what they cost."""

    def __init__(self, each: NDArray[np.uint8]) -> None:
        assert each.max() <= TOP, "a word costs more pieces of one kind than a byte holds"
        self.each = each  # (rows, kinds)
        packed = each.view("<u4").ravel()
        self.order = np.argsort(packed, kind="stable").astype(np.uint32)  # rows by cost
        self.cost, first = np.unique(packed[self.order], return_index=True)
        self.start = np.append(first, len(packed))  # where the rows of each cost begin

    @cached_property
    def kinds(self) -> NDArray[np.int16]:
        """(kinds, costs): the distinct costs, a kind a line."""
        return np.ascontiguousarray(self.cost.view(np.uint8).reshape(-1, KINDS).T).astype(np.int16)

    def rows(self, budget: tuple[int, ...], jokers: int = 0) -> NDArray[np.uint32]:
        """The rows that the budget pays, by cost; a joker is a piece of any kind."""
        if any(pieces < 0 for pieces in budget):
            return self.order[:0]
        if jokers:
            return self._in(np.flatnonzero(self.lacking(budget) <= jokers))
        purse = np.uint32(sum(min(pieces, TOP) << 8 * kind for kind, pieces in enumerate(budget)))
        return self._in(np.flatnonzero(((purse | GUARDS) - self.cost) & GUARDS == GUARDS))

    def lacking(self, budget: tuple[int, ...]) -> NDArray[np.int16]:
        """How many pieces the budget is short of, for each distinct cost."""
        short = np.zeros(len(self.cost), np.int16)
        for kind, pieces in enumerate(budget):
            short += np.maximum(self.kinds[kind] - np.int16(pieces), 0)
        return short

    def _in(self, paid: NDArray[np.intp]) -> NDArray[np.uint32]:
        """The rows of some of the distinct costs."""
        starts = self.start[paid]
        sizes = self.start[paid + 1] - starts
        ends = np.cumsum(sizes)
        total = int(ends[-1]) if len(ends) else 0
        places = np.arange(total) + np.repeat(starts - ends + sizes, sizes)
        return np.asarray(self.order[places], np.uint32)
