"""What happens at a table of Wordsearch."""

from typing import Literal, TypeAlias

from logomachie.core.game import Event
from logomachie.core.value import Millis, Seat
from logomachie.games.wordsearch.rules.board import Cell, Direction
from logomachie.games.wordsearch.rules.types import Slid, Why


class Moved(Event):
    """A letter slid."""

    seat: Seat
    turn: int
    letter: str
    source: Cell
    target: Cell


class Claimed(Event):
    """A word was announced; the others may question it until the window closes."""

    seat: Seat
    turn: int
    word: str
    start: Cell
    direction: Direction
    value: int
    points: int
    until: Millis


class Rejected(Event):
    """The dictionary does not know the word announced (R09)."""

    seat: Seat
    turn: int
    word: str
    start: Cell
    direction: Direction


class Accepted(Event):
    """A player lets the word stand."""

    seat: Seat


class Judged(Event):
    """A word was questioned and looked up: the challenger wins or loses its value."""

    seat: Seat  # who questioned it
    of: Seat  # whose word it is
    word: str
    stands: bool
    value: int


class Scored(Event):
    """A word counts: its letters are taken off the board (SRCH-E1)."""

    seat: Seat
    turn: int
    word: str
    start: Cell
    direction: Direction
    value: int
    points: int

    def stood(self) -> tuple[tuple[Seat, str], ...]:
        return ((self.seat, self.word),)


class Stopped(Event):
    """A turn ended without a word: one letter moved, or a misjudged move, or nothing."""

    seat: Seat
    turn: int
    how: Literal["REPOSITION", "FAILED", "NOTHING"]
    back: tuple[Slid, ...] = ()  # with `failLimit`: letters that went back, last moved first


class TurnBegan(Event):
    """The next player's turn."""

    seat: Seat
    turn: int
    dry: int
    until: Millis


class Ended(Event):
    """The game is over."""

    winners: tuple[Seat, ...]
    why: Why


Happened: TypeAlias = (
    Moved | Claimed | Rejected | Accepted | Judged | Scored | Stopped | TurnBegan | Ended
)
