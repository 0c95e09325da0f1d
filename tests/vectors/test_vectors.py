"""The worked positions of every game, played on its real rules; and the runner that plays them."""

import json
from pathlib import Path

import pytest

from logomachie.games import GAMES
from tests.kit.rooms import ROOM
from tests.kit.vectors.__main__ import INTERPRETERS, interpreter, main
from tests.kit.vectors.cases import broken, cases
from tests.kit.vectors.form import Json, Vector, faults, same

RULES = {slug: ROOM[slug] / "rules" for slug in INTERPRETERS}
FILES = {slug: [room / "vectors.json", room / "more.json"] for slug, room in RULES.items()}
VECTORS = [case for slug, files in FILES.items() for case in cases(GAMES[slug], files)]
MISFITS = [
    pytest.param(slug, changed, complaint, id=f"{slug}-{number}")
    for slug, room in RULES.items()
    for number, (changed, complaint) in enumerate(json.loads((room / "misfits.json").read_text()))
]


@pytest.mark.parametrize(("slug", "vector", "tables"), VECTORS)
def test_vector(slug: str, vector: Vector, tables: dict[str, Json]) -> None:
    """What the rules do is what the vector says."""
    assert [] == list(faults(vector, tables, interpreter(slug)))


@pytest.mark.parametrize("slug", INTERPRETERS)
def test_the_runner_counts(slug: str, capsys: pytest.CaptureFixture[str]) -> None:
    """It ends with the count and leaves with 0."""
    assert 0 == main([slug, *map(str, FILES[slug])])
    assert capsys.readouterr().out.endswith(" passed, 0 failed\n")


@pytest.mark.parametrize(("slug", "changed", "complaint"), MISFITS)
def test_the_runner_fails_what_it_does_not_know(
    slug: str,
    changed: dict[str, Json],
    complaint: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Nothing is skipped: an unknown key, a wrong value or a wrong form fails the vector."""
    assert 1 == main([slug, broken(tmp_path, changed)])
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
