"""Laying words: hooks, lengthening, double words, contact (PLC, EXT, PAR, OPP; T-48 to T-58)."""

from typing import Any

import pytest

from logomachie.games import GAMES
from logomachie.games.guerre_des_mots.rules.types import Lay, Letter
from logomachie.lexicon.load import french
from tests.games.guerre_des_mots.story import Story, cell, told
from tests.kit.clauses import clause


def on(held: str, words: str = "on ton ongle tons", **options: Any) -> Story:
    """The word ON alone, and these letters in hand."""
    return told(f"SO@G12>ON SO={held} NE=A turn:SO", words=words, **options)


@clause("GDM-EXT-01")
def test_a_word_is_lengthened_at_one_end_or_the_other() -> None:
    """T-48: ON gives T-ON or ON-GLE."""
    before = on("T").plays("SO", "lay G12 F12T")
    behind = on("GLE").plays("SO", "lay H12 I12>GLE")

    assert (["TON"], ["ONGLE"]) == (before.words("SO"), behind.words("SO"))
    assert ("LENGTHEN", "LENGTHEN") == (before.laid.how, behind.laid.how)


@clause("GDM-EXT-02", "GDM-Q-64")
@pytest.mark.parametrize("rule", ["simplified", "general"])
def test_or_at_both_ends_at_once(rule: str) -> None:
    """T-48: ON gives T-ON-S, SET gives AMU/SET/TE."""
    tons = on("TS", rule=rule).plays("SO", "lay H12 F12T I12S")
    amusette = told("SO@H12>SET SO=AMUTE NE=A turn:SO", words="set amusette", rule=rule)
    amusette.plays("SO", "lay J12 E12>AMU K12>TE")

    assert ("BOTH", ["TONS"]) == (tons.laid.how, tons.words("SO"))
    assert ["AMUSETTE"] == amusette.words("SO")


@clause("GDM-Q-64", "GDM-CHN-01", "GDM-PLC-01")
def test_a_corner_is_not_lengthened() -> None:
    """A word that another hangs on has one free end only, and one coup lays on one end."""
    base, words = "SO@G12>ON_E SO=TS NE=A turn:SO", "on ne tons ton ons es"
    told(base, words=words).errs("SO", "lay G12 F12T I12S", "NOT_IN_LINE", "GDM-PLC-01")
    told(base, words=words).errs("SO", "lay G12 F12T I13S", "NOT_IN_LINE", "GDM-PLC-01")
    told(base, words=words).errs("SO", "lay G12 I12S", "NOT_CHAINED", "GDM-CHN-02")
    told(base, words=words).errs("SO", "lay G12 G11S G13T", "NOT_IN_LINE", "GDM-PLC-01")


@clause("GDM-PLC-01", "GDM-PAR-02")
def test_one_word_only_and_no_crosswise_words() -> None:
    """T-49: after MORALE the S of S/US may not be set under its E: ES would also arise."""
    story = told("SO@D12>MORALE SO=SUS NE=A turn:SO", words="morale sus es le")
    story.errs("SO", "lay I12 I13_SUS", "NOT_A_WORD", "GDM-LEX-01", word="ESUS")
    beside = told("SO@D12>MORALE SO=SUS NE=A turn:SO", words="morale sus es")
    beside.errs("SO", "lay I12 I13>SUS", "NOT_IN_LINE", "GDM-PLC-01")
    two = told("SO@D12>MORALE SO=ETS NE=A turn:SO", words="morale me et es let")
    two.errs("SO", "lay I12 I13_TS D13_E", "NOT_IN_LINE", "GDM-PLC-01")


@clause("GDM-PAR-03", "GDM-Q-65")
def test_an_inflected_word_carries_a_second_one() -> None:
    """T-50: PARTIE/S and S/US in one coup: the longer word counts as the same."""
    story = told("ENE@R13^EITRAP ENE=SUS SO=A turn:ENE").plays("ENE", "lay R13 R14S S14>US")

    assert ("DOUBLE", "SUS", "PARTIES") == (story.laid.how, story.laid.word, story.laid.grown)
    assert ["SUS", "PARTIES"] == story.words("ENE")


