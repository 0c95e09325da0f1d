"""A word before the table: objections, the dictionary's answer, the vote on a root."""

from msgspec.structs import replace

from logomachie.core.ballot import Ballot
from logomachie.core.game import Lapsed, Refused, without
from logomachie.core.value import Millis, Seat
from logomachie.games.wordsmith.rules import roots
from logomachie.games.wordsmith.rules.claim import Judge, players
from logomachie.games.wordsmith.rules.course import Course
from logomachie.games.wordsmith.rules.events import Accepted, Counted, Objected, Voted, VoteOpened
from logomachie.games.wordsmith.rules.round import Stepped
from logomachie.games.wordsmith.rules.types import Hearing, Reason, State

VOTE_TIME: Millis = 10_000


class Table:
    """How the players judge a word among themselves (`adjudication=table`)."""

    def __init__(self, judge: Judge, course: Course) -> None:
        self.judge, self.course = judge, course

    def accept(self, state: State, at: Millis, seat: Seat) -> Stepped:
        """« Ok »; when all have said it the word stands without waiting (WS-F6)."""
        hearing = self._heard(state)
        after = replace(hearing, accepted=tuple(sorted((*hearing.accepted, seat))))
        told = Accepted(seat=seat, claim=hearing.claim)
        on, events = self.go_on(replace(state, hearing=after), at)
        return on, (told, *events)

    def go_on(self, state: State, at: Millis) -> Stepped:
        """Wait for the others, or let the word stand when nobody is left to object."""
        return (state, ()) if self.undecided(state) else self.stands(state, at)

    def undecided(self, state: State) -> tuple[Seat, ...]:
        """Who may still object."""
        hearing = self._heard(state)
        return without(players(state), (hearing.seat, *hearing.accepted))

    def object(self, state: State, at: Millis, seat: Seat, reason: Reason) -> Stepped:
        """The dictionary and the sheets decide (WS-F8, WS-F9, WS-X7); a root may need a vote."""
        hearing = self._heard(state)
        if reason in hearing.refuted:
            raise Refused("OBJECTION_REFUTED", "WS-R27", reason=reason)
        letter = state.letters[hearing.row - 1 : hearing.row]
        try:
            self.judge.must(reason, state.sheets, hearing.seat, hearing.word, letter)
        except Refused as fault:
            told = self._objected(hearing, seat, reason, fault)
            after, events = self._down(state, at, fault)
            return after, (told, *events)
        if reason == "SAME_ROOT" and self._may_vote(state, hearing, seat):
            return self._open_vote(state, at, hearing, seat)
        refuted = replace(hearing, refuted=(*hearing.refuted, reason))
        told = self._objected(hearing, seat, reason, None)
        return replace(state, hearing=refuted), (told,)

    def _objected(
        self, hearing: Hearing, seat: Seat, reason: Reason, fault: Refused | None
    ) -> Objected:
        about = {} if fault is None else fault.about
        return Objected(
            seat=seat,
            of=hearing.seat,
            claim=hearing.claim,
            word=hearing.word,
            reason=reason,
            upheld=fault is not None,
            clause="WS-R27" if fault is None else fault.clause,
            other=str(about.get("other", "")),
            by=about.get("by"),  # type: ignore[arg-type]  # a seat, where it is there
        )

    def _may_vote(self, state: State, hearing: Hearing, objector: Seat) -> bool:
        """The dictionary is silent about a root, and somebody is uninvolved (R18)."""
        claimed = [word for sheet in state.sheets for word in sheet.words]
        silent = bool(claimed) and roots.is_silent(self.judge.words, hearing.word, claimed)
        uninvolved = without(players(state), (hearing.seat, objector))
        return self.judge.config.racines and silent and bool(uninvolved)

    def _open_vote(self, state: State, at: Millis, hearing: Hearing, seat: Seat) -> Stepped:
        voters, until = without(players(state), (hearing.seat, seat)), at + VOTE_TIME
        told = VoteOpened(
            seat=seat,
            of=hearing.seat,
            claim=hearing.claim,
            word=hearing.word,
            voters=voters,
            until=until,
        )
        return replace(state, phase="VOTE", ballot=Ballot(voters, until)), (told,)

    def vote(self, state: State, at: Millis, seat: Seat, *, same: bool) -> Stepped:
        """One vote; the last one closes it."""
        assert state.ballot is not None
        ballot, told = (
            state.ballot.with_vote(seat, same),
            Voted(seat=seat, claim=self._heard(state).claim),
        )
        if ballot.waiting:
            return replace(state, ballot=ballot), (told,)
        after, events = self.count(replace(state, ballot=ballot), at)
        return after, (told, *events)

    def count(self, state: State, at: Millis) -> Stepped:
        """More than half say that the root is the same, or the word is allowed (R18)."""
        ballot, hearing = state.ballot, self._heard(state)
        assert ballot is not None
        late = tuple(Lapsed(seat=seat) for seat in ballot.waiting)
        told = Counted(
            claim=hearing.claim,
            yes=tuple(sorted(ballot.yes)),
            no=tuple(sorted(ballot.no)),
            same=ballot.is_majority,
        )
        if ballot.is_majority:
            after, events = self._down(state, at, Refused("SAME_ROOT", "WS-R18"))
            return after, (*late, told, *events)
        until = at + self.judge.config.objection_window_ms
        refuted = replace(hearing, refuted=(*hearing.refuted, "SAME_ROOT"), until=until)
        return replace(state, phase="CLAIM", ballot=None, hearing=refuted), (*late, told)

    def stands(self, state: State, at: Millis) -> Stepped:
        """No valid objection: the word is its player's (WS-F6)."""
        hearing = self._heard(state)
        return self.course.stands(
            self.resumed(state, at), at, hearing.seat, hearing.word, hearing.row, last=hearing.last
        )

    def _down(self, state: State, at: Millis, fault: Refused) -> Stepped:
        """A valid objection: back to searching, nothing is lost (WS-F7)."""
        hearing = self._heard(state)
        return self.course.rejected(
            self.resumed(state, at),
            at,
            hearing.seat,
            hearing.word,
            hearing.row,
            fault,
            public=True,
        )

    def resumed(self, state: State, at: Millis) -> State:
        """Play goes on; the time the table took is given back to everybody (R26)."""
        pause = at - self._heard(state).since
        return replace(
            state,
            phase="BUILD" if state.finisher is None else "LAST",
            hearing=None,
            ballot=None,
            until=None if state.until is None else state.until + pause,
            heard=tuple(heard + pause for heard in state.heard),
        )

    def without(self, state: State, at: Millis, seat: Seat) -> Stepped:
        """A player has left while another's word was heard (HOUSE-05)."""
        ballot = state.ballot
        if ballot is None:
            return self.go_on(state, at)
        fewer = Ballot(
            without(ballot.voters, (seat,)),
            ballot.until,
            without(ballot.yes, (seat,)),
            without(ballot.no, (seat,)),
        )
        left = replace(state, ballot=fewer)
        return (left, ()) if fewer.waiting else self.count(left, at)

    def _heard(self, state: State) -> Hearing:
        assert state.hearing is not None
        return state.hearing
