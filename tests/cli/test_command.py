"""The command line as a whole: help, mistakes in one line, exit codes, no traceback."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from logomachie import __version__
from logomachie.cli import main
from logomachie.cli.command import COMMANDS

ROOT = Path(__file__).parents[2]
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONUTF8": "1"}
Text = pytest.CaptureFixture[str]


def test_help_lists_every_command(capsys: Text) -> None:
    """`logomachie --help` says what there is, in French."""
    assert 0 == main(["--help"])
    shown = capsys.readouterr().out
    assert all(f"  {name} " in shown for name in COMMANDS)
    assert shown.startswith("usage : logomachie")


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_a_help(name: str, capsys: Text) -> None:
    """A first line in French, every option explained, exit code 0."""
    assert 0 == main([name, "--help"])
    shown = capsys.readouterr().out
    assert shown.startswith(f"usage : logomachie {name}")
    assert "montrer cette aide" in shown


def test_the_version_is_told(capsys: Text) -> None:
    """`logomachie --version`."""
    assert 0 == main(["--version"])
    assert f"logomachie {__version__}\n" == capsys.readouterr().out


MISTAKES = {
    "unknown command": ["bridge"],
    "no word": ["word"],
    "unknown option": ["games", "--loud"],
    "unknown game": ["rules", "bridge"],
    "no such file": ["solve", "word-whiz", "nowhere.txt"],
    "a folder": ["solve", "word-whiz", "."],
    "no such record": ["replay", "nowhere.jsonl"],
    "no record": ["replay", "pyproject.toml"],
    "no such level": ["arena", "word-whiz", "--bots", "0,9", "--games", "2"],
    "too many seats": ["arena", "word-whiz", "--bots", "0,0,0,0,0", "--games", "2"],
    "not a number": ["arena", "word-whiz", "--bots", "0,1", "--games", "many"],
    "no games": ["arena", "word-whiz", "--bots", "0,1", "--games", "0"],
    "not an option": ["arena", "word-whiz", "--bots", "0,1", "--games", "1", "--option", "dup"],
    "no such option": ["arena", "word-whiz", "--bots", "0,1", "--games", "1", "--option", "x=1"],
    "a wrong value": ["arena", "word-whiz", "--bots", "0,1", "--games", "1", "--option", "dup=x"],
    "a wrong time": [
        "arena", "word-whiz", "--bots", "0,1", "--games", "1", "--option", "raceSeconds=1"
    ],
    "a wrong port": ["serve", "--port", "70000"],
    "data in no folder": ["serve", "--data", "nowhere/club.sqlite3"],
    "data in a folder": ["serve", "--data", "src"],
    "no port": ["serve", "--port", "many"],
}  # fmt: skip


@pytest.mark.parametrize("words", MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_is_one_line(
    words: list[str], capsys: Text, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On stderr, nothing on stdout, exit code 2."""
    monkeypatch.chdir(ROOT)

    assert 2 == main(words)
    said = capsys.readouterr()
    assert "" == said.out
    assert 1 == said.err.count("\n")
    assert said.err.startswith("logomachie : ")


def test_a_reader_who_leaves_is_no_error() -> None:
    """`logomachie games | head -0` ends without a word on stderr."""
    reader, writer = os.pipe()
    os.close(reader)
    ended = subprocess.run(
        [sys.executable, "-m", "logomachie", "games"],
        env=ENVIRONMENT,
        stdout=writer,
        stderr=subprocess.PIPE,
        check=False,
    )
    os.close(writer)

    assert (141, b"") == (ended.returncode, ended.stderr)


def test_a_module_is_the_command() -> None:
    """`python -m logomachie games` is `logomachie games`."""
    ended = subprocess.run(
        [sys.executable, "-m", "logomachie", "games"],
        env=ENVIRONMENT,
        capture_output=True,
        text=True,
        check=True,
    )

    assert "" == ended.stderr
    assert "word-whiz" in ended.stdout


def test_ctrl_c_ends_quietly(monkeypatch: pytest.MonkeyPatch, capsys: Text) -> None:
    """Code 130 and not a line more."""

    def interrupted(words: list[str]) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("logomachie.cli.command.run", interrupted)

    assert 130 == main(["games"])
    assert ("", "") == tuple(capsys.readouterr())


def test_a_value_that_is_none_is_quoted_as_the_french_do(capsys: Text) -> None:
    """And not as Python does."""
    assert 2 == main(["serve", "--port", "many"])
    assert "--port : valeur impossible : « many » (voir" in capsys.readouterr().err
