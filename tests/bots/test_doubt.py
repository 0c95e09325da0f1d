"""Doubt by looks: what three letters in a row give away."""

import pytest

from logomachie.bots.dice import Dice
from logomachie.bots.doubt import doubts, looks_french
from logomachie.core.rng import Rng
from logomachie.lexicon.load import french


@pytest.mark.parametrize("word", ["maison", "XYLENES", "grumaison", "dénotus", "BLUE"])
def test_a_word_may_look_french_without_being_one(word: str) -> None:
    """All its triples are met in some word."""
    assert looks_french(word)


@pytest.mark.parametrize("word", ["INLOXEYFPK", "XQ", "zzzt", "mkwa", "aaaa"])
def test_a_heap_of_letters_does_not(word: str) -> None:
    """One strange triple is enough, at its beginning or end too."""
    assert not looks_french(word)


def test_every_word_looks_french() -> None:
    """Nobody is told that a word of the dictionary is impossible."""
    keys = french().listed(range(0, len(french()), 500))  # type: ignore[arg-type]  # rows

    assert all(map(looks_french, keys))


def test_looks_decide_before_the_level() -> None:
    """A likely word by the level's chance, an unlikely one nearly always."""
    likely = sum(doubts(Dice(Rng(str(n)), "x"), "grumaison", 0.1) for n in range(400))
    strange = sum(doubts(Dice(Rng(str(n)), "x"), "INLOXEYFPK", 0.1) for n in range(400))

    assert 15 < likely < 70
    assert 370 < strange
