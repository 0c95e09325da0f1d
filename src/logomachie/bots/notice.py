"""What comes to mind of all that could be played: a few words, common ones rather than rare ones.

A level does not scan the dictionary: of the words it knows only some are noticed in a turn, drawn
without replacement, the more readily the commoner, the shorter, the fewer letters to move.
"""

from collections.abc import Sequence
from typing import Any
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

UNMET = 100  # what a form no corpus has is taken for, in hundredths of Zipf
LENGTH = 0.93  # a letter more
MOVED = 0.6  # a letter or piece more to be moved, beyond the first
ALL = 1_000  # a level that notices so many words notices every one
FINE = 1 << 53

Weights = NDArray[np.float64]


def readiness(zipf100: NDArray[Any], length: NDArray[Any], moved: NDArray[Any]) -> Weights:
    """How readily each word comes to mind."""
    common = 10 ** (np.maximum(zipf100, UNMET) / 200)
    beyond = np.maximum(moved.astype(np.int64) - 1, 0)
    return np.asarray(common * LENGTH ** length.astype(np.int64) * MOVED**beyond)


def first(ready: Weights, numbers: NDArray[Any], seed: int, count: int) -> NDArray[np.intp]:
    """The places of the words noticed, the first to come first. Each word, known by its number,
    has a clock of its own for one seed: what one has noticed one still notices a moment later."""
    rings = -np.log(uniform(numbers, seed)) / ready
    if count >= len(rings):
        return np.argsort(rings, kind="stable")
    few = np.argpartition(rings, count)[:count]
    return few[np.argsort(rings[few], kind="stable")]


def uniform(numbers: NDArray[Any], seed: int) -> Weights:
    """A number between 0 and 1 for each, always the same for one seed (SplitMix64)."""
    x = numbers.astype(np.uint64) * np.uint64(0x9E3779B97F4A7C15) + np.uint64(seed)
    x ^= x >> np.uint64(30)
    x *= np.uint64(0xBF58476D1CE4E5B9)
    x ^= x >> np.uint64(27)
    x *= np.uint64(0x94D049BB133111EB)
    x ^= x >> np.uint64(31)
    return np.asarray(((x >> np.uint64(11)).astype(np.float64) + 0.5) / FINE)


def numbered(words: Sequence[str]) -> NDArray[np.uint64]:
    """A number for each word, for lists that have no rows."""
    return np.array([crc32(word.encode()) for word in words], np.uint64)


def some(count: float, chance: float) -> int:
    """A whole number of words, so many on average: two and a half are two or three."""
    whole = int(count)
    return max(1, whole + (chance < count - whole))
