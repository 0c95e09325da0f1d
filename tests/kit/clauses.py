"""Which test cites which clause: a marker for pytest, and a reader of test files that runs none."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest


def clause(*ids: str) -> pytest.MarkDecorator:
    """Mark a test as one that fails when these clauses are broken."""
    return pytest.mark.clause(*ids)


@cache
def citations(root: Path) -> dict[str, tuple[str, ...]]:
    """Clause id → the tests under `root` that cite it, as pytest names them."""
    found: dict[str, list[str]] = {}
    for path in sorted(root.rglob("test_*.py")):
        for test, ids in cited(path.read_text(encoding="utf-8")):
            for clause_id in ids:
                found.setdefault(clause_id, []).append(f"{path.as_posix()}::{test}")
    return {clause_id: tuple(tests) for clause_id, tests in sorted(found.items())}


def cited(source: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every test function of a file with the clauses in its decorators."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name[:5] == "test_":
            ids = tuple(i for decorator in node.decorator_list for i in _ids(decorator))
            if ids:
                yield node.name, ids


def _ids(decorator: ast.expr) -> Iterator[str]:
    match decorator:
        case ast.Call(func=ast.Name(id="clause") | ast.Attribute(attr="clause"), args=args):
            for arg in args:
                if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
                    yield arg.value
