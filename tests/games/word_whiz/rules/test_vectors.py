"""The worked positions of the rules, played on the real rules; and the runner that plays them."""

from pathlib import Path

import pytest

from tests.games.word_whiz.vectors import Play
from tests.kit.vectors.__main__ import main
from tests.kit.vectors.cases import broken, cases
from tests.kit.vectors.form import Json, Vector, faults, same

HERE = Path(__file__).parent
FILES = [HERE / "vectors.json", HERE / "more.json"]


@pytest.mark.parametrize(("vector", "tables"), cases(FILES, "MIC"))
def test_vector(vector: Vector, tables: dict[str, Json]) -> None:
    """What the rules do is what the vector says."""
    assert [] == list(faults(vector, tables, Play))


def test_the_runner_counts(capsys: pytest.CaptureFixture[str]) -> None:
    """It ends with the count and leaves with 0."""
    assert 0 == main(["word-whiz", *map(str, FILES)])
    assert capsys.readouterr().out.endswith(" passed, 0 failed\n")


@pytest.mark.parametrize(
    ("changed", "complaint"),
    [
        ({"setup": {"nope": 1}}, "unknown in setup: nope"),
        ({"setup": {"phase": "VOTE"}}, "phase: VOTE cannot be set"),
        ({"setup": {"flipper": "Z"}}, "no such player: Z"),
        ({"actions": [["hop"]]}, "unknown action: hop"),
        ({"actions": [["grab"]]}, "grab []"),
        ({"actions": [["nobody"]], "expect": {"results": ["OK"]}}, "was 'NOT_NOW'"),
        ({"expect": {"results": [], "nope": 1}}, "unknown in expect: nope"),
        ({"expect": {"results": [], "pos": {"Z": "A1"}}}, "pos of Z"),
        ({"expect": {"results": [], "packs": [18, 17, 16]}}, "packs: expected"),
        ({"expect": {"results": ["OK"]}}, "0 actions, 1 results"),
        ({"expect": {}}, "no list of results"),
        ({"more": 1}, "unknown field"),
    ],
)
def test_the_runner_fails_what_it_does_not_know(
    changed: dict[str, Json],
    complaint: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Nothing is skipped: an unknown key, a wrong value or a wrong form fails the vector."""
    assert 1 == main(["word-whiz", broken(tmp_path, changed)])
    told = capsys.readouterr().out
    assert complaint in told
    assert told.endswith("0 passed, 1 failed\n")


def test_the_runner_fails_a_file_it_cannot_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A missing or broken file is a failure, a game without interpreter a mistake in the call."""
    assert 1 == main(["word-whiz", str(tmp_path / "none.json")])
    assert "0 passed, 1 failed" in capsys.readouterr().out
    assert 2 == main(["chess", "x.json"])


@pytest.mark.parametrize(("a", "b"), [(True, 1), ([1, 2], [2, 1]), ({"a": 1}, {}), ("1", 1)])
def test_equality_is_that_of_json(a: Json, b: Json) -> None:
    """true is not 1, order counts in lists."""
    assert not same(a, b)
    assert same({"a": [1, None], "b": True}, {"b": True, "a": [1, None]})
