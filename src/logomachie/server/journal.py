"""The server's log: one structured line per fact, never a hand, a seed, a token or a table's code.

A table's code lets people in, so the journal names a table by a fingerprint of it.
"""

import hashlib
import logging
import sys
import time
from typing import TextIO

import msgspec

from logomachie.core.value import GameId

_encoder = msgspec.json.Encoder()


def mark(table: GameId) -> str:
    """A table's name in the journal: tells tables apart, opens none."""
    return hashlib.blake2b(table.encode(), digest_size=4, person=b"journal").hexdigest()


class Journal:
    """Writes facts as JSON lines."""

    def __init__(self, out: TextIO | None = None) -> None:
        self._out = out

    def tell(self, fact: str, *, table: GameId | None = None, **about: object) -> None:
        """Write one fact with its time."""
        line: dict[str, object] = {"at": round(time.time(), 3), "fact": fact}
        if table is not None:
            line["table"] = mark(table)
        line.update(about)
        out = self._out or sys.stderr
        out.write(_encoder.encode(line).decode() + "\n")
        out.flush()


class JournalHandler(logging.Handler):
    """Brings other people's log records (the ASGI server's) into the same form."""

    def __init__(self, journal: Journal) -> None:
        super().__init__(logging.WARNING)
        self._journal = journal

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        self._journal.tell(
            "log",
            level=record.levelname,
            logger=record.name,
            message=record.getMessage().splitlines()[0] if record.getMessage() else "",
            error=None if error is None else type(error).__name__,
            where=None if error is None else whereabouts(error),
        )


def whereabouts(error: BaseException) -> str:
    """File and line where it happened: enough to find it, and no values."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if trace is None:
        return "?"
    return f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}"
