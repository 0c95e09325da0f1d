"""Ruling R13: the clock runs out."""

from logomachie.core.game import Lapsed
from logomachie.games.cadenas.rules.events import PutDown, TimedOut, Took, TurnSkipped
from tests.games.cadenas.story import A, B, placed, told
from tests.kit.clauses import clause


@clause("CAD-R13", "CAD-S4")
def test_time_is_up_with_nothing_played() -> None:
    """The pair just taken goes back face up, the hand is six again."""
    story = told("", "XYZKWQRE").passes()
    story.tells(
        TimedOut(seat=A, turn=1), PutDown(seat=A, turn=1, square=0, cards="ER", by_clock=True)
    )

    assert ("ER", "KQWXYZ", B) == (story.state.squares[0], story.hand(A), story.state.active)


@clause("CAD-R13")
def test_what_is_confirmed_stays() -> None:
    """One card is put back, the last of the pair if it is still there."""
    story = told("B:TRI", "ATYZKWEX").does(A, "transform 1 trait").passes()
    story.tells(PutDown(seat=A, turn=1, square=0, cards="X", by_clock=True))

    assert A == story.word(1).owner


@clause("CAD-R13")
def test_another_card_if_the_pair_is_spent() -> None:
    """The first of the pair if the last is played, else one of the hand."""
    one = told("", "MOKWQJET").does(A, "lay mot").passes()
    none = told("", "MZKWQJOT").does(A, "lay mot").passes()

    assert ("E", "Z") == (one.state.squares[0][0], none.state.squares[0][0])


@clause("CAD-R13")
def test_no_pair_taken() -> None:
    """The first square with cards is taken and given back; the seat has not stirred."""
    story = placed("squares:-/RE/AN/TI/LO/SU hands:MOTLAC/XYZKWQ").passes()
    story.tells(
        Lapsed(seat=A),
        TimedOut(seat=A, turn=1),
        Took(seat=A, turn=1, square=1, cards="RE"),
        PutDown(seat=A, turn=1, square=1, cards="ER", by_clock=True),
    )

    assert "ACLMOT" == story.hand(A)


@clause("CAD-R13")
def test_who_has_taken_a_pair_is_there() -> None:
    """Thinking too long is no absence."""
    story = told().passes()

    assert [] == [event for event in story.events if isinstance(event, Lapsed)]


@clause("CAD-R13")
def test_a_second_time_out_costs_nothing_more() -> None:
    """Unless it was agreed."""
    story = told("", "XYZKWQJV/XYZKWQJV").passes().does(B, "take 2", "put XY")
    story.does(A, "take 1").passes()

    assert ((2, 0), ()) == (story.view(A).late, story.view(A).owing)


@clause("CAD-R13")
def test_the_second_time_out_may_cost_a_turn() -> None:
    """Option timeoutLosesTurn: the next turn is missed, once, and the count begins anew."""
    story = told("", "XYZKWQJV/MOTLACXY", timeout_loses_turn=True).passes()
    story.does(B, "take 2", "lay mot", "put X").passes()
    assert ((0, 0), (A,)) == (story.view(A).late, story.view(A).owing)
    story.does(B, "take 2", f"put {story.hand(B)[:2]}").tells(TurnSkipped(seat=A))

    assert (B, ()) == (story.state.active, story.view(A).owing)


@clause("CAD-R13")
def test_a_turn_in_time_forgives_the_last_one() -> None:
    """Only time-outs in a row count."""
    story = told("", "XYZKWQJV/XYZKWQJV", timeout_loses_turn=True).passes()
    story.does(B, "take 2", "put XY").does(A, "take 1", "put XY")

    assert (0, 0) == story.view(A).late


@clause("CAD-R13")
def test_a_missed_final_turn_is_missed() -> None:
    """And the game ends with it."""
    story = told("", "MOTLACXY/XYZKWQJV", stock="EAI", timeout_loses_turn=True)
    story.lay(owing=(A, B)).does(A, "lay mot", "put X")

    assert story.outcome is not None
    story.tells(TurnSkipped(seat=B), TurnSkipped(seat=A))
