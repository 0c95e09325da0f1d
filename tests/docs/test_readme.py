"""The README keeps its word: its ten lines run, and print what they say."""

import re

import pytest

from tests.docs.sources import ROOT


def test_the_lines_in_the_readme_run(capsys: pytest.CaptureFixture[str]) -> None:
    """The example plays a word and prints the five pawns its comment promises."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", readme, re.DOTALL)
    (promised,) = re.findall(r"print\(.*\)  # (\([\d, ]+\))", code)
    exec(compile(code, "README.md", "exec"), {})  # our own document, read from this checkout

    assert promised == capsys.readouterr().out.strip()
