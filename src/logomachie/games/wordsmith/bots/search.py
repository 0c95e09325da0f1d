"""One search for a word in a bot’s head: which idea it claims and when, or when it rolls on.

All is fixed by the times the view tells (since when it searches, when its zone last changed) and
by its own stream, so that asking again changes nothing unless the table has changed.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from logomachie.core.value import Millis
from logomachie.games.wordsmith.bots.mind import Ideas, Mind
from logomachie.games.wordsmith.bots.temper import PIECE, SETTLING, WITHOUT_IDEA
from logomachie.games.wordsmith.rules.types import Setup
from logomachie.games.wordsmith.solver.plan import Clock, Pace, claiming, lining, rolling
from logomachie.games.wordsmith.solver.search import Task, found, wider

Places = NDArray[np.intp]
HARD = 1.0  # points it gives for a row whose letter is ten times rarer
SEEN = 64  # ideas of a line worth a second look
NEAR = 3  # pieces within which a word must lie, or it gives up


@dataclass(frozen=True)
class Plan:
    """What it means to do and when: claim a word (its row in the book), give up, or else roll."""

    at: Millis
    row: int | None = None
    gives_up: bool = False


@dataclass(frozen=True)
class Search:
    """A bot before its pieces."""

    mind: Mind
    config: Setup
    to_do: Task
    ideas: Ideas
    sought: Millis
    changed: Millis
    hand: Millis  # from the idea to the hand, beside the laying
    day: float  # how quick it is in this game, beside its measure

    @property
    def tempo(self) -> Millis:
        """It looks at its pieces so long before it rolls again."""
        return max(SETTLING, round(self.mind.temper.tempo / self.day))

    @property
    def ready(self) -> Millis:
        """The earliest time it acts."""
        return self.changed + SETTLING

    def race(self, clock: Clock, can_roll: bool, settled: Millis) -> Plan:
        """Claim the idea it likes best of those it has when it would roll again, or roll."""
        pace = self.pace()
        hope = rolling(self.config, self.to_do, pace, clock) if can_roll else -np.inf
        if len(by := self.ideas.by((settled - self.sought) / 1000)):
            place, worth = self._favourite(by, pace, clock)
            if worth >= hope - self.mind.temper.reluctance:
                return self.claim(place)
        if hope > -np.inf and not self._is_hopeless():
            return Plan(settled)
        return self.wait(self.sought + WITHOUT_IDEA)

    def pace(self) -> Pace:
        """How it knows itself."""
        temper = self.mind.temper
        return Pace(
            roll=self.tempo / 1000,
            search=temper.search / self.day,
            piece=PIECE / 1000,
            yields=temper.yields,
            comfort=temper.comfort,
            price=temper.price,
        )

    def _favourite(self, by: Places, pace: Pace, clock: Clock) -> tuple[int, float]:
        """The idea it likes most."""
        words = self.mind.words
        worth = claiming(words, self.config, self.to_do, self.ideas.found, pace, clock)
        if len(set(self.to_do.letters)) > 1:
            worth = worth + HARD * words.rarest(self.to_do.letters, self.ideas.found.rows)
        place = int(by[np.argmax(worth[by])])
        return place, float(worth[place])

    def _is_hopeless(self) -> bool:
        """Whether no word it knows lies within a few pieces (section 5 of the rules)."""
        if len(self.ideas):
            return False
        return not len(
            found(self.mind.words, self.config, wider(self.to_do, NEAR), self.mind.known)
        )

    def line(self, until: Millis) -> Plan:
        """Mot à mot: the best of what comes to mind while it thinks about the line."""
        temper, words = self.mind.temper, self.mind.words
        by = self.ideas.by(min(temper.line, until - self.sought) / 1000)
        if not len(by):
            return self.wait(min(until, self.sought + WITHOUT_IDEA))
        some = self.ideas.found
        best = by[np.argsort(-some.worth[by], kind="stable")][:SEEN]
        if not temper.looks:
            return self.claim(int(best[0]))
        reach = self.mind.reach(self.to_do.next_letter)
        seen = best[: temper.looks]
        worth = lining(
            words, self.to_do, some, reach, self.config.gloire, places=seen, price=temper.price
        )
        return self.claim(int(seen[np.argmax(worth)]))

    def last(self, begun: Millis, until: Millis) -> Plan:
        """The last word: the best that comes in the time it gives itself, if it brings anything."""
        ends = min(begun + self.mind.temper.last, until)
        by = self.ideas.by((ends - self.sought) / 1000)
        by = by[self.ideas.found.worth[by] > 0]
        in_time = [int(place) for place in by if self.claim(int(place)).at < until]
        if not in_time:
            return Plan(ends, gives_up=True)
        return self.claim(max(in_time, key=lambda place: int(self.ideas.found.worth[place])))

    def claim(self, place: int) -> Plan:
        """The idea, once it has come and is laid out piece by piece."""
        row = int(self.ideas.found.rows[place])
        rung = self.sought + round(1000 * float(self.ideas.rings[place]))
        laying = PIECE * int(self.mind.words.size[row])
        return Plan(max(self.ready, rung) + laying + self.hand, row)

    def wait(self, until: Millis) -> Plan:
        """Nothing to roll for: the first idea that comes in time, or say that none did."""
        if len(self.ideas):
            first = self.claim(self.ideas.first())
            if first.at < until:
                return first
        return Plan(max(self.ready, until), gives_up=True)
