"""One measured rate with its interval, and the range it is wanted in."""

from math import isclose

from logomachie.bots.arena import wilson

FEWEST = 40  # games before which nothing is clear


class Cell:
    """Games won of those played."""

    def __init__(self, wanted: tuple[float, float] | None = None) -> None:
        self.won, self.games, self.wanted = 0.0, 0, wanted

    def add(self, won: float) -> None:
        """One game more."""
        self.won += won
        self.games += 1

    @property
    def interval(self) -> tuple[float, float]:
        low, high = wilson(self.won, self.games)
        return 100 * low, 100 * high

    @property
    def is_met(self) -> bool:
        """The interval touches the range."""
        assert self.wanted is not None
        low, high = self.interval
        return low <= self.wanted[1] and high >= self.wanted[0]

    @property
    def is_clear(self) -> bool:
        """No further game is likely to change the answer."""
        if self.games < FEWEST or self.wanted is None:
            return False
        low, high = self.interval
        inside = low >= self.wanted[0] and high <= self.wanted[1]
        return inside or not self.is_met

    def __str__(self) -> str:
        low, high = self.interval
        won = f"{self.won:g}" if not isclose(self.won, round(self.won)) else f"{self.won:.0f}"
        return f"{100 * self.won / self.games:.0f} % ({low:.0f}–{high:.0f}), {won} of {self.games}"
