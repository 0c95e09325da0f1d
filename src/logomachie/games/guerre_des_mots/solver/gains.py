"""How much each take gives of what a bag wants beyond the arsenal.

Letters and accents are counted apart; what is wanting of either is wanting. A take goes into a bag
as a whole or not at all. Two takes together never give more than the sum of what each gives: so
where the best of two chains do not suffice nothing does, and of two that suffice the larger gives
half at least.
"""

from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from logomachie.games.guerre_des_mots.solver.bags import Stock
from logomachie.games.guerre_des_mots.solver.forms import Forms, is_plain
from logomachie.games.guerre_des_mots.solver.nibbles import (
    Bits,
    Flags,
    Ints,
    Letters,
    excess,
    folded,
    holds,
    presence,
    total,
    unpacked,
)

Small: TypeAlias = NDArray[np.int8]
SPREAD = np.uint64(0x9E3779B97F4A7C15)  # an odd number that mixes the bits of a product
PART = 1 << 16  # bags that are weighed together: they stay near the processor
TABLE = 16  # bits of the table of values seen


@dataclass(frozen=True)
class Column:
    """One plane of nibbles: its values, and which of them every bag has."""

    values: Bits
    which: Ints | None = None  # None: each has its own


@dataclass(frozen=True)
class Part:
    """What bags want of one plane, and what each take gives of it, by value."""

    want: Small
    gives: Small  # (takes, values)
    which: Ints


class Want:
    """What bags want of one kind of signs, and what the takes give of it."""

    def __init__(self, columns: list[Column], have: list[np.uint64], takes: list[Bits]) -> None:
        planes = zip(columns, have, takes, strict=True)
        self.parts = [_part(*plane) for plane in planes]
        self.want: Small = np.sum([p.want[p.which] for p in self.parts], axis=0, dtype=np.int8)

    def gives(self, take: int, bags: Ints) -> Small:
        """What one take gives to these bags."""
        found: Small = self.parts[0].gives[take][self.parts[0].which[bags]]
        for part in self.parts[1:]:
            found += part.gives[take][part.which[bags]]
        return found


@dataclass(frozen=True)
class Weighed:
    """Bags beside the takes that go into them."""

    short: Small  # what is wanting at least, whatever is taken and whatever the jokers stand for
    by_accent: Flags  # whether it is rather accents that a bag wants than letters
    fits: list[tuple[Ints, int, Small]]  # bags, a take that goes into them, what it gives to each


class Gains:
    """The takes of one position, ready to be weighed against bags."""

    def __init__(self, stock: Stock, forms: Forms, takes: Bits, chain: Ints, sources: int) -> None:
        self.stock, self.forms, self.takes, self.sources = stock, forms, takes, sources
        self.letters = folded(presence(takes))
        starts = np.flatnonzero(np.diff(chain, prepend=-1))
        self.chains = [*pairwise([*starts.tolist(), len(chain)])] if sources else []

    def of_sets(self) -> Small:
        """How many different signs every form wants at least: each needs a piece."""
        sets, which = self.forms.sets
        stock, lent = self.stock, presence(self.takes)
        have = presence(np.array([*stock.base, stock.accents], np.uint64)[:, None])[0]
        miss = sets & ~have
        tops = [np.zeros(len(sets), np.int8)] * self.sources
        for low, high in self.chains:
            best = np.zeros(len(sets), np.int8)
            for letters in lent[low:high]:
                at = np.flatnonzero((sets & letters) == letters)
                best[at] = np.maximum(best[at], np.bitwise_count(miss[at] & letters))
            _ranked(tops, best)
        short: Small = np.bitwise_count(miss).astype(np.int8) - np.int8(stock.jokers)
        return (short - sum(tops))[which]

    def of_forms(self, rows: Ints) -> Small:
        """What each of these forms lacks at least."""
        return self._weighed(self._of_forms, rows, self.forms.present[rows], None).short

    @cached_property
    def _of_forms(self) -> list[Want]:
        return self._wants([Column(values, which) for values, which in self.forms.shared])

    def of_bags(self, bags: Bits) -> Weighed:
        """These bags, the takes that go into them, and what they lack at least."""
        columns = [Column(bags[-2]), Column(bags[-1])]
        if not is_plain(self.stock.alphabet):
            columns.append(Column(bags[2]))
        rows = np.arange(bags.shape[1])
        return self._weighed(self._wants(columns), rows, folded(presence(bags)), bags)

    def _wants(self, columns: list[Column]) -> list[Want]:
        """The letters, and where there are accents these."""
        stock, takes = self.stock, self.takes
        found = [Want(columns[:2], list(stock.base), [takes[-2], takes[-1]])]
        if len(columns) > 2:
            found.append(Want(columns[2:], [stock.accents], [takes[2]]))
        return found

    def _weighed(
        self, wants: list[Want], rows: Ints, letters: Letters, bags: Bits | None
    ) -> Weighed:
        """Some rows of what is wanted, and the letters of each; `bags`: where what goes into them
        is to be known, too."""
        wanted = [want.want[rows] for want in wants]
        by_accent = wanted[-1] > wanted[0]
        shorts, fits = [np.zeros(0, np.int8)], []
        for start in range(0, len(letters), PART):
            some = slice(start, start + PART)
            tops = [[np.zeros(len(letters[some]), np.int8)] * self.sources for _ in wants]
            for low, high in self.chains:
                best = [np.zeros(len(letters[some]), np.int8) for _ in wants]
                for take in range(low, high):
                    at = np.flatnonzero((letters[some] & self.letters[take]) == self.letters[take])
                    if bags is not None:
                        at = at[holds(bags[:, some][:, at], self.takes[:, take : take + 1])]
                    gains = [want.gives(take, rows[at + start]) for want in wants]
                    for most, gain in zip(best, gains, strict=True):
                        most[at] = np.maximum(most[at], gain)
                    if bags is not None:
                        which = by_accent[at + start]
                        fits.append((at + start, take, np.where(which, gains[-1], gains[0])))
                for top, most in zip(tops, best, strict=True):
                    _ranked(top, most)
            lacks = [want[some] - sum(top) for want, top in zip(wanted, tops, strict=True)]
            shorts.append(np.maximum.reduce(lacks) - np.int8(self.stock.jokers))
        return Weighed(np.concatenate(shorts), by_accent, fits)


def _ranked(tops: list[Small], one: Small) -> None:
    """Another chain among the best."""
    for n, top in enumerate(tops):
        tops[n], one = np.maximum(top, one), np.minimum(top, one)


def _part(column: Column, have: np.uint64, takes: Bits) -> Part:
    values, which = _shared(excess(column.values, have))
    counts = unpacked(values).astype(np.int8)
    gives = np.zeros((len(takes), len(values)), np.int8)
    lent = unpacked(takes).astype(np.int8)
    for sign, take in np.argwhere(lent).tolist():
        gives[take] += np.minimum(counts[sign], lent[sign, take])
    return Part(
        total(values).astype(np.int8),
        gives,
        which if column.which is None else which[column.which],
    )


def _shared(values: Bits) -> tuple[Bits, Ints]:
    """The different values, some perhaps twice, and which of them each is."""
    slot = ((values * SPREAD) >> np.uint64(64 - TABLE)).astype(np.int64)
    table = np.empty(1 << TABLE, np.int64)
    own = np.arange(len(values))
    table[slot] = own
    same = table[slot]
    same = np.where(values[same] == values, same, own)
    is_first = np.zeros(len(values), np.bool_)
    is_first[same] = True
    return values[is_first], (np.cumsum(is_first) - 1)[same]
