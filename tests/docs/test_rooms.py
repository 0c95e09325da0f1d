"""A game is one room: shared rooms name none of them, and each has the same names at the same
places."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import get_args

import pytest

from logomachie.games import GAMES, ROOMS
from logomachie.games.spec import Spec
from tests.docs.sources import SOURCE, modules

# whoever adds a game adds one line here; hand lists of the lexicon are data, and words of French
SPARED = {SOURCE / "games" / "__init__.py"}
SHOWN = {"library", ""}  # what programs import: its examples play, so its docstrings name games
BESIDES = {  # parts that are found without `Spec.part`
    ("rules.types", "State"),
    ("rules.text", "read"),
    ("rules.text", "placed"),
}
FILES = ("RULES.md", "RULES.en.md", "BRIEF.md", "BRIEF.en.md", "lessons")


def named(spec: Spec, package: str) -> str:
    """What would name a game: slug, title, package, or a clause of its own."""
    words = "|".join(map(re.escape, (spec.slug, spec.title, package)))
    return rf"{words}|\b{spec.prefix}-[A-Z0-9]"


NAMES = re.compile("|".join(map(named, GAMES.values(), ROOMS)), re.IGNORECASE)
EVENTS = {  # what happens in one game only, where somebody asks for it by name
    kind.__name__
    for spec in GAMES.values()
    for kind in get_args(spec.events)
    if kind.__module__.startswith("logomachie.games.")
}
QUOTED = re.compile(rf"""["']({"|".join(sorted(EVENTS))})["']""")


def bare(source: str) -> str:
    """The source without its docstrings."""
    tree = ast.parse(source)
    lines = source.splitlines()
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(
            node
        ):
            said = node.body[0]
            for number in range(said.lineno - 1, said.end_lineno or said.lineno):
                lines[number] = ""
    return "\n".join(lines)


def offences(name: str, source: str) -> list[str]:
    """The lines of a shared module that name a game."""
    room = "".join(name.split(".")[1:2])
    read = bare(source) if room in SHOWN else source
    return [
        f"{name}:{number}: {line.strip()}"
        for number, line in enumerate(read.splitlines(), 1)
        if NAMES.search(line) or QUOTED.search(line)
    ]


def shared() -> Iterator[tuple[str, Path]]:
    """Every module that belongs to no game."""
    for name, path in modules():
        is_room = name.split(".")[1:2] == ["games"] and len(path.relative_to(SOURCE).parts) > 2
        if not is_room and path not in SPARED:
            yield name, path


def test_shared_rooms_name_no_game() -> None:
    """Core, lexicon, store, server, bots, cli, library and the door of the games."""
    told = [line for name, path in shared() for line in offences(name, path.read_text("utf-8"))]

    assert [] == told


@pytest.mark.parametrize(
    "source",
    [
        'if slug == "word-whiz":\n    pass',
        "from logomachie.games.cadenas import GAME",
        "# as La Guerre des Mots does",
        'raise Refused("NO", "SRCH-R10")',
        "clause = 'WS-C3'",
        "CADENAS = 3",
        'rounds = told["RoundEnded"]',
    ],
)
def test_a_game_named_in_a_shared_room_is_caught(source: str) -> None:
    """The test above can fail, in code and in comments, by any of its names."""
    assert 1 == len(offences("logomachie.server.app", source))


def test_an_example_may_name_a_game_and_code_may_not() -> None:
    """In the library, whose docstrings play."""
    assert [] == offences("logomachie.library.match", '"""lo.match("cadenas")"""\n')
    assert 1 == len(offences("logomachie.library.match", 'slug = "cadenas"'))
    assert 1 == len(offences("logomachie.server.app", '"""As Cadenas does."""'))


@cache
def parts() -> set[tuple[str, str]]:
    """Whatever the shared rooms find in a game by its module and name."""
    found = set(BESIDES)
    for _, path in shared():
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Attribute(attr="part"),
                    args=[ast.Constant(value=str(module)), ast.Constant(value=str(name))],
                ):
                    found.add((module, name))
    return found


def missing(package: str) -> list[str]:
    """The parts a room has not, and the files that are not there."""
    told = []
    for module, name in sorted(parts()):
        try:
            getattr(import_module(f"{package}.{module}"), name)
        except (ImportError, AttributeError):
            told.append(f"{package}.{module}: {name}")
    home = Path(str(import_module(package).__file__)).parent
    return told + [f"{package}: {file}" for file in FILES if not (home / file).exists()]


def test_the_parts_are_those_the_house_asks_for() -> None:
    """Types, rules, texts, solver, bots, questions, pictures: read from the sources."""
    asked = {module for module, _ in parts()}

    assert asked >= {"rules.types", "rules.rules", "rules.text", "solver.legal", "bots.maker"}
    assert len(parts()) > 15


@pytest.mark.parametrize("room", ROOMS)
def test_every_game_has_the_same_names_at_the_same_places(room: str) -> None:
    """None is missing."""
    assert [] == missing(f"logomachie.games.{room}")


def test_a_room_without_its_parts_is_caught() -> None:
    """The test above can fail: a package that is no game lacks all of them."""
    assert len(parts()) + len(FILES) == len(missing("tests.kit"))
