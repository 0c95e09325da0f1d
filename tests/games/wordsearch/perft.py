"""Every move a Wordsearch view offers, with a word list small enough to be tried everywhere."""

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
    moves: dict[str, tuple[Move, ...]] = {
        "Slide": tuple(Slide(view.turn, *slide) for slide in boards.slides(view.board)),
        "Claim": _claims(view, words),
        "Stop": (Stop(view.turn),),
        "Play": _plays(view, words),
        "Challenge": (Challenge(view.turn),),
        "Accept": (Accept(view.turn),),
    }
    return tuple(move for name in view.can for move in moves.get(name, ()))


def _claims(view: TableView, words: tuple[str, ...]) -> tuple[Move, ...]:
    return tuple(
        Claim(view.turn, word.upper(), start, direction)
        for start in boards.cells(view.board)
        for direction in boards.DIRECTIONS
        for word in words
        if word.upper() == boards.read(view.board, start, direction, len(word))
    )


def _plays(view: TableView, words: tuple[str, ...]) -> tuple[Move, ...]:
    alone = tuple(Play(view.turn, (slide,)) for slide in boards.slides(view.board))
    keys = frozenset(word.upper() for word in words)
    found = legal(view.board, keys, view.least)
    return alone + tuple(Play(view.turn, w.slides, w.word, w.start, w.direction) for w in found)
