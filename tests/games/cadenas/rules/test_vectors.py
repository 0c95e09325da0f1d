"""The worked positions of the rules, played on the real rules."""

from pathlib import Path

import pytest

from tests.games.cadenas.vectors import Play
from tests.kit.vectors.__main__ import main
from tests.kit.vectors.cases import broken, cases
from tests.kit.vectors.form import Json, Vector, faults

HERE = Path(__file__).parent
FILES = [HERE / "vectors.json", HERE / "more.json"]


@pytest.mark.parametrize(("vector", "tables"), cases(FILES, "CAD"))
def test_vector(vector: Vector, tables: dict[str, Json]) -> None:
    """What the rules do is what the vector says."""
    assert [] == list(faults(vector, tables, Play))


def test_the_runner_counts(capsys: pytest.CaptureFixture[str]) -> None:
    """It ends with the count and leaves with 0."""
    assert 0 == main(["cadenas", *map(str, FILES)])
    assert capsys.readouterr().out.endswith(" passed, 0 failed\n")


@pytest.mark.parametrize(
    ("changed", "complaint"),
    [
        ({"setup": {"nope": 1}}, "unknown in setup: nope"),
        ({"setup": {"players": ["A", "A"]}}, "different names"),
        ({"setup": {"active": "Z"}}, "no such player: Z"),
        ({"setup": {"hands": {"Z": "A"}}}, "no such player: Z"),
        ({"setup": {"words": [{"id": "w1"}]}}, "words:"),
        ({"setup": {"padlocks": {"K1": {"owner": "A", "at": "w9"}}}}, "no such word: w9"),
        ({"actions": [["hop"]]}, "unknown action: hop"),
        ({"actions": [["lay", "A"]]}, "lay ['A']"),
        ({"actions": [["lay", "A", "w1", "mot", "verb"]]}, "kind:"),
        ({"actions": [["transform", "A", "w1", "mot"]]}, "no such word: w1"),
        ({"expect": {"results": [], "nope": 1}}, "unknown in expect"),
        ({"expect": {"results": [], "supply": 9}}, "supply: expected"),
        ({"expect": {"results": [], "words": {"w1": []}}}, "words of w1: not there"),
    ],
)
def test_the_runner_fails_what_it_does_not_know(
    changed: dict[str, Json],
    complaint: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Nothing is skipped: an unknown key, a wrong value or a wrong form fails the vector."""
    assert 1 == main(["cadenas", broken(tmp_path, changed)])
    told = capsys.readouterr().out
    assert complaint in told
    assert told.endswith("0 passed, 1 failed\n")
