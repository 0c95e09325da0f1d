"""Turns, credits, errors, blocked players, friends (DEF-07, RPL, ERR, STK; T-62, T-63)."""

from itertools import pairwise

import pytest

from logomachie.core.game import Lapsed
from logomachie.core.house import Resign, Resigned
from logomachie.games.guerre_des_mots.rules.events import (
    Drew,
    Erred,
    NotBlocked,
    Received,
    Recovered,
    RecoveryAnswered,
    RecoveryAsked,
    TimedOut,
    TurnBegan,
)
from logomachie.games.guerre_des_mots.rules.types import Draw, Pass
from tests.games.guerre_des_mots.story import DIAGRAMS, cell, told
from tests.kit.clauses import clause

SOUTH = "SO@E22>RUSA^IRAP"
NORTH = "NE@O1_RUES<ELLES"
BASE = f"{SOUTH} {NORTH}"
PURS = "lay H18 I18>U[F22]R[E22]S[G22]"


@clause("GDM-DEF-06", "GDM-DEF-07", "GDM-PLC-04")
def test_a_turn_is_one_coup() -> None:
    """T-62: an ordinary word spends the only credit."""
    story = told(f"{BASE} SO=URS turn:SO").plays("SO", "lay H18 I18>URS")

    assert (0, "NE", 1) == (story.laid.credits, story.whose, story.state.credits)
    story.tells(TurnBegan(seat=1, turn=2, round=2, until=story.state.until))


@clause("GDM-RPL-01", "GDM-RPL-08", "GDM-Q-19", "GDM-PLC-03", "GDM-PLC-04")
def test_every_letter_on_green_is_a_coup_more() -> None:
    """T-62: two greens of the northern goal are two coups; they need not be played."""
    story = told("SO@N6_ES SO=RIT NE=A turn:SO", words="es rite", side_goals=False)
    story.plays("SO", "lay N6 K6>RIT")

    assert (2, 2, "SO") == (story.laid.green, story.state.credits, story.whose)
    assert "NE" == story.plays("SO", "pass").whose


@clause("GDM-RPL-08", "GDM-Q-19", "GDM-TRF-05")
def test_green_and_tactics_add_up() -> None:
    """T-62: RU captured makes SUR, whose R lies on green: two replays."""
    story = told(f"SO@I13_ES {NORTH} turn:SO", words=f"{DIAGRAMS} sur")
    story.plays("SO", "lay I14 J14>U[O2]R[O1]")

    assert (True, 1, 2) == (story.laid.tactical, story.laid.green, story.state.credits)


@clause("GDM-Q-21", "GDM-RPL-07")
def test_a_blockade_spends_the_tactical_credit_only() -> None:
    """T-63: the replay of a green cell stays."""
    story = told(f"SO@I13_ES SO=+ {NORTH} turn:SO", words=f"{DIAGRAMS} sur")
    story.plays("SO", "lay I14 J14>U[O2]R[O1] cross L14")

    assert ("ESUR+", 1, "SO") == (story.signs("SO"), story.state.credits, story.whose)


@clause("GDM-Q-70")
def test_a_cross_on_green_is_no_replay() -> None:
    """Only letters count: K14 is green, be the cross a guard or a hyphen."""
    guard = told(f"SO@H13_ES SO=+ {NORTH} turn:SO", words=f"{DIAGRAMS} sur")
    guard.plays("SO", "lay H14 I14>U[O2]R[O1] cross K14")
    hyphen = told("SO@I14>PA SO=+ON NE=A turn:SO", words="pa on pa-on")
    hyphen.plays("SO", "lay J14 K14>+ON")

    assert ("ESUR+", 0, "NE") == (guard.signs("SO"), guard.laid.green, guard.whose)
    assert ("PA-ON", 0, "NE") == (hyphen.signs("SO"), hyphen.laid.green, hyphen.whose)


