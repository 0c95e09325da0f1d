"""Positions and moves as text: `M 7/0 2` is the letter, everybody's points, the round."""

import re

from logomachie.games.petit_bac.rules.types import Asked, Setup, State, TableView, Write

from logomachie.core.rng import Rng
from logomachie.core.value import Millis, Value

POSITION = re.compile(r"([A-Z]) (\d{1,4}(?:/\d{1,4}){0,5}) (\d{1,2})")


class Position(Value, kw_only=True):
    """What lies open on the table when a letter has been drawn."""

    letter: str
    points: tuple[int, ...]
    round: int


def read(text: str) -> Position:
    """The position a line of text describes; ValueError says what is wrong with it."""
    found = POSITION.fullmatch(text.strip())
    if found is None:
        raise ValueError(f"not part of a position: {text[:40]}")
    letter, points, number = found.groups()
    return Position(letter=letter, points=tuple(map(int, points.split("/"))), round=int(number))


def write(position: Position) -> str:
    """The position as one line; `read` gives it back."""
    return f"{position.letter} {'/'.join(map(str, position.points))} {position.round}"


def position(state: State) -> Position:
    """What of a state goes into a position: what is being written does not."""
    return Position(letter=state.letter, points=state.points, round=state.round)


def placed(position: Position, setup: Setup, rng: Rng, at: Millis) -> State:
    """A state that looks so; ValueError if it cannot be."""
    if len(position.points) != setup.seats:
        raise ValueError(f"a position for {len(position.points)} seats, not {setup.seats}")
    if not 1 <= position.round <= setup.rounds:
        raise ValueError(f"not part of a position: {position.round}")
    return State(
        rng=rng,
        letter=position.letter,
        until=at + 1000 * setup.seconds,
        papers=(None,) * setup.seats,
        points=position.points,
        round=position.round,
    )


def spoken(move: Asked, view: TableView | None = None) -> str:  # noqa: ARG001  # one door for all
    """A move as one would type it: `maison`."""
    return move.word


def heard(text: str, view: TableView) -> Asked:
    """The move somebody typed at this table."""
    return Write(view.round, text.strip())
