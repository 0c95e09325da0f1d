"""Edges of the articles: what a small slip in the rules would change, unseen by anything else."""

import pytest

from logomachie.games.guerre_des_mots.rules.types import Lay, Letter
from tests.games.guerre_des_mots.story import cell, told
from tests.kit.clauses import clause


@clause("GDM-Q-08")
@pytest.mark.parametrize(
    ("place", "base"),
    [
        ("SO", "E22>"),
        ("SO", "J21_"),
        ("NE", "O1_"),
        ("NO", "J1_"),
        ("ONO", "A10>"),
        ("ESE", "U15>"),
    ],
)
def test_the_bases_lie_before_their_player(place: str, base: str) -> None:
    """Where the board shows them: a player opens in front of his own chair."""
    hands = f"{place}=RUSA {'NE' if place == 'SO' else 'SO'}=+"
    story = told(f"{hands} round:1 turn:{place}", words="rusa").plays(place, f"open {base}RUSA")

    assert ["RUSA"] == story.words(place)


@clause("GDM-Q-23")
def test_the_hyphen_of_a_compound_is_no_letter_of_the_arsenal() -> None:
    """PORTE-RUE with a RUE taken whole from another chain: the three conditions hold."""
    position = "SO@D8>PORTE SO=+ NE@N17>LERUE turn:SO"
    story = told(position, words="porte rue le porte-rue")

    assert story.plays("SO", "lay H8 I8>+R[P17]U[Q17]E[R17]").laid.tactical


@clause("GDM-CHN-08")
def test_a_compound_does_not_turn_on_its_hyphen() -> None:
    """The cross goes on in the axis of the word it joins, never across it."""
    story = told("SO@D8>PORTE SO=+RUE NE=A turn:SO", words="porte rue porte-rue")

    story.errs("SO", "lay H8 H9_+RUE", "AXIS_ONLY", "GDM-CHN-08")


@clause("GDM-PAR-03", "GDM-Q-65")
@pytest.mark.parametrize(("word", "ending"), [("CHAT", "ON"), ("MANGE", "NT"), ("SALE", "S")])
def test_the_word_that_carries_another_is_the_same_word_inflected(word: str, ending: str) -> None:
    """CHATS carries SE; CHATON and MANGENT are other words, and one coup lays one."""
    first = chr(ord("D") + len(word))
    last = chr(ord(first) + len(ending) - 1)
    carried = f"{ending[-1]}U"
    position = f"SO@D8>{word} SO={ending}U NE=A turn:SO"
    story = told(position, words=f"{word} {word}{ending} {carried}".lower())
    way = ">" if len(ending) > 1 else ""
    coup = f"lay {chr(ord(first) - 1)}8 {first}8{way}{ending} {last}9U"
    if ending == "S":
        assert (carried, word + ending) == (story.plays("SO", coup).laid.word, story.laid.grown)
    else:
        story.errs("SO", coup, "TWO_WORDS", "GDM-PAR-03", word=word + ending)


@clause("GDM-LEX-01")
def test_what_is_laid_is_a_word() -> None:
    """One the dictionary has, or the coup is an error."""
    position = "SO@E22>RUSA SO=TX NE=A turn:SO"

    told(position, words="rusa ta").plays("SO", "lay H22 H21T")
    told(position, words="rusa ta").errs(
        "SO", "lay H22 H21X", "NOT_A_WORD", "GDM-LEX-01", word="XA"
    )


@clause("GDM-SHT-01")
def test_only_a_letter_just_laid_shoots() -> None:
    """The S that begins SACS lay there; the one that ends it is new."""
    position = "SO@D17>SAC SO=S NE@D13>EU^T NE@G13>EU^T turn:SO"
    story = told(position, words="sac sacs eu tu ut te")

    story.errs("SO", "lay F17 G17S shot D17N0x0", "NO_GUN", "GDM-SHT-01")


@clause("GDM-Q-39", "GDM-SHT-03")
def test_as_strong_is_not_stronger() -> None:
    """An S of eight against an R of eight fails, against an E it hits."""
    miss = [
        told(f"SO@D17>AME SO=S NE@G13>{target}U^T turn:SO", words="ame ames eu ru tu ut")
        .plays("SO", "lay F17 G17S shot G17N0x0")
        .shots[0]
        .miss
        for target in "RE"
    ]

    assert ["STRENGTH", ""] == miss


@clause("GDM-WSH-01")
def test_a_letter_of_the_board_stays_the_letter_it_is() -> None:
    """An E may take its accent; it is never laid as an A."""
    position = "SO@E22>RUSA^IRAP NE@Q17>SEE turn:SO"

    told(position, words="rusa paria pa pe see se").errs(
        "SO", "lay H18 I18A[S17]", "KEEPS_VALUE", "GDM-WSH-01", cells="S17"
    )


@clause("GDM-ACC-02", "GDM-DEF-02")
def test_a_token_reads_one_of_its_two_faces() -> None:
    """An S of the arsenal is no R, whatever the word would like."""
    story = told("SO@E22>RUSA SO=S NE=A turn:SO", words="rusa ra")
    lay = Lay(1, 1, 1, 1, (Letter(cell("H21"), "R", None, "S"),))

    story.rejects("SO", lay, "BAD_FACE", "GDM-ACC-02")
