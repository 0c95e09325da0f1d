"""The rules of Cadenas, edition 1. Article numbers are those of RULES.md."""

from msgspec.structs import replace

from logomachie.core.game import Outcome, Words, without
from logomachie.core.rng import Rng
from logomachie.core.value import Millis, Seat
from logomachie.games.cadenas.rules import cards, text, vote
from logomachie.games.cadenas.rules.course import Course, Stepped
from logomachie.games.cadenas.rules.judge import Judge
from logomachie.games.cadenas.rules.look import look
from logomachie.games.cadenas.rules.objection import Objections
from logomachie.games.cadenas.rules.score import scores, winners
from logomachie.games.cadenas.rules.turn import Turn
from logomachie.games.cadenas.rules.types import (
    Accept,
    Asked,
    Challenge,
    Lay,
    Lock,
    PutBack,
    Setup,
    State,
    TableView,
    Take,
    Transform,
    Vote,
)

CLAUSES = {"FINAL": "CAD-K6", "DRY": "CAD-R14", "STOCK": "CAD-R14", "STALEMATE": "CAD-K11"}


class Rules:
    """Cadenas opened at one setup."""

    def __init__(self, config: Setup, words: Words) -> None:
        self.config = config
        self.judge = Judge(config, words)
        self.course = Course(config, self.judge)
        self.turn = Turn(self.course)
        self.objections = Objections(self.course)

    @property
    def hinted(self) -> frozenset[str]:
        return frozenset({"Take", "Lay", "Transform"})

    @property
    def races(self) -> bool:
        return False

    def exposes(self, view: TableView) -> bool:
        """Whether a word of this seat lies without a padlock (HOUSE-15)."""
        locked = {lock.place for lock in view.padlocks}
        return any(word.owner == view.seat and word.id not in locked for word in view.words)

    def start(self, rng: Rng, at: Millis) -> State:
        setup, until = self.config, self.course.turn_until(at)
        if setup.position:  # HOUSE-07
            return text.placed(text.read(setup.position), setup, rng, until)
        deck = cards.full(setup.deck)
        squares, hands, stock, rng = cards.deal(deck, setup.seats, setup.pair_squares, rng)
        starter, rng = rng.below(setup.seats)  # CAD-F1
        return State(
            rng=rng,
            phase="TAKE",
            turn=1,
            active=starter,
            until=until,
            hands=tuple(hands),
            stock=stock,
            squares=tuple(squares),
            covered=(0,) * setup.pair_squares,
            supply=setup.seats,  # CAD-S3
            dry=(0,) * setup.seats,
            late=(0,) * setup.seats,
        )

    def step(
        self,
        state: State,
        at: Millis,
        seat: Seat,
        move: Asked,
        credit: Millis = 0,  # noqa: ARG002  # no race here is settled by time
    ) -> Stepped:
        self.turn.must_run(state, move.turn)
        match move:
            case Take(square=square):
                return self.turn.take(state, seat, square)
            case Lay():
                return self.turn.lay(state, at, seat, move)
            case Transform():
                return self.turn.transform(state, at, seat, move)
            case Lock(padlock=padlock, word=word):
                return self.turn.lock(state, seat, padlock, word)
            case PutBack():
                return self.turn.put_back(state, at, seat, move.cards)
            case Challenge(word=word):
                return self.objections.challenge(state, at, seat, word)
            case Accept():
                return self.objections.accept(state, at, seat)
            case Vote(question=question, agrees=agrees):
                return vote.voted(state, at, seat, question, agrees)

    def tick(self, state: State, at: Millis) -> Stepped:
        match state.phase:
            case "TAKE" | "PLAY" | "PUT_BACK":
                return self.course.time_out(state, at)
            case "VOTE":
                return vote.silent(state, at)
            case "WINDOW":  # R25: nobody questions the words any more
                return self.course.close(state, at)
            case "OVER":
                return state, ()

    def resign(self, state: State, at: Millis, seat: Seat) -> Stepped:
        """HOUSE-05: his words and padlocks stay and can be taken; his turn ends as by the clock."""
        left = replace(
            state,
            gone=tuple(sorted((*state.gone, seat))),
            owing=without(state.owing, (seat,)),
            finals=None if state.finals is None else without(state.finals, (seat,)),
        )
        if len(self.course.players(left)) < 2:  # the house ends the game
            return left, ()
        if seat == left.active:
            return self._leave_turn(left, at)
        match left.phase:
            case "VOTE":
                return vote.without_voter(left, at, seat)
            case "WINDOW" if not self.course.undecided(left):
                return self.course.close(left, at)
        return left, ()

    def _leave_turn(self, state: State, at: Millis) -> Stepped:
        match state.phase:
            case "TAKE":
                return self.course.next_turn(state, at)
            case "VOTE":
                dropped, told = vote.dropped(state)
                after, events = self._leave_turn(dropped, at)
                return after, (*told, *events)
            case "PLAY" | "PUT_BACK":
                return self.course.clock_puts_back(replace(state, phase="PUT_BACK"), at)
        return state, ()

    def wake(self, state: State) -> Millis | None:
        return None if state.phase == "OVER" else state.until

    def waiting(self, state: State) -> tuple[Seat, ...]:
        match state.phase:
            case "TAKE" | "PLAY" | "PUT_BACK":
                return (state.active,)
            case "VOTE":
                assert state.question is not None
                return state.question.ballot.waiting
            case "WINDOW":
                return self.course.undecided(state)
            case "OVER":
                return ()

    def looks(self, state: State) -> Seat | None:
        return state.active if state.phase in ("TAKE", "PLAY", "PUT_BACK") else None

    def view(self, state: State, seat: Seat | None) -> TableView:
        return look(self.course, state, seat)

    def scores(self, state: State) -> tuple[int, ...]:
        return scores(self.config, state)

    def outcome(self, state: State) -> Outcome | None:
        if state.why is None:
            return None
        won = winners(self.config, state, self.course.players(state))
        return Outcome(self.scores(state), won, state.why, CLAUSES[state.why])
