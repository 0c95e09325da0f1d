"""Blockade of a word with a cross; compounds (BLW, CMP; checks T-40 to T-47)."""

import pytest

from logomachie.games.guerre_des_mots.rules.events import Lifted
from tests.games.guerre_des_mots.story import CROQUIS_1, DIAGRAMS, cell, told
from tests.kit.clauses import clause

PURS = "SO@H18>PURS+ NE@O1_RUES<ELLES"
WORDS = f"{DIAGRAMS} pur purs pu usp"


@clause("GDM-BLW-07", "GDM-BLK-01")
def test_the_owner_takes_his_cross_back_and_plays_at_once() -> None:
    """T-40: it costs no coup; the word is open again."""
    story = told(f"{PURS} SO=ORALE turn:SO").plays("SO", "lift L18")
    story.tells(Lifted(seat=0, turn=1, chain=1, cell=cell("L18")))
    lifted = (story.signs("SO"), story.arsenal("SO"), story.state.credits, story.whose)
    story.plays("SO", "lay K18 K13_ORALE")

    assert ("PURS", "+AELOR", 1, "SO") == lifted
    assert ["PURS", "ORALES"] == story.words("SO")


@clause("GDM-Q-26")
def test_not_while_a_word_stands_behind_it() -> None:
    """T-40: that would cut the chain."""
    story = told("SO@H18>PURS+PRIA NE=A turn:SO")

    assert "Lift" not in story.view(0).can
    story.rejects("SO", "lift P18", "NO_CROSS_TO_LIFT", "GDM-BLW-07")
    story.rejects("SO", "lift H18", "NO_CROSS_TO_LIFT", "GDM-BLW-07")


@clause("GDM-BLW-07")
def test_nobody_lifts_the_cross_of_another() -> None:
    """T-40: only its owner."""
    told(f"{PURS} turn:NE").rejects("NE", "lift L18", "NO_CROSS_TO_LIFT", "GDM-BLW-07")


@clause("GDM-CHN-08", "GDM-BLW-06")
def test_a_word_follows_the_cross_in_its_axis() -> None:
    """T-41: PURS + PRIA; at a right angle to the cross nothing may stand."""
    story = told(f"{PURS} SO=PRIA turn:SO").plays("SO", "lay L18 M18>PRIA")

    assert (["PURS", "PRIA"], "PURS+PRIA") == (story.words("SO"), story.signs("SO"))
    assert "FOLLOW" == story.laid.how
    told(f"{PURS} SO=RIA turn:SO").errs("SO", "lay L18 L19_RIA", "AXIS_ONLY", "GDM-BLW-06")


@clause("GDM-BLW-06")
def test_or_the_chain_goes_on_by_its_other_end() -> None:
    """T-41: the P of PURS is free."""
    story = told(f"{PURS} SO=ARIA turn:SO").plays("SO", "lay H18 H19_ARIA")

    assert ["PARIA", "PURS"] == story.words("SO")


@clause("GDM-PIR-05", "GDM-Q-27")
def test_piracy_may_follow_a_cross() -> None:
    """T-41: a word in the axis of the protected word; the word itself is out of reach."""
    story = told(f"{PURS} NE=PRIA turn:NE").plays("NE", "lay L18 M18>PRIA")
    hooked = told(f"{PURS} NE=ARIA turn:NE")

    assert ["PURS", "PRIA"] == story.words("SO")
    hooked.errs("NE", "lay H18 H19_ARIA", "PROTECTED", "GDM-Q-27")


@clause("GDM-BLW-05", "GDM-BLW-08", "GDM-CAP-10")
@pytest.mark.parametrize("coup", ["lay J4 J5_P[H18]", "lay J4 J5_S[K18]"])
def test_no_letter_of_the_protected_word_is_captured(coup: str) -> None:
    """T-42: all of it is safe, from both its ends."""
    story = told(f"{PURS} turn:NE", words=f"{WORDS} sp ss urs")

    story.errs("NE", coup, "PROTECTED", "GDM-BLW-05")


