"""The page of a word, as the server makes it from the real dictionary."""

import asyncio
import os
from pathlib import Path

import pytest

from logomachie.core.letters import plain
from logomachie.lexicon.club import FILE
from logomachie.lexicon.load import digest_of, of_digest, of_record
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


@pytest.mark.parametrize(
    ("asked", "rude", "kept"),
    [
        ("mère", "merde", "mètre"),
        ("cule", "enculer", "reculer"),
        ("tupe", "pute", "taupe"),
        ("ocn", "con", "onc"),
    ],
)
def test_no_page_leads_to_a_word_that_ecole_refuses(asked: str, rude: str, kept: str) -> None:
    """The page knows no table, and a child may read it: neither among the words of the same
    letters, nor of one more, nor in the family. Whoever asks for one by name is told all."""
    page, own = (asyncio.run(French().page(word)) for word in (asked, rude))

    assert rude not in (*page.family, *page.anagrams, *page.longer, *page.near)
    assert kept in (*page.family, *page.anagrams, *page.longer, *page.near)
    assert own.unfit
    assert rude in own.family


def test_a_family_begins_with_the_words_everybody_knows() -> None:
    """It is told whole, and what is of ropes or of neurons comes last."""
    family = asyncio.run(French().page("promit")).family

    assert {"mettre", "permettre", "mise"} <= set(family[:8])
    assert "commettage" in family[40:]


def test_a_page_of_a_compound_says_which_games_refuse_it() -> None:
    """With their articles; nothing is searched for beside it."""
    page = asyncio.run(French().page("porte-bonheur"))

    assert page.valid
    assert "MIC-E7" == page.games["word-whiz"]
    assert ("", ()) == (page.games["wordsmith"], page.anagrams)


@pytest.mark.parametrize(
    ("asked", "near"), [("l’été", ("été",)), ("qu'homme", ("homme",)), ("l'xyzzy", ())]
)
def test_what_is_asked_with_its_article_is_near_the_word(asked: str, near: tuple[str, ...]) -> None:
    """It is no word, and the word alone is."""
    page = asyncio.run(French().page(asked))

    assert (False, near) == (page.valid, page.near)


def test_a_page_of_a_name_says_who_it_is() -> None:
    """Its kinds, and a few words where the list has them."""
    page = asyncio.run(French().page("Lisbonne"))

    assert "capitale du Portugal" == page.proper[0].gloss
    assert ("WS-C5", "") == (page.games["wordsmith"], page.games["cadenas"])


@pytest.mark.slow
def test_a_clubs_words_are_its_tables_words(tmp_path: Path) -> None:
    """Read when a table is set; a table keeps its list, and a record makes it again elsewhere."""
    french = French(tmp_path)

    async def story() -> None:
        before = await french.identity()
        (tmp_path / FILE).write_text("+\tzorglub\tcomme chat\n-\tchien\n", encoding="utf-8")
        after = await french.identity()
        club = await french.changes(after.digest)
        words = [await french.words("word-whiz", now.digest) for now in (before, after)]

        assert before.digest == digest_of("complet") != after.digest == digest_of("complet", club)
        assert [False, True] == ["ZORGLUBS" in some for some in words]
        assert [True, False] == ["CHIENS" in some for some in words]
        assert (await french.page("zorglub")).valid
        assert "ZORGLUB" in of_record(after.digest, club)
        assert "ZORGLUB" in of_digest(after.digest)  # unpacked on this machine: bots find it

    asyncio.run(story())


def test_a_list_that_cannot_be_read_changes_nothing(tmp_path: Path) -> None:
    """The club plays on with what it had."""
    french = French(tmp_path)
    (tmp_path / FILE).write_text("n'importe quoi\n", encoding="utf-8")

    assert digest_of("complet") == asyncio.run(french.identity()).digest


@pytest.mark.slow
def test_a_list_that_cannot_be_used_keeps_the_last_good_one(tmp_path: Path) -> None:
    """A line written by hand that reads well and cannot be inflected stops nobody."""
    french, good = French(tmp_path), "+\tzorglub\tcomme chat\n"

    async def story() -> None:
        (tmp_path / FILE).write_text(good, encoding="utf-8")
        before = await french.identity()
        (tmp_path / FILE).write_text(good + "+\tzorbler\tcomme aller\n", encoding="utf-8")
        os.utime(tmp_path / FILE, (1, 1))  # another time, however fast this was

        assert digest_of("complet", good) == before.digest == (await french.identity()).digest

    asyncio.run(story())
