"""Deal, order and first words (DEAL, ORD, READ; checks T-02, T-60)."""

from typing import Any

import pytest
from msgspec.structs import replace

from logomachie.core.game import Outcome, Refused
from logomachie.core.rng import Rng
from logomachie.games.guerre_des_mots import GAME as GUERRE_DES_MOTS
from logomachie.games.guerre_des_mots.rules import again, compass, deal, grid
from logomachie.games.guerre_des_mots.rules.events import (
    Drew,
    Erred,
    NotBlocked,
    Received,
    TurnBegan,
)
from logomachie.games.guerre_des_mots.rules.notation import cell_name
from logomachie.games.guerre_des_mots.rules.tiles import tile_set
from logomachie.games.guerre_des_mots.rules.types import Place, Setup
from tests.games.guerre_des_mots.story import told
from tests.kit.clauses import clause

SET = tile_set("fr-104-1")


@clause("GDM-DEAL-01", "GDM-DEAL-02", "GDM-DEAL-03", "GDM-Q-01", "GDM-Q-02")
@pytest.mark.parametrize(
    ("seats", "each", "reserve"),
    [(2, 18, 56), (3, 18, 40), (4, 18, 24), (5, 16, 18), (6, 16, 4), (7, 14, 4), (8, 13, 0)],
)
def test_every_arsenal_holds_a_joker_and_a_cross(seats: int, each: int, reserve: int) -> None:
    """T-02: 18, 16, 14 or 13 tokens in all; letters undealt are the reserve, the rest is boxed."""
    state = deal.dealt(Setup(seats=seats, lexicon="kit"), Rng("deal"), 0)

    assert [each] * seats == [len(held) for held in state.arsenals]
    assert [(1, 1)] * seats == [(held.count("?"), held.count("+")) for held in state.arsenals]
    assert reserve == len(state.reserve)
    assert not {"?", "+"} & set(state.reserve)
    assert ("+",) * (8 - seats) + ("?",) * (8 - seats) == state.box


@clause("GDM-Q-01", "GDM-DEAL-02")
def test_the_literal_deal_is_for_two_to_five() -> None:
    """T-02: 18 or 16 letters beside the joker and the cross; for six there are not enough."""
    sizes = {
        seats: len(
            deal.dealt(Setup(seats=seats, lexicon="k", deal="literal"), Rng("x"), 0).arsenals[0]
        )
        for seats in (2, 3, 4, 5)
    }
    with pytest.raises(Refused) as refusal:
        GUERRE_DES_MOTS.check(Setup(seats=6, lexicon="k", deal="literal"))

    assert {2: 20, 3: 20, 4: 20, 5: 18} == sizes
    assert ("BAD_OPTION", "GDM-Q-01") == (refusal.value.code, refusal.value.clause)
    assert 8 * 13 == 104 == sum(SET.counts.values())


@clause("GDM-ORD-01", "GDM-Q-03")
def test_the_letter_nearest_to_a_begins_and_ties_draw_again() -> None:
    """Only those who tie draw again; all letters are back before the deal."""
    for number in range(60):
        state = deal.dealt(Setup(seats=4, lexicon="kit"), Rng(f"lot {number}"), 0)
        drawing = set(range(4))
        for row in state.lots:
            lot = {seat: letter for seat, letter in enumerate(row) if letter}
            assert drawing == set(lot)
            drawing = {seat for seat in lot if lot[seat] == min(lot.values())}

        assert {state.first} == drawing == {state.active}
        assert 88 == len(state.reserve) + sum(len(held) - 2 for held in state.arsenals)
    assert 1 < max(
        len(deal.dealt(Setup(seats=8, lexicon="k"), Rng(str(n)), 0).lots) for n in range(20)
    )


@clause("GDM-Q-05", "GDM-Q-04")
def test_places_and_order_by_number_of_players() -> None:
    """Clockwise from the south-west; four sit the other way round."""
    assert ("SO", "NE") == compass.seated(2)
    assert ("SO", "ONO", "NE") == compass.seated(3)
    assert ("SO", "ESE", "NE", "ONO") == compass.seated(4)
    assert ("SO", "ONO", "NE", "ESE", "SE") == compass.seated(5)
    assert ("SO", "ONO", "NO", "NE", "ESE", "SE") == compass.seated(6)
    assert ("SO", "OSO", "ONO", "NO", "NE", "ESE", "SE") == compass.seated(7)
    assert compass.CLOCKWISE == compass.seated(8)


