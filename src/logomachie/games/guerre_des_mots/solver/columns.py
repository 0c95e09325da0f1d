"""Slots as columns, a row a slot: what the core reads of places, and what many need not be told
of one by one."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from logomachie.games.guerre_des_mots.solver.nibbles import Bits, Ints
from logomachie.games.guerre_des_mots.solver.slots import Slot, masks

BITS = 64  # of one number
Rooms: TypeAlias = NDArray[np.int32]
COLUMNS = (
    "look",  # what decides on its words, among those of all
    *("ahead", "behind"),  # cells on either side, none of them too
    *("reach", "beyond"),  # where in `bars` what bars them begins
    "own",  # a take of this chain must be among those that are used
    "takes",  # the set of takes that may be, among those of all
)


class Look(NamedTuple):
    """What decides which words grow in a slot, and of which letters."""

    fixed: str
    before: bool
    least: int
    extra: str
    both: bool  # the word grows at both its ends


@dataclass(frozen=True)
class Slots:
    """Slots as columns, a row a slot."""

    looks: list[Look]
    rows: Rooms  # by slot and column: COLUMNS
    bars: Bits  # (cells, 2)
    sets: list[int]  # sets of takes

    def __len__(self) -> int:
        return len(self.rows)

    def __iter__(self) -> Iterator[Slot]:
        return map(self._slot, self.rows.tolist())

    @property
    def ahead(self) -> Rooms:
        """By slot: its cells on the growing side, none of them too."""
        return self.rows[:, COLUMNS.index("ahead")]

    @property
    def behind(self) -> Rooms:
        """The same on the other side."""
        return self.rows[:, COLUMNS.index("behind")]

    def _slot(self, row: list[int]) -> Slot:
        look, ahead, behind, first, beyond, own, takes = row
        fixed, before, least, extra, _ = self.looks[look]
        reach = tuple(_joined(self.bars[first : first + ahead]))
        other = tuple(_joined(self.bars[beyond : beyond + behind]))
        return Slot(fixed, before, reach, other, least, extra, self.sets[takes], own)

    def cut(self, rows: Ints | slice) -> "Slots":
        """Some of them."""
        return Slots(self.looks, self.rows[rows], self.bars, self.sets)

    def without_takes(self) -> "Slots":
        """The same where nothing is lifted."""
        return replace(self, sets=[0] * len(self.sets))

    @classmethod
    def of(cls, slots: Iterable[Slot]) -> "Slots":
        """The same slots as columns."""
        if isinstance(slots, Slots):
            return slots
        every = list(slots)
        looks: dict[Look, int] = {}
        rows: list[tuple[int, ...]] = []
        bars: list[int] = []
        for number, slot in enumerate(every):
            look = looks.setdefault(_look(slot), len(looks))
            reach, beyond = len(bars), len(bars) + len(slot.reach)
            bars += (*slot.reach, *slot.behind)
            sizes = len(slot.reach), len(slot.behind)
            rows.append((look, *sizes, reach, beyond, slot.own, number))
        table = np.array(rows, np.int32).reshape(len(rows), len(COLUMNS))
        return cls([*looks], table, masks(bars).T, [slot.takes for slot in every])


def _look(slot: Slot) -> Look:
    return Look(slot.fixed, slot.before, slot.least, slot.extra, slot.both)


def _joined(halves: Bits) -> Iterator[int]:
    """Sets of pieces as one number each."""
    return (low | high << BITS for low, high in halves.tolist())
