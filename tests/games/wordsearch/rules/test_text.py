"""Positions and moves as text, both ways, and positions a table may start from (HOUSE-07)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from logomachie.core.rng import Rng
from logomachie.games.wordsearch.rules import text
from logomachie.games.wordsearch.rules.text import Position
from logomachie.games.wordsearch.rules.types import (
    Accept,
    Asked,
    Challenge,
    Claim,
    Play,
    Setup,
    Slide,
    Stop,
)
from tests.games.wordsearch.story import AILE, A, B, told
from tests.kit.clauses import clause

BOARDS = st.tuples(st.integers(1, 11), st.integers(1, 11)).flatmap(
    lambda size: st.lists(
        st.text("ABEZ.", min_size=size[1], max_size=size[1]), min_size=size[0], max_size=size[0]
    ).map("/".join)
)
POSITIONS = st.integers(1, 4).flatmap(
    lambda seats: st.builds(
        Position,
        board=BOARDS,
        scores=st.lists(st.integers(-99, 999), min_size=seats, max_size=seats).map(tuple),
        active=st.integers(0, seats - 1),
        dry=st.integers(0, 12),
    )
)


@given(POSITIONS)
def test_a_position_survives_being_written(position: Position) -> None:
    """Reading what was written gives it back."""
    assert position == text.read(text.write(position))


@pytest.mark.parametrize(
    "move",
    [
        Slide(3, (5, 6), (6, 5)),
        Claim(3, "BLEU", (6, 3), "E"),
        Claim(3, "AILE", (1, 10), "SW"),
        Stop(3),
        Play(3, (((5, 6), (6, 5)), ((4, 6), (6, 6))), "BLEU", (6, 3), "E"),
        Play(3, (((5, 6), (6, 5)),)),
        Challenge(3),
        Accept(3),
    ],
)
def test_a_move_survives_being_typed(move: Asked) -> None:
    """Reading what one would type gives the move back."""
    assert move == text.asked(text.spoken(move), 3)


@clause("SRCH-R01")
def test_cells_are_named_as_on_the_edges() -> None:
    """Column letter, then row number."""
    assert "slide F5 E6" == text.spoken(Slide(1, (5, 6), (6, 5)))
    assert ((1, 1), (10, 10)) == (text.cell_named("a1"), text.cell_named("J10"))


@pytest.mark.parametrize(
    "typed", ["", "hop", "slide A1", "slide A1 11", "claim BLEU A1 UP", "play A1", "stop now"]
)
def test_what_is_no_move_is_said_to_be_none(typed: str) -> None:
    """A mistake in typing is a ValueError with the text in it."""
    with pytest.raises(ValueError, match="not a move"):
        text.asked(typed, 1)


def test_a_board_is_a_position() -> None:
    """The shortest one: two players without a point, the first to move."""
    position = text.read(AILE.lower())

    assert Position(board=AILE) == position
    assert f"{AILE} 0/0" == text.write(position)


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("", "has a board"),
        ("AB/C", "one length"),
        ("AB AB", "twice"),
        ("AB 0/0 active:C", "only seats"),
        ("AB 0/0/0/0/0", "not part"),
        ("AB dry:x", "not part"),
        ("A" * 12, "at most 11"),
        ("AB É/.", "not part"),
    ],
)
def test_what_is_no_position_is_said_to_be_none(line: str, wrong: str) -> None:
    """A mistake is a ValueError that says what is wrong."""
    with pytest.raises(ValueError, match=wrong):
        text.read(line)


@clause("HOUSE-07")
def test_a_table_starts_from_a_position() -> None:
    """It looks as the text says, and says that it began there."""
    line = f"{AILE} 4/-5 active:B dry:2"
    story = told(line)

    assert line == text.write(text.position(story.state))
    assert line == story.game.config.position
    assert ("Slide",) == story.view(B).can[:1]
    assert "Slide" not in story.view(A).can


@clause("HOUSE-07")
def test_a_position_for_other_seats_is_refused() -> None:
    """A table does not start from it."""
    with pytest.raises(ValueError, match="for 2 seats"):
        text.placed(text.read(AILE), Setup(seats=3, lexicon="kit"), Rng("x"), 0)
