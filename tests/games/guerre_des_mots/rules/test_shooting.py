"""Shots: who may fire, how far, at what, and what it brings (SHT; checks T-34 to T-39, T-66)."""

from typing import Any

import pytest

from tests.games.guerre_des_mots.story import Story, cell, told
from tests.kit.clauses import clause

GUNS = "SNMPHCEY"
# a gun is laid at G17 and fires up column G, where another chain begins so many cells away
WORDS = "ame nu tu ru eu cu " + " ".join(f"ame{gun}" for gun in GUNS.lower()) + " amex"


def duel(gun: str, gap: int, target: str = "N", **options: Any) -> Story:
    """SO holds a gun, NE stands so many cells away with this letter in front."""
    row = 16 - gap
    return told(
        f"SO@D17>AME SO={gun} NE@G{row}>{target}U^T turn:SO",
        words=WORDS,
        side_goals=False,
        **options,
    )


def fires(gun: str, gap: int, target: str = "N") -> str:
    """How the shot goes: nothing said is a hit."""
    letter = gun if gun != "?" else "x"
    return duel(gun, gap, target).plays("SO", f"lay F17 G17{letter} shot G17N0x1").shots[0].miss


@clause("GDM-SHT-03", "GDM-SHT-12")
def test_equal_values_fail() -> None:
    """T-34: M fails on N, both are worth 8; a rook hits it."""
    assert ("STRENGTH", "STRENGTH", "", "") == (
        fires("M", 3, "N"), fires("P", 3, "P"), fires("P", 3, "N"), fires("H", 3, "P"),
    )  # fmt: skip


@clause("GDM-SHT-02", "GDM-Q-39", "GDM-DEF-09")
@pytest.mark.parametrize(("gun", "reach"), [("S", 7), ("P", 9), ("H", 11)])
def test_reach_is_strictly_more_than_the_cells_between(gun: str, reach: int) -> None:
    """T-34: a bishop reaches over seven cells and not eight, a rook nine, a queen eleven."""
    assert ("", "REACH") == (fires(gun, reach, "E"), fires(gun, reach + 1, "E"))


@clause("GDM-Q-38")
def test_y_shoots_with_ten() -> None:
    """It bears a rook."""
    assert ("", "REACH") == (fires("Y", 9, "N"), fires("Y", 10, "N"))


@clause("GDM-SHT-04")
@pytest.mark.parametrize("gun", ["C", "E", "?"])
def test_c_vowels_and_jokers_do_not_shoot(gun: str) -> None:
    """T-35: they have no shooting value."""
    letter = gun if gun != "?" else "x"
    duel(gun, 3).errs("SO", f"lay F17 G17{letter} shot G17N0x1", "NO_VALUE", "GDM-SHT-04")


@clause("GDM-SHT-04")
@pytest.mark.parametrize("target", ["C", "E", "r"])
def test_but_all_of_them_can_be_hit(target: str) -> None:
    """T-35: with any value above nothing."""
    assert "" == fires("S", 3, target)


@clause("GDM-SHT-04", "GDM-Q-28")
def test_a_cross_with_a_word_behind_it_can_be_hit() -> None:
    """T-35: the hit counts on the word that follows, and leaves the cross to guard its own."""
    row = told("SO@D17>AM SO=ES NE@D11>NUE+TU turn:SO", words="am ames nue tu", side_goals=False)
    row.plays("SO", "lay E17 F17>ES shot G17N1x1")

    assert ("+", ("TU",)) == (row.shots[0].against, row.shots[0].words)
    assert "NUE+" == row.signs("NE")


@clause("GDM-Q-28", "GDM-BLW-05")
def test_a_cross_that_ends_a_chain_belongs_to_its_word() -> None:
    """It is as safe as the word."""
    story = told("SO@D17>AME SO=S NE@D11>NUE+ turn:SO", words=f"{WORDS} nue")

    story.errs("SO", "lay F17 G17S shot G17N0x1", "PROTECTED", "GDM-BLW-05")


