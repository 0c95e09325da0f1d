"""Wordsmith: the words a seat may claim as moves, the best first."""

from collections.abc import Iterator
from dataclasses import replace

from logomachie.core.value import Seat, Value
from logomachie.games.wordsmith.rules.types import Claim, Setup, TableView
from logomachie.games.wordsmith.solver.search import found, task
from logomachie.games.wordsmith.solver.words import Book


class Ranked(Value, kw_only=True, omit_defaults=True):
    """A word as a move: its points, the boxes it ticks, and what is left of the points then."""

    move: Claim
    word: str  # as it is written
    points: int
    boxes: int
    worth: int


def row_for(words: Book, config: Setup, view: TableView, seat: Seat, key: str) -> int | None:
    """Expert: the free row with the rarest letter of the word (WS-X5, WS-X6); else None."""
    if not config.expert:
        return None
    if config.mode == "motamot":
        return view.line
    rows = view.sheets[seat].rows
    free = [
        (words.rarity[letter], -row)
        for row, letter in enumerate(view.letters, 1)
        if rows[row - 1] == "" and letter in key
    ]
    return -max(free)[1] if free else None


def claims(view: TableView, config: Setup, words: Book, seat: Seat) -> Iterator[Ranked]:
    """Every word of the pieces that lie in this seat's zone, by worth, then by boxes."""
    sheet = view.sheets[seat]
    left = sheet.circles - sum(sheet.taken)
    to_do = replace(task(view, config, seat), zone=sheet.zone, jokers=0, circles=left)
    some = found(words, config, to_do)
    for place in some.best().tolist():
        row = int(some.rows[place])
        key = words.key(row)
        yield Ranked(
            move=Claim(view.round, key, row_for(words, config, view, seat, key), view.line),
            word=words.spelled(row),
            points=int(some.points[place]),
            boxes=int(some.unused[place]),
            worth=int(some.worth[place]),
        )
