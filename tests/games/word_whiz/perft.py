"""Every move a Word-Whiz view offers, with a word list small enough to be said whole."""

from logomachie.core.game import Move
from logomachie.games.word_whiz.rules.types import (
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
    speaker = 0 if view.holder is None else view.holder
    moves: dict[str, tuple[Move, ...]] = {
        "Flip": tuple(Flip(view.round, pack) for pack in range(3) if view.left[pack]),
        "Grab": (Grab(view.round),),
        "Pass": (Pass(view.round),),
        "Say": tuple(Say(view.round, word) for word in words),
        "Submit": tuple(Submit(view.round, word) for word in words),
        "Contest": (Contest(view.round, speaker),),
        "Accept": (Accept(view.round, speaker),),
        "Vote": (Vote(view.round, speaker, True), Vote(view.round, speaker, False)),
    }
    return tuple(move for name in view.can for move in moves.get(name, ()))
