"""La Guerre des Mots: what happened, so that the story of a game can be told and replayed."""

from typing import Literal, TypeAlias

from logomachie.core.game import Event
from logomachie.core.value import Millis, Seat, Value
from logomachie.games.guerre_des_mots.rules.types import Cell, Side, Token, Why

How: TypeAlias = Literal["OPEN", "HOOK", "LENGTHEN", "BOTH", "FOLLOW", "COMPOUND", "DOUBLE", "BEND"]
Miss: TypeAlias = Literal["", "REACH", "STRENGTH"]


class Placed(Value):
    """One letter of a coup: where it came to lie and where it was."""

    cell: Cell
    reads: str
    origin: Cell | None  # None: from the arsenal
    joker: bool
    symbol: bool  # its chess piece shows


class Taken(Value):
    """Letters a coup took from one end of a chain, and the words left there."""

    chain: int
    of: Seat
    end: int
    letters: str  # in path order, from the end inwards
    left: tuple[str, ...]  # words of the chain afterwards, from end 0 to end 1


class Returned(Value):
    """A cross that went back to its owner: what it guarded or joined is no more."""

    cell: Cell
    to: Seat


class AccentTurned(Event):
    """A plain vowel of the board was turned after its accent was announced (WSH-03, WSH-04)."""

    seat: Seat
    turn: int
    cell: Cell  # where it lay
    reads: str  # the accent announced: É
    found: bool  # it is on the token; if not, the turn is lost


class Laid(Event):
    """A word was laid."""

    seat: Seat
    turn: int
    coup: int
    how: How
    chain: int
    of: Seat  # whose chain: another's is piracy
    end: int
    word: str  # as it reads now: PURS; a compound with its hyphen
    cells: tuple[Cell, ...]  # of the word, in reading order
    letters: tuple[Placed, ...]
    credits: int  # coups the turn still holds
    grown: str = ""  # the word lengthened to carry it: PARTIES (PAR-03); or left by a turn: ELLES
    taken: tuple[Taken, ...] = ()
    returned: tuple[Returned, ...] = ()
    cross: Cell | None = None  # the word is protected
    shield: bool = False  # the whole chain is protected
    green: int = 0  # letters laid on green
    tactical: bool = False  # the three conditions held: replay, or the cross (RPL-07)

    def stood(self) -> tuple[tuple[Seat, str], ...]:
        return tuple((self.seat, word) for word in (self.word, self.grown) if word)


class Fired(Event):
    """A consonant shot at a letter; both values are shown (SHT-09)."""

    seat: Seat
    turn: int
    coup: int
    gun: Cell
    ray: Side
    letter: str
    value: int
    target: Cell
    against: str  # the letter aimed at, or BAR for a cross
    strength: int
    gap: int  # cells between them
    of: Seat
    chain: int
    miss: Miss = ""  # empty: hit
    words: tuple[str, ...] = ()  # taken into the arsenal
    letters: str = ""  # their letters as they go there: recto, `?` for a joker
    cells: tuple[Cell, ...] = ()  # where they lay
    returned: tuple[Returned, ...] = ()


class Recovered(Event):
    """Letters of an end went back into their owner's arsenal."""

    seat: Seat  # who did it
    turn: int
    coup: int
    chain: int
    of: Seat
    end: int
    letters: str  # as they read, from the end inwards
    cells: tuple[Cell, ...]
    left: tuple[str, ...]
    credits: int
    returned: tuple[Returned, ...] = ()


class RecoveryAsked(Event):
    """A player would like to recover letters of another's chain for him (Q-47)."""

    seat: Seat
    turn: int
    of: Seat
    chain: int
    end: int
    letters: str
    until: Millis


class RecoveryAnswered(Event):
    """The owner agreed, or did not, or kept silent."""

    seat: Seat
    turn: int
    agreed: bool


class Lifted(Event):
    """A player took his end cross back: the word is no longer protected (BLW-07)."""

    seat: Seat
    turn: int
    chain: int
    cell: Cell


class TurnedBack(Event):
    """A player hid his chess piece: the chain is no longer protected by it (BLC-07)."""

    seat: Seat
    turn: int
    chain: int
    cell: Cell


class Drew(Event):
    """A blocked player drew from the reserve; what is told to him alone."""

    seat: Seat
    turn: int
    count: int


class Received(Event):
    """Tokens that came into one's arsenal unseen by the others: draws, backs of letters won."""

    seat: Seat
    tokens: tuple[Token, ...]


class NotBlocked(Event):
    """The referee finds a word that could be laid: nothing is drawn, the turn goes on (Q-53)."""

    seat: Seat
    turn: int


class Passed(Event):
    """A player ended his turn."""

    seat: Seat
    turn: int


class TimedOut(Event):
    """The time of a turn is over; earlier coups stand."""

    seat: Seat
    turn: int


class Erred(Event):
    """A faulty coup was undone and the turn is lost (ERR-01, Q-55)."""

    seat: Seat
    turn: int
    coup: int
    code: str
    clause: str
    word: str = ""  # that is none, or that would be left
    cells: tuple[Cell, ...] = ()  # concerned
    of: Seat | None = None  # whose chain


class TurnBegan(Event):
    """The next player's turn."""

    seat: Seat
    turn: int
    round: int
    until: Millis


class Ended(Event):
    """The game is over: a word lies on the cross or on the far goal, or nobody wins."""

    winners: tuple[Seat, ...]
    why: Why
    word: str = ""
    cells: tuple[Cell, ...] = ()  # the four cells
    turns: int = 0  # that were played: what counts alone


Happened: TypeAlias = (
    AccentTurned
    | Laid
    | Fired
    | Recovered
    | RecoveryAsked
    | RecoveryAnswered
    | Lifted
    | TurnedBack
    | Drew
    | Received
    | NotBlocked
    | Passed
    | TimedOut
    | Erred
    | TurnBegan
    | Ended
)
