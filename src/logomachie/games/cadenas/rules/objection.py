"""Questioning words in challenge mode: the lists are consulted, wrong words fall (R16, R25)."""

from msgspec.structs import replace

from logomachie.core.game import Refused
from logomachie.core.value import Millis, Seat
from logomachie.games.cadenas.rules import plays
from logomachie.games.cadenas.rules.course import Course, Stepped
from logomachie.games.cadenas.rules.events import Accepted, Challenged
from logomachie.games.cadenas.rules.types import State


class Objections:
    """What the others may say to the words of a turn."""

    def __init__(self, course: Course) -> None:
        self.course, self.judge = course, course.judge

    def challenge(self, state: State, at: Millis, seat: Seat, number: int) -> Stepped:
        """The lists have the word, or it falls; who questions pays nothing either way."""
        if self.judge.is_automatic or state.phase not in ("PLAY", "WINDOW"):
            raise Refused("NOT_NOW", "CAD-R16", phase=state.phase)
        self._must_hear(state, seat)
        play = next((play for play in state.plays if play.word == number), None)
        if play is None:
            raise Refused("NO_SUCH_WORD", "CAD-R25", word=number)
        if play.upheld:
            raise Refused("ALREADY_JUDGED", "CAD-R16", word=number)
        stands = self.judge.is_listed(state, play.text, play.kind)
        told = Challenged(
            seat=seat,
            of=state.active,
            turn=state.turn,
            word=number,
            text=play.text,
            kind=play.kind,
            stands=stands,
            names=self.judge.names(play.text, play.kind),
        )
        if stands:
            settled = replace(play, upheld=True)
            all_plays = tuple(settled if p.word == number else p for p in state.plays)
            after, events = self._or_closed(replace(state, plays=all_plays), at)
            return after, (told, *events)
        fallen, fell = plays.undone(state, play)
        after, events = self._or_closed(fallen, at)
        return after, (told, *fell, *events)

    def accept(self, state: State, at: Millis, seat: Seat) -> Stepped:
        """One player less to wait for; with the last the window closes."""
        if state.phase != "WINDOW":
            raise Refused("NOT_NOW", "CAD-R25", phase=state.phase)
        self._must_hear(state, seat)
        told = Accepted(seat=seat, turn=state.turn)
        after = replace(state, accepted=tuple(sorted((*state.accepted, seat))))
        closed, events = self._or_closed(after, at)
        return closed, (told, *events)

    def _must_hear(self, state: State, seat: Seat) -> None:
        if seat == state.active:
            raise Refused("OWN_WORD", "CAD-R16")
        if seat in state.accepted:
            raise Refused("ALREADY_ACCEPTED", "CAD-R25")

    def _or_closed(self, state: State, at: Millis) -> Stepped:
        """The window closes when nothing is left to question, or nobody to question it."""
        if state.phase != "WINDOW":
            return state, ()
        if self.course.is_open(state) and self.course.undecided(state):
            return state, ()
        return self.course.close(state, at)
