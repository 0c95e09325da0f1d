"""What a game is: configuration, moves, events, views, and the protocol its rules fulfil.

No rule of any game lives here. A newcomer reads this file first.
"""

from collections.abc import Collection
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Generic, Literal, Protocol, TypeAlias, TypeVar, runtime_checkable

from msgspec import UNSET, UnsetType
from msgspec.json import Decoder

from logomachie.core.rng import Rng
from logomachie.core.value import Millis, Seat, Value

Absent: TypeAlias = Literal["bot", "pass"]
WayOfTime: TypeAlias = Literal["calm", "clock", "day"]  # au calme, à la pendule, par jour


Pace: TypeAlias = Literal["quick", "natural", "slow"]  # vif, naturel, posé
WordsChosen: TypeAlias = Literal["complet", "usuel", "ecole"]


class Config(Value, kw_only=True):
    """What the players agree on; with the seed and the moves it fixes the whole game.

    A field that came later is unset where nobody chose it, and then stands in no bytes: configs,
    states and views of earlier releases are what they were.
    """

    seats: int
    lexicon: str  # digest of the word list: a replay reads the same words
    position: str = ""  # start from this position, as text: diagrams, training (HOUSE-07)
    edition: int = 1  # edition of the rulebook
    absence: Millis = 300_000  # silence allowed where the game's rules give no time (HOUSE-03)
    absent: Absent = "bot"  # who plays for an absent seat (HOUSE-04)
    absent_level: int = 1  # level of that bot, 0 to 3
    handicaps: tuple[str, ...] = ()  # agreed at the start, shown and recorded (HOUSE-11)
    time: WayOfTime | UnsetType = UNSET  # HOUSE-03; unset: as before a clock could stand still
    days: int | UnsetType = UNSET  # a turn lasts, par jour
    bots: tuple[Seat, ...] | UnsetType = UNSET  # seats no person sits on (HOUSE-13)
    curtain: tuple[Seat, ...] | UnsetType = UNSET  # share a screen: time waits for `Seen`
    dictionary: WordsChosen | UnsetType = UNSET  # HOUSE-14; unset: complet
    pace: Pace | UnsetType = UNSET  # of the bots' pauses; unset: natural
    strength: int | UnsetType = UNSET  # of bots « de ma force », in tenths of a level (HOUSE-11)
    hints: bool | UnsetType = UNSET  # HOUSE-15; unset: none


class Move(Value, tag=True):
    """What a seat asks for. It names its own target; it never means «the last thing»."""

    def __str__(self) -> str:
        """As one would type it: the module `text` beside a move's own says how."""
        beside = type(self).__module__.rpartition(".")[0]
        text: str = import_module(f"{beside}.text").spoken(self)
        return text


class Event(Value, tag=True, kw_only=True, omit_defaults=True):
    """What happened. A seat sees it whole or not at all."""

    only: tuple[Seat, ...] | None = None  # None: everybody

    def seen_by(self, seat: Seat | None) -> bool:
        """Whether this seat (None: a spectator) may know of it."""
        return self.only is None or (seat is not None and seat in self.only)

    def stood(self) -> tuple[tuple[Seat, str], ...]:
        """The words that stand by this, each with the seat whose it is."""
        return ()

    def fallen(self) -> tuple[tuple[Seat, str], ...]:
        """The words that stood and stand no more."""
        return ()


class Lapsed(Event):
    """A seat let its own deadline pass; two in a row and it is absent (HOUSE-04)."""

    seat: Seat


class Ending(Value):
    """A proposal to end early, as everybody sees it (HOUSE-06)."""

    by: Seat
    voted: tuple[Seat, ...]
    until: Millis


class Paused(Value, kw_only=True):
    """The clock stands for everybody, and what is raced for is veiled (HOUSE-13)."""

    by: Seat
    at: Millis
    back: tuple[Seat, ...] = ()  # want to go on
    until: Millis  # goes on by itself, if somebody is back; else the game ends


class HouseView(Value, kw_only=True):
    """What the house adds to every view: who left, who is away, who wants to stop."""

    resigned: tuple[Seat, ...] = ()
    absent: tuple[Seat, ...] = ()
    ending: Ending | None = None
    pausing: Ending | UnsetType = UNSET  # a pause is asked for
    paused: Paused | UnsetType = UNSET
    time: WayOfTime | UnsetType = UNSET
    unseen: Seat | UnsetType = UNSET  # whose turn it is, behind the curtain
    hint: int | UnsetType = UNSET  # steps of a hint this seat has taken now; unset: none is agreed
    warned: bool | UnsetType = UNSET  # this seat may read now what endangers what it has


class View(Value, kw_only=True):
    """All that one seat may know, built up from nothing: never a State with holes."""

    seat: Seat | None  # None: a spectator
    can: tuple[str, ...]  # names of the moves this seat may try now
    wake: Millis | None  # next deadline, for the clock on the screen
    house: HouseView = HouseView()

    def _repr_svg_(self) -> str:
        """The table from this seat, drawn for a notebook: its room's module `picture` says how, or
        the house does."""
        room = type(self).__module__.rpartition(".rules.")[0]
        own = find_spec(f"{room}.picture")
        place = own.name if own else f"{room.rpartition('.')[0]}.usual"
        picture: str = import_module(place).drawn(self)
        return picture


class Outcome(Value):
    """How a game ended."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    why: str  # a stable code: HOME, IDLE, RESIGNED, AGREED …
    clause: str  # the article that says so


class Refused(Exception):
    """The asker's mistake, which he could have seen coming: a stable code, its clause, details."""

    def __init__(self, code: str, clause: str, **about: object) -> None:
        super().__init__(code, clause, about)
        self.code, self.clause, self.about = code, clause, about

    def __str__(self) -> str:
        about = ", ".join(f"{name} {value}" for name, value in self.about.items())
        return f"{self.code} ({self.clause})" + (f": {about}" if about else "")


