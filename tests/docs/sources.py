"""What the documentation tests read: the files of the checkout, and the names in them."""

import ast
import subprocess
from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "logomachie"


@cache
def tracked() -> tuple[Path, ...]:
    """Every file of the project: those in the index, and new ones that are not ignored."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    paths = (ROOT / name for name in sorted(set(listed.stdout.split("\0"))) if name)
    return tuple(path for path in paths if path.is_file())


def modules() -> Iterator[tuple[str, Path]]:
    """Every Python module of the package with its dotted name."""
    for path in sorted(SOURCE.rglob("*.py")):
        parts = path.relative_to(SOURCE.parent).with_suffix("").parts
        yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts), path


def in_the_making(name: str, games: Collection[str]) -> bool:
    """Whether a module belongs to a game nobody can open yet: its folder is in no `Spec`."""
    _, *rooms = name.split(".")
    folders = {slug.replace("-", "_") for slug in games}
    inside = rooms[:1] == ["games"] and (SOURCE / "games" / "".join(rooms[1:2])).is_dir()
    return inside and len(rooms) > 1 and rooms[1] not in folders


def calls(tree: ast.AST, name: str) -> Iterator[ast.Call]:
    """Every call of `name(…)` or `something.name(…)`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            match node.func:
                case ast.Name(id=called) | ast.Attribute(attr=called) if called == name:
                    yield node
