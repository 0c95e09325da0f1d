"""`logomachie solve wordsmith`: all words of a zone given as text."""

import io
import json
from typing import TypeAlias

import pytest

from logomachie.cli.command import main
from tests.kit.clauses import clause

Text: TypeAlias = pytest.CaptureFixture[str]
LEAFLET = "R4Y1B1G2"  # SAC, then CLIP


def asked(monkeypatch: pytest.MonkeyPatch, position: str, *arguments: str) -> int:
    """Ask for the words of a position on standard input."""
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(position.encode())))
    return main(["solve", "wordsmith", *arguments])


@clause("WS-B3")
def test_all_words_of_a_zone_the_best_first(monkeypatch: pytest.MonkeyPatch, capsys: Text) -> None:
    """Worth, boxes, the word with its accents, and the move as it would be typed."""
    assert 0 == asked(monkeypatch, LEAFLET)
    lines = capsys.readouterr().out.splitlines()

    assert "5  0  sciai  claim SCIAI" == lines[0]
    assert any(line.split() == ["4", "2", "clip", "claim", "CLIP"] for line in lines)
    assert any(line.split() == ["3", "2", "sac", "claim", "SAC"] for line in lines)
    assert ["roll", "stuck"] == [line.strip() for line in lines[-2:]]
    worth = [int(line.split()[0]) for line in lines[:-2]]
    assert worth == sorted(worth, reverse=True)


@clause("WS-C3", "WS-G5")
def test_words_said_and_boxes_count(monkeypatch: pytest.MonkeyPatch, capsys: Text) -> None:
    """After PORT no TROP, and with one box left only what leaves at most one piece over."""
    assert 0 == asked(monkeypatch, "R3Y2B2G2/∅ words:PORT ticked:11", "--json")
    solution = json.loads(capsys.readouterr().out)
    claims = [ranked for ranked in solution["moves"] if ranked["move"]["type"] == "Claim"]
    words = {ranked["move"]["word"] for ranked in claims}

    assert ("wordsmith", 0) == (solution["game"], solution["seat"])
    assert not {"PORT", "TROP"} & words
    assert {0, 1} >= {ranked.get("boxes", 0) for ranked in claims}


def test_circles_of_a_line(monkeypatch: pytest.MonkeyPatch, capsys: Text) -> None:
    """Alone in the mot à mot: first what to take for the circle, so that SAC can be built."""
    assert 0 == asked(
        monkeypatch, "R1Y1B1G2 circles:1 line:1", "--option", "mode=motamot", "--json"
    )
    moves = json.loads(capsys.readouterr().out)["moves"]

    assert "choose" == moves[0]["text"].split()[0]
    assert {"choose R", "choose Y", "choose B", "choose G"} <= {move["text"] for move in moves}


def test_a_zone_without_words(monkeypatch: pytest.MonkeyPatch, capsys: Text) -> None:
    """One rolls on, or gives up for now."""
    assert 0 == asked(monkeypatch, "R1")
    assert ["roll", "stuck"] == capsys.readouterr().out.split()


@pytest.mark.parametrize(
    ("position", "arguments"),
    [("R4Q1", ()), ("", ()), (LEAFLET, ("--seat", "2")), (f"{LEAFLET} ticked:99", ())],
)
def test_a_mistake_is_one_line(
    position: str, arguments: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: Text
) -> None:
    """What is wrong, without a traceback."""
    assert 2 == asked(monkeypatch, position, *arguments)
    assert 1 == len(capsys.readouterr().err.strip().splitlines())
