"""Sentences in French that the rooms make for players put no word where French would elide: the
page has the one module that does."""

import re
from pathlib import Path

import pytest

from tests.docs.sources import SOURCE

JOINED = re.compile(r"\b(?:de|que|le|la|[dlsn]’|qu’) ?\{(?:word|other|old|chosen\.word)\}")
SAID = sorted(
    path
    for path in (SOURCE / "games").rglob("*.py")
    if path.name == "hints.py" or "analysis" in path.parts
)


@pytest.mark.parametrize("path", SAID, ids=lambda path: "/".join(path.parts[-3:]))
def test_no_sentence_asks_for_an_elision(path: Path) -> None:
    """« plus que OISEAU », « la chaîne de AMI »: the word stands first instead."""
    lines = path.read_text(encoding="utf-8").splitlines()

    assert [] == [line.strip() for line in lines if JOINED.search(line)]


def test_one_is_caught() -> None:
    """The test above can fail."""
    assert JOINED.search("aucun mot ne vaut plus que {word}.")
    assert not JOINED.search("{word} : aucun mot ne vaut davantage, de {points}.")
