"""« De ma force »: up after a victory, down after a defeat, within the levels there are."""

import pytest

from logomachie.bots.mine import MINE, START, STRONGEST, as_level, moved
from logomachie.bots.strength import FINE, TOP, is_strength


@pytest.mark.parametrize(
    ("strength", "won", "then"),
    [(START, True, 7), (START, False, 3), (START, None, 5), (0, False, 0), (1, False, 0)],
)
def test_it_moves_with_the_result(strength: int, won: bool | None, then: int) -> None:
    """Two tenths of a level a game; a game that nobody won changes nothing."""
    assert then == moved(strength, won)


def test_it_stays_among_the_levels() -> None:
    """From CM2 to Arbitre, always a strength that a bot can have."""
    strengths = [START]
    for _ in range(20):
        strengths.append(moved(strengths[-1], True))

    assert STRONGEST == max(strengths) == TOP * FINE
    assert all(is_strength(strength / FINE) for strength in strengths)


def test_a_level_is_a_level_and_mine_lies_between() -> None:
    """It begins at CM2 and a half."""
    assert [0, 1, 2, 3] == [as_level(level, 12) for level in range(4)]
    assert (1.2, 0.5) == (as_level(MINE, 12), as_level(MINE, None))
