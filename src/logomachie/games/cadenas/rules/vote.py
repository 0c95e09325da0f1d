"""A word no list has, before the other players: more than half of them admit it (CAD-K10)."""

from msgspec.structs import replace

from logomachie.core.ballot import Ballot
from logomachie.core.game import Lapsed, Refused, without
from logomachie.core.value import Millis, Seat
from logomachie.games.cadenas.rules import plays
from logomachie.games.cadenas.rules.course import Course, Stepped
from logomachie.games.cadenas.rules.events import Counted, Proposed, Voted
from logomachie.games.cadenas.rules.judge import ballot_key
from logomachie.games.cadenas.rules.types import Play, Question, State


def proposed(course: Course, state: State, at: Millis, play: Play) -> Stepped:
    """The play waits for the others' answer, and the player's clock with it."""
    until = at + 1000 * course.setup.vote_seconds
    ballot = Ballot(course.others(state), until)
    number = state.asked + 1
    question = Question(number=number, play=play, left=state.until - at, ballot=ballot)
    after = replace(state, phase="VOTE", until=until, question=question, asked=number)
    told = Proposed(
        seat=state.active,
        turn=state.turn,
        question=number,
        word=play.before.id if play.before else None,
        text=play.text,
        kind=play.kind,
        voters=ballot.voters,
        until=until,
    )
    return after, (told,)


def voted(state: State, at: Millis, seat: Seat, number: int, agrees: bool) -> Stepped:
    """One more answer; with the last the vote is counted."""
    question = state.question
    if question is None:
        raise Refused("NOT_NOW", "CAD-K10", phase=state.phase)
    if number != question.number:
        raise Refused("QUESTION_OVER", "CAD-K10", question=question.number)
    if seat == state.active:
        raise Refused("OWN_WORD", "CAD-K10")
    if seat not in question.ballot.waiting:
        raise Refused("ALREADY_VOTED", "CAD-K10")
    told = Voted(seat=seat, question=number)
    after, events = _or_counted(state, at, question.ballot.with_vote(seat, agrees))
    return after, (told, *events)


def without_voter(state: State, at: Millis, seat: Seat) -> Stepped:
    """A voter has left: the others decide."""
    assert state.question is not None
    ballot = state.question.ballot
    left = Ballot(
        without(ballot.voters, (seat,)),
        ballot.until,
        without(ballot.yes, (seat,)),
        without(ballot.no, (seat,)),
    )
    return _or_counted(state, at, left)


def _or_counted(state: State, at: Millis, ballot: Ballot) -> Stepped:
    assert state.question is not None
    asked = replace(state, question=replace(state.question, ballot=ballot))
    return (asked, ()) if ballot.waiting else counted(asked, at)


def counted(state: State, at: Millis) -> Stepped:
    """Admitted, the word is played; refused, its cards are still in the hand."""
    question = state.question
    assert question is not None
    ballot, play = question.ballot, question.play
    agreed, until = ballot.is_majority, at + question.left
    told = Counted(
        question=question.number,
        text=play.text,
        kind=play.kind,
        yes=tuple(sorted(ballot.yes)),
        no=tuple(sorted(ballot.no)),
        accepted=agreed,
        until=until,
    )
    after = replace(state, phase="PLAY", until=until, question=None)
    key = ballot_key(play.text, play.kind)
    if not agreed:
        return replace(after, voted_down=(*after.voted_down, key)), (told,)
    done, events = plays.made(replace(after, agreed=(*after.agreed, key)), play, ())
    return done, (told, *events)


def silent(state: State, at: Millis) -> Stepped:
    """Time is up: an answer not given is a no."""
    assert state.question is not None
    late = tuple(Lapsed(seat=seat) for seat in state.question.ballot.waiting)
    after, events = counted(state, at)
    return after, (*late, *events)


def dropped(state: State) -> Stepped:
    """The asker has left: nothing is decided."""
    assert state.question is not None
    question = state.question
    told = Counted(
        question=question.number,
        text=question.play.text,
        kind=question.play.kind,
        yes=tuple(sorted(question.ballot.yes)),
        no=tuple(sorted(question.ballot.no)),
        accepted=None,
        until=state.until,
    )
    return replace(state, phase="PLAY", question=None), (told,)
