"""PostgreSQL: the log for several nodes, and LISTEN/NOTIFY as their bus.

One writer for each node gathers what came while the last commit was under way, writes it in one
transaction and announces it with one NOTIFY, so that the word goes out only if the lines are there.
"""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NoReturn

import asyncpg

from logomachie.core.value import GameId, Millis, Seat
from logomachie.store.migrations import FOUND, NOTED, VERSION, due
from logomachie.store.postgres_book import PostgresBook
from logomachie.store.postgres_bus import CHANNEL, PostgresBus, payloads
from logomachie.store.postgres_pool import GOODBYE, Connections
from logomachie.store.postgres_sql import (
    ANONYMOUS,
    APPEND,
    LOCK,
    MARK,
    OVER,
    READ,
    REDEEM,
    SEAT,
    SWEEP,
    WAKE,
)
from logomachie.store.store import (
    MOST_LISTED,
    MOST_SWEPT,
    NOBODY,
    Conflict,
    Line,
    NoSuchTable,
    Sitting,
    Standing,
)

# what opening a store raises where there is no server, or none that lets us in
UNREACHABLE = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError, ValueError)
# what it raises while the server is away, stops, or has no room
AWAY = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.PostgresSystemError,
)
MOST_AT_ONCE = 512
TRIES = 3  # of a group that met a deadlock


@dataclass(slots=True)
class _Waiting:
    """A line that waits for its commit."""

    answer: "asyncio.Future[None]"
    line: Line


