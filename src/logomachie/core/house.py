"""The house round every game: resigning, absence, coming back, ending early.

One implementation for all tables (rules of the house, HOUSE-…); a game's own rules know none of it
but `resign` and the `Lapsed` they report.
"""

from typing import Any, Generic, TypeAlias, TypeVar

import msgspec
from msgspec.json import Decoder

from logomachie.core.ballot import Ballot
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
    View,
    without,
)
from logomachie.core.rng import Rng
from logomachie.core.value import Millis, Seat, Value

S = TypeVar("S", bound=Value)
V = TypeVar("V", bound=View)

CONSENT_TIME: Millis = 30_000
LAPSES_TO_ABSENCE = 2
PRESENT = ("Resign", "ProposeEnd")  # what a player who is there may always do


class Resign(Move):
    """Leave the game for good; what lies on the table stays (HOUSE-05)."""


class ProposeEnd(Move):
    """Ask the others to end the game with the score as it stands (HOUSE-06)."""


class Consent(Move):
    """Answer a proposal to end early."""

    agrees: bool


class Return(Move):
    """Take one's seat back from absence (HOUSE-04)."""


class Resigned(Event):
    """A player left for good."""

    seat: Seat


class EndProposed(Event):
    """A player would like to stop here."""

    seat: Seat
    until: Millis


class EndVoted(Event):
    """A player has answered the proposal; how is not told."""

    seat: Seat


class EndSettled(Event):
    """The proposal was accepted by all, or not."""

    agreed: bool


class WentAbsent(Event):
    """Two deadlines in a row passed: the seat counts as absent."""

    seat: Seat


class CameBack(Event):
    """An absent player took the seat back."""

    seat: Seat


HouseMove: TypeAlias = Resign | ProposeEnd | Consent | Return
OF_THE_HOUSE = frozenset({Resign, ProposeEnd, Consent, Return})
HouseEvent: TypeAlias = (
    Resigned | EndProposed | EndVoted | EndSettled | WentAbsent | CameBack | Lapsed
)


class Proposal(Value):
    """Who wants to end early, and the vote on it."""

    by: Seat
    ballot: Ballot


class Housed(Value, Generic[S], kw_only=True):
    """A game's state and what the house keeps beside it."""

    game: S
    at: Millis  # time of the last line: an absent seat's turn passes from there
    lapses: tuple[int, ...]  # deadlines let pass in a row, by seat
    absent: tuple[Seat, ...] = ()
    resigned: tuple[Seat, ...] = ()
    proposal: Proposal | None = None
    ended: Outcome | None = None


