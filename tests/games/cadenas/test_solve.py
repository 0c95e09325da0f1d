"""`logomachie solve cadenas`: the best turns and all plays of a position given as text."""

import io
import json
from typing import TypeAlias

import pytest

from logomachie.cli.command import main

Text: TypeAlias = pytest.CaptureFixture[str]
TABLE = "A:TRI B:MEUSE! lock:B/-/2 squares:DK/AN hands:WXQJHB/-"


def asked(monkeypatch: pytest.MonkeyPatch, position: str, *arguments: str) -> int:
    """Ask for the plays of a position on standard input."""
    entered = io.TextIOWrapper(io.BytesIO(position.encode()))
    monkeypatch.setattr("sys.stdin", entered)
    return main(["solve", "cadenas", *arguments])


def test_turns_then_plays_in_french(monkeypatch: pytest.MonkeyPatch, capsys: Text) -> None:
    """Of each square the best turn; then what may be played after each: points won, points taken,
    what is done, the cards it costs, and the move as one would type it."""
    assert 0 == asked(monkeypatch, TABLE)
    turns, first, _ = capsys.readouterr().out.split("\n\n")
    lines = [" ".join(line.split()) for line in turns.splitlines()]

    assert lines[0].startswith("6 -5 prendre la case 1 ; capturer MEUSE (B) : méduse ; cadenas sur")
    assert "rendre" in lines[0]
    assert lines[0].endswith("take 1")
    assert "6 -5 capturer MEUSE (B) : méduse + D case 1 transform 2 MEDUSE" in {
        " ".join(line.split()) for line in first.splitlines()
    }


def test_own_words_and_proper_nouns_are_told(monkeypatch: pytest.MonkeyPatch, capsys: Text) -> None:
    """Without squares the hand is that after the take."""
    assert 0 == asked(monkeypatch, "A:MUSE hands:EXWK/-")
    out = capsys.readouterr().out

    assert "allonger MUSE : Meuse (nom propre)" in out
    assert "case" not in out


def test_a_hand_too_long_is_said_to_be(monkeypatch: pytest.MonkeyPatch, capsys: Text) -> None:
    """The search stops at ten cards and says so."""
    assert 0 == asked(monkeypatch, "hands:TRAITERMUS/- squares:ES")
    assert "recherche arrêtée" in capsys.readouterr().out


def test_plays_in_json(monkeypatch: pytest.MonkeyPatch, capsys: Text) -> None:
    """For programs, from another seat, with the options of a table."""
    position = "A:PARTI hands:-/EXWK"
    assert 0 == asked(monkeypatch, position, "--seat", "1", "--option", "score=squares", "--json")
    solution = json.loads(capsys.readouterr().out)

    assert ("cadenas", 1) == (solution["game"], solution["seat"])
    [first, *_] = solution["moves"]
    assert "transform 1 PARTIE" == first["text"]
    assert {"type": "Transform", "turn": 1, "word": 1, "text": "PARTIE"} == {
        name: first["move"][name] for name in ("type", "turn", "word", "text")
    }
    play = first["play"]
    assert (36, 25, "partie") == (play["won"], play["taken"], play["spelled"])


def test_a_hand_without_plays(monkeypatch: pytest.MonkeyPatch, capsys: Text) -> None:
    """Only cards can be put back: any two of four."""
    assert 0 == asked(monkeypatch, "hands:XWKQ/-")
    lines = capsys.readouterr().out.splitlines()

    assert 6 == len(lines)
    assert all(line.split()[0] == "rendre" for line in lines)


def test_a_reader_of_english_reads_english(monkeypatch: pytest.MonkeyPatch, capsys: Text) -> None:
    """What is done is told in the language of the reader; what is typed is the same."""
    monkeypatch.setenv("LOGOMACHIE_LANG", "en")
    assert 0 == asked(monkeypatch, TABLE)
    out = capsys.readouterr().out

    assert "take square 1; capture MEUSE (B): méduse; padlock on" in out
    assert "transform 2 MEDUSE" in out


@pytest.mark.parametrize(
    ("position", "arguments"),
    [
        ("A:TRI", ()),
        ("", ()),
        (TABLE, ("--seat", "2")),
        ("A:TRI lock:B/1/- hands:MOT/-", ()),
        (TABLE, ("--option", "score=rien")),
    ],
)
def test_a_mistake_is_one_line(
    position: str, arguments: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: Text
) -> None:
    """What is wrong, without a traceback."""
    assert 2 == asked(monkeypatch, position, *arguments)
    assert 1 == len(capsys.readouterr().err.strip().splitlines())
