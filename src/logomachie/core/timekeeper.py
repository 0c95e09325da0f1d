"""When the house acts: a game's deadlines as the table's way of time takes them (HOUSE-03).

At a table without a way of time (all before it could be chosen) a deadline is what the game says.
"""

from typing import Any, Generic, TypeVar

from msgspec import UNSET
from msgspec.structs import replace

from logomachie.core.customs import Housed
from logomachie.core.game import Handed, Racing, Rulebook, without
from logomachie.core.later import DEADLINES, later
from logomachie.core.value import Millis, Seat, Value

S = TypeVar("S", bound=Value)

DAY: Millis = 24 * 3_600_000
LONGEST_STAND: Millis = 30 * DAY  # then the game ends early (HOUSE-13)
BETWEEN_LETTERS: Millis = 10_000  # a deadline does not fall so soon after `Typing`
PROLONGED: Millis = 40_000  # and is put off no longer than this


class Timekeeper(Generic[S]):
    """Who is waited for, whether the clock runs, and until when."""

    # Any: moves, events and views are the game's own
    def __init__(self, rules: Rulebook[S, Any, Any, Any]) -> None:
        config = rules.config
        self.rules = rules
        self.way = config.time
        self.chosen = config.time is not UNSET
        self.patience = DAY * (config.days or 1) if config.time == "day" else 0
        self.bots = config.bots or ()
        self.curtain = config.curtain or ()
        self.racing = rules if isinstance(rules, Racing) else None
        self.handed = rules if isinstance(rules, Handed) else None

    def persons(self, state: Housed[S]) -> tuple[Seat, ...]:
        """The people who have not left for good."""
        return without(range(self.rules.config.seats), (*self.bots, *state.resigned))

    def present(self, state: Housed[S]) -> tuple[Seat, ...]:
        """The people who are not absent either."""
        return without(self.persons(state), state.absent)

    def unseen(self, state: Housed[S]) -> Seat | None:
        """The seat whose turn it is while its curtain is still drawn."""
        seat = self.looks(state.game)
        return None if seat in state.absent or seat == state.seen else seat

    def looks(self, game: S) -> Seat | None:
        """The seat of a shared screen that must look at its hand now."""
        if not self.curtain or self.handed is None:
            return None
        seat = self.handed.looks(game)
        return seat if seat in self.curtain else None

    def stands(self, state: Housed[S]) -> bool:
        """Whether nothing counts down: calm with one person awaited, or a curtain drawn.

        It depends on nothing hidden, so that everybody may be shown it.
        """
        if not self.chosen:
            return False
        if self.curtain and self.unseen(state) is not None:
            return True
        if self.way != "calm" or (self.racing and self.racing.presses(state.game)):
            return False
        persons = self.persons(state)
        return len(persons) == 1 and persons[0] in self.rules.waiting(state.game)

    def stood(self, state: Housed[S], at: Millis) -> Housed[S]:
        """The state with its deadlines put off by the time the clock has stood."""
        if not self.stands(state):
            return state
        return replace(state, game=later(state.game, at - state.at, DEADLINES), at=at)

    def settles(self, state: Housed[S]) -> Millis | None:
        """When something hidden on its way is settled, whatever the clock does."""
        return None if self.racing is None else self.racing.settles(state.game)

    def due(self, state: Housed[S]) -> Millis:
        """The next deadline of a running game."""
        if not self.chosen:
            return self._of_the_game(state)
        if self.stands(state):
            due = state.at + LONGEST_STAND
        else:
            due = self._of_the_game(state) + self._extra(state)
            if state.typed is not UNSET:
                due = self._prolonged(due, state.typed.at)
        settles = self.settles(state)
        return due if settles is None else min(due, settles)

    def shown(self, state: Housed[S], seat: Seat | None, wake: Millis | None) -> Millis | None:
        """The deadline a seat is shown, from the one the game shows it."""
        if not self.chosen or wake is None:
            return wake
        if self.stands(state):
            return None
        wake += self._extra(state)
        if state.typed is not UNSET and state.typed.seat == seat:  # nobody else knows
            return self._prolonged(wake, state.typed.at)
        return wake

    def _of_the_game(self, state: Housed[S]) -> Millis:
        if state.absent and self.rules.config.absent == "pass":
            waited = self.rules.waiting(state.game)
            if waited and not without(waited, state.absent):
                return state.at  # HOUSE-04 the turns of an absent seat are passed
        wake = self.rules.wake(state.game)
        assert wake is not None, "a running game always has a deadline (HOUSE-03)"
        return wake

    def _extra(self, state: Housed[S]) -> Millis:
        """Par jour, whatever waits for somebody's patience lasts days longer."""
        if not self.patience or (self.racing and self.racing.presses(state.game)):
            return 0
        return self.patience

    def _prolonged(self, due: Millis, typed: Millis) -> Millis:
        return max(due, min(typed + BETWEEN_LETTERS, due + PROLONGED))
