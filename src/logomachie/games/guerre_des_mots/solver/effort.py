"""How much one thought may search: counted in steps, so that it comes to the same everywhere, and
no position however full makes a bot think for long or fills the memory.

Ordinary positions take a hundredth of what there is, and nothing of theirs is left out. In one that
takes more, words get letters of fewer chains; where that is still too much, of none.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import numpy as np

from logomachie.games.guerre_des_mots.solver.bags import Stock
from logomachie.games.guerre_des_mots.solver.columns import Slots
from logomachie.games.guerre_des_mots.solver.compiled import (
    MOST_SLOTS,
    Compiled,
    Joined,
    has_room,
)
from logomachie.games.guerre_des_mots.solver.forms import Forms
from logomachie.games.guerre_des_mots.solver.match import Found, Match, Take, TooMuch, stacked
from logomachie.games.guerre_des_mots.solver.slots import Slot
from logomachie.native.library import library

WHOLE = 600_000_000  # steps of a thought, a nanosecond or so each
LEAST = 4_000_000  # of one search, however much those before it took
PART = 2  # one search may take so much of what is left


@dataclass
class Effort:
    """What a thought may still take."""

    left: int = WHOLE

    @property
    def share(self) -> int:
        """The steps of its next search."""
        return max(LEAST, self.left // PART)

    @property
    def is_spent(self) -> bool:
        """Whether it had better come to an end."""
        return self.left < LEAST

    def matched(
        self, forms: Forms, stock: Stock, takes: list[Take], sources: int | None
    ) -> "Within":
        """The join of words and takes within it."""
        return Within(self, forms, stock, takes, sources)


class Within:
    """A join that takes no more than a thought has left."""

    def __init__(
        self, effort: Effort, forms: Forms, stock: Stock, takes: list[Take], sources: int | None
    ) -> None:
        """`sources`: chains that may lend at most."""
        self.effort, self.forms, self.stock, self.takes = effort, forms, stock, takes
        self.size = np.array([take.signs.size for take in takes], np.int64)
        lenders = len({take.chain for take in takes})
        self.sources = lenders if sources is None else min(sources, lenders)
        self._joins: dict[int, Compiled] = {}  # by sources
        while self.sources and not has_room(stock, takes, self.sources):
            self.sources -= 1

    def found(self, slots: Iterable[Slot]) -> Found:
        """The words of these slots."""
        return stacked(list(self.levels(slots, apart=False)))

    def soon(self, slots: Iterable[Slot]) -> Iterator[Found]:
        """The same: nothing is found sooner."""
        yield self.found(slots)

    def levels(self, slots: Iterable[Slot], *, apart: bool = True) -> Iterator[Found]:
        """The words of these slots: first those that one chain lends to, or none; then two …;
        `apart`: else all at once."""
        if library() is None:
            yield from self._plainly(slots)
            return
        joined = self._joined(slots)
        first = 1 if apart else joined.sources
        yield self._rows(joined, 0, first)
        for level in range(first + 1, joined.sources + 1):
            found = self._rows(joined, level, level)
            if joined.is_cut:  # a part of the places has its words of so many chains: none shall
                return
            yield found

    def _joined(self, slots: Iterable[Slot]) -> Joined:
        """The search for so many chains as there are steps for."""
        while True:
            share = self.effort.share
            joined = Joined(self._join(), self._lent(slots).cut(slice(MOST_SLOTS)), share)
            self.effort.left -= joined.work
            if not (joined.is_cut and self.sources):
                return joined
            self.sources -= 1
            del joined  # before the next one is open

    def _rows(self, joined: Joined, least: int, most: int) -> Found:
        before = joined.work
        found = joined.rows(least, most, self.effort.share)
        self.effort.left -= joined.work - before
        return found

    def _join(self) -> Compiled:
        if self.sources not in self._joins:
            takes = self.takes if self.sources else []
            self._joins[self.sources] = Compiled(self.forms, self.stock, takes, self.sources)
        return self._joins[self.sources]

    def _lent(self, slots: Iterable[Slot]) -> Slots:
        """The slots with the takes that may be used, if any may."""
        each = Slots.of(slots)
        return each if self.sources else each.without_takes()

    def _plainly(self, slots: Iterable[Slot]) -> Iterator[Found]:
        """The same by the reference, where there is no core."""
        while True:
            takes = self.takes if self.sources else []
            share = self.effort.share if self.sources else None
            plain = Match(self.forms, self.stock, takes, self.sources, steps=share)
            try:
                yield from list(plain.levels(self._lent(slots)))
            except TooMuch:
                self.sources -= 1
            else:
                return
            finally:
                self.effort.left -= plain.work
