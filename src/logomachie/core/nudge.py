"""Hints where they are agreed (HOUSE-15): who may ask for which step, and when.

The log says seat and step; what a hint says is worked out from the asker's own view, when he asks.
"""

from collections.abc import Collection
from typing import Any, Generic, TypeVar

from msgspec import UNSET
from msgspec.structs import replace

from logomachie.core.customs import Hinted, Housed
from logomachie.core.game import Hinting, Refused, Rulebook
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
        self.agreed = rules.config.hints is True and self.hinting is not None

    def taken(self, state: Housed[S], seat: Seat) -> int:
        """The steps this seat has taken towards its next word."""
        return 0 if state.hints is UNSET else state.hints[seat]

    def offers(self, state: Housed[S], seat: Seat, can: Collection[str]) -> tuple[str, ...]:
        """The move, where this seat, which may make these moves of the game, is offered it."""
        return ("Hint",) if self._is_open(state, seat, can) else ()

    def step(self, state: Housed[S], at: Millis, seat: Seat, step: int) -> Stepped[S]:
        """One step further; nothing else changes, and everybody is told of no more."""
        if not self.agreed:
            raise Refused("NOT_AGREED", "HOUSE-15")
        if state.paused is not UNSET:
            raise Refused("PAUSED", "HOUSE-13")
        if step != self.taken(state, seat) + 1:
            raise Refused("NOT_THE_NEXT_STEP", "HOUSE-15", next=self.taken(state, seat) + 1)
        if not self._is_open(state, seat, self.rules.view(state.game, seat).can):
            raise Refused("NOTHING_TO_FIND", "HOUSE-15")
        hints = state.hints or (0,) * self.rules.config.seats
        hints = tuple(step if s == seat else n for s, n in enumerate(hints))
        return replace(state, at=at, hints=hints), (Hinted(seat=seat, step=step),)

    def after(self, state: Housed[S], game: S, seat: Seat | None = None) -> Housed[S]:
        """After a line of the game: who has played it, or is no longer awaited, begins anew."""
        if state.hints is UNSET:
            return state
        awaited = self.rules.waiting(game)
        hints = tuple(n if s in awaited and s != seat else 0 for s, n in enumerate(state.hints))
        return replace(state, hints=hints if any(hints) else UNSET)

    def _is_open(self, state: Housed[S], seat: Seat, can: Collection[str]) -> bool:
        if not self.agreed or self.hinting is None or self.taken(state, seat) >= STEPS:
            return False
        persons = self.keeper.persons(state)
        if seat not in persons or (self.hinting.races and len(persons) > 1):
            return False  # never in a race against other people
        return not self.hinting.hinted.isdisjoint(can)
