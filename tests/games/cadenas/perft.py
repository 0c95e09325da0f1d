"""Every move a Cadenas view offers, with a word list small enough to be tried everywhere."""

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
    texts = [(word.id, key) for word in view.words for key in keys]
    question = view.question.number if view.question else 0
    back = sorted({"".join(cards) for cards in combinations(view.hand, view.owed)})
    moves: dict[str, tuple[Move, ...]] = {
        "Take": tuple(Take(view.turn, i) for i, pair in enumerate(view.squares) if pair),
        "Lay": tuple(Lay(view.turn, key) for key in keys),
        "Transform": tuple(Transform(view.turn, number, key) for number, key in texts),
        "Lock": tuple(
            Lock(view.turn, lock.id, word.id) for lock in view.padlocks for word in view.words
        ),
        "PutBack": tuple(PutBack(view.turn, cards) for cards in back),
        "Challenge": tuple(Challenge(view.turn, play.word) for play in view.plays),
        "Accept": (Accept(view.turn),),
        "Vote": (Vote(view.turn, question, True), Vote(view.turn, question, False)),
    }
    return tuple(move for name in view.can for move in moves.get(name, ()))
