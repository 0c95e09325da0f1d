"""What comes to a bot’s mind: the words of its level, each with its own exponential clock.

The rate of a word is λ · f(frequency) · 0.8^|letters − 4|. A word’s clock is drawn once a search
and runs from its beginning: a word thought of before its last piece is there is built when that
piece comes. So nothing that others do, and no roll, makes a bot think again of the same word.
Clocks run as people think: the first word of an opening comes after a log-normal time.
"""

from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import erfc, log, log1p, sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from logomachie.bots.dice import Dice
from logomachie.bots.notice import uniform
from logomachie.bots.pace import SIGMA
from logomachie.bots.strength import between, vocabulary
from logomachie.core.rng import Rng
from logomachie.games.wordsmith.bots.temper import MOTOR, PIECE, TEMPERS
from logomachie.games.wordsmith.rules import pieces
from logomachie.games.wordsmith.rules.dice import SETUP_DICE, throw
from logomachie.games.wordsmith.rules.types import ROWS, Setup
from logomachie.games.wordsmith.solver.reach import Reach
from logomachie.games.wordsmith.solver.search import Found, Task, found
from logomachie.games.wordsmith.solver.words import Book, Rows

Seconds = NDArray[np.floating[Any]]  # Any: in the width NumPy gives

UNMET = 100  # what a form no corpus has is taken for, in hundredths of Zipf
FREQUENCY = 10 ** (np.maximum(np.arange(1_000), UNMET) / 400)  # f: its fourth root
EASY = 4  # letters that come most readily
LENGTH = 0.8 ** np.abs(np.arange(64) - EASY)
REMEMBERED = 64  # situations kept: bots are asked again after every line
OPENINGS = 120  # rolls of eight dice that the pace is set by
COMMON = 3_000  # lemmas among which everybody would look for a word of six letters


@dataclass(frozen=True)
class Ideas:
    """The words one could claim, each with the second of the search at which it comes to mind."""

    found: Found
    rings: Seconds

    def __len__(self) -> int:
        return len(self.rings)

    def by(self, second: float) -> NDArray[np.intp]:
        """The places of the words that have come to mind by then."""
        return np.flatnonzero(self.rings <= second)

    def first(self) -> int:
        """The place of the word that comes first."""
        return int(np.argmin(self.rings))


class Mind:
    """The vocabulary of one level and its clocks."""

    def __init__(self, words: Book, level: float) -> None:
        self.words, self.level, self.temper = words, level, between(TEMPERS, level)
        self.known = vocabulary(words, self.temper.words)
        self.ideas = lru_cache(maxsize=REMEMBERED)(self._ideas)
        self.reach = lru_cache(maxsize=None)(self._reach)

    @cached_property
    def ready(self) -> Seconds:
        """f(frequency) · 0.8^|letters − 4|: how readily each word comes, before the pace."""
        return FREQUENCY[self.words.zipf100] * LENGTH[self.words.length]

    @cached_property
    def rate(self) -> float:
        """λ: with it the first word of a round is claimed at the level's median, half of the time
        before and half after it, over many rolls of eight dice."""
        crowds = np.array([self._crowd(n) for n in range(OPENINGS)])
        idea = self.idea
        low, high = 1e-12, 1.0
        for _ in range(60):
            rate = sqrt(low * high)
            found_by_then = float(np.mean(1 - np.exp(-rate * crowds * idea)))
            low, high = (rate, high) if found_by_then < 0.5 else (low, rate)
        return sqrt(low * high)

    @property
    def idea(self) -> float:
        """Seconds to the first word of an opening at the median, without the hand."""
        return self.temper.median - (SETUP_DICE * PIECE + sum(MOTOR) / 2) / 1000

    def _crowd(self, number: int) -> float:
        """How readily the words of one of the openings come, all together."""
        zone = pieces.NONE
        for face in throw(Rng(f"opening {number}"), SETUP_DICE)[0]:
            zone = pieces.plus(zone, pieces.one(face))
        rows = self.words.affordable(zone)
        rows = rows[self.known[rows] & (self.words.length[rows] > 1)]
        return float(self.ready[rows].sum())

    def knows(self, word: str) -> bool:
        """Whether a word said by another is one of its own."""
        row = self.words.row(word)
        return row is not None and int(self.words.heard[row]) <= self.temper.words

    @cached_property
    def _six(self) -> Rows:
        """The words of six different letters that come to anybody's mind."""
        words = self.words
        known = self.known & (words.length == ROWS) & (words.rank <= COMMON)
        rows = np.flatnonzero(known[: words.plain]).astype(np.uint32)
        distinct = np.array([int(m).bit_count() == ROWS for m in words.masks[rows]], np.bool_)
        return rows[distinct]

    def six_letters(self, dice: Dice) -> str:
        """A word for the letters of the rows (WS-X1)."""
        return self.words.spelled(int(self._six[dice.pick(self.ready[self._six])]))

    def _reach(self, letter: str = "") -> Reach:
        """The longest words it knows, by cost; with a letter, of those that have it."""
        return Reach(self.words, self.known, letter)

    def _ideas(self, config: Setup, to_do: Task, stream: Rng, day: float = 1.0) -> Ideas:
        """The words it knows that may be claimed, with their clocks."""
        some = found(self.words, config, to_do, self.known)
        return Ideas(some, self.rings(some.rows, stream, day))

    def rings(self, rows: Rows, stream: Rng, day: float = 1.0) -> Seconds:
        """When each word comes to mind, in seconds of this search; sooner on a good day."""
        number, _ = stream.below(1 << 63)
        rates = self.rate * self.ready[rows]
        return human(-np.log(uniform(rows, number)) / rates, self.idea) / day


def human(rings: Seconds, median: float) -> Seconds:
    """Times of which the first was exponential as times of which the first is log-normal, with the
    same median and in the same order."""
    passed = np.clip(rings * log(2) / median, 1e-12, None)
    normal = np.interp(np.log(passed), *_QUANTILES)
    return np.asarray(median * np.exp(SIGMA * normal))


def _quantiles() -> tuple[Seconds, Seconds]:
    """Exponential times, as logarithms of their means, and how many sigmas off a log-normal time
    as rare as each would lie."""
    sigmas = np.linspace(-7, 12, 400)
    times = [
        -log1p(-erfc(-off / sqrt(2)) / 2) if off < 0 else -log(erfc(off / sqrt(2)) / 2)
        for off in sigmas.tolist()
    ]
    return np.log(times), sigmas


_QUANTILES = _quantiles()
