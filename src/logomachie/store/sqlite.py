"""One SQLite file: one writer thread that commits in groups, readers beside it.

WAL with synchronous=FULL: an answer is given after the commit that holds it is on disk. While one
commit waits for the disk, the next group gathers by itself.
"""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import TypeAlias, TypeVar

from logomachie.core.value import GameId, Millis
from logomachie.store.store import MOST_LISTED, Conflict, NoSuchTable, Sitting, Standing

T = TypeVar("T")
Row: TypeAlias = tuple[GameId, int, str | None, str]
MOST_AT_ONCE = 512  # lines in one commit

CHUNKS = (64, 16, 4, 1)  # lines in one statement: each is one release of the interpreter's lock
SEAT = "insert into seat (game, seat, token, name, bot, since) values (?, ?, ?, ?, ?, ?)"


@dataclass(slots=True)
class _Line:
    """A line that waits for its commit."""

    answer: "asyncio.Future[None]"
    row: Row
    wake: tuple[GameId, Millis | None, str | None]


@dataclass(slots=True)
class _Change:
    """Any other change that waits for its commit."""

    answer: "asyncio.Future[None]"
    make: Callable[[sqlite3.Connection], None]


_Job: TypeAlias = _Line | _Change
_Verdict: TypeAlias = tuple["asyncio.Future[None]", Exception | None]


def connect(path: str) -> sqlite3.Connection:
    """A connection as every thread of this store wants it."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=30)
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma synchronous = full")
    connection.execute("pragma foreign_keys = on")
    connection.execute("pragma wal_autocheckpoint = 8000")  # pages: 32 MB, seldom and in one go
    return connection


class _Writer(threading.Thread):
    """The one thread that writes: takes what has gathered, commits it, answers."""

    def __init__(self, path: str) -> None:
        super().__init__(name="sqlite-writer", daemon=True)
        self._db = connect(path)
        self._db.executescript(Path(__file__).with_name("schema.sql").read_text("utf-8"))
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None

    def hand(self, job: _Job) -> None:
        if self._loop is None:
            self._loop = asyncio.get_running_loop()
        self._jobs.put(job)

    def stop(self) -> None:
        self._jobs.put(None)
        self.join()

    def run(self) -> None:
        while (first := self._jobs.get()) is not None:
            group, last = [first], False
            while len(group) < MOST_AT_ONCE and not last:
                try:
                    job = self._jobs.get_nowait()
                except Empty:
                    break
                if job is None:
                    last = True
                else:
                    group.append(job)
            self._answer(self._commit(group))
            if last:
                break
        self._db.close()

    def _answer(self, verdicts: list[_Verdict]) -> None:
        assert self._loop is not None
        try:
            self._loop.call_soon_threadsafe(_tell, verdicts)
        except RuntimeError:  # the loop was closed under us: nobody waits for an answer any more
            return

    def _commit(self, group: list[_Job]) -> list[_Verdict]:
        try:
            self._write_together(group)
        except (sqlite3.IntegrityError, Conflict, NoSuchTable):
            self._db.execute("rollback")
            return self._write_apart(group)
        except sqlite3.Error as error:
            return self._failed(group, error)
        return [(job.answer, None) for job in group]

    def _write_together(self, group: list[_Job]) -> None:
        """The usual case: nobody else wrote, so everything goes in at once."""
        db = self._db
        db.execute("begin immediate")
        lines = [job for job in group if isinstance(job, _Line)]
        for job in group:
            if isinstance(job, _Change):
                job.make(db)
        if lines:
            _many(db, _insert, [line.row for line in lines])
            _many(db, _wake, list({line.row[0]: line.wake for line in lines}.values()))
        db.execute("commit")

    def _write_apart(self, group: list[_Job]) -> list[_Verdict]:
        """Something was taken already: find out whose, and keep the rest."""
        verdicts: list[_Verdict] = []
        for job in group:
            try:
                self._write_together([job])
            except sqlite3.IntegrityError as error:
                self._db.execute("rollback")
                verdicts.append((job.answer, Conflict(str(error))))
            except (Conflict, NoSuchTable) as error:
                self._db.execute("rollback")
                verdicts.append((job.answer, error))
            except sqlite3.Error as error:
                verdicts += self._failed([job], error)
            else:
                verdicts.append((job.answer, None))
        return verdicts

    def _failed(self, group: list[_Job], error: sqlite3.Error) -> list[_Verdict]:
        if self._db.in_transaction:
            self._db.execute("rollback")
        return [(job.answer, error) for job in group]


def _insert(rows: int) -> str:
    values = ", ".join(["(?, ?, ?, ?)"] * rows)
    return f"insert into entry (game, seq, nonce, body) values {values}"  # noqa: S608  # no value of ours is in it


def _wake(rows: int) -> str:
    values = ", ".join(["(?, ?, ?)"] * rows)
    return (
        f"with new (id, wake, outcome) as (values {values})"  # noqa: S608  # as above
        " update game set wake = new.wake, outcome = new.outcome from new where new.id = game.id"
    )


STATEMENTS: dict[tuple[Callable[[int], str], int], str] = {
    (kind, rows): kind(rows) for kind in (_insert, _wake) for rows in CHUNKS
}


def _many(
    db: sqlite3.Connection, kind: Callable[[int], str], rows: Sequence[tuple[object, ...]]
) -> None:
    """One statement for many rows, as large as possible: the thread that plays is not disturbed."""
    done = 0
    for size in CHUNKS:
        while len(rows) - done >= size:
            values = chain.from_iterable(rows[done : done + size])
            db.execute(STATEMENTS[kind, size], tuple(values))
            done += size


def _tell(verdicts: list[_Verdict]) -> None:
    for answer, error in verdicts:
        if answer.done():
            continue
        if error is None:
            answer.set_result(None)
        else:
            answer.set_exception(error)


class SqliteStore:
    """The club in one file."""

    def __init__(self, path: str | Path) -> None:
        self._writer = _Writer(str(path))
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

    async def append(
        self,
        game: GameId,
        seq: int,
        body: bytes,
        *,
        nonce: str | None,
        wake: Millis | None,
        outcome: bytes | None = None,
    ) -> None:
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        ended = None if outcome is None else outcome.decode()
        self._writer.hand(_Line(answer, (game, seq, nonce, body.decode()), (game, wake, ended)))
        await answer

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
            gone = db.execute(
                "delete from game where head is null and made < ?", (before,)
            ).rowcount

        await self._change(make)
        return gone

    async def close(self) -> None:
        await asyncio.to_thread(self._writer.stop)
        self._readers.shutdown()
        for connection in self._connections:
            connection.close()

    async def _change(self, make: Callable[[sqlite3.Connection], None]) -> None:
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._writer.hand(_Change(answer, make))
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
