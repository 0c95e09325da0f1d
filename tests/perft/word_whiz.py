"""Every move a Word-Whiz view offers, with a word list small enough to be said whole."""

from logomachie.core.game import Move
from logomachie.games.word_whiz.types import (
    Accept,
    Contest,
    Flip,
    Grab,
    Pass,
    Say,
    Submit,
    TableView,
    Vote,
)


def every(view: TableView, words: tuple[str, ...]) -> tuple[Move, ...]:
    """In the order of `can`, packs and words in theirs."""
    moves: dict[str, tuple[Move, ...]] = {
        "Flip": tuple(Flip(view.round, pack) for pack in range(3) if view.left[pack]),
        "Grab": (Grab(view.round),),
        "Pass": (Pass(view.round),),
        "Say": tuple(Say(view.round, word) for word in words),
        "Submit": tuple(Submit(view.round, word) for word in words),
        "Contest": (Contest(view.round),),
        "Accept": (Accept(view.round),),
        "Vote": (Vote(view.round, True), Vote(view.round, False)),
    }
    return tuple(move for name in view.can for move in moves.get(name, ()))
