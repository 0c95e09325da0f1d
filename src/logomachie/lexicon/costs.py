"""What each word costs in pieces, as an index made once from a table of letters.

Words of one cost stand together; there are far fewer costs than words, and a budget is compared
with all four kinds of a cost at once.
"""

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from logomachie.lexicon.letterset import HALF, NIBBLE
from logomachie.lexicon.store import Folder

KINDS = 4
TOP = 127  # the most a byte holds below its guard bit
GUARDS = np.uint32(0x80808080)


class Costs:
    """The costs of all rows under one table: letter → how many pieces of each kind."""

    def __init__(self, folder: Folder, table: Mapping[str, Sequence[int]]) -> None:
        halves = folder.column("low"), folder.column("high")
        self.each = np.zeros((len(halves[0]), KINDS), np.uint8)  # (rows, kinds)
        for letter, pieces in table.items():
            if not "A" <= letter <= "Z":
                continue  # no row has a hyphen or an apostrophe
            half, place = divmod(ord(letter) - ord("A"), HALF)
            count = (halves[half] >> np.uint64(4 * place) & np.uint64(NIBBLE)).astype(np.uint8)
            for kind, number in enumerate(pieces):
                if number:
                    self.each[:, kind] += count * np.uint8(number)
        assert self.each.max() <= TOP, "a word costs more pieces of one kind than a byte holds"
        packed = self.each.view("<u4").ravel()
        self.order = np.argsort(packed, kind="stable").astype(np.uint32)  # rows by cost
        self.cost, first = np.unique(packed[self.order], return_index=True)
        self.start = np.append(first, len(packed))  # where the rows of each cost begin

    def rows(self, budget: tuple[int, ...]) -> NDArray[np.uint32]:
        """The rows that the budget pays, by cost."""
        if any(pieces < 0 for pieces in budget):
            return self.order[:0]
        purse = np.uint32(sum(min(pieces, TOP) << 8 * kind for kind, pieces in enumerate(budget)))
        paid = np.flatnonzero(((purse | GUARDS) - self.cost) & GUARDS == GUARDS)
        starts = self.start[paid]
        sizes = self.start[paid + 1] - starts
        ends = np.cumsum(sizes)
        total = int(ends[-1]) if len(ends) else 0
        places = np.arange(total) + np.repeat(starts - ends + sizes, sizes)
        return np.asarray(self.order[places], np.uint32)
