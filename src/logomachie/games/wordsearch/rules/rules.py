"""The rules of Wordsearch, edition 1. Article numbers are those of RULES.md."""

from collections.abc import Collection

from msgspec import UNSET
from msgspec.structs import replace

from logomachie.core.game import Lapsed, Outcome, Refused, Words
from logomachie.core.letters import plain
from logomachie.core.rng import Rng
from logomachie.core.value import Millis, Seat
from logomachie.games.wordsearch.rules import alphabet, text
from logomachie.games.wordsearch.rules import board as boards
from logomachie.games.wordsearch.rules.board import Board, Cell, Direction
from logomachie.games.wordsearch.rules.course import Course, Stepped
from logomachie.games.wordsearch.rules.events import Accepted, Claimed, Moved, Rejected
from logomachie.games.wordsearch.rules.legal import Reference
from logomachie.games.wordsearch.rules.look import look
from logomachie.games.wordsearch.rules.types import (
    Accept,
    Announcement,
    Asked,
    Challenge,
    Claim,
    Oracle,
    Play,
    Setup,
    Slid,
    Slide,
    State,
    Stop,
    TableView,
)


class Rules:
    """Wordsearch opened at one setup; the values are the setup's unless others are given."""

    def __init__(self, config: Setup, words: Words, values: dict[str, int] | None = None) -> None:
        self.config = config
        self.oracle = oracle(words)
        self.values = alphabet.VALUES[config.values] if values is None else values
        self.course = Course(config, self.oracle)

    @property
    def hinted(self) -> frozenset[str]:
        return frozenset({"Slide", "Play"})

    @property
    def races(self) -> bool:
        return False

    def start(self, rng: Rng, at: Millis) -> State:
        if self.config.position:  # HOUSE-07
            return text.placed(text.read(self.config.position), self.config, rng, self.until(at))
        board, rng = dealt(self.config.distribution, rng)
        starter, rng = rng.below(self.config.seats)  # SRCH-B6
        opener = self.config.opener
        if opener is not UNSET and 0 <= opener < self.config.seats:  # R24
            starter = opener
        return State(
            rng=rng,
            board=board,
            phase="SLIDE",
            turn=1,
            active=starter,
            until=self.until(at),
            scores=(0,) * self.config.seats,
            aside=("",) * self.config.seats,
        )

    def until(self, at: Millis) -> Millis:
        """The deadline of a turn that begins now."""
        return self.course.turn_until(at)

    def step(
        self,
        state: State,
        at: Millis,
        seat: Seat,
        move: Asked,
        credit: Millis = 0,  # noqa: ARG002  # no race here is settled by time
    ) -> Stepped:
        if move.turn != state.turn:
            raise Refused("TURN_OVER", "SRCH-E2", turn=state.turn)
        match move:
            case Slide(source=source, target=target):
                return self._slide(state, seat, source, target)
            case Claim(word=word, start=start, direction=direction):
                return self._claim(state, at, seat, word, start, direction)
            case Stop():
                return self._stop(state, at, seat)
            case Play():
                return self._play(state, at, seat, move)
            case Challenge():
                return self._challenge(state, at, seat)
            case Accept():
                return self._accept(state, at, seat)

    def tick(self, state: State, at: Millis) -> Stepped:
        match state.phase:
            case "SLIDE":  # R08: only the clock makes a turn without a slide
                late = () if state.moved else (Lapsed(seat=state.active),)
                after, events = self.course.stop(state, at)
                return after, (*late, *events)
            case "WINDOW":  # SRCH-F1: nobody questioned the word
                assert state.claim is not None
                return self.course.score(state, at, state.claim)
            case "OVER":
                return state, ()

    def resign(self, state: State, at: Millis, seat: Seat) -> Stepped:
        """HOUSE-05: letters he has moved stay there, a word he has announced stays open."""
        left = replace(state, gone=tuple(sorted((*state.gone, seat))))
        if len(self.course.players(left)) < 2:  # the house ends the game
            return left, ()
        if left.phase == "SLIDE" and seat == left.active:
            return self.course.next_turn(left, at)
        if left.phase == "WINDOW" and not self.course.undecided(left):
            assert left.claim is not None
            return self.course.score(left, at, left.claim)
        return left, ()

    def wake(self, state: State) -> Millis | None:
        return None if state.phase == "OVER" else state.until

    def waiting(self, state: State) -> tuple[Seat, ...]:
        match state.phase:
            case "SLIDE":
                return (state.active,)
            case "WINDOW":
                return self.course.undecided(state)
            case "OVER":
                return ()

    def view(self, state: State, seat: Seat | None) -> TableView:
        return look(self.course, self.values, state, seat)

    def scores(self, state: State) -> tuple[int, ...]:
        return state.scores

    def outcome(self, state: State) -> Outcome | None:
        if state.why is None:
            return None
        clause = {"LETTERS": "SRCH-R11", "STALEMATE": "SRCH-R12", "NO_SLIDE": "SRCH-R08"}
        return Outcome(state.scores, self.course.winners(state), state.why, clause[state.why])

    def _slide(self, state: State, seat: Seat, source: Cell, target: Cell) -> Stepped:
        if state.phase == "OVER":
            raise Refused("GAME_OVER", "SRCH-H1")
        self._must_play(state, seat, plan=False)
        if state.refused:
            raise Refused("CLAIM_OR_STOP", "SRCH-R09")
        slid = self._checked(state.board, state.moved, source, target)
        after = replace(
            state, board=boards.slid(state.board, source, target), moved=(*state.moved, slid)
        )
        return after, (self._told(state, slid),)

    def _claim(
        self, state: State, at: Millis, seat: Seat, word: str, start: Cell, direction: Direction
    ) -> Stepped:
        self._must_play(state, seat, plan=False)
        claim = self._well_formed(state, plain(word), start, direction)
        if self.course.is_judged and claim.word not in self.oracle:  # R09: letters stay moved
            return replace(state, refused=True), (self._rejected(state, claim),)
        return self._announced(state, at, claim)

    def _stop(self, state: State, at: Millis, seat: Seat) -> Stepped:
        self._must_play(state, seat, plan=False)
        if not state.moved:
            raise Refused("MUST_MOVE", "SRCH-R08")
        return self.course.stop(state, at)

    def _play(self, state: State, at: Millis, seat: Seat, move: Play) -> Stepped:
        """R23: the draft as one move; a word the dictionary refuses moves nothing."""
        self._must_play(state, seat, plan=True)
        if not move.slides:
            raise Refused("MUST_MOVE", "SRCH-R08")
        drafted = state
        for source, target in move.slides:
            slid = self._checked(drafted.board, drafted.moved, source, target)
            board = boards.slid(drafted.board, source, target)
            drafted = replace(drafted, board=board, moved=(*drafted.moved, slid))
        told = tuple(self._told(state, slid) for slid in drafted.moved)
        if not move.word:
            if len(move.slides) > 1:
                raise Refused("ONE_LETTER_ONLY", "SRCH-E4")
            after, events = self.course.stop(drafted, at)
            return after, (*told, *events)
        claim = self._well_formed(drafted, plain(move.word), move.start, move.direction)
        if self.course.is_judged and claim.word not in self.oracle:
            return state, (self._rejected(state, claim),)
        after, events = self._announced(drafted, at, claim)
        return after, (*told, *events)

    def _challenge(self, state: State, at: Millis, seat: Seat) -> Stepped:
        claim = self._must_hear(state, seat)
        return self.course.judge(state, at, seat, claim)

    def _accept(self, state: State, at: Millis, seat: Seat) -> Stepped:
        claim = self._must_hear(state, seat)
        after = replace(state, accepted=tuple(sorted((*state.accepted, seat))))
        told = Accepted(seat=seat)
        if self.course.undecided(after):
            return after, (told,)
        scored, events = self.course.score(after, at, claim)
        return scored, (told, *events)

    def _must_play(self, state: State, seat: Seat, *, plan: bool) -> None:
        if state.phase != "SLIDE" or seat != state.active:
            raise Refused("NOT_YOUR_TURN", "SRCH-E2", active=state.active)
        if plan and self.config.touch_move == "strict":
            raise Refused("TOUCH_IS_STRICT", "SRCH-R23")
        if not plan and self.config.touch_move == "plan":
            raise Refused("TOUCH_IS_PLAN", "SRCH-R23")

    def _must_hear(self, state: State, seat: Seat) -> Announcement:
        if state.claim is None or seat == state.active:
            raise Refused("NO", "SRCH-R10")
        if seat in state.accepted:
            raise Refused("ALREADY_ACCEPTED", "SRCH-R10")
        return state.claim

    def _checked(self, board: Board, moved: tuple[Slid, ...], source: Cell, target: Cell) -> Slid:
        """The slide, if it is legal now."""
        if any(slid.target == source for slid in moved):
            raise Refused("ALREADY_MOVED", "SRCH-R02", cell=source)
        letter = boards.at(board, source)
        if letter == boards.EMPTY:
            raise Refused("NO_LETTER", "SRCH-C2", cell=source)
        if not boards.is_inside(board, target):
            raise Refused("OFF_BOARD", "SRCH-C2", cell=target)
        if boards.direction_of(source, target) is None:
            raise Refused("NOT_STRAIGHT", "SRCH-C2", letter=letter)
        way = boards.path(source, target)
        block = next((cell for cell in way if boards.at(board, cell) != boards.EMPTY), None)
        if block is not None:
            raise Refused("BLOCKED", "SRCH-C4", letter=letter, by=boards.at(board, block), at=block)
        return Slid(letter, source, target)

    def _well_formed(
        self, state: State, word: str, start: Cell, direction: Direction
    ) -> Announcement:
        """The announcement, if the word stands there with every moved letter in it."""
        if not state.moved:
            raise Refused("NO_LETTER_MOVED", "SRCH-R04")
        if len(word) < self.config.min_length:
            raise Refused("TOO_SHORT", "SRCH-R14", least=self.config.min_length)
        place = boards.segment(start, direction, min(len(word), sum(boards.size(state.board))))
        there = "".join(boards.at(state.board, cell) for cell in place)
        if there != word or boards.EMPTY in there:
            raise Refused("NOT_SPELLED_THERE", "SRCH-C8", there=there)
        for slid in state.moved:
            if slid.target not in place:
                raise Refused(
                    "MOVED_LETTER_OUTSIDE_WORD", "SRCH-C5", letter=slid.letter, cell=slid.target
                )
        return Announcement(
            word=word,
            start=start,
            direction=direction,
            value=alphabet.value(word, self.values),
            points=alphabet.points(word, self.values),
        )

    def _announced(self, state: State, at: Millis, claim: Announcement) -> Stepped:
        """The word counts at once, or the others may question it (SRCH-F1)."""
        if self.course.is_judged:
            return self.course.score(state, at, claim)
        until = at + 1000 * self.config.challenge_seconds
        told = Claimed(
            seat=state.active,
            turn=state.turn,
            word=claim.word,
            start=claim.start,
            direction=claim.direction,
            value=claim.value,
            points=claim.points,
            until=until,
        )
        return replace(state, phase="WINDOW", claim=claim, until=until), (told,)

    def _rejected(self, state: State, claim: Announcement) -> Rejected:
        return Rejected(
            seat=state.active,
            turn=state.turn,
            word=claim.word,
            start=claim.start,
            direction=claim.direction,
        )

    def _told(self, state: State, slid: Slid) -> Moved:
        return Moved(
            seat=state.active,
            turn=state.turn,
            letter=slid.letter,
            source=slid.source,
            target=slid.target,
        )


def dealt(distribution: str, rng: Rng) -> tuple[Board, Rng]:
    """The letters of the set at random in the circles, the yellow ones empty (SRCH-B2, B4)."""
    letters, rng = rng.shuffle(alphabet.full(distribution))
    pile = iter(letters)
    rows = (
        "".join(
            boards.EMPTY if (r, c) in alphabet.HOLE else next(pile)
            for c in range(1, alphabet.SIDE + 1)
        )
        for r in range(1, alphabet.SIDE + 1)
    )
    return "/".join(rows), rng


def oracle(words: Words) -> Oracle:
    """What the rules ask: the words themselves if they can tell what is possible, else a small
    list of words and the plain search."""
    if isinstance(words, Oracle):
        return words
    if isinstance(words, Collection):
        return Reference(words)
    raise TypeError("the end of Wordsearch needs words that can be listed, or an oracle")