@clause("GDM-Q-65")
def test_any_other_lengthening_would_be_a_second_new_word() -> None:
    """PARTIR is not PARTI, PARTISAN is not PARTI: one word a coup."""
    story = told("SO@D12>PARTI SO=RAS NE=A turn:SO", words="parti partir ras")
    story.errs("SO", "lay H12 I12R I13_AS", "TWO_WORDS", "GDM-PAR-03", word="PARTIR")


@clause("GDM-PLC-01", "GDM-PAR-03")
def test_a_word_behind_a_cross_carries_no_second_one() -> None:
    """MOTS behind MOT + lengthens nothing: with S/US it would be two new words."""
    story = told("SO@D12>MOT+ SO=MOTSUS NE=A turn:SO", words="mot mots sus")

    story.errs("SO", "lay G12 H12>MOTS K13_US", "NOT_IN_LINE", "GDM-PLC-01", cells="K13 K14")


@clause("GDM-Q-65")
def test_a_word_of_another_lemma_does_not_carry() -> None:
    """With a dictionary that knows lemmas, an S is not enough."""

    class Lemmas(frozenset[str]):
        def lemmas(self, word: str) -> frozenset[str]:
            return frozenset({word[:3]})

    class Strangers(frozenset[str]):
        def lemmas(self, word: str) -> frozenset[str]:
            return frozenset({word})

    outcomes = []
    for dictionary in (Lemmas, Strangers):
        story = told("SO@D12>PALE SO=SUS NE=A turn:SO", words="pale")
        story.game = story.spec.open(story.setup, dictionary({"pale", "pales", "sus"}))
        outcomes.append(story.plays("SO", "lay G12 H12S H13_US").events[0])

    assert ["Laid", "Erred"] == [type(event).__name__ for event in outcomes]


@clause("GDM-OPP-01", "GDM-OPP-02", "GDM-DEF-08")
@pytest.mark.parametrize("row", [11, 12, 13])
def test_words_of_opponents_do_not_touch(row: int) -> None:
    """T-56: not by a side, not even by a corner."""
    story = told(f"SO@F12>ON SO=ES NE@J{row}>TU turn:SO", words="on ones tu")

    story.errs("SO", "lay G12 H12>ES", "CONTACT", "GDM-OPP-01", cells=f"I12 J{row}")


@clause("GDM-OPP-01", "GDM-Q-67")
def test_nor_do_words_of_one_chain() -> None:
    """T-56: only neighbours touch, and the two letters round a corner."""
    folded = told("SO@D12>ROSE_TE SO=NT NE=A turn:SO", words="rose ete tne")
    near = told("SO@D12>ROSE_T SO=NT NE=A turn:SO", words="rose et tnt")

    assert ["ROSE", "ETE", "TNE"] == folded.plays("SO", "lay G14 E14>TN").words("SO")
    near.errs("SO", "lay G13 E13>TN", "CONTACT", "GDM-OPP-01", cells="F13 E12")


@clause("GDM-OPP-01")
def test_a_cross_does_not_touch_either() -> None:
    """T-56: a word does not come near another's cross."""
    story = told("SO@M12>ON SO=E NE@I11>TU+ turn:SO", words="on eon tu")

    story.errs("SO", "lay M12 L12E", "CONTACT", "GDM-OPP-01", cells="L12 K11")


@clause("GDM-PAR-01")
def test_parallel_words_at_one_cell_of_distance() -> None:
    """T-57: allowed beside an opponent, if nothing touches."""
    story = told("SO@G12>ON SO=DE NE@G14>DUNE turn:SO", words="on onde dune")

    assert ["ONDE"] == story.plays("SO", "lay H12 I12>DE").words("SO")


@clause("GDM-CHN-02", "GDM-CHN-01", "GDM-CHN-04")
def test_words_hang_together_by_their_ends() -> None:
    """T-58: not beside the chain, not at its middle, not with a gap."""
    base, words = "SO@G12>ONDE SO=SALE NE=A turn:SO", "onde sale sel ses de"
    for coup in ("lay J12 J16_SALE", "lay J12 H13_SALE", "lay J12 K13>SALE"):
        told(base, words=words).errs("SO", coup, "NOT_CHAINED", "GDM-CHN-02")
    told(base, words=words).errs("SO", "lay J12 J13S J15A", "NOT_IN_LINE", "GDM-PLC-01")


