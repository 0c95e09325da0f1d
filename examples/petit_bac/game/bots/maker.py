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
    """One level at one table."""

    def __init__(self, lexicon: Columns, level: float, config: Setup) -> None:
        self.lexicon, self.level, self.config = lexicon, level, config

    def choose(
        self, view: TableView, now: Millis, rng: Rng, budget: Millis
    ) -> tuple[Millis, Write] | None:
        """When it writes and what; None: wait for the next line."""
        del budget
        if "Write" not in view.can:
            return None
        dice, rows = Dice(rng, f"{view.seat} {view.round}"), beginning(self.lexicon, view.letter)
        if not len(rows):
            return None
        own = rows[self.lexicon.said[rows] <= self.level]
        known = own if len(own) else rows  # nobody waits for a bot at a calm table
        ideas = [
            int(known[int(dice.uniform() * len(known))]) for _ in range(round(IDEAS**self.level))
        ]
        longest = max(ideas, key=lambda row: int(self.lexicon.length[row]))
        if view.wake is None or self.config.time == "calm":  # no deadline to measure from
            at = now
        else:
            begun = view.wake - 1000 * self.config.seconds
            at = min(begun + dice.between(*THINKING), view.wake - 1000)
        return max(now, at), Write(view.round, self.lexicon.spelled(longest))


def build(level: float, config: Setup) -> Player:
    """A player of this level."""
    return Player(french(), level, config)
