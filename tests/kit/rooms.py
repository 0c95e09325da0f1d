"""Where the tests of each game live, and what must lie there."""

import re
from pathlib import Path

from logomachie.games import GAMES, ROOMS

HOME = Path(__file__).resolve().parents[1] / "games"
ROOM = {slug: HOME / room for slug, room in zip(GAMES, ROOMS, strict=True)}
NEEDED = {
    "kit.py": "the variants and moves that every law is tried with (KIT)",
    "clauses.txt": "the ids of its articles (MIC-A1…4 MIC-B1), so that none is lost",
    "perft.py": "every move of a view, for counting games (every)",
    "counts.perft": "how many games there are from small positions",
    "lines-1.jsonl": "one line of the log of each kind, which must decode for ever",
    "transcripts": "golden games, written by scripts/retell",
}


def missing(folder: Path) -> list[str]:
    """What a game's tests lack so that every law, count and old line is tried on it."""
    return [
        f"tests/games/{folder.name}/{name} is missing: {purpose}"
        for name, purpose in NEEDED.items()
        if not (folder / name).exists()
    ]


def listed(path: Path) -> list[str]:
    """The ids a file names: each by itself, or the first and last number of a row of them."""
    ids: list[str] = []
    for entry in path.read_text(encoding="utf-8").split():
        found = re.fullmatch(r"(.*?)(\d+)(?:…(\d+))?", entry)
        assert found is not None, f"{path}: {entry}"
        name, first, last = found[1], found[2], found[3] or found[2]
        ids += [f"{name}{number:0{len(first)}}" for number in range(int(first), int(last) + 1)]
    return ids
