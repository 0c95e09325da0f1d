"""Justesse: what one took of what the best moves one is likely to know promised."""

import pytest

from logomachie.analysis.justesse import justesse
from logomachie.games.judgement import Choice, Decision


def decided(played: float, best: float, worst: float, *, forced: bool = False) -> Decision:
    """A decision of seat 0 with these values."""
    choice = Choice(move="x", value=played)
    return Decision(
        line=1,
        seat=0,
        kind="word",
        played="x",
        value=played,
        worst=worst,
        forced=forced,
        choice=choice,
        best=(),
        likely=(Choice(move="y", value=best),),
    )


def test_it_is_the_share_of_what_was_promised() -> None:
    """100 · Σ(played − worst) / Σ(best − worst): 3 of 4, 1 of 5, 0 of 1."""
    made = [decided(4, 5, 1), decided(1, 5, 0), decided(2, 3, 2)]

    assert 40.0 == justesse(made, 0)


def test_a_better_move_than_the_likely_ones_counts_as_best() -> None:
    """Whoever finds more than was expected has all of it, not more."""
    assert 100.0 == justesse([decided(9, 5, 1)] * 3, 0)


def test_forced_moves_are_left_out() -> None:
    """They neither count nor make up the number of decisions."""
    real = [decided(1, 2, 0)] * 3

    assert 50.0 == justesse([*real, decided(0, 9, 0, forced=True)], 0)
    assert justesse([*real[:2], decided(0, 9, 0, forced=True)], 0) is None


def test_under_three_decisions_nothing_is_said() -> None:
    """Nor of a seat that decided nothing, nor where all moves were worth the same."""
    assert justesse([decided(1, 2, 0)] * 2, 0) is None
    assert justesse([decided(1, 2, 0)] * 3, 1) is None
    assert justesse([decided(2, 2, 2)] * 3, 0) is None


@pytest.mark.parametrize("played", [-4.0, 0.0, 2.0, 8.0])
def test_it_never_leaves_its_scale(played: float) -> None:
    """Worse than the worst likely move is 0, better than the best 100."""
    found = justesse([decided(played, 3, 1)] * 3, 0)

    assert found is not None
    assert 0 <= found <= 100
