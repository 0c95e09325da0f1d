"""Every move a Wordsmith view offers, with a word list small enough to be claimed whole."""

from collections.abc import Iterable

from logomachie.core.game import Move
from logomachie.games.wordsmith.rules.claim import REASONS
from logomachie.games.wordsmith.rules.pieces import KINDS
from logomachie.games.wordsmith.rules.types import (
    ROWS,
    Accept,
    Choose,
    Claim,
    Confirm,
    Contest,
    Next,
    Object,
    Pass,
    PutBack,
    Roll,
    SetLetters,
    Start,
    Stuck,
    TableView,
    Vote,
)


def every(view: TableView, words: tuple[str, ...]) -> tuple[Move, ...]:
    """In the order of `can`; words, rows, kinds and reasons in theirs."""
    if view.seat is None:
        return ()
    at, line, seats = view.round, view.line, range(len(view.sheets))
    claim = view.hearing.claim if view.hearing else 0
    rows = range(1, ROWS + 1) if view.letters else (None,)
    moves: dict[str, Iterable[Move]] = {
        "SetLetters": (SetLetters(at, word) for word in words),
        "Start": (Start(at, line),),
        "Claim": (Claim(at, word, row, line) for word in words for row in rows),
        "Roll": (Roll(at),),
        "Choose": tuple(Choose(at, kind, line) for kind in KINDS),
        "PutBack": tuple(PutBack(at, kind, line) for kind in KINDS),
        "Object": tuple(Object(at, claim, reason) for reason in REASONS),
        "Accept": (Accept(at, claim),),
        "Vote": (Vote(at, claim, True), Vote(at, claim, False)),
        "Stuck": (Stuck(at, not view.sheets[view.seat].stuck),),
        "Pass": (Pass(at, line),),
        "Contest": (Contest(at, of, row) for of in seats for row in range(1, ROWS + 1)),
        "Confirm": tuple(Confirm(at, of) for of in seats),
        "Next": (Next(at),),
    }
    return tuple(move for name in view.can for move in moves.get(name, ()))
