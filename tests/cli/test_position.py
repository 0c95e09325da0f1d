"""A position that cannot be read is told in French, whatever is wrong with it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from logomachie import games
from logomachie.cli.position import SAYINGS, wrong

# moves are typed for programs and tests; boards and sets are the developers' own files
READERS = ("text.py", "position.py", "notation.py", "pieces.py")
ELSEWHERE = (
    "not a move: ",
    "not a shot: ",
    "no chain ends at ",
    "not a direction: ",
    "no … in the",
)


def said() -> Iterator[str]:
    """Every sentence the readers of positions raise, … for what it names."""
    for path in sorted(Path(str(games.__file__)).parent.glob("*/rules/*.py")):
        if path.name not in READERS:
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
                call = node.exc
                if isinstance(call.func, ast.Name) and call.func.id == "ValueError":
                    yield _sentence(call.args[0])


def _sentence(node: ast.expr) -> str:
    if isinstance(node, ast.Constant):
        return str(node.value)
    assert isinstance(node, ast.JoinedStr)
    parts = [part.value if isinstance(part, ast.Constant) else "…" for part in node.values]
    return "".join(map(str, parts))


def test_every_sentence_of_the_readers_is_told_in_french() -> None:
    """None is missing, and none is left over."""
    theirs = {sentence for sentence in said() if not sentence.startswith(ELSEWHERE)}

    assert theirs == set(SAYINGS)


@pytest.mark.parametrize(
    ("error", "told"),
    [
        ("not part of a position: foo", "« foo » n’a pas de sens dans une position"),
        ("a position for 2 seats, not 4", "une position pour 2 joueurs, et non 4"),
        ("H22 and H21 touch", "H22 et H21 se touchent"),
        ("something new", "something new"),
    ],
)
def test_what_it_names_is_kept(error: str, told: str) -> None:
    """The cell, the word, the number; a sentence nobody foresaw is told as it is."""
    assert told == wrong(ValueError(error))