@clause("GDM-BLW-08", "GDM-BLW-14", "GDM-BLK-01")
def test_and_nothing_else_is_safe() -> None:
    """T-42: the word behind the cross can be taken, in part or whole."""
    part = told("SO@H18>PURS+PRIA NE@Q11>AS turn:NE", words="purs pria as pri asa")
    part.plays("NE", "lay R11 S11A[P18]")
    whole = told("SO@H18>PURS+PRIA NE@R11^SA turn:NE", words="purs pria as aspria")
    whole.plays("NE", "lay R11 R12_P[M18]R[N18]I[O18]A[P18]")

    assert (["PURS", "PRI"], ["ASA"]) == (part.words("SO"), part.words("NE"))
    assert ("PURS+", ["ASPRIA"]) == (whole.signs("SO"), whole.words("NE"))


@clause("GDM-BLW-05", "GDM-BLW-14")
def test_no_shot_takes_the_protected_word() -> None:
    """T-42: neither aimed at nor among the spoils."""
    aimed = told("SO@H18>PURS+ NE@K13_TO NE=P turn:NE", words="purs to top")
    spoils = told("SO@H18>PURS+PRIA^S NE@N13_TO NE=P turn:NE", words="purs pria sa to top")

    aimed.errs("NE", "lay K14 K15P shot K15S0x1", "PROTECTED", "GDM-BLW-05")
    spoils.errs("NE", "lay N14 N15P shot N15S0x2", "PROTECTED", "GDM-BLW-05")


@clause("GDM-BLW-09")
def test_the_cross_leaves_with_a_part_of_its_word() -> None:
    """T-43: VRAI withdrawn from VRAIMENT +: the cross behind MENT goes back to the arsenal."""
    story = told("SO@E12>VRAIMENT+ NE=A turn:SO", words="vraiment ment vrai")
    story.plays("SO", "recover E12 4")

    assert ("MENT", "+AIRV") == (story.signs("SO"), story.arsenal("SO"))
    assert [cell("M12")] == [cross.cell for cross in story.events[0].returned]  # type: ignore[attr-defined]


@clause("GDM-BLW-09", "GDM-CHN-06")
def test_but_not_where_it_holds_the_chain_together() -> None:
    """T-43: with a word behind the cross, the protected word stays as it is."""
    story = told("SO@E12>VRAIMENT+PUR NE=A turn:SO", words="vraiment ment vrai pur")

    story.errs("SO", "recover E12 4", "CUT", "GDM-BLW-09")


@clause("GDM-BLW-09", "GDM-Q-66")
def test_the_owner_does_not_lengthen_a_protected_word() -> None:
    """He takes the cross back first."""
    story = told("SO@H12>MENT+ SO=VRAI NE=A turn:SO", words="vraiment ment")

    story.errs("SO", "lay H12 D12>VRAI", "GUARDED_WORD", "GDM-Q-66")
    freed = told("SO@H12>MENT+ SO=VRAI NE=A turn:SO", words="vraiment ment")
    assert ["VRAIMENT"] == freed.plays("SO", "lift L12", "lay H12 D12>VRAI").words("SO")


@clause("GDM-BLW-10")
def test_a_cross_is_not_moved() -> None:
    """No coup takes one from the board."""
    story = told("SO@H18>PURS+ SO=A NE=A turn:SO", words="purs apurs")

    story.errs("SO", "lay H18 G18A[L18]", "CROSS_STAYS", "GDM-BLW-10")


@clause("GDM-BLW-11", "GDM-CELL-05", "GDM-Q-25", "GDM-PLC-02", "GDM-Q-12")
def test_a_cross_on_violet_lets_the_chain_pass() -> None:
    """T-44, T-64: B12 is violet: the cross may lie there, and behind it a word of one letter."""
    story = told("SO@E13^ES SO=+A NE@O1_RUES<ELLES turn:SO")
    story.plays("SO", "lay E12 C12>R[O1]U[O2] cross B12").plays("NE", "pass")
    story.plays("SO", "lay B12 A12A")

    assert ["SE", "RUS", "A"] == story.words("SO")
    assert ("FOLLOW", "A") == (story.laid.how, story.laid.word)


