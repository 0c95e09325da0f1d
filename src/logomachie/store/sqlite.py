"""One SQLite file: a writer thread that commits in groups, readers beside it."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

from logomachie.core.value import GameId, Millis, Seat
from logomachie.store.lock import FileLock, private
from logomachie.store.store import (
    MOST_LISTED,
    MOST_PLAYED,
    MOST_SWEPT,
    NOBODY,
    Conflict,
    Line,
    NoSuchTable,
    Played,
    Sitting,
    Standing,
)
from logomachie.store.writer import Change, Writer, connect

T = TypeVar("T")
SEAT = "insert into seat (game, seat, token, name, bot, since) values (?, ?, ?, ?, ?, ?)"
MARK = (
    "update game set ended = ? where id in"
    " (select id from game where outcome is not null and ended is null limit ?)"
)
OVER = "select id, room from game where ended > 0 and ended < ? order by ended limit ?"
ANONYMOUS = "update seat set token = ?, name = '' where game = ? and bot is null"
SWEEP = (
    "delete from game where id in"
    " (select id from game where head is null and made < ? order by made limit ?)"
)


class SqliteStore:
    """The club in one file."""

    unwell = (sqlite3.OperationalError,)  # full, locked, not to be reached

    def __init__(self, path: str | Path, *, gather: float = 0.0) -> None:
        """`gather`: seconds in which lines that come soon after others wait to share a commit."""
        self._lock = FileLock(str(path))
        try:
            private(str(path))
            self._writer = Writer(str(path), gather)
        except BaseException:
            self._lock.release()
            raise
        self._writer.start()
        self._own = threading.local()
        self._path = str(path)
        self._readers = ThreadPoolExecutor(2, thread_name_prefix="sqlite-reader")
        self._connections: list[sqlite3.Connection] = []

    async def create(
        self, game: GameId, room: bytes, seats: Sequence[Sitting], *, made: Millis, listed: bool
    ) -> None:
        def make(db: sqlite3.Connection) -> None:
            db.execute(
                "insert into game (id, room, made, listed) values (?, ?, ?, ?)",
                (game, room.decode(), made, listed),
            )
            db.executemany(SEAT, [_seat_row(game, sitting) for sitting in seats])

        await self._change(make)

    async def table(self, game: GameId) -> Standing:
        return await self._ask(lambda db: _standing(db, game))

    async def seat(self, game: GameId, version: int, seats: Sequence[Sitting]) -> None:
        def make(db: sqlite3.Connection) -> None:
            _changed(
                db,
                game,
                "update game set version = version + 1 where id = ? and version = ?",
                (game, version),
            )
            _reseat(db, game, seats)

        await self._change(make)

    async def begin(
        self,
        game: GameId,
        version: int,
        seats: Sequence[Sitting],
        *,
        head: bytes,
        wake: Millis | None,
    ) -> None:
        def make(db: sqlite3.Connection) -> None:
            _changed(
                db,
                game,
                "update game set version = version + 1, head = ?, wake = ?"
                " where id = ? and version = ? and head is null",
                (head.decode(), wake, game, version),
            )
            _reseat(db, game, seats)

        await self._change(make)

    async def follow(self, game: GameId, after: GameId) -> None:
        def make(db: sqlite3.Connection) -> None:
            _changed(
                db,
                game,
                "update game set next = ? where id = ? and next is null",
                (after, game),
            )

        await self._change(make)

    def append(self, line: Line) -> "asyncio.Future[None]":
        return self._writer.line(line)

    async def read(self, game: GameId, after: int = 0) -> list[bytes]:
        rows = await self._rows(
            "select body from entry where game = ? and seq > ? order by seq", (game, after)
        )
        return [row[0].encode() for row in rows]

    async def due(self, before: Millis) -> list[GameId]:
        return await self._ids("select id from game where wake <= ? order by wake", (before,))

    async def running(self) -> list[GameId]:
        return await self._ids("select id from game where head is not null and outcome is null")

    async def held(self, token: str) -> list[GameId]:
        return await self._ids(
            "select distinct id, made from game join seat on seat.game = id where token = ?"
            " order by made desc, id desc limit ?",
            (token, MOST_LISTED),
        )

    async def listed(self) -> list[GameId]:
        return await self._ids(
            "select id from game where listed and head is null order by made desc, id desc limit ?",
            (MOST_LISTED,),
        )

    async def sweep(self, before: Millis) -> int:
        gone = 0

        def make(db: sqlite3.Connection) -> None:
            nonlocal gone
            gone = db.execute(SWEEP, (before, MOST_SWEPT)).rowcount

        await self._change(make)
        return gone

    async def forget(
        self, *, now: Millis, before: Millis, scrubbed: Callable[[bytes], bytes] | None
    ) -> int:
        found: list[tuple[str, str]] = []

        def make(db: sqlite3.Connection) -> None:
            db.execute(MARK, (now, MOST_SWEPT))
            found[:] = db.execute(OVER, (before, MOST_SWEPT)).fetchall()
            for game, room in found:
                if scrubbed is None:
                    db.execute("delete from game where id = ?", (game,))
                    continue
                db.execute("delete from handover where game = ?", (game,))
                db.execute(ANONYMOUS, (NOBODY, game))
                bare = scrubbed(room.encode()).decode()
                db.execute("update game set ended = 0, room = ? where id = ?", (bare, game))

        await self._change(make)
        return len(found)

    async def drop(self, game: GameId) -> None:
        def make(db: sqlite3.Connection) -> None:
            _changed(db, game, "delete from game where id = ? and head is null", (game,))

        await self._change(make)

    async def offer(self, game: GameId, seat: Seat, key: str, *, now: Millis, end: Millis) -> None:
        def make(db: sqlite3.Connection) -> None:
            db.execute("delete from handover where game = ? and until < ?", (game, now))
            db.execute(
                "insert into handover (game, seat, key, until) values (?, ?, ?, ?)",
                (game, seat, key, end),
            )

        await self._change(make)

    async def redeem(self, game: GameId, seat: Seat, key: str, *, now: Millis) -> bool:
        used = False

        def make(db: sqlite3.Connection) -> None:
            nonlocal used
            used = bool(
                db.execute(
                    "delete from handover where game = ? and seat = ? and key = ? and until >= ?",
                    (game, seat, key, now),
                ).rowcount
            )
            if used:
                db.execute("delete from handover where game = ? and seat = ?", (game, seat))

        await self._change(make)
        return used

    async def keep_analysis(self, game: GameId, body: bytes) -> None:
        def make(db: sqlite3.Connection) -> None:
            db.execute(
                "insert or replace into analysis (game, body) values (?, ?)", (game, body.decode())
            )

        await self._change(make)

    async def analysis(self, game: GameId) -> bytes | None:
        rows = await self._rows("select body from analysis where game = ?", (game,))
        return rows[0][0].encode() if rows else None

    async def played(self, since: Millis) -> list[Played]:
        def asked(db: sqlite3.Connection) -> list[Played]:
            games = db.execute(
                "select id, room, head, outcome, made from game where outcome is not null"
                " and made >= ? order by made desc, id limit ?",
                (since, MOST_PLAYED),
            ).fetchall()
            return [
                Played(
                    game=game,
                    room=room.encode(),
                    head=head.encode(),
                    outcome=outcome.encode(),
                    seats=tuple(
                        Sitting(seat=seat, name=name, bot=bot)
                        for seat, name, bot in db.execute(
                            "select seat, name, bot from seat where game = ? order by seat", (game,)
                        )
                    ),
                    made=made,
                )
                for game, room, head, outcome, made in reversed(games)
            ]

        return await self._ask(asked)

    async def book_since(self) -> Millis:
        rows = await self._rows("select since from book")
        return int(rows[0][0]) if rows else 0

    async def clear_book(self, at: Millis) -> None:
        def make(db: sqlite3.Connection) -> None:
            db.execute("insert or replace into book (id, since) values (0, ?)", (at,))

        await self._change(make)

    async def beat(self, at: Millis) -> None:
        def make(db: sqlite3.Connection) -> None:
            db.execute("insert or replace into pulse (id, at) values (0, ?)", (at,))

        await self._change(make)

    async def close(self) -> None:
        if not self._writer.is_alive():
            return  # it is closed already
        with suppress(*self.unwell):  # whoever handed in what cannot be written has heard of it
            await self._change(lambda _: None)  # whatever was handed in before is on disk then
        await asyncio.to_thread(self._writer.stop)
        self._readers.shutdown()
        for connection in self._connections:
            connection.close()
        self._lock.release()

    async def _change(self, make: Callable[[sqlite3.Connection], None]) -> None:
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._writer.hand(Change(answer, make))
        await answer

    async def _ask(self, question: Callable[[sqlite3.Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, lambda: question(self._reader()))

    async def _rows(self, sql: str, values: tuple[object, ...] = ()) -> list[tuple[str, ...]]:
        return await self._ask(lambda db: db.execute(sql, values).fetchall())

    async def _ids(self, sql: str, values: tuple[object, ...] = ()) -> list[GameId]:
        return [row[0] for row in await self._rows(sql, values)]

    def _reader(self) -> sqlite3.Connection:
        """Each reading thread has a connection of its own."""
        if not hasattr(self._own, "db"):
            self._own.db = connect(self._path)
            self._connections.append(self._own.db)
        db: sqlite3.Connection = self._own.db
        return db


def _seat_row(game: GameId, sitting: Sitting) -> tuple[object, ...]:
    return (game, sitting.seat, sitting.token, sitting.name, sitting.bot, sitting.since)


def _reseat(db: sqlite3.Connection, game: GameId, seats: Sequence[Sitting]) -> None:
    db.execute("delete from seat where game = ?", (game,))
    db.executemany(SEAT, [_seat_row(game, sitting) for sitting in seats])


def _changed(db: sqlite3.Connection, game: GameId, sql: str, values: tuple[object, ...]) -> None:
    """Compare and set: the change is made to the row it was meant for, or not at all."""
    if db.execute(sql, values).rowcount == 1:
        return
    if db.execute("select 1 from game where id = ?", (game,)).fetchone() is None:
        raise NoSuchTable(game)
    raise Conflict(game)


def _standing(db: sqlite3.Connection, game: GameId) -> Standing:
    db.execute("begin")  # one snapshot for both questions
    try:
        row = db.execute(
            "select version, room, head, wake, outcome, next from game where id = ?", (game,)
        ).fetchone()
        seats = db.execute(
            "select seat, token, name, bot, since from seat where game = ? order by seat", (game,)
        ).fetchall()
    finally:
        db.execute("commit")
    if row is None:
        raise NoSuchTable(game)
    version, room, head, wake, outcome, after = row
    return Standing(
        version=version,
        room=room.encode(),
        head=None if head is None else head.encode(),
        wake=wake,
        outcome=None if outcome is None else outcome.encode(),
        next=after,
        seats=tuple(
            Sitting(seat=seat, token=token, name=name, bot=bot, since=since)
            for seat, token, name, bot, since in seats
        ),
    )
