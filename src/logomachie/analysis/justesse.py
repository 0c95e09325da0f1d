"""Justesse: the share, from 0 to 100, of what the best moves one is likely to know promised, that
one's own moves took. Never compared across games."""

from collections.abc import Sequence

from logomachie.core.value import Seat
from logomachie.games.judgement import Decision

FEWEST = 3  # decisions: under that it says nothing


def justesse(decisions: Sequence[Decision], seat: Seat) -> float | None:
    """100 · Σ(played − worst) / Σ(best − worst) of a seat; forced moves are left out.

    Best and worst are among the moves the person is likely to know; a better one that was played
    counts as best.
    """
    own = [each for each in decisions if each.seat == seat and not each.forced]
    if len(own) < FEWEST:
        return None
    took = promised = 0.0
    for each in own:
        took += each.value - each.worst
        promised += max([each.value, *(choice.value for choice in each.likely[:1])]) - each.worst
    return round(min(100.0, max(0.0, 100 * took / promised)), 1) if promised > 0 else None
