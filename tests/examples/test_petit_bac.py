"""A sixth game is two folders, its tests and one line: examples/petit_bac in a clean copy.

What `sixth` copies and adds is all there is to touch. In the copy everything that runs over every
game is run on this one, bots play it in the arena, the page is built with it, and a story is
played in Chromium.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.sources import ROOT, tracked

EXAMPLE = ROOT / "examples" / "petit_bac"
FOLDERS = {
    "game": "src/logomachie/games/petit_bac",
    "page": "web/src/games/petit-bac",
    "tests": "tests/games/petit_bac",
}
THE_LINE = '    "petit_bac",\n'


class Copy:
    """A clean copy of the project, and commands run in it."""

    def __init__(self, home: Path) -> None:
        self.home, self.compiled = home, home.parent / "compiled"  # beside it: the copy stays clean
        for path in tracked():
            there = home / path.relative_to(ROOT)
            there.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, there)
        (home / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
        for words in (["init", "-q"], ["add", "-A"]):  # some tests ask git what the project has
            subprocess.run(["git", *words], cwd=home, check=True)

    def run(self, *words: str) -> str:
        """What a command of the project says there; it must not fail."""
        paths = os.pathsep.join(str(self.home / part) for part in ("src", ".", "scripts"))
        inside = ("PYTEST", "PYTHON", "LOGOMACHIE")  # of the run around this one
        environment = {n: value for n, value in os.environ.items() if not n.startswith(inside)}
        done = subprocess.run(
            [sys.executable, *words],
            cwd=self.home,
            check=False,
            capture_output=True,
            text=True,
            env={**environment, "PYTHONPATH": paths, "PYTHONPYCACHEPREFIX": str(self.compiled)},
        )
        assert done.returncode == 0, f"{words}\n{done.stdout[-8000:]}\n{done.stderr[-3000:]}"
        return done.stdout

    def passed(self, *words: str) -> int:
        """How many tests pass there; none may fail or be skipped."""
        said = self.run("-m", "pytest", "-q", *words).splitlines()[-1]
        found = re.match(r"(\d+) passed", said)
        assert found is not None, said
        assert "skipped" not in said
        return int(found[1])


@pytest.fixture(scope="module")
def sixth(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """The copy with the sixth game in it: the folders, and one line."""
    copy = Copy(tmp_path_factory.mktemp("sixth") / "logomachie")
    for name, place in FOLDERS.items():
        shutil.copytree(EXAMPLE / name, copy.home / place)
    register = copy.home / "src/logomachie/games/__init__.py"
    head, tail = register.read_text(encoding="utf-8").split(")\n", 1)
    register.write_text(f"{head}{THE_LINE})\n{tail}", encoding="utf-8")
    copy.run("scripts/types")  # what is generated is not written by hand
    return copy


@pytest.mark.slow
def test_it_obeys_every_law(sixth: Copy) -> None:
    """Laws, golden games, counts, old lines, rulebook, refusals: all that runs over every game."""
    chosen = ("-m", "not browser and not long", "-k", "petit-bac or games/petit_bac")

    assert 80 < sixth.passed("tests", *chosen)


@pytest.mark.slow
def test_the_house_still_stands(sixth: Copy) -> None:
    """What the house says of itself is true with six games."""
    assert 0 < sixth.passed("tests/docs", "tests/cli", "-m", "not slow")


@pytest.mark.slow
def test_bots_play_it_in_the_arena(sixth: Copy) -> None:
    """Whole games between two levels; the higher knows longer words."""
    words = ("arena", "petit-bac", "--bots", "CM2,Arbitre", "--games", "20", "--json")
    low, high = json.loads(sixth.run("-m", "logomachie", *words))["levels"]

    assert ("CM2", "Arbitre") == (low["name"], high["name"])
    assert low["won"] < high["won"]


@pytest.mark.browser
def test_it_is_played_in_a_browser(sixth: Copy) -> None:
    """The page is built with it, and a table is played from the shelf to the end."""
    sixth.run("-c", "import page; page.build()")

    assert 1 == sixth.passed("tests/games/petit_bac/browser", "-m", "browser")


@pytest.mark.long
def test_its_types_hold(sixth: Copy) -> None:
    """In Python and in the page."""
    sixth.run("-m", "mypy")
    sixth.run("-c", "import page; page.npm('run', '--silent', 'check')")
    sixth.run("-c", "import page; page.npm('run', '--silent', 'lint')")
