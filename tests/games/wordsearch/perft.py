"""Every move a Wordsearch view offers, with a word list small enough to be tried everywhere."""

from collections.abc import Iterable, Iterator

from logomachie.core.game import Move
from logomachie.games.wordsearch.rules import board as boards
from logomachie.games.wordsearch.rules.legal import legal
from logomachie.games.wordsearch.rules.types import (
    Accept,
    Challenge,
    Claim,
    Play,
    Slide,
    Stop,
    TableView,
)


def every(view: TableView, words: tuple[str, ...]) -> tuple[Move, ...]:
    """In the order of `can`; slides and readings row by row."""
    moves: dict[str, Iterable[Move]] = {
        "Slide": (Slide(view.turn, *slide) for slide in boards.slides(view.board)),
        "Claim": _claims(view, words),
        "Stop": (Stop(view.turn),),
        "Play": _plays(view, words),
        "Challenge": (Challenge(view.turn),),
        "Accept": (Accept(view.turn),),
    }
    return tuple(move for name in view.can for move in moves.get(name, ()))


def _claims(view: TableView, words: tuple[str, ...]) -> Iterator[Move]:
    keys = [word.upper() for word in words]
    for start in boards.cells(view.board):
        begun = [key for key in keys if key[0] == boards.at(view.board, start)]
        for direction in boards.DIRECTIONS:
            for key in begun:
                if key == boards.read(view.board, start, direction, len(key)):
                    yield Claim(view.turn, key, start, direction)


def _plays(view: TableView, words: tuple[str, ...]) -> Iterator[Move]:
    yield from (Play(view.turn, (slide,)) for slide in boards.slides(view.board))
    keys = frozenset(word.upper() for word in words)
    for found in legal(view.board, keys, view.least):
        yield Play(view.turn, found.slides, found.word, found.start, found.direction)
