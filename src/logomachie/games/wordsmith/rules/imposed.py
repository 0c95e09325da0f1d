"""The six letters of the expert game: drawn by their frequency in French, or those of a word."""

from itertools import accumulate

from logomachie.core.game import Refused, Words
from logomachie.core.letters import plain
from logomachie.core.rng import Rng

ROWS = 6
FREQUENCY = {
    "A": 81, "B": 9, "C": 33, "D": 37, "E": 172, "F": 11, "G": 9, "H": 7, "I": 76, "J": 6, "K": 1,
    "L": 55, "M": 30, "N": 71, "O": 58, "P": 30, "Q": 14, "R": 67, "S": 79, "T": 72, "U": 63,
    "V": 16, "W": 1, "X": 4, "Y": 3, "Z": 2,
}  # fmt: skip  # per thousand letters of French text, accents left aside
RARE = frozenset("KWXYZJQ")  # left out unless the table wants them (R17)


def drawn(rng: Rng, earlier: tuple[str, ...], *, rare: bool) -> tuple[str, Rng]:
    """Six different letters, not the set of an earlier round (WS-X3, R17)."""
    used = {frozenset(letters) for letters in earlier}
    while True:
        letters, rng = _six(rng, rare=rare)
        if frozenset(letters) not in used:
            return letters, rng


def _six(rng: Rng, *, rare: bool) -> tuple[str, Rng]:
    weights = {letter: w for letter, w in FREQUENCY.items() if rare or letter not in RARE}
    letters = ""
    for _ in range(ROWS):
        mark, rng = rng.below(sum(weights.values()))
        ends = accumulate(weights.values())
        letters += next(one for one, end in zip(weights, ends, strict=True) if mark < end)
        del weights[letters[-1]]
    return letters, rng


def spelled(word: str, earlier: tuple[str, ...], words: Words) -> str:
    """The letters of a six-letter word, a letter may come twice (R17); Refused where it cannot."""
    key = plain(word[:40])
    if len(key) != ROWS or not key.isascii() or not key.isalpha():
        raise Refused("SIX_LETTERS", "WS-X1")
    if key not in words:
        raise Refused("NOT_ALLOWED", "WS-X1")
    if frozenset(key) in {frozenset(letters) for letters in earlier}:
        raise Refused("SAME_LETTERS", "WS-X3")
    return key
