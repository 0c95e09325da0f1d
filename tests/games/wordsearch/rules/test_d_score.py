"""Chapter D: what a word brings, and which words may be formed."""

import pytest

from logomachie.games import GAMES
from logomachie.games.wordsearch.rules.alphabet import VALUES, points
from logomachie.lexicon.load import french
from tests.games.wordsearch.story import A, B, told
from tests.kit.clauses import clause

VALUE = VALUES["fr-reconstructed-1"]


@clause("SRCH-D1", "SRCH-D2")
@pytest.mark.parametrize(
    ("word", "worth"), [("BLEU", 20), ("AILE", 4), ("PAIN", 16), ("ZOO", 18), ("LION", 12)]
)
def test_value_times_letters(word: str, worth: int) -> None:
    """The sum of the letters, multiplied by their number."""
    assert worth == points(word, VALUE)


@clause("SRCH-D1")
def test_a_word_worth_nothing_is_a_word() -> None:
    """Zero points, and the letters go all the same."""
    story = told("AI./..E", words="aie os", validation="auto")
    story.does(A, "slide C2 C1", "claim AIE A1 E")

    assert ((0, 0), ".../...") == (story.state.scores, story.board)


@clause("SRCH-R14")
def test_a_word_has_at_least_two_letters() -> None:
    """Else every slide would be a score."""
    story = told("A./..", words="a", validation="auto").does(A, "slide A1 B2")

    story.refused(A, "claim A B2 E", "TOO_SHORT", "SRCH-R14")


@clause("SRCH-R14")
def test_a_table_may_ask_for_three() -> None:
    """Two letters are then too few, three are enough."""
    story = told("OS.A/C...", words="os sac", validation="auto", min_length=3)
    story.does(A, "slide B1 C1", "slide D1 D2", "stop").does(B, "slide A1 B1")

    story.refused(B, "claim OS B1 E", "TOO_SHORT", "SRCH-R14")


@clause("SRCH-R16")
def test_common_french_forms_are_admitted() -> None:
    """Inflections too; accents do not count; no names, no hyphens, no apostrophes."""
    words = GAMES["wordsearch"].words(french())

    assert all(word in words for word in ("AILES", "ISOLE", "ÉTÉ", "ETE", "cœurs", "OS"))
    assert not any(word in words for word in ("ERNEST", "CITROEN", "ARC-EN-CIEL", "AUJOURD'HUI"))


@clause("SRCH-R16")
def test_accents_do_not_count_in_an_announcement() -> None:
    """été is laid as ETE."""
    story = told("ET./..E", words="été", validation="auto")
    story.does(A, "slide C2 C1", "claim été A1 E")

    assert (3, 0) == story.state.scores


@clause("SRCH-R19")
def test_a_word_may_be_formed_twice() -> None:
    """With other letters."""
    story = told("O.S/O.S/BLU/...", words="os", validation="auto")
    story.does(A, "slide A1 B1", "claim OS B1 E").does(B, "slide A2 B2", "claim OS B2 E")

    assert (4, 4) == story.state.scores
