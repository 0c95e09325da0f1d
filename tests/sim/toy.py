"""The smallest game with a secret: seats add in turn, each has a hand that nobody else sees."""

# a trivial game has no use for most of what a game is given

from typing import Any, TypeAlias

from logomachie.core.game import (
    Config,
    Event,
    Lapsed,
    Move,
    Outcome,
    Refused,
    View,
    Words,
    WordsChosen,
)
from logomachie.core.record import WordList
from logomachie.core.rng import Rng
from logomachie.core.value import Millis, Seat, Value
from logomachie.games.spec import Spec
from logomachie.server.wire_words import WordPage

TURN: Millis = 60 * 60_000  # a turn may take an hour: many hours are cheap to simulate
IDLE = 40  # turns nobody takes end a game, as in every game of the club


class Setup(Config, kw_only=True):
    """No options."""


class State(Value, kw_only=True):
    """The sum, whose turn it is, the hands, the deadline."""

    count: int
    turn: Seat
    hands: tuple[str, ...]
    until: Millis
    idle: int = 0  # turns in a row in which nobody did anything


class Add(Move):
    """Add to the sum."""

    n: int


class Added(Event):
    """The sum has grown."""

    seat: Seat
    n: int
    count: int


class Look(View, kw_only=True):
    """The sum, the turn, one's own hand."""

    count: int
    turn: Seat
    hand: str | None


Stepped: TypeAlias = tuple[State, tuple[Added | Lapsed, ...]]


class Rules:
    """Seats add in turn."""

    def __init__(self, config: Setup, words: Words) -> None:
        self.config = config

    def start(self, rng: Rng, at: Millis) -> State:
        hands = tuple(f"{rng.seed}-{seat}" for seat in range(self.config.seats))
        return State(count=0, turn=0, hands=hands, until=at + TURN)

    def step(self, state: State, at: Millis, seat: Seat, move: Add, credit: Millis = 0) -> Stepped:
        if seat != state.turn:
            raise Refused("NOT_YOUR_TURN", "MIC-D1")
        count = state.count + move.n
        return self._next(state, count, at, 0), (Added(seat=seat, n=move.n, count=count),)

    def tick(self, state: State, at: Millis) -> Stepped:
        return self._next(state, state.count, at, state.idle + 1), (Lapsed(seat=state.turn),)

    def resign(self, state: State, at: Millis, seat: Seat) -> Stepped:
        return state, ()

    def wake(self, state: State) -> Millis:
        return state.until

    def waiting(self, state: State) -> tuple[Seat, ...]:
        return (state.turn,)

    def view(self, state: State, seat: Seat | None) -> Look:
        return Look(
            seat=seat,
            can=("Add",) if seat == state.turn else (),
            wake=state.until,
            count=state.count,
            turn=state.turn,
            hand=None if seat is None else state.hands[seat],
        )

    def scores(self, state: State) -> tuple[int, ...]:
        return (state.count,) * self.config.seats

    def outcome(self, state: State) -> Outcome | None:
        return Outcome(self.scores(state), (), "IDLE", "HOUSE-08") if state.idle >= IDLE else None

    def _next(self, state: State, count: int, at: Millis, idle: int) -> State:
        turn = (state.turn + 1) % self.config.seats
        return State(count=count, turn=turn, hands=state.hands, until=at + TURN, idle=idle)


PARTS = {
    "Setup": Setup,
    "TableView": Look,
    "Asked": Add,
    "Happened": Added,
    "OPTIONS": (),
    "examine": lambda _: None,
    "Rules": Rules,
}


class Toy(Spec):
    """A game whose parts are all in this file."""

    def part(self, module: str, name: str) -> Any:
        return PARTS[name]

    @property
    def judges(self) -> bool:
        return True

    def maybe(self, module: str, name: str, default: Any) -> Any:
        return {"best": None} if name == "QUESTIONS" else default


TOY = Toy(room="tests.sim", slug="toy", title="Toy", prefix="X", least=2, most=4, minutes=1)


class NoWords:
    """A dictionary for a game without words."""

    async def identity(self, chosen: WordsChosen = "complet") -> WordList:
        return WordList("none", "0", "0")

    async def words(self, game: str, digest: str = "", club: str = "") -> Words:
        return frozenset()

    async def has(self, digest: str, club: str = "") -> bool:
        return False

    async def changes(self, digest: str) -> str:
        return ""

    async def begun(self, start: str) -> tuple[str, ...]:
        return (start,) if start else ()

    async def page(self, word: str) -> WordPage:
        return WordPage(word=word, valid=False, readings=())
