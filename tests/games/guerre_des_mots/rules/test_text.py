"""Positions and moves as text, both ways; the options of a table."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from logomachie.core.game import Move, Refused
from logomachie.core.rng import Rng
from logomachie.games.guerre_des_mots import GAME as GUERRE_DES_MOTS
from logomachie.games.guerre_des_mots.rules import position, speech
from logomachie.games.guerre_des_mots.rules.diagrams import CROQUIS_1, CROQUIS_2
from logomachie.games.guerre_des_mots.rules.types import Lay, Setup
from tests.games.guerre_des_mots.kit import KIT
from tests.games.guerre_des_mots.story import told
from tests.kit.clauses import clause
from tests.kit.script import LAW


@pytest.mark.parametrize(
    "line",
    [
        f"{CROQUIS_1} turn:NE",
        f"{CROQUIS_2} SO=RUS?+ turn:SO credits:2 coup:2 round:4 idle:1",
        "SO@I12H'>AIE NE@E12>VRAIMENT+ NE=E(é)E turn:NE",
        "SO@D12>PORTE-PLUME NE@J5>#URE turn:NE",
        "SO=RUSA NE=RUES round:1",
        "seats:NE,ENE,SE,SO first:NE SE@E22>ÉÇAéR NE=A turn:SO",
    ],
)
def test_a_position_is_read_and_written(line: str) -> None:
    """What is written is read again as the same."""
    read = position.read(line)

    assert read == position.read(position.write(read))


def test_who_is_first_is_told() -> None:
    """The board is turned to him; a text that names nobody counts from the first clockwise."""
    four, named = "SE=A SO=B NE=C ENE=D", ("NE", "SO", "SE", "ENE")

    assert named == position.read(f"first:NE {four}").places
    assert "first:NE" in position.write(position.read(f"first:NE {four}"))
    assert "SO" == position.read(four).places[0]
    assert "first" not in position.write(position.read(four))


@clause("HOUSE-07")
def test_a_state_is_written_whole() -> None:
    """Chains, arsenals with their backs, whose turn it is."""
    story = told(f"{CROQUIS_2} SO=E(é)? turn:SO")
    line = position.write(position.position(story.state))
    setup = Setup(seats=7, lexicon="kit", rule="general")
    again = position.placed(position.read(line), setup, Rng("other"), 0)

    assert (story.state.chains, story.state.arsenals) == (again.chains, again.arsenals)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("turn:SO", "a player or more"),
        ("SO@E22>RUSA NE@F22>AS", "two tokens"),
        ("SO@E22>RUSA NE@F21>AS", "touch"),
        ("SO@E22>RUSA NE@I16>AS", "no token may lie"),
        ("SO@W22>RUSA NE=A", "no token may lie"),
        ("SO@E22>KKA NE=A", "not so many"),
        ("SO@E22>UUUUUA NE=A", "not so many"),
        ("SO=KK NE=A", "not so many"),
        ("SO@E22RUSA NE=A", "which way"),
        ("SO@22>RUSA NE=A", "starts with a cell"),
        ("SO@E22>R%A NE=A", "not part of a row"),
        ("SO@E22>A NE=A", "two tokens or more"),
        ("SO@E22>RA- NE=A", "hyphen"),
        ("SO@E22>RA--SA NE=A", "beside the word it guards"),
        ("SO@E22>+RA NE=A", "beside the word it guards"),
        ("SO@E22>RA-^SA NE=A", "does not turn on a cross"),
        ("XX@E22>RUSA NE=A", "not a place"),
        ("SO=A NE=A turn:SE", "nobody sits"),
        ("SO=A NE=A first:SE", "nobody sits"),
        ("SO@E22>Ê(é)S NE=A", "not so many"),
        ("SO=A NE=A moon:3", "not part of a position"),
        ("SO=A> NE=A", "not a token"),
        ("SO@E22>RU SO@E2>RU SO@E12>RU NE=A", "two chains"),
    ],
)
def test_a_position_that_cannot_be_is_told_why(line: str, why: str) -> None:
    """In words for the page."""
    setup = Setup(seats=2, lexicon="kit", position=line)
    with pytest.raises(Refused) as refusal:
        GUERRE_DES_MOTS.check(setup)

    assert "BAD_POSITION" == refusal.value.code
    assert why in str(refusal.value.about["why"])


def test_a_position_has_as_many_players_as_the_table() -> None:
    """Neither more nor fewer."""
    with pytest.raises(Refused, match="BAD_POSITION"):
        GUERRE_DES_MOTS.check(Setup(seats=3, lexicon="kit", position="SO=A NE=A"))


@pytest.mark.parametrize(
    "move",
    [
        "lay H18 I18>U[F22]R[E22]S[G22] cross L18",
        "lay J4 K1_R[O1]U[O2]S[J4] bend",
        "lay N6 K6>RI[î]T shot K6S1x2 shot K6E0x1",
        "open J21_rU[û]SA[â]",
        "lay E5 E6N'",
        "lay H18 I18-",
        "recover E22 2",
        "lift L18",
        "back E5",
        "draw",
        "pass",
        "agree",
        "decline",
    ],
)
def test_a_move_is_read_and_spoken(move: str) -> None:
    """On a board where the ends are."""
    board = told(
        "SO@E22>RUSA^IRAP NE@O1_RUES<ELLES SE@N6_ENVOI NO@E5^NOB>ANC ONO@L18<#SR"
    ).state.chains
    arsenal = ("+", "?", "Aâ", "N", "R", "Iî", "T", "Uû", "S")
    asked = speech.asked(move, 3, 2, board, arsenal)

    assert move == speech.spoken(asked, board)


@pytest.mark.parametrize(
    "move",
    ["", "lay", "lay A1 B1S", "lay H18 shot", "recover E22 x", "fly", "back 3", "lay H18 I18Z"],
)
def test_what_is_no_move_is_told(move: str) -> None:
    """A ValueError, whatever is wrong."""
    board = told("SO@E22>RUSA^IRAP NE=A").state.chains
    with pytest.raises(ValueError, match="not a move"):
        speech.asked(move, 1, 1, board, ("S",))


def ordered(move: Move) -> Move:
    """A coup as text gives it back: letters in order of their cells; a new chain has no end."""
    if not isinstance(move, Lay):
        return move
    letters = tuple(sorted(move.letters, key=lambda letter: letter.cell))
    return replace(move, letters=letters, end=move.end if move.chain else 0)


def is_on_board(move: Move) -> bool:
    """Whether all cells of a coup have a name."""
    cells = [letter.cell for letter in move.letters] if isinstance(move, Lay) else []
    return all(0 <= number < 24 for cell in cells for number in cell)


@LAW
@given(st.integers(0, 999), st.sampled_from(sorted(KIT.variants)))
def test_every_coup_of_random_play_is_spoken(number: int, variant: str) -> None:
    """And read back as it was, its letters in order of their cells."""
    game = KIT.open(variant)
    house = game.start(Rng(str(number)), 0)
    for step in range(12):
        state = house.game
        moves = KIT.legal(game.view(house, state.active), number + step)
        if not moves or game.outcome(house) is not None:
            break
        for move in filter(is_on_board, moves):
            line = speech.spoken(move, state.chains)  # type: ignore[arg-type]
            read = speech.asked(
                line, state.turn, state.coup, state.chains, state.arsenals[state.active]
            )
            assert ordered(move) == read
        try:
            house, _ = game.step(house, 1, state.active, moves[0])
        except Refused:
            continue


@clause("GDM-Q-01", "HOUSE-01")
@pytest.mark.parametrize(
    "wrong",
    [
        {"edition": 2}, {"seats": 0}, {"seats": 9}, {"coups_per_turn": 5}, {"turn_seconds": 45},
        {"round_limit": 4}, {"board": "x"}, {"tiles": "x"}, {"rule": "hard"},
    ],
)  # fmt: skip
def test_options_have_limits(wrong: dict[str, object]) -> None:
    """What no table can be set with is refused."""
    setup = Setup(**{"seats": 2, "lexicon": "kit", **wrong})  # type: ignore[arg-type]
    with pytest.raises(Refused, match="BAD_OPTION"):
        GUERRE_DES_MOTS.check(setup)