class House(Generic[S, V]):
    """A `Game` made of a rulebook and the rules of the house."""

    # Any: a union of types is a value to msgspec and has no static type of its own
    def __init__(self, rules: Rulebook[S, Any, Any, V], moves: Any, events: Any) -> None:
        self.rules = rules
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
    ) -> tuple[Housed[S], tuple[Event, ...]]:
        if seat in state.resigned:
            raise Refused("RESIGNED", "HOUSE-05")
        if type(move) in OF_THE_HOUSE:
            return self._house_step(state, at, seat, move)
        game, events = self.rules.step(state.game, at, seat, move, credit)
        heard = state.lapses
        if heard[seat]:
            heard = tuple(0 if s == seat else n for s, n in enumerate(heard))
        return self._told(state, at, game, events, heard)

    def tick(self, state: Housed[S], at: Millis) -> tuple[Housed[S], tuple[Event, ...]]:
        if (proposal := state.proposal) and proposal.ballot.until <= self._game_wake(state):
            return self._settle(state, at, proposal)
        game, events = self.rules.tick(state.game, at)
        return self._told(state, at, game, events, state.lapses)

    def wake(self, state: Housed[S]) -> Millis | None:
        if self.outcome(state) is not None:
            return None
        wake = self._game_wake(state)
        return min(wake, state.proposal.ballot.until) if state.proposal else wake

    def waiting(self, state: Housed[S]) -> tuple[Seat, ...]:
        if self.outcome(state) is not None:
            return ()
        return self.rules.waiting(state.game)

    def view(self, state: Housed[S], seat: Seat | None) -> V:
        view, proposal = self.rules.view(state.game, seat), state.proposal
        over = self.outcome(state) is not None
        if not (over or proposal or state.resigned or state.absent):  # nearly always
            can = () if seat is None else (*view.can, *PRESENT)
            return msgspec.structs.replace(view, can=can)
        house = HouseView(
            resigned=state.resigned,
            absent=state.absent,
            ending=Ending(proposal.by, proposal.ballot.voted, proposal.ballot.until)
            if proposal
            else None,
        )
        gone = over or seat is None or seat in state.resigned
        can = () if gone else (*view.can, *self._house_moves(state, seat))
        return msgspec.structs.replace(view, can=can, wake=None if over else view.wake, house=house)

    def outcome(self, state: Housed[S]) -> Outcome | None:
        if state.ended is not None:
            return state.ended
        outcome = self.rules.outcome(state.game)
        if outcome is None:
            return None
        winners = without(outcome.winners, state.resigned)  # HOUSE-05 he can no longer win
        return msgspec.structs.replace(outcome, winners=winners)

    def _house_step(
        self, state: Housed[S], at: Millis, seat: Seat, move: Move
    ) -> tuple[Housed[S], tuple[Event, ...]]:
        match move:
            case Resign():
                return self._resign(state, at, seat)
            case ProposeEnd():
                return self._propose(state, at, seat)
            case Consent(agrees):
                return self._consent(state, at, seat, agrees)
            case _:
                return self._return(state, at, seat)

    def _house_moves(self, state: Housed[S], seat: Seat | None) -> tuple[str, ...]:
        if state.proposal is None and not state.absent:
            return PRESENT
        moves = ["Resign"]
        if state.proposal is None:
            if seat not in state.absent:
                moves.append("ProposeEnd")
        elif seat in state.proposal.ballot.waiting:
            moves.append("Consent")
        if seat in state.absent:
            moves.append("Return")
        return tuple(moves)

    def _game_wake(self, state: Housed[S]) -> Millis:
        waited = self.rules.waiting(state.game)
        if self.config.absent == "pass" and waited and not without(waited, state.absent):
            return state.at  # HOUSE-04 the turns of an absent seat are passed
        wake = self.rules.wake(state.game)
        assert wake is not None, "a running game always has a deadline (HOUSE-03)"
        return wake

    def _told(
        self,
        state: Housed[S],
        at: Millis,
        game: S,
        events: tuple[Event, ...],
        lapses: tuple[int, ...],
    ) -> tuple[Housed[S], tuple[Event, ...]]:
        """Count the lapses a game reports; the second in a row makes a seat absent."""
        lapsed = [event.seat for event in events if type(event) is Lapsed]
        if not lapsed:  # nearly every line
            return msgspec.structs.replace(state, game=game, at=at, lapses=lapses), events
        counted = tuple(n + lapsed.count(s) for s, n in enumerate(lapses))
        gone = tuple(
            s
            for s in lapsed
            if counted[s] >= LAPSES_TO_ABSENCE and s not in state.absent and s not in state.resigned
        )
        after = msgspec.structs.replace(
            state,
            game=game,
            at=at,
            lapses=counted,
            absent=tuple(sorted((*state.absent, *gone))),
        )
        return after, (*events, *(WentAbsent(seat=s) for s in gone))

    def _resign(
        self, state: Housed[S], at: Millis, seat: Seat
    ) -> tuple[Housed[S], tuple[Event, ...]]:
        game, events = self.rules.resign(state.game, at, seat)
        resigned = tuple(sorted((*state.resigned, seat)))
        left = without(range(self.config.seats), resigned)
        ended = None
        if len(left) <= 1:  # HOUSE-05 with one player left the game ends and he wins
            ended = Outcome(self.rules.scores(game), left, "RESIGNED", "HOUSE-05")
        after = msgspec.structs.replace(
            state,
            game=game,
            at=at,
            resigned=resigned,
            absent=without(state.absent, (seat,)),
            proposal=None,  # a vote with other voters would be another vote
            ended=ended,
        )
        closed = (EndSettled(agreed=False),) if state.proposal and not ended else ()
        return after, (Resigned(seat=seat), *events, *closed)

    def _propose(
        self, state: Housed[S], at: Millis, seat: Seat
    ) -> tuple[Housed[S], tuple[Event, ...]]:
        if state.proposal is not None:
            raise Refused("ENDING_OPEN", "HOUSE-06", by=state.proposal.by)
        voters = without(range(self.config.seats), (*state.resigned, *state.absent))
        if seat not in voters:  # an absent seat must return first
            raise Refused("ABSENT", "HOUSE-04")
        ballot = Ballot(voters, at + CONSENT_TIME).with_vote(seat, True)
        opened = msgspec.structs.replace(state, at=at, proposal=Proposal(seat, ballot))
        asked = EndProposed(seat=seat, until=ballot.until)
        if ballot.waiting:
            return opened, (asked,)
        after, events = self._settle(opened, at, Proposal(seat, ballot))
        return after, (asked, *events)

    def _consent(
        self, state: Housed[S], at: Millis, seat: Seat, agrees: bool
    ) -> tuple[Housed[S], tuple[Event, ...]]:
        if state.proposal is None or seat not in state.proposal.ballot.waiting:
            raise Refused("NO_QUESTION", "HOUSE-06")
        proposal = Proposal(state.proposal.by, state.proposal.ballot.with_vote(seat, agrees))
        after = msgspec.structs.replace(state, at=at, proposal=proposal)
        voted = EndVoted(seat=seat)
        if proposal.ballot.waiting:
            return after, (voted,)
        settled, events = self._settle(after, at, proposal)
        return settled, (voted, *events)

    def _settle(
        self, state: Housed[S], at: Millis, proposal: Proposal
    ) -> tuple[Housed[S], tuple[Event, ...]]:
        agreed, ended = proposal.ballot.is_unanimous, None
        if agreed:  # HOUSE-06 the score stands as it is
            scores = self.rules.scores(state.game)
            left = without(range(len(scores)), state.resigned)
            best = max(scores[s] for s in left)
            alone = self.config.seats == 1  # a player alone has nobody to win against
            winners = () if alone else tuple(s for s in left if scores[s] == best)
            ended = Outcome(scores, winners, "AGREED", "HOUSE-06")
        after = msgspec.structs.replace(state, at=at, proposal=None, ended=ended)
        return after, (EndSettled(agreed=agreed),)

    def _return(
        self, state: Housed[S], at: Millis, seat: Seat
    ) -> tuple[Housed[S], tuple[Event, ...]]:
        if seat not in state.absent:
            raise Refused("NOT_ABSENT", "HOUSE-04")
        after = msgspec.structs.replace(
            state,
            at=at,
            absent=without(state.absent, (seat,)),
            lapses=tuple(0 if s == seat else n for s, n in enumerate(state.lapses)),
        )
        return after, (CameBack(seat=seat),)
