"""The trivial game of the server's bench: two players add in turn; each has a hand of his own."""

# ruff: noqa: ARG002  # a trivial game has no use for most of what a game is given

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

TURN: Millis = 600_000
HANDS = ("ORNA", "PURS")


class Setup(Config, kw_only=True):
    """No options."""


class State(Value, kw_only=True):
    """The sum, whose turn it is, and the hands."""

    count: int
    turn: Seat
    hands: tuple[str, str]
    until: Millis


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
    """Players add in turn, for ever."""

    def __init__(self, config: Setup, words: Words) -> None:
        self.config = config

    def start(self, rng: Rng, at: Millis) -> State:
        return State(count=0, turn=0, hands=HANDS, until=at + TURN)

    def step(self, state: State, at: Millis, seat: Seat, move: Add, credit: Millis = 0) -> Stepped:
        if seat != state.turn:
            raise Refused("NOT_YOUR_TURN", "MIC-D1")
        count = state.count + move.n
        after = State(count=count, turn=1 - seat, hands=state.hands, until=at + TURN)
        return after, (Added(seat=seat, n=move.n, count=count),)

    def tick(self, state: State, at: Millis) -> Stepped:
        after = State(count=state.count, turn=1 - state.turn, hands=state.hands, until=at + TURN)
        return after, (Lapsed(seat=state.turn),)

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
        return (state.count, state.count)

    def outcome(self, state: State) -> Outcome | None:
        return None


PARTS = {
    "Setup": Setup,
    "TableView": Look,
    "Asked": Add,
    "Happened": Added,
    "OPTIONS": (),
    "examine": lambda _: None,
    "Rules": Rules,
}


class Counter(Spec):
    """A game whose parts are all in this file."""

    def part(self, module: str, name: str) -> Any:
        return PARTS[name]

    def maybe(self, module: str, name: str, default: Any) -> Any:
        return default


COUNTER = Counter(
    room="counter", slug="counter", title="Counter", prefix="X", least=2, most=2, minutes=1
)


class NoWords:
    """A dictionary for a game without words."""

    async def identity(self, chosen: WordsChosen = "complet") -> WordList:
        return WordList("none", "0", "0")

    async def words(self, game: str, digest: str = "", club: str = "") -> Words:
        return frozenset()

    async def changes(self, digest: str) -> str:
        return ""

    async def page(self, word: str) -> WordPage:
        return WordPage(word=word, valid=False, readings=())
