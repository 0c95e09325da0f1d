"""The README keeps its word: its random game runs to its end, and is as short as it says."""

import random
import re

import pytest

from tests.docs.sources import ROOT


@pytest.fixture
def code() -> str:
    """The lines of the README."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    (found,) = re.findall(r"```python\n(.*?)```", readme, re.DOTALL)
    return str(found)


def test_the_lines_in_the_readme_run(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A whole game of random moves ends as the comment promises."""
    (promised,) = re.findall(r"print\(.*\)  # (\w+)", code)
    random.seed("readme")  # with the seed of the match, the same game each time
    exec(compile(code, "README.md", "exec"), {})  # our own document, read from this checkout

    assert promised == capsys.readouterr().out.strip()


def test_a_random_game_is_four_lines(code: str) -> None:
    """From the match to its last move."""
    lines = [line for line in code.splitlines() if line and "import" not in line]

    assert 4 == len([line for line in lines if not line.startswith("print")])
