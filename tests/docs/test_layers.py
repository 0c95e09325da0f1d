"""Imports go one way (law 7): core ← lexicon, store, games ← solvers ← bots ← server ← cli."""

import ast
import sys
from collections.abc import Iterator

import pytest

from tests.docs.sources import SOURCE, modules

BELOW: dict[str, set[str]] = {
    "core": set(),
    "lexicon": {"core"},
    "store": {"core"},
    "games": {"core"},
    "solvers": {"core", "lexicon", "games"},
    "bots": {"core", "lexicon", "games", "solvers"},
    "server": {"core", "lexicon", "games", "solvers", "bots", "store"},
    "cli": {"core", "lexicon", "games", "solvers", "bots", "store", "server"},
}
FOREIGN: dict[str, set[str]] = {
    "core": {"msgspec"},
    "lexicon": {"msgspec", "numpy", "dawg"},
    "store": {"msgspec", "asyncpg"},
    "games": {"msgspec"},
    "solvers": {"msgspec", "numpy"},
    "bots": {"msgspec", "numpy"},
    "server": {"msgspec", "starlette", "uvicorn", "websockets", "segno"},
    "cli": {"msgspec", "numpy", "uvicorn", "segno"},
}
PURE = {"core", "games"}  # law 1: no clock, no chance, no network, no files but packaged text
IMPURE = {
    "asyncio", "concurrent", "ctypes", "datetime", "io", "logging", "multiprocessing", "os",
    "pathlib", "random", "secrets", "select", "shutil", "signal", "socket", "sqlite3", "ssl",
    "subprocess", "tempfile", "threading", "time", "urllib", "uuid",
}  # fmt: skip


def imported(name: str, source: str) -> Iterator[str]:
    """The dotted name of everything a module imports, wherever in it."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=module, names=names, level=level):
                base = name.split(".")[:-level] if level else []
                start = ".".join([*base, *([module] if module else [])])
                yield from (f"{start}.{alias.name}" for alias in names)


def offences(name: str, source: str) -> list[str]:
    """Every import the layers forbid, told in a sentence."""
    room = next(iter(name.split(".")[1:]), "")
    if room not in BELOW:
        return []
    told = []
    for target in imported(name, source):
        root, *rest = target.split(".")
        if root == "logomachie":
            if rest and rest[0] in BELOW and rest[0] != room and rest[0] not in BELOW[room]:
                told.append(f"{name}: {room} may not import {target}")
        elif root in sys.stdlib_module_names:
            if room in PURE and root in IMPURE:
                told.append(f"{name}: {room} is pure and may not import {root}")
        elif root not in FOREIGN[room]:
            told.append(f"{name}: {room} may not depend on {root}")
    return told


def test_imports_obey_the_layers() -> None:
    """No module of the package imports from above, or what its room may not depend on."""
    told = [
        offence
        for name, path in modules()
        for offence in offences(name, path.read_text(encoding="utf-8"))
    ]

    assert [] == told


def test_every_room_has_its_layer() -> None:
    """A folder nobody has placed in the order would escape the test above."""
    rooms = {path.name for path in SOURCE.iterdir() if any(path.glob("*.py"))}

    assert set() == rooms - set(BELOW)


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("logomachie.core.game", "import numpy"),
        ("logomachie.core.game", "from logomachie.games.spec import Option"),
        ("logomachie.core.game", "from logomachie import games"),
        ("logomachie.core.game", "from ..games import spec"),
        ("logomachie.core.rng", "import random"),
        ("logomachie.core.log", "def now():\n    import time"),
        ("logomachie.games.x.rules", "from time import time"),
        ("logomachie.games.x.rules", "import asyncio.queues"),
        ("logomachie.games.x.rules", "from logomachie.lexicon.load import french"),
        ("logomachie.games.spec", "import numpy as np"),
        ("logomachie.lexicon.load", "from logomachie.games import GAMES"),
        ("logomachie.store.sqlite", "from logomachie.server.wire import News"),
        ("logomachie.solvers.x", "from logomachie.bots.bot import Bot"),
        ("logomachie.bots.x", "from logomachie.server import table"),
        ("logomachie.bots.x", "import starlette"),
        ("logomachie.server.app", "from logomachie.cli import main"),
        ("logomachie.server.app", "import requests"),
    ],
)
def test_an_import_from_above_is_caught(name: str, source: str) -> None:
    """The test above can fail: each of these is an offence."""
    assert 1 == len(offences(name, source))


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("logomachie.core.game", "import msgspec, re\nfrom logomachie.core.rng import Rng"),
        ("logomachie.games.rulebook", "from importlib.resources import files"),
        ("logomachie.games.x.rules", "from logomachie.core.game import Refused"),
        ("logomachie.games.x.rules", "from ..spec import Option"),
        ("logomachie.server.wire", "from logomachie.games.spec import Option"),
        ("logomachie.cli.main", "from logomachie.server.app import make_app"),
        ("logomachie.server.app", "import asyncio"),
    ],
)
def test_an_import_from_below_passes(name: str, source: str) -> None:
    """What the layers allow is not an offence."""
    assert [] == offences(name, source)
