"""The suite leaves nothing out silently, and a slow test must say that it is."""

import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType
from typing import Any
from xml.etree import ElementTree

import pytest

SCRIPTS = Path(__file__).parents[2] / "scripts"


def script(name: str) -> ModuleType:
    """A file of scripts/ as a module."""
    loader = SourceFileLoader(f"script_{Path(name).stem}", str(SCRIPTS / name))
    spec = spec_from_loader(loader.name, loader)
    assert spec is not None
    module = sys.modules[loader.name] = module_from_spec(spec)  # dataclasses look it up
    loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def suite() -> ModuleType:
    sys.path.insert(0, str(SCRIPTS))  # as for a script that is run
    try:
        return script("suite")
    finally:
        sys.path.remove(str(SCRIPTS))


def report(*cases: str, skipped: int = 0, failures: int = 0) -> ElementTree.Element:
    """A report of pytest: each case is `name cpu wall slow`."""
    told = ElementTree.Element(
        "testsuite", tests=str(len(cases)), skipped=str(skipped), failures=str(failures)
    )
    for case in cases:
        name, *noted = case.split()
        one = ElementTree.SubElement(told, "testcase", classname="t", name=name)
        for key, value in zip(("cpu", "wall", "slow"), noted, strict=True):
            ElementTree.SubElement(one, "property", name=key, value=value)
    return told


QUIET = tuple(f"a{n} 0.5 0.5 no" for n in range(5))
BUSY = tuple(f"a{n} 0.5 4.0 no" for n in range(5))  # a load of eight


@pytest.mark.parametrize(
    ("cases", "blamed"),
    [
        (QUIET, ""),
        ((*QUIET, "b 9 9 yes"), ""),  # it says so
        ((*QUIET, "b 9 9 no"), "t::b takes 9.0 s and is not marked slow"),
        ((*QUIET, "b 0.1 9 no"), "t::b takes 9.0 s and is not marked slow"),  # it only waits
        (BUSY, ""),
        ((*BUSY, "b 2 16 no"), "t::b takes 2.0 s and is not marked slow"),
    ],
)
def test_a_slow_test_says_so(suite: ModuleType, cases: tuple[str, ...], blamed: str) -> None:
    """What takes more than a second bears the marker; a busy machine blames nobody."""
    told = suite.pace.unmarked(suite.pace.costs(report(*cases)))

    assert [blamed] * bool(blamed) == told


def test_a_slow_machine_blames_nobody(suite: ModuleType) -> None:
    """Where everything takes three times as long, a second is three seconds."""
    costs = suite.pace.costs(report("a 2.5 2.5 no"))

    assert [] == suite.pace.unmarked(costs, second=3.0)
    assert 1 == len(suite.pace.unmarked(costs))


@pytest.mark.parametrize(
    ("told", "failed"),
    [
        (report(*QUIET), 0),
        (report(*QUIET, skipped=1), 1),
        (report(*QUIET, failures=2), 2),
        (report(*QUIET[:3]), 1),  # two were found and not run
        (report(*QUIET[:4], "b 9 9 no"), 1),
    ],
)
def test_what_was_found_was_run(suite: ModuleType, told: ElementTree.Element, failed: int) -> None:
    """Skipped, failed, lost, slow without a word: each is a failure."""
    found = {"quick": 5, "slow": 7}

    assert failed == suite.counted(told, found, ("quick",), whole=True).failed


def test_what_is_left_out_is_told(suite: ModuleType) -> None:
    """The sum names how many tests of which kind were not run."""
    results = [
        suite.Result(9, 0, found={"quick": 5, "slow": 7, "browser": 2, "long": 3}, ran=("quick",)),
        suite.Result(9, 0, found={"quick": 5, "slow": 7, "browser": 2, "long": 3}, ran=("slow",)),
    ]

    assert "2 browser, 3 long" == suite.left_out(results)


@pytest.mark.parametrize(
    ("words", "names"),
    [
        ([], "format lint types mypy native prettier svelte vitest python browser"),
        (["quick"], "format lint types mypy native prettier svelte vitest python"),
        (["cadenas"], "vitest python browser"),
        (["word-whiz", "quick"], "vitest python"),
        (["mypy", "browser"], "mypy browser"),
    ],
)
def test_words_name_parts(suite: ModuleType, words: list[str], names: str) -> None:
    """Nothing is everything; a part, a game or single steps can be asked for."""
    assert names.split() == list(suite.steps(words))


def test_a_word_that_means_nothing_is_not_run(suite: ModuleType) -> None:
    """A misspelt step is no empty run."""
    assert suite.steps(["mypi"]) is None
    assert 2 == suite.main(["quick", "mypi"])


FEW, MANY = (tuple(f"tests/a.py::b{n}" for n in range(count)) for count in (2, 6))


@pytest.mark.parametrize(
    ("first", "alone", "held"),
    [
        ({"broken": FEW, "failed": 2}, 0, FEW),
        ({"broken": FEW[:1], "late": FEW[1:], "failed": 2}, 0, FEW),
        ({"broken": FEW, "failed": 2}, 1, ()),  # one fails alone, too
        ({"broken": FEW, "failed": 3}, 0, ()),  # something was skipped besides
        ({"broken": MANY, "failed": 6}, 0, ()),  # so many are no accident
        ({"failed": 0}, 0, ()),
    ],
)
def test_the_few_that_fail_are_run_once_more(
    suite: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    first: dict[str, Any],
    alone: int,
    held: tuple[str, ...],
) -> None:
    """Alone: one that holds then is named and passes, any other fails the suite."""
    asked: list[list[str]] = []
    broken = len(first.get("broken", ()))

    def reported(ids: list[str], *_: object, **__: object) -> object:
        asked.append(ids)
        return suite.Result(0, alone)

    monkeypatch.setattr(suite, "pytest", lambda *_, **__: suite.Result(10 - broken, **first))
    monkeypatch.setattr(suite, "reported", reported)
    told = suite.tried("quick")

    assert held == told.held
    assert (first["failed"] if not held else 0) == told.failed
    assert (10 if held else 10 - broken) == told.passed
    assert all([*FEW] == ids for ids in asked)


def test_a_broken_test_is_named_as_pytest_asks_for_it(suite: ModuleType) -> None:
    """From a report, which has only modules and names."""
    told = report(*QUIET, failures=1)
    case = ElementTree.SubElement(told, "testcase", classname="tests.cli.test_a", name="b[c.d]")
    ElementTree.SubElement(case, "failure")

    assert ("tests/cli/test_a.py::b[c.d]",) == suite.counted(told, {}, (), whole=False).broken


@pytest.mark.slow
def test_tests_are_run_by_their_names(suite: ModuleType) -> None:
    """As they are when they failed beside the others."""
    named = f"tests/scripts/test_suite.py::{test_a_slow_machine_blames_nobody.__name__}"

    told = suite.reported([named])

    assert (1, 0) == (told.passed, told.failed)