@clause("GDM-Q-04")
@pytest.mark.parametrize("seats", [2, 3, 4, 8])
def test_a_match_is_as_many_games_as_players_each_opening_once(seats: int) -> None:
    """The lot opens the first game, the next player each return game; who won is carried on; then
    a new match begins by lot."""
    setup, openers, tallies = Setup(seats=seats, lexicon="kit"), [], []
    for number in range(seats + 1):
        state = deal.dealt(setup, Rng(f"game {number}"), 0)
        openers.append(state.first)
        tallies.append((setup.won, bool(state.lots)))
        winners = (number % seats,) if number % 2 else ()
        options: Any = again.following(setup, state, Outcome((0,) * seats, winners, "CROSS", ""))
        setup = replace(setup, opener=options["opener"], won=tuple(options["won"]))

    assert [(openers[0] + n) % seats for n in range(seats)] == openers[:seats]
    played = tuple(n if n % 2 else -1 for n in range(seats))
    assert [(played[:n], n == 0) for n in range(seats)] == tallies[:seats]
    assert ((), True) == tallies[seats]


@clause("GDM-Q-04", "HOUSE-07")
def test_a_position_keeps_its_own_first_player() -> None:
    """Played again it begins as it stands; a stranger's number for the opener is refused."""
    story = told("SO@E22>RUSA NE=A turn:NE")
    outcome = Outcome((0, 1), (1,), "CROSS", "")
    setup = Setup(seats=2, lexicon="kit", position="SO@E22>RUSA NE=A turn:NE")

    assert {} == again.following(setup, story.state, outcome)
    wrong: list[dict[str, Any]] = [{"opener": 8}, {"won": (-2,)}, {"won": (0,) * 8}]
    for bad in wrong:
        with pytest.raises(Refused):
            GUERRE_DES_MOTS.check(replace(Setup(seats=2, lexicon="kit"), **bad))


@clause("GDM-Q-07", "GDM-DEF-01", "GDM-READ-01")
def test_the_board_is_turned_to_the_first_player() -> None:
    """Whoever begins sits at the bottom, and the others keep their places round him."""
    seen = set()
    for number in range(30):
        state = deal.dealt(Setup(seats=3, lexicon="kit"), Rng(f"turned {number}"), 0)
        seen.add((state.first, state.places))

    assert {
        (0, ("SO", "ONO", "NE")),
        (1, ("ESE", "SO", "ONO")),
        (2, ("NE", "ESE", "SO")),
    } == seen
    assert "SE" == compass.turned("ENE", "ENE")


FIRST = "SO=RUSATE?+ NE=RUESB?+ round:1"


@clause("GDM-ORD-02", "GDM-CHN-02", "GDM-SRC-01", "GDM-CELL-01")
def test_the_first_word_lies_on_a_base() -> None:
    """T-60: four letters of the arsenal, on one of the two bases in front of the player."""
    story = told(FIRST).plays("SO", "open E22>RUSA")

    assert ["RUSA"] == story.words("SO")
    assert ("OPEN", "A", 0) == (story.laid.how, story.chain("SO").base, story.laid.credits)
    assert "+?ET" == story.arsenal("SO")


@clause("GDM-Q-08")
@pytest.mark.parametrize("place", compass.CLOCKWISE)
def test_every_place_opens_on_either_of_its_two_bases_and_on_no_other(place: Place) -> None:
    """Eight sit round the board: of the sixteen bases two are one's own."""
    hands = " ".join(f"{p}={'RUSA' if p == place else '+'}" for p in compass.CLOCKWISE)
    opened = []
    for owner, two in grid.grid("reconstructed-24-1").bases.items():
        for base in two.values():
            story = told(f"{hands} round:1 turn:{place}", words="rusa")
            way = ">" if base[0][0] == base[3][0] else "_"
            story.plays(place, f"open {cell_name(base[0])}{way}RUSA")
            erred = [event for event in story.events if isinstance(event, Erred)]
            if not erred:
                opened.append(owner)
                assert ["RUSA"] == story.words(place)
            else:
                assert [("NOT_ON_BASE", "GDM-ORD-02")] == [(e.code, e.clause) for e in erred]

    assert [place, place] == opened


@clause("GDM-ORD-02")
@pytest.mark.parametrize(
    "coup",
    ["open E22>RUS", "open E21>RUSA", "open Q3>RUSA", "open J21_RUS", "open D22>RUSA"],
    ids=["three letters", "beside", "another's base", "short across", "shifted"],
)
def test_nowhere_else_and_no_other_length(coup: str) -> None:
    """T-60: exactly the four cells of an own base."""
    told(FIRST, words="rusa rus").errs("SO", coup, "NOT_ON_BASE", "GDM-ORD-02")


