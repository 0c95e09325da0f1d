"""The worked positions of the rules, played on the real rules and the real solver."""

from pathlib import Path

import pytest

from tests.games.wordsearch.vectors import Play
from tests.kit.vectors.__main__ import main
from tests.kit.vectors.cases import broken, cases
from tests.kit.vectors.form import Json, Vector, faults

HERE = Path(__file__).parent
FILES = [HERE / "vectors.json", HERE / "more.json"]


@pytest.mark.parametrize(("vector", "tables"), cases(FILES, "SRCH"))
def test_vector(vector: Vector, tables: dict[str, Json]) -> None:
    """What the rules do is what the vector says."""
    assert [] == list(faults(vector, tables, Play))


def test_the_runner_counts(capsys: pytest.CaptureFixture[str]) -> None:
    """It ends with the count and leaves with 0."""
    assert 0 == main(["wordsearch", *map(str, FILES)])
    assert capsys.readouterr().out.endswith(" passed, 0 failed\n")


@pytest.mark.parametrize(
    ("changed", "complaint"),
    [
        ({"setup": {"nope": 1}}, "unknown in setup: nope"),
        ({"setup": {"mode": "king"}}, "setup:"),
        ({"setup": {"board": "AB/C"}}, "not a board"),
        ({"setup": {"static": True}}, "has a board"),
        ({"setup": {"board": "AB", "scores": {"Z": 1}}}, "no such player: Z"),
        ({"actions": [["hop"]]}, "unknown action: hop"),
        ({"actions": [["stop"]]}, "stop []"),
        ({"actions": [["stop", "A"]]}, "no game"),
        ({"actions": [["legal", ["AS"]]]}, "no board"),
        ({"setup": {"board": "AB"}, "actions": [["accept"]]}, "no window"),
        ({"setup": {"board": "AB"}, "expect": {"results": [], "nope": 1}}, "unknown in expect"),
        ({"setup": {"board": "AB"}, "expect": {"results": [], "board": "AA"}}, "board: expected"),
        ({"expect": {"results": [], "over": False}}, "no game"),
    ],
)
def test_the_runner_fails_what_it_does_not_know(
    changed: dict[str, Json],
    complaint: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Nothing is skipped: an unknown key, a wrong value or a wrong form fails the vector."""
    assert 1 == main(["wordsearch", broken(tmp_path, changed)])
    told = capsys.readouterr().out
    assert complaint in told
    assert told.endswith("0 passed, 1 failed\n")
