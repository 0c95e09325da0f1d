"""Moves as one would type them, both ways: `roll`, `claim SOLE 1`, `choose Y`, `object ANAGRAM`."""

from typing import get_args

from logomachie.core.value import Seat
from logomachie.games.wordsmith.rules.position import SEATS, kind
from logomachie.games.wordsmith.rules.types import (
    Accept,
    Asked,
    Choose,
    Claim,
    Confirm,
    Contest,
    Next,
    Object,
    Pass,
    PutBack,
    Reason,
    Roll,
    SetLetters,
    Start,
    Stuck,
    Vote,
)

REASONS: dict[str, Reason] = {reason: reason for reason in get_args(Reason)}


def spoken(move: Asked) -> str:
    """A move as text; round, line and claim are those of the table."""
    match move:
        case SetLetters(word=word):
            return f"letters {word}"
        case Choose(kind=chosen):
            return f"choose {chosen}"
        case PutBack(kind=chosen):
            return f"back {chosen}"
        case Claim(word=word, row=row, laid=laid):
            shown = f" = {' '.join(laid)}" if laid else ""
            return f"claim {word}" + (f" {row}" if row is not None else "") + shown
        case Object(reason=reason):
            return f"object {reason}"
        case Accept():
            return "ok"
        case Vote(same=same):
            return "vote same" if same else "vote other"
        case Stuck(stuck=stuck):
            return "stuck" if stuck else "unstuck"
        case Contest(of=of, row=row):
            return f"contest {SEATS[of]} {row}"
        case Confirm(of=of):
            return f"confirm {SEATS[of]}"
        case Start() | Roll() | Pass() | Next():
            return type(move).__name__.lower()


def asked(text: str, round: int, line: int = 0, claim: int = 0) -> Asked:  # noqa: A002  # domain
    """The move somebody typed, for this round, line and word before the table."""
    said, _, shown = text.partition("=")
    verb, *rest = said.split() or [""]
    match verb.lower(), rest:
        case "claim", [word]:
            return Claim(round, word, None, line, tuple(shown.split()))
        case "claim", [word, row] if _is_number(row):
            return Claim(round, word, int(row), line, tuple(shown.split()))
        case "choose", [chosen]:
            return Choose(round, kind(chosen), line)
        case "back", [chosen]:
            return PutBack(round, kind(chosen), line)
        case "object", [reason] if reason in REASONS:
            return Object(round, claim, REASONS[reason])
        case "vote", [("same" | "other") as answer]:
            return Vote(round, claim, answer == "same")
        case "letters", [word]:
            return SetLetters(round, word)
        case "contest", [of, row] if _is_number(row):
            return Contest(round, _seat(of), int(row))
        case "confirm", [of]:
            return Confirm(round, _seat(of))
    plain: dict[str, Asked] = {
        "start": Start(round, line),
        "roll": Roll(round),
        "ok": Accept(round, claim),
        "stuck": Stuck(round, True),
        "unstuck": Stuck(round, False),
        "pass": Pass(round, line),
        "next": Next(round),
    }
    if rest or verb.lower() not in plain:
        raise ValueError(f"not a move: {text[:40]}")
    return plain[verb.lower()]


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) < 4


def _seat(text: str) -> Seat:
    if len(text) != 1 or text not in SEATS:
        raise ValueError(f"not a seat: {text[:40]}")
    return SEATS.index(text)