@clause("GDM-SHT-10")
def test_a_violet_cell_stops_a_shot() -> None:
    """T-36: F16 lies between F17 and the chain in F13."""
    story = told("SO@C17>AME SO=S NE@F13>EU^T turn:SO", words=WORDS)

    story.errs("SO", "lay E17 F17S shot F17N0x1", "NO_TARGET", "GDM-SHT-11")


@clause("GDM-SHT-11")
def test_a_chain_stops_a_shot() -> None:
    """T-36: the first token on the way is the target, one's own is none."""
    between = "SO@D17>AME SO=S NE@G13>EU^T ONO@G9>NU^T turn:SO"
    first = told(between, words=WORDS).plays("SO", "lay F17 G17S shot G17N0x1")
    mine = told("SO@D17>AME SO=S SO@G13>EU^T NE@G9>NU^T turn:SO", words=WORDS)

    assert (["TU"], ["NU", "TU"]) == (first.words("NE"), first.words("ONO"))
    mine.errs("SO", "lay F17 G17S shot G17N0x1", "NO_TARGET", "GDM-SHT-11")


@clause("GDM-SHT-11")
def test_a_shot_into_the_blue_has_no_target() -> None:
    """Nothing lies that way."""
    duel("S", 3).errs("SO", "lay F17 G17S shot G17S0x1", "NO_TARGET", "GDM-SHT-11")


@clause("GDM-SHT-06", "GDM-DEF-10")
def test_the_word_on_the_base_is_neither_hit_nor_taken() -> None:
    """T-37: while it covers all four cells of the base its chain started from."""
    on_base = told("SO@O8>ME SO=H NE@Q3>DUNE_SI turn:SO", words="me meh dune esi")
    beside = told("SO@O8>ME SO=H NE@Q4>DUNE_S turn:SO", words="me meh dune es")

    on_base.errs("SO", "lay P8 Q8H shot Q8N0x1", "BASE_WORD", "GDM-SHT-06")
    assert ["ES"] == beside.plays("SO", "lay P8 Q8H shot Q8N0x1").words("NE")


@clause("GDM-Q-41", "GDM-Q-40")
def test_spoils_never_include_the_base_word() -> None:
    """T-37: a hit on the second word cannot take the first one along; its corner stays."""
    position, words = "SO@N5_UR SO=P NE@Q3>DUNE_SI>L turn:SO", "ur pur dune esi il"
    story = told(position, words=words).plays("SO", "lay N5 N4P shot N4E1x2")

    assert (["DUNE"], "ILS") == (story.words("NE"), story.arsenal("SO"))
    for spoils in ("0x1", "0x2"):
        told(position, words=words).errs("SO", f"lay N5 N4P shot N4E{spoils}", "SPOILS", "GDM-Q-40")


@clause("GDM-SHT-13")
def test_no_shot_starts_from_a_blue_cell() -> None:
    """T-37: neither from a first word nor from any letter laid on blue."""
    story = told("SO=RUES NE@T9>EU^T turn:SO", words="rues eu tu")
    story.errs("SO", "open E22>RUES shot H22E0x1", "BLUE_GUN", "GDM-SHT-13")


THREE = "SO@D12>AME SO=S ONO@G17>EU_T NE@G7>EU^T ESE@K12>EU^T turn:SO"


@clause("GDM-SHT-07", "GDM-Q-37")
def test_three_directions_at_once() -> None:
    """T-38: once along the word, twice across: three opponents; each way once."""
    words = f"{WORDS} eu ut"
    coup = "lay F12 G12S shot G12N0x1 shot G12S0x1 shot G12E0x1"
    story = told(THREE, words=words, side_goals=False).plays("SO", coup)

    assert ["N", "S", "E"] == [shot.ray for shot in story.shots]
    assert [["TU"], ["UT"], ["TU"]] == [story.words(place) for place in ("NE", "ONO", "ESE")]
    assert "EEE" == story.arsenal("SO")
    told(THREE, words=words).errs(
        "SO", "lay F12 G12S shot G12N0x1 shot G12N0x1", "SHOT_TWICE", "GDM-Q-37"
    )
    told(THREE, words=words).errs("SO", "lay F12 G12S shot G12O0x1", "NO_GUN", "GDM-SHT-01")


