"""The turning point: after which decision the chances changed most."""

from logomachie.analysis.turning import turning
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
