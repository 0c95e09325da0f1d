"""`logomachie solve wordsearch`: all words of a position given as text."""

import io
import json
from typing import TypeAlias

import pytest

from logomachie.cli.command import main
from tests.games.wordsearch.story import BLEU

Text: TypeAlias = pytest.CaptureFixture[str]


def asked(monkeypatch: pytest.MonkeyPatch, position: str, *arguments: str) -> int:
    """Ask for the words of a position on standard input."""
    entered = io.TextIOWrapper(io.BytesIO(position.encode()))
    monkeypatch.setattr("sys.stdin", entered)
    return main(["solve", "wordsearch", *arguments])


def test_all_words_are_listed_the_best_first(monkeypatch: pytest.MonkeyPatch, capsys: Text) -> None:
    """Points, slides, and the move as it would be typed: words first, then a slide without one,
    then other ways to the words."""
    assert 0 == asked(monkeypatch, BLEU, "--most", "0")
    lines = capsys.readouterr().out.splitlines()

    assert "20  3  play D4-C5 D3-D5 E2-B5 BLEU A5 E" == lines[0]
    points = [int(line.split()[0]) for line in lines]
    words = points.index(0)
    assert points[:words] == sorted(points[:words], reverse=True)
    assert all(len(line.split()) == 4 for line in lines[words:] if line.startswith("0"))
    assert any("BU A5 E" in line for line in lines)


def test_words_in_json(monkeypatch: pytest.MonkeyPatch, capsys: Text) -> None:
    """For programs: the very moves, with the lexicon's digest."""
    assert 0 == asked(monkeypatch, f"{BLEU} 4/0 active:B", "--json")
    solution = json.loads(capsys.readouterr().out)

    assert ("wordsearch", 1, f"{BLEU} 4/0 active:B") == (
        solution["game"],
        solution["seat"],
        solution["position"],
    )
    assert ("BLEU", 20, 3) == (
        solution["moves"][0]["move"]["word"],
        solution["moves"][0]["points"],
        solution["moves"][0]["slides"],
    )


def test_options_count(monkeypatch: pytest.MonkeyPatch, capsys: Text) -> None:
    """With three letters at least there are fewer words."""
    assert 0 == asked(monkeypatch, BLEU, "--most", "0")
    many = len(capsys.readouterr().out.splitlines())
    assert 0 == asked(monkeypatch, BLEU, "--option", "minLength=3", "--most", "0")

    assert 0 < len(capsys.readouterr().out.splitlines()) < many


def test_a_strict_table_slides_letter_by_letter(
    monkeypatch: pytest.MonkeyPatch, capsys: Text
) -> None:
    """The first slide is one towards the best word."""
    assert 0 == asked(monkeypatch, BLEU, "--option", "touchMove=strict")
    first = capsys.readouterr().out.splitlines()[0]

    assert "20  3  slide D4 C5" == first


def test_a_position_without_words(monkeypatch: pytest.MonkeyPatch, capsys: Text) -> None:
    """Is said to have none."""
    assert 0 == asked(monkeypatch, "QX/ZW")
    assert "aucun coup\n" == capsys.readouterr().out


@pytest.mark.parametrize(
    ("position", "arguments"),
    [("AB/C", ()), ("", ()), (BLEU, ("--seat", "2")), ("A" * 12, ()), (f"{BLEU} 0/0/0/0/0", ())],
)
def test_a_mistake_is_one_line(
    position: str, arguments: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: Text
) -> None:
    """What is wrong, without a traceback."""
    assert 2 == asked(monkeypatch, position, *arguments)
    assert 1 == len(capsys.readouterr().err.strip().splitlines())
