"""Positions and moves as text, both ways, and positions a table may start from (HOUSE-07)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from logomachie.core.rng import Rng
from logomachie.games.word_whiz.rules import deck, text
from logomachie.games.word_whiz.rules.text import Position
from logomachie.games.word_whiz.rules.types import (
    Accept,
    Asked,
    Contest,
    Flip,
    Grab,
    Pass,
    Say,
    Setup,
    Submit,
    Vote,
)
from tests.games.word_whiz.story import A, B, boards, race, told
from tests.kit.clauses import clause

COLUMN = st.integers(1, 13)
POSITIONS = st.integers(1, 4).flatmap(
    lambda seats: st.builds(
        Position,
        visible=st.tuples(*[st.sampled_from("BCDFGHJLMNPQRSTVWYZ")] * 3),
        left=st.tuples(*[st.integers(0, 17)] * 3),
        pawns=st.lists(st.tuples(*[COLUMN] * 5), min_size=seats, max_size=seats).map(tuple),
        phase=st.sampled_from(["flip", "race"]),
        flipper=st.integers(0, seats - 1),
        out=st.sets(st.integers(0, seats - 1)).map(sorted).map(tuple),
        round=st.integers(1, 999),
        used=st.lists(st.sampled_from(["DENT", "TONNE"]), max_size=2, unique=True).map(tuple),
    )
)


@given(POSITIONS)
def test_a_position_survives_being_written(position: Position) -> None:
    """Reading what was written gives it back."""
    assert position == text.read(text.write(position))


@pytest.mark.parametrize(
    "move",
    [
        Flip(3, 2),
        Grab(3),
        Grab(3, 2100),
        Say(3, "cœurs"),
        Pass(3),
        Contest(3, 1),
        Accept(3, 1),
        Vote(3, 1, True),
        Vote(3, 1, False),
        Submit(3, "dent"),
    ],
)
def test_a_move_survives_being_typed(move: Asked) -> None:
    """Reading what one would type gives the move back."""
    assert move == text.asked(text.spoken(move), 3, speaker=1)


@pytest.mark.parametrize("typed", ["", "hop", "flip", "flip x", "grab -1", "vote maybe", "pass me"])
def test_what_is_no_move_is_said_to_be_none(typed: str) -> None:
    """A mistake in typing is a ValueError with the text in it."""
    with pytest.raises(ValueError, match="not a move"):
        text.asked(typed, 1)


def test_three_cards_are_a_position() -> None:
    """The shortest one: one player at the start, full packs, a card to turn."""
    position = text.read("dtn")

    assert Position(visible=("D", "T", "N")) == position
    assert "DTN 18/17/17 A1E1I1O1U1" == text.write(position)


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("", "three cards"),
        ("DTK", "not part of a position"),
        ("DTN DTN", "twice"),
        ("DTN 1/2", "not part"),
        ("DTN A1E1I1O1", "not part"),
        ("DTN flipper:B", "only seats"),
        ("DTN out:C", "only seats"),
        ("DTN round:0", "not part"),
        ("DTN phase:vote", "not part"),
        ("DTN round:" + "9" * 5000, "not part"),
    ],
)
def test_what_is_no_position_is_said_to_be_none(line: str, wrong: str) -> None:
    """A mistake is a ValueError that says what is wrong."""
    with pytest.raises(ValueError, match=wrong):
        text.read(line)


@clause("HOUSE-07")
@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        (f"JJJ {boards(2)}", "deck does not hold"),
        (f"DTN 20/20/20 {boards(2)}", "more cards"),
        (f"DTN 0/17/17 {boards(2)}", "finished pack"),
        (f"DTN {boards(3)}", "for 3 seats"),
        ("DTN A14E1I1O1U1/A1E1I1O1U1", "outside the columns"),
        ("DTN A13E13I13O13U13/A1E1I1O1U1", "has won"),
        (f"DTN {boards(2)} out:AB", "nobody may play"),
    ],
)
def test_a_position_that_cannot_be_is_refused(line: str, wrong: str) -> None:
    """A table does not start from it."""
    setup = Setup(seats=2, lexicon="kit")

    with pytest.raises(ValueError, match=wrong):
        text.placed(text.read(line), setup, Rng("x"), 0)


@clause("HOUSE-07")
def test_a_table_starts_from_a_position() -> None:
    """It looks as the text says; the cards nobody sees are drawn, and none is lost."""
    line = "DTN 3/9/7 A1E4I3O1U1/A2E1I1O1U1 phase:race flipper:B out:A round:7"
    story = told(line)

    assert line == text.write(text.position(story.state))
    assert (7, B, (A,)) == (story.view(A).round, story.view(A).flipper, story.view(A).excluded)
    cards = "".join((*story.state.packs, *story.state.turned))
    assert sorted(deck.cards("official")) == sorted(cards)


@clause("HOUSE-07")
def test_a_position_does_not_fix_what_is_hidden() -> None:
    """Two tables with the same diagram have their packs in different orders."""
    one, other = told(race("DTN"), seed="1"), told(race("DTN"), seed="2")

    assert one.state.packs != other.state.packs
    assert one.view(A) == other.view(A)


@clause("HOUSE-07")
def test_a_position_is_marked_as_such() -> None:
    """It stands in the table's config, which everybody is shown."""
    assert race("DTN") == told(race("DTN")).game.config.position
