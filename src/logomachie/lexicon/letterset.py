"""Multisets of letters as numbers: sets of letters in 26 bits, counts in 26 nibbles.

A nibble holds a count up to 7 below a guard bit: rack with guards minus word keeps every guard
exactly when no letter of the word is missing. Thirteen letters fit one 64-bit word.
"""

from collections import Counter

import numpy as np
from numpy.typing import NDArray

from logomachie.core.letters import plain

LETTERS = 26
HALF = 13  # letters a 64-bit word holds
MOST = 7  # the largest count below the guard bit
GUARDS = sum(8 << 4 * i for i in range(HALF))


def counted(letters: str) -> Counter[int]:
    """How often each letter stands there, A = 0; jokers and signs are left out."""
    return Counter(ord(letter) - 65 for letter in plain(letters) if "A" <= letter <= "Z")


def mask(counts: Counter[int]) -> int:
    """The set of letters as bits."""
    return sum(1 << letter for letter in counts)


def halves(counts: Counter[int], more: int = 0) -> tuple[int, int]:
    """The counts as two numbers of nibbles, each count `more` higher and at most seven."""
    low, high = (
        sum(min(counts[start + i] + more, MOST) << 4 * i for i in range(HALF))
        for start in (0, HALF)
    )
    return low, high


def nibbles(counts: NDArray[np.int64]) -> tuple[NDArray[np.uint64], NDArray[np.uint64]]:
    """The same for a whole (words, 26) matrix of counts."""
    assert counts.max() <= MOST, "a word has eight times the same letter: nibbles are too small"
    shifts = np.arange(HALF, dtype=np.uint64) * np.uint64(4)
    wide = counts.astype(np.uint64)
    low, high = (
        (wide[:, half] << shifts).sum(axis=1, dtype=np.uint64)
        for half in (slice(0, HALF), slice(HALF, LETTERS))
    )
    return low, high


def unpacked(low: NDArray[np.uint64], high: NDArray[np.uint64]) -> NDArray[np.uint8]:
    """The (words, 26) matrix of counts of the two columns of nibbles."""
    counts = np.empty((len(low), LETTERS), np.uint8)
    for i in range(LETTERS):
        half, place = divmod(i, HALF)
        counts[:, i] = (low, high)[half] >> np.uint64(4 * place) & np.uint64(MOST)
    return counts
