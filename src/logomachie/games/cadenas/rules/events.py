"""What happens at a Cadenas table, as its players are told; all of it open but `Drew`."""

from typing import TypeAlias

from logomachie.core.game import Event
from logomachie.core.value import Millis, Seat
from logomachie.games.cadenas.rules.types import Kind, Why


class Took(Event):
    """A player took the cards of a square; what lay face down is `?`."""

    seat: Seat
    turn: int
    square: int
    cards: str


class Drew(Event):
    """Cards came into a hand unseen by others: told to its owner alone."""

    seat: Seat
    turn: int
    cards: str
    square: int | None = None  # face down on this square; None: from the stock


class Laid(Event):
    """A word was laid."""

    seat: Seat
    turn: int
    word: int
    text: str
    kind: Kind
    cards: str
    names: tuple[str, ...] = ()  # of a proper noun: ville, fleuve …

    def stood(self) -> tuple[tuple[Seat, str], ...]:
        return ((self.seat, self.text),)


class Transformed(Event):
    """A word got longer; if it was another's it is captured."""

    seat: Seat
    turn: int
    word: int
    of: Seat  # whose it was
    was: str
    was_kind: Kind
    text: str
    kind: Kind
    cards: str
    names: tuple[str, ...] = ()

    def stood(self) -> tuple[tuple[Seat, str], ...]:
        return ((self.seat, self.text),)


class Gained(Event):
    """A proper noun brought a padlock from the supply (CAD-A1)."""

    seat: Seat
    turn: int
    padlock: int
    word: int
    noun: str
    supply: int  # left


class Seized(Event):
    """A padlock changed hands with its proper noun (CAD-P2)."""

    seat: Seat
    turn: int
    padlock: int
    of: Seat
    word: int
    tied: bool  # the word is a proper noun again, and the padlock depends on it (R12)
    noun: str = ""  # that first brought it
    freed: int | None = None  # the word it protected, open again (CAD-P3)


class Locked(Event):
    """A padlock was placed."""

    seat: Seat
    turn: int
    padlock: int
    word: int
    text: str


class Proposed(Event):
    """A word no list has was put to the vote."""

    seat: Seat
    turn: int
    question: int
    word: int | None  # to be transformed; None: to be laid
    text: str
    kind: Kind
    voters: tuple[Seat, ...]
    until: Millis


class Voted(Event):
    """A player has answered; how is not told yet."""

    seat: Seat
    question: int


class Counted(Event):
    """The vote is over; `accepted` None: it lapsed because its asker left."""

    question: int
    text: str
    kind: Kind
    yes: tuple[Seat, ...]
    no: tuple[Seat, ...]
    accepted: bool | None
    until: Millis  # the player's clock runs on until then


class PutDown(Event):
    """Cards were put back face up on the emptied square."""

    seat: Seat
    turn: int
    square: int | None  # None: no square was emptied, nothing was owed (R20)
    cards: str
    by_clock: bool = False  # chosen by the clock's hand (R13)


class WindowOpened(Event):
    """The others may question the words of this turn (R25)."""

    seat: Seat
    turn: int
    until: Millis


class Accepted(Event):
    """A player lets the words stand."""

    seat: Seat
    turn: int


class Challenged(Event):
    """A word was questioned and looked up."""

    seat: Seat  # who questioned it
    of: Seat  # who played it
    turn: int
    word: int
    text: str
    kind: Kind
    stands: bool
    names: tuple[str, ...] = ()


class Fell(Event):
    """A wrong word was taken back: its cards to the hand, its effects undone (R16)."""

    seat: Seat  # who had played it
    turn: int
    word: int
    text: str  # what it read
    cards: str  # back in the hand
    was: str = ""  # what it reads again; "": it is gone
    owner: Seat | None = None  # to whom it went back
    kind: Kind | None = None  # what it is again

    def fallen(self) -> tuple[tuple[Seat, str], ...]:
        return ((self.seat, self.text),)


class PadlockBack(Event):
    """A padlock went back where it was, because what had moved it fell (R16)."""

    turn: int
    padlock: int
    owner: Seat | None  # None: back in the supply
    place: int | None = None  # the word it protects again; None: in the reserve
    supply: int = 0  # padlocks in the supply now


class Owed(Event):
    """No card remains played: a second card must be put back (R25)."""

    seat: Seat
    turn: int
    until: Millis


class TimedOut(Event):
    """A player's time ran out; what he had confirmed stays (R13)."""

    seat: Seat
    turn: int


class Refilled(Event):
    """The square was completed and the hand filled up from the stock (CAD-K5)."""

    seat: Seat
    turn: int
    square: int | None
    cards: str  # to the square; `?` face down
    drawn: int  # to the hand
    stock: int  # cards left in it


class StockOut(Event):
    """The stock is exhausted: no refills from now on (CAD-K6)."""

    seat: Seat  # who drew the last card
    turn: int
    finals: tuple[Seat, ...] | None  # who has a final turn, in order; None: play goes on until dry


class TurnBegan(Event):
    """The next player's turn."""

    seat: Seat
    turn: int
    until: Millis
    final: bool = False  # his last


class TurnSkipped(Event):
    """A player misses this turn after two time-outs in a row (R13)."""

    seat: Seat


class Ended(Event):
    """The game is over."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    why: Why


Happened: TypeAlias = (
    Took
    | Drew
    | Laid
    | Transformed
    | Gained
    | Seized
    | Locked
    | Proposed
    | Voted
    | Counted
    | PutDown
    | WindowOpened
    | Accepted
    | Challenged
    | Fell
    | PadlockBack
    | Owed
    | TimedOut
    | Refilled
    | StockOut
    | TurnBegan
    | TurnSkipped
    | Ended
)
