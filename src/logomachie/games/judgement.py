"""What is said of a game that was played: its moves judged, and how a game's room judges them.

The first half travels and is kept; the second is what the part `analysis` of a room works with.
Everything is judged from what the seat could know when it moved, and in the game's own unit.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import msgspec

from logomachie.core.game import Entry, Move
from logomachie.core.house import House, Housed
from logomachie.core.tongue import Said
from logomachie.core.value import Seat, Value, encoded

SHOWN = 3  # moves of each list
EDITION = 4  # of the judging: raised when values or reasons change, so that they are made again


class Reason(Value, kw_only=True):
    """One true sentence about a move: what it gains, opens, closes, costs or leaves."""

    kind: str  # a stable code
    fr: str
    en: str


class Unit(Value, kw_only=True):
    """What values are counted in, or what a move is called: a few words."""

    fr: str
    en: str


class Choice(Value, kw_only=True):
    """A move there was, or the one that was played."""

    move: str  # as one would type it
    value: float  # in the unit of the analysis
    word: str = ""  # the word it is about, as it is written
    name: Unit | None = None  # what to call it where it has no word
    meaning: str = ""  # of that word, in French
    reasons: tuple[Reason, ...] = ()  # the one to show first
    wins: bool = False  # it ends the game, won
    moves: tuple[msgspec.Raw, ...] = ()  # the game's own moves, in order, to show or replay it


class Decision(Value, kw_only=True):
    """Something a seat decided, and what it could have."""

    line: int  # of the log: the position is that of the line before
    seat: Seat
    kind: str  # a stable code of the game: word, flip, turn …
    played: str  # as one would type it
    value: float
    worst: float  # of the moves the person is likely to know
    forced: bool  # there was no other: left out of `justesse`
    choice: Choice  # the move that was played
    best: tuple[Choice, ...]  # of all there were, the best first
    likely: tuple[Choice, ...]  # of those this person is likely to know


class Turning(Value, kw_only=True):
    """The decision after which the result changed most."""

    line: int
    seat: Seat
    before: float  # chance to win of the seat that decided, from 0 to 1
    after: float
    fr: str
    en: str


class MissedWin(Value, kw_only=True):
    """A move that would have won at once, likely to be known and not played."""

    line: int
    seat: Seat
    move: str
    word: str = ""
    meaning: str = ""


class Point(Value, kw_only=True):
    """One point of the curve: each seat's chance to win after a line."""

    line: int
    chances: tuple[float, ...]


class Analysis(Value, kw_only=True):
    """GET /api/tables/{id}/analysis, and `logomachie analyse`: a finished game, judged."""

    game: str  # its slug
    unit: Unit
    ages: tuple[int, ...]  # by seat: the age whose words that person is taken to know, 1 to 5
    decisions: tuple[Decision, ...]
    justesse: dict[str, float | None]  # by seat ("0", "1" …), 0 to 100; null under three decisions
    turning: Turning | None
    missed_wins: tuple[MissedWin, ...]
    curve: tuple[Point, ...]  # of a game alone none: nobody is won against
    edition: int = 1  # of the judging: an older one is made again


class Fact(NamedTuple):
    """A reason before it is told: its kind and the values its sentence is filled with."""

    kind: str
    about: Mapping[str, Any] = {}  # Any: numbers and words, each kind its own


@dataclass(frozen=True)
class Option:
    """A move there was, weighed."""

    text: str
    value: float
    words: tuple[str, ...] = ()  # whoever knows these words, as plain keys, can find it
    word: str = ""  # the one to show, as it is written
    name: Said | None = None  # what to call it where it has none
    moves: tuple[Move, ...] = ()
    wins: bool = False
    about: Any = None  # Any: what its own game explains it by


@dataclass(frozen=True)
class Weighed:
    """A decision with every move there was, the best first, and the one that was played."""

    line: int
    seat: Seat
    kind: str
    options: Sequence[Option]
    played: Option
    facts: Callable[[Option], Sequence[Fact]] = lambda _: ()


@dataclass(frozen=True)
class Match:
    """A game that was played, as its room judges it."""

    game: House[Any, Any]  # Any: each game has its own types
    lexicon: Any  # a Lexicon
    states: Sequence[Housed[Any]]  # before the first line, and after each
    entries: Sequence[Entry[Any, Any]]
    ages: Sequence[int]  # by seat
    knows: Callable[[int, str], bool]  # whether this age is likely to know a word, as plain key

    @property
    def config(self) -> Any:  # Any: the game's own Setup
        """What its players agreed on."""
        return self.game.config

    def lines(self) -> Iterator[tuple[int, Any, Entry[Any, Any], Any]]:
        """Each line with its number, and the game's own state before and after it."""
        for entry, before, after in zip(
            self.entries, self.states[:-1], self.states[1:], strict=True
        ):
            yield entry.seq, before.game, entry, after.game


def told(facts: Sequence[Fact], sentences: Mapping[str, Callable[..., Said]]) -> tuple[Reason, ...]:
    """The reasons in both languages, by the sentences of their game."""
    said = ((fact.kind, sentences[fact.kind](**fact.about)) for fact in facts)
    return tuple(Reason(kind=kind, fr=text.fr, en=text.en) for kind, text in said)


def raw(moves: Sequence[Move]) -> tuple[msgspec.Raw, ...]:
    """Moves as they travel."""
    return tuple(msgspec.Raw(encoded(move)) for move in moves)