@clause("GDM-CELL-05")
def test_no_letter_lies_on_violet() -> None:
    """T-44: it is refused."""
    story = told("SO@G16>TA SO=S NE=A turn:SO", words="ta tas")

    story.errs("SO", "lay H16 I16S", "VIOLET", "GDM-CELL-05", cells="I16")


ROTULE = f"{CROQUIS_1} SE=+ turn:SE"


@clause("GDM-BLW-12", "GDM-CAP-07")
def test_a_turn_a_capture_and_a_blockade_in_one_coup() -> None:
    """T-45: L/EST turned, TOUR captured: ROTU/LE, a cross before its R; EST and DON stay."""
    coup = "lay Q22 R17_R[R4]O[P4]T[O4]U[Q4]L[Q22] bend cross R16"
    story = told(ROTULE).plays("SE", coup)

    assert (["ROTULE", "EST", "BUT"], ["DON"]) == (story.words("SE"), story.words("NE"))
    assert (True, cell("R16"), "EST") == (story.laid.tactical, story.laid.cross, story.laid.grown)
    assert "+ROTULESTUB" == story.signs("SE")


@clause("GDM-Q-25")
def test_the_cross_stands_in_the_axis_at_a_free_end() -> None:
    """Nowhere else; the cell must touch nothing; and one must have a cross (Q-24)."""
    base = "SO@E22>RUSA^IRAP NE@O1_RUES<ELLES"
    purs = "lay H18 I18>U[F22]R[E22]S[G22]"
    told(f"{base} SO=+ turn:SO").errs("SO", f"{purs} cross K17", "CROSS_NOT_THERE", "GDM-Q-25")
    touching = told(f"{base} ENE@M17>AS SO=+ turn:SO", words=f"{DIAGRAMS} as")
    touching.errs("SO", f"{purs} cross L18", "CONTACT", "GDM-OPP-01", cells="L18 M17")


@clause("GDM-Q-25")
@pytest.mark.parametrize(("end", "signs"), [("K12", "ONDE+"), ("F12", "+ONDE")])
def test_with_two_free_ends_the_owner_chooses(end: str, signs: str) -> None:
    """A word that is the whole chain may be guarded at either end."""
    story = told("SO@G12>ON SO=+ NE@O1_DELA turn:SO", words="on onde de dela la")
    story.plays("SO", f"lay H12 I12>D[O1]E[O2] cross {end}")

    assert signs == story.signs("SO")
    assert True is story.view(None).chains[0].words[0].guarded


@clause("GDM-BLW-01", "GDM-BLW-03", "GDM-RPL-04")
def test_no_blockade_without_the_three_conditions() -> None:
    """A letter of the arsenal, letters of two chains, or no word among what was taken."""
    base = "SO@E22>RUSA^IRAP NE@O1_RUES<ELLES NO@E5^SEM>AIN SO=+S turn:SO"
    arsenal = "lay H18 I18>U[F22]R[E22]S cross L18"
    two = "lay H18 I18>U[O2]R[O1]S[E5] cross L18"
    told(base).errs("SO", arsenal, "CROSS_NOT_EARNED", "GDM-BLW-01")
    told(base).errs("SO", two, "CROSS_NOT_EARNED", "GDM-BLW-01")
    unknown = told(base, words=DIAGRAMS.replace(" rus ", " ").replace(" ru ", " "))
    unknown.errs("SO", "lay H18 I18>U[F22]R[E22]S[G22] cross L18", "CROSS_NOT_EARNED", "GDM-BLW-01")


@clause("GDM-Q-48")
def test_a_word_that_touches_brown_is_not_protected() -> None:
    """So that nobody can close the cross for good."""
    story = told("SO@J12>ON SO=+ NE@O1_DELA turn:SO", words="on onde de dela la")

    story.errs("SO", "lay K12 L12>D[O1]E[O2] cross N12", "CROSS_ON_CENTRE", "GDM-Q-48")
    above = told("SO@L8_ON SO=+ NE@O1_DELA turn:SO", words="on onde de dela la")
    above.errs("SO", "lay L9 L10_D[O1]E[O2] cross L12", "CROSS_ON_CENTRE", "GDM-Q-48")


