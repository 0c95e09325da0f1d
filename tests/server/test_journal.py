"""The journal: JSON lines for a service, sentences for whoever plays at home."""

import io
import json
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import count

import pytest

from logomachie.server.journal import MOST_COUNTED, Journal


class Terminal(io.StringIO):
    """What eyes look at."""

    def isatty(self) -> bool:
        return True


FACTS = ("started", "set", "begun", "bots are late", "failed", "over", "stopped")


def test_a_terminal_has_sentences_and_few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of what happens at every game; what is unusual in words, and no JSON."""
    monkeypatch.delenv("LOGOMACHIE_LANG", raising=False)
    out = Terminal()
    for fact in FACTS:
        Journal(out).tell(fact, error="OSError")

    assert [
        "Cette machine est chargée : les bots réfléchissent moins.",
        "Le club a noté « failed » : error OSError",
    ] == out.getvalue().splitlines()


def test_everything_else_has_every_fact_as_a_line() -> None:
    """A file, a pipe, a service."""
    out = io.StringIO()
    for fact in FACTS:
        Journal(out).tell(fact)

    assert list(FACTS) == [json.loads(line)["fact"] for line in out.getvalue().splitlines()]


def test_what_fails_at_every_move_is_told_once_a_minute_and_counted() -> None:
    """A full disk does not fill the rest of it; another fault is told at once, and so is what
    everybody may read of later."""
    out, now = io.StringIO(), [0.0]
    journal = Journal(out, lambda: now[0])
    for _ in range(500):
        journal.tell("failed", error="OSError", where="store.py:1")
    journal.tell("failed", error="KeyError", where="rules.py:2")
    for _ in range(2):
        journal.tell("admin", act="ban")
    now[0] = 61.0
    journal.tell("over", seq=3)
    journal.tell("failed", error="OSError", where="store.py:1")
    told = [json.loads(line) for line in out.getvalue().splitlines()]

    assert [
        ("failed", "OSError", None),
        ("failed", "KeyError", None),
        ("admin", None, None),
        ("admin", None, None),
        ("failed", "OSError", 499),
        ("over", None, None),
        ("failed", "OSError", None),
    ] == [(line["fact"], line.get("error"), line.get("again")) for line in told]


def test_faults_of_every_kind_are_remembered_within_bounds() -> None:
    """Even where no two are alike."""
    out = io.StringIO()
    journal = Journal(out, lambda: 0.0)
    for number in range(10 * MOST_COUNTED):
        journal.tell("log", message=str(number))

    assert 10 * MOST_COUNTED == len(out.getvalue().splitlines())
    assert len(journal._told) <= MOST_COUNTED + 1


def test_threads_tell_at_the_same_time() -> None:
    """Other libraries log from where they are: no fault of theirs becomes one of the journal's,
    and every one is told or counted."""
    out, clock = io.StringIO(), count()
    journal = Journal(out, lambda: 25.0 * next(clock))  # a minute is over all the time
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)

    def told(_: int) -> None:
        for number in range(200):
            journal.tell("failed", error=str(number % 7))

    try:
        with ThreadPoolExecutor(8) as threads:
            list(threads.map(told, range(8)))
    finally:
        sys.setswitchinterval(before)
    journal._seconds = lambda: float("inf")
    journal.tell("stopped")
    lines = [json.loads(line) for line in out.getvalue().splitlines()]

    assert 8 * 200 == sum(line.get("again", 1) for line in lines if line["fact"] == "failed")
