"""The examples of the rules with the club's own dictionary behind them."""

import pytest

from logomachie.games.word_whiz import GAME as WORD_WHIZ
from logomachie.games.word_whiz.rules.events import Failed, Moved
from logomachie.games.word_whiz.rules.types import Setup
from logomachie.lexicon.load import french
from tests.games.word_whiz.story import A, Story, race
from tests.kit.clauses import clause


def said(cards: str, word: str) -> Moved | Failed:
    """How the real dictionary judges a word for these cards, at the start of a game."""
    story = Story(Setup(seats=3, lexicon=french().digest, position=race(cards)), "", "story")
    story.game = WORD_WHIZ.open(story.setup, french().words("plain"))
    story.says(A, word)
    return next(event for event in story.events if isinstance(event, Moved | Failed))


@clause("MIC-E4", "MIC-R07", "MIC-R08", "MIC-R18")
@pytest.mark.parametrize(
    ("cards", "word"),
    [
        ("DTN", "divertissement"),
        ("NNT", "tonne"),
        ("SSS", "assise"),
        ("PYS", "pays"),
        ("WGN", "wagon"),
        ("CRS", "cœurs"),
        ("CLN", "leçon"),
        ("PRS", "Paris"),
        ("SPT", "sport"),
        ("DTN", "dédaignâtes"),
        ("LNT", "lentement"),
        ("DTN", "édentées"),
    ],
)
def test_french_words_count(cards: str, word: str) -> None:
    """Nouns, plurals, verb forms, adverbs, naturalised words, names that are also words."""
    assert isinstance(said(cards, word), Moved)


@clause("MIC-E5", "MIC-E6", "MIC-E7")
@pytest.mark.parametrize(
    ("cards", "word", "reason", "article"),
    [
        ("LBN", "Lisbonne", "NOT_IN_DICTIONARY", "MIC-E5"),
        ("NTT", "Antoinette", "NOT_IN_DICTIONARY", "MIC-E5"),
        ("WND", "window", "NOT_IN_DICTIONARY", "MIC-E4"),
        ("STR", "street", "NOT_IN_DICTIONARY", "MIC-E4"),
        ("DTN", "dénotus", "NOT_IN_DICTIONARY", "MIC-E4"),
        ("JDH", "aujourd'hui", "APOSTROPHE_OR_HYPHEN", "MIC-E7"),
        ("RCL", "arc-en-ciel", "APOSTROPHE_OR_HYPHEN", "MIC-E7"),
    ],
)
def test_other_words_do_not(cards: str, word: str, reason: str, article: str) -> None:
    """A name, an English word, an invention, an apostrophe, a hyphen."""
    event = said(cards, word)

    assert isinstance(event, Failed)
    assert (reason, article) == (event.reason, event.clause)
