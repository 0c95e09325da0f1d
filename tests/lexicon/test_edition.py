"""« Complet », « Usuel » and « École »: three lists, each with its digest."""

from pathlib import Path

import pytest

from logomachie.core.letters import plain
from logomachie.lexicon.cache import opened
from logomachie.lexicon.content import Content
from logomachie.lexicon.edition import EDITIONS, edition_digest, excluded, unattested, unfit
from logomachie.lexicon.load import DATA, french, manifest


@pytest.fixture(scope="module")
def content() -> Content:
    """The packed files, unpacked."""
    return Content(DATA)


def test_the_whole_list_leaves_nothing_out(content: Content) -> None:
    """It is the default, and its digest is the lexicon's."""
    assert frozenset() == excluded(content, EDITIONS[0])
    assert manifest()["digest"] == manifest()["editions"]["complet"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_manifest_knows_each_digest(content: Content, edition: str) -> None:
    """So that a record names the list it was played with."""
    without = excluded(content, next(name for name in EDITIONS if name == edition))

    assert manifest()["editions"][edition] == edition_digest(manifest()["digest"], without)


def test_school_refuses_what_is_rude_and_slurs(content: Content) -> None:
    """In every form; mild words of blame stay, and so does a form with a commoner sense."""
    refused = unfit(content)

    assert {"salopes", "bites", "baise", "négro", "youpin", "chinetoques", "tapettes"} <= refused
    assert not {"idiot", "nigaud", "vit", "baiser", "queue", "chatte"} & refused
    assert 1_000 < len(refused) < 6_000


def test_school_looks_at_the_letters_that_are_laid(content: Content) -> None:
    """Without accents *pûtes* is a coarse word to whoever reads it; a coarse spelling that is the
    rarer one takes no innocent word with it."""
    refused = unfit(content)

    assert {"putes", "pûtes", "bitte", "bitté", "conne", "conné", "gitons", "gîtons"} <= refused
    assert {"bandé", "gueulé", "câlice", "tringlé"} <= refused
    assert not {"bande", "gueule", "calice", "tringle", "pelote", "demeures"} & refused


@pytest.mark.slow
def test_every_key_of_a_school_is_read_as_an_innocent_word_first(content: Content) -> None:
    """Of all its spellings in the whole list, the one most often read is among those left."""
    refused, whole = unfit(content), french()
    mixed = {plain(form) for form in content.forms if form not in refused}
    mixed &= {plain(form) for form in refused if form.isalpha()}

    assert 10 < len(mixed) < 40
    for key in sorted(mixed):
        [first, *_] = whole.analyses(key)
        assert first.form not in refused, key


@pytest.mark.slow
def test_the_whole_list_knows_what_school_refuses(content: Content) -> None:
    """Each key alone of whose forms none is left there."""
    lexicon, refused = french(), unfit(content)
    kept = {plain(form) for form in content.forms if form not in refused}

    for form in sorted(refused)[::20]:
        assert lexicon.is_unfit(form) == (plain(form) not in kept), form
    assert not any(lexicon.is_unfit(word) for word in ("vit", "idiot", "xyz"))


def test_usual_words_are_attested_elsewhere(content: Content) -> None:
    """What one list alone has is left out."""
    rare = unattested(content)

    assert {"dépigeonnage", "dépigeonnages"} <= rare
    assert not {"chat", "wingfoil", "mangeait"} & rare


def test_an_edition_is_a_lexicon_of_its_own(data: Path, tmp_path: Path) -> None:
    """Expanded beside the whole one, without the words it leaves out."""
    from logomachie.lexicon.change import Change
    from logomachie.lexicon.lexicon import Lexicon

    whole = Lexicon(opened(data, "b" * 32, tmp_path))
    without = frozenset(["chats"])
    school = Lexicon(
        opened(
            data,
            "b" * 32,
            tmp_path,
            lambda content: content.change(Change(removed=without)),
            digest="d" * 32,
        )
    )

    assert ("CHATS" in whole, "CHATS" in school) == (True, False)
    assert "CHAT" in school
    assert "d" * 32 == school.digest
    assert whole.analyses("sur") == school.analyses("sur")
    assert "petit félin" == school.meaning("chat")
