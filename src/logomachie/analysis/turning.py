"""The curve of a game, and the decision after which its result changed most."""

from collections.abc import Callable, Sequence
from typing import Any

from logomachie.games.judgement import Decision, Match, Point, Turning

LEAST = 0.08  # a smaller change of the chance to win turns nothing
EXACT = 3

Chances = Callable[[Match, Any], tuple[float, ...]]  # Any: the game's own state


def curve(match: Match, chances: Chances) -> tuple[Point, ...]:
    """Each seat's chance to win at the start and after each line that changed it; at the end it
    is what came of it, if somebody has won."""
    found: list[Point] = []
    for line, state in enumerate(match.states):
        outcome = match.game.outcome(state)
        if outcome is None or not outcome.winners:
            told = chances(match, state.game)
        else:
            share = 1 / len(outcome.winners)
            told = tuple(
                share if seat in outcome.winners else 0.0 for seat in range(match.game.config.seats)
            )
        told = tuple(round(chance, EXACT) for chance in told)
        if not found or found[-1].chances != told:
            found.append(Point(line=line, chances=told))
    return tuple(found)


def is_level(points: Sequence[Point]) -> bool:
    """Whether nobody was ahead before the end: then only the end decided."""
    return all(
        abs(chance - 1 / len(point.chances)) < LEAST
        for point in points[:-1] or points
        for chance in point.chances
    )


def turning(decisions: Sequence[Decision], points: Sequence[Point]) -> Turning | None:
    """The decision after which, until the next one, the chances changed most; None: none did, or
    there are none, as in a game alone."""
    if not points:
        return None

    def at(line: int) -> tuple[float, ...]:
        return next(point.chances for point in reversed(points) if point.line <= line)

    last = max(points[-1].line, decisions[-1].line if decisions else 0)
    found: list[tuple[float, Decision, float, float]] = []
    for place, each in enumerate(decisions):
        later = (other.line for other in decisions[place + 1 :] if other.line > each.line)
        before, after = at(each.line - 1), at(next(later, last + 1) - 1)
        moved = max(abs(a - b) for a, b in zip(after, before, strict=True))
        found.append((moved, each, before[each.seat], after[each.seat]))
    if not found:
        return None
    moved, each, had, has = max(found, key=lambda one: (one[0], -one[1].line))
    if moved < LEAST:
        return None
    was, now = _percent(had), _percent(has)
    return Turning(
        line=each.line,
        seat=each.seat,
        before=had,
        after=has,
        fr=f"Avant ce coup, {was} % de chances de gagner ; après, {now} %.",
        en=f"Before this move, {was}% to win; after it, {now}%.",
    )


def _percent(chance: float) -> int:
    return round(100 * chance)
