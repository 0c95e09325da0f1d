"""Questions about letters, answered on memory-mapped columns: sets first, then counts.

Most words fall with one comparison of letter sets, of which there are five times fewer than
words; the rest are compared count by count, thirteen letters at once. Rows come in order.
"""

from collections import Counter
from functools import cached_property
from itertools import pairwise
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from logomachie.core.letters import plain
from logomachie.lexicon.costs import Costs
from logomachie.lexicon.letterset import GUARDS, counted, halves, mask
from logomachie.lexicon.store import Folder

Rows: TypeAlias = NDArray[np.intp]
Places: TypeAlias = NDArray[np.int64]  # where words stand when they are sorted by letter set
JOKER = "?"
GUARD = np.uint64(GUARDS)
NOTHING: Rows = np.zeros(0, np.intp)


def ranges(start: NDArray[np.uint32], end: NDArray[np.uint32]) -> Places:
    """The numbers of all ranges, one range after the other."""
    sizes = (end - start).astype(np.int64)
    ends = np.cumsum(sizes)
    if not len(ends):
        return np.zeros(0, np.int64)
    places: Places = np.arange(ends[-1]) + np.repeat(start - (ends - sizes), sizes)
    return places


class Query:
    """The columns that answer, each mapped when it is first asked for."""

    def __init__(self, folder: Folder) -> None:
        self.folder = folder

    @cached_property
    def sets(self) -> NDArray[np.uint32]:
        """The distinct letter sets, in order."""
        return self.folder.column("set_mask")

    @cached_property
    def bounds(self) -> NDArray[np.uint32]:
        """Where the words of each set begin in `members`."""
        return self.folder.column("set_start")

    @cached_property
    def members(self) -> NDArray[np.uint32]:
        """Rows, set by set."""
        return self.folder.column("set_row")

    @cached_property
    def low(self) -> NDArray[np.uint64]:
        """Counts of A to M, set by set."""
        return self.folder.column("set_low")

    @cached_property
    def high(self) -> NDArray[np.uint64]:
        """Counts of N to Z, set by set."""
        return self.folder.column("set_high")

    @cached_property
    def length(self) -> NDArray[np.uint8]:
        """How long each row's word is."""
        return self.folder.column("length")

    @cached_property
    def keys(self) -> NDArray[np.bytes_]:
        """The words themselves."""
        return self.folder.column("key")

    @cached_property
    def by_length(self) -> tuple[NDArray[np.uint32], list[int], list[NDArray[np.uint8]]]:
        """Rows by length, where each length begins, and its letters, one place after the other."""
        starts = self.folder.column("length_start").tolist()
        text, blocks, at = self.folder.column("length_text"), [], 0
        for size, (start, end) in enumerate(pairwise(starts)):
            count = size * (end - start)
            blocks.append(text[at : at + count].reshape(size, end - start))
            at += count
        return self.folder.column("length_row"), starts, blocks

    def within(self, letters: str, jokers: int = 0) -> Rows:
        """Words made of these letters, each used once; a joker is any letter, `?` is one too."""
        jokers += letters.count(JOKER)
        have = counted(letters)
        return self.sorted_rows(self.made_of(self.possible(have, jokers), have, jokers))

    def containing(self, letters: str) -> Rows:
        """Words that have all these letters, as often as they are given."""
        need = counted(letters)
        wanted = np.uint32(mask(need))
        places = self.places(np.flatnonzero(self.sets & wanted == wanted))
        if max(need.values(), default=0) > 1:
            places = self.made_with(places, need)
        return self.sorted_rows(places)

    def anagrams(self, letters: str) -> Rows:
        """Words of exactly these letters; a `?` is any letter."""
        if JOKER in letters:
            rows = self.within(letters)
            fits: Rows = rows[self.length[rows] == len(plain(letters))]
            return fits
        have = counted(letters)
        wanted = mask(have)
        at = int(np.searchsorted(self.sets, np.uint32(wanted)))
        if at == len(self.sets) or self.sets[at] != wanted:
            return NOTHING
        start, end = int(self.bounds[at]), int(self.bounds[at + 1])
        low, high = halves(have)
        same = (self.low[start:end] == low) & (self.high[start:end] == high)
        found: Rows = self.members[start:end][same].astype(np.intp)
        return found

    def supersequences(self, word: str, hand: str) -> Rows:
        """Longer words got by putting letters of the hand anywhere into the word."""
        jokers, inner = hand.count(JOKER), plain(word)
        need, have = counted(inner), counted(inner + hand)
        wanted, size = np.uint32(mask(need)), need.total()
        chosen = self.possible(have, jokers)
        chosen = chosen[self.sets[chosen] & wanted == wanted]
        places = self.made_of(self.made_with(self.places(chosen), need), have, jokers, cut=True)
        rows = self.members[places]
        rows = rows[self.length[rows] > size]
        letters = inner.encode()
        kept = [
            row
            for row, key in zip(rows.tolist(), self.keys[rows].tolist(), strict=True)
            if is_subsequence(letters, key)
        ]
        return np.sort(np.array(kept, np.intp))

    def fitting(self, pattern: str) -> Rows:
        """Words of the pattern's length with its letters in their places; `.` is any letter."""
        wanted = plain(pattern).replace(JOKER, ".")
        rows, starts, blocks = self.by_length
        if not 0 < len(wanted) < len(blocks):
            return NOTHING
        fits = np.ones(blocks[len(wanted)].shape[1], np.bool_)
        for place, letter in zip(blocks[len(wanted)], wanted, strict=True):
            if letter != ".":
                fits &= place == ord(letter)
        found = np.flatnonzero(fits)
        return rows[starts[len(wanted)] :][found].astype(np.intp)

    def affordable(self, costs: Costs, budget: tuple[int, ...]) -> Rows:
        """Words that cost at most the budget of each kind."""
        chosen = costs.within(budget)
        rows = costs.row[ranges(costs.start[chosen], costs.start[chosen + 1])]
        return np.sort(rows).astype(np.intp)

    def possible(self, have: Counter[int], jokers: int) -> NDArray[np.intp]:
        """Letter sets that lack at most as many letters as there are jokers."""
        lacking = self.sets & np.uint32(~mask(have) & 0xFFFFFFFF)
        if jokers == 0:
            return np.flatnonzero(lacking == 0)
        return np.flatnonzero(np.bitwise_count(lacking) <= jokers)

    def places(self, chosen: NDArray[np.intp]) -> Places:
        """Where the words of these sets stand in `members`."""
        return ranges(self.bounds[chosen], self.bounds[chosen + 1])

    def made_of(
        self, chosen: Places, have: Counter[int], jokers: int, *, cut: bool = False
    ) -> Places:
        """Of the words of these sets (or at these places, when cut), those made of the letters."""
        places = chosen if cut else self.places(chosen)
        low, high = self.low[places], self.high[places]
        first, second = (np.uint64(half | GUARDS) for half in halves(have, jokers))
        whole = (first - low) & (second - high) & GUARD == GUARD
        if jokers == 0:
            full: Places = places[whole]  # no guard fell: no letter is missing
            return full
        kept = np.flatnonzero(whole)  # no letter is missing more often than there are jokers
        places, low, high = places[kept], low[kept], high[kept]
        missing = np.zeros(len(places), np.uint8)
        for more in range(jokers):  # a letter missing twice is counted at 0 and at 1
            first, second = (np.uint64(half | GUARDS) for half in halves(have, more))
            fallen = (~(first - low) & GUARD) | (~(second - high) & GUARD) >> np.uint64(1)
            missing += np.bitwise_count(fallen)
        paid: Places = places[missing <= jokers]
        return paid

    def made_with(self, places: Places, need: Counter[int]) -> Places:
        """Of the words at these places, those that have all the letters needed."""
        first, second = (np.uint64(half) for half in halves(need))
        whole = ((self.low[places] | GUARD) - first) & ((self.high[places] | GUARD) - second)
        full: Places = places[whole & GUARD == GUARD]
        return full

    def sorted_rows(self, places: Places) -> Rows:
        """The rows at these places, in order."""
        return np.sort(self.members[places]).astype(np.intp)


def is_subsequence(letters: bytes, word: bytes) -> bool:
    """Whether the letters stand in the word in their order."""
    at = 0
    for letter in letters:
        at = word.find(letter, at) + 1
        if at == 0:
            return False
    return True
