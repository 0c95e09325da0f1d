"""The two diagrams of the box: every quoted move replays (checks T-10, T-13, T-20 to T-33)."""

from collections import Counter
from typing import Any

import pytest

from logomachie.games.guerre_des_mots.rules.diagrams import CROQUIS_1, CROQUIS_2
from logomachie.games.guerre_des_mots.rules.events import AccentTurned, Ended
from logomachie.games.guerre_des_mots.rules.tiles import tile_set
from tests.games.guerre_des_mots.story import DIAGRAMS, Story, cell, told
from tests.kit.clauses import clause

NORTH = "NE@O1_RUES<ELLES"
SOUTH = "SO@E22>RUSA^IRAP"


def croquis_2(turn: str, more: str = "", **options: Any) -> Story:
    """The second diagram with this player to move."""
    return told(f"{CROQUIS_2} {more} turn:{turn}", words=f"{DIAGRAMS} bu écrans", **options)


@clause("GDM-OBJ-02", "GDM-WIN-01", "GDM-CHN-01", "GDM-CHN-04")
def test_the_southern_chain_of_the_second_diagram() -> None:
    """T-10: five words by their ends, at right angles; R of ORALES on green, ORNA on r m m r."""
    story = croquis_2("SO")
    grid = story.view(0).board.split("/")
    orna = [cell(name) for name in ("K13", "L13", "M13", "N13")]

    assert ["RUSA", "PARIA", "PURS", "ORALES", "ORNA"] == story.words("SO")
    assert "rmmr" == "".join(grid[r][c] for r, c in orna)
    assert "g" == grid[13][10]


@clause("GDM-MAT-02", "GDM-MOD-03")
@pytest.mark.parametrize(("diagram", "tokens", "jokers"), [(CROQUIS_1, 72, 2), (CROQUIS_2, 68, 4)])
def test_both_diagrams_fit_the_set(diagram: str, tokens: int, jokers: int) -> None:
    """T-13: with at most eight jokers."""
    story = told(diagram)
    laid = Counter(piece.token for chain in story.state.chains for piece in chain.path)

    assert (tokens, jokers) == (sum(laid.values()), laid["?"])
    assert not laid - Counter(tile_set("fr-104-1").counts)


@clause(
    "GDM-OBJ-01", "GDM-OBJ-02", "GDM-OBJ-03", "GDM-PLC-03", "GDM-RPL-01", "GDM-TRF-05",
    "GDM-CELL-02", "GDM-CELL-03", "GDM-WIN-01",
)  # fmt: skip
def test_the_model_game_from_the_first_word_to_victory() -> None:
    """T-20: RUSA, PARIA, then in one turn PURS by transfer, ORALES on green, ORNA on the cross."""
    story = told("SO=RUSAPARIORALERNA NE=RUESELLES round:1")
    story.plays("SO", "open E22>RUSA").plays("NE", "open O1_RUES")
    story.plays("SO", "lay H22 H18_PARI").plays("NE", "lay O4 J4>SELLE")
    story.plays("SO", "lay H18 I18>U[F22]R[E22]S[G22]", "lay K18 K13_ORALE")
    before = (story.state.credits, story.whose)
    story.plays("SO", "lay K13 L13>RNA")

    assert (1, "SO") == before
    assert ["PARIA", "PURS", "ORALES", "ORNA"] == story.words("SO")
    line = tuple(map(cell, ("K13", "L13", "M13", "N13")))
    story.tells(Ended(winners=(0,), why="CROSS", word="ORNA", cells=line))
    assert story.outcome is not None
    assert ((0,), "CROSS", "GDM-WIN-01") == (
        story.outcome.winners,
        story.outcome.why,
        story.outcome.clause,
    )


