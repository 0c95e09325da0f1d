"""The worked positions of the rules, played on the real rules."""

from pathlib import Path

import pytest

from tests.games.wordsmith.vectors import Play
from tests.kit.vectors.__main__ import main
from tests.kit.vectors.cases import broken, cases
from tests.kit.vectors.form import Json, Vector, faults

HERE = Path(__file__).parent
FILES = [HERE / "vectors.json", HERE / "more.json"]


@pytest.mark.parametrize(("vector", "tables"), cases(FILES, "WS"))
def test_vector(vector: Vector, tables: dict[str, Json]) -> None:
    """What the rules do is what the vector says."""
    assert [] == list(faults(vector, tables, Play))


def test_the_runner_counts(capsys: pytest.CaptureFixture[str]) -> None:
    """It ends with the count and leaves with 0."""
    assert 0 == main(["wordsmith", *map(str, FILES)])
    assert capsys.readouterr().out.endswith(" passed, 0 failed\n")


@pytest.mark.parametrize(
    ("changed", "complaint"),
    [
        ({"setup": {"nope": 1}}, "unknown in setup: nope"),
        ({"setup": {"mode": "king"}}, "mode: king"),
        ({"setup": {"zones": {"A": "Q1"}}}, "zones:"),
        ({"setup": {"ticked": {"Z": 1}}}, "no such player: Z"),
        ({"setup": {"expert": ["A"]}}, "not six letters"),
        ({"setup": {"phase": {"name": "KING"}}}, "cannot be set"),
        ({"setup": {"phase": {"name": "LAST"}}}, "finisher"),
        ({"setup": {"rows": {"A": [None] * 7}}}, "more than six"),
        ({"setup": {"anagramScope": "nobody"}}, "anagramScope"),
        ({"actions": [["hop"]]}, "unknown action: hop"),
        ({"actions": [["roll", "A"]]}, "roll ['A']"),
        ({"actions": [["roll", "Z", "R"]]}, "no such player: Z"),
        ({"actions": [["roll", "A", "Q"]]}, "faces:"),
        ({"actions": [["setup", ["R"]]]}, "8 faces"),
        ({"actions": [["line_roll", ["R", "R", "R"]]]}, "belongs to mot"),
        ({"expect": {"results": [], "nope": 1}}, "unknown in expect"),
        ({"expect": {"results": [], "winners": []}}, "totals"),
        ({"expect": {"results": [], "phase": "END"}}, "phase: expected"),
    ],
)
def test_the_runner_fails_what_it_does_not_know(
    changed: dict[str, Json],
    complaint: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Nothing is skipped: an unknown key, a wrong value or a wrong form fails the vector."""
    assert 1 == main(["wordsmith", broken(tmp_path, changed)])
    told = capsys.readouterr().out
    assert complaint in told
    assert told.endswith("0 passed, 1 failed\n")
