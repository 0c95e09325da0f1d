"""Stores in the shape of SQLite and of PostgreSQL: their own code gathers, commits and answers;
only what one commit does to a disk is played here, on the memory behind it."""

import asyncio
import sqlite3
from random import Random

import asyncpg

from logomachie.core.value import GameId
from logomachie.server.app import GATHER
from logomachie.store.memory import MemoryStore
from logomachie.store.postgres import PostgresStore
from logomachie.store.postgres_pool import Connections
from logomachie.store.sqlite import SqliteStore
from logomachie.store.store import Conflict, Line
from logomachie.store.writer import Job, Waiting, Writer
from tests.sim.loop import Stall
from tests.sim.parts import HALF, Broken, Disk, Weather

UNWRITABLE = rb"\u0000"  # as JSON says it; a database of text takes no NUL


class Commit:
    """One commit: it takes time, and may fail with everything in it."""

    def __init__(self, kept: MemoryStore, weather: Weather, rng: Random, stall: Stall) -> None:
        self.kept, self.weather, self.rng, self.stall = kept, weather, rng, stall
        self.is_dead = False  # the process was killed: what is on its way may come to the disk

    def takes(self) -> float:
        """Seconds; a slow disk lets many lines gather."""
        return self.rng.random() * max(0.02, self.weather.slow)

    def fails(self) -> bool:
        if self.is_dead and self.rng.random() < HALF:
            return True
        failed = self.weather.full or self.rng.random() < self.weather.away
        self.weather.faults += failed
        return failed

    def is_torn(self) -> bool:
        torn = self.rng.random() < self.weather.torn
        self.weather.faults += torn
        return torn

    def line(self, line: Line) -> bool:
        """Write a line into the memory; False if its place or its nonce is taken."""
        writing = self.kept.append(line)
        try:
            writing.send(None)  # memory waits for nothing
        except StopIteration:
            return True
        except Conflict:
            return False
        raise AssertionError("memory waited")


class SqliteWriter(Writer):
    """The club's own writer of SQLite, its thread played by the loop."""

    def __init__(self, commits: Commit) -> None:
        self._commits = commits
        self._waiting: list[Job] = []
        self._is_busy = False
        self._gather = GATHER

    def _give(self, loop: asyncio.AbstractEventLoop, group: list[Job]) -> None:
        tell = lambda: self._tell(loop, self._commit(group))  # noqa: E731
        loop.call_later(self._commits.takes(), self._commits.stall.then, tell)

    def _write_together(self, group: list[Job]) -> None:
        commits = self._commits
        if commits.fails():
            raise sqlite3.OperationalError("database or disk is full")
        lines = [job.line for job in group if isinstance(job, Waiting)]
        said: dict[GameId, list[str | None]] = {}
        for line in lines:
            shelf, before = commits.kept._shelf(line.game), said.setdefault(line.game, [])
            is_said = line.nonce is not None and (
                line.nonce in shelf.nonces or line.nonce in before
            )
            if is_said or line.seq != len(shelf.lines) + len(before) + 1:
                raise sqlite3.IntegrityError("taken")  # nothing of the group is written
            before.append(line.nonce)
        for line in lines:
            commits.line(line)
        if commits.is_torn():
            raise sqlite3.OperationalError("disk I/O error")

    def _undo(self) -> None:
        """Nothing was begun."""


class SqliteShaped(Disk):
    """A store that writes lines as SQLite does."""

    unwell = (Broken, *SqliteStore.unwell)

    def __init__(self, kept: MemoryStore, weather: Weather, rng: Random) -> None:
        super().__init__(kept, weather, rng)
        self._commits = Commit(kept, weather, rng, self.stall)
        self._writer = SqliteWriter(self._commits)

    def die(self) -> None:
        super().die()
        self._commits.is_dead = True

    def append(self, line: Line) -> "asyncio.Future[None]":
        if self.is_dead:
            raise Broken
        return self._writer.line(line)


class PostgresWriter(PostgresStore):
    """The club's own writer of PostgreSQL; a commit is all or nothing, a NUL is nothing."""

    def __init__(self, commits: Commit) -> None:
        self._commits = commits
        super().__init__(Connections(None), "")

    async def _commit_once(self, group: list[Line]) -> set[tuple[GameId, int, str | None]]:
        commits = self._commits
        try:
            await asyncio.sleep(commits.takes())
            await commits.stall.over()
        except asyncio.CancelledError:  # a database goes on with what it was told before
            if commits.is_dead and not commits.fails():
                self._written(group)
            raise
        if commits.fails():
            raise asyncpg.ConnectionDoesNotExistError("connection was closed")
        if any(UNWRITABLE in line.body for line in group):
            raise asyncpg.CharacterNotInRepertoireError("invalid byte sequence")
        kept = self._written(group)
        await commits.stall.over()  # written, and not yet told
        if commits.is_torn():
            raise asyncpg.ConnectionDoesNotExistError("connection was closed")
        return kept

    def _written(self, group: list[Line]) -> set[tuple[GameId, int, str | None]]:
        first = {(line.game, line.seq): line for line in reversed(group)}.values()
        return {(line.game, line.seq, line.nonce) for line in first if self._commits.line(line)}

    async def close(self) -> None:
        self._writer.cancel()
        await asyncio.gather(self._writer, return_exceptions=True)
        for waiting in self._waiting:
            waiting.answer.cancel()


class PostgresShaped(Disk):
    """A store that writes lines as PostgreSQL does."""

    unwell = (Broken, *PostgresStore.unwell)

    def __init__(self, kept: MemoryStore, weather: Weather, rng: Random) -> None:
        super().__init__(kept, weather, rng)
        self._commits = Commit(kept, weather, rng, self.stall)
        self._writer = PostgresWriter(self._commits)

    def die(self) -> None:
        super().die()
        self._commits.is_dead = True

    def append(self, line: Line) -> "asyncio.Future[None]":
        if self.is_dead:
            raise Broken
        return self._writer.append(line)

    async def close(self) -> None:
        await self._writer.close()