@clause("GDM-SRC-02", "GDM-SRC-05", "GDM-TAK-05", "GDM-CAP-05", "GDM-CAP-06", "GDM-Q-15")
def test_pair_is_captured_and_re_stays() -> None:
    """T-21: its letters, in another order, make PARI/A on the A of RUSA; a replay is earned."""
    story = told("SO@E22>RUSA OSO@E17<ÉRP_AIR turn:SO")
    story.plays("SO", "lay H22 H18_P[C17]A[C18]R[C20]I[C19]")

    assert (["RUSA", "PARIA"], ["RÉ"]) == (story.words("SO"), story.words("OSO"))
    assert ("RIAP", ("RÉ",)) == (story.laid.taken[0].letters, story.laid.taken[0].left)
    assert (True, 1, "SO") == (story.laid.tactical, story.state.credits, story.whose)


@clause("GDM-TAK-02", "GDM-TRF-07", "GDM-CHN-03", "GDM-WSH-03", "GDM-ACC-01", "GDM-ACC-02")
def test_selles_and_an_e_lengthen_des() -> None:
    """T-22: one word and a piece of the next; the E is turned into É; RU stays alone."""
    north = NORTH.replace("RUE", "RUE(é)")
    story = told(f"ONO@C5_PIED>ES {north} turn:ONO")
    story.plays("ONO", "lay E8 F8>S[J4]E[N4]L[M4]L[L4]É[O3]E[K4]S[O4]")

    assert (["PIED", "DESSELLÉES"], ["RU"]) == (story.words("ONO"), story.words("NE"))
    assert "LENGTHEN" == story.laid.how
    told_accent = AccentTurned(seat=0, turn=1, cell=cell("O3"), reads="É", found=True)
    story.tells(told_accent)


@clause("GDM-TAK-03", "GDM-CON-01", "GDM-Q-73")
def test_a_piece_without_meaning_may_be_taken() -> None:
    """T-23: NAR of NARRÉ; RÉ, which is left, and the word formed have a meaning."""
    story = told("SO@E22>DUCS SO=E(é)C ENE@V5_CAFÉ<RRAN turn:SO", words="ducs café narré ré écrans")
    story.plays("SO", "lay H22 H17_ÉCR[T8]A[S8]N[R8]")

    assert (["DUCS", "ÉCRANS"], ["CAFÉ", "RÉ"]) == (story.words("SO"), story.words("ENE"))


@clause("GDM-CAP-08", "GDM-SRC-04", "GDM-RPL-03", "GDM-Q-80")
def test_letters_of_two_chains_in_one_coup_earn_no_replay() -> None:
    """T-24: RU of RUES and the S of MES make P/URS."""
    story = told(f"{SOUTH} {NORTH} NO@E5^SEM>AIN turn:SO")
    story.plays("SO", "lay H18 I18>U[O2]R[O1]S[E5]")

    assert ["RUSA", "PARIA", "PURS"] == story.words("SO")
    assert (["ES", "SELLES"], ["ME", "MAIN"]) == (story.words("NE"), story.words("NO"))
    assert (False, "NO") == (story.laid.tactical, story.whose)


@clause(
    "GDM-CAP-09", "GDM-CAP-11", "GDM-RPL-02", "GDM-RPL-06", "GDM-RPL-07", "GDM-Q-68", "GDM-CHN-05",
)  # fmt: skip
def test_both_ends_of_one_chain_earn_a_replay() -> None:
    """T-25: RU of RUES and the S of S/ELLES: a meaningful piece is enough."""
    story = told(f"{SOUTH} {NORTH} SO=+ turn:SO").plays("SO", "lay H18 I18>U[O2]R[O1]S[J4]")

    assert (["ES", "ELLES"], "+") == (story.words("NE"), story.arsenal("SO"))
    assert (True, 1, "SO") == (story.laid.tactical, story.state.credits, story.whose)
    assert {(0, "RU"), (1, "S")} == {(taken.end, taken.letters) for taken in story.laid.taken}