S = TypeVar("S", bound=Value)
M = TypeVar("M", bound=Move)
E = TypeVar("E", bound=Event)
V_co = TypeVar("V_co", bound=View, covariant=True)
M_contra = TypeVar("M_contra", bound=Move, contravariant=True)
E_co = TypeVar("E_co", bound=Event, covariant=True)


class Entry(Value, Generic[M, E], kw_only=True):
    """One line of the log: who asked what and when, what it caused, where it led."""

    seq: int  # 1, 2, 3 … without a gap
    at: Millis  # never earlier than the line before
    seat: Seat | None
    move: M | None  # neither seat nor move: a deadline passed
    nonce: str | None  # chosen by the asker: said twice, heard once
    credit: Millis = 0  # lag the server vouches for, where a race is settled by time
    events: tuple[E, ...]
    digest: str  # fingerprint of the state after this line


class Rulebook(Protocol[S, M_contra, E_co, V_co]):
    """One game's own rules, opened at one config: no IO, no clock, no chance but the state's own.

    Whatever every table shares (resigning, absence, ending early) is the house's, not the game's.
    """

    @property
    def config(self) -> Config: ...
    def start(self, rng: Rng, at: Millis) -> S: ...
    def step(
        self, state: S, at: Millis, seat: Seat, move: M_contra, credit: Millis = 0
    ) -> tuple[S, tuple[E_co, ...]]:
        """What the move does; raises Refused."""
        ...

    def tick(self, state: S, at: Millis) -> tuple[S, tuple[E_co, ...]]:
        """What the passed deadline does; a seat that let its own pass is told by Lapsed."""
        ...

    def resign(self, state: S, at: Millis, seat: Seat) -> tuple[S, tuple[E_co, ...]]:
        """Take a seat out of the play for good; what it has on the table stays (HOUSE-05)."""
        ...

    def wake(self, state: S) -> Millis | None:
        """The next deadline; never None while somebody must act."""
        ...

    def waiting(self, state: S) -> tuple[Seat, ...]:
        """The seats that are expected to act now: whose turn it is."""
        ...

    def view(self, state: S, seat: Seat | None) -> V_co: ...
    def scores(self, state: S) -> tuple[int, ...]:
        """The score as it stands, for an end agreed early (HOUSE-06)."""
        ...

    def outcome(self, state: S) -> Outcome | None: ...


@runtime_checkable
class Racing(Protocol):
    """A rulebook some of whose deadlines are part of the play, not somebody's patience."""

    def presses(self, state: Any) -> bool:  # Any: the game's own state
        """Whether the present deadline runs at a calm table too; everybody may know it."""
        ...

    def settles(self, state: Any) -> Millis | None:
        """When something on its way, of which not everybody knows, is settled."""
        ...


@runtime_checkable
class Handed(Protocol):
    """A rulebook of a game with hands that others must not see."""

    def looks(self, state: Any) -> Seat | None:  # Any: the game's own state
        """The seat that cannot play now without looking at its hand."""
        ...


@runtime_checkable
class Veiling(Protocol):
    """A rulebook that hides something while the clock stands, so that nobody thinks on."""

    def veiled(self, view: Any) -> Any:  # Any: the game's own view
        """The view without what is being raced for (HOUSE-13)."""
        ...


@runtime_checkable
class Hinting(Protocol):
    """A rulebook of a game in which somebody may be helped to find a word (HOUSE-15)."""

    @property
    def hinted(self) -> frozenset[str]:
        """The moves one looks for a word to make."""
        ...

    @property
    def races(self) -> bool:
        """Whether who finds a word first has it."""
        ...


@runtime_checkable
class Endangered(Protocol):
    """A rulebook of a game in which others may take what somebody has, by a word (HOUSE-15)."""

    def exposes(self, view: Any) -> bool:  # Any: the game's own view
        """Whether this seat has anything that could be taken."""
        ...


@runtime_checkable
class Words(Protocol):
    """What rules may ask of a dictionary: one per game, with its alphabet and admissible kinds."""

    def __contains__(self, word: object) -> bool: ...


@runtime_checkable
class Schooled(Protocol):
    """A dictionary that leaves words out on purpose, for a table of children."""

    def unfit(self, word: str) -> bool:
        """Whether it is such a word."""
        ...


@runtime_checkable
class Names(Protocol):
    """A dictionary that knows proper nouns too."""

    def names(self, word: str) -> tuple[str, ...]:
        """The kinds of the proper noun (ville, fleuve, prénom …); none if it is no name."""
        ...


class Game(Protocol[S, M, E, V_co]):
    """A rulebook with the house round it: what tables, logs, bots and laws work with."""

    @property
    def config(self) -> Config: ...
    @property
    def decoder(self) -> Decoder[Entry[M, E]]: ...
    @property
    def moves(self) -> Decoder[M]: ...
    def start(self, rng: Rng, at: Millis) -> S: ...
    def step(
        self, state: S, at: Millis, seat: Seat, move: M, credit: Millis = 0
    ) -> tuple[S, tuple[E, ...]]: ...
    def tick(self, state: S, at: Millis) -> tuple[S, tuple[E, ...]]: ...
    def wake(self, state: S) -> Millis | None: ...
    def waiting(self, state: S) -> tuple[Seat, ...]: ...
    def view(self, state: S, seat: Seat | None) -> V_co: ...
    def outcome(self, state: S) -> Outcome | None: ...


def without(seats: Collection[Seat], gone: Collection[Seat | None]) -> tuple[Seat, ...]:
    """The seats that are still there, in their order."""
    return tuple(seat for seat in seats if seat not in gone)
