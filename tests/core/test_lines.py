"""Lines of the log written by past versions: each must decode for ever, and say the same."""

from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from logomachie.core.house import HouseEvent, HouseMove
from logomachie.games import GAMES
from tests.kit.rooms import ROOM

LINES = {slug: sorted(room.glob("lines-*.jsonl")) for slug, room in ROOM.items()}
FILES = [pytest.param(slug, path, id=slug) for slug in LINES for path in LINES[slug]]


@pytest.mark.parametrize(("slug", "path"), FILES)
def test_old_lines_still_decode(slug: str, path: Path) -> None:
    """Fields are only added, with defaults: an old line reads as it was written."""
    spec = GAMES[slug]
    game = spec.open(spec.config(seats=4, lexicon="kit"), frozenset())
    for raw in path.read_bytes().splitlines():
        line = msgspec.to_builtins(game.decoder.decode(raw))

        assert holds(line, msgspec.json.decode(raw))


@pytest.mark.parametrize("slug", GAMES)
def test_every_move_and_event_has_an_old_line(slug: str) -> None:
    """A type without a fixture could change its meaning unseen."""
    spec = GAMES[slug]

    assert [] == unwritten((spec.moves, spec.events), LINES[slug])


def test_every_move_and_event_of_the_house_has_one() -> None:
    """In some game: the house is the same in all."""
    files = [path for paths in LINES.values() for path in paths]

    assert [] == unwritten((HouseMove, HouseEvent), files)


def unwritten(unions: tuple[Any, Any], files: list[Path]) -> list[str]:
    """The types of some unions that no line of the files has."""
    written = b"".join(path.read_bytes() for path in files)
    types = [one for union in unions for one in get_args(union) or (union,)]
    return [t.__name__ for t in types if f'"type":"{t.__name__}"'.encode() not in written]


def holds(now: object, then: object) -> bool:
    """Whether everything written then still stands now; new fields may stand beside it."""
    match now, then:
        case dict(), dict():
            return all(key in now and holds(now[key], old) for key, old in then.items())
        case list() | tuple(), list():
            return len(now) == len(then) and all(map(holds, now, then))
    return now == then
