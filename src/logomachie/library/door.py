"""What a caller gives, looked at before anything is done with it: a sentence, not a deep fault."""

from types import UnionType
from typing import Any

from logomachie.core.game import Refused
from logomachie.core.house import OF_THE_HOUSE
from logomachie.core.value import Seat
from logomachie.games.spec import Spec


def of_kind(name: str, given: object, kind: type | UnionType) -> None:
    """TypeError for what is not of its kind."""
    if not isinstance(given, kind):
        known = kind.__name__ if isinstance(kind, type) else kind
        raise TypeError(f"{name} is {known}: not {given!r:.60}")


def seated(seat: Seat, seats: int) -> None:
    """Refused for a seat that is none, TypeError for what is no seat at all."""
    if type(seat) is not int:
        raise TypeError(f"a seat is a number from 0 to {seats - 1}: not {seat!r:.60}")
    if not 0 <= seat < seats:
        raise Refused("NO_SUCH_SEAT", "HOUSE-02")


def of_game(spec: Spec, move: Any) -> None:  # Any: whatever was given for a move
    """TypeError for what is neither a move of the game nor of the house."""
    if type(move) not in OF_THE_HOUSE and not isinstance(move, spec.moves):
        raise TypeError(f"not a move of {spec.slug}: {move!r:.60}")
