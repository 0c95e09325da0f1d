"""Which letters would take a word: told where hints are agreed, once asked for (HOUSE-15)."""

from typing import Any

import pytest

from logomachie.core.house import Danger, House, Housed
from logomachie.core.question import NotNow
from logomachie.core.rng import Rng
from logomachie.games.cadenas import GAME as CADENAS
from logomachie.games.cadenas.questions import exposed
from logomachie.games.cadenas.rules.types import Setup, TableView
from logomachie.games.cadenas.solver.exposed import Exposed
from logomachie.lexicon.load import french
from tests.kit.clauses import clause

pytestmark = pytest.mark.slow
TABLE = "A:MEUSE! A:TRI B:LOT lock:A/-/1 squares:DE/AN/TI hands:MOTLAC/SERPET"


def opened(position: str = TABLE) -> tuple[House[Any, TableView], Housed[Any], Setup]:
    """A table of a person and a bot that agreed on hints."""
    setup = Setup(
        seats=2,
        lexicon=french().digest,
        position=position,
        pair_squares=3,
        time="calm",
        bots=(1,),
        hints=True,
    )
    game = CADENAS.open(setup, CADENAS.words(french()))
    return game, game.start(Rng("exposed"), 0), setup


def asked(position: str = TABLE) -> tuple[TableView, Setup]:
    """The table as A sees it, who has asked what endangers the words, and what was agreed."""
    game, state, setup = opened(position)
    state, _ = game.step(state, 1_000, 0, Danger())
    return game.view(state, 0), setup


@clause("HOUSE-15")
def test_the_letters_that_would_take_a_word() -> None:
    """The fewest cards, each with the commonest word they make: D makes MÉDUSE of MEUSE."""
    answer = exposed(*asked(), "1")

    assert isinstance(answer, Exposed)
    assert ("D", "méduse") in {(threat.cards, threat.word) for threat in answer.threats}
    assert {1} == {len(threat.cards) for threat in answer.threats}


@clause("CAD-X9")
def test_an_s_at_the_end_takes_no_word() -> None:
    """So it is no threat; nor is a letter in a word under a padlock (CAD-U1)."""
    bare = exposed(*asked(), "2")
    locked = exposed(*asked(TABLE.replace("A/-/1", "A/2/1")), "2")

    assert isinstance(bare, Exposed)
    assert isinstance(locked, Exposed)
    assert "S" not in {threat.cards for threat in bare.threats}
    assert (True, ()) == (locked.locked, locked.threats)


@clause("HOUSE-15")
def test_it_is_told_once_the_log_says_that_it_was_asked() -> None:
    """Not before, and not to the other seat; nor of a word that is not there, or another's."""
    game, state, setup = opened()
    view = game.view(state, 0)
    after, _ = game.step(state, 1_000, 0, Danger())
    not_now = NotNow(question="exposed")

    assert not_now == exposed(view, setup, "1")
    assert not_now == exposed(game.view(after, 1), setup, "3")
    assert not_now == exposed(game.view(after, None), setup, "1")
    assert [not_now] * 3 == [exposed(game.view(after, 0), setup, other) for other in ("3", "9", "")]
