"""Table codes: short French words and two digits, easy to say over a telephone."""

import secrets
from pathlib import Path

from logomachie.core.letters import plain
from logomachie.core.value import GameId

WORDS = tuple(Path(__file__).with_name("codes.txt").read_text("ascii").split())


SHORT = 2  # words, where a table is open to anybody or its network is small: 25 bits
LONG = 4  # words, where the code alone keeps strangers out: 44 bits


def new_code(words: int) -> GameId:
    """A code drawn by lot: ORNA-PURS-41."""
    drawn = [secrets.choice(WORDS) for _ in range(words)]
    return f"{'-'.join(drawn)}-{secrets.randbelow(90) + 10}"


def read_code(typed: str) -> GameId:
    """What somebody typed, as a code: accents, case and spaces forgiven."""
    letters = plain(typed[:40]).replace(" ", "-")
    return "-".join(part for part in letters.split("-") if part)
