"""The one thread that writes to a SQLite file, in groups.

WAL with synchronous=FULL: an answer is given after the commit that holds it is on disk. While one
commit waits for the disk, the next group gathers by itself.
"""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from itertools import chain
from queue import SimpleQueue
from typing import NamedTuple, TypeAlias

from logomachie.store.migrations import FOUND, NOTED, VERSION, due
from logomachie.store.store import Conflict, Line

OPENING = 30.0  # seconds a start waits for another program to let go of the file
PATIENCE = 2.0  # seconds that a line does: whoever plays is told then, and it is said again
MOST_AT_ONCE = 256  # jobs in one commit
ENOUGH = 16  # that wait: they are written without waiting for more
ANY, STEP = 64, 32  # so many or fewer are any number, more of them a multiple

# A line and the deadline after it in one statement, so that a whole group is one call that leaves
# the interpreter alone: other threads play on while it is written and flushed. The outcome is set
# once, at the end: to set it with every line would write two indexes anew that do not change.
LINE = """
create temp view line as
    select game, seq, nonce, body, null as wake, null as outcome from entry where false;
create temp trigger line_written instead of insert on line begin
    insert into entry (game, seq, nonce, body) values (new.game, new.seq, new.nonce, new.body);
    update game set wake = new.wake where id = new.game;
    update game set outcome = new.outcome where new.outcome is not null and id = new.game;
end;
"""


class Waiting(NamedTuple):
    """A line that waits for its commit."""

    answer: "asyncio.Future[None]"
    line: Line


class Change(NamedTuple):
    """Any other change that waits for its commit."""

    answer: "asyncio.Future[None]"
    make: Callable[[sqlite3.Connection], None]


Job: TypeAlias = Waiting | Change
Handed: TypeAlias = tuple[asyncio.AbstractEventLoop, list[Job]]
Verdict: TypeAlias = tuple["asyncio.Future[None]", Exception | None]


def connect(path: str) -> sqlite3.Connection:
    """A connection as every thread of this store wants it."""
    connection = sqlite3.connect(
        path, isolation_level=None, check_same_thread=False, timeout=PATIENCE
    )
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma synchronous = full")
    connection.execute("pragma foreign_keys = on")
    connection.execute("pragma wal_autocheckpoint = 8000")  # pages: 32 MB, seldom and in one go
    return connection


def migrate(db: sqlite3.Connection) -> None:
    """Bring the file to this release's schema, all or nothing; raises NewerSchema."""
    db.execute("begin immediate")
    try:
        db.execute(VERSION)
        (found,) = db.execute(FOUND).fetchone()
        tables = db.execute("select 1 from sqlite_master where name = 'game'").fetchone()
        for version, statements in due(found, has_tables=tables is not None):
            for statement in statements:
                db.execute(statement)
            db.execute(NOTED.format(version))
        db.execute("commit")
    except BaseException:
        db.execute("rollback")
        raise