class PostgresStore(PostgresBook, PostgresBus):
    """The club in a database that several nodes share; it is its own bus."""

    unwell = AWAY

    def __init__(self, pool: Connections, address: str) -> None:
        self._pool, self._address = pool, address
        self._waiting: list[_Waiting] = []
        self._gathered = asyncio.Event()
        self._writer = asyncio.create_task(self._write())

    @classmethod
    async def open(cls, address: str) -> "PostgresStore":
        """Connect, and make the tables if they are not there."""
        pool = await Connections.open(address)
        async with pool.acquire() as db, db.transaction():
            await _migrate(db)
        return cls(pool, address)

    async def create(
        self, game: GameId, room: bytes, seats: Sequence[Sitting], *, made: Millis, listed: bool
    ) -> None:
        try:
            async with self._pool.acquire() as db, db.transaction():
                await db.execute(
                    "insert into game (id, room, made, listed) values ($1, $2, $3, $4)",
                    game,
                    room.decode(),
                    made,
                    listed,
                )
                await db.executemany(SEAT, [_seat_row(game, sitting) for sitting in seats])
        except asyncpg.UniqueViolationError as error:
            raise Conflict(game) from error

    async def table(self, game: GameId) -> Standing:
        async with (
            self._pool.acquire() as db,
            db.transaction(isolation="repeatable_read", readonly=True),
        ):
            row = await db.fetchrow(
                "select version, room, head, wake, outcome, next from game where id = $1", game
            )
            seats = await db.fetch(
                "select seat, token, name, bot, since from seat where game = $1 order by seat", game
            )
        if row is None:
            raise NoSuchTable(game)
        return Standing(
            version=row["version"],
            room=row["room"].encode(),
            head=None if row["head"] is None else row["head"].encode(),
            wake=row["wake"],
            outcome=None if row["outcome"] is None else row["outcome"].encode(),
            next=row["next"],
            seats=tuple(Sitting(**dict(seat)) for seat in seats),
        )

    async def seat(self, game: GameId, version: int, seats: Sequence[Sitting]) -> None:
        await self._change(
            game,
            "update game set version = version + 1 where id = $1 and version = $2",
            (game, version),
            seats,
        )

    async def begin(
        self,
        game: GameId,
        version: int,
        seats: Sequence[Sitting],
        *,
        head: bytes,
        wake: Millis | None,
    ) -> None:
        await self._change(
            game,
            "update game set version = version + 1, head = $3, wake = $4"
            " where id = $1 and version = $2 and head is null",
            (game, version, head.decode(), wake),
            seats,
        )

    async def follow(self, game: GameId, after: GameId) -> None:
        follow = "update game set next = $2 where id = $1 and next is null"
        await self._change(game, follow, (game, after), None)

    def append(self, line: Line) -> "asyncio.Future[None]":
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(answer, line))
        self._gathered.set()
        return answer

    async def read(self, game: GameId, after: int = 0) -> list[bytes]:
        rows = await self._pool.fetch(READ, game, after)
        return [row["body"].encode() for row in rows]

    async def due(self, before: Millis) -> list[GameId]:
        return await self._ids("select id from game where wake <= $1 order by wake", before)

    async def running(self) -> list[GameId]:
        return await self._ids("select id from game where head is not null and outcome is null")

    async def held(self, token: str) -> list[GameId]:
        return await self._ids(
            "select distinct id, made from game join seat on seat.game = id where token = $1"
            " order by made desc, id desc limit $2",
            token,
            MOST_LISTED,
        )

    async def listed(self) -> list[GameId]:
        return await self._ids(
            "select id from game where listed and head is null"
            " order by made desc, id desc limit $1",
            MOST_LISTED,
        )

    async def sweep(self, before: Millis) -> int:
        gone = await self._pool.execute(SWEEP, before, MOST_SWEPT)
        return int(gone.split()[-1])

    async def forget(
        self, *, now: Millis, before: Millis, scrubbed: Callable[[bytes], bytes] | None
    ) -> int:
        async with self._pool.acquire() as db, db.transaction():
            await db.execute(MARK, now, MOST_SWEPT)
            found = await db.fetch(OVER, before, MOST_SWEPT)
            games = [row["id"] for row in found]
            if scrubbed is None:
                await db.execute("delete from game where id = any($1::text[])", games)
                return len(games)
            await db.execute("delete from handover where game = any($1::text[])", games)
            await db.execute(ANONYMOUS, NOBODY, games)
            bare = [(row["id"], scrubbed(row["room"].encode()).decode()) for row in found]
            await db.executemany("update game set ended = 0, room = $2 where id = $1", bare)
        return len(games)

    async def drop(self, game: GameId) -> None:
        async with self._pool.acquire() as db, db.transaction():
            gone = await db.execute("delete from game where id = $1 and head is null", game)
            if gone == "DELETE 0":
                await _missed(db, game)

    async def offer(self, game: GameId, seat: Seat, key: str, *, now: Millis, end: Millis) -> None:
        async with self._pool.acquire() as db, db.transaction():
            await db.execute("delete from handover where game = $1 and until < $2", game, now)
            await db.execute(
                "insert into handover (game, seat, key, until) values ($1, $2, $3, $4)",
                game,
                seat,
                key,
                end,
            )

    async def redeem(self, game: GameId, seat: Seat, key: str, *, now: Millis) -> bool:
        async with self._pool.acquire() as db, db.transaction():
            used: str = await db.execute(REDEEM, game, seat, key, now)
            if used != "DELETE 0":
                await db.execute("delete from handover where game = $1 and seat = $2", game, seat)
        return used != "DELETE 0"

    async def keep_analysis(self, game: GameId, body: bytes) -> None:
        await self._pool.execute(
            "insert into analysis (game, body) values ($1, $2)"
            " on conflict (game) do update set body = $2",
            game,
            body.decode(),
        )

    async def analysis(self, game: GameId) -> bytes | None:
        body: str | None = await self._pool.fetchval(
            "select body from analysis where game = $1", game
        )
        return None if body is None else body.encode()

    async def close(self) -> None:
        self._writer.cancel()
        await asyncio.wait([self._writer], timeout=GOODBYE)
        for waiting in self._waiting:
            waiting.answer.cancel()
        await self._pool.close()

    async def _write(self) -> None:
        while True:
            await self._gathered.wait()
            group, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
            if not self._waiting:
                self._gathered.clear()
            try:
                await self._settle(group)
            except asyncpg.DataError:  # one of them is not to be written: find out which
                for waiting in group:
                    await self._settle_alone(waiting)
            except asyncio.CancelledError:  # the store is closed
                for waiting in group:
                    waiting.answer.cancel()
                raise
            except Exception as error:  # whatever it is, whoever waits must hear it
                for waiting in group:
                    if not waiting.answer.done():
                        waiting.answer.set_exception(error)

    async def _settle(self, group: list[_Waiting]) -> None:
        kept = await self._commit([waiting.line for waiting in group])
        for waiting in group:
            answer, line = waiting.answer, waiting.line
            if answer.done():
                continue
            if (line.game, line.seq, line.nonce) in kept:
                answer.set_result(None)
            else:
                answer.set_exception(Conflict(line.game, line.seq))

    async def _settle_alone(self, waiting: _Waiting) -> None:
        try:
            await self._settle([waiting])
        except Exception as error:  # as above
            if not waiting.answer.done():
                waiting.answer.set_exception(error)

    async def _commit(self, group: list[Line]) -> set[tuple[GameId, int, str | None]]:
        for tried in range(TRIES):
            try:
                return await self._commit_once(group)
            except asyncpg.DeadlockDetectedError:
                if tried == TRIES - 1:
                    raise
        raise AssertionError("the last try returns or raises")

    async def _commit_once(self, group: list[Line]) -> set[tuple[GameId, int, str | None]]:
        # two lines of one group with the same number: the first stands, as everywhere
        rows = {(line.game, line.seq): line.row for line in reversed(group)}
        games, numbers, nonces, bodies, _, _ = zip(*rows.values(), strict=True)
        async with self._pool.acquire() as db, db.transaction():
            await db.execute(LOCK, games)
            written = await db.fetch(APPEND, games, numbers, nonces, bodies)
            kept = sorted(rows[row["game"], row["seq"]] for row in written)
            last = {game: (seq, wake, ended) for game, seq, _, _, wake, ended in kept}
            wakes, outcomes = [wake for _, wake, _ in last.values()], [e for *_, e in last.values()]
            await db.execute(WAKE, list(last), wakes, outcomes)
            for payload in payloads([f"{game} {seq}" for game, (seq, *_) in last.items()]):
                await db.execute("select pg_notify($1, $2)", CHANNEL, payload)
        return {(game, seq, nonce) for game, seq, nonce, *_ in kept}

    async def _change(
        self,
        game: GameId,
        sql: str,
        values: tuple[object, ...],
        seats: Sequence[Sitting] | None,
    ) -> None:
        """Compare and set, and announce it."""
        async with self._pool.acquire() as db, db.transaction():
            if await db.execute(sql, *values) == "UPDATE 0":
                await _missed(db, game)
            if seats is not None:
                await db.execute("delete from seat where game = $1", game)
                await db.executemany(SEAT, [_seat_row(game, sitting) for sitting in seats])
            await db.execute("select pg_notify($1, $2)", CHANNEL, f"{game} 0")

    async def _ids(self, sql: str, *values: object) -> list[GameId]:
        return [row["id"] for row in await self._pool.fetch(sql, *values)]


async def _missed(db: Any, game: GameId) -> NoReturn:
    """A change met no row: there is none, or it is another than was meant."""
    if await db.fetchval("select 1 from game where id = $1", game) is None:
        raise NoSuchTable(game)
    raise Conflict(game)


async def _migrate(db: Any) -> None:
    """Bring the tables to this release's schema; raises NewerSchema."""
    await db.execute("select pg_advisory_xact_lock(5270)")  # nodes may start together
    await db.execute(VERSION)
    found = await db.fetchval(FOUND)
    tables = await db.fetchval("select to_regclass('game')")
    for version, statements in due(found, has_tables=tables is not None):
        for statement in statements:
            await db.execute(statement)
        await db.execute(NOTED.format(version))


def _seat_row(game: GameId, sitting: Sitting) -> tuple[object, ...]:
    return (game, sitting.seat, sitting.token, sitting.name, sitting.bot, sitting.since)
