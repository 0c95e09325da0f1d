"""Wordsearch: configuration, state, moves, events and view. Read this first."""

from typing import Literal, Protocol, TypeAlias, runtime_checkable

from msgspec import UNSET, UnsetType

from logomachie.core.game import Config, Move, View
from logomachie.core.rng import Rng
from logomachie.core.value import Deadline, Seat, Value
from logomachie.games.wordsearch.rules.board import Board, Cell, Direction

Phase: TypeAlias = Literal["SLIDE", "WINDOW", "OVER"]
Why: TypeAlias = Literal["LETTERS", "STALEMATE", "NO_SLIDE"]

LOT = -1  # no seat: who begins is drawn


class Setup(Config, kw_only=True):
    """The options of section 10 of the rules; the first value of each is the leaflet's game."""

    validation: Literal["challenge", "auto"] = "challenge"  # R09
    touch_move: Literal["strict", "plan"] = "strict"  # R23
    min_length: int = 2  # R14
    turn_seconds: int = 120  # 0: off, the absence deadline of the house stands
    challenge_seconds: int = 15  # R10
    fail_limit: int = 0  # R15: letters that may stay after a misjudged turn; 0: all of them
    dry_rounds: tuple[int, int] = (2, 3)  # R12
    values: Literal["fr-reconstructed-1"] = "fr-reconstructed-1"  # R07
    distribution: Literal["fr-96-1"] = "fr-96-1"  # R07
    training: bool = False  # one may ask how many words are hidden, and for the best
    opener: int | UnsetType = UNSET  # R24: the seat that begins; unset, or LOT: the lot says


@runtime_checkable
class Oracle(Protocol):
    """A dictionary that also knows what can still be formed: R11 and R12 ask it."""

    def __contains__(self, word: object) -> bool: ...
    def can_spell(self, letters: str, least: int) -> bool:
        """Whether these letters spell any word of at least this length, wherever they lie."""
        ...

    def can_form(self, board: Board, least: int) -> bool:
        """Whether the position has a legal word of at least this length."""
        ...


class Slid(Value):
    """One letter's way in the turn that runs."""

    letter: str
    source: Cell
    target: Cell


class Announcement(Value, kw_only=True):
    """A word announced and open to challenge."""

    word: str
    start: Cell
    direction: Direction
    value: int  # sum of the letters: what a challenge is about
    points: int  # times the number of letters: what the word brings


class State(Value, kw_only=True):
    """The whole game; nothing in it is secret but the chance of the set-up."""

    rng: Rng
    board: Board
    phase: Phase
    turn: int  # counts from 1
    active: Seat
    until: Deadline  # of the turn, or of the window
    scores: tuple[int, ...]
    aside: tuple[str, ...]  # letters each seat has set aside
    moved: tuple[Slid, ...] = ()  # slides of this turn, in order
    refused: bool = False  # the dictionary has refused a word in this turn (R09)
    claim: Announcement | None = None
    accepted: tuple[Seat, ...] = ()  # let the open word stand
    dry: int = 0  # turns in a row without a word
    gone: tuple[Seat, ...] = ()  # resigned
    why: Why | None = None  # the game is over


class Slide(Move):
    """Slide one letter along a straight line (SRCH-C2); under strict touch it stays there."""

    turn: int
    source: Cell
    target: Cell


class Claim(Move):
    """Announce the word read from a cell in a direction (SRCH-C8)."""

    turn: int
    word: str
    start: Cell
    direction: Direction


class Stop(Move):
    """End the turn without a word (SRCH-E4, SRCH-G1)."""

    turn: int


class Play(Move):
    """Under plan-and-confirm: all slides and the word in one move; no word for a single slide."""

    turn: int
    slides: tuple[tuple[Cell, Cell], ...]
    word: str = ""
    start: Cell = (0, 0)
    direction: Direction = "E"


class Challenge(Move):
    """Question the word that is open (SRCH-F1)."""

    turn: int


class Accept(Move):
    """Let the open word stand without waiting for the window to close."""

    turn: int


Asked: TypeAlias = Slide | Claim | Stop | Play | Challenge | Accept


class TableView(View, kw_only=True):
    """What one seat sees of a Wordsearch table: everything that lies on it."""

    phase: Phase
    turn: int
    active: Seat
    board: Board  # rows joined by `/`, `.` = empty
    values: tuple[int, ...]  # of A to Z
    moved: tuple[Slid, ...]  # slides of this turn, in order
    refused: bool  # no further slide: claim another word or stop (R09)
    claim: Announcement | None
    accepted: tuple[Seat, ...]
    scores: tuple[int, ...]
    aside: tuple[str, ...]
    dry: int
    dry_end: tuple[int, int]  # dry turns after which the game may end, and must (R12)
    judged: bool  # by the dictionary at once: no challenge
    plan: bool  # slides are a draft until confirmed
    least: int  # letters of the shortest word
    training: bool
    why: Why | None = None
