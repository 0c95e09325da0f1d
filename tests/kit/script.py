"""Scripts: games as lists of (wait, seat, number), played on any game; they shrink to stories.

A number stands for a move: mostly one that the seat's view offers, sometimes another seat's, one
of the past round, or nonsense. Each line is read back from its bytes and followed, as on another
node; after 1, 2, 4, 8 … lines the game is folded from the start, as on a node that has just begun.
"""

from types import NoneType, UnionType
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st

from logomachie.core.game import Entry, Move, Refused, View
from logomachie.core.house import (
    Consent,
    Danger,
    Hint,
    Housed,
    HouseMove,
    Pause,
    ProposeEnd,
    Resign,
    Resume,
    Return,
    Seen,
    Typing,
)
from logomachie.core.log import advance, follow, replay
from logomachie.core.rng import Rng
from logomachie.core.value import Millis, Seat, encoded
from tests.kit.kits import KITS

START: Millis = 1_000_000
WAITS = (0, 1, 40, 149, 150, 151, 450, 500, 600, 700, 900, 1_200, 2_000, 4_900, 9_000, 31_000)
NUMBERS = (-(2**53), -1, 0, 1, 2, 3, 7, 150, 10**6, 2**53)
TEXTS = ("", " ", "dent", "d-t", "É" * 41, "x" * 10_000, "12", "a b", "\0", "😀", "\u0301" * 9)


class Turn(NamedTuple):
    """One line of a script."""

    wait: Millis
    seat: Seat
    number: int