@clause("GDM-SHT-01", "GDM-Q-37")
def test_only_letters_laid_at_an_end_of_the_word_fire() -> None:
    """Not one in its middle, not the letter it hangs on, though it be a consonant."""
    position = "SO@D17>AS SO=TRE NE@F13>EU^T turn:SO"
    words = "as aster eu tu"
    told(position, words=words).errs("SO", "lay E17 F17>TER shot F17N0x1", "NO_GUN", "GDM-SHT-01")
    told(position, words=words).errs("SO", "lay E17 F17>TER shot E17N0x1", "NO_GUN", "GDM-SHT-01")


@clause("GDM-Q-37")
def test_a_lengthened_word_fires_from_the_letters_added() -> None:
    """At both ends, if both are new."""
    position = "SO@G12>ON SO=TS ONO@F15>EU_T ESE@N12>EU^T turn:SO"
    story = told(position, words="on tons eu ut tu", side_goals=False)
    story.plays("SO", "lay H12 F12T I12S shot F12S0x1 shot I12E0x1")

    assert [cell("F12"), cell("I12")] == [shot.gun for shot in story.shots]
    assert (["UT"], ["TU"]) == (story.words("ONO"), story.words("ESE"))


LONG = "SO@D17>AME SO=S NE@G13>EU^TAS<OL_E turn:SO"


@clause("GDM-SHT-05", "GDM-Q-40")
def test_spoils_are_whole_words_from_one_end() -> None:
    """T-39: the word hit and as many more as wanted; the corner stays with the first word kept."""
    words = f"{WORDS} eu satu los le"
    one = told(LONG, words=words).plays("SO", "lay F17 G17S shot G17N0x1")
    two = told(LONG, words=words).plays("SO", "lay F17 G17S shot G17N0x2")
    three = told(LONG, words=words).plays("SO", "lay F17 G17S shot G17N0x3")

    assert (["SATU", "LOS", "LE"], "E") == (one.words("NE"), one.arsenal("SO"))
    assert (["LOS", "LE"], "AETU") == (two.words("NE"), two.arsenal("SO"))
    assert (["LE"], "AEOSTU") == (three.words("NE"), three.arsenal("SO"))
    assert ("EU", "SATU") == two.shots[0].words


@clause("GDM-SHT-05", "GDM-Q-40")
def test_at_least_one_word_stays_and_the_word_hit_is_taken() -> None:
    """T-39: neither all words nor words from the other end alone."""
    words = f"{WORDS} eu satu los le"
    told(LONG, words=words).errs("SO", "lay F17 G17S shot G17N0x4", "SPOILS", "GDM-SHT-05")
    told(LONG, words=words).errs("SO", "lay F17 G17S shot G17N1x1", "SPOILS", "GDM-Q-40")


@clause("GDM-Q-40", "GDM-SHT-05")
@pytest.mark.parametrize(
    ("position", "coup"),
    [
        # one word, which stays
        ("SO@D17>AME SO=S NE@G13>EU", "lay F17 G17S shot G17N0x0"),
        # the base word on one side of it, a protected word on the other
        ("SO@N5_UR SO=P NE@Q3>DUNE_SI>L+", "lay N5 N4P shot N4E0x0"),
        # words that could be taken, and are not wanted
        ("SO@D17>AME SO=S NE@G13>EU^T", "lay F17 G17S shot G17N1x0"),
    ],
)
def test_a_hit_that_can_bring_nothing_takes_nothing(position: str, coup: str) -> None:
    """It is a hit all the same, both values are shown, and it changes nothing else."""
    words = f"{WORDS} ur pur dune esi il"
    story = told(f"{position} turn:SO", words=words, side_goals=False)
    before = story.chain("NE")
    story.plays("SO", coup)
    shot = story.shots[0]

    assert ("", (), "", ()) == (shot.miss, shot.words, shot.letters, shot.cells)
    assert shot.value > shot.strength
    assert (before, "", "NE") == (story.chain("NE"), story.arsenal("SO"), story.whose)


