"""Whether a word looks French: to one who does not know it, its letters tell.

Three letters in a row that no word has, its beginning and its end counted as letters, and nobody
believes in it, whatever his level.
"""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from logomachie.bots.dice import Dice
from logomachie.core.letters import plain
from logomachie.lexicon.load import french

CONTESTED = 0.97  # how often a word that is none to the eye is contested
EDGE, SIGNS = 0, 27  # the ends of a word, and the letters after them


def doubts(dice: Dice, word: str, chance: float) -> bool:
    """Whether one contests a word one does not know: by its looks, else by the level's chance."""
    return dice.happens(chance if looks_french(word) else max(chance, CONTESTED))


def looks_french(word: str) -> bool:
    """Whether every three letters of the word stand so in some word."""
    signs = [EDGE, *(ord(letter) - 64 for letter in plain(word) if "A" <= letter <= "Z"), EDGE]
    met = triples()
    return all(
        met[one, two, three] for one, two, three in zip(signs, signs[1:], signs[2:], strict=False)
    )


@cache
def triples() -> NDArray[np.bool_]:
    """(27, 27, 27): which three letters in a row some word has."""
    keys = french().query.keys
    letters = np.ascontiguousarray(keys).view(np.uint8).reshape(len(keys), keys.dtype.itemsize)
    signs = np.zeros((len(keys), letters.shape[1] + 2), np.uint8)
    signs[:, 1:-1] = np.where(letters > 64, letters - 64, EDGE)
    met = np.zeros((SIGNS,) * 3, np.bool_)
    for at in range(signs.shape[1] - 2):
        met[signs[:, at], signs[:, at + 1], signs[:, at + 2]] = True
    return met
