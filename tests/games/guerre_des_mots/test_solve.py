"""`logomachie solve guerre-des-mots`: the coups of a position given as text, in French."""

import io
import json
from typing import TypeAlias

import pytest

from logomachie.cli.command import main

Text: TypeAlias = pytest.CaptureFixture[str]
ORNA = "SO@E22>RUSA^IRAP>URS^ELARO NE@O1_RUES SO=RNAST turn:SO"


def asked(monkeypatch: pytest.MonkeyPatch, position: str, *arguments: str) -> int:
    """Ask for the coups of a position on standard input."""
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(position.encode())))
    return main(["solve", "guerre-des-mots", *arguments])


def test_the_winning_word_comes_first(monkeypatch: pytest.MonkeyPatch, capsys: Text) -> None:
    """ORNA on the cross is among the first lines, told in French and as one would type it."""
    assert 0 == asked(monkeypatch, ORNA)
    lines = capsys.readouterr().out.splitlines()

    assert "gagne sur la croix" in lines[0]
    assert any("ORNA" in line and "lay K13 L13>RNA" in line for line in lines[:20])
    wins = ["gagne" in line for line in lines]
    assert wins == sorted(wins, reverse=True)


def test_coups_in_json_and_of_another_seat(monkeypatch: pytest.MonkeyPatch, capsys: Text) -> None:
    """For programs: the very moves."""
    assert 0 == asked(
        monkeypatch, ORNA.replace("SO=RNAST", "SO=RNAST NE=ELT"), "--seat", "1", "--json"
    )
    solution = json.loads(capsys.readouterr().out)

    assert ("guerre-des-mots", 1) == (solution["game"], solution["seat"])
    assert {"Lay"} == {move["move"]["type"] for move in solution["moves"]}


def test_a_wrong_position_is_told(monkeypatch: pytest.MonkeyPatch, capsys: Text) -> None:
    """What is wrong with it, and no traceback."""
    assert 0 != asked(monkeypatch, "SO@E22>R")
    assert "position" in capsys.readouterr().err
