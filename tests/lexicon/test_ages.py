"""The age at which a word is likely to be known."""

import pytest

from logomachie.lexicon.ages import NEVER, age_of, ages
from logomachie.lexicon.load import french


def test_between_the_levels_ages_agree_with_them() -> None:
    """What a level says is known at its age, and nothing else is."""
    lexicon = french()
    found = ages(lexicon)

    assert ((found <= 2) == (lexicon.said <= 0)).all()
    assert ((found <= 4) == (lexicon.said <= 1)).all()
    assert ((found <= 5) == (lexicon.said <= 3)).all()


@pytest.mark.parametrize(
    ("word", "age"),
    [
        ("MAISON", 1),
        ("DIVERTISSEMENT", 3),
        ("MANGEASSIONS", 5),
        ("PARIS", 2),
        ("BIZERTE", NEVER),
        ("RENDEZ-VOUS", 2),
        ("XQZ", NEVER),
    ],
)
def test_a_word_is_known_from_its_age_on(word: str, age: int) -> None:
    """Common words, names and compounds alike; what is no word is known to nobody."""
    assert age == age_of(french(), word)
