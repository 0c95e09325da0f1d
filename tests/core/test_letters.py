"""Folding and counting letters."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from logomachie.core.letters import accented, contains, joined, letter_counts, plain


@pytest.mark.parametrize(
    ("word", "key"),
    [
        ("Cœurs", "COEURS"),
        ("leçon", "LECON"),
        ("Ægée", "AEGEE"),
        ("aujourd’hui", "AUJOURD'HUI"),
        ("porte‑clés", "PORTE-CLES"),
        (" naïveté ", "NAIVETE"),
        ("nai\u0308vete\u0301", "NAIVETE"),
        ("DÉJÀ", "DEJA"),
        ("cañon", "CANON"),
    ],
)
def test_plain_keys(word: str, key: str) -> None:
    """Capitals without accents, ligatures opened, one apostrophe and one hyphen."""
    assert key == plain(word)


@pytest.mark.parametrize(
    ("word", "key"), [("Ça", "ça"), ("CŒUR", "coeur"), ("cañon", "canon"), ("É", "é")]
)
def test_accented_keys(word: str, key: str) -> None:
    """Small letters with their accents, ñ made n."""
    assert key == accented(word)


@given(st.text("abcdefghijklmnopqrstuvwxyzàâäçéèêëîïôöùûüÿœæ’'-", max_size=30))
def test_folding_twice_is_folding_once(word: str) -> None:
    """A key is its own key."""
    assert plain(word) == plain(plain(word)) == plain(joined(word))


def test_letters_are_counted_without_signs() -> None:
    """Apostrophes and hyphens are no letters."""
    assert {"P": 1, "O": 2, "R": 1, "T": 1, "E": 1} == letter_counts("port'e-o")


@pytest.mark.parametrize(
    ("word", "needed", "repeated", "holds"),
    [
        ("tonne", "NNT", True, True),
        ("tenir", "NNT", True, False),
        ("tenir", "NNT", False, True),
        ("leçon", "CLN", True, True),
        ("", "", True, True),
    ],
)
def test_contains(word: str, needed: str, repeated: bool, holds: bool) -> None:
    """As often as needed, or once each."""
    assert holds == contains(word, needed, repeated=repeated)
