"""Places where a word can grow, and which of them ask for the same words."""

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from logomachie.games.guerre_des_mots.solver.nibbles import Bits, Flags

NONE = -1
OCTETS = 8
NUMBERS = 2  # of 64 bits in a set of pieces: no more than 104 lie on a board


class Slot(NamedTuple):
    """A place where a word can grow: signs that stay, cells that are free once some pieces left."""

    fixed: str  # the signs of the word that are there already
    before: bool  # it grows before them, else after
    reach: tuple[int, ...]  # [n]: the pieces that must leave for n cells on the growing side
    behind: tuple[int, ...] = (0,)  # the same for cells on the other side, where it grows at both
    least: int = 1  # cells on the growing side at least
    extra: str = ""  # an inflection laid besides the word, its last sign the fixed one (PAR-03)
    takes: int = 0  # bits of the takes that may be used
    own: int = NONE  # a take of this chain must be among them: the place is what it leaves

    @property
    def both(self) -> bool:
        """Whether the word grows at both its ends."""
        return len(self.behind) > 1


@dataclass(frozen=True)
class Shape:
    """Slots that differ only in where they are: the same words grow there, of the same letters."""

    slots: tuple[tuple[int, Slot], ...]  # with their numbers

    @property
    def slot(self) -> Slot:
        """Any of them, for what they have in common."""
        return self.slots[0][1]

    @property
    def ahead(self) -> int:
        """Cells on the growing side, where there are most."""
        return max(len(slot.reach) for _, slot in self.slots) - 1

    @property
    def back(self) -> int:
        """Cells on the other side, where there are most."""
        return max(len(slot.behind) for _, slot in self.slots) - 1

    @property
    def takes(self) -> int:
        """Bits of the takes that any of them may use."""
        bits = 0
        for _, slot in self.slots:
            bits |= slot.takes
        return bits


def shaped(slots: list[Slot]) -> list[Shape]:
    """The slots by their shape."""
    found: dict[object, list[tuple[int, Slot]]] = {}
    for number, slot in enumerate(slots):
        look = slot.fixed, slot.before, slot.least, slot.extra, slot.both
        found.setdefault(look, []).append((number, slot))
    return [Shape(tuple(alike)) for alike in found.values()]


def chosen(bits: int, count: int) -> Flags:
    """A set of takes as flags."""
    octets = np.frombuffer(bits.to_bytes(count // 8 + 1, "little"), np.uint8)
    flags: Flags = np.unpackbits(octets, bitorder="little")[:count].astype(np.bool_)
    return flags


def masks(sets: list[int]) -> Bits:
    """(numbers, sets): sets of pieces cut into numbers of 64 bits."""
    octets = b"".join([one.to_bytes(OCTETS * NUMBERS, "little") for one in sets])
    return np.frombuffer(octets, np.dtype("<u8")).reshape(len(sets), NUMBERS).T


def reaches(sets: list[tuple[int, ...]]) -> Bits:
    """(numbers, slots, cells): what bars each cell of each slot."""
    most = max((len(reach) for reach in sets), default=1)
    flat = [one for reach in sets for one in (*reach, *[0] * (most - len(reach)))]
    return masks(flat).reshape(NUMBERS, len(sets), most)
