"""A word of a Wordsearch position as a player would make it."""

from logomachie.core.value import Value
from logomachie.games.wordsearch.rules.types import Play
from logomachie.games.wordsearch.solver.search import Found


class Ranked(Value, kw_only=True):
    """A word with its slides as one move, what it brings and how many letters it moves."""

    move: Play
    points: int
    slides: int


def ranked(found: Found, row: int, turn: int) -> Ranked:
    """One word of a position."""
    legal = found[row]
    return Ranked(
        move=Play(turn, legal.slides, legal.word, legal.start, legal.direction),
        points=int(found.points[row]),
        slides=int(found.moved[row]),
    )