@clause("GDM-MOV-01", "GDM-CHN-04", "GDM-STK-01")
def test_a_chain_grows_in_all_four_directions_by_either_end() -> None:
    """T-58: up, down, left, right, never diagonally."""
    grown = {
        "lay K12 K13_ST": ["ONDE", "EST"],
        "lay K12 K10_ST": ["ONDE", "STE"],
        "lay H12 H13_ST": ["OST", "ONDE"],
        "lay H12 F12>ST": ["STONDE"],
        "lay K12 L12>ST": ["ONDEST"],
    }
    words = "onde est ste ost stonde ondest"
    base = "SO@H12>ONDE SO=ST NE=A turn:SO"

    assert grown == {coup: told(base, words=words).plays("SO", coup).words("SO") for coup in grown}
    told(base, words=words).errs("SO", "lay K12 L13S M14T", "NOT_CHAINED", "GDM-CHN-02")


@clause("GDM-CELL-00")
def test_one_token_a_cell_and_none_off_the_board() -> None:
    """Not on one's own token, not beyond the edge."""
    edge = told("SO@W4>OR SO=ES NE=A turn:SO", words="or ores")
    held = told("SO@G12>ON_ET SO=ES NE=A turn:SO", words="on net")

    edge.errs("SO", "lay X4 Y4>ES", "OFF_BOARD", "GDM-CELL-00")
    held.errs("SO", "lay H14 H13S", "OCCUPIED", "GDM-CELL-00", cells="H13")


@clause("GDM-CELL-00", "GDM-SRC-01", "GDM-TAK-05")
def test_a_coup_that_no_hand_could_make_is_refused() -> None:
    """Two letters on a cell, a letter from nowhere, a token not held, an end that is none."""
    story = told("SO@G12>ON SO=TS NE=A turn:SO", words="on ton")
    one = Letter(cell("F12"), "T", None, "T")
    for letters, code, clause_id in (
        ((), "BAD_COUP", "GDM-CELL-00"),
        ((one, one), "BAD_COUP", "GDM-CELL-00"),
        ((Letter(cell("F12"), "T", cell("A1")),), "NO_TOKEN_THERE", "GDM-SRC-02"),
        ((Letter(cell("F12"), "T", cell("H12"), "T"),), "BAD_COUP", "GDM-SRC-01"),
        ((Letter(cell("F12"), "B", None, "B"),), "NOT_IN_ARSENAL", "GDM-SRC-01"),
        ((Letter(cell("F12"), "B", None, "T"),), "BAD_FACE", "GDM-ACC-02"),
    ):
        story.rejects("SO", Lay(1, 1, 1, 0, letters), code, clause_id)
    story.rejects("SO", Lay(1, 1, 9, 0, (one,)), "NO_SUCH_END", "GDM-CHN-05")
    story.rejects("SO", Lay(1, 1, 1, 2, (one,)), "NO_SUCH_END", "GDM-CHN-05")


@clause("GDM-PLC-02", "GDM-Q-12")
def test_a_word_of_one_letter_is_no_hook() -> None:
    """T-64: it stands behind a cross only; a hook of one letter makes a word of two."""
    behind = told("SO@G12>ON+ SO=A NE=A turn:SO", words="on a").plays("SO", "lay I12 J12A")
    hook = told("SO@G12>ON SO=A NE=A turn:SO", words="on a")

    assert ["ON", "A"] == behind.words("SO")
    hook.errs("SO", "lay H12 H13A", "NOT_A_WORD", "GDM-LEX-01", word="NA")


