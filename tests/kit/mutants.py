"""Mutants: edits that break a clause, kept in the room of its game; a test that cites it must fail.

`mutants.toml` has a table for each file of the game's own folder, and in it a list of
`[clause, as it is written, as it would be wrong]`. The edits are made in a copy, one at a time,
and the tests that cite the clause run there, each time in a process forked from one that has
loaded everything but the game.
"""

import os
import random
import re
import resource
import shutil
import signal
import sys
import tempfile
import tomllib
import traceback
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import cache_from_source
from pathlib import Path
from typing import Literal

from logomachie.games import GAMES, ROOMS
from tests.kit.clauses import citations
from tests.kit.rooms import ROOM

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src"
PACKAGE = {slug: f"logomachie/games/{room}" for slug, room in zip(GAMES, ROOMS, strict=True)}
Fate = Literal["killed", "alive", "broken"]  # broken: no test could be run


@dataclass(frozen=True)
class Mutant:
    """One edit of one file."""

    slug: str
    clause: str
    path: str  # below the source folder
    old: str
    new: str

    def __str__(self) -> str:
        return f"{self.clause} {self.path}: {self.old!r} → {self.new!r}"


def mutants(slug: str) -> tuple[Mutant, ...]:
    """Every mutant of a game."""
    lists = tomllib.loads((ROOM[slug] / "mutants.toml").read_text(encoding="utf-8"))
    return tuple(
        Mutant(slug, clause, f"{PACKAGE[slug]}/{name}", old, new)
        for name, table in lists.items()
        for clause, old, new in table["mutants"]
    )


def sample(count: int, seed: str, slugs: Iterable[str] = GAMES) -> list[Mutant]:
    """So many mutants of these games, the same for the same seed."""
    every = [mutant for slug in slugs for mutant in mutants(slug)]
    return random.Random(seed).sample(every, count)


def wrong_with(mutant: Mutant, source: Path = SOURCE) -> str:
    """Why a mutant is none: its text is not there once, or what it makes is no Python."""
    text = (source / mutant.path).read_text(encoding="utf-8")
    if (found := text.count(mutant.old)) != 1:
        return f"its text stands there {found} times"
    if mutant.old == mutant.new:
        return "it changes nothing"
    try:
        compile(text.replace(mutant.old, mutant.new), mutant.path, "exec")
    except SyntaxError as error:
        return str(error)
    return ""


def citing(clauses: Iterable[str]) -> list[str]:
    """The tests that cite these clauses, stories in a browser left out; those of rules first."""
    found = _cited()
    told = {test for clause in clauses for test in found.get(clause, ())}
    return sorted(
        (test for test in told if "/browser/" not in test and "/e2e/" not in test),
        key=lambda test: ("/rules/" not in test, test),
    )


@cache
def _cited() -> dict[str, tuple[str, ...]]:
    return citations(ROOT / "tests")


class Bench:
    """A copy of the source in which mutants live, one at a time."""

    def __init__(self, folder: Path) -> None:
        self.source, self.told = folder / "src", folder / "told"  # what pytest said last
        self.noticed: set[str] = set()  # tests that failed, and should not without a mutant
        shutil.copytree(SOURCE, self.source, ignore=shutil.ignore_patterns("page", "__pycache__"))

    def load(self) -> None:
        """Load what all tests share, from the copy, and no room of a game."""
        for name in [name for name in sys.modules if name.split(".")[0] == "logomachie"]:
            del sys.modules[name]  # those of the project itself
        sys.path.insert(0, str(self.source))
        for name in SHARED:
            import_module(name)
        import_module("logomachie.lexicon.load").french()

    @contextmanager
    def breaking(self, mutant: Mutant) -> Iterator[None]:
        """The source with this mutant in it."""
        path = self.source / mutant.path
        text = path.read_text(encoding="utf-8")
        try:
            _write(path, text.replace(mutant.old, mutant.new))
            yield
        finally:
            _write(path, text)

    def fate(self, mutant: Mutant) -> Fate:
        """What becomes of a mutant."""
        tests = citing([mutant.clause])
        if wrong_with(mutant, self.source) or not tests:
            return "broken"
        with self.breaking(mutant):
            ended = self.run(tests)
        if ended == -signal.SIGXCPU:  # it has no end: no test would pass over that
            return "killed"
        if ended == 1:
            self.noticed |= set(FAILED.findall(self.told.read_text(encoding="utf-8")))
        return {0: "alive", 1: "killed"}.get(ended, "broken")  # type: ignore[return-value]

    def is_fair(self) -> bool:
        """Whether the tests that noticed a mutant pass without any."""
        return not self.noticed or self.run(sorted(self.noticed)) == 0

    def run(self, tests: list[str]) -> int:
        """How pytest ends on these tests, in a process of their own."""
        child = os.fork()
        if child:
            return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        ended = 3  # an error of ours
        try:
            resource.setrlimit(resource.RLIMIT_CPU, (LONGEST, LONGEST + 5))
            told = os.open(self.told, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
            os.dup2(told, 1)
            os.dup2(told, 2)
            import pytest  # loaded long ago

            ended = int(pytest.main([*OPTIONS, *tests]))
        except BaseException:
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(ended)


# no conftest: it loads a browser; the profile of properties comes by itself
LONGEST = 120  # seconds of processor time for the tests of one clause
FAILED = re.compile(r"^(?:FAILED|ERROR) ([^\s\[]+)", re.MULTILINE)
OPTIONS = (
    "-x",
    "-q",
    "-rfE",
    "-m",
    "not long",
    "--noconftest",
    "--tb=line",
    "--assert=plain",
    "-p",
    "tests.kit.properties",
    "-p",
    "no:cacheprovider",
    "-o",
    "pythonpath=.",
)
SHARED = (
    "hypothesis",
    "logomachie.core.house",
    "logomachie.core.log",
    "logomachie.core.record",
    "logomachie.games",
    "logomachie.games.rulebook",
    "logomachie.lexicon.load",
    "numpy",
    "pytest",
    "tests.kit.properties",
    "tests.kit.telling",
)


@contextmanager
def bench() -> Iterator[Bench]:
    """A loaded bench, swept away afterwards; for a process that does nothing else."""
    with tempfile.TemporaryDirectory(prefix="logomachie-mutants-") as folder:
        made = Bench(Path(folder))
        made.load()
        yield made


def _write(path: Path, text: str) -> None:
    """Write a module, and forget how it was compiled: two edits in one second may look alike."""
    path.write_text(text, encoding="utf-8")
    Path(cache_from_source(str(path))).unlink(missing_ok=True)
