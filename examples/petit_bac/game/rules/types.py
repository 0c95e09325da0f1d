"""Petit Bac: configuration, state, moves and view."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from logomachie.core.game import Config, Move, View
from logomachie.core.rng import Rng
from logomachie.core.value import Deadline, Value

Letter: TypeAlias = Annotated[str, Meta(pattern="^[A-Z]$")]
Points: TypeAlias = Annotated[int, Meta(ge=0, le=9999)]
Round: TypeAlias = Annotated[int, Meta(ge=1, le=99)]
Papers: TypeAlias = tuple[str | None, ...]  # what each seat has written, as a plain key


class Setup(Config, kw_only=True):
    """What the players agree on."""

    rounds: int = 5  # BAC-6
    seconds: int = 60  # BAC-3


class State(Value, kw_only=True):
    """The whole game, secrets included."""

    rng: Rng
    letter: Letter = ""
    until: Deadline = 0
    papers: Papers = ()  # hidden until the round is over
    points: tuple[Points, ...]
    round: Round = 0  # none yet
    gone: tuple[int, ...] = ()  # seats that have resigned


class Write(Move):
    """Write a word for this round; it cannot be changed (BAC-2)."""

    round: int
    word: str


Asked: TypeAlias = Write


class TableView(View, kw_only=True):
    """What one seat may know."""

    round: int
    rounds: int
    letter: str
    points: tuple[int, ...]
    written: tuple[int, ...]  # the seats that have a word
    mine: str | None  # one's own
