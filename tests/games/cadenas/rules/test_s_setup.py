"""Chapter S and the completions K1 to K3: what lies on the table before the first turn."""

from collections import Counter

import pytest

from logomachie.core.game import Refused
from logomachie.games.cadenas import GAME as CADENAS
from logomachie.games.cadenas.rules import cards
from logomachie.games.cadenas.rules.types import Setup
from tests.games.cadenas.story import dealt, told
from tests.kit.clauses import clause

DECK = "E14 A10 I8 N7 R7 T7 O6 S6 U6 L5 C4 D4 M4 B3 G3 P3 F2 H2 V2 J1 K1 Q1 W1 X1 Y1 Z1"


@clause("CAD-S1", "CAD-S2", "CAD-K3", "CAD-R02")
def test_the_deal_for_four() -> None:
    """Twelve cards on six squares, six in each hand, seventy-four in the stock."""
    state = dealt(seats=4).state

    assert [2] * 6 == [len(pair) for pair in state.squares]
    assert [6] * 4 == [len(hand) for hand in state.hands]
    assert 74 == len(state.stock)


@clause("CAD-K2", "CAD-R02")
def test_the_deck() -> None:
    """A hundred and ten letters in their numbers, no joker, all of them dealt or in the stock."""
    state = dealt(seats=3).state
    told_cards = {told[0]: int(told[1:]) for told in DECK.split()}

    assert told_cards == Counter("".join((*state.squares, *state.hands, state.stock)))
    assert 110 == len(cards.full("fr-110"))


@clause("CAD-S3")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_padlock_for_each_player(seats: int) -> None:
    """All in the supply, none handed out."""
    state = dealt(seats=seats).state

    assert (seats, ()) == (state.supply, state.padlocks)


@clause("CAD-K1", "CAD-R01", "HOUSE-12")
def test_two_to_six_play() -> None:
    """Or one alone, against his own record; not seven."""
    for seats in (1, 2, 6):
        assert seats == len(dealt(seats=seats).state.hands)
    with pytest.raises(Refused, match="BAD_OPTION"):
        CADENAS.check(Setup(seats=7, lexicon="kit"))


@clause("CAD-K3", "CAD-R18")
def test_the_pairs_lie_open() -> None:
    """Everybody sees them, a spectator too; nobody sees another hand or the stock."""
    story = dealt(seats=2)

    assert story.state.squares == story.view(None).squares == story.view(1).squares
    assert ("", story.state.hands[1]) == (story.view(None).hand, story.view(1).hand)
    assert ((6, 6), 86) == (story.view(None).held, story.view(None).stock)


@clause("CAD-R02")
@pytest.mark.parametrize("squares", [3, 8])
def test_the_number_of_squares_is_agreed(squares: int) -> None:
    """Three to eight."""
    assert squares == len(dealt(pair_squares=squares).state.squares)


@clause("CAD-F1")
def test_a_player_drawn_by_lot_starts() -> None:
    """Over many games each of three starts sometimes."""
    starters = {dealt(seats=3, seed=f"lot {n}").state.active for n in range(40)}

    assert {0, 1, 2} == starters


@clause("CAD-S4")
@pytest.mark.parametrize(("seconds", "until"), [(30, 30_000), (90, 90_000), (0, 300_000)])
def test_the_time_limit_is_agreed(seconds: int, until: int) -> None:
    """It runs from the take to the put-back; without one the house's patience counts."""
    story = dealt(turn_seconds=seconds)
    active = story.state.active
    story.does(active, "take 1")

    assert until == story.view(active).wake


@clause("CAD-S4")
def test_the_next_turn_has_its_own_time() -> None:
    """It begins when the turn passes."""
    story = told(turn_seconds=60).does(0, "put XY")

    assert story.now + 60_000 == story.view(1).wake
