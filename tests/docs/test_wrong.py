"""A position that cannot be read is told in French or English, whatever is wrong with it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from logomachie import games
from logomachie.core import tokens
from logomachie.games import GAMES, ROOMS
from logomachie.games.wrong import COMMON, wrong

# moves are typed for programs and tests; boards and sets are the developers' own files
READERS = ("text.py", "position.py", "notation.py", "pieces.py", "told.py")
ELSEWHERE = ("not a move: ", "not a shot: ", "not a direction: ")
HOUSE = Path(str(tokens.__file__))
HOME = Path(str(games.__file__)).parent


def said(room: str) -> Iterator[str]:
    """Every sentence the readers of a room raise, … for what it names."""
    for path in sorted((HOME / room).glob("*/*.py")):
        if path.name in READERS:
            yield from raised(path)


def raised(path: Path) -> Iterator[str]:
    """The same of one module."""
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


@pytest.mark.parametrize(("slug", "room"), [*zip(GAMES, ROOMS, strict=True)])
def test_every_sentence_of_the_readers_is_told_in_french(slug: str, room: str) -> None:
    """None is missing in the room, and none is left over there."""
    theirs = {sentence for sentence in said(room) if not sentence.startswith(ELSEWHERE)}
    own = set(GAMES[slug].maybe("rules.wrong", "WRONG", {}))

    assert theirs - set(COMMON) == own


def test_what_several_say_is_said_once() -> None:
    """A common sentence is raised by the house or in two rooms or more."""
    raisers = [*(set(said(room)) for room in ROOMS), *[set(raised(HOUSE))] * 2]

    assert [] == [s for s in COMMON if sum(s in theirs for theirs in raisers) < 2]


@pytest.mark.parametrize(
    ("slug", "error", "french"),
    [
        ("word-whiz", "not part of a position: foo", "« foo » n’a pas de sens dans une position"),
        ("cadenas", "a position for 2 seats, not 4", "une position pour 2 joueurs, et non 4"),
        ("guerre-des-mots", "H22 and H21 touch", "H22 et H21 se touchent"),
        ("wordsmith", "something new", "something new"),
    ],
)
def test_what_it_names_is_kept(slug: str, error: str, french: str) -> None:
    """The cell, the word, the number; in English as the rules say it."""
    assert french == wrong(GAMES[slug], ValueError(error), "fr")
    assert error == wrong(GAMES[slug], ValueError(error), "en")
