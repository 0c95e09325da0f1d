"""Text for a game without a way of its own, tried on one of two moves."""

from typing import Annotated

import pytest
from msgspec import Meta

from logomachie.core.game import Move, View
from logomachie.core.plainly import Plainly
from logomachie.core.value import Value


class State(Value, kw_only=True):
    """A letter and everybody's points lie open; the papers do not."""

    letter: Annotated[str, Meta(pattern="^[A-Z]$")] = "A"
    points: tuple[int, ...] = (0, 0)
    papers: tuple[str, ...] = ("secret", "secret")
    turn: int = 1


class Look(View, kw_only=True):
    letter: str
    points: tuple[int, ...]
    turn: int


class Write(Move):
    turn: int
    word: str


class Wait(Move):
    turn: int


LOOK = Look(seat=0, can=(), wake=None, letter="M", points=(7, 0), turn=3)
PLAIN = Plainly(State, Look, Write | Wait)
ALONE = Plainly(State, Look, Write)


def test_a_position_is_what_everybody_sees() -> None:
    """In the order of the state, what each seat has by strokes; and it is read back."""
    state = State(letter="M", points=(7, 0), turn=3, papers=("mot", "mur"))
    text = PLAIN.write(PLAIN.position(state))

    assert "M 7/0 3" == text
    assert PLAIN.position(state) == PLAIN.read(text)
    assert State(letter="M", points=(7, 0), turn=3) == PLAIN.placed(PLAIN.read(text), State())


@pytest.mark.parametrize("text", ["", "M 7/0", "M 7/0 3 4", "MM 7/0 3", "M 7/x 3", "M 7/0/1 3"])
def test_what_is_no_position_is_said(text: str) -> None:
    """Too little, too much, of another kind, for other seats."""
    with pytest.raises(ValueError, match="position"):
        PLAIN.placed(PLAIN.read(text), State())


def test_a_move_is_said_without_what_the_table_says() -> None:
    """Its name where there are several; the turn is the table's."""
    moves = [Write(3, "maison"), Wait(3)]
    said = [PLAIN.spoken(move) for move in moves]

    assert ["write maison", "wait"] == said
    assert moves == [PLAIN.heard(text, LOOK) for text in said]
    assert "maison" == ALONE.spoken(moves[0])
    assert moves[0] == ALONE.heard(" maison ", LOOK)


@pytest.mark.parametrize("text", ["", "write", "wait long", "maison"])
def test_what_is_no_move_is_said(text: str) -> None:
    """A word too few or too many, or none of the names."""
    with pytest.raises(ValueError, match="not a move"):
        PLAIN.heard(text, LOOK)
