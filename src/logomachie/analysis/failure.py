"""Why a record cannot be judged: a code that travels between processes, told by whoever asks."""

from typing import Literal, NamedTuple, TypeAlias

from logomachie.analysis.judge import Unfit
from logomachie.analysis.opening import UnknownGame
from logomachie.core.game import Refused
from logomachie.core.log import Diverged
from logomachie.core.record import Unreadable
from logomachie.lexicon.load import UnknownList

Code: TypeAlias = Literal[
    "NO_RECORD",  # its first line is no head
    "UNREADABLE",  # a later line is none
    "DIVERGED",  # a line leads elsewhere than it says; line 0: the seed is not the one promised
    "UNKNOWN_GAME",
    "UNKNOWN_LIST",
    "BAD_OPTIONS",
    "NOT_JUDGED",  # a game whose room judges no moves
    "FAULT",  # ours
]


class Failure(NamedTuple):
    """What is wrong with a record."""

    code: Code
    line: int = 0  # of the log, where it is about one
    detail: str = ""


def failure(error: Exception) -> Failure:
    """What this error says of a record."""
    match error:
        case Unreadable(line=1):
            return Failure("NO_RECORD")
        case Unreadable():
            return Failure("UNREADABLE", error.line - 1)
        case Diverged():
            return Failure("DIVERGED", error.seq, error.what)
        case UnknownList():
            return Failure("UNKNOWN_LIST")
        case UnknownGame():
            return Failure("UNKNOWN_GAME", detail=str(error.args[0]))
        case Refused(code="NO_ANALYSIS"):
            return Failure("NOT_JUDGED")
        case Unfit():
            return Failure("BAD_OPTIONS", detail=str(error))
    return Failure("FAULT", detail=f"{type(error).__name__}: {error}")
