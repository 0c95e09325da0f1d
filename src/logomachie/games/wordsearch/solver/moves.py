"""Every move of a Wordsearch position as a player would make it, the best first."""

from logomachie.core.value import Value
from logomachie.games.wordsearch.rules.types import Play
from logomachie.games.wordsearch.solver.search import Found


class Ranked(Value, kw_only=True):
    """A word with its slides as one move, what it brings and how many letters it moves."""

    move: Play
    points: int
    slides: int


def moves(found: Found, turn: int) -> tuple[Ranked, ...]:
    """All legal words, the most points first, then the fewest slides."""
    return tuple(ranked(found, int(row), turn) for row in found.ranked())


def ranked(found: Found, row: int, turn: int) -> Ranked:
    """One word of a position."""
    legal = found[row]
    return Ranked(
        move=Play(turn, legal.slides, legal.word, legal.start, legal.direction),
        points=int(found.points[row]),
        slides=int(found.moved[row]),
    )
