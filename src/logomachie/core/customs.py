"""What may be asked of the house at any table, what it tells, and what it keeps of a game.

The moves of the house are listed here and nowhere else.
"""

from typing import Generic, TypeAlias, TypeVar, get_args

from msgspec import UNSET, UnsetType

from logomachie.core.ballot import Ballot
from logomachie.core.game import Event, Lapsed, Move, Outcome, Paused
from logomachie.core.value import Millis, Seat, Value

S = TypeVar("S", bound=Value)


class Resign(Move):
    """Leave the game for good; what lies on the table stays (HOUSE-05)."""


class ProposeEnd(Move):
    """Ask the others to end the game with the score as it stands (HOUSE-06)."""


class Consent(Move):
    """Answer a proposal to end early, or to pause."""

    agrees: bool


class Return(Move):
    """Take one's seat back from absence (HOUSE-04)."""


class Pause(Move):
    """Stop the clock; with other people at the table, ask them to (HOUSE-13)."""


class Resume(Move):
    """Be back from a pause (HOUSE-13)."""


class Typing(Move):
    """Say that letters keep coming, so that the deadline does not cut a word (HOUSE-03)."""


class Seen(Move):
    """Say that the curtain is open: the time of this turn begins (HOUSE-03)."""


class Hint(Move):
    """Ask for a nudge: where to look, then the first letter, then the word (HOUSE-15)."""

    step: int


class Danger(Move):
    """Ask what would take from one what one has: it tells of the dictionary too (HOUSE-15)."""


class Resigned(Event):
    """A player left for good."""

    seat: Seat


class EndProposed(Event):
    """A player would like to stop here."""

    seat: Seat
    until: Millis


class EndVoted(Event):
    """A player has answered the proposal; how is not told."""

    seat: Seat


class EndSettled(Event):
    """The proposal was accepted by all, or not."""

    agreed: bool


class WentAbsent(Event):
    """Two deadlines in a row passed: the seat counts as absent."""

    seat: Seat


class CameBack(Event):
    """An absent player took the seat back."""

    seat: Seat


class PauseProposed(Event):
    """A player would like to pause."""

    seat: Seat
    until: Millis


class PauseDeclined(Event):
    """Not everybody wanted to pause."""


class ClockStopped(Event):
    """The game is paused: by its only player, by agreement, or because nobody is there."""

    seat: Seat
    left: bool = False  # two deadlines passed, and no other person was waiting


class BackAgain(Event):
    """A player is back from the pause; the others are waited for."""

    seat: Seat
    until: Millis


class ClockStarted(Event):
    """The pause is over: every deadline has moved by its length."""

    by: Millis


class HandSeen(Event):
    """The curtain was opened: this seat's time runs."""

    seat: Seat


class Hinted(Event):
    """A player was given a step of a hint; what it says nobody else is told."""

    seat: Seat
    step: int


class Warned(Event):
    """A player was told what endangers what he has; what it is nobody else is told."""

    seat: Seat


HouseMove: TypeAlias = (
    Resign | ProposeEnd | Consent | Return | Pause | Resume | Typing | Seen | Hint | Danger
)
HouseEvent: TypeAlias = (
    Resigned
    | EndProposed
    | EndVoted
    | EndSettled
    | WentAbsent
    | CameBack
    | Lapsed
    | PauseProposed
    | PauseDeclined
    | ClockStopped
    | BackAgain
    | ClockStarted
    | HandSeen
    | Hinted
    | Warned
)
OF_THE_HOUSE: frozenset[type[Move]] = frozenset(get_args(HouseMove))
HOUSE_MOVES = frozenset(move.__name__ for move in OF_THE_HOUSE)


class Proposal(Value):
    """Who wants to end early, or to pause, and the vote on it."""

    by: Seat
    ballot: Ballot
    pause: bool | UnsetType = UNSET


class Typed(Value):
    """When letters last came from a seat."""

    seat: Seat
    at: Millis


class Housed(Value, Generic[S], kw_only=True):
    """A game's state and what the house keeps beside it."""

    game: S
    at: Millis  # time of the last line: an absent seat's turn passes from there
    lapses: tuple[int, ...]  # deadlines let pass in a row, by seat
    absent: tuple[Seat, ...] = ()
    resigned: tuple[Seat, ...] = ()
    proposal: Proposal | None = None
    ended: Outcome | None = None
    paused: Paused | UnsetType = UNSET
    typed: Typed | UnsetType = UNSET
    seen: Seat | UnsetType = UNSET  # whose turn it is, with the curtain open
    hints: tuple[int, ...] | UnsetType = UNSET  # steps taken towards the next word, by seat
    warned: tuple[Seat, ...] | UnsetType = UNSET  # were told what endangers them, this turn
