"""What a store promises: an append-only log of bytes for each game, and who sits at its table.

It knows nothing of games. An answer means that it is on disk.
"""

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Protocol, TypeAlias

import msgspec

from logomachie.core.value import GameId, Millis, Seat, Value


class Conflict(Exception):
    """Someone wrote this line, this nonce or this seating before us."""


class NoSuchTable(Exception):
    """No table has this id."""


class Sitting(Value, kw_only=True):
    """Who sits on a seat: outside the log, so that it can be forgotten (HOUSE-09)."""

    seat: Seat
    token: str | None = None  # hash of the holding device's secret (HOUSE-02)
    name: str = ""
    bot: int | None = None  # level of the bot; with no token either, the seat is free
    since: Millis = 0

    @property
    def is_free(self) -> bool:
        return self.token is None and self.bot is None


class Standing(Value, kw_only=True):
    """All that is kept of a table beside its log."""

    version: int  # of the seating; a change names the version it saw
    room: bytes  # what was agreed when the table was set
    seats: tuple[Sitting, ...]
    head: bytes | None = None  # None: the game has not begun
    wake: Millis | None = None
    outcome: bytes | None = None
    next: GameId | None = None  # the return game


class Line(Value):
    """A line of a log, and what the table wants to know after it."""

    game: GameId
    seq: int
    body: bytes
    nonce: str | None = None  # no other line of this game has it
    wake: Millis | None = None
    outcome: bytes | None = None

    @property
    def row(self) -> "Row":
        """As a database keeps it, where bytes are text."""
        ended = None if self.outcome is None else self.outcome.decode()
        return self.game, self.seq, self.nonce, self.body.decode(), self.wake, ended


Row: TypeAlias = tuple[GameId, int, str | None, str, Millis | None, str | None]


class Played(Value, kw_only=True):
    """A game that is over, as the family's book reads it: who sat there by name alone."""

    game: GameId
    room: bytes
    head: bytes
    outcome: bytes
    seats: tuple[Sitting, ...]
    made: Millis


class Store(Protocol):
    """Tables with their seats, and a log of bytes for each."""

    @property
    def unwell(self) -> tuple[type[Exception], ...]:
        """What it raises while it cannot read or write; nobody's fault, and to be tried again."""
        ...

    async def create(
        self, game: GameId, room: bytes, seats: Sequence[Sitting], *, made: Millis, listed: bool
    ) -> None:
        """Set a table; Conflict if the id is taken."""
        ...

    async def table(self, game: GameId) -> Standing:
        """The table as it stands; raises NoSuchTable."""
        ...

    async def seat(self, game: GameId, version: int, seats: Sequence[Sitting]) -> None:
        """Replace the seating; Conflict if it is no longer the one of that version."""
        ...

    async def begin(
        self,
        game: GameId,
        version: int,
        seats: Sequence[Sitting],
        *,
        head: bytes,
        wake: Millis | None,
    ) -> None:
        """Begin the game with this seating: once, and only if it is still that version."""
        ...

    async def follow(self, game: GameId, after: GameId) -> None:
        """Name the return game; Conflict if there is one."""
        ...

    def append(self, line: Line) -> Awaitable[None]:
        """Write a line; Conflict if the number or the nonce is taken."""
        ...

    async def read(self, game: GameId, after: int = 0) -> list[bytes]:
        """The lines after this one."""
        ...

    async def due(self, before: Millis) -> list[GameId]:
        """Games with a deadline at or before this time, the most urgent first."""
        ...

    async def running(self) -> list[GameId]:
        """Games begun and not over."""
        ...

    async def held(self, token: str) -> list[GameId]:
        """Tables where this device holds a seat, the newest first."""
        ...

    async def listed(self) -> list[GameId]:
        """Open tables that wait for players, the newest first."""
        ...

    async def sweep(self, before: Millis) -> int:
        """Forget tables set before this time whose game never began, some at a time; how many."""
        ...

    async def forget(
        self, *, now: Millis, before: Millis, scrubbed: Callable[[bytes], bytes] | None
    ) -> int:
        """Of games that were over before this time, forget who played: names, devices, and what
        `scrubbed` takes out of the room. Without it the whole game goes. Some at a time; how many.
        """
        ...

    async def drop(self, game: GameId) -> None:
        """Take away a table whose game never began; Conflict if it did."""
        ...

    async def offer(self, game: GameId, seat: Seat, key: str, *, now: Millis, end: Millis) -> None:
        """Keep the hash of a key that hands a seat over; those whose time is past are forgotten."""
        ...

    async def redeem(self, game: GameId, seat: Seat, key: str, *, now: Millis) -> bool:
        """Use a key, once: then none of that seat's is good any more."""
        ...

    async def keep_analysis(self, game: GameId, body: bytes) -> None:
        """Keep what a finished game was judged to be, in place of what was kept before."""
        ...

    async def analysis(self, game: GameId) -> bytes | None:
        """What was kept of it, if anything."""
        ...

    async def played(self, since: Millis) -> list[Played]:
        """Finished games of tables set since then, the oldest first; the latest so many."""
        ...

    async def book_since(self) -> Millis:
        """Since when games count in the family's book; 0: always."""
        ...

    async def clear_book(self, at: Millis) -> None:
        """From now on, no game of a table set before this time counts there."""
        ...

    async def beat(self, at: Millis) -> None:
        """Write something: an answer means that the store can."""
        ...

    async def close(self) -> None: ...


class Bus(Protocol):
    """Says that a table has changed (seq 0: its seating). Carries no content, may lose a word; who
    knows that he may have missed some hears of no table, 0."""

    async def say(self, game: GameId, seq: int) -> None: ...
    def hear(self) -> AsyncIterator[tuple[GameId, int]]: ...

    async def tell(self, game: GameId, note: str) -> None:
        """A short note from node to node, on what stands in no log; it may be lost as well."""
        ...

    def overhear(self) -> AsyncIterator[tuple[GameId, str]]:
        """The notes of all nodes, one's own among them."""
        ...


NOBODY = ""  # the device of a person who was forgotten


def forgotten(sitting: Sitting) -> Sitting:
    """A seat without who sat there; bots are nobody, and stay."""
    if sitting.bot is not None:
        return sitting
    return msgspec.structs.replace(sitting, token=NOBODY, name="")


MOST_SWEPT = 200  # tables forgotten at once: moves wait behind it
MOST_LISTED = 50  # tables shown to one device
MOST_PLAYED = 2_000  # games read for the family's book
