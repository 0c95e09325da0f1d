"""What the active player asks for; refusals come in the order of the articles."""

from msgspec.structs import replace

from logomachie.core.game import Refused
from logomachie.core.value import Millis, Seat
from logomachie.games.cadenas.rules import cards, plays, vote
from logomachie.games.cadenas.rules.course import Course, Stepped
from logomachie.games.cadenas.rules.events import Locked
from logomachie.games.cadenas.rules.judge import key
from logomachie.games.cadenas.rules.plays import with_lock
from logomachie.games.cadenas.rules.types import Lay, Play, State, Transform, Word


class Turn:
    """The moves of one's own turn: take, lay, transform, lock, put back."""

    def __init__(self, course: Course) -> None:
        self.course, self.judge = course, course.judge

    def must_run(self, state: State, turn: int) -> None:
        """Refuse what a stale screen asks for."""
        if turn != state.turn:
            raise Refused("TURN_OVER", "CAD-K4", turn=state.turn)

    def take(self, state: State, seat: Seat, square: int) -> Stepped:
        if seat != state.active:
            raise Refused("NOT_YOUR_TURN", "CAD-K4", active=state.active)
        if state.phase != "TAKE":
            raise Refused("ALREADY_TAKEN", "CAD-F2")
        if square not in range(len(state.squares)):
            raise Refused("NO_SUCH_SQUARE", "CAD-F2", squares=len(state.squares))
        if not state.squares[square]:
            raise Refused("EMPTY_SQUARE", "CAD-K7")
        return self.course.take(state, square)

    def lay(self, state: State, at: Millis, seat: Seat, move: Lay) -> Stepped:
        self._must_play(state, seat, "CAD-K4")
        text = key(move.text)
        votes = self.judge.must_be_listed(state, text, move.kind, vote=move.vote)
        play = plays.drafted(None, text, move.kind)
        if plays.needs_padlock(play) and not state.supply:
            raise Refused("NO_PADLOCK_LEFT", "CAD-A2")
        self._must_afford(state, play, "CAD-F3")
        return self._confirmed(state, at, play, votes=votes)

    def transform(self, state: State, at: Millis, seat: Seat, move: Transform) -> Stepped:
        self._must_play(state, seat, "CAD-K4")
        word = state.word(move.word)
        if word is None:
            raise Refused("NO_SUCH_WORD", "CAD-X1", word=move.word)
        self._must_be_free(state, word)
        text = key(move.text)
        if not cards.is_insertion(word.text, text):
            clause = "CAD-X1" if len(text) <= len(word.text) else "CAD-X2"
            raise Refused("NOT_AN_INSERTION", clause, word=word.text)
        if word.owner != seat and text == word.text + "S":
            raise Refused("FINAL_S", "CAD-X9", word=word.text)
        votes = self.judge.must_be_listed(state, text, move.kind, vote=move.vote)
        if word.owner == seat and move.kind == "proper" and state.lock_on(word.id):
            raise Refused("PADLOCK_ON_PROPER", "CAD-R11")
        play = plays.drafted(word, text, move.kind)
        if plays.needs_padlock(play) and not state.supply:
            raise Refused("NO_PADLOCK_LEFT", "CAD-R09")
        self._must_afford(state, play, "CAD-X1")
        return self._confirmed(state, at, play, votes=votes)

    def lock(self, state: State, seat: Seat, padlock: int, number: int) -> Stepped:
        self._must_play(state, seat, "CAD-U5")
        lock = next((each for each in state.padlocks if each.id == padlock), None)
        if lock is None or lock.owner != seat:
            raise Refused("NOT_YOUR_PADLOCK", "CAD-U1", padlock=padlock)
        if lock.place is not None:
            raise Refused("ALREADY_PLACED", "CAD-U6", padlock=padlock)
        word = state.word(number)
        if word is None or word.owner != seat:
            raise Refused("NOT_YOUR_WORD", "CAD-R10", word=number)
        if word.kind == "proper":
            raise Refused("PADLOCK_ON_PROPER", "CAD-U4")
        if state.lock_on(number):
            raise Refused("ALREADY_LOCKED", "CAD-R10", word=number)
        placed = with_lock(state.padlocks, replace(lock, place=number))
        told = Locked(seat=seat, turn=state.turn, padlock=padlock, word=number, text=word.text)
        return replace(state, padlocks=placed), (told,)

    def put_back(self, state: State, at: Millis, seat: Seat, returned: str) -> Stepped:
        if state.phase != "PUT_BACK" or seat != state.active:
            self._must_play(state, seat, "CAD-K4")
        owed = self.course.owed(state)
        returned = key(returned)
        if len(returned) != owed:
            clause = "CAD-F5" if state.plays else "CAD-F7"
            raise Refused("PUT_BACK", clause, cards=owed)
        if missing := cards.lacking(state.hands[seat], returned):
            raise Refused("CARDS", "CAD-F3", missing=missing)
        if state.phase == "PLAY":  # in time, and the last time-out is forgotten (R13)
            late = tuple(0 if s == seat else n for s, n in enumerate(state.late))
            state = replace(state, late=late)
        return self.course.put_back(state, at, returned)

    def _must_play(self, state: State, seat: Seat, clause: str) -> None:
        if seat != state.active:
            raise Refused("NOT_YOUR_TURN", clause, active=state.active)
        if state.phase == "TAKE":
            raise Refused("TAKE_FIRST", "CAD-F2")
        if state.phase != "PLAY":
            waits = "CAD-K10" if state.phase == "VOTE" else "CAD-R25"
            raise Refused("NOT_NOW", waits, phase=state.phase)

    def _must_be_free(self, state: State, word: Word) -> None:
        """Refuse a word that may not be touched now, by anybody or by this player."""
        if any(play.word == word.id for play in state.plays):
            raise Refused("ONCE_PER_TURN", "CAD-R04", word=word.text)
        if word.owner == state.active:
            if word.kind == "proper":
                raise Refused("OWN_PROPER_NOUN", "CAD-X10", word=word.text)
            return
        if state.lock_on(word.id):
            raise Refused("PADLOCKED", "CAD-U1", word=word.text)
        if state.captured is not None:
            raise Refused("ONE_CAPTURE_PER_TURN", "CAD-X6")

    def _must_afford(self, state: State, play: Play, clause: str) -> None:
        hand = state.hands[state.active]
        if missing := cards.lacking(hand, play.cards):
            raise Refused("CARDS", clause, missing=missing)
        if len(hand) - len(play.cards) < spare(state):
            raise Refused("KEEP_ONE_CARD", "CAD-F6")

    def _confirmed(self, state: State, at: Millis, play: Play, *, votes: bool) -> Stepped:
        if votes:
            return vote.proposed(self.course, state, at, play)
        return plays.made(state, play, self.judge.names(play.text, play.kind))


def spare(state: State) -> int:
    """Cards a play must leave in the hand: the one to be put back, if a square awaits it (R20)."""
    return 0 if state.taken is None else 1
