"""Slots as columns, a row a slot: what the core reads of places, and what many need not be told
of one by one."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

import numpy as np

from logomachie.games.guerre_des_mots.solver.nibbles import Bits, Flags, Ints
from logomachie.games.guerre_des_mots.solver.slots import Slot, masks

BITS = 64  # of one number


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
    look: Ints  # by slot: which of them it has
    ahead: Ints  # by slot: its cells on the growing side, none of them too
    behind: Ints  # the same on the other side
    reach: Ints  # where in `bars` what bars them begins
    beyond: Ints
    bars: Bits  # (cells, 2)
    own: Ints
    sets: list[int]  # sets of takes
    takes: Ints  # by slot: which of them it may use

    def __len__(self) -> int:
        return len(self.look)

    def __iter__(self) -> Iterator[Slot]:
        return map(self.slot, range(len(self)))

    def slot(self, row: int) -> Slot:
        """One of them."""
        look = self.looks[self.look[row]]
        sides = ((self.reach, self.ahead), (self.beyond, self.behind))
        reach, behind = (
            tuple(_joined(self.bars[first[row] : first[row] + many[row]])) for first, many in sides
        )
        takes, own = self.sets[self.takes[row]], int(self.own[row])
        return Slot(look.fixed, look.before, reach, behind, look.least, look.extra, takes, own)

    def cut(self, rows: Ints | Flags | slice) -> "Slots":
        """Some of them."""
        return Slots(
            self.looks,
            self.look[rows],
            self.ahead[rows],
            self.behind[rows],
            self.reach[rows],
            self.beyond[rows],
            self.bars,
            self.own[rows],
            self.sets,
            self.takes[rows],
        )

    def without_takes(self) -> "Slots":
        """The same where nothing is lifted."""
        return replace(self, sets=[0] * len(self.sets))

    def alike(self) -> list[tuple[Look, list[int]]]:
        """What decides on words, and the slots of which it does, in the order of their first."""
        found: dict[int, list[int]] = {}
        for number, look in enumerate(self.look.tolist()):
            found.setdefault(look, []).append(number)
        return [(self.looks[look], slots) for look, slots in found.items()]

    @classmethod
    def of(cls, slots: Iterable[Slot]) -> "Slots":
        """The same slots as columns."""
        if isinstance(slots, Slots):
            return slots
        every = list(slots)
        looks = {_look(slot): None for slot in every}
        number = {look: n for n, look in enumerate(looks)}
        ahead = np.array([len(slot.reach) for slot in every], np.int64)
        behind = np.array([len(slot.behind) for slot in every], np.int64)
        end = np.cumsum(ahead + behind)
        bars = [one for slot in every for one in (*slot.reach, *slot.behind)]
        return cls(
            [*looks],
            np.array([number[_look(slot)] for slot in every], np.int64),
            ahead,
            behind,
            end - behind - ahead,
            end - behind,
            masks(bars).T,
            np.array([slot.own for slot in every], np.int64),
            [slot.takes for slot in every],
            np.arange(len(every)),
        )


def _look(slot: Slot) -> Look:
    return Look(slot.fixed, slot.before, slot.least, slot.extra, slot.both)


def _joined(halves: Bits) -> Iterator[int]:
    """Sets of pieces as one number each."""
    return (low | high << BITS for low, high in halves.tolist())
