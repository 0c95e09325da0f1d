"""Every word the rules of the games use as an example is judged as they judge it."""

import pytest

from logomachie.lexicon.analysis import Flag
from logomachie.lexicon.lexicon import Lexicon

COMMON = [
    "RUSA", "PARIA", "PURS", "ORALES", "ORNA", "PRIA", "PAIR", "PARI", "RÉ", "RUES", "RUE",
    "SELLES", "SELLÉES", "DESSELLÉES", "NARRÉ", "MES", "ME", "RUS", "RU", "ROTULE", "VRAIMENT",
    "MENT", "PORTE-BONHEUR", "PORTE-PLUME", "ELLE", "ESSENTIELLE", "RITE", "TOUR", "BUT", "RUSE",
    "BUSE", "AMUSETTE", "SET", "TON", "TONS", "ONGLE", "SUS", "PARTIE", "PARTIES", "MORALE", "A",
    "Y", "Ô", "SAC", "CLIP", "CHAT", "TACLE", "CALER", "PAL", "PILE", "SOLE", "LOUP", "ROULE",
    "LOURD", "FOULER", "TROP", "PORT", "PARITÉ", "APPARIÉ", "TRI", "TRAIT", "TRAITE", "TRAITER",
    "TRAITERA", "TRANSITERA", "TRANSITERAIT", "TRANSITERAIENT", "PAR", "REPARTI", "RÉPARATION",
    "PRÉPARATION", "MUSE", "MÉDUSE", "AILE", "BLEU", "DIVERTISSEMENT", "AUJOURD'HUI", "PRESQU'ÎLE",
]  # fmt: skip
PROPER = ["ERNEST", "CITROËN", "BIZET", "BIZERTE", "MEUSE"]
JUNK = [
    "NAR", "ROTU", "BO", "PT", "PTS", "VS", "CFDT", "CF", "NOV", "ABRUPTO", "EXTREMIS",
    "QU'", "L'", "B", "C", "KWH", "PRESQU",
]  # fmt: skip


@pytest.mark.parametrize("word", COMMON)
def test_common_words_are_valid_in_both_alphabets(lexicon: Lexicon, word: str) -> None:
    for alphabet in ("plain", "accent"):
        words = lexicon.words(alphabet, hyphens=True, apostrophes=True)
        assert word in words
        assert word.lower() in words
    assert lexicon.analyses(word)


@pytest.mark.parametrize("word", PROPER)
def test_names_are_no_common_words(lexicon: Lexicon, word: str) -> None:
    assert word not in lexicon.words()
    assert lexicon.names(word)
    assert lexicon.words().names(word)


def test_lima_is_a_city_and_a_form_of_limer(lexicon: Lexicon) -> None:
    assert "LIMA" in lexicon
    assert [name.kind for name in lexicon.names("LIMA")] == ["ville"]
    row = lexicon.row("LIMA")
    assert row is not None
    assert lexicon.flags[row] & Flag.NAME
    assert lexicon.words().names("LIMA") == ()  # rules admit names of five letters and more


@pytest.mark.parametrize("word", JUNK)
def test_junk_is_refused_everywhere(lexicon: Lexicon, word: str) -> None:
    for alphabet in ("plain", "accent"):
        assert word not in lexicon.words(alphabet, hyphens=True, apostrophes=True)


@pytest.mark.parametrize("word", ["ORNÈ", "TÉL", "ÇÀ-"])
def test_junk_with_accents_is_refused_where_accents_count(lexicon: Lexicon, word: str) -> None:
    assert word not in lexicon.words("accent", hyphens=True, apostrophes=True)


def test_bo_is_a_word_in_la_guerre_des_mots_alone(lexicon: Lexicon) -> None:
    extra = lexicon.extra("guerre_des_mots")
    assert "BO" in lexicon.words("accent", hyphens=True, extra=extra)
    assert "bo" in lexicon.words("accent", hyphens=True, extra=extra)
    assert lexicon.extra("cadenas") == ()


def test_one_letter_words_are_these_alone(lexicon: Lexicon) -> None:
    accent = lexicon.words("accent")
    letters = [*"abcdefghijklmnopqrstuvwxyzàâäçéèêëîïôöùûüÿ"]
    assert [letter for letter in letters if letter in accent] == ["a", "y", "à", "ô"]
    assert lexicon.listed(lexicon.fitting(".")) == ["A", "O", "Y"]


def test_hyphens_and_apostrophes_are_admitted_apart(lexicon: Lexicon) -> None:
    hyphen = lexicon.words("accent", hyphens=True)
    assert "porte-bonheur" in hyphen
    assert "aujourd'hui" not in hyphen
    assert "chef-d'œuvre" not in hyphen
    apostrophe = lexicon.words("plain", apostrophes=True)
    assert "AUJOURD’HUI" in apostrophe
    assert "PORTE-BONHEUR" not in apostrophe
    both = lexicon.words("plain", hyphens=True, apostrophes=True)
    assert "CHEF-D'OEUVRE" in both
    assert "CHEF-D’ŒUVRE" in both


def test_accents_count_in_the_accented_alphabet_alone(lexicon: Lexicon) -> None:
    accent, plain = lexicon.words("accent"), lexicon.words("plain")
    for spelling in ("été", "ÉTÉ", "Été", "e\u0301te\u0301"):
        assert spelling in accent
        assert spelling in plain
    assert "ete" not in accent
    assert "ETE" in plain
    assert "cœur" in accent
    assert "coeur" in accent
    assert "COEUR" in plain


def test_what_is_no_string_is_no_word(lexicon: Lexicon) -> None:
    for thing in (5, None, b"CHAT\xff", ("CHAT",), "", " ", "CHAT CHIEN", "CH4T"):
        assert thing not in lexicon.words()