PORTE = "SO@D12>PORTE"
JOINED = "porte plume bonheur porte-plume porte-bonheur bon heur"


@clause("GDM-CMP-01", "GDM-CMP-02", "GDM-CMP-03", "GDM-MAT-06", "GDM-Q-58")
@pytest.mark.parametrize(("word", "letters"), [("PLUME", "PLUME"), ("BONHEUR", "BONHEUR")])
def test_a_word_of_the_board_is_compounded(word: str, letters: str) -> None:
    """T-47: the cross stands for the hyphen, the first member is protected at once."""
    story = told(f"{PORTE} SO=+{letters} NE=A turn:SO", words=JOINED)
    story.plays("SO", f"lay H12 I12>+{letters}")
    first, second = story.view(None).chains[0].words

    assert ("COMPOUND", f"PORTE-{word}") == (story.laid.how, story.laid.word)
    assert (["PORTE", word], True, False) == (story.words("SO"), first.guarded, second.guarded)


@clause("GDM-CMP-02")
def test_a_compound_may_be_laid_in_one_coup() -> None:
    """T-47: hooked whole on the P."""
    story = told("SO@D12>COUP SO=+ORTEPLUME NE=A turn:SO", words=f"{JOINED} coup")
    story.plays("SO", "lay G12 G13_ORTE+PLUME")

    assert ["COUP", "PORTE", "PLUME"] == story.words("SO")
    assert "COUPORTE-PLUME" == story.signs("SO")


@clause("GDM-CMP-01")
def test_members_that_make_no_compound_are_none() -> None:
    """T-47: two words and a cross are not enough."""
    story = told(f"{PORTE} SO=+BON NE=A turn:SO", words=JOINED)

    story.errs("SO", "lay H12 I12>+BON", "NOT_A_WORD", "GDM-LEX-01", word="PORTE-BON")


@clause("GDM-CMP-01")
def test_a_cross_joins_two_members_and_ends_none() -> None:
    """It is laid with a second member, in the axis."""
    story = told(f"{PORTE} SO=+S NE=A turn:SO", words=f"{JOINED} portes")
    story.errs("SO", "lay H12 I12>S+", "BAD_COMPOUND", "GDM-CMP-01")
    across = told(f"{PORTE} SO=+S NE=A turn:SO", words=f"{JOINED} es")
    across.errs("SO", "lay H12 H13_+S", "AXIS_ONLY", "GDM-CHN-08")


@clause("GDM-Q-57")
def test_a_compound_whose_second_member_is_captured_gives_its_cross_back() -> None:
    """To the owner of the chain; nothing else guards the first member."""
    story = told("SO@D12>PORTE-PIED NE@Q17>IL turn:NE", words="porte pied porte-pied il lpied")
    story.plays("NE", "lay R17 R18_P[J12]I[K12]E[L12]D[M12]")

    assert ("PORTE", "+") == (story.signs("SO"), story.arsenal("SO"))
    assert False is story.view(None).chains[0].words[0].guarded


@clause("GDM-Q-57", "GDM-CAP-03")
def test_half_a_second_member_is_not_left() -> None:
    """PORTE-PIE is no word."""
    story = told("SO@D12>PORTE-PIED NE@Q17>IL turn:NE", words="porte pied porte-pied il ld pie")

    story.errs("NE", "lay R17 R18D[M12]", "LEFT_NOT_A_WORD", "GDM-CAP-03", word="PORTE-PIE")


@clause("GDM-Q-24")
def test_without_a_cross_there_is_no_blockade() -> None:
    """One cross a player is the price of the protection; nor is there a compound."""
    base = "SO@E22>RUSA^IRAP NE@O1_RUES<ELLES turn:SO"
    coup = "lay H18 I18>U[F22]R[E22]S[G22] cross L18"
    told(base).rejects("SO", coup, "NO_CROSS", "GDM-Q-24")
    told(f"{PORTE} SO=PLUME NE=A turn:SO", words=JOINED).rejects(
        "SO", "lay H12 I12>+PLUME", "NO_CROSS", "GDM-Q-24"
    )
