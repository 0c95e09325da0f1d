"""The worked positions of the rules, played on the real rules and the real solver."""

import json
from pathlib import Path

import pytest

from tests.kit.clauses import clause
from tests.kit.vectors.__main__ import main
from tests.kit.vectors.form import Json, Vector, faults
from tests.kit.vectors.wordsearch import Play

HERE = Path(__file__).parent
FILES = [HERE / "vectors.json", HERE / "more.json"]


def vectors(path: Path) -> list[object]:
    """Each vector of a file as a test of its own, which cites its clauses."""
    file = json.loads(path.read_text(encoding="utf-8"))
    tables = {name: table for name, table in file.items() if name != "vectors"}
    return [
        pytest.param(Vector(**raw), tables, id=raw["id"], marks=clause(*_ids(raw["clauses"])))
        for raw in file["vectors"]
    ]


def _ids(clauses: list[str]) -> list[str]:
    return [f"SRCH-{clause}" for clause in clauses]


@pytest.mark.parametrize(("vector", "tables"), [case for path in FILES for case in vectors(path)])
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
    results = [None for _ in changed.get("actions", [])]  # type: ignore[attr-defined]  # a list
    vector = {"id": "X", "title": "x", "clauses": [], "setup": {}, "actions": []}
    vector["expect"] = {"results": results}
    path = tmp_path / "vectors.json"
    path.write_text(json.dumps({"vectors": [{**vector, **changed}]}))

    assert 1 == main(["wordsearch", str(path)])
    told = capsys.readouterr().out
    assert complaint in told
    assert told.endswith("0 passed, 1 failed\n")
