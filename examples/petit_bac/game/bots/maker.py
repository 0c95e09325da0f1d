"""Petit Bac bots: the higher the level, the more words it knows and the more come to its mind."""

from logomachie.games.petit_bac.rules.types import Setup, TableView, Write
from logomachie.games.petit_bac.solver.legal import beginning

from logomachie.bots.dice import Dice
from logomachie.core.rng import Rng
from logomachie.core.value import Millis
from logomachie.lexicon.columns import Columns
from logomachie.lexicon.load import french

IDEAS = 3  # words that come to mind, to the power of the level; the longest is written
THINKING = 4_000, 12_000  # milliseconds before it writes


class Player:
    """One level at any table."""

    def __init__(self, lexicon: Columns, level: float) -> None:
        self.lexicon, self.level = lexicon, level

    def choose(
        self, view: TableView, now: Millis, rng: Rng, budget: Millis
    ) -> tuple[Millis, Write] | None:
        """When it writes and what; None: wait for the next line."""
        del budget
        rows = beginning(self.lexicon, view.letter)
        if "Write" not in view.can or not len(rows):
            return None
        dice, own = Dice(rng, f"{view.seat} {view.round}"), self.lexicon.said[rows] <= self.level
        known = rows[own] if own.any() else rows  # nobody waits for a bot at a calm table
        count = round(IDEAS**self.level)
        ideas = [int(known[int(dice.uniform() * len(known))]) for _ in range(count)]
        longest = max(ideas, key=lambda row: int(self.lexicon.length[row]))
        at = now + dice.between(*THINKING)
        if view.wake is not None:
            at = max(now, min(at, view.wake - 1000))
        return at, Write(view.round, self.lexicon.spelled(longest))


def build(level: float, config: Setup) -> Player:
    """A player of this level."""
    del config
    return Player(french(), level)
