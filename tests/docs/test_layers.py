"""Imports go one way (law 7), between the rooms of the house and inside the room of every game."""

import ast
import sys
from collections.abc import Iterator

import pytest

from tests.docs.sources import SOURCE, modules

HOUSE = {"core", "lexicon", "bots", "games"}  # what is above the games may use of what is below
BELOW: dict[str, set[str]] = {
    "core": set(),
    "lexicon": {"core"},
    "store": {"core"},
    "bots": {"core", "lexicon"},
    "games": {"core"},  # the door: a game's parts are found by name
    "games/rules": {"core"},
    "native": set(),
    "games/solver": {"core", "lexicon", "native"},
    "games/bots": {"core", "lexicon", "bots"},
    "games/room": {"core", "lexicon"},  # words, figures, questions
    "games/analysis": {"core", "lexicon", "bots"},
    "analysis": HOUSE,
    "bots/arena": HOUSE,  # bots at real tables
    "library": HOUSE,
    "server": HOUSE | {"store", "analysis"},
    "cli": HOUSE | {"store", "server", "analysis"},
}
INSIDE: dict[str, set[str]] = {  # of one game: rules ← solver ← bots, questions
    "rules": {"rules"},
    "solver": {"rules", "solver"},
    "bots": {"rules", "solver", "bots"},
    "words": {"rules", "solver"},
    "figures": {"rules"},
    "picture": {"rules"},
    "questions": {"rules", "solver", "words", "figures"},
    "analysis": {"rules", "solver", "bots", "analysis"},
    "hints": {"rules", "solver"},
    "coach": {"rules", "solver", "hints"},
    "": set(),
}
FOREIGN: dict[str, set[str]] = {
    "core": {"msgspec"},
    "lexicon": {"msgspec", "numpy", "dawg"},
    "store": {"msgspec", "asyncpg"},
    "bots": {"msgspec", "numpy"},
    "native": {"numpy"},
    "games": {"msgspec"},
    "games/rules": {"msgspec"},
    "games/solver": {"msgspec", "numpy"},
    "games/bots": {"msgspec", "numpy"},
    "games/room": {"msgspec", "numpy"},
    "games/analysis": {"msgspec", "numpy"},
    "analysis": {"msgspec", "dask", "distributed"},
    "bots/arena": {"msgspec"},
    "library": {"msgspec"},
    "server": {"msgspec", "starlette", "uvicorn", "websockets", "segno", "prometheus_client"},
    "cli": {"msgspec", "numpy", "uvicorn", "segno"},
}
PURE = {
    "core",
    "games",
    "games/rules",
}  # law 1: no clock, no chance, no network, no files but packaged text
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


def floor(name: str) -> str:
    """On which floor of the house a module stands."""
    match name.split(".")[1:]:
        case ["games", _, part, *_] if part in ("rules", "solver", "bots", "analysis"):
            return f"games/{part}"
        case ["games", _, _]:
            return "games/room"
        case ["bots", "arena" | "roster"]:
            return "bots/arena"
        case [room, *_]:
            return room
    return ""


def inside(name: str, target: str) -> bool:
    """Whether a module of a game's room may import this one of the games' folder."""
    _, _, room, *own = [*name.split("."), ""]
    match target.split(".")[2:]:
        case ["spec" | "rulebook" | "svg" | "figure" | "judgement" | "hint", *_]:
            return True
        case [other, part, *_] if other == room:
            return part in INSIDE[own[0]]
    return False


def offences(name: str, source: str) -> list[str]:
    """Every import the layers forbid, told in a sentence."""
    room = floor(name)
    if room not in BELOW:
        return []
    told = []
    for target in imported(name, source):
        root, *rest = target.split(".")
        if root == "logomachie":
            other = rest[0] if rest else ""
            if other == "games" and room.startswith("games"):
                allowed = inside(name, target) if "/" in room else rest[1:2] != [""]
            else:
                allowed = other not in FLOORS or other == room or other in BELOW[room]
                allowed = allowed and not (room == "bots" and rest[1:2] in (["arena"], ["roster"]))
            if not allowed:
                told.append(f"{name}: {room} may not import {target}")
        elif root in sys.stdlib_module_names:
            if room in PURE and root in IMPURE:
                told.append(f"{name}: {room} is pure and may not import {root}")
        elif root not in FOREIGN[room]:
            told.append(f"{name}: {room} may not depend on {root}")
    return told


FLOORS = {room.partition("/")[0] for room in BELOW}


@pytest.mark.slow
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

    assert set() == rooms - FLOORS


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("logomachie.core.game", "import numpy"),
        ("logomachie.core.game", "from logomachie.games.spec import Option"),
        ("logomachie.core.game", "from logomachie import games"),
        ("logomachie.core.game", "from ..games import spec"),
        ("logomachie.core.rng", "import random"),
        ("logomachie.core.log", "def now():\n    import time"),
        ("logomachie.games.x.rules.race", "from time import time"),
        ("logomachie.games.x.rules.race", "import asyncio.queues"),
        ("logomachie.games.x.rules.race", "from logomachie.lexicon.load import french"),
        ("logomachie.games.x.rules.race", "from logomachie.games.x.solver.search import found"),
        ("logomachie.games.x.rules.race", "from logomachie.games.y.rules.race import run"),
        ("logomachie.games.x.rules.race", "from logomachie.games import GAMES"),
        ("logomachie.games.x.solver.search", "from logomachie.games.x.bots.mind import Mind"),
        ("logomachie.games.x.solver.search", "from logomachie.bots.bot import Bot"),
        ("logomachie.games.x.bots.mind", "from logomachie.games.y.solver.search import found"),
        ("logomachie.games.x.bots.mind", "from logomachie.server import table"),
        ("logomachie.games.x.bots.mind", "import starlette"),
        ("logomachie.games.x.questions", "from logomachie.games.x.bots.mind import Mind"),
        ("logomachie.games.spec", "import numpy as np"),
        ("logomachie.native.library", "from logomachie.core.rng import Rng"),
        ("logomachie.lexicon.query", "from logomachie.native.library import library"),
        ("logomachie.bots.dice", "from logomachie.games import GAMES"),
        ("logomachie.bots.dice", "from logomachie.bots.arena import told"),
        ("logomachie.lexicon.load", "from logomachie.games import GAMES"),
        ("logomachie.store.sqlite", "from logomachie.server.wire import News"),
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
        ("logomachie.games.x.rules.race", "from logomachie.core.game import Refused"),
        ("logomachie.games.x.rules.options", "from logomachie.games.spec import Option"),
        ("logomachie.games.x.solver.search", "from logomachie.games.x.rules.types import Setup"),
        ("logomachie.games.x.bots.mind", "from logomachie.games.x.solver.search import found"),
        ("logomachie.games.x.bots.mind", "from logomachie.bots.dice import Dice"),
        ("logomachie.bots.arena", "from logomachie.games import GAMES"),
        ("logomachie.server.wire", "from logomachie.games.spec import Option"),
        ("logomachie.cli.main", "from logomachie.server.app import make_app"),
        ("logomachie.server.app", "import asyncio"),
    ],
)
def test_an_import_from_below_passes(name: str, source: str) -> None:
    """What the layers allow is not an offence."""
    assert [] == offences(name, source)
