"""Cadenas: what a word may be declared is told only where the lists judge at once."""

import pytest

from logomachie.core.question import NotNow
from logomachie.core.rng import Rng
from logomachie.games import GAMES
from logomachie.games.cadenas import GAME as CADENAS
from logomachie.games.cadenas.questions import Kinds, kinds
from logomachie.games.cadenas.rules.types import Setup, TableView
from logomachie.lexicon.load import french
from logomachie.server.questions import is_known
from tests.kit.clauses import clause


def seen(setup: Setup) -> TableView:
    """What seat 0 sees at the start."""
    game = CADENAS.open(setup, GAMES["cadenas"].words(french()))
    view = game.view(game.start(Rng("kinds"), 0), 0)
    assert isinstance(view, TableView)
    return view


@clause("CAD-R08")
@pytest.mark.parametrize(
    ("text", "common", "proper"),
    [
        ("Tours", True, True),
        ("Nantes", False, True),
        ("traité", True, False),
        ("trix", False, False),
    ],
)
def test_the_lists_say_which_kinds_a_word_has(text: str, common: bool, proper: bool) -> None:
    """One, both or none; accents do not matter."""
    setup = Setup(seats=2, lexicon="x")

    assert Kinds(common=common, proper=proper) == kinds(seen(setup), setup, text)
    assert is_known("cadenas", "kinds")


@clause("CAD-R16")
def test_nothing_is_told_where_words_are_questioned() -> None:
    """A word stands until somebody questions it: looking it up first would spoil that."""
    setup = Setup(seats=2, lexicon="x", validation="challenge")

    assert NotNow(question="kinds") == kinds(seen(setup), setup, "Tours")