@clause("GDM-ORD-03", "GDM-READ-01", "GDM-Q-06")
def test_all_read_left_to_right_and_top_down() -> None:
    """The second player too, on a base across his edge; never from right to left or upwards."""
    story = told(FIRST, words="rusa rues").plays("SO", "open J21_RUSA").plays("NE", "open O1_RUES")

    assert (["RUSA"], ["RUES"]) == (story.words("SO"), story.words("NE"))
    told(FIRST, words="rusa").errs("SO", "open E22>ASUR", "NOT_A_WORD", "GDM-LEX-01", word="ASUR")


@clause("GDM-ORD-03")
def test_every_seat_lays_its_first_word_in_turn() -> None:
    """The round of the first words is over when each has had his turn."""
    story = told(FIRST).plays("SO", "open E22>RUSA")
    first = (story.state.phase, story.state.round, story.whose)
    story.plays("NE", "open O1_RUES")

    assert ("FIRST", 1, "NE") == first
    assert ("TURN", 2, "SO") == (story.state.phase, story.state.round, story.whose)
    story.tells(TurnBegan(seat=0, turn=3, round=2, until=story.state.until))


@clause("GDM-Q-09")
def test_a_first_word_comes_from_the_arsenal_alone() -> None:
    """Nothing is taken from those who have opened, but a joker may be used."""
    story = told(FIRST, words="rusa rues rusé").plays("SO", "open E22>RUSA")
    story.errs("NE", "open O1_RU[F22]ES", "ARSENAL_ONLY", "GDM-Q-09")
    joker = told(FIRST, words="ruse").plays("SO", "open E22>RUsE")

    assert [True] == [letter.joker for letter in joker.laid.letters if letter.reads == "S"]


@clause("GDM-Q-09")
def test_even_when_it_is_laid_in_a_later_round() -> None:
    """Who could not open at first still opens with letters of his own."""
    position, words = "SO=USAR NE@O1_RUES<ELLES turn:SO", "rues selles rusa ues"
    late = told(position, words=words).plays("SO", "open E22>RUSA")

    assert ["RUSA"] == late.words("SO")
    told(position, words=words).errs("SO", "open E22>R[O1]USA", "ARSENAL_ONLY", "GDM-Q-09")


@clause("GDM-Q-09", "GDM-ORD-02")
def test_in_the_first_round_there_is_nothing_but_first_words() -> None:
    """No recovery, no piracy: only a word, a draw if there is none, or a pass."""
    story = told(FIRST).plays("SO", "open E22>RUSA")
    friend = told(FIRST, friendly_piracy=True).plays("SO", "open E22>RUSA")

    assert ("Lay", "Pass", "Draw") == story.view(1).can[:3]
    story.errs("NE", "lay H22 H19_RUE", "FIRST_WORD", "GDM-ORD-02")
    friend.rejects("NE", "recover E22 1", "FIRST_WORD", "GDM-ORD-02")


@clause("GDM-Q-09", "GDM-STK-05")
def test_who_finds_no_first_word_draws_two_letters() -> None:
    """The referee looks whether there is none; then he opens later."""
    story = told("SO=RUSA NE=BCD round:1", words="rusa").plays("SO", "draw")
    story.tells(NotBlocked(seat=0, turn=1))
    story.plays("SO", "open E22>RUSA").plays("NE", "draw")
    story.tells(Drew(seat=1, turn=2, count=2))

    assert 5 == len(story.state.arsenals[1])
    assert story.event(Received).only == (1,)
    assert (2, "SO") == (story.state.round, story.whose)


@clause("GDM-Q-09")
def test_bases_of_who_has_not_opened_are_closed_to_others() -> None:
    """Their cells, and those around them, until he opens or leaves."""
    closed = told("SO@N7_RU SO=TE NE=A turn:SO", words="ru teru")
    opened = told("SO@N7_RU SO=TE NE@Q3>LA turn:SO", words="ru teru la")

    closed.errs("SO", "lay N7 N5_TE", "CLOSED", "GDM-Q-09", cells="N5")
    assert ["TERU"] == opened.plays("SO", "lay N7 N5_TE").words("SO")


@clause("GDM-ORD-04", "GDM-Q-10", "GDM-Q-78")
def test_second_words_hook_on_either_end_and_may_capture_and_replay() -> None:
    """From the second turn on everything is allowed."""
    story = told("SO@E22>RUSA OSO@E17<ÉRP_AIR SO=+ turn:SO round:2")
    story.plays("SO", "lay H22 H18_P[C17]A[C18]R[C20]I[C19]")

    assert (["RUSA", "PARIA"], 1) == (story.words("SO"), story.state.credits)
    other = told("SO@E22>RUSA SO=RITE NE=A turn:SO", words="rusa tir").plays("SO", "lay E22 E20_TI")

    assert ["TIR", "RUSA"] == other.words("SO")
