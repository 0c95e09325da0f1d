"""The door to positions and moves as text one can paste, say or type; both ways."""

from logomachie.games.cadenas.rules import speech
from logomachie.games.cadenas.rules.position import Position, placed, position, read, write
from logomachie.games.cadenas.rules.types import Asked, TableView

__all__ = ["Position", "heard", "placed", "position", "read", "spoken", "write"]


def spoken(move: Asked, view: TableView | None = None) -> str:  # noqa: ARG001  # one door for all
    """A move as one would type it."""
    return speech.spoken(move)


def heard(text: str, view: TableView) -> Asked:
    """The move somebody typed at this table; ValueError if it is none."""
    return speech.asked(text, view.turn, view.question.number if view.question else 0)
