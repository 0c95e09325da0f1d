"""The options of a table: what may be chosen, and what happens to other wishes."""

import msgspec
import pytest

from logomachie.core.game import Refused
from logomachie.games import GAMES
from logomachie.games.wordsearch import GAME as WORDSEARCH
from logomachie.games.wordsearch.rules.rules import oracle
from logomachie.games.wordsearch.rules.types import Setup
from tests.games.wordsearch.story import A, B, told
from tests.kit.clauses import clause

SECTION_10 = {
    "validation", "touchMove", "minLength", "turnSeconds", "challengeSeconds", "failLimit",
    "values", "distribution", "opener",
}  # fmt: skip


@clause("HOUSE-01")
def test_every_option_of_the_rules_may_be_chosen() -> None:
    """The page that sets a table is told of each; the size is the board's (R01)."""
    names = [option.name for option in WORDSEARCH.options]

    assert WORDSEARCH == GAMES["wordsearch"]
    assert set(names) >= SECTION_10


@clause("HOUSE-01")
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("minLength", 1),
        ("minLength", 4),
        ("turnSeconds", 30),
        ("challengeSeconds", 4),
        ("failLimit", -1),
        ("opener", 4),
        ("opener", -2),
        ("dryRounds", [3, 2]),
        ("dryRounds", [0, 1]),
        ("seats", 5),
        ("edition", 2),
    ],
)
def test_what_may_not_be_chosen_is_refused(name: str, value: object) -> None:
    """With the name of the option, so that the page can say which."""
    config = msgspec.convert({"seats": 2, "lexicon": "kit", name: value}, Setup)
    with pytest.raises(Refused) as refusal:
        WORDSEARCH.check(config)

    assert ("BAD_OPTION", name) == (refusal.value.code, refusal.value.about["option"])


@clause("HOUSE-07")
def test_a_position_that_cannot_be_is_refused_before_the_table_is_set() -> None:
    """With what is wrong about it."""
    with pytest.raises(Refused) as refusal:
        WORDSEARCH.check(Setup(seats=2, lexicon="kit", position="AB/C"))

    assert ("BAD_POSITION", "HOUSE-07") == (refusal.value.code, refusal.value.clause)


@clause("SRCH-R12")
def test_dry_rounds_may_be_agreed() -> None:
    """One round of dry turns ends this game."""
    story = told("A.S/... 0/0 dry:1", words="as", dry_rounds=(1, 1))
    story.does(A, "slide A1 A2", "stop")

    assert story.outcome is not None


@clause("SRCH-R10")
def test_the_window_may_be_longer() -> None:
    """As the table chose."""
    story = told("BLE./...U", challenge_seconds=40).does(A, "slide D2 D1", "claim BLEU A1 E")

    assert story.now + 40_000 == story.view(B).wake


def test_the_rules_need_words_that_can_tell_the_end() -> None:
    """A mere «is it a word» cannot say whether anything can still be formed."""

    class Bare:
        def __contains__(self, word: object) -> bool:
            return True

    with pytest.raises(TypeError, match="oracle"):
        oracle(Bare())
