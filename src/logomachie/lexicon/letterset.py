"""Multisets of letters as numbers: counts in 26 nibbles, thirteen letters in a 64-bit word."""

from collections import Counter

import numpy as np
from numpy.typing import NDArray

from logomachie.core.letters import plain

LETTERS = 26
HALF = 13  # letters a 64-bit word holds
NIBBLE = 15
ODD, ODDER = 0x9E3779B97F4A7C15, 0xC2B2AE3D27D4EB4F


def counted(letters: str) -> Counter[int]:
    """How often each letter stands there, A = 0; jokers and signs are left out."""
    return Counter(ord(letter) - 65 for letter in plain(letters) if "A" <= letter <= "Z")


def halves(counts: Counter[int]) -> tuple[int, int]:
    """The counts as two numbers of nibbles; more than any word has is as good as the most."""
    low, high = (
        sum(min(counts[start + i], NIBBLE) << 4 * i for i in range(HALF)) for start in (0, HALF)
    )
    return low, high


def signature(low: int, high: int) -> int:
    """One 64-bit number for a multiset; two multisets seldom share one."""
    return (low * ODD + high * ODDER) & 0xFFFFFFFFFFFFFFFF


def nibbles(counts: NDArray[np.int64]) -> tuple[NDArray[np.uint64], NDArray[np.uint64]]:
    """The same for a whole (words, 26) matrix of counts."""
    assert counts.max() < NIBBLE, "a word has one letter so often that nibbles are too small"
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
        counts[:, i] = (low, high)[half] >> np.uint64(4 * place) & np.uint64(NIBBLE)
    return counts
