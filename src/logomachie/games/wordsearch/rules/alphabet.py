"""The letters of the set and their values, as data with a version (SRCH-R07).

A table keeps the version it began with: a new set is a new name here, never a change of an old one.
"""

from logomachie.core.letters import plain

DISTRIBUTIONS: dict[str, dict[str, int]] = {
    "fr-96-1": {
        "A": 9, "B": 2, "C": 3, "D": 3, "E": 14, "F": 2, "G": 2, "H": 2, "I": 8, "J": 1, "K": 1,
        "L": 4, "M": 3, "N": 6, "O": 5, "P": 2, "Q": 1, "R": 6, "S": 5, "T": 6, "U": 5, "V": 2,
        "W": 1, "X": 1, "Y": 1, "Z": 1,
    },
}  # fmt: skip
VALUES: dict[str, dict[str, int]] = {
    "fr-reconstructed-1": {
        "A": 0, "B": 3, "C": 2, "D": 2, "E": 0, "F": 3, "G": 3, "H": 3, "I": 0, "J": 4, "K": 4,
        "L": 1, "M": 2, "N": 1, "O": 1, "P": 3, "Q": 4, "R": 1, "S": 1, "T": 1, "U": 1, "V": 3,
        "W": 4, "X": 4, "Y": 4, "Z": 4,
    },
}  # fmt: skip
HOLE = ((5, 5), (5, 6), (6, 5), (6, 6))  # the yellow circles (SRCH-B4)
SIDE = 10


def value(word: str, values: dict[str, int]) -> int:
    """The sum of the letters: what a challenge is about (SRCH-F3, SRCH-F5)."""
    return sum(values[letter] for letter in plain(word))


def points(word: str, values: dict[str, int]) -> int:
    """What a word brings: its value times the number of its letters (SRCH-D1)."""
    return value(word, values) * len(plain(word))


def full(distribution: str) -> str:
    """All letters of a set, in order of the alphabet."""
    return "".join(letter * count for letter, count in DISTRIBUTIONS[distribution].items())
