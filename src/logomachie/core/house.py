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
    Ending,
    Entry,
    Event,
    HouseView,
    Lapsed,
    Move,
    Outcome,
    Refused,
    Rulebook,
    Schooled,
    Veiling,
    View,
    Words,
    without,
)
from logomachie.core.nudge import Nudge
from logomachie.core.recess import CONSENT_TIME, Recess, Stepped
from logomachie.core.rng import Rng
from logomachie.core.school import check
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
HELPS = {"Hint", "Danger"}  # HOUSE-15
PRESENT = ("Resign", "ProposeEnd")  # what a player who is there may always do


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
        self._veil = rules if isinstance(rules, Veiling) else None
        self._usual = HouseView(time=rules.config.time)
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
        if state.paused is UNSET:
            state = self.keeper.stood(state, at)
        if type(move) in OF_THE_HOUSE:
            return self._house_step(state, at, seat, move)
        if state.paused is not UNSET:
            raise Refused("PAUSED", "HOUSE-13")
        game, events = self.rules.step(state.game, at, seat, move, credit)
        if self._school is not None:
            check(self._school, (move, *events))
        heard = state.lapses
        if heard[seat]:
            heard = tuple(0 if s == seat else n for s, n in enumerate(heard))
        if self.keeper.looks(state.game) == seat:
            state = replace(state, seen=seat)  # who plays has seen the hand
        return self._told(self.nudge.after(state, game, seat), at, game, events, heard)

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
        if self.outcome(state) is not None:
            return None
        due = self._due(state)
        return min(due, state.proposal.ballot.until) if state.proposal else due

    def waiting(self, state: Housed[S]) -> tuple[Seat, ...]:
        if self.outcome(state) is not None:
            return ()
        if state.paused is not UNSET:
            return self.recess.awaited(state)
        return self.rules.waiting(state.game)

    def view(self, state: Housed[S], seat: Seat | None) -> V:
        view, proposal = self.rules.view(state.game, seat), state.proposal
        over = self.outcome(state) is not None
        wake = None if over else self.keeper.shown(state, seat, view.wake)
        if over or proposal or state.resigned or state.absent or state.paused is not UNSET:
            house = self._house_view(state)
        else:  # nearly always
            house = self._usual
        if (unseen := self.keeper.unseen(state)) is not None and not over:
            house = replace(house, unseen=unseen)
        if over or seat is None or seat in state.resigned:
            can: tuple[str, ...] = ()
        else:
            can = (*view.can, *self._house_moves(state, seat))
            if self.nudge.agreed:  # HOUSE-15
                house = replace(house, hint=self.nudge.taken(state, seat))
                if self.nudge.is_warned(state, seat):
                    house = replace(house, warned=True)
                can += self.nudge.offers(state, seat, view)
        if state.paused is not UNSET and not over:  # HOUSE-13
            can = tuple(name for name in can if name in HOUSE_MOVES - HELPS)
            view, wake = self._veiled(view), None
        return replace(view, can=can, wake=wake, house=house)

    def view_for_bot(self, state: Housed[S], seat: Seat) -> V:
        """A bot keeps the game's own time, however long the table's patience is."""
        own = self.rules.view(state.game, seat).wake
        return replace(self.view(state, seat), wake=own)

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

    def _house_view(self, state: Housed[S]) -> HouseView:
        proposal, asked = state.proposal, None
        if proposal:
            asked = Ending(proposal.by, proposal.ballot.voted, proposal.ballot.until)
        pausing = bool(proposal and proposal.pause)
        return HouseView(
            resigned=state.resigned,
            absent=state.absent,
            ending=None if pausing else asked,
            pausing=asked if asked and pausing else UNSET,
            paused=state.paused if state.ended is None else UNSET,
            time=self.config.time,
        )

    def _veiled(self, view: V) -> V:
        if self._veil is None:
            return view
        veiled: V = self._veil.veiled(view)
        return veiled

    def _house_moves(self, state: Housed[S], seat: Seat) -> tuple[str, ...]:
        moves: tuple[str, ...] = PRESENT
        if state.proposal is not None or state.absent:
            moves = ("Resign",)
            if state.proposal is None:
                moves += ("ProposeEnd",) if seat not in state.absent else ()
            elif seat in state.proposal.ballot.waiting:
                moves += ("Consent",)
            moves += ("Return",) if seat in state.absent else ()
        return (*moves, *self._clock_moves(state, seat)) if self.keeper.chosen else moves

    def _clock_moves(self, state: Housed[S], seat: Seat) -> tuple[str, ...]:
        """What a table with a way of time offers beside."""
        asked = {
            "Pause": self.recess.may_pause(state, seat),
            "Resume": self.recess.may_resume(state, seat),
            "Typing": self._may_type(state, seat),
            "Seen": state.paused is UNSET and seat == self.keeper.unseen(state),
        }
        return tuple(name for name, may in asked.items() if may)

    def _due(self, state: Housed[S]) -> Millis:
        return self.keeper.due(state) if state.paused is UNSET else state.paused.until

    def _may_type(self, state: Housed[S], seat: Seat) -> bool:
        """The one person awaited, while a clock runs that letters can put off."""
        if state.paused is not UNSET or self.config.time not in ("calm", "clock"):
            return False
        if self.rules.waiting(state.game) != (seat,) or self.keeper.stands(state):
            return False
        return seat in self.keeper.present(state)

    def _typing(self, state: Housed[S], at: Millis, seat: Seat) -> Stepped[S]:
        """HOUSE-03: nobody else sees it, so nothing else may change, the time of the line neither.

        (Other deadlines are measured from it.)
        """
        if not self._may_type(state, seat):
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
        """Count the lapses a game reports; the second in a row makes a seat absent."""
        if state.typed is not UNSET or state.seen is not UNSET:
            seen = state.seen if self.keeper.looks(game) == state.seen else UNSET
            state = replace(state, typed=UNSET, seen=seen)
        lapsed = [event.seat for event in events if type(event) is Lapsed]
        if not lapsed:  # nearly every line
            return replace(state, game=game, at=at, lapses=lapses), events
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
