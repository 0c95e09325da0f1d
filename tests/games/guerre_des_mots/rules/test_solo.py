"""Alone against the count of turns: the ordinary rules, and nobody to take from (Q-81)."""

import pytest

from logomachie.core.game import Outcome
from logomachie.core.house import ProposeEnd, Resign
from logomachie.core.rng import Rng
from logomachie.games import GAMES
from logomachie.games.guerre_des_mots import GAME as GUERRE_DES_MOTS
from logomachie.games.guerre_des_mots.rules import deal
from logomachie.games.guerre_des_mots.rules.events import Drew, Ended, TurnBegan
from logomachie.games.guerre_des_mots.rules.types import Setup
from tests.games.guerre_des_mots.story import DIAGRAMS, told
from tests.kit.clauses import clause

NEAR = "SO@E22>RUSA^IRAP>URS^ELARO SO=RNA turn:SO"


@clause("GDM-Q-81", "HOUSE-12")
def test_one_person_may_sit_down_alone() -> None:
    """Eighteen tokens, the place SO, no lot drawn; what is not dealt can be drawn."""
    setup = Setup(seats=1, lexicon="kit")
    GUERRE_DES_MOTS.check(setup)
    state = deal.dealt(setup, Rng("alone"), 0)

    assert 1 == GAMES["guerre-des-mots"].least
    assert (("SO",), 0, 0, ()) == (state.places, state.first, state.active, state.lots)
    assert (18, 72) == (len(state.arsenals[0]), len(state.reserve))
    assert (1, 1) == (state.arsenals[0].count("?"), state.arsenals[0].count("+"))


@clause("GDM-Q-81", "HOUSE-12")
def test_the_turn_comes_back_and_every_turn_is_a_round() -> None:
    """The first word, then one after the other, against the clock of the turn."""
    story = told("SO=RUSAPI round:1", words="rusa paria pia")
    story.plays("SO", "open E22>RUSA")
    began = story.event(TurnBegan)

    assert (0, 2, 2) == (began.seat, began.turn, began.round)
    assert story.now + 180_000 == story.view(0).wake
    assert (3, 3) == (story.passes().state.turn, story.state.round)


@clause("GDM-Q-81", "GDM-WIN-01")
def test_a_word_on_the_cross_wins_and_the_turns_are_counted() -> None:
    """In the second turn here; with others at the table nobody counts."""
    story = told(NEAR, words=DIAGRAMS).plays("SO", "pass").plays("SO", "lay K13 L13>RNA")
    others = told(f"{NEAR} NE=A", words=DIAGRAMS).plays("SO", "lay K13 L13>RNA")

    assert Outcome((1,), (0,), "CROSS", "GDM-WIN-01") == story.outcome
    assert (2, 0) == (story.event(Ended).turns, others.event(Ended).turns)


@clause("GDM-Q-81")
def test_passing_and_drawing_cost_turns_and_do_not_end_the_game() -> None:
    """Though nothing is laid and the same board stands for the third time and more."""
    story = told("SO@E22>RUSA SO=K turn:SO", words="rusa")
    for turn in range(1, 5):
        story.plays("SO", "draw" if turn % 2 else "pass")
        assert (turn + 1, None) == (story.state.turn, story.outcome)
        assert turn % 2 == any(isinstance(event, Drew) for event in story.events)

    assert (5, 4) == (story.state.round - 1, len(story.lines))


@clause("GDM-Q-81")
def test_two_who_lay_nothing_draw_all_the_same() -> None:
    """The other rule of silence is that of a table (Q-54)."""
    story = told("SO@E22>RUSA NE@O1_RUES turn:SO")
    for place in ("SO", "NE", "SO", "NE"):
        story.plays(place, "pass")

    assert story.outcome is not None
    assert "IDLE" == story.outcome.why


@clause("GDM-Q-81")
@pytest.mark.parametrize("limit", [5, 7])
def test_after_so_many_turns_the_game_is_lost(limit: int) -> None:
    """Nobody wins; the number is the one the table chose."""
    story = told("SO=RUSA round:1", words="rusa", round_limit=limit)
    for _ in range(limit):
        assert story.outcome is None
        story.plays("SO", "pass")

    assert Outcome((0,), (), "ROUNDS", "GDM-Q-54") == story.outcome
    assert limit == story.event(Ended).turns


@clause("HOUSE-06", "HOUSE-05", "HOUSE-12")
def test_alone_one_may_stop_or_give_up() -> None:
    """At once: nobody else is asked."""
    stopped, left = told(NEAR).does(0, ProposeEnd()), told(NEAR).does(0, Resign())

    assert stopped.outcome is not None
    assert left.outcome is not None
    assert ((), ()) == (stopped.outcome.winners, left.outcome.winners)


@clause("GDM-Q-81", "HOUSE-07")
def test_a_position_may_have_one_player() -> None:
    """Written and read again; one without anybody is none."""
    story = told(NEAR)

    assert (1, "SO") == (story.setup.seats, story.whose)
    with pytest.raises(ValueError, match="a player or more"):
        told("turn:SO")
