"""Whose words are likely to be known: a bot's by its level, a person's by what is known of him."""

import msgspec
import pytest

from logomachie.analysis.known import PERSON, age_at, ages_of
from logomachie.core.record import Head, WordList
from logomachie.core.value import encoded
from logomachie.games.word_whiz.rules.types import Setup

MINE = 4


def setup(**options: object) -> Setup:
    return Setup(seats=3, lexicon="0f", **options)  # type: ignore[arg-type]


def head(*bots: int | None) -> Head:
    return Head(
        game="word-whiz",
        config=msgspec.Raw(encoded(setup())),
        seed="s",
        at=0,
        lexicon=WordList("fr", "1", "0f"),
        bots=bots,
    )


def test_a_bot_knows_the_words_of_its_level() -> None:
    """And of a person nothing is known."""
    assert (2, 4, 5) == ages_of(head(0, 1, 3), setup())
    assert (PERSON, PERSON, 4) == ages_of(head(None, None, 1), setup())
    assert (PERSON, PERSON, PERSON) == ages_of(head(), setup())


@pytest.mark.parametrize(("strength", "age"), [(0, 2), (5, 3), (8, 4), (10, 4), (16, 5), (30, 5)])
def test_of_a_person_who_plays_at_his_own_strength_it_is_known(strength: int, age: int) -> None:
    """The bot « de ma force » and he know the same; beside him another bot keeps its level."""
    assert (age, age, 2) == ages_of(head(None, MINE, 0), setup(strength=strength))


def test_whose_strength_it_was_is_not_known_of_several() -> None:
    """The setup has one number; « de ma force » without one begins where a newcomer does."""
    assert (PERSON, PERSON, 5) == ages_of(head(None, None, MINE), setup(strength=30))
    assert (PERSON, 3, 2) == ages_of(head(None, MINE, 0), setup())


def test_whoever_asks_may_name_the_age() -> None:
    """`--level` on the command line is for all seats."""
    assert (4, 4, 4) == ages_of(head(None, MINE, 0), setup(strength=0), 4)


def test_ages_lie_between_those_of_two_levels() -> None:
    """No level is above the last."""
    assert [2, 3, 4, 5, 5, 5] == [age_at(level) for level in (0, 0.5, 1, 1.5, 2, 3)]
