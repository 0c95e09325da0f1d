"""Petit Bac: configuration, state, moves and view."""

from typing import TypeAlias

from logomachie.core.game import Config, Move, View
from logomachie.core.rng import Rng
from logomachie.core.value import Deadline, Value

Papers: TypeAlias = tuple[str | None, ...]  # what each seat has written, as a plain key


class Setup(Config, kw_only=True):
    """What the players agree on."""

    rounds: int = 5  # BAC-6
    seconds: int = 60  # BAC-3


class State(Value, kw_only=True):
    """The whole game, secrets included."""

    rng: Rng
    letter: str
    until: Deadline
    papers: Papers  # hidden until the round is over
    points: tuple[int, ...]
    round: int = 1
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