@clause("GDM-Q-20")
def test_no_board_stands_twice_in_a_turn() -> None:
    """Transfers to and fro come to an end."""
    story = told("SO@G12>TOT_ES NE=A turn:SO", words="tot tes es")
    story.plays("SO", "lay G12 G13_E[I13]S[I14]")

    assert ("SO", 1, 2) == (story.whose, story.state.credits, len(story.state.seen))
    story.errs("SO", "lay I12 I13_E[G13]S[G14]", "REPEATED", "GDM-Q-20")


@clause("GDM-Q-20")
@pytest.mark.parametrize("limit", [2, 3, 4])
def test_a_turn_holds_so_many_coups(limit: int) -> None:
    """Twenty at most; the players may agree on fewer, whatever credits are left."""
    words = "to tot tott tottt totttt"
    story = told("SO@G12>TO SO=TTTT NE=A turn:SO credits:9", words=words, coups_per_turn=limit)
    row = ["H12", "I12", "J12", "K12", "L12"]
    turns = []
    for one, other in list(pairwise(row))[:limit]:
        story.plays("SO", f"lay {one} {other}T")
        turns.append(story.whose)

    assert ["SO"] * (limit - 1) + ["NE"] == turns


@clause("GDM-ERR-01", "GDM-Q-55")
def test_an_error_loses_the_turn_and_undoes_the_coup() -> None:
    """T-63: earlier coups of the turn stand."""
    story = told(f"{BASE} SO=XYZ turn:SO").plays("SO", PURS)
    story.errs("SO", "lay K18 K17X", "NOT_A_WORD", "GDM-LEX-01", word="XS")

    assert (["PARIA", "PURS"], "NE") == (story.words("SO"), story.whose)


@clause("GDM-ERR-01")
def test_a_kind_referee_refuses_instead() -> None:
    """The coup may be tried again; nothing is lost."""
    story = told(f"{BASE} SO=XURS turn:SO", referee="kind")
    story.rejects("SO", "lay H18 I18X", "NOT_A_WORD", "GDM-LEX-01")
    story.rejects("SO", "recover E22 5", "ONE_WORD", "GDM-REC-02")
    story.plays("SO", "lay H18 I18>URS")

    assert (True, "NE") == (story.view(0).kind, story.whose)


@clause("GDM-DEF-11")
def test_faults_are_found_in_order() -> None:
    """Sources, what is left, the word, contact, the cross, shots."""
    near, words = f"{BASE} ENE@L17>AS SO=+X turn:SO", f"{DIAGRAMS} as"
    far = f"{BASE} SO=+X turn:SO"
    for position, coup, code in (
        (near, "lay H18 I18>U[O2]X", "NOT_AN_END"),
        (near, "lay H18 I18>R[O1]X", "LEFT_NOT_A_WORD"),
        (near, "lay H18 I18>XU[F22]R[E22]S[G22]", "NOT_A_WORD"),
        (near, f"{PURS} cross A1", "CONTACT"),
        (far, f"{PURS} cross A1 shot K18E0x1", "CROSS_NOT_THERE"),
        (far, f"{PURS} cross L18 shot K18E0x1", "NO_TARGET"),
    ):
        story = told(position, words=words).plays("SO", coup)

        assert code == story.event(Erred).code


@clause("GDM-ORD-04", "GDM-DEF-07")
def test_others_wait_and_stale_screens_are_harmless() -> None:
    """A move names its turn and its coup."""
    story = told(f"{BASE} SO=AB turn:SO")
    story.refused(1, "pass", "NOT_YOUR_TURN", "GDM-ORD-04")
    story.refused(0, Pass(9, 1), "TURN_OVER", "GDM-DEF-07")
    story.plays("SO", PURS)
    story.refused(0, Pass(1, 1), "COUP_OVER", "GDM-DEF-07")
    story.refused(0, "agree", "NO_QUESTION", "GDM-Q-47")


