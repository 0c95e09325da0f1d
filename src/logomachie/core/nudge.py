"""Hints where they are agreed (HOUSE-15): who may ask for which step, and when; so for dangers.

The log says seat and step; what is told is worked out from the asker's own view, when he asks.
"""

from typing import Any, Generic, TypeVar

from msgspec import UNSET
from msgspec.structs import replace

from logomachie.core.customs import Hinted, Housed, Warned
from logomachie.core.game import Endangered, Hinting, Refused, Rulebook, View
from logomachie.core.recess import Stepped
from logomachie.core.timekeeper import Timekeeper
from logomachie.core.value import Millis, Seat, Value

S = TypeVar("S", bound=Value)

STEPS = 3  # where to look, the first letter, the word


class Nudge(Generic[S]):
    """The steps of every seat, one after the other, until it plays or is no longer awaited."""

    # Any: moves, events and views are the game's own
    def __init__(self, rules: Rulebook[S, Any, Any, Any], keeper: Timekeeper[S]) -> None:
        self.rules, self.keeper = rules, keeper
        self.hinting = rules if isinstance(rules, Hinting) else None
        self.endangered = rules if isinstance(rules, Endangered) else None
        self.agreed = rules.config.hints is True and self.hinting is not None

    def taken(self, state: Housed[S], seat: Seat) -> int:
        """The steps this seat has taken towards its next word."""
        return 0 if state.hints is UNSET else state.hints[seat]

    def is_warned(self, state: Housed[S], seat: Seat) -> bool:
        """Whether this seat has asked, this turn, what endangers what it has."""
        return state.warned is not UNSET and seat in state.warned

    def offers(self, state: Housed[S], seat: Seat, view: View) -> tuple[str, ...]:
        """The moves this seat is offered, which has this view of the game."""
        if not self._is_open(state, seat, view):
            return ()
        hint = ("Hint",) if self.taken(state, seat) < STEPS else ()
        return (*hint, "Danger") if self._may_warn(state, seat, view) else hint

    def step(self, state: Housed[S], at: Millis, seat: Seat, step: int) -> Stepped[S]:
        """One step further; nothing else changes, and everybody is told of no more."""
        self._check(state)
        if step != self.taken(state, seat) + 1:
            raise Refused("NOT_THE_NEXT_STEP", "HOUSE-15", next=self.taken(state, seat) + 1)
        is_open = self._is_open(state, seat, self.rules.view(state.game, seat))
        if not is_open or step > STEPS:
            raise Refused("NOTHING_TO_FIND", "HOUSE-15")
        hints = state.hints or (0,) * self.rules.config.seats
        hints = tuple(step if s == seat else n for s, n in enumerate(hints))
        return replace(state, at=at, hints=hints), (Hinted(seat=seat, step=step),)

    def warn(self, state: Housed[S], at: Millis, seat: Seat) -> Stepped[S]:
        """This seat may read its dangers until it plays; everybody is told of no more."""
        self._check(state)
        if self.is_warned(state, seat):
            raise Refused("ALREADY_TOLD", "HOUSE-15")
        view = self.rules.view(state.game, seat)
        if not (self._is_open(state, seat, view) and self._may_warn(state, seat, view)):
            raise Refused("NOTHING_TO_FIND", "HOUSE-15")
        return replace(state, at=at, warned=(*(state.warned or ()), seat)), (Warned(seat=seat),)

    def after(self, state: Housed[S], game: S, seat: Seat | None = None) -> Housed[S]:
        """After a line of the game: who has played it, or is no longer awaited, begins anew."""
        if state.hints is UNSET and state.warned is UNSET:
            return state
        awaited = [s for s in self.rules.waiting(game) if s != seat]
        hints = tuple(n if s in awaited else 0 for s, n in enumerate(state.hints or ()))
        warned = tuple(s for s in state.warned or () if s in awaited)
        return replace(state, hints=hints if any(hints) else UNSET, warned=warned or UNSET)

    def _check(self, state: Housed[S]) -> None:
        if not self.agreed:
            raise Refused("NOT_AGREED", "HOUSE-15")
        if state.paused is not UNSET:
            raise Refused("PAUSED", "HOUSE-13")

    def _may_warn(self, state: Housed[S], seat: Seat, view: View) -> bool:
        if self.endangered is None or self.is_warned(state, seat):
            return False
        return self.endangered.exposes(view)

    def _is_open(self, state: Housed[S], seat: Seat, view: View) -> bool:
        if not self.agreed or self.hinting is None:
            return False
        persons = self.keeper.persons(state)
        if seat not in persons or (self.hinting.races and len(persons) > 1):
            return False  # never in a race against other people
        return not self.hinting.hinted.isdisjoint(view.can)
