"""The server's log: one structured line per fact, never a hand, a seed, a token or a table's code.

A table's code lets people in, so the journal names a table by a fingerprint of it.
What fails at every move, or at every request of somebody's, is told once a minute, and how often.
"""

import hashlib
import logging
import sys
import time
from collections.abc import Callable, Mapping
from threading import RLock
from typing import TextIO, TypeAlias

import msgspec

from logomachie.core.value import GameId
from logomachie.server.tongue import said

_encoder = msgspec.json.Encoder()


def mark(table: GameId) -> str:
    """A table's name in the journal: tells tables apart, opens none."""
    return hashlib.blake2b(table.encode(), digest_size=4, person=b"journal").hexdigest()


REPEATED = frozenset({"failed", "log"})  # facts of which a thousand say no more than one
SPAN = 60.0  # seconds in which they are counted instead
MOST_COUNTED = 100  # of different ones
DAILY = frozenset({"started", "stopped", "set", "begun", "over", "bot refused", "admin"})
SENTENCES = {  # what somebody who plays at home can use, in a terminal
    "bots are late": (
        "Cette machine est chargée : les bots réfléchissent moins.",
        "This machine is busy: the bots think less.",
    ),
    "worker died": ("Un bot s’est arrêté ; un autre reprend.", "A bot stopped; another goes on."),
}


Repeated: TypeAlias = tuple[str, tuple[tuple[str, object], ...]]  # a fact, and what about it


class Journal:
    """Writes facts as JSON lines; to a terminal, what is no daily fact, as a sentence."""

    def __init__(
        self, out: TextIO | None = None, seconds: Callable[[], float] = time.monotonic
    ) -> None:
        self._out, self._seconds = out, seconds
        self._lock = RLock()  # other libraries log from threads of theirs
        self._told: dict[Repeated, tuple[float, int]] = {}  # since when, and how often not told

    def tell(self, fact: str, *, table: GameId | None = None, **about: object) -> None:
        """Write one fact with its time; of what repeats itself, its count a minute later."""
        with self._lock:
            self._tell_counted()
            if fact in REPEATED:
                known = fact, tuple(about.items())
                if known in self._told:
                    since, count = self._told[known]
                    self._told[known] = since, count + 1
                    return
                self._told[known] = self._seconds(), 0
            self._write(fact, table, about)

    def _tell_counted(self) -> None:
        """Whatever was counted long enough, the oldest first; it is told anew if it comes again."""
        while self._told:
            known = next(iter(self._told))
            since, count = self._told[known]
            if self._seconds() - since < SPAN and len(self._told) <= MOST_COUNTED:
                return
            del self._told[known]
            if count:
                self._write(known[0], None, dict(known[1]) | {"again": count})

    def _write(self, fact: str, table: GameId | None, about: Mapping[str, object]) -> None:
        if (self._out or sys.stderr).isatty():
            self._say(fact, about)
            return
        line: dict[str, object] = {"at": round(time.time(), 3), "fact": fact}
        if table is not None:
            line["table"] = mark(table)
        line.update(about)
        out = self._out or sys.stderr
        out.write(_encoder.encode(line).decode() + "\n")
        out.flush()

    def _say(self, fact: str, about: Mapping[str, object]) -> None:
        """For eyes: nothing of the daily facts, a sentence for the rest."""
        if fact in DAILY:
            return
        if fact in SENTENCES:
            sentence = said(*SENTENCES[fact])
        else:
            what = ", ".join(f"{name} {value}" for name, value in about.items() if value)
            sentence = said("Le club a noté", "The club noted") + f" « {fact} » : {what}"
        out = self._out or sys.stderr
        out.write(sentence + "\n")
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