@clause("GDM-Q-53", "GDM-STK-05")
def test_a_blocked_player_draws_two_letters_instead_of_his_turn() -> None:
    """The referee finds no word that his arsenal could lay; what he draws is told to him alone."""
    story = told(f"{BASE} SO=XYZ turn:SO").plays("SO", "draw")
    story.tells(Drew(seat=0, turn=1, count=2))

    assert (5, "NE") == (len(story.state.arsenals[0]), story.whose)
    assert (0,) == story.event(Received).only


@clause("GDM-Q-53")
def test_who_could_lay_a_word_does_not_draw() -> None:
    """On an end, lengthening, behind a cross or on a free base; captures do not count."""
    for position in (
        f"{BASE} SO=URS",
        f"{SOUTH} {NORTH} SO=T".replace("^IRAP", "") + " seats:SO,NE",
        f"SO@G12>ON+ {NORTH} SO=A",
        f"SO@G12>XI {NORTH} SO=RUSA",
    ):
        words = f"{DIAGRAMS} xi trusa"
        story = told(f"{position} turn:SO", words=words).plays("SO", "draw")
        story.tells(NotBlocked(seat=0, turn=1))

        assert ("SO", True) == (story.whose, story.state.denied)
        assert "Draw" not in story.view(0).can
        story.refused(0, Draw(1, 1), "NOT_BLOCKED", "GDM-Q-53")
    capture = told(f"{BASE} turn:SO").plays("SO", "draw")
    capture.tells(Drew(seat=0, turn=1, count=2))


@clause("GDM-Q-53")
def test_drawing_at_will_is_an_option() -> None:
    """Then nobody looks."""
    story = told(f"{BASE} SO=URS turn:SO", draw_at_will=True).plays("SO", "draw")

    assert 5 == len(story.state.arsenals[0])


@clause("GDM-Q-53", "GDM-Q-02")
def test_a_draw_is_the_whole_turn_and_needs_a_reserve() -> None:
    """Not after a coup; the last letter alone; none if the reserve is empty."""
    story = told(f"{BASE} SO=XYZ turn:SO").plays("SO", PURS)
    story.refused(0, "draw", "INSTEAD_OF_THE_TURN", "GDM-Q-53")
    last = told(f"{BASE} SO=XYZ turn:SO")
    last.lay(reserve=last.state.reserve[:1], box=(*last.state.box, *last.state.reserve[1:]))
    last.plays("SO", "draw").tells(Drew(seat=0, turn=1, count=1)).plays("NE", "pass")
    last.refused(0, "draw", "RESERVE_EMPTY", "GDM-Q-02")

    assert "Draw" not in last.view(0).can


@clause("HOUSE-03", "GDM-Q-55")
def test_time_ends_a_turn_and_earlier_coups_stand() -> None:
    """The coup being composed is lost; who did nothing has lapsed."""
    idle = told(f"{BASE} turn:SO").passes()
    busy = told(f"{BASE} turn:SO").plays("SO", PURS).passes()

    idle.tells(Lapsed(seat=0), TimedOut(seat=0, turn=1))
    assert 180_000 == idle.now
    busy.tells(TimedOut(seat=0, turn=1))
    assert [] == [event for event in busy.events if isinstance(event, Lapsed)]
    assert ["PARIA", "PURS"] == busy.words("SO")


@clause("HOUSE-03")
def test_without_turn_time_the_houses_deadline_runs_anew() -> None:
    """After every coup; a turn's own time does not."""
    house = told(f"{BASE} turn:SO", turn_seconds=0, absence=60_000)
    first = house.state.until
    house.does(0, PURS, at=50_000)
    timed = told(f"{BASE} turn:SO", turn_seconds=60).does(0, PURS, at=50_000)

    assert (60_000, 110_000) == (first, house.state.until)
    assert ("SO", 60_000) == (timed.whose, timed.state.until)


FRIENDS = f"{BASE} turn:SO"