@clause("GDM-BLW-01", "GDM-BLW-02", "GDM-BLW-04", "GDM-BLW-13", "GDM-RPL-07", "GDM-Q-23")
def test_or_a_blockade_of_the_word() -> None:
    """T-25: a cross at its end instead of the replay; the cross is no letter of the arsenal."""
    story = told(f"{SOUTH} {NORTH} SO=+ turn:SO")
    story.plays("SO", "lay H18 I18>U[O2]R[O1]S[J4] cross L18")

    assert ("RUSAIRAPURS+", "") == (story.signs("SO"), story.arsenal("SO"))
    assert (True, cell("L18"), 0) == (story.laid.tactical, story.laid.cross, story.laid.credits)
    assert "NE" == story.whose
    guarded = [word.text for word in story.view(None).chains[0].words if word.guarded]
    assert ["PURS"] == guarded


@clause("GDM-SRC-03", "GDM-TRF-01", "GDM-TRF-02", "GDM-TRF-04", "GDM-TRF-06", "GDM-RPL-05")
def test_rus_is_transferred_to_the_other_end() -> None:
    """T-26: RUS of RUSA makes P/URS; PARIA stays on the board; replay."""
    story = told(f"{SOUTH} {NORTH} turn:SO").plays("SO", "lay H18 I18>U[F22]R[E22]S[G22]")

    assert ["PARIA", "PURS"] == story.words("SO")
    assert (True, 1, "SO") == (story.laid.tactical, story.state.credits, story.whose)


@clause("GDM-TRF-04", "GDM-BLW-13", "GDM-BLW-02")
def test_a_transfer_may_set_a_blockade_too() -> None:
    """T-26: and then there is no replay."""
    story = told(f"{SOUTH} {NORTH} SO=+ turn:SO")
    story.plays("SO", "lay H18 I18>U[F22]R[E22]S[G22] cross L18")

    assert ("AIRAPURS+", "NE") == (story.signs("SO"), story.whose)


@clause("GDM-DIR-01", "GDM-Q-45")
def test_the_s_of_selles_is_turned() -> None:
    """T-27: SE arises, SELLES becomes ELLES; by itself that earns nothing."""
    story = told(f"{SOUTH} {NORTH} turn:NE").plays("NE", "lay J4 K3S[J4] bend")

    assert ["RUES", "ELLES", "SE"] == story.words("NE")
    assert ("BEND", "SE", "ELLES") == (story.laid.how, story.laid.word, story.laid.grown)
    assert (False, "SO") == (story.laid.tactical, story.whose)


@clause("GDM-DIR-02", "GDM-DIR-03", "GDM-TRF-08", "GDM-Q-45")
def test_se_is_lengthened_with_transferred_letters() -> None:
    """T-28: RU of RUES, at the other end, makes RUSE; the word RU earns a replay."""
    story = told(f"{SOUTH} {NORTH} turn:NE").plays("NE", "lay J4 K1_R[O1]U[O2]S[J4] bend")

    assert ["ES", "ELLES", "RUSE"] == story.words("NE")
    assert (True, "NE") == (story.laid.tactical, story.whose)


@clause("GDM-DIR-02", "GDM-DIR-04")
def test_se_is_lengthened_with_captured_letters() -> None:
    """T-29: BU of BUT (SE) makes BUSE; or a letter of the arsenal."""
    story = croquis_2("NE").plays("NE", "lay J4 K1_B[T20]U[T21]S[J4] bend")
    mine = told(f"{SOUTH} {NORTH} NE=O turn:NE", words=f"{DIAGRAMS} ose")

    assert (["RUES", "ELLES", "BUSE"], ["LEST"]) == (story.words("NE"), story.words("SE"))
    assert ["RUES", "ELLES", "OSE"] == mine.plays("NE", "lay J4 K2_OS[J4] bend").words("NE")


