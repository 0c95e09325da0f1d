"""Pauses (HOUSE-13): asked for, agreed, ended, and those that begin because nobody is there."""

from typing import Generic, TypeAlias, TypeVar

from msgspec import UNSET
from msgspec.structs import replace

from logomachie.core.ballot import Ballot
from logomachie.core.customs import (
    BackAgain,
    ClockStarted,
    ClockStopped,
    Housed,
    PauseProposed,
    Proposal,
)
from logomachie.core.game import Event, Paused, Refused, without
from logomachie.core.later import later
from logomachie.core.timekeeper import LONGEST_STAND, Timekeeper
from logomachie.core.value import Millis, Seat, Value

S = TypeVar("S", bound=Value)
Stepped: TypeAlias = tuple[Housed[S], tuple[Event, ...]]

CONSENT_TIME: Millis = 30_000
COMING_BACK: Millis = 300_000  # the others have this long once somebody is back


class Recess(Generic[S]):
    """The pauses of one table."""

    def __init__(self, keeper: Timekeeper[S]) -> None:
        self.keeper = keeper

    def may_pause(self, state: Housed[S], seat: Seat | None) -> bool:
        """A person who is there, while the clock runs and nothing else is being asked."""
        if not self.keeper.chosen or state.paused is not UNSET or state.proposal is not None:
            return False
        return seat in self.keeper.present(state)

    def pause(self, state: Housed[S], at: Millis, seat: Seat) -> Stepped[S]:
        """At once where nobody else is asked; else a vote like that on an early end."""
        if state.paused is not UNSET:
            raise Refused("PAUSED", "HOUSE-13")
        if state.proposal is not None:
            raise Refused("ENDING_OPEN", "HOUSE-06", by=state.proposal.by)
        if not self.may_pause(state, seat):
            raise Refused("NO_PAUSE", "HOUSE-13")
        ballot = Ballot(self.keeper.present(state), at + CONSENT_TIME).with_vote(seat, True)
        if not ballot.waiting:
            return self.stopped(state, at, seat)
        asked = replace(state, at=at, proposal=Proposal(seat, ballot, pause=True))
        return asked, (PauseProposed(seat=seat, until=ballot.until),)

    def stopped(
        self, state: Housed[S], at: Millis, seat: Seat, *, left: bool = False
    ) -> Stepped[S]:
        """The clock stands from now on."""
        paused = Paused(by=seat, at=at, until=at + LONGEST_STAND)
        return replace(state, at=at, paused=paused), (ClockStopped(seat=seat, left=left),)

    def may_resume(self, state: Housed[S], seat: Seat | None) -> bool:
        """A person who is there and not back yet."""
        if state.paused is UNSET:
            return False
        return seat in self.keeper.present(state) and seat not in state.paused.back

    def resume(self, state: Housed[S], at: Millis, seat: Seat) -> Stepped[S]:
        """One more is back; when all are, or their time is over, the game goes on."""
        if state.paused is UNSET:
            raise Refused("NOT_PAUSED", "HOUSE-13")
        if not self.may_resume(state, seat):
            raise Refused("ALREADY_BACK", "HOUSE-13")
        back = tuple(sorted((*state.paused.back, seat)))
        until = state.paused.until
        if not state.paused.back:
            until = min(until, at + COMING_BACK)
        after = replace(state, at=at, paused=replace(state.paused, back=back, until=until))
        if not self.awaited(after):
            return self.started(after, at)
        return after, (BackAgain(seat=seat, until=until),)

    def awaited(self, state: Housed[S]) -> tuple[Seat, ...]:
        """Who is not back from the pause."""
        back = () if state.paused is UNSET else state.paused.back
        return without(self.keeper.present(state), back)

    def started(self, state: Housed[S], at: Millis) -> Stepped[S]:
        """The clock runs again, everything as much later as the pause was long."""
        assert state.paused is not UNSET
        by = at - state.paused.at
        after = replace(state, game=later(state.game, by), at=at, paused=UNSET, typed=UNSET)
        return after, (ClockStarted(by=by),)
