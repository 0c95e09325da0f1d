"""Vector files as tests: a test for each vector, which cites its clauses; and broken ones."""

import json
from collections.abc import Iterable
from pathlib import Path

import pytest

from tests.kit.clauses import clause
from tests.kit.vectors.form import Json, Vector


def cases(files: Iterable[Path], prefix: str) -> list[object]:
    """Each vector of the files as a test of its own, which cites its clauses."""
    return [
        pytest.param(vector, tables, id=vector.id, marks=clause(*_ids(vector, prefix)))
        for path in files
        for vector, tables in _read(path)
    ]


def _read(path: Path) -> list[tuple[Vector, dict[str, Json]]]:
    file = json.loads(path.read_text(encoding="utf-8"))
    tables = {name: table for name, table in file.items() if name != "vectors"}
    return [(Vector(**raw), tables) for raw in file["vectors"]]


def _ids(vector: Vector, prefix: str) -> list[str]:
    return [f"{prefix}-{one}" for one in vector.clauses]


def broken(folder: Path, changed: dict[str, Json]) -> str:
    """The path of a file with one empty vector, changed so that a runner must fail it."""
    actions = changed.get("actions", [])
    assert isinstance(actions, list)
    vector = {"id": "X", "title": "x", "clauses": [], "setup": {}, "actions": []}
    vector["expect"] = {"results": [None for _ in actions]}
    path = folder / "vectors.json"
    path.write_text(json.dumps({"vectors": [{**vector, **changed}]}))
    return str(path)
