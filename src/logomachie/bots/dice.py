"""Chance for bots: times and choices drawn from a game’s own stream, the same when asked again."""

from math import exp, log
from statistics import NormalDist
from typing import Any

import numpy as np
from numpy.typing import NDArray

from logomachie.core.rng import Rng
from logomachie.core.value import Millis

FINE = 1 << 53  # all that a float between 0 and 1 can tell apart
NORMAL = NormalDist()


class Dice:
    """Draws one after the other from a fork of the stream; never stored, never shared."""

    def __init__(self, rng: Rng, name: str) -> None:
        self._rng = rng.fork(name)

    def uniform(self) -> float:
        """A number strictly between 0 and 1."""
        number, self._rng = self._rng.below(FINE)
        return (number + 0.5) / FINE

    def happens(self, chance: float) -> bool:
        """True with this probability."""
        return self.uniform() < chance

    def between(self, least: Millis, most: Millis) -> Millis:
        """A span of time, every one as likely."""
        return least + round(self.uniform() * (most - least))

    def ring(self, rate: float) -> float:
        """Seconds until the first of clocks that ring `rate` times a second together."""
        return -log(self.uniform()) / rate

    def motor(self, median: Millis, sigma: float) -> Millis:
        """A log-normal delay of the hand."""
        return round(median * exp(sigma * NORMAL.inv_cdf(self.uniform())))

    def pick(self, weights: NDArray[np.floating[Any]]) -> int:
        """An index, as likely as its weight; which of independent clocks rang first."""
        heights = np.cumsum(weights, dtype=np.float64)
        return int(np.searchsorted(heights, self.uniform() * heights[-1], side="right"))

    def sample(self, cards: str, count: int) -> str:
        """So many of the cards, or all there are, in the order they were drawn."""
        left, drawn = list(cards), list[str]()
        while left and len(drawn) < count:
            at, self._rng = self._rng.below(len(left))
            drawn.append(left.pop(at))
        return "".join(drawn)

    def word(self) -> str:
        """Some letters that only this stream can know."""
        number, self._rng = self._rng.below(FINE)
        return f"{number:x}"
