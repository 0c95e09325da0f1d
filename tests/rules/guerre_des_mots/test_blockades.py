"""Blockade of a word with a cross, of a chain with a chess piece; compounds (T-40 to T-47)."""

import pytest

from logomachie.games.guerre_des_mots.events import Lifted, TurnedBack
from tests.kit.clauses import clause
from tests.kit.warring import CROQUIS_1, DIAGRAMS, cell, told

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


@clause("GDM-BLC-02", "GDM-BLC-03", "GDM-BLC-04", "GDM-BLK-01")
def test_bon_on_a_bishop_protects_the_whole_chain() -> None:
    """T-46: BO lengthened with the N on its back: its bishop on a bishop; it still reads N."""
    story = told("NO@E4^OB>ANC NO=N SO@E22>RUSA turn:NO").plays("NO", "lay E4 E5N'")
    view = story.view(None).chains[0]

    assert ["BON", "BANC"] == story.words("NO")
    assert (True, True) == (view.blockaded, story.laid.shield)
    assert (story.seat("NO"),) == story.view(None).frozen


SHIELDED = "NO@E5N'^OB>ANC"


@clause("GDM-BLC-02", "GDM-CAP-10", "GDM-BLK-01")
def test_against_capture_piracy_and_shots() -> None:
    """T-46: all three dangers."""
    position = f"{SHIELDED} NE@K8>AS NE=SN turn:NE"
    words = "bon bo banc as asc asn ban ass bons"
    told(position, words=words).errs("NE", "lay L8 M8C[H3]", "BLOCKADED", "GDM-BLC-02")
    told(position, words=words).errs("NE", "lay E5 E6S", "BLOCKADED", "GDM-BLC-02")
    gun = f"{SHIELDED} NE@F8>AS NE=PN turn:NE"
    told(gun, words="bon banc as ask asp").errs(
        "NE", "lay G8 H8P shot H8N0x1", "BLOCKADED", "GDM-BLC-02"
    )


@clause("GDM-BLC-05", "GDM-Q-31")
def test_meanwhile_the_player_does_not_capture_shoot_or_pirate() -> None:
    """T-46: with none of his chains."""
    words = "bon banc as ash las rues selles es ru rus rusas banca ues elles"
    base = f"{SHIELDED} NO@K12>AS NO=HN NE@O1_RUES<ELLES turn:NO"
    told(base, words=words).errs("NO", "lay K12 J12R[O1]", "FROZEN", "GDM-BLC-05")
    told(base, words=words).errs("NO", "lay O1 N1N", "FROZEN", "GDM-BLC-05")
    told(base, words=words).errs("NO", "lay L12 M12H shot M12N1x1", "FROZEN", "GDM-BLC-05")


@clause("GDM-BLC-06", "GDM-Q-32")
def test_but_he_works_on_his_own_chain() -> None:
    """T-46: arsenal, transfer and recovery, by either end; and he may win."""
    words = "bon bo banc ban cas banco on"
    base = f"{SHIELDED} NO=OAS NE=A turn:NO"

    assert ["BON", "BANCO"] == told(base, words=words).plays("NO", "lay H3 I3O").words("NO")
    assert ["BON", "BAN"] == told(base, words=words).plays("NO", "recover H3 1").words("NO")
    story = told(base, words=words).plays("NO", "recover E5 1")
    assert (["BO", "BANC"], False) == (story.words("NO"), story.view(None).chains[0].blockaded)


@clause("GDM-BLC-07")
def test_turning_the_piece_back_ends_it_at_once() -> None:
    """T-46: it costs no coup, and he may capture with the next."""
    words = "bon banc bancs selles rues elles"
    story = told(f"{SHIELDED} NE@O1_RUES<ELLES turn:NO", words=words).plays("NO", "back E5")
    story.tells(TurnedBack(seat=0, turn=1, chain=1, cell=cell("E5")))
    turned = (story.view(None).chains[0].blockaded, story.view(None).frozen, story.whose)
    story.rejects("NO", "back E5", "NO_SYMBOL_TO_HIDE", "GDM-BLC-07")
    story.plays("NO", "lay H3 I3S[J4]")

    assert (False, (), "NO") == turned
    assert (["BON", "BANCS"], ["RUES", "ELLES"]) == (story.words("NO"), story.words("NE"))


@clause("GDM-BLC-02", "GDM-Q-29", "GDM-Q-30")
def test_only_the_same_piece_on_the_same_piece() -> None:
    """A rook or a joker on a bishop, a cell without a piece are refused; a joker is a king."""
    words = "bo bop bon lo banc"
    base = "NO@E4^OB>ANC NO=PL? SO@E22>RUSA turn:NO"
    for coup in ("lay E4 E5P'", "lay E4 E5n'", "lay E4 D4L'"):
        told(base, words=words).errs("NO", coup, "NO_SYMBOL_HERE", "GDM-BLC-02")
    joker = told("NO@L5>ES NO=? SO@E22>RUSA turn:NO", words="es les").plays("NO", "lay L5 K5l'")

    assert True is joker.view(None).chains[0].blockaded


@clause("GDM-Q-48")
def test_a_chain_blockade_is_suspended_on_brown() -> None:
    """While the chain has a token on a brown cell it neither protects nor freezes."""
    words = "haie hai il ile ili ha"
    shut = told("NO@I12H'>AI NE@Q17>IL turn:NE", words=words)
    suspended = told("NO@I12H'>AIE NE@Q17>IL turn:NE", words=words)

    shut.errs("NE", "lay R17 S17I[K12]", "BLOCKADED", "GDM-BLC-02")
    assert () == suspended.view(None).frozen
    suspended.plays("NE", "lay R17 S17E[L12]")
    assert (["HAI"], ["ILE"]) == (suspended.words("NO"), suspended.words("NE"))


@clause("GDM-Q-33", "GDM-BLC-04")
def test_a_c_on_its_back_reads_c_cedilla_or_c_on_a_king() -> None:
    """Its owner says which; both protect the chain."""
    position, words = "NO@L5>AS NO=C SO@E22>RUSA turn:NO", "as cas ças"
    cedilla = told(position, words=words).plays("NO", "lay L5 K5Ç'")
    plain = told(position, words=words).plays("NO", "lay L5 K5C'")

    assert (["ÇAS"], ["CAS"]) == (cedilla.words("NO"), plain.words("NO"))
    assert [True, True] == [story.view(None).chains[0].blockaded for story in (cedilla, plain)]


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


@clause("GDM-Q-30")
def test_vowels_have_no_chess_piece() -> None:
    """Nor have crosses."""
    story = told("NO@E4^LB>ANC NO=E SO@E22>RUSA turn:NO", words="bl ble banc")

    story.errs("NO", "lay E4 E5E'", "NO_SYMBOL_HERE", "GDM-BLC-02")