@clause("GDM-PLC-02", "GDM-DEF-04")
def test_a_word_of_one_letter_may_be_hooked_on() -> None:
    """Then it is a corner and still a word, from either end of the path."""
    right = told("SO@G12>ON+A SO=S NE=A turn:SO", words="on a as").plays("SO", "lay J12 J13S")
    left = told("SO@G12<NO+A SO=S NE=A turn:SO", words="on a as").plays("SO", "lay D12 D13S")

    assert ["ON", "A", "AS"] == right.words("SO")
    assert ["ON", "A", "AS"] == left.words("SO")


@clause("GDM-PLC-05")
def test_the_same_word_may_be_laid_twice() -> None:
    """T-61: it lies on the board already."""
    story = told("SO@G12>ET SO=NE NE@Q17>NET turn:SO", words="et net").plays("SO", "lay H12 H10_NE")

    assert (["ET", "NET"], ["NET"]) == (story.words("SO"), story.words("NE"))


@clause("GDM-CAP-07")
def test_the_word_taken_may_be_formed_again() -> None:
    """T-65: OUR of T/OUR captured, TOUR laid on one's own T."""
    story = told("SO@D12>LUT NE@O1_DONT>OUR turn:SO", words="lut dont tour")
    story.plays("SO", "lay F12 F13_O[P4]U[Q4]R[R4]")

    assert (["LUT", "TOUR"], ["DONT"]) == (story.words("SO"), story.words("NE"))


@clause("GDM-DEF-03", "GDM-DEF-04", "GDM-DEF-05", "GDM-CHN-05")
def test_a_chain_is_a_path_with_two_ends() -> None:
    """A letter on a turn belongs to two words; words are cut at crosses."""
    story = told("SO@E22>RUSA^IRAP>URS+PRIA NE=A turn:SO")
    path = story.chain("SO").path

    assert ["RUSA", "PARIA", "PURS", "PRIA"] == story.words("SO")
    assert (cell("E22"), cell("P18")) == (path[0].cell, path[-1].cell)


@clause("GDM-Q-11")
def test_blue_cells_are_ordinary_after_the_first_turn() -> None:
    """One may lie on another's base, once he has opened."""
    story = told("SO@O3>TA SO=S NE@Q10>IL turn:SO", words="ta tas il").plays("SO", "lay P3 Q3S")

    assert (["TAS"], "b") == (story.words("SO"), story.view(0).board.split("/")[2][16])


@clause("GDM-LEX-01", "GDM-Q-56")
def test_the_dictionary_has_all_forms_and_no_names() -> None:
    """RUSA, ORNA, PRIA, PURS are inflected forms; BO was added by hand; MARSEILLE is a name."""
    words = GAMES["guerre-des-mots"].words(french())
    known = ("rusa", "orna", "pria", "purs", "bo", "BO", "ORNA", "été", "ETE", "dessellées")

    assert [] == [word for word in (*known, "porte-plume", "PORTE-BONHEUR") if word not in words]
    assert [] == [word for word in ("ete", "MARSEILLE", "marseille", "ÉTÉ") if word in words]


@clause("GDM-Q-59")
def test_ligatures_are_two_letters_and_apostrophes_none() -> None:
    """COEUR is laid with O and E; no word with an apostrophe is admitted; a trema is an accent."""
    words = GAMES["guerre-des-mots"].words(french())

    assert [True, True, True] == [word in words for word in ("coeur", "COEUR", "naïf")]
    assert [False, False] == [word in words for word in ("aujourd'hui", "naif")]


@clause("GDM-CELL-00", "GDM-OPP-01")
def test_a_word_does_not_cross_another() -> None:
    """A cell that another's token holds is taken."""
    story = told("SO@G12>ON SO=EST NE@K10_TUE turn:SO", words="on onest tue")

    story.errs("SO", "lay H12 I12>EST", "OCCUPIED", "GDM-CELL-00", cells="K12")


@clause("GDM-TRF-03", "GDM-TRF-01")
def test_the_word_transferred_may_be_formed_again() -> None:
    """TES hung on the last T of TOT is laid again on its first."""
    story = told("SO@G12>TOT_ES NE=A turn:SO", words="tot tes")
    story.plays("SO", "lay G12 G13_E[I13]S[I14]")

    assert ["TES", "TOT"] == story.words("SO")
