"""Four people as data: what they know, how soon a word comes, how many, how often they err.

Rough, and better than none: when somebody has measured real people, these numbers change and
nothing else. Nothing here or beside it comes from the bots, who would else be their own yardstick.
"""

from dataclasses import dataclass
from functools import cache
from math import exp
from random import Random
from statistics import NormalDist
from typing import Any
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from logomachie.core.rng import Rng
from logomachie.core.value import Millis
from logomachie.lexicon.lexicon import Lexicon

SIGMA = 0.5  # of all times, which are log-normal
NORMAL = NormalDist()


@dataclass(frozen=True)
class Model:
    """One kind of person."""

    name: str
    words: int  # 0: ages 1–2 in the forms a child says, 1: ages 1–4, 2: ages 1–5 of 40 000 lemmas
    short: int  # letters up to which every word is known, however rare
    median: float  # seconds to a word for R S T
    floor: float  # never sooner
    notices: int  # words that come to mind in a turn of a board game
    types: float  # letters a second, on a phone
    errs: float  # share of turns

    def typed(self, letters: int) -> Millis:
        """How long so many letters take."""
        return round(1000 * letters / self.types)


CHILD = Model("enfant", 0, 0, 12.0, 3.0, 2, 1.2, 0.08)
ELDER = Model("grand-parent", 1, 0, 12.0, 3.0, 5, 0.9, 0.05)
ADULT = Model("adulte", 1, 0, 8.0, 2.0, 4, 2.0, 0.04)
CLUB = Model("joueur de club", 2, 4, 5.0, 1.5, 12, 3.0, 0.02)
MODELS = (CHILD, ELDER, ADULT, CLUB)


class Luck(Random):
    """Chance of one question of one game: the same when asked again."""

    def __init__(self, rng: Rng, *about: object) -> None:
        super().__init__(" ".join(map(str, (rng.seed, "person", *about))))

    def time(self, median: float, floor: float = 0.0) -> int:
        """Milliseconds, log-normal, never under the floor."""
        drawn = median * exp(SIGMA * NORMAL.inv_cdf(min(max(self.random(), 1e-12), 1 - 1e-12)))
        return round(1000 * max(floor, drawn))

    def turn(self, model: Model) -> Millis:
        """A turn of a board game: each word that comes takes as long as one for R S T."""
        return self.time(model.median * model.notices, model.floor)

    def again(self, model: Model) -> Millis:
        """What follows in the same turn: one word more."""
        return self.time(model.median, model.floor)


@cache
def known(lexicon: Lexicon, model: Model) -> NDArray[np.bool_]:
    """The rows this person says."""
    said = lexicon.said
    brief = (lexicon.length <= model.short) & (said < 4)
    return np.asarray((said <= model.words) | brief)


def readiness(zipf100: NDArray[Any], length: NDArray[Any], moved: Any = 1) -> NDArray[np.float64]:
    """10^(zipf/2) · 0.93^length · 0.6^(moved beyond the first)."""
    zipf = np.maximum(np.asarray(zipf100, np.float64), 100) / 100  # one no corpus has: 1
    beyond = np.maximum(np.asarray(moved, np.int64) - 1, 0)
    return np.asarray(10 ** (zipf / 2) * 0.93 ** np.asarray(length, np.int64) * 0.6**beyond)


def noticed(ready: NDArray[np.float64], count: int, luck: Luck) -> NDArray[np.intp]:
    """So many places, drawn without replacement by their weight."""
    clocks = np.random.Generator(np.random.PCG64(luck.getrandbits(64))).exponential(size=len(ready))
    return np.argsort(clocks / ready, kind="stable")[:count]


def clocks(words: list[str], luck: int) -> NDArray[np.float64]:
    """An exponential clock for each word, the same for one word in one turn."""
    numbers = np.array([crc32(f"{luck} {word}".encode()) for word in words], np.float64)
    return np.asarray(-np.log((numbers + 0.5) / 2**32))


def chosen(best_first: list[Any], model: Model, luck: Luck) -> Any:  # Any: a word of some game
    """The best, or in the turns this person errs the second best."""
    return best_first[1 if len(best_first) > 1 and luck.random() < model.errs else 0]
