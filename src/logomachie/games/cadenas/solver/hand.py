"""All parts of a hand as numbers: part + part is the number of both together.

A hand of eight has at most 256 parts and 6 561 ways to set one part beside another; best sums over
all of those ways are one call of the compiled core, or one NumPy operation.
"""

import ctypes
from collections import Counter
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from logomachie.native.library import address, library

Floats: TypeAlias = NDArray[np.float64]
Ints: TypeAlias = NDArray[np.intp]

MOST_SHAPES = 64  # ways to have equal letters in a hand: eight cards have twenty-two


class Shape(NamedTuple):
    """What two hands with as many equal letters have in common."""

    counts: Ints  # (parts, letters): how many of each letter a part has
    strides: Ints  # what one card of each letter adds to the number of a part
    first: Ints  # every way to set two parts beside each other, by the part they make …
    second: Ints
    starts: Ints  # … and where the ways of each part begin


@lru_cache(maxsize=MOST_SHAPES)
def shape(counts: tuple[int, ...]) -> Shape:
    """The parts of a hand with so many of each of its letters."""
    sizes = tuple(count + 1 for count in counts)
    parts = np.indices(sizes).reshape(len(sizes), -1).T if sizes else np.zeros((1, 0), np.intp)
    strides = np.array([int(np.prod(sizes[place + 1 :])) for place in range(len(sizes))], np.intp)
    both = parts[:, None, :] + parts[None, :, :] <= np.array(counts, np.intp)
    first, second = np.nonzero(both.all(axis=2))
    order = np.argsort(first + second, kind="stable")
    first, second = first[order], second[order]
    starts = np.searchsorted(first + second, np.arange(len(parts))).astype(np.intp)
    return Shape(parts, strides, first, second, starts)


class Parts:
    """The parts of one hand."""

    def __init__(self, hand: str) -> None:
        have = Counter(hand)
        self.letters = sorted(have, key=lambda letter: (-have[letter], letter))
        self.shape = shape(tuple(have[letter] for letter in self.letters))
        self.sizes: Ints = self.shape.counts.sum(axis=1)
        strides = self.shape.strides.tolist()
        self.stride: dict[str, int] = dict(zip(self.letters, strides, strict=True))

    def __len__(self) -> int:
        return len(self.sizes)

    def number(self, cards: str) -> int:
        """The number of a part."""
        return sum(self.stride[card] for card in cards)

    def cards(self, part: int) -> str:
        """The cards of a part, in order."""
        counts = self.shape.counts[part].tolist()
        pairs = zip(self.letters, counts, strict=True)
        return "".join(sorted(letter * count for letter, count in pairs))

    def best(self, these: Floats, those: Floats) -> Floats:
        """For every part the best sum of one of these and one of those that make it together."""
        return (
            summed(self.shape, these, those) if library() else reference(self.shape, these, those)
        )

    def split(self, part: int, these: Floats, those: Floats) -> tuple[int, int, float]:
        """One way to reach the best sum of a part."""
        ways = self.shape
        end = ways.starts[part + 1] if part + 1 < len(self) else len(ways.first)
        first = ways.first[ways.starts[part] : end]
        second = ways.second[ways.starts[part] : end]
        sums = these[first] + those[second]
        at = int(np.argmax(sums))
        return int(first[at]), int(second[at]), float(sums[at])

    def worth(self, of: Mapping[str, tuple[float, ...]]) -> Floats:
        """What each part is worth, a letter at a time: entry k of a letter is for k of it."""
        total = np.zeros(len(self))
        for place, letter in enumerate(self.letters):
            if letter in of:
                total += np.array(of[letter])[self.shape.counts[:, place]]
        return total


def reference(ways: Shape, these: Floats, those: Floats) -> Floats:
    """The best sum of every part, by NumPy alone."""
    sums: Floats = np.maximum.reduceat(these[ways.first] + those[ways.second], ways.starts)
    return sums


def summed(ways: Shape, these: Floats, those: Floats) -> Floats:
    """The same by the core."""
    best = np.empty(len(ways.starts))
    these, those = np.ascontiguousarray(these), np.ascontiguousarray(those)
    columns = (*map(address, (ways.first, ways.second, ways.starts)), len(best), len(ways.first))
    _sums()(*columns, address(these), address(those), address(best))
    return best


@cache
def _sums() -> Any:  # Any: a function of the library
    core = library()
    assert core is not None
    core.cadenas_sums.restype = None
    core.cadenas_sums.argtypes = [
        *(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64),
        *(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p),
    ]
    return core.cadenas_sums
