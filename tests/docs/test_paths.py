"""Documents lead somewhere: links, paths and folders they name exist."""

import re
from pathlib import Path

from tests.docs.sources import ROOT, SOURCE, tracked

LINK = re.compile(r"\]\((?!https?:|#|mailto:)(?P<path>[^)#\s]+)")
NAMED = re.compile(r"`(?P<path>(?:src|tests|docs|scripts|web|bench|examples)/[\w./-]+)`")
ROOM = re.compile(r"^[├└]── (?P<room>\w+)/", re.MULTILINE)


def lost(document: Path) -> list[str]:
    """Every path a document links to or names that is not there."""
    text = document.read_text(encoding="utf-8")
    linked = [(document.parent / found["path"], found["path"]) for found in LINK.finditer(text)]
    named = [(ROOT / found["path"], found["path"]) for found in NAMED.finditer(text)]
    return [f"{document.name}: {name}" for path, name in linked + named if not path.exists()]


def test_every_path_in_a_document_exists() -> None:
    """What a document points at has not been moved or forgotten."""
    documents = [path for path in tracked() if path.suffix == ".md"]

    assert [] == [missing for document in documents for missing in lost(document)]


def test_the_rooms_are_those_of_the_house() -> None:
    """The tree in ARCHITECTURE.md shows every folder of the package, and no other."""
    tree = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    rooms = {path.name for path in SOURCE.iterdir() if (path / "__init__.py").exists()}

    assert rooms == {found["room"] for found in ROOM.finditer(tree)}


def test_a_lost_path_is_found(tmp_path: Path) -> None:
    """The tests above can fail: a dead link and a dead path are both seen."""
    document = tmp_path / "x.md"
    document.write_text("[a](gone.md) `tests/gone.py` [b](https://example.org) `tests/docs`\n")

    assert ["x.md: gone.md", "x.md: tests/gone.py"] == lost(document)
