"""What comes to a bot’s mind: the words of its level, each with its own exponential clock.

The rate of a word is λ · f(frequency) · g(length). λ is not a constant but a calibration: with all
pawns at the start, R S T gives a first idea at the level’s median, whatever the lexicon. Fewer
words get more attention each: where a hundredth as much answers, the idea takes not a hundred
times but a few times as long, or else most rounds of a game would pass in silence.
"""

from dataclasses import dataclass
from functools import lru_cache
from math import log
from typing import Any

import numpy as np
from numpy.typing import NDArray

from logomachie.bots.strength import between, vocabulary
from logomachie.core.letters import plain
from logomachie.games.word_whiz.bots.temper import TEMPERS
from logomachie.games.word_whiz.rules.types import Pawns, Setup, Triple
from logomachie.games.word_whiz.solver.search import Steps, needed, valid
from logomachie.lexicon.columns import Columns, Rows

Rates = NDArray[np.floating[Any]]  # Any: in the width NumPy gives

EASY: Triple = ("R", "S", "T")
UNMET = 100  # what a form no corpus has is taken for, in hundredths of Zipf
FREQUENCY = 10 ** (np.maximum(np.arange(1_000), UNMET) / 200)  # f: the root of the frequency
LENGTH = 0.93 ** np.arange(64)  # g: a letter more, so much slower
ATTENTION = 0.2  # pace of all ideas together, as a power of how readily they come
MOST = 16  # no word has one vowel so often
REMEMBERED = 256  # races kept: bots are asked again after every line


@dataclass(frozen=True)
class Ideas:
    """The words that may come to mind in one race, the least useful first, with running sums.

    A bot is asked again after every line: what it asks of its ideas takes no pass over them.
    """

    rows: Rows
    gains: Steps  # useful steps, in rising order
    rings: Rates  # a second, of this word and all before it
    steps: Rates  # a second, of this word and all before it

    @property
    def pace(self) -> float:
        """Ideas a second, all clocks together."""
        return self.pace_from(0)

    def above(self, gain: int) -> int:
        """Where the words begin that bring more."""
        return int(np.searchsorted(self.gains, gain, side="right"))

    def pace_from(self, first: int) -> float:
        """Ideas a second among the words from this place on."""
        return _sum_from(self.rings, first)

    def surplus(self, gain: int) -> float:
        """Steps a second that waiting promises beyond what one has."""
        first = self.above(gain)
        return _sum_from(self.steps, first) - gain * self.pace_from(first)

    def rung(self, chance: float, first: int = 0) -> int:
        """Which clock, from this place on, is the first to ring: each as likely as its rate."""
        height = self.rings[-1] - (1 - chance) * self.pace_from(first)
        return max(first, min(int(np.searchsorted(self.rings, height)), len(self.rows) - 1))


def _sum_from(sums: Rates, first: int) -> float:
    """The sum of the terms from this place on, from their running sums."""
    if first >= len(sums):
        return 0.0
    return float(sums[-1] - (sums[first - 1] if first else 0.0))


class Mind:
    """The vocabulary of one level and its clocks."""

    def __init__(self, lexicon: Columns, level: float) -> None:
        self.lexicon = lexicon
        self.temper = between(TEMPERS, level)
        self.plays = vocabulary(lexicon, self.temper.words)
        self.ideas = lru_cache(maxsize=REMEMBERED)(self._ideas)
        self.slips = lru_cache(maxsize=REMEMBERED)(self._slips)
        self.vowels = lru_cache(maxsize=None)(self._vowels)
        easy = self.eagerness(self.known(lexicon.containing("".join(EASY))))
        self._easy = float(easy.sum()) or 1.0

    def known(self, rows: Rows) -> Rows:
        """Those of the words that this level plays."""
        return rows[self.plays[rows]]

    def knows(self, word: str) -> bool:
        """Whether a word said by another is one of its own."""
        row = self.lexicon.row(plain(word))
        return row is not None and int(self.lexicon.heard[row]) <= self.temper.words

    def eagerness(self, rows: Rows) -> Rates:
        """f(frequency) · g(length): how readily each word comes, before the level’s pace."""
        lexicon = self.lexicon
        return FREQUENCY[lexicon.zipf100[rows]] * LENGTH[lexicon.length[rows]]

    def _ideas(self, config: Setup, visible: Triple, pawns: Pawns, used: frozenset[str]) -> Ideas:
        """The valid words it knows for these pawns, each with its rate."""
        rows = self.known(self.lexicon.containing(needed(visible, config)))
        words = valid(self.lexicon, rows, config, pawns, used)
        order = np.argsort(words.gains, kind="stable")
        gains, ready = words.gains[order], self.eagerness(words.rows[order])
        rates = self._attention(float(ready.sum())) * ready
        return Ideas(words.rows[order], gains, np.cumsum(rates), np.cumsum(gains * rates))

    def _attention(self, ready: float) -> float:
        """λ: what makes rings a second of readiness, in a race where so much is ready."""
        if ready == 0:
            return 0.0
        crowd: float = (ready / self._easy) ** ATTENTION
        return log(2) / self.temper.median * crowd / ready

    def _vowels(self, letters: str) -> Rates:
        """(5, counts): how readily words with these consonants come that have a vowel so often."""
        rows = self.known(self.lexicon.containing(letters))
        ready, counts = self.eagerness(rows), self.lexicon.vowels[rows]
        return np.stack([np.bincount(counts[:, v], ready, MOST) for v in range(5)])

    def _slips(self, config: Setup, visible: Triple, pawns: Pawns, missing: int) -> Rows:
        """Known words that look right and are not: a consonant short, or no vowel left to move."""
        need = needed(visible, config)
        dropped = missing % len(need)
        full = self.known(self.lexicon.containing(need))
        useful = self.ideas(config, visible, pawns, frozenset()).rows
        near = self.known(self.lexicon.containing(need[:dropped] + need[dropped + 1 :]))
        return np.concatenate((near[~np.isin(near, full)], full[~np.isin(full, useful)]))
