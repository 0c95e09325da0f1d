"""Wordsmith: the words a seat may claim as moves, the best first."""

from logomachie.core.value import Seat, Value
from logomachie.games.wordsmith.rules.types import Claim, Setup, TableView
from logomachie.games.wordsmith.solver.search import found, lacking, task
from logomachie.games.wordsmith.solver.words import Book


class Ranked(Value, kw_only=True, omit_defaults=True):
    """A word as a move: its points, the boxes it ticks, and what is left of the points then."""

    move: Claim
    word: str  # as it is written
    points: int
    boxes: int
    worth: int
    takes: tuple[int, ...] = ()  # R, Y, B, G to take for circles first


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


def moves(view: TableView, config: Setup, words: Book, seat: Seat) -> tuple[Ranked, ...]:
    """Every word this seat may claim, by worth, then by boxes."""
    to_do = task(view, config, seat)
    some = found(words, config, to_do)
    order = some.best()
    spelled = words.told(some.rows[order])
    ranked = []
    for place, word in zip(order.tolist(), spelled, strict=True):
        row = int(some.rows[place])
        key = words.key(row)
        takes = lacking(words, to_do, row)
        ranked.append(
            Ranked(
                move=Claim(view.round, key, row_for(words, config, view, seat, key), view.line),
                word=word,
                points=int(some.points[place]),
                boxes=int(some.unused[place]),
                worth=int(some.worth[place]),
                takes=takes if any(takes) else (),
            )
        )
    return tuple(ranked)
