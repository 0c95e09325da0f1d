"""The examples: each runs, tells what it promises, and is short enough to be read at once."""

import runpy
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
Text = pytest.CaptureFixture[str]
TOLD = {
    "ask_the_lexicon": [
        "cœurs: a word",
        "Lisbonne: not a word",
        "orna → orner: verbe du 1er groupe, passé simple, il",
        "anagrams of CHIEN: CHENI CHIEN CHINE NICHE",
    ],
    "duel": ["Arbitre wins, 60 steps to"],
    "play_a_round": ["Step(vowel='E', start=1, end=4)", "((1, 4, 3, 1, 1), (1, 1, 1, 1, 1))"],
    "prove_a_record": ["proved: ", "what happened differs"],
}


def test_every_example_is_run() -> None:
    """None is left out below."""
    assert sorted(TOLD) == sorted(file.stem for file in EXAMPLES.glob("*.py"))


@pytest.mark.parametrize("name", TOLD)
def test_an_example_tells_what_it_promises(name: str, capsys: Text) -> None:
    """It runs to its end and prints what its reader is promised."""
    runpy.run_path(str(EXAMPLES / f"{name}.py"), run_name="__main__")
    said = capsys.readouterr().out

    assert [] == [line for line in TOLD[name] if line not in said]


@pytest.mark.parametrize("name", TOLD)
def test_an_example_is_under_60_lines(name: str) -> None:
    """Longer than that nobody reads it."""
    assert len((EXAMPLES / f"{name}.py").read_text(encoding="utf-8").splitlines()) < 60
