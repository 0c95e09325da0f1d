"""The house round every game: resigning, absence, ending early, pauses, clocks, hints.

One implementation for all tables (rules of the house, HOUSE-…); a game's own rules know none of it
but `resign` and the `Lapsed` they report.
"""

from typing import Any, Generic, TypeVar

from msgspec import UNSET
from msgspec.json import Decoder
from msgspec.structs import replace

from logomachie.core.agreement import Agreement
from logomachie.core.customs import (
    HOUSE_MOVES,
    OF_THE_HOUSE,
    BackAgain,
    CameBack,
    ClockStarted,
    ClockStopped,
    Consent,
    Danger,
    EndProposed,
    EndSettled,
    EndVoted,
    HandSeen,
    Hint,
    Hinted,
    Housed,
    HouseEvent,
    HouseMove,
    Pause,
    PauseDeclined,
    PauseProposed,
    Proposal,
    ProposeEnd,
    Resign,
    Resigned,
    Resume,
    Return,
    Seen,
    Typed,
    Typing,
    Warned,
    WentAbsent,
)
from logomachie.core.game import (
    Config,
    Entry,
    Event,
    Lapsed,
    Move,
    Outcome,
    Refused,
    Rulebook,
    Schooled,
    View,
    Words,
    without,
)
from logomachie.core.nudge import Nudge
from logomachie.core.recess import CONSENT_TIME, Recess, Stepped
from logomachie.core.rng import Rng
from logomachie.core.school import check, told_first
from logomachie.core.sight import Sight
from logomachie.core.timekeeper import Timekeeper
from logomachie.core.value import Millis, Seat, Value

__all__ = [
    "CONSENT_TIME",
    "HOUSE_MOVES",
    "OF_THE_HOUSE",
    "BackAgain",
    "CameBack",
    "ClockStarted",
    "ClockStopped",
    "Consent",
    "Danger",
    "EndProposed",
    "EndSettled",
    "EndVoted",
    "HandSeen",
    "Hint",
    "Hinted",
    "House",
    "HouseEvent",
    "HouseMove",
    "Housed",
    "Pause",
    "PauseDeclined",
    "PauseProposed",
    "Proposal",
    "ProposeEnd",
    "Resign",
    "Resigned",
    "Resume",
    "Return",
    "Seen",
    "Typing",
    "Warned",
    "WentAbsent",
]

S = TypeVar("S", bound=Value)
V = TypeVar("V", bound=View)

LAPSES_TO_ABSENCE = 2
BETWEEN_TYPINGS: Millis = 5_000  # a seat says no more often that it types


