"""Bags of signs by the thousand: which holds which, and how many jokers are wanting.

Columns are (planes, rows): without accents the letters A to M and N to Z; with them the signs in
three planes and the letters under them in two more.
"""

from dataclasses import dataclass

import numpy as np

from logomachie.core.letters import plain
from logomachie.games.guerre_des_mots.solver.forms import (
    ACCENTED,
    Bag,
    Forms,
    bag,
    is_plain,
    plane_of,
)
from logomachie.games.guerre_des_mots.solver.nibbles import SEVEN, Bits, Ints, excess, total

MOST = 7  # of one sign that a nibble can count
UNDER = {"A": "àâ", "C": "ç", "E": "èéêë", "I": "îï", "O": "ôö", "U": "ùûü"}


def columns(bags: list[Bag], alphabet: str) -> Bits:
    """Bags as columns."""
    width = 2 if is_plain(alphabet) else 5
    rows = [(one.signs + one.base) if width == 5 else one.signs[:2] for one in bags]
    return np.array(rows, np.uint64).reshape(len(bags), width).T


def of_forms(forms: Forms, rows: Ints) -> Bits:
    """The signs of these rows."""
    planes = forms.planes[:2] if is_plain(forms.alphabet) else (*forms.planes, *forms.base)
    return np.stack([plane[rows] for plane in planes])


@dataclass(frozen=True)
class Stock:
    """What an arsenal offers: letters, the accents on their backs, jokers."""

    alphabet: str
    base: tuple[np.uint64, np.uint64]
    accents: np.uint64
    jokers: int
    size: int

    def of(self, sign: str) -> tuple[int, int, int]:
        """Where the letter of a sign is counted, and how many there are at hand; -1: of an accent
        one cannot be sure."""
        if not sign:
            return 0, 0, MOST
        half, nibble = plane_of(plain(sign))
        have = int(self.base[half]) >> 4 * nibble & MOST
        return half, nibble, have if plane_of(sign) == (half, nibble) else -1

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
