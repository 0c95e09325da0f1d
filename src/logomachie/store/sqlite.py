"""One SQLite file: one writer thread that commits in groups, readers beside it.

WAL with synchronous=FULL: an answer is given after the commit that holds it is on disk. While one
commit waits for the disk, the next group gathers by itself.
"""

import asyncio
import sqlite3
import threading
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from itertools import chain
from pathlib import Path
from queue import SimpleQueue
from typing import TypeAlias, TypeVar

from logomachie.core.value import GameId, Millis
from logomachie.store.store import MOST_LISTED, Conflict, NoSuchTable, Sitting, Standing

T = TypeVar("T")
MOST_AT_ONCE = 512  # lines in one commit
LARGEST = 64  # lines in one statement

SEAT = "insert into seat (game, seat, token, name, bot, since) values (?, ?, ?, ?, ?, ?)"
# A line and the deadline after it in one statement, so that a whole group is one call that leaves
# the interpreter alone: other threads play on while it is written and flushed.
LINE = """
create temp view line as
    select game, seq, nonce, body, null as wake, null as outcome from entry where false;
create temp trigger line_written instead of insert on line begin
    insert into entry (game, seq, nonce, body) values (new.game, new.seq, new.nonce, new.body);
    update game set wake = new.wake, outcome = new.outcome where id = new.game;
end;
"""


@dataclass(slots=True)
class _Line:
    """A line that waits for its commit."""

    answer: "asyncio.Future[None]"
    row: tuple[GameId, int, str | None, str, Millis | None, str | None]


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
    """The one thread that writes. While it commits a group, the next one gathers."""

    def __init__(self, path: str) -> None:
        super().__init__(name="sqlite-writer", daemon=True)
        self._db = connect(path)
        self._db.executescript(Path(__file__).with_name("schema.sql").read_text("utf-8"))
        self._db.executescript(LINE)
        self._waiting: deque[_Job] = deque()
        self._bell: SimpleQueue[bool] = SimpleQueue()  # rung when there is something after nothing
        self._is_idle = True
        self._loop: asyncio.AbstractEventLoop | None = None

    def hand(self, job: _Job) -> None:
        """In the loop: this job is in the next group."""
        self._waiting.append(job)
        if self._is_idle:
            self._is_idle = False
            self._loop = asyncio.get_running_loop()
            self._bell.put(True)

    def stop(self) -> None:
        self._bell.put(False)
        self.join()

    def run(self) -> None:
        while self._bell.get():
            while group := self._gathered():
                self._answer(self._commit(group))
        self._db.close()

    def _gathered(self) -> list[_Job]:
        """All that waits; nothing means that the next job rings the bell."""
        if not self._waiting:
            self._is_idle = True  # from here on a new job rings, so look once more
            if not self._waiting:
                return []
            self._is_idle = False
        waiting = self._waiting
        return [waiting.popleft() for _ in range(min(len(waiting), MOST_AT_ONCE))]

    def _answer(self, verdicts: list[_Verdict]) -> None:
        assert self._loop is not None
        with suppress(RuntimeError):  # the loop was closed: nobody waits for an answer any more
            self._loop.call_soon_threadsafe(_tell, verdicts)

    def _commit(self, group: list[_Job]) -> list[_Verdict]:
        try:
            self._write_together(group)
        except (sqlite3.IntegrityError, Conflict, NoSuchTable):
            self._undo()
            return [self._write_apart(job) for job in group]
        except sqlite3.Error as error:
            self._undo()
            return [(job.answer, error) for job in group]
        return [(job.answer, None) for job in group]

    def _write_together(self, group: list[_Job]) -> None:
        """The usual case: nobody else wrote, so everything goes in at once."""
        db = self._db
        lines = [job.row for job in group if isinstance(job, _Line)]
        if len(lines) == len(group) <= LARGEST:
            db.execute(_lines(len(lines)), tuple(chain.from_iterable(lines)))  # its own commit
            return
        db.execute("begin immediate")
        for job in group:
            if isinstance(job, _Change):
                job.make(db)
        for start in range(0, len(lines), LARGEST):
            chunk = lines[start : start + LARGEST]
            db.execute(_lines(len(chunk)), tuple(chain.from_iterable(chunk)))
        db.execute("commit")

    def _write_apart(self, job: _Job) -> _Verdict:
        """Something was taken already: find out whose, and keep the rest."""
        try:
            self._write_together([job])
        except sqlite3.IntegrityError as error:
            self._undo()
            return job.answer, Conflict(str(error))
        except (Conflict, NoSuchTable, sqlite3.Error) as error:
            self._undo()
            return job.answer, error
        return job.answer, None

    def _undo(self) -> None:
        if self._db.in_transaction:
            self._db.execute("rollback")


def _tell(verdicts: list[_Verdict]) -> None:
    """In the loop again."""
    for answer, error in verdicts:
        if answer.done():
            continue
        if error is None:
            answer.set_result(None)
        else:
            answer.set_exception(error)


@cache
def _lines(count: int) -> str:
    """The statement that writes so many lines."""
    values = ", ".join(["(?, ?, ?, ?, ?, ?)"] * count)
    return f"insert into line (game, seq, nonce, body, wake, outcome) values {values}"  # noqa: S608  # question marks only


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
        self._writer.hand(_Line(answer, (game, seq, nonce, body.decode(), wake, ended)))
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
        await self._change(lambda _: None)  # whatever was handed in before is on disk then
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