class Writer(threading.Thread):
    """The one thread that writes. The loop hands it a group, and gathers the next meanwhile.

    `gather`: seconds from one group to the next. What comes alone goes at once, what comes sooner
    after another waits for company: most of what a commit costs is the same for one line and many.
    """

    _gather = 0.0
    _next = 0.0  # by the loop's time: no group goes before, unless it is large
    _timer: asyncio.TimerHandle | None = None  # while a group gathers

    def __init__(self, path: str, gather: float = 0.0) -> None:
        super().__init__(name="sqlite-writer", daemon=True)
        self._gather = gather
        self._db = connect(path)
        self._wait(OPENING)
        migrate(self._db)
        self._db.executescript(LINE)
        self._wait(PATIENCE)
        self._waiting: list[Job] = []
        self._groups: SimpleQueue[tuple[asyncio.AbstractEventLoop, list[Job]] | None] = (
            SimpleQueue()
        )
        self._is_busy = False  # a group is being written, or will be after this turn of the loop

    def line(self, line: Line) -> "asyncio.Future[None]":
        """In the loop: this line is in the next group; the answer comes when it is on disk."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[None] = loop.create_future()
        self._hand(Waiting(answer, line), loop)
        return answer

    def hand(self, job: Job) -> None:
        """In the loop: this job is in the next group."""
        self._hand(job, asyncio.get_running_loop())

    def _hand(self, job: Job, loop: asyncio.AbstractEventLoop) -> None:
        self._waiting.append(job)
        if not self._is_busy:
            self._is_busy = True
            if not self._gathers(loop):
                loop.call_soon(self._send, loop)  # whatever else arrives in this turn comes along
        elif self._timer is not None and len(self._waiting) >= ENOUGH:
            self._timer.cancel()
            self._timer = None
            loop.call_soon(self._send, loop)

    def _gathers(self, loop: asyncio.AbstractEventLoop) -> bool:
        """Whether what waits is too little to go so soon: then a timer sends it."""
        wait = self._next - loop.time()
        if wait <= 0 or len(self._waiting) >= ENOUGH:
            return False
        self._timer = loop.call_later(wait, self._send, loop)
        return True

    def stop(self) -> None:
        self._groups.put(None)
        self.join()

    def run(self) -> None:
        while (handed := self._groups.get()) is not None:
            loop, group = handed
            verdicts = self._commit(group)
            with suppress(RuntimeError):  # the loop was closed: nobody waits any more
                loop.call_soon_threadsafe(self._tell, loop, verdicts)
        self._db.close()

    def _send(self, loop: asyncio.AbstractEventLoop) -> None:
        """In the loop: give the thread all that has gathered."""
        self._timer = None
        if self._gather:
            self._next = loop.time() + self._gather
        count = _share(len(self._waiting))
        group, self._waiting = self._waiting[:count], self._waiting[count:]
        self._give(loop, group)

    def _give(self, loop: asyncio.AbstractEventLoop, group: list[Job]) -> None:
        self._groups.put((loop, group))

    def _tell(self, loop: asyncio.AbstractEventLoop, verdicts: list[Verdict]) -> None:
        """In the loop again: the next group goes first, so that it is written while we speak."""
        self._is_busy = bool(self._waiting)
        if self._is_busy and not self._gathers(loop):
            self._send(loop)
        for answer, error in verdicts:
            if answer.done():
                continue
            if error is None:
                answer.set_result(None)
            else:
                answer.set_exception(error)

    def _commit(self, group: list[Job]) -> list[Verdict]:
        try:
            self._write_together(group)
        except sqlite3.OperationalError as error:  # a full disk, say: nobody's own fault
            self._undo()
            return [(job.answer, error) for job in group]
        except Exception:  # whatever it is, whoever waits must hear of it
            self._undo()
            return [self._write_apart(job) for job in group]
        return [(job.answer, None) for job in group]

    def _write_together(self, group: list[Job]) -> None:
        """The usual case: nobody else wrote, so everything goes in at once."""
        db = self._db
        lines = [job.line.row for job in group if isinstance(job, Waiting)]
        rows = tuple(chain.from_iterable(lines))
        if len(lines) == len(group):
            db.execute(_lines(len(lines)), rows)  # its own commit
            return
        db.execute("begin immediate")
        for job in group:
            if isinstance(job, Change):
                job.make(db)
        if lines:
            db.execute(_lines(len(lines)), rows)
        db.execute("commit")

    def _write_apart(self, job: Job) -> Verdict:
        """Something was taken already, or is not to be written: find out whose, keep the rest."""
        try:
            self._write_together([job])
        except sqlite3.IntegrityError as error:
            self._undo()
            return job.answer, Conflict(str(error))
        except Exception as error:  # as above
            self._undo()
            return job.answer, error
        return job.answer, None

    def _wait(self, patience: float) -> None:
        """For another program that holds the file."""
        self._db.execute(f"pragma busy_timeout = {round(patience * 1000)}")

    def _undo(self) -> None:
        if self._db.in_transaction:
            self._db.execute("rollback")


def _share(waiting: int) -> int:
    """How many go into one commit; of few sizes, so that their statements stay prepared."""
    return waiting if waiting <= ANY else min(waiting // STEP * STEP, MOST_AT_ONCE)


@cache
def _lines(count: int) -> str:
    """The statement that writes so many lines."""
    values = ", ".join(["(?, ?, ?, ?, ?, ?)"] * count)
    return f"insert into line (game, seq, nonce, body, wake, outcome) values {values}"  # noqa: S608  # question marks only