class House(Generic[S, V]):
    """A `Game` made of a rulebook and the rules of the house."""

    # Any: a union of types is a value to msgspec and has no static type of its own
    def __init__(
        self,
        rules: Rulebook[S, Any, Any, V],
        moves: Any,
        events: Any,
        words: Words | None = None,
    ) -> None:
        self.rules = rules
        school = rules.config.dictionary == "ecole"
        self._school = words if school and isinstance(words, Schooled) else None
        self.keeper: Timekeeper[S] = Timekeeper(rules)
        self.recess: Recess[S] = Recess(self.keeper)
        self.agreement: Agreement[S] = Agreement(rules, self.recess)
        self.nudge: Nudge[S] = Nudge(rules, self.keeper)
        self.sight: Sight[S, V] = Sight(rules, self.recess, self.nudge)
        self.decoder: Decoder[Entry[Any, Any]] = Decoder(
            Entry[moves | HouseMove, events | HouseEvent]
        )
        self.moves: Decoder[Any] = Decoder(moves | HouseMove)

    @property
    def config(self) -> Config:
        return self.rules.config

    def start(self, rng: Rng, at: Millis) -> Housed[S]:
        return Housed(game=self.rules.start(rng, at), at=at, lapses=(0,) * self.config.seats)

    def step(
        self, state: Housed[S], at: Millis, seat: Seat, move: Move, credit: Millis = 0
    ) -> Stepped[S]:
        if seat in state.resigned:
            raise Refused("RESIGNED", "HOUSE-05")
        if type(move) is Typing:
            return self._typing(state, at, seat)
        if self.keeper.chosen and state.paused is UNSET:
            state = self.keeper.stood(state, at)
        if type(move) in OF_THE_HOUSE:
            return self._house_step(state, at, seat, move)
        if state.paused is not UNSET:
            raise Refused("PAUSED", "HOUSE-13")
        try:
            game, events = self.rules.step(state.game, at, seat, move, credit)
        except Refused as refused:
            if self._school is not None:
                told_first(self._school, move, refused)
            raise
        if self._school is not None:
            check(self._school, (move, *events))
        heard = state.lapses
        if heard[seat]:
            heard = tuple(0 if s == seat else n for s, n in enumerate(heard))
        if self.keeper.curtain and self.keeper.looks(state.game) == seat:
            state = replace(state, seen=seat)  # who plays has seen the hand
        if self.nudge.agreed:
            state = self.nudge.after(state, game, seat)
        return self._told(state, at, game, events, heard)

    def tick(self, state: Housed[S], at: Millis) -> Stepped[S]:
        due = self._due(state)
        if (proposal := state.proposal) and proposal.ballot.until <= due:
            return self.agreement.settle(self.keeper.stood(state, at), at, proposal)
        if state.paused is not UNSET:
            return (
                self.recess.started(state, at)
                if state.paused.back
                else self.agreement.over(state, at)
            )
        if self.keeper.stands(state):
            settles = self.keeper.settles(state)
            if settles is None or settles > at:  # HOUSE-13 nobody has come for so long
                return self.agreement.over(state, at)
            state = self.keeper.stood(state, at)
        game, events = self.rules.tick(state.game, at)
        return self._told(self.nudge.after(state, game), at, game, events, state.lapses)

    def wake(self, state: Housed[S]) -> Millis | None:
        return None if self.outcome(state) is not None else self._next_due(state)

    def ahead(self, state: Housed[S]) -> tuple[Millis | None, Outcome | None]:
        """Its deadline and its end, of which it has one: the rules are asked once for both."""
        outcome = self.outcome(state)
        return (self._next_due(state) if outcome is None else None), outcome

    def waiting(self, state: Housed[S]) -> tuple[Seat, ...]:
        if self.outcome(state) is not None:
            return ()
        if state.paused is not UNSET:
            return self.recess.awaited(state)
        return self.rules.waiting(state.game)

    def view(self, state: Housed[S], seat: Seat | None) -> V:
        return self.sight.view(state, seat, over=self.outcome(state) is not None)

    def view_for_bot(self, state: Housed[S], seat: Seat) -> V:
        """A bot keeps the game's own time, however long the table's patience is."""
        over = self.outcome(state) is not None
        return self.sight.view(state, seat, over=over, own_time=True)

    def outcome(self, state: Housed[S]) -> Outcome | None:
        if state.ended is not None:
            return state.ended
        outcome = self.rules.outcome(state.game)
        if outcome is None:
            return None
        winners = without(outcome.winners, state.resigned)  # HOUSE-05 he can no longer win
        return replace(outcome, winners=winners)

    def _house_step(self, state: Housed[S], at: Millis, seat: Seat, move: Move) -> Stepped[S]:
        match move:
            case Resign():
                return self._resign(state, at, seat)
            case ProposeEnd():
                return self.agreement.propose(state, at, seat)
            case Consent(agrees):
                return self.agreement.consent(state, at, seat, agrees)
            case Pause():
                return self.recess.pause(state, at, seat)
            case Resume():
                return self.recess.resume(state, at, seat)
            case Seen():
                return self._seen(state, at, seat)
            case Hint(step):
                return self.nudge.step(state, at, seat, step)
            case Danger():
                return self.nudge.warn(state, at, seat)
            case _:
                return self._return(state, at, seat)

    def _next_due(self, state: Housed[S]) -> Millis:
        due = self._due(state)
        return min(due, state.proposal.ballot.until) if state.proposal else due

    def _due(self, state: Housed[S]) -> Millis:
        return self.keeper.due(state) if state.paused is UNSET else state.paused.until

    def _typing(self, state: Housed[S], at: Millis, seat: Seat) -> Stepped[S]:
        """HOUSE-03: nobody else sees it, so nothing else may change, the time of the line neither.

        (Other deadlines are measured from it.)
        """
        if not self.sight.may_type(state, seat):
            raise Refused("NOT_AWAITED", "HOUSE-03")
        typed = state.typed
        if typed is not UNSET and typed.seat == seat and at < typed.at + BETWEEN_TYPINGS:
            raise Refused("TOO_SOON", "HOUSE-03", until=typed.at + BETWEEN_TYPINGS)
        return replace(state, typed=Typed(seat, at)), ()

    def _seen(self, state: Housed[S], at: Millis, seat: Seat) -> Stepped[S]:
        if state.paused is not UNSET:
            raise Refused("PAUSED", "HOUSE-13")
        if seat != self.keeper.unseen(state):
            raise Refused("NOT_AWAITED", "HOUSE-03")
        return replace(state, at=at, seen=seat), (HandSeen(seat=seat),)

    def _told(
        self,
        state: Housed[S],
        at: Millis,
        game: S,
        events: tuple[Event, ...],
        lapses: tuple[int, ...],
    ) -> Stepped[S]:
        """What the house keeps beside the game, after a line of it."""
        if state.typed is not UNSET or state.seen is not UNSET:
            seen = state.seen if self.keeper.looks(game) == state.seen else UNSET
            state = replace(state, typed=UNSET, seen=seen)
        for event in events:
            if type(event) is Lapsed:
                return self._lapsed(state, at, game, events, lapses)
        return replace(state, game=game, at=at, lapses=lapses), events  # nearly every line

    def _lapsed(
        self,
        state: Housed[S],
        at: Millis,
        game: S,
        events: tuple[Event, ...],
        lapses: tuple[int, ...],
    ) -> Stepped[S]:
        """Count the lapses a game reports; the second in a row makes a seat absent."""
        lapsed = [event.seat for event in events if type(event) is Lapsed]
        counted = tuple(n + lapsed.count(s) for s, n in enumerate(lapses))
        gone = tuple(
            s
            for s in lapsed
            if counted[s] >= LAPSES_TO_ABSENCE and s not in state.absent and s not in state.resigned
        )
        after = replace(state, game=game, at=at, lapses=counted)
        if self._leaves_nobody(after, gone) and self.rules.outcome(game) is None:
            again = tuple(0 if s in gone else n for s, n in enumerate(counted))
            paused, stop = self.recess.stopped(replace(after, lapses=again), at, gone[0], left=True)
            return paused, (*events, *stop)
        after = replace(after, absent=tuple(sorted((*state.absent, *gone))))
        return after, (*events, *(WentAbsent(seat=s) for s in gone))

    def _leaves_nobody(self, state: Housed[S], gone: tuple[Seat, ...]) -> bool:
        """HOUSE-04: nobody is replaced where no other person waits."""
        if not self.keeper.chosen:
            return False
        present = self.keeper.present(state)
        return any(s in present for s in gone) and not without(present, gone)

    def _resign(self, state: Housed[S], at: Millis, seat: Seat) -> Stepped[S]:
        game, events = self.rules.resign(state.game, at, seat)
        resigned = tuple(sorted((*state.resigned, seat)))
        left = without(range(self.config.seats), resigned)
        ended = None
        if len(left) <= 1:  # HOUSE-05 with one player left the game ends and he wins
            ended = Outcome(self.rules.scores(game), left, "RESIGNED", "HOUSE-05")
        after = replace(
            state,
            game=game,
            at=at,
            resigned=resigned,
            absent=without(state.absent, (seat,)),
            proposal=None,  # a vote with other voters would be another vote
            ended=ended,
        )
        told: tuple[Event, ...] = (Resigned(seat=seat), *events)
        if state.proposal and not ended:
            told += (PauseDeclined() if state.proposal.pause else EndSettled(agreed=False),)
        if after.paused is not UNSET and not ended and not self.recess.awaited(after):
            after, started = self.recess.started(after, at)
            told += started
        return after, told

    def _return(self, state: Housed[S], at: Millis, seat: Seat) -> Stepped[S]:
        if seat not in state.absent:
            raise Refused("NOT_ABSENT", "HOUSE-04")
        after = replace(
            state,
            at=at,
            absent=without(state.absent, (seat,)),
            lapses=tuple(0 if s == seat else n for s, n in enumerate(state.lapses)),
        )
        return after, (CameBack(seat=seat),)