@clause("GDM-Q-40", "GDM-SHT-06", "GDM-BLW-05")
def test_what_may_not_be_shot_at_is_not_hit_for_nothing_either() -> None:
    """The base word and a protected word are no targets, whatever the shooter would take."""
    base = told("SO@O8>ME SO=H NE@Q3>DUNE_SI turn:SO", words="me meh dune esi")
    guarded = told("SO@D17>AME SO=S NE@D11>NUE+ turn:SO", words=f"{WORDS} nue")

    base.errs("SO", "lay P8 Q8H shot Q8N0x0", "BASE_WORD", "GDM-SHT-06")
    guarded.errs("SO", "lay F17 G17S shot G17N0x0", "PROTECTED", "GDM-BLW-05")


@clause("GDM-Q-40", "GDM-Q-28")
def test_a_corner_letter_belongs_to_two_words() -> None:
    """The shooter chooses which of them he hits by what he takes."""
    corner = "SO@D17>AME SO=P NE@I13<TES^AL turn:SO"
    words = f"{WORDS} set las"
    one = told(corner, words=words).plays("SO", "lay F17 G17P shot G17N0x1")
    other = told(corner, words=words).plays("SO", "lay F17 G17P shot G17N1x1")

    assert (["LAS"], "ET") == (one.words("NE"), one.arsenal("SO"))
    assert (["SET"], "AL") == (other.words("NE"), other.arsenal("SO"))


@clause("GDM-WSH-02", "GDM-SHT-05")
def test_spoils_are_washed() -> None:
    """T-39: a joker is blank again, an accented vowel is neutral."""
    story = told("SO@D17>AME SO=S NE@G13>ÉpU^T turn:SO", words=f"{WORDS} épu")
    story.plays("SO", "lay F17 G17S shot G17N0x1")

    assert "?E" == story.arsenal("SO")
    assert ("?", "Eé") == story.state.arsenals[0]


@clause("GDM-SHT-08")
def test_a_letter_turned_fires_at_once() -> None:
    """T-66: the S of AMES, set at a right angle."""
    story = told("SO@D12>AMES NE@F15>EU_T turn:SO", words="ames ame es eu ut", side_goals=False)
    story.plays("SO", "lay G12 F13S[G12] bend shot F13S0x1")

    assert (["UT"], ["AME", "ES"]) == (story.words("NE"), story.words("SO"))


@clause("GDM-SHT-14", "GDM-SHT-09")
def test_a_forgotten_shot_cannot_be_made_up_for() -> None:
    """Later coups fire their own letters only."""
    later = told("SO@D17>AME SO=SAT NE@G13>EU^T turn:SO", words=f"{WORDS} eu sat")
    later.plays("SO", "lay F17 G17S").plays("NE", "pass")
    later.errs("SO", "lay G17 G18_AT shot G17N0x1", "NO_GUN", "GDM-SHT-01")


@clause("GDM-Q-43")
def test_values_may_be_hidden() -> None:
    """The table of values is public, unless the players agreed to hide it; shots tell them."""
    shown, hidden = duel("S", 3), duel("S", 3, show_values=False)

    assert 8 == dict(shown.view(0).values)["S"]
    assert () == hidden.view(0).values
    hidden.plays("SO", "lay F17 G17S shot G17N0x1")
    assert (8, 8) == (hidden.shots[0].value, hidden.shots[0].strength)


@clause("GDM-Q-35")
def test_the_simplified_rule_shoots_too() -> None:
    """By the same table, though nothing is turned."""
    story = duel("P", 3, rule="simplified").plays("SO", "lay F17 G17P shot G17N0x1")

    assert ["TU"] == story.words("NE")
