"""Vector files as tests: a test for each vector, which cites its clauses; and broken ones."""

import json
from collections.abc import Iterable
from pathlib import Path

import pytest

from logomachie.games.spec import Spec
from tests.kit.clauses import clause
from tests.kit.vectors.form import Json, Vector


def cases(spec: Spec, files: Iterable[Path]) -> list[object]:
    """Each vector of a game's files as a test of its own, which cites its clauses."""
    return [
        pytest.param(spec.slug, vector, tables, id=f"{spec.slug}-{vector.id}", marks=cited)
        for path in files
        for vector, tables in _read(path)
        for cited in (clause(*(f"{spec.prefix}-{one}" for one in vector.clauses)),)
    ]


def _read(path: Path) -> list[tuple[Vector, dict[str, Json]]]:
    file = json.loads(path.read_text(encoding="utf-8"))
    tables = {name: table for name, table in file.items() if name != "vectors"}
    return [(Vector(**raw), tables) for raw in file["vectors"]]


def broken(folder: Path, changed: dict[str, Json]) -> str:
    """The path of a file with one empty vector, changed so that a runner must fail it."""
    actions = changed.get("actions", [])
    assert isinstance(actions, list)
    vector = {"id": "X", "title": "x", "clauses": [], "setup": {}, "actions": []}
    vector["expect"] = {"results": [None for _ in actions]}
    path = folder / "vectors.json"
    path.write_text(json.dumps({"vectors": [{**vector, **changed}]}))
    return str(path)
