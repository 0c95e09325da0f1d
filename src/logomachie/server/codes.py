"""Table codes: two short French words and two digits, easy to say over a telephone."""

import secrets
from pathlib import Path

from logomachie.core.letters import plain
from logomachie.core.value import GameId

WORDS = tuple(Path(__file__).with_name("codes.txt").read_text("ascii").split())


def new_code() -> GameId:
    """A code drawn by lot: ORNA-PURS-41."""
    first, second = secrets.choice(WORDS), secrets.choice(WORDS)
    return f"{first}-{second}-{secrets.randbelow(90) + 10}"


def read_code(typed: str) -> GameId:
    """What somebody typed, as a code: accents, case and spaces forgiven."""
    letters = plain(typed[:40]).replace(" ", "-")
    return "-".join(part for part in letters.split("-") if part)
