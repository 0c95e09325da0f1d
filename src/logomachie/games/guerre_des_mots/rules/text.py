"""The door to positions and moves as text one can paste, say or type; both ways."""

from logomachie.games.guerre_des_mots.rules import speech
from logomachie.games.guerre_des_mots.rules.position import Position, placed, position, read, write
from logomachie.games.guerre_des_mots.rules.types import Asked, TableView

__all__ = ["Position", "heard", "placed", "position", "read", "spoken", "write"]


def spoken(move: Asked, view: TableView | None = None) -> str:
    """A move as one would type it: ends by their cells where the board is known, else by number."""
    return speech.spoken(move, () if view is None else view.chains)


def heard(text: str, view: TableView) -> Asked:
    """The move somebody typed at this table; ValueError if it is none."""
    return speech.asked(text, view.turn, view.coup, view.chains, view.arsenal)
