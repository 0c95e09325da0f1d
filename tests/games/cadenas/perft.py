"""Every move a Cadenas view offers, with a word list small enough to be tried everywhere."""

from collections.abc import Iterable, Iterator
from itertools import combinations

from logomachie.core.game import Move
from logomachie.games.cadenas.rules.types import (
    Accept,
    Challenge,
    Lay,
    Lock,
    PutBack,
    TableView,
    Take,
    Transform,
    Vote,
)


def every(view: TableView, words: tuple[str, ...]) -> tuple[Move, ...]:
    """In the order of `can`; what the rules refuse is not counted."""
    keys = tuple(word.upper() for word in words)
    question = view.question.number if view.question else 0
    moves: dict[str, Iterable[Move]] = {
        "Take": (Take(view.turn, i) for i, pair in enumerate(view.squares) if pair),
        "Lay": (Lay(view.turn, key) for key in keys),
        "Transform": (Transform(view.turn, word.id, key) for word in view.words for key in keys),
        "Lock": (
            Lock(view.turn, lock.id, word.id) for lock in view.padlocks for word in view.words
        ),
        "PutBack": _back(view),
        "Challenge": (Challenge(view.turn, play.word) for play in view.plays),
        "Accept": (Accept(view.turn),),
        "Vote": (Vote(view.turn, question, True), Vote(view.turn, question, False)),
    }
    return tuple(move for name in view.can for move in moves.get(name, ()))


def _back(view: TableView) -> Iterator[Move]:
    some = {"".join(cards) for cards in combinations(view.hand, view.owed)}
    yield from (PutBack(view.turn, cards) for cards in sorted(some))
