"""The one thread that writes to a SQLite file, in groups.

WAL with synchronous=FULL: an answer is given after the commit that holds it is on disk. While one
commit waits for the disk, the next group gathers by itself.
"""

import asyncio
import sqlite3
import threading
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from itertools import chain
from pathlib import Path
from queue import SimpleQueue
from typing import TypeAlias

from logomachie.core.value import GameId, Millis
from logomachie.store.store import Conflict, NoSuchTable

MOST_AT_ONCE = 512  # lines in one commit
LARGEST = 64  # lines in one statement

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
class Line:
    """A line that waits for its commit."""

    answer: "asyncio.Future[None]"
    row: tuple[GameId, int, str | None, str, Millis | None, str | None]


@dataclass(slots=True)
class Change:
    """Any other change that waits for its commit."""

    answer: "asyncio.Future[None]"
    make: Callable[[sqlite3.Connection], None]


Job: TypeAlias = Line | Change
Verdict: TypeAlias = tuple["asyncio.Future[None]", Exception | None]


def connect(path: str) -> sqlite3.Connection:
    """A connection as every thread of this store wants it."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=30)
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma synchronous = full")
    connection.execute("pragma foreign_keys = on")
    connection.execute("pragma wal_autocheckpoint = 8000")  # pages: 32 MB, seldom and in one go
    return connection


class Writer(threading.Thread):
    """The one thread that writes. While it commits a group, the next one gathers."""

    def __init__(self, path: str) -> None:
        super().__init__(name="sqlite-writer", daemon=True)
        self._db = connect(path)
        self._db.executescript(Path(__file__).with_name("schema.sql").read_text("utf-8"))
        self._db.executescript(LINE)
        self._waiting: deque[Job] = deque()
        self._bell: SimpleQueue[bool] = SimpleQueue()  # rung when there is something after nothing
        self._is_idle = True
        self._loop: asyncio.AbstractEventLoop | None = None

    def hand(self, job: Job) -> None:
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

    def _gathered(self) -> list[Job]:
        """All that waits; nothing means that the next job rings the bell."""
        if not self._waiting:
            self._is_idle = True  # from here on a new job rings, so look once more
            if not self._waiting:
                return []
            self._is_idle = False
        waiting = self._waiting
        return [waiting.popleft() for _ in range(min(len(waiting), MOST_AT_ONCE))]

    def _answer(self, verdicts: list[Verdict]) -> None:
        assert self._loop is not None
        with suppress(RuntimeError):  # the loop was closed: nobody waits for an answer any more
            self._loop.call_soon_threadsafe(_tell, verdicts)

    def _commit(self, group: list[Job]) -> list[Verdict]:
        try:
            self._write_together(group)
        except (sqlite3.IntegrityError, Conflict, NoSuchTable):
            self._undo()
            return [self._write_apart(job) for job in group]
        except sqlite3.Error as error:
            self._undo()
            return [(job.answer, error) for job in group]
        return [(job.answer, None) for job in group]

    def _write_together(self, group: list[Job]) -> None:
        """The usual case: nobody else wrote, so everything goes in at once."""
        db = self._db
        lines = [job.row for job in group if isinstance(job, Line)]
        if len(lines) == len(group) <= LARGEST:
            db.execute(_lines(len(lines)), tuple(chain.from_iterable(lines)))  # its own commit
            return
        db.execute("begin immediate")
        for job in group:
            if isinstance(job, Change):
                job.make(db)
        for start in range(0, len(lines), LARGEST):
            chunk = lines[start : start + LARGEST]
            db.execute(_lines(len(chunk)), tuple(chain.from_iterable(chunk)))
        db.execute("commit")

    def _write_apart(self, job: Job) -> Verdict:
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


def _tell(verdicts: list[Verdict]) -> None:
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
