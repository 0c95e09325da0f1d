"""Bags of signs by the thousand: which holds which, and how many jokers are wanting.

Columns are (planes, rows): without accents the letters A to M and N to Z; with them the signs in
three planes and the letters under them in two more.
"""

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from logomachie.solvers.guerre_forms import (
    ACCENTED,
    Bag,
    Bits,
    Forms,
    Ints,
    bag,
    is_plain,
    plane_of,
)

GUARD = np.uint64(0x8888888888888888)
LOW = np.uint64(0x0F0F0F0F0F0F0F0F)
ONES = np.uint64(0x0101010101010101)
EACH = np.uint64(0x1111111111111111)
ONE, TWO, THREE, FOUR, SEVEN, TOP = (np.uint64(n) for n in (1, 2, 3, 4, 7, 56))
MOST = 7  # of one sign that a nibble can count
UNDER = {"A": "àâ", "C": "ç", "E": "èéêë", "I": "îï", "O": "ôö", "U": "ùûü"}
Flags = NDArray[np.bool_]


def columns(bags: list[Bag], alphabet: str) -> Bits:
    """Bags as columns."""
    width = 2 if is_plain(alphabet) else 5
    rows = [(one.signs + one.base) if width == 5 else one.signs[:2] for one in bags]
    return np.array(rows, np.uint64).reshape(len(bags), width).T


def of_forms(forms: Forms, rows: Ints) -> Bits:
    """The signs of these rows."""
    planes = forms.planes[:2] if is_plain(forms.alphabet) else (*forms.planes, *forms.base)
    return np.stack([plane[rows] for plane in planes])


def holds(bags: Bits, part: Bits) -> Flags:
    """Whether each bag holds its part; both have as many rows, or one of them one."""
    fits: Flags = (((bags[0] | GUARD) - part[0]) & GUARD) == GUARD
    for plane in range(1, min(len(bags), 3)):  # the letters under the signs follow from them
        fits = fits & ((((bags[plane] | GUARD) - part[plane]) & GUARD) == GUARD)
    return fits


def excess(bags: Bits, have: np.uint64) -> Bits:
    """What is more than one has, nibble by nibble."""
    left = (bags | GUARD) - have
    more: Bits = left & (((left & GUARD) >> THREE) * SEVEN)
    return more


def unpacked(bags: Bits) -> Ints:
    """(nibbles, rows): the counts of one plane."""
    shift = np.arange(0, 64, 4, dtype=np.uint64)
    counts: Ints = (bags[None] >> shift[:, None] & SEVEN).astype(np.int64)
    return counts


def presence(bags: Bits) -> Bits:
    """One bit a sign that is there at all; three planes share a number, each in its own bits."""
    found = np.zeros(bags.shape[1], np.uint64)
    for plane in range(min(len(bags), 3)):
        signs = bags[plane]
        found |= ((signs | signs >> ONE | signs >> TWO) & EACH) << np.uint64(plane)
    return found


def total(nibbles: Bits) -> Ints:
    """The sum of the nibbles."""
    pairs = (nibbles & LOW) + ((nibbles >> FOUR) & LOW)
    summed: Ints = ((pairs * ONES) >> TOP).astype(np.int64)
    return summed


@dataclass(frozen=True)
class Stock:
    """What an arsenal offers: letters, the accents on their backs, jokers."""

    alphabet: str
    base: tuple[np.uint64, np.uint64]
    accents: np.uint64
    jokers: int
    size: int

    def letters_lacking(self, low: Bits, high: Bits) -> Ints:
        """How many jokers the letters alone would need, accents aside."""
        lacking: Ints = total(excess(low, self.base[0])) + total(excess(high, self.base[1]))
        return lacking

    def lacking(self, bags: Bits) -> Ints:
        """How many jokers each bag would need."""
        rest = [excess(bags[n - 2], self.base[n]) for n in range(2)]
        letters = total(rest[0]) + total(rest[1])
        if is_plain(self.alphabet):
            return letters
        accents = excess(bags[2], self.accents)
        wanting = total(accents)
        both = np.flatnonzero((letters > 0) & (wanting > 0))
        found: Ints = np.maximum(letters, wanting)
        if len(both):
            found[both] = self._together(rest[0][both], rest[1][both], accents[both])
        return found

    def enriched(self, lent: Ints) -> "Stock":
        """The same with (planes, nibbles) more of every sign."""
        base = [self._more(self.base[n], lent[n - 2]) for n in range(2)]
        accents = self.accents if is_plain(self.alphabet) else self._more(self.accents, lent[2])
        return replace(self, base=(base[0], base[1]), accents=accents)

    def _more(self, have: np.uint64, lent: Ints) -> np.uint64:
        counts = np.minimum(unpacked(np.array([have]))[:, 0] + lent, MOST).tolist()
        return np.uint64(sum(count << 4 * nibble for nibble, count in enumerate(counts)))

    def _together(self, low: Bits, high: Bits, accents: Bits) -> Ints:
        """Letters and accents wanting at once: a joker for an accent is one for its letter too."""
        found = total(low) + total(high)
        for letter, signs in UNDER.items():
            half, nibble = plane_of(letter)
            more = ((low, high)[half] >> np.uint64(4 * nibble)) & SEVEN
            mask = sum(int(SEVEN) << 4 * ACCENTED.index(sign) for sign in signs)
            wanting = total(accents & np.uint64(mask))
            found += np.maximum(wanting - more.astype(np.int64), 0)
        other = np.uint64(int(SEVEN) << 4 * len(ACCENTED))
        wholly: Ints = found + total(accents & other)
        return wholly


def clamped(signs: str) -> str:
    """At most seven of a sign: no form has more."""
    return "".join(sign * min(MOST, signs.count(sign)) for sign in dict.fromkeys(signs))


def stock(alphabet: str, letters: str, accents: str, jokers: int) -> Stock:
    """An arsenal: its letters, the accents they bear, its jokers."""
    low, high = bag(clamped(letters)).base
    return Stock(
        alphabet,
        (np.uint64(low), np.uint64(high)),
        np.uint64(bag(clamped(accents)).signs[2]),
        jokers,
        len(letters) + jokers,
    )
