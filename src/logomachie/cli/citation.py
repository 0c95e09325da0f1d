"""Which tests of a checkout cite which clause; read from their sources, none is run."""

import ast
from collections.abc import Iterator
from pathlib import Path

import logomachie


def tests_folder() -> Path | None:
    """The tests beside the sources; None where the package is installed without them."""
    folder = Path(logomachie.__file__).parents[2] / "tests"
    return folder if (folder / "kit").is_dir() else None


def citations(folder: Path) -> dict[str, list[str]]:
    """Clause id → the tests that cite it by `@clause(…)`, as pytest names them."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        name = path.relative_to(folder.parent).as_posix()
        for test, clause in _cited(path.read_text(encoding="utf-8")):
            found.setdefault(clause, []).append(f"{name}::{test}")
    return found


def _cited(source: str) -> Iterator[tuple[str, str]]:
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        for decorator in node.decorator_list:
            match decorator:
                case ast.Call(func=ast.Name(id="clause") | ast.Attribute(attr="clause")):
                    for argument in decorator.args:
                        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                            yield node.name, argument.value
