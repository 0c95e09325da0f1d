"""The options of a table: what may be chosen, and what happens to other wishes."""

import msgspec
import pytest

from logomachie.core.game import Refused
from logomachie.games.word_whiz import GAME as WORD_WHIZ
from logomachie.games.word_whiz.rules.types import Setup
from tests.kit.clauses import clause

SECTION_9 = {
    "judge", "race", "raceSeconds", "speakSeconds", "flipSeconds", "dup", "cap", "afterInvalid",
    "excludedFlips", "raceOnDeal", "noRepeat", "deck", "rubber", "contestSeconds", "voteSeconds",
    "idleRounds", "track", "cardCount",
}  # fmt: skip


@clause("HOUSE-01")
def test_every_option_of_the_rules_may_be_chosen() -> None:
    """The page that sets a table is told of each."""
    names = [option.name for option in WORD_WHIZ.options]

    assert set(names) >= SECTION_9


@clause("HOUSE-01")
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("raceSeconds", 14),
        ("raceSeconds", 91),
        ("track", 12),
        ("idleRounds", 0),
        ("speakSeconds", -1),
        ("seats", 0),
        ("seats", 5),
        ("edition", 3),
        ("absentLevel", 4),
        ("absence", 0),
        ("absence", 10**12),
        ("handicaps", ["B: 12 s"] * 17),
        ("handicaps", ["x" * 81]),
    ],
)
def test_what_may_not_be_chosen_is_refused(name: str, value: object) -> None:
    """With the name of the option, so that the page can say which."""
    config = msgspec.convert({"seats": 2, "lexicon": "kit", name: value}, Setup)
    with pytest.raises(Refused) as refusal:
        WORD_WHIZ.check(config)

    assert ("BAD_OPTION", name) == (refusal.value.code, refusal.value.about["option"])


@pytest.mark.parametrize(("name", "value"), [("judge", "king"), ("race", 3), ("nope", 1)])
def test_what_is_no_option_does_not_decode(name: str, value: object) -> None:
    """Unknown names and values are caught where options enter the house."""
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"seats": 2, "lexicon": "kit", name: value}, Setup)


@clause("HOUSE-07")
def test_a_position_that_cannot_be_is_refused_before_the_table_is_set() -> None:
    """With what is wrong about it."""
    with pytest.raises(Refused) as refusal:
        WORD_WHIZ.check(Setup(seats=2, lexicon="kit", position="DTN"))

    assert ("BAD_POSITION", "HOUSE-07") == (refusal.value.code, refusal.value.clause)


@clause("MIC-R01", "HOUSE-12")
def test_one_to_four_seats() -> None:
    """Four boards: at most four players; alone one plays against one's own record."""
    for seats in (1, 2, 3, 4):
        WORD_WHIZ.check(Setup(seats=seats, lexicon="kit"))

    assert (1, 4) == (WORD_WHIZ.least, WORD_WHIZ.most)
