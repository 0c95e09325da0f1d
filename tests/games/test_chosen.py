"""Options as somebody types them: what no table can have is told in both languages."""

import pytest

from logomachie.games import GAMES
from logomachie.games.chosen import read, unfit


@pytest.mark.parametrize(
    ("words", "french", "english"),
    [
        ("judge=x", "judge : auto | vote, et non x", "not x"),
        ("raceSeconds=1", "raceSeconds : 15–90, et non 1", "raceSeconds: 15–90, not 1"),
        ("noRepeat=1", "noRepeat : false | true, et non 1", "not 1"),
        ("colour=red", "pas d’option « colour » pour word-whiz", "there are: judge, race"),
    ],
)
def test_what_no_table_can_have_is_told(words: str, french: str, english: str) -> None:
    """Which values there are, or which options."""
    said = unfit(GAMES["word-whiz"], read(words.split()))

    assert said is not None
    assert french in said.fr
    assert english in said.en


@pytest.mark.parametrize("slug", GAMES)
def test_every_choice_of_the_page_may_be_had(slug: str) -> None:
    """Each option by its first value, by its last, and by its bounds."""
    for option in GAMES[slug].options:
        for value in (option.values[0], option.values[-1], option.least, option.most):
            if value is not None:
                assert unfit(GAMES[slug], {option.name: value}) is None


def test_a_word_without_a_value_is_none() -> None:
    """The word itself is told."""
    with pytest.raises(ValueError, match=r"^dup$"):
        read(["judge=vote", "dup"])
