"""What happens at a table of Word-Whiz."""

from typing import TypeAlias

from logomachie.core.game import Event
from logomachie.core.value import Millis, Seat
from logomachie.games.word_whiz.rules.types import Reach, Reason, Sealed, Step, Triple


class Flipped(Event):
    """A card was turned; the three visible consonants stand for everybody."""

    seat: Seat | None  # None: the clock turned it (R12, P4)
    pack: int
    visible: Triple
    round: int
    reveal: Millis


class Reached(Event):
    """One's own hand is on the microphone; nobody else knows before the window closes."""

    seat: Seat


class Took(Event):
    """The microphone has a holder; all hands and their times are shown (R17)."""

    seat: Seat
    reaches: tuple[Reach, ...]
    by_lot: bool = False


class Passed(Event):
    """A player has nothing to say."""

    seat: Seat


class Said(Event):
    """A word was said aloud, or opened from a sealed race."""

    seat: Seat
    word: str
    round: int


class Contested(Event):
    """A player doubts the word: the others vote."""

    seat: Seat
    until: Millis


class Accepted(Event):
    """A player lets the word stand."""

    seat: Seat


class Voted(Event):
    """A player has voted; how is not told."""

    seat: Seat


class Counted(Event):
    """The vote is closed."""

    yes: tuple[Seat, ...]
    no: tuple[Seat, ...]
    accepted: bool


class Ready(Event):
    """A player has written a word in the sealed race."""

    seat: Seat


class Opened(Event):
    """All sealed words are read, the earliest first."""

    words: tuple[Sealed, ...]


class Moved(Event):
    """A valid word moves its speaker's vowels (MIC-D5)."""

    seat: Seat
    word: str
    steps: tuple[Step, ...]

    def stood(self) -> tuple[tuple[Seat, str], ...]:
        return ((self.seat, self.word),)


class Failed(Event):
    """A word that does not count, or silence: its speaker sits out the next round (MIC-D6)."""

    seat: Seat
    word: str | None
    reason: Reason
    clause: str
    letters: str = ""  # the consonants missing, or the vowels that cannot move


class Resumed(Event):
    """A word did not count and the others race on for the same cards (R09)."""

    round: int
    reveal: Millis


class Reshuffled(Event):
    """A pack was finished: all cards are shuffled and three are turned (MIC-F1)."""

    visible: Triple
    left: tuple[int, int, int]
    reveal: Millis | None = None  # with `raceOnDeal` these cards are raced for at once (R03)


class RoundEnded(Event):
    """The next player turns a card."""

    round: int  # the one that ended
    flipper: Seat
    excluded: tuple[Seat, ...]  # from the round to come
    found: bool  # did anybody say a valid word


class Ended(Event):
    """The game is over."""

    winner: Seat | None
    why: str
    rounds: int = 0  # that were played: what counts alone (R01)


Happened: TypeAlias = (
    Flipped
    | Reached
    | Took
    | Passed
    | Said
    | Contested
    | Accepted
    | Voted
    | Counted
    | Ready
    | Opened
    | Moved
    | Failed
    | Resumed
    | Reshuffled
    | RoundEnded
    | Ended
)
