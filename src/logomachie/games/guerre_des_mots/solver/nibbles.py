"""Counts in nibbles: four bits a sign, the highest kept free as a guard, so that whether one bag
holds another is a subtraction."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Ints: TypeAlias = NDArray[np.int64]
Bits: TypeAlias = NDArray[np.uint64]
Flags: TypeAlias = NDArray[np.bool_]
Letters: TypeAlias = NDArray[np.uint32]

GUARD = np.uint64(0x8888888888888888)
LOW = np.uint64(0x0F0F0F0F0F0F0F0F)
ONES = np.uint64(0x0101010101010101)
EACH = np.uint64(0x1111111111111111)
ONE, TWO, THREE, FOUR, SEVEN, THIRTY, TOP = (np.uint64(n) for n in (1, 2, 3, 4, 7, 30, 56))
SIGNS = 3  # planes of signs; the letters under them follow


def holds(bags: Bits, part: Bits) -> Flags:
    """Whether each bag holds its part; both have as many rows, or one of them one."""
    fits: Flags = (((bags[0] | GUARD) - part[0]) & GUARD) == GUARD
    for plane in range(1, min(len(bags), SIGNS)):  # the letters under the signs follow from them
        fits = fits & ((((bags[plane] | GUARD) - part[plane]) & GUARD) == GUARD)
    return fits


def excess(bags: Bits, have: Bits | np.uint64) -> Bits:
    """What is more than one has, nibble by nibble."""
    left = (bags | GUARD) - have
    more: Bits = left & (((left & GUARD) >> THREE) * SEVEN)
    return more


def presence(bags: Bits) -> Bits:
    """One bit a sign that is there at all; three planes share a number, each in its own bits."""
    found = np.zeros(bags.shape[1], np.uint64)
    for plane in range(min(len(bags), SIGNS)):
        signs = bags[plane]
        found |= ((signs | signs >> ONE | signs >> TWO) & EACH) << np.uint64(plane)
    return found


def folded(letters: Bits) -> Letters:
    """The same in half the bits: without accents as exact, with them the rarest share a bit."""
    half: Letters = (letters | letters >> THIRTY).astype(np.uint32)
    return half


def total(nibbles: Bits) -> Ints:
    """The sum of the nibbles."""
    pairs = (nibbles & LOW) + ((nibbles >> FOUR) & LOW)
    summed: Ints = ((pairs * ONES) >> TOP).astype(np.int64)
    return summed


def unpacked(bags: Bits) -> Ints:
    """(nibbles, rows): the counts of one plane."""
    shift = np.arange(0, 64, 4, dtype=np.uint64)
    counts: Ints = (bags[None] >> shift[:, None] & SEVEN).astype(np.int64)
    return counts
