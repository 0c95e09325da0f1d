"""Positions and moves as text, both ways, and positions a table may start from (HOUSE-07)."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from logomachie.core.rng import Rng
from logomachie.games.cadenas.rules import cards, speech, text
from logomachie.games.cadenas.rules.position import Lying, Position
from logomachie.games.cadenas.rules.types import (
    Accept,
    Asked,
    Challenge,
    Lay,
    Lock,
    PutBack,
    Setup,
    Take,
    Transform,
    Vote,
)
from tests.games.cadenas.story import A, placed
from tests.kit.clauses import clause

LETTERS = st.text("ABESTZ", max_size=8).map(cards.ordered)
WORDS = st.builds(
    Lying,
    st.integers(0, 5),
    st.text("ABESTZ", min_size=1, max_size=14),
    st.sampled_from(["common", "proper"]),
)
POSITIONS = st.builds(
    Position,
    words=st.lists(WORDS, max_size=6).map(tuple),
    supply=st.none() | st.integers(0, 6),
    squares=st.none() | st.lists(st.text("ABE", max_size=2), min_size=1, max_size=8).map(tuple),
    hands=st.none() | st.lists(LETTERS, min_size=1, max_size=6).map(tuple),
    stock=st.none() | st.text("ABESTZ", max_size=30),
    active=st.integers(0, 5),
    dry=st.just(()) | st.lists(st.integers(1, 9), min_size=1, max_size=6).map(tuple),
    finals=st.none() | st.lists(st.integers(0, 5), unique=True, max_size=6).map(tuple),
)


@given(POSITIONS)
def test_a_position_survives_being_written(position: Position) -> None:
    """Reading what was written gives it back."""
    assert position == text.read(text.write(position))


def test_padlocks_survive_too() -> None:
    """With the word they lie on and the noun they came from."""
    told = "A:TRI A:MEUSE! B:MOT lock:A/1/2 lock:B/-/- supply:0"

    assert told == text.write(text.read(told))
    assert ((0, 1, 2), (1, None, None)) == text.read(told).locks


@pytest.mark.parametrize(
    "move",
    [
        Take(3, 0),
        Lay(3, "MOT"),
        Lay(3, "Meuse", "proper", vote=True),
        Transform(3, 2, "traite"),
        Transform(3, 12, "Meuse", "proper"),
        Lock(3, 1, 4),
        PutBack(3, "XY"),
        PutBack(3, ""),
        Challenge(3, 5),
        Accept(3),
        Vote(3, 9, agrees=True),
        Vote(3, 9, agrees=False),
    ],
)
def test_a_move_survives_being_typed(move: Asked) -> None:
    """Reading what one would type gives the move back."""
    assert move == speech.asked(speech.spoken(move), 3, 9)


@pytest.mark.parametrize(
    "typed",
    ["", "take", "take 0", "take -1", "lay", "lay a b", "lock K 1", "put X Y", "vote maybe"],
)
def test_what_is_no_move_is_refused(typed: str) -> None:
    """With the text that was typed."""
    with pytest.raises(ValueError, match="not a move"):
        speech.asked(typed, 1)


@pytest.mark.parametrize(
    ("typed", "complaint"),
    [
        ("king", "not part of a position"),
        ("active:G", "not part of a position"),
        ("active:A active:B", "twice"),
        ("lock:A/1/-", "not there"),
        ("A:TRI lock:B/1/-", "cannot name"),
        ("A:MEUSE! lock:A/1/-", "cannot name"),
        ("A:TRI lock:A/-/1", "cannot name"),
        ("A:TRI lock:A/1/- lock:A/1/-", "two padlocks"),
        (" ".join(["A:TRI"] * 61), "at most"),
        ("C:TRI", "more than 2 seats"),
        ("hands:A/B/C", "3 hands for 2"),
        ("dry:1/1/1", "3 counts for 2"),
        ("supply:3", "more padlocks"),
        ("squares:AB/CD", "6 squares"),
        ("squares:ABC/-/-/-/-/-", "a pair at most"),
    ],
)
def test_what_is_no_position_is_refused(typed: str, complaint: str) -> None:
    """With what is wrong about it."""
    with pytest.raises(ValueError, match=complaint):
        text.placed(text.read(typed), Setup(seats=2, lexicon="kit"), Rng("x"), 0)


@clause("HOUSE-07")
def test_what_is_left_out_is_dealt() -> None:
    """From the deck without what lies there."""
    state = placed("A:TRI hands:MOTLAC/PORTES").state
    rows = (*state.squares, *state.hands, state.stock, "TRI")

    assert Counter(cards.full("fr-110")) == Counter("".join(rows))
    assert ([2] * 6, 2) == ([len(pair) for pair in state.squares], state.supply)


@clause("HOUSE-07", "CAD-K6")
def test_a_position_without_a_stock_is_a_last_round() -> None:
    """This turn is a final one, and the others follow; unless another end was agreed."""
    told = "hands:MOT/SAS stock:- squares:ER/-/-/-/-/-"

    assert (1,) == placed(told).state.finals
    assert placed(told, end="untilDry").state.finals is None
    assert () == placed(f"{told} finals:-").state.finals


def test_the_position_of_a_state() -> None:
    """All that lies there, hands and stock too, gives the same table again."""
    story = placed(
        "A:TRI A:NANTES! lock:A/-/2 hands:MOTLAC/PORTES stock:EAI squares:ER/AN/TI/LO/SU/CM"
    )
    again = placed(text.write(text.position(story.state)))
    story.does(A, "take 1", "put ER")

    assert "ACLMOT" == again.state.hands[A]
    assert story.setup.position.split()[0] in text.write(text.position(story.state))
    assert again.state.padlocks == story.state.padlocks
