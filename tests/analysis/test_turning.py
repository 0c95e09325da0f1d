"""The turning point: after which decision the chances changed most."""

import pytest

import logomachie
from logomachie.analysis.judge import analysed
from logomachie.analysis.opening import opened
from logomachie.analysis.turning import is_level, turning
from logomachie.games.judgement import Choice, Decision, Point


def decided(line: int, seat: int) -> Decision:
    """A decision at this line."""
    choice = Choice(move="x", value=1)
    return Decision(
        line=line,
        seat=seat,
        kind="word",
        played="x",
        value=1,
        worst=0,
        forced=False,
        choice=choice,
        best=(),
        likely=(),
    )


POINTS = (
    Point(line=0, chances=(0.5, 0.5)),
    Point(line=2, chances=(0.6, 0.4)),
    Point(line=5, chances=(0.2, 0.8)),
    Point(line=9, chances=(0.0, 1.0)),
)


def test_it_is_the_decision_before_the_largest_change() -> None:
    """Everything up to the next decision is laid to it, for the seat that decided."""
    found = turning([decided(2, 0), decided(4, 0), decided(9, 1)], POINTS)

    assert found is not None
    assert (4, 0, 0.6, 0.2) == (found.line, found.seat, found.before, found.after)
    assert "60" in found.fr
    assert "20" in found.en


def test_a_game_that_did_not_turn_has_none() -> None:
    """Small changes are no turning point, and no decision none either."""
    even = (Point(line=0, chances=(0.5, 0.5)), Point(line=3, chances=(0.53, 0.47)))

    assert turning([decided(3, 0)], even) is None
    assert turning([], POINTS) is None


def test_what_was_given_up_is_no_turning_point() -> None:
    """Nobody's decision in the play ended the game: its last point is left out."""
    found = turning([decided(2, 0), decided(4, 0)], POINTS[:2])

    assert found is not None
    assert 2 == found.line


def test_nobody_is_level_who_was_ahead_before_the_end() -> None:
    """A lead from the first line on is none, though nothing turned; an end out of nothing is."""
    ahead = (Point(line=0, chances=(0.0, 1.0)),)
    last = (Point(line=0, chances=(0.5, 0.5)), Point(line=9, chances=(0.0, 1.0)))

    assert [False, False, True] == [is_level(points) for points in (ahead, POINTS, last)]


@pytest.mark.slow
def test_an_end_without_a_winner_gives_nobody_a_chance_he_had_not() -> None:
    """Word-Whiz ends where nobody speaks: who was far behind has not half of the game then."""
    game = logomachie.match(
        "word-whiz", seats=2, rules="idleRounds=1", position="DTN A1E1I1O1U1/A13E13I13O13U1"
    )
    while not game.is_over:
        game.wait()
    points = analysed(game.record, opened).curve

    assert () == (game.outcome.winners if game.outcome else None)
    assert max(point.chances[0] for point in points) < 0.1
