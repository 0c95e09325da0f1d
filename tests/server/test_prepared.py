"""What a game's words make ready before anybody plays."""

import asyncio

import pytest

from logomachie.games.guerre_des_mots.solver.lexis import lexis
from logomachie.lexicon.load import french
from logomachie.server.words import French, Prepared


@pytest.mark.slow
def test_la_guerre_is_made_ready_before_its_first_table() -> None:
    """Whoever proposes a draw does not wait for the solver's tables: they are there with the
    words."""
    words = asyncio.run(French().words("guerre-des-mots"))

    assert isinstance(words, Prepared)
    for accents in (False, True):
        assert "shelves" in lexis(french(), accents=accents).forms.__dict__
        assert "shelves" in lexis(french(), accents=accents).compounds.__dict__


def test_others_need_nothing() -> None:
    """Word Whiz asks the list alone."""
    assert not isinstance(asyncio.run(French().words("word-whiz")), Prepared)
