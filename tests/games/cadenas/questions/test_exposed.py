"""Which letters would take a word: asked where hints are agreed (HOUSE-15)."""

import pytest
from msgspec.structs import replace

from logomachie.core.question import NotNow
from logomachie.core.rng import Rng
from logomachie.games.cadenas import GAME as CADENAS
from logomachie.games.cadenas.rules.types import Setup, TableView
from logomachie.games.cadenas.solver.exposed import Exposed, exposed
from logomachie.lexicon.load import french
from tests.kit.clauses import clause

pytestmark = pytest.mark.slow
TABLE = "A:MEUSE! A:TRI lock:A/-/1 squares:DE/AN/TI hands:MOTLAC/SERPET"


def seen(position: str = TABLE) -> tuple[TableView, Setup]:
    """The table as A sees it, and what was agreed."""
    setup = Setup(seats=2, lexicon=french().digest, position=position, pair_squares=3, hints=True)
    game = CADENAS.open(setup, CADENAS.words(french()))
    view: TableView = game.view(game.start(Rng("exposed"), 0), 0)
    return view, setup


@clause("HOUSE-15")
def test_the_letters_that_would_take_a_word() -> None:
    """The fewest cards, each with the commonest word they make: D makes MÉDUSE of MEUSE."""
    answer = exposed(*seen(), "1")

    assert isinstance(answer, Exposed)
    assert ("D", "méduse") in {(threat.cards, threat.word) for threat in answer.threats}
    assert {1} == {len(threat.cards) for threat in answer.threats}


@clause("CAD-X9")
def test_an_s_at_the_end_takes_no_word() -> None:
    """So it is no threat; nor is a letter in a word under a padlock (CAD-U1)."""
    bare = exposed(*seen(), "2")
    locked = exposed(*seen(TABLE.replace("A/-/1", "A/2/1")), "2")

    assert isinstance(bare, Exposed)
    assert isinstance(locked, Exposed)
    assert "S" not in {threat.cards for threat in bare.threats}
    assert (True, ()) == (locked.locked, locked.threats)


@clause("HOUSE-15")
def test_it_is_not_told_where_hints_are_not_agreed() -> None:
    """Nor of a word that is not there."""
    view, setup = seen()

    assert NotNow(question="exposed") == exposed(view, replace(setup, hints=False), "1")
    assert NotNow(question="exposed") == exposed(view, setup, "9")
    assert NotNow(question="exposed") == exposed(view, setup, "")