@clause("GDM-STK-04", "GDM-Q-47")
def test_a_friend_may_recover_for_another_with_his_consent() -> None:
    """Into its owner's arsenal; it is the helper's coup."""
    story = told(FRIENDS, friendly_piracy=True).plays("SO", "recover J4 5")
    story.tells(
        RecoveryAsked(
            seat=0, turn=1, of=1, chain=2, end=1, letters="SELLE", until=story.now + 20_000
        )
    )
    asked = (story.state.phase, story.view(1).can[0], story.game.waiting(story.house))
    story.does(1, "agree").tells(RecoveryAnswered(seat=1, turn=1, agreed=True))

    assert ("CONSENT", "Answer", (1,)) == asked
    assert (["RUES"], "EELLS", "NE") == (story.words("NE"), story.arsenal("NE"), story.whose)
    assert (0, 1) == (story.event(Recovered).seat, story.event(Recovered).of)


@clause("GDM-Q-47")
def test_the_owner_may_decline_and_silence_declines() -> None:
    """The helper plays on, and asks no more in this turn; his clock stood still."""
    no = told(FRIENDS, friendly_piracy=True).plays("SO", "recover J4 5")
    until = no.state.until
    no.does(1, "decline", at=no.now + 5_000)
    silent = told(FRIENDS, friendly_piracy=True).plays("SO", "recover J4 5").passes()

    assert ("SO", until + 5_000, "TURN") == (no.whose, no.state.until, no.state.phase)
    no.refused(0, "recover J4 5", "TURNED_DOWN", "GDM-Q-47")
    silent.tells(RecoveryAnswered(seat=1, turn=1, agreed=False))
    assert ["RUES", "SELLES"] == silent.words("NE")


@clause("GDM-STK-04", "GDM-Q-47")
def test_meanwhile_nobody_else_acts() -> None:
    """And who leaves has declined."""
    story = told(f"{BASE} ONO=A turn:SO", friendly_piracy=True).plays("SO", "recover J4 5")
    story.refused(0, "pass", "NOT_YOUR_TURN", "GDM-ORD-04")
    story.refused(1, "agree", "NO_QUESTION", "GDM-Q-47")
    story.does(2, Resign())

    assert (None, "SO") == (story.state.request, story.whose)
    left = told(f"{BASE} ONO=A turn:SO", friendly_piracy=True).plays("SO", "recover J4 5")
    left.does(0, Resign())
    assert (None, "ONO") == (left.state.request, left.whose)


@clause("GDM-BLC-06", "GDM-Q-47")
def test_who_is_blockaded_helps_nobody() -> None:
    """He works on his own chain only; no recovery is offered to him or can be asked."""
    story = told(f"NO@I12H'>A {NORTH} turn:NO", words=f"{DIAGRAMS} ha", friendly_piracy=True)

    assert "Recover" not in story.view(0).can
    story.rejects("NO", "recover J4 5", "FROZEN", "GDM-BLC-06")


@clause("GDM-TAK-05", "GDM-ERR-01")
def test_letters_taken_that_cannot_be_laid_are_an_error() -> None:
    """A word that is none loses the turn, captured letters and all."""
    story = told(f"{BASE} turn:SO")
    story.errs("SO", "lay H18 I18>R[O1]U[O2]", "NOT_A_WORD", "GDM-LEX-01", word="PRU")

    assert tuple(map(cell, ("H18", "I18", "J18"))) == story.event(Erred).cells


@clause("HOUSE-05", "GDM-Q-09")
def test_who_leaves_is_skipped_and_his_bases_open() -> None:
    """His chain stays; who had not opened keeps nobody out any more."""
    story = told(f"{BASE} ONO=A turn:ONO").does(1, Resign())
    story.tells(Resigned(seat=1))
    opened = told("SO@N7_RU SO=TE NE=A ONO=A turn:SO", words="ru teru")
    opened.does(opened.seat("NE"), Resign()).plays("SO", "lay N7 N5_TE")

    assert ("NE", (1,)) == (story.whose, story.view(None).gone)
    story.plays("NE", "pass").plays("SO", "pass")
    assert "NE" == story.whose
    assert ["TERU"] == opened.words("SO")
