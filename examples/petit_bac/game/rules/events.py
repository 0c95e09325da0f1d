"""What happens at a table of Petit Bac."""

from typing import TypeAlias

from logomachie.core.game import Event
from logomachie.core.value import Millis, Seat


class Wrote(Event):
    """A seat has its word; nobody knows which."""

    seat: Seat


class Counted(Event):
    """A word was read out, and counts."""

    seat: Seat
    word: str
    points: int


class Failed(Event):
    """A word was read out that is in no dictionary (BAC-4)."""

    seat: Seat
    word: str


class Drawn(Event):
    """The letter of the next round."""

    round: int
    letter: str
    until: Millis


Happened: TypeAlias = Wrote | Counted | Failed | Drawn
