"""The kit of every game of the club, found in its room: no game can escape the laws."""

from importlib import import_module

from logomachie.games import GAMES, ROOMS
from tests.kit.kit import Kit, timed
from tests.kit.rooms import ROOM, missing

if _lacking := [sentence for room in ROOM.values() for sentence in missing(room)]:
    raise LookupError("\n".join(_lacking))

KITS: dict[str, Kit] = {
    slug: timed(import_module(f"tests.games.{room}.kit").KIT)
    for slug, room in zip(GAMES, ROOMS, strict=True)
}
CASES = [(slug, name) for slug, kit in KITS.items() for name in kit.variants]
