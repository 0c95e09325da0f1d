"""The journal: JSON lines for a service, sentences for whoever plays at home."""

import io
import json

import pytest

from logomachie.server.journal import Journal


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
