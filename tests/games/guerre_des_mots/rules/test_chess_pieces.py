"""Blockade of a whole chain by chess pieces (BLC; check T-46)."""

from logomachie.games.guerre_des_mots.rules.events import TurnedBack
from tests.games.guerre_des_mots.story import cell, told
from tests.kit.clauses import clause


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


@clause("GDM-Q-33", "GDM-BLC-02")
def test_a_cedilla_on_a_king_shows_its_king() -> None:
    """The token lies on its back, declared or not: the whole chain is protected, and its player
    held back. It is told so, and turned back like any other; the letter keeps its cedilla."""
    position, words = "NO@L5>AS SO@E22>RUSA NO=C turn:NO", "as ças cas rusa"
    story = told(position, words=words).plays("NO", "lay L5 K5Ç")
    laid = story.laid
    elsewhere = told(position.replace("L5", "L6"), words=words).plays("NO", "lay L6 K6Ç")
    joker = told(position.replace("=C", "=?"), words=words).plays("NO", "lay L5 K5ç")

    assert (True, [True]) == (laid.shield, [letter.symbol for letter in laid.letters])
    assert (story.seat("NO"),) == story.view(1).frozen
    assert [False, False] == [elsewhere.laid.shield, joker.laid.shield]
    story.plays("SO", "pass").plays("NO", "back K5")
    assert ((), ["ÇAS"]) == (story.view(1).frozen, story.words("NO"))


@clause("GDM-Q-33", "GDM-BLC-05")
def test_a_cedilla_that_shows_its_king_does_not_let_its_word_shoot() -> None:
    """It is a blockade like another: the S of ÇAIS would hit otherwise, as that of CAIS does."""
    position, words = "NO@L5>AI SO@N9>EU^T NO=CS turn:NO", "ai çais cais eu tu"
    coup = "lay L5 K5{} N5S shot N5S0x1"
    plain = told(position, words=words).plays("NO", coup.format("C"))

    assert "E" == plain.arsenal("NO")
    told(position, words=words).errs("NO", coup.format("Ç"), "FROZEN", "GDM-BLC-05")


@clause("GDM-Q-33", "GDM-Q-46")
def test_a_pirates_cedilla_protects_nobody() -> None:
    """A player protects his own chain by it, not another's."""
    story = told("NO@L5>AS SO@E22>RUSA SO=C turn:SO", words="as ças rusa").plays("SO", "lay L5 K5Ç")

    assert (["ÇAS"], False, ()) == (story.words("NO"), story.laid.shield, story.view(0).frozen)


@clause("GDM-Q-33", "GDM-BLC-04")
def test_a_c_on_its_back_reads_c_cedilla_or_c_on_a_king() -> None:
    """Its owner says which; both protect the chain."""
    position, words = "NO@L5>AS NO=C SO@E22>RUSA turn:NO", "as cas ças"
    cedilla = told(position, words=words).plays("NO", "lay L5 K5Ç'")
    plain = told(position, words=words).plays("NO", "lay L5 K5C'")

    assert (["ÇAS"], ["CAS"]) == (cedilla.words("NO"), plain.words("NO"))
    assert [True, True] == [story.view(None).chains[0].blockaded for story in (cedilla, plain)]


@clause("GDM-Q-30")
def test_vowels_have_no_chess_piece() -> None:
    """Nor have crosses."""
    story = told("NO@E4^LB>ANC NO=E SO@E22>RUSA turn:NO", words="bl ble banc")

    story.errs("NO", "lay E4 E5E'", "NO_SYMBOL_HERE", "GDM-BLC-02")