SCRIPTS = st.lists(
    st.builds(Turn, st.sampled_from(WAITS), st.integers(0, 3), st.integers(0, 999)),
    min_size=8,
    max_size=40,
)
# A game is many examples: few of them in every run, more with `--hypothesis-profile hunt`.
LAW = settings(max_examples=(settings.default or settings()).max_examples // 20)
IN_QUICK = 1  # variant of a game: the laws of all of them together take minutes
EVERY_GAME = pytest.mark.parametrize(
    ("slug", "variant"),
    [
        pytest.param(slug, variant, marks=[pytest.mark.slow] if number >= IN_QUICK else [])
        for slug, kit in KITS.items()
        for number, variant in enumerate(kit.variants)
    ],
)


class Game:
    """A game played from a script: the log, and the state folded from it."""

    def __init__(self, slug: str, variant: str, seed: str = "script") -> None:
        self.kit = KITS[slug]
        self.game = self.kit.open(variant)
        self.rng, self.now = Rng(seed), START
        self.state: Housed[Any] = self.game.start(self.rng, START)
        self.log: list[bytes] = []
        self.lines: list[Entry[Any, Any]] = []  # the log as it is read back

    @property
    def seats(self) -> int:
        """How many play."""
        return self.game.config.seats

    @property
    def is_over(self) -> bool:
        """Whether there is an outcome."""
        return self.game.outcome(self.state) is not None

    def plays(self, script: list[Turn]) -> "Game":
        """Play a script to its end, or the game's."""
        for turn in script:
            self.turn(turn)
        return self

    def turn(self, turn: Turn) -> Refused | None:
        """Wait, serve what is due, try the move; what was refused."""
        self.now += turn.wait
        self.serve()
        if self.is_over:
            return None
        seat, move = self.move(turn.seat, turn.number)
        return self.tries(seat, move)

    def tries(self, seat: Seat, move: Move) -> Refused | None:
        """One move now; a refused one leaves no line."""
        try:
            _, line = advance(self.game, self.state, len(self.log) + 1, self.now, seat, move)
        except Refused as refusal:
            return refusal
        self._write(line)
        return None

    def serve(self) -> None:
        """Write the deadlines that have passed, each at its own time."""
        while (wake := self.game.wake(self.state)) is not None and wake <= self.now:
            self.tick(wake)

    def tick(self, at: Millis) -> None:
        """One deadline passes."""
        at = max(at, self.lines[-1].at if self.log else START)
        _, line = advance(self.game, self.state, len(self.log) + 1, at)
        self._write(line)

    def move(self, seat: Seat, number: int) -> tuple[Seat, Move]:
        """Whose move a number stands for, and which, in this state."""
        kind, number = number % 10, number // 10
        offers = [offer for seat in range(self.seats) if (offer := self.offered(seat, number))[1]]
        anybody = seat % self.seats
        if kind == 8:
            view = self.game.view(self.state, anybody)
            return anybody, nonsense(self.kit.spec.moves, number, view)
        if kind == 7 or not offers:
            if self.game.config.time and number % 2:
                return anybody, clock_moves(number // 2)
            return anybody, house_moves(number)
        able, moves = offers[seat % len(offers)]
        move = moves[0 if number % 4 else -1]  # what comes first is the bolder one
        return (able if kind < 7 else anybody), move

    def offered(self, seat: Seat, number: int = 0) -> tuple[Seat, tuple[Move, ...]]:
        """A seat, and a move for each name its view offers."""
        return seat, self.kit.legal(self.game.view(self.state, seat), number)

    def _write(self, line: Entry[Any, Any]) -> None:
        self.log.append(encoded(line))
        self.lines.append(self.game.decoder.decode(self.log[-1]))
        self.now = max(self.now, line.at)
        self.state = self._folded()

    def _folded(self) -> Housed[Any]:
        """The state by the log: the last line on the state before, or all of it from the start."""
        count, last = len(self.lines), self.lines[-1]
        if count & (count - 1):
            before = self.lines[-2].at
            return follow(self.game, self.state, count, before, last)
        return replay(self.game, self.rng, START, self.lines)


def house_moves(number: int) -> Move:
    """A move of the house; leaving for good is the rarest."""
    moves = (ProposeEnd(), Consent(True), Consent(False), Return(), Consent(True), Return())
    return Resign() if number % 13 == 0 else moves[number % len(moves)]


def clock_moves(number: int) -> Move:
    """A move of the house that has to do with time, or with hints."""
    moves = (Resume(), Seen(), Typing(), Pause(), Resume(), Hint(1), Hint(2), Hint(3), Danger())
    return moves[number % len(moves)]


def nonsense(moves: Any, number: int, view: View | None = None) -> Move:  # Any: a union of types
    """A move of some kind with fields of the right type and any content.

    With a view, every other one names its target rightly (`round`, `turn`), so that it is not
    turned away before anybody has looked at the rest of it.
    """
    kinds = get_args(moves | HouseMove)
    kind = kinds[number % len(kinds)]
    fields = msgspec.structs.fields(kind)
    content = {f.name: _content(f.type, number + 7 * i) for i, f in enumerate(fields)}
    if number // len(kinds) % 2:
        named = [f.name for f in fields if f.type is int and hasattr(view, f.name)]
        content |= {name: getattr(view, name) for name in named}
    made: Move = kind(**content)
    return made


def _content(kind: Any, number: int) -> object:
    if kind is str:
        return TEXTS[number % len(TEXTS)]
    if kind is bool:
        return number % 2 == 0
    if get_origin(kind) is Literal:
        return get_args(kind)[number % len(get_args(kind))]
    if get_origin(kind) is tuple:
        inside = get_args(kind)
        if inside[-1] is ...:
            inside = inside[:1] * (number % 3)
        return tuple(_content(part, number + 3 * i) for i, part in enumerate(inside))
    if get_origin(kind) in (Union, UnionType):
        return _content(get_args(kind)[number % len(get_args(kind))], number)
    if kind is NoneType:
        return None
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        parts = enumerate(msgspec.structs.fields(kind))
        return kind(**{part.name: _content(part.type, number + 5 * i) for i, part in parts})
    return NUMBERS[number % len(NUMBERS)]
