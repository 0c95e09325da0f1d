"""The vocabularies of the four levels, as functions of a form."""

import pytest

from logomachie.lexicon.build.source import rows
from logomachie.lexicon.levels import LEVELS, child_says
from logomachie.lexicon.lexicon import Lexicon

SHUNNED = {"vulg", "inj", "sexe", "drogue"}
Words = list[tuple[str, int, set[str]]]


@pytest.fixture(scope="module")
def graded(lexicon: Lexicon) -> Words:
    """The words of the list of definitions that the lexicon has: word, age, registers."""
    return [
        (row[0], int(row[2]), set(row[3].split(",")))
        for row in rows("definitions")
        if lexicon.analyses(row[0])
    ]


def test_a_ten_year_old_knows_the_words_of_that_age(lexicon: Lexicon, graded: Words) -> None:
    """Nearly all of ages 1 and 2 that are fit for children."""
    young = [word for word, age, marks in graded if age <= 2 and not marks & SHUNNED]
    known = [word for word in young if "CM2" in lexicon.levels(word)]

    assert len(young) > 7_000
    assert len(known) / len(young) >= 0.97


def test_a_ten_year_old_knows_no_word_of_adults(lexicon: Lexicon, graded: Words) -> None:
    """None of ages 4 and 5, unless the spelling is a younger word's too."""
    old = [word for word, age, _ in graded if age >= 4 and "CM2" in lexicon.levels(word)]
    only = [
        word
        for word in old
        if all(reading.age > 2 for reading in lexicon.analyses(word) if reading.form == word)
    ]

    assert [] == only


@pytest.mark.parametrize(
    ("tag", "said"),
    [
        ("N:f:p", True),
        ("V1:Y", True),
        ("V1:Iq:3p", True),
        ("V1:K:1s:2s", True),
        ("V1:Is:3s", True),
        ("V1:Is:3p", True),
        ("V1:Is:1p", False),
        ("V1:Is:2s", False),
        ("V1:Sq:3s", False),
        ("V1:Ip:Sp:1s:3s", True),
        ("V2:Ip:Is:1s:2s", True),
    ],
)
def test_forms_a_child_says(tag: str, said: bool) -> None:
    """The third person of the passé simple, and no subjonctif imparfait."""
    assert said == child_says(tag)


@pytest.mark.parametrize("form", ["accompagnâmes", "augmentassiez", "daignasse", "mangeassions"])
def test_a_child_says_no_bookish_form(lexicon: Lexicon, form: str) -> None:
    """However common the verb."""
    assert "CM2" not in lexicon.levels(form)
    assert "Lettré" in lexicon.levels(form)


@pytest.mark.parametrize("form", ["éléphants", "renard", "cartable", "fée", "mangeait", "mangea"])
def test_a_child_says_what_it_reads(lexicon: Lexicon, form: str) -> None:
    """Words of school and tales, in the forms of every day."""
    assert LEVELS == lexicon.levels(form)


def test_nobody_says_an_insult(lexicon: Lexicon, graded: Words) -> None:
    """A form whose commonest reading is one; others may say it, and Arbitre knows it is a word."""
    for word, _, marks in graded:
        if "inj" in marks and "inj" in lexicon.analyses(word)[0].registers:
            assert () == lexicon.levels(word), word
    row = lexicon.row("IDIOT")

    assert 3 >= lexicon.heard[row] < lexicon.said[row] == 4


@pytest.mark.slow
def test_lecteur_says_nothing_rude(lexicon: Lexicon, graded: Words) -> None:
    """Neither vulgar nor explicit words, by their commonest reading."""
    for word, _, _ in graded:
        if {"vulg", "sexe"} & {*lexicon.analyses(word)[0].registers}:
            assert not {"CM2", "Lecteur"} & {*lexicon.levels(word)}, word


def test_each_level_says_what_the_one_below_does(lexicon: Lexicon) -> None:
    """More and more words."""
    sizes = [int((lexicon.said <= level).sum()) for level in range(4)]

    assert 25_000 < sizes[0] < sizes[1] < sizes[2] < sizes[3] < len(lexicon)


def test_a_names_fame_is_not_its_common_nouns(lexicon: Lexicon) -> None:
    """*macron* is a line above a letter."""
    assert ("Lettré", "Arbitre") == lexicon.levels("macron")
