"""A module is one noun: nothing written by hand is longer than 400 lines."""

from pathlib import Path

from tests.docs.sources import ROOT, tracked

LONGEST = 400
WRITTEN = {".py", ".c", ".h", ".ts", ".svelte", ""}  # "": the scripts
SPARED = {"web/src/lib/wire.ts"}  # generated


def is_module(path: Path) -> bool:
    """Whether people write and read this file as code."""
    name = path.relative_to(ROOT).as_posix()
    if name in SPARED or path.suffix not in WRITTEN:
        return False
    return path.suffix != "" or path.read_bytes().startswith(b"#!")


def too_long(paths: list[Path]) -> list[str]:
    """Every module over the limit, with its length."""
    sizes = ((path, path.read_bytes().count(b"\n")) for path in paths)
    return [f"{path.name}: {size} lines" for path, size in sizes if size > LONGEST]


def test_no_module_is_over_400_lines() -> None:
    """Longer than that it is two nouns, and is split."""
    assert [] == too_long([path for path in tracked() if is_module(path)])


def test_a_long_module_is_caught(tmp_path: Path) -> None:
    """The test above can fail: 401 lines are one too many, 400 are not."""
    long, short = tmp_path / "long.py", tmp_path / "short.py"
    long.write_text("x = 1\n" * 401)
    short.write_text("x = 1\n" * 400)

    assert ["long.py: 401 lines"] == too_long([long, short])
