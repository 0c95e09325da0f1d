"""A store without a disk, for tests and practice: the contract in its simplest form."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

import msgspec

from logomachie.core.value import GameId, Millis, Seat
from logomachie.store.store import (
    MOST_LISTED,
    MOST_PLAYED,
    MOST_SWEPT,
    Conflict,
    Line,
    NoSuchTable,
    Played,
    Sitting,
    Standing,
    forgotten,
)

T = TypeVar("T")


@dataclass
class _Shelf:
    standing: Standing
    made: Millis
    listed: bool
    lines: list[bytes] = field(default_factory=list)
    nonces: set[str] = field(default_factory=set)
    offers: dict[tuple[Seat, str], Millis] = field(default_factory=dict)
    analysis: bytes | None = None
    ended: Millis | None = None  # when it was first seen to be over; 0: forgotten


class MemoryStore:
    """Everything in dictionaries; nothing survives the process."""

    unwell: tuple[type[Exception], ...] = ()

    def __init__(self) -> None:
        self._book: Millis = 0
        self._shelves: dict[GameId, _Shelf] = {}
        self.bus = MemoryBus()

    async def create(
        self, game: GameId, room: bytes, seats: Sequence[Sitting], *, made: Millis, listed: bool
    ) -> None:
        if game in self._shelves:
            raise Conflict(game)
        standing = Standing(version=1, room=room, seats=tuple(seats))
        self._shelves[game] = _Shelf(standing, made, listed)

    async def table(self, game: GameId) -> Standing:
        return self._shelf(game).standing

    async def seat(self, game: GameId, version: int, seats: Sequence[Sitting]) -> None:
        shelf = self._unchanged(game, version)
        shelf.standing = msgspec.structs.replace(
            shelf.standing, version=version + 1, seats=tuple(seats)
        )
        await self.bus.say(game, 0)

    async def begin(
        self,
        game: GameId,
        version: int,
        seats: Sequence[Sitting],
        *,
        head: bytes,
        wake: Millis | None,
    ) -> None:
        shelf = self._unchanged(game, version)
        if shelf.standing.head is not None:
            raise Conflict(game)
        shelf.standing = msgspec.structs.replace(
            shelf.standing, version=version + 1, seats=tuple(seats), head=head, wake=wake
        )
        await self.bus.say(game, 0)

    async def follow(self, game: GameId, after: GameId) -> None:
        shelf = self._shelf(game)
        if shelf.standing.next is not None:
            raise Conflict(game)
        shelf.standing = msgspec.structs.replace(shelf.standing, next=after)
        await self.bus.say(game, 0)

    async def append(self, line: Line) -> None:
        shelf = self._shelf(line.game)
        if line.seq != len(shelf.lines) + 1 or line.nonce in shelf.nonces:
            raise Conflict(line.game, line.seq)
        shelf.lines.append(line.body)
        if line.nonce is not None:
            shelf.nonces.add(line.nonce)
        shelf.standing = msgspec.structs.replace(
            shelf.standing, wake=line.wake, outcome=line.outcome
        )
        await self.bus.say(line.game, line.seq)

    async def read(self, game: GameId, after: int = 0) -> list[bytes]:
        return self._shelf(game).lines[after:]

    async def due(self, before: Millis) -> list[GameId]:
        waiting = [
            (shelf.standing.wake, game)
            for game, shelf in self._shelves.items()
            if shelf.standing.wake is not None and shelf.standing.wake <= before
        ]
        return [game for _, game in sorted(waiting)]

    async def running(self) -> list[GameId]:
        return [
            game
            for game, shelf in self._shelves.items()
            if shelf.standing.head is not None and shelf.standing.outcome is None
        ]

    async def held(self, token: str) -> list[GameId]:
        return self._newest(
            lambda shelf: any(sitting.token == token for sitting in shelf.standing.seats)
        )

    async def listed(self) -> list[GameId]:
        return self._newest(lambda shelf: shelf.listed and shelf.standing.head is None)

    async def sweep(self, before: Millis) -> int:
        old = [
            game
            for game, shelf in self._shelves.items()
            if shelf.standing.head is None and shelf.made < before
        ][:MOST_SWEPT]
        for game in old:
            del self._shelves[game]
        return len(old)

    async def forget(
        self, *, now: Millis, before: Millis, scrubbed: Callable[[bytes], bytes] | None
    ) -> int:
        over = [item for item in self._shelves.items() if item[1].standing.outcome is not None]
        for _, shelf in over:
            shelf.ended = now if shelf.ended is None else shelf.ended
        due = [(game, shelf) for game, shelf in over if 0 < (shelf.ended or 0) < before]
        for game, shelf in due[:MOST_SWEPT]:
            if scrubbed is None:
                del self._shelves[game]
                continue
            standing = shelf.standing
            shelf.ended, shelf.offers = 0, {}
            shelf.standing = msgspec.structs.replace(
                standing,
                room=scrubbed(standing.room),
                seats=tuple(forgotten(sitting) for sitting in standing.seats),
            )
        return len(due[:MOST_SWEPT])

    async def drop(self, game: GameId) -> None:
        if self._shelf(game).standing.head is not None:
            raise Conflict(game)
        del self._shelves[game]

    async def offer(self, game: GameId, seat: Seat, key: str, *, now: Millis, end: Millis) -> None:
        offers = self._shelf(game).offers
        for old in [old for old, until in offers.items() if until < now]:
            del offers[old]
        offers[seat, key] = end

    async def redeem(self, game: GameId, seat: Seat, key: str, *, now: Millis) -> bool:
        offers = self._shelf(game).offers
        if offers.get((seat, key), -1) < now:
            return False
        for old in [old for old in offers if old[0] == seat]:
            del offers[old]
        return True

    async def keep_analysis(self, game: GameId, body: bytes) -> None:
        self._shelf(game).analysis = body

    async def analysis(self, game: GameId) -> bytes | None:
        return self._shelf(game).analysis

    async def played(self, since: Millis) -> list[Played]:
        found = [
            Played(
                game=game,
                room=shelf.standing.room,
                head=shelf.standing.head,
                outcome=shelf.standing.outcome,
                seats=shelf.standing.seats,
                made=shelf.made,
            )
            for game, shelf in self._shelves.items()
            if shelf.made >= since
            and shelf.standing.head is not None
            and shelf.standing.outcome is not None
        ]
        return sorted(found, key=lambda one: (one.made, one.game))[-MOST_PLAYED:]

    async def book_since(self) -> Millis:
        return self._book

    async def clear_book(self, at: Millis) -> None:
        self._book = at

    async def beat(self, at: Millis) -> None:
        """Memory can always be written."""

    async def close(self) -> None:
        """Nothing to do: nothing is held."""

    def _shelf(self, game: GameId) -> _Shelf:
        if game not in self._shelves:
            raise NoSuchTable(game)
        return self._shelves[game]

    def _unchanged(self, game: GameId, version: int) -> _Shelf:
        shelf = self._shelf(game)
        if shelf.standing.version != version:
            raise Conflict(game)
        return shelf

    def _newest(self, wanted: Callable[[_Shelf], bool]) -> list[GameId]:
        found = [(shelf.made, game) for game, shelf in self._shelves.items() if wanted(shelf)]
        return [game for _, game in sorted(found, reverse=True)][:MOST_LISTED]


class MemoryBus:
    """A bus within one process: every listener has its own ear."""

    def __init__(self) -> None:
        self._ears: dict[asyncio.Queue[tuple[GameId, int]], None] = {}
        self._note_ears: dict[asyncio.Queue[tuple[GameId, str]], None] = {}

    async def say(self, game: GameId, seq: int) -> None:
        for ear in self._ears:
            ear.put_nowait((game, seq))

    def hear(self) -> AsyncIterator[tuple[GameId, int]]:
        return _heard(self._ears)

    async def tell(self, game: GameId, note: str) -> None:
        for ear in self._note_ears:
            ear.put_nowait((game, note))

    def overhear(self) -> AsyncIterator[tuple[GameId, str]]:
        return _heard(self._note_ears)


async def _heard(ears: "dict[asyncio.Queue[T], None]") -> AsyncIterator[T]:
    ear: asyncio.Queue[T] = asyncio.Queue()
    ears[ear] = None
    try:
        while True:
            yield await ear.get()
    finally:
        ears.pop(ear, None)
