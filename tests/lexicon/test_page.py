"""The page of a word, as the server makes it from the real dictionary."""

import asyncio

from logomachie.core.letters import plain
from logomachie.server.words import French


def test_a_page_tells_verdicts_meaning_and_neighbours() -> None:
    """By game, with the first reading's meaning and family, anagrams and longer words."""
    page = asyncio.run(French().page("tirer"))

    assert set(page.games.values()) == {""}
    assert "amener vers soi ; lancer une balle, une flèche ou un ballon" == page.readings[0].meaning
    assert {"terri", "trier"} == set(page.anagrams)
    assert {"étirer", "tireur"} <= set(page.longer)
    assert {6} == {len(plain(word)) for word in page.longer}
    assert {"tireur", "étirer"} <= set(page.family)


def test_a_page_of_a_compound_says_which_games_refuse_it() -> None:
    """With their articles; nothing is searched for beside it."""
    page = asyncio.run(French().page("porte-bonheur"))

    assert page.valid
    assert "MIC-E7" == page.games["word-whiz"]
    assert ("", ()) == (page.games["wordsmith"], page.anagrams)


def test_a_page_of_a_name_says_who_it_is() -> None:
    """Its kinds, and a few words where the list has them."""
    page = asyncio.run(French().page("Lisbonne"))

    assert "capitale du Portugal" == page.proper[0].gloss
    assert ("WS-C5", "") == (page.games["wordsmith"], page.games["cadenas"])
