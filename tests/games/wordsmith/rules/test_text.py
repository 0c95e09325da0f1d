"""Positions and moves as text, both ways."""

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from logomachie.core.game import Refused
from logomachie.games.wordsmith import GAME as WORDSMITH
from logomachie.games.wordsmith.rules import pieces, speech, text
from logomachie.games.wordsmith.rules.types import (
    EMPTY_ROWS,
    Accept,
    Asked,
    Choose,
    Claim,
    Confirm,
    Contest,
    Next,
    Object,
    Pass,
    PutBack,
    Roll,
    SetLetters,
    Setup,
    Start,
    Stuck,
    Vote,
)
from tests.games.wordsmith.story import A, told

MOVES: tuple[Asked, ...] = (
    SetLetters(2, "SOLEIL"), Start(2, 3), Roll(2), Choose(2, "Y", 3), PutBack(2, "G", 3),
    Claim(2, "SOLE", None, 3), Claim(2, "SOLE", 4, 3),
    Claim(2, "SAC", None, 3, ("G2", "R2Y1", "B1")), Object(2, 5, "SAME_ROOT"), Accept(2, 5),
    Vote(2, 5, True), Vote(2, 5, False), Stuck(2, True), Stuck(2, False), Pass(2, 3),
    Contest(2, 1, 6), Confirm(2, 0), Next(2),
)  # fmt: skip


def test_every_move_is_spoken_and_heard() -> None:
    """What is said means what was meant."""
    assert set(get_args(Asked)) == {type(move) for move in MOVES}
    assert list(MOVES) == [speech.asked(speech.spoken(move), 2, 3, 5) for move in MOVES]


@pytest.mark.parametrize(
    "said", ["", "hop", "roll R", "choose Z", "claim", "claim A B", "vote", "object X", "confirm Z"]
)
def test_what_is_no_move(said: str) -> None:
    """A ValueError, never a guess."""
    with pytest.raises(ValueError, match="not a"):
        speech.asked(said, 1)


POSITIONS = [
    "R4Y1B1G2",
    "R4Y1B1G2/R5Y3B1 words:CHAT,.,TACLE/. ticked:7/0 points:24/30 stuck:B stars:A round:2",
    "R1/∅ letters:SLOUPE",
    "R1/R1 circles:2/1 line:3",
    "R1/R1 words:CHAT,TACLE,CALER,PAL,PILE,SAC/ARC-EN-CIEL box:R1Y2 phase:last finisher:A",
]


@pytest.mark.parametrize("line", POSITIONS)
def test_a_position_is_read_and_written(line: str) -> None:
    """Both ways without loss."""
    assert line == text.write(text.read(line))


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("", "names the zones"),
        ("R1 R2", "twice"),
        ("R1R2", "a kind twice"),
        ("Q1", "not pieces"),
        ("R1/R1/R1/R1/R1", "more than 4 seats"),
        ("R1 words:A,B,C,D,E,F,G", "more than 6 rows"),
        ("R1 ticked:x", "not a number"),
        ("R1 hop:2", "not part"),
        ("R1 phase:end", "not part"),
    ],
)
def test_what_is_no_position(line: str, wrong: str) -> None:
    """The error says what is wrong."""
    with pytest.raises(ValueError, match=wrong):
        text.read(line)


@pytest.mark.parametrize(
    "line",
    [
        "R1", "R1/R1 round:4", "R1/R1 line:1", "R1/R1 letters:SLOUPE", "R1/R1 phase:last",
        "R1/R1 finisher:A", "R1/R1 stuck:C", "R1/R1 ticked:13/0", "R1/R1 ticked:0/0/0", "R41/R1",
        "R1/R1 words:A,B,C,D,E,F/.",
    ],
)  # fmt: skip
def test_what_cannot_be_on_a_table(line: str) -> None:
    """A position that does not fit the setup is refused when the table is set."""
    with pytest.raises(Refused, match="BAD_POSITION"):
        WORDSMITH.check(Setup(seats=2, lexicon="kit", position=line))


def test_a_state_is_a_position() -> None:
    """What lies on the table, after a word and a roll."""
    story = told("R4Y1B1G2/R1").claims(A, "SAC").rolls(A, "B")

    assert "R2Y1B1G2/R1 words:SAC/. ticked:2/0 stars:A" == text.write(text.position(story.state))


@given(st.tuples(*[st.integers(0, 40)] * 4))
def test_pieces_are_read_and_written(held: tuple[int, int, int, int]) -> None:
    """Any multiset."""
    assert held == pieces.read(pieces.write(held))


def test_rows_are_six() -> None:
    """Whatever a position names, the rest is empty."""
    assert (("SAC", *EMPTY_ROWS[1:]),) == text.read("R1 words:SAC").words
