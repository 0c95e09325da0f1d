"""Where the tests of each game live."""

from pathlib import Path

from logomachie.games import GAMES, ROOMS

HOME = Path(__file__).resolve().parents[1] / "games"
ROOM = {slug: HOME / room for slug, room in zip(GAMES, ROOMS, strict=True)}
