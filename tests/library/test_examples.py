"""What the library says of itself: its examples run, and the documentation is made of them."""

import doctest
import subprocess
import sys
from importlib import import_module

import pytest

import logomachie
from logomachie.library import dictionary
from logomachie.library import match as matches
from tests.docs.sources import ROOT

sys.path.insert(0, str(ROOT / "scripts"))
library_page = import_module("library_page")
FINDER = doctest.DocTestFinder(exclude_empty=True)
GIVEN = {"match": logomachie.match, "lexicon": dictionary.lexicon}
EXAMPLES = [
    pytest.param(example, id=example.name)
    for module in (logomachie, matches, dictionary)
    for example in FINDER.find(module, extraglobs=GIVEN)
    if example.examples
]


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_gives_what_it_says(example: doctest.DocTest) -> None:
    """Every example of a docstring, run as it stands there."""
    failed, tried = doctest.DocTestRunner(optionflags=doctest.IGNORE_EXCEPTION_DETAIL).run(example)

    assert (0, True) == (failed, tried > 0)


def test_every_public_name_has_an_example() -> None:
    """Nothing a program may use is told without being shown."""
    shown = {str(example.id).rpartition(".")[2] for example in EXAMPLES}
    names = {name for name in vars(matches.Match) if not name.startswith("_")}

    assert {"match", "lexicon"} | names == shown


def test_the_page_is_made_from_them() -> None:
    """docs/library.md is what scripts/library would write now."""
    assert library_page.page() == (ROOT / "docs" / "library.md").read_text(encoding="utf-8")


def test_a_program_that_only_imports_it_loads_nothing() -> None:
    """No NumPy, no game: half a second nobody should wait for."""
    asked = (
        "import logomachie, sys; print([m for m in sys.modules if 'numpy' in m or '.games' in m])"
    )
    told = subprocess.run(
        [sys.executable, "-c", asked],
        env={"PYTHONPATH": str(ROOT / "src"), "PATH": ""},
        capture_output=True,
        text=True,
        check=True,
    )

    assert "[]" == told.stdout.strip()


def test_it_has_types() -> None:
    """The marker that tells checkers to read ours."""
    assert (ROOT / "src" / "logomachie" / "py.typed").is_file()


def test_the_dictionary_is_called_by_its_name() -> None:
    """Whether a part of its package was imported before or not."""
    asked = (
        "import logomachie as lo; first = lo.lexicon(); "
        "import logomachie.lexicon.load; print(first is lo.lexicon())"
    )
    told = subprocess.run(
        [sys.executable, "-c", asked],
        env={"PYTHONPATH": str(ROOT / "src"), "PATH": "", "HOME": str(ROOT.home())},
        capture_output=True,
        text=True,
        check=True,
    )

    assert "True" == told.stdout.strip()


def test_types_are_at_hand() -> None:
    """For `except lo.Refused` and for annotations; what is not there is told."""
    assert matches.Match is logomachie.Match
    assert "TAKE_FIRST" == logomachie.Refused("TAKE_FIRST", "").code
    with pytest.raises(AttributeError, match="Chess"):
        _ = logomachie.Chess  # type: ignore[attr-defined]
