"""Stores in the shape of SQLite and of PostgreSQL: their own code gathers, commits and answers;
only what one commit does to a disk is played here, on the memory behind it."""

import asyncio
import sqlite3
from random import Random
from typing import Any

import asyncpg

from logomachie.core.value import GameId
from logomachie.store.memory import MemoryStore
from logomachie.store.postgres import PostgresStore, _Line
from logomachie.store.store import Conflict
from logomachie.store.writer import Job, Line, Writer
from tests.sim.parts import Disk, Weather

UNWRITABLE = "\\u0000"  # as JSON says it; a database of text takes no NUL


class Commit:
    """One commit: it takes time, and may fail with everything in it."""

    def __init__(self, kept: MemoryStore, weather: Weather, rng: Random) -> None:
        self.kept, self.weather, self.rng = kept, weather, rng

    def takes(self) -> float:
        """Seconds; a slow disk lets many lines gather."""
        return self.rng.random() * max(0.02, self.weather.slow)

    def fails(self) -> bool:
        failed = self.weather.full or self.rng.random() < self.weather.away
        self.weather.faults += failed
        return failed

    def is_torn(self) -> bool:
        torn = self.rng.random() < self.weather.torn
        self.weather.faults += torn
        return torn

    def line(self, game: GameId, seq: int, nonce: str | None, body: str, rest: Any) -> bool:
        """Write a line into the memory; False if its place or its nonce is taken."""
        wake, outcome = rest
        writing = self.kept.append(
            game,
            seq,
            body.encode(),
            nonce=nonce,
            wake=wake,
            outcome=None if outcome is None else outcome.encode(),
        )
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

    def _send(self, loop: asyncio.AbstractEventLoop) -> None:
        group, self._waiting = self._waiting, []
        loop.call_later(self._commits.takes(), lambda: self._tell(loop, self._commit(group)))

    def _write_together(self, group: list[Job]) -> None:
        commits = self._commits
        if commits.fails():
            raise sqlite3.OperationalError("database or disk is full")
        rows = [job.row for job in group if isinstance(job, Line)]
        said: dict[GameId, list[str | None]] = {}
        for game, seq, nonce, *_ in rows:
            shelf, before = commits.kept._shelf(game), said.setdefault(game, [])
            is_said = nonce is not None and (nonce in shelf.nonces or nonce in before)
            if is_said or seq != len(shelf.lines) + len(before) + 1:
                raise sqlite3.IntegrityError("taken")  # nothing of the group is written
            before.append(nonce)
        for game, seq, nonce, body, wake, outcome in rows:
            commits.line(game, seq, nonce, body, (wake, outcome))
        if commits.is_torn():
            raise sqlite3.OperationalError("disk I/O error")

    def _undo(self) -> None:
        """Nothing was begun."""


class SqliteShaped(Disk):
    """A store that writes lines as SQLite does."""

    def __init__(self, kept: MemoryStore, weather: Weather, rng: Random) -> None:
        super().__init__(kept, weather, rng)
        self._writer = SqliteWriter(Commit(kept, weather, rng))

    def append(self, game: GameId, seq: int, body: bytes, **rest: Any) -> "asyncio.Future[None]":
        ended = rest.get("outcome")
        return self._writer.line(game, seq, body, rest["nonce"], rest["wake"], ended)


class PostgresWriter(PostgresStore):
    """The club's own writer of PostgreSQL; a commit is all or nothing, a NUL is nothing."""

    def __init__(self, commits: Commit) -> None:
        self._commits = commits
        super().__init__(None, "")

    async def _commit_once(self, group: list[_Line]) -> set[tuple[GameId, int, str | None]]:
        commits = self._commits
        await asyncio.sleep(commits.takes())
        if commits.fails():
            raise asyncpg.ConnectionDoesNotExistError("connection was closed")
        if any(UNWRITABLE in line.body for line in group):
            raise asyncpg.CharacterNotInRepertoireError("invalid byte sequence")
        kept = set()
        for line in {(line.game, line.seq): line for line in reversed(group)}.values():
            if commits.line(line.game, line.seq, line.nonce, line.body, (line.wake, line.outcome)):
                kept.add((line.game, line.seq, line.nonce))
        if commits.is_torn():
            raise asyncpg.ConnectionDoesNotExistError("connection was closed")
        return kept

    async def close(self) -> None:
        self._writer.cancel()
        await asyncio.gather(self._writer, return_exceptions=True)
        for line in self._waiting:
            line.answer.cancel()


class PostgresShaped(Disk):
    """A store that writes lines as PostgreSQL does."""

    def __init__(self, kept: MemoryStore, weather: Weather, rng: Random) -> None:
        super().__init__(kept, weather, rng)
        self._writer = PostgresWriter(Commit(kept, weather, rng))

    def append(self, *args: Any, **kwargs: Any) -> "asyncio.Future[None]":
        return self._writer.append(*args, **kwargs)

    async def close(self) -> None:
        await self._writer.close()