@clause("GDM-PIR-01", "GDM-PIR-02", "GDM-PIR-04", "GDM-PIR-06", "GDM-PIR-08")
@pytest.mark.parametrize("rule", ["simplified", "general"])
def test_the_north_is_pirated_with_its_own_letters(rule: str) -> None:
    """T-30: RU of RUES set on the S of S/ELLES: RU/S; the letters stay the victim's."""
    story = told(f"{SOUTH} {NORTH} turn:SO", rule=rule).plays("SO", "lay J4 J2_R[O1]U[O2]")

    assert ["ES", "SELLES", "RUS"] == story.words("NE")
    assert (1, 0) == (story.laid.of, story.laid.seat)
    assert {1} == {story.state.chains[1].seat}


@clause("GDM-PIR-03", "GDM-PIR-09", "GDM-PIR-07")
def test_the_north_is_turned_and_pirated() -> None:
    """T-30: RU lengthens SE, the S having been turned in the same coup; the pirate replays."""
    story = told(f"{SOUTH} {NORTH} turn:SO").plays("SO", "lay J4 K1_R[O1]U[O2]S[J4] bend")

    assert ["ES", "ELLES", "RUSE"] == story.words("NE")
    assert (True, "SO") == (story.laid.tactical, story.whose)


@clause("GDM-REC-01", "GDM-REC-02", "GDM-REC-05", "GDM-TAK-06")
def test_a_piece_or_a_letter_of_the_first_word_is_recovered() -> None:
    """T-31: RU of RUSA leaves SA, R leaves USA; they go to the arsenal."""
    piece = told(f"{SOUTH} {NORTH} turn:SO").plays("SO", "recover E22 2")
    letter = told(f"{SOUTH} {NORTH} turn:SO").plays("SO", "recover E22 1")

    assert (["SA", "PARIA"], "RU") == (piece.words("SO"), piece.arsenal("SO"))
    assert (["USA", "PARIA"], "R") == (letter.words("SO"), letter.arsenal("SO"))


@clause("GDM-TAK-04", "GDM-REC-02", "GDM-Q-14")
def test_a_chain_is_never_recovered_whole() -> None:
    """T-31: a word of two letters stays; one letter is none."""
    alone = f"SO@E22>RUSA {NORTH} turn:SO"

    assert ["SA"] == told(alone).plays("SO", "recover E22 2").words("SO")
    told(alone).errs("SO", "recover E22 3", "NOTHING_LEFT", "GDM-TAK-04")
    told(alone).errs("SO", "recover E22 4", "NOTHING_LEFT", "GDM-TAK-04")


RITE = "SE@N6_ENVOI SE=RIT ONO@A10>MENA_XE>SSENTIELLE turn:SE"


@clause("GDM-SHT-01", "GDM-SHT-02", "GDM-SHT-09", "GDM-DEF-09")
def test_the_r_of_rite_hits_the_e_of_essentielle() -> None:
    """T-32: 8 is more than the five cells between; both values are shown."""
    story = told(RITE, side_goals=False).plays("SE", "lay N6 K6>RIT shot K6S1x1")
    shot = story.shots[0]

    assert (8, 5, 0, "E", "") == (shot.value, shot.gap, shot.strength, shot.against, shot.miss)
    assert (["MENA", "AXE"], ("ESSENTIELLE",)) == (story.words("ONO"), shot.words)
    assert "EEEILLNSST" == story.arsenal("SE")


@clause("GDM-SHT-03", "GDM-SHT-12", "GDM-Q-42")
def test_the_r_of_tour_fails_on_the_p_of_pari() -> None:
    """T-33: 8 against 10; nothing is taken and nothing else is lost."""
    story = told("NE@O1_DONT NE=OUR ENE@R13^EITRAP>ARI_LS>AGE turn:NE")
    story.plays("NE", "lay O4 P4>OUR shot R4S0x1")
    shot = story.shots[0]

    assert (8, 3, 10, "STRENGTH") == (shot.value, shot.gap, shot.strength, shot.miss)
    assert ["PARTIE", "PARI", "ILS", "SAGE"] == story.words("ENE")
    assert (["DONT", "TOUR"], "") == (story.words("NE"), story.arsenal("NE"))
