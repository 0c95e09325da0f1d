"""Moves as text one can say or type, both ways."""

from logomachie.core.letters import plain
from logomachie.games.cadenas.rules.types import (
    Accept,
    Asked,
    Challenge,
    Kind,
    Lay,
    Lock,
    PutBack,
    Take,
    Transform,
    Vote,
)


def spoken(move: Asked) -> str:
    """A move as one would type it: `take 3`, `lay Meuse proper`, `transform 2 TRAITE`, `lock K1 4`.

    Squares count from 1, as on the board.
    """
    match move:
        case Take(square=square):
            return f"take {square + 1}"
        case Lay(text=text, kind=kind, vote=vote):
            return f"lay {text}" + _marks(kind, vote)
        case Transform(word=word, text=text, kind=kind, vote=vote):
            return f"transform {word} {text}" + _marks(kind, vote)
        case Lock(padlock=padlock, word=word):
            return f"lock K{padlock} {word}"
        case PutBack(cards=cards):
            return f"put {cards}" if cards else "put"
        case Challenge(word=word):
            return f"challenge {word}"
        case Accept():
            return "accept"
        case Vote(agrees=agrees):
            return "vote yes" if agrees else "vote no"


def _marks(kind: Kind, vote: bool) -> str:
    return " proper" * (kind == "proper") + " vote" * vote


def asked(text: str, turn: int, question: int = 0) -> Asked:
    """The move somebody typed, for this turn and vote; ValueError if it is none."""
    match text.strip().split():
        case ["take", square] if _is_number(square) and int(square) > 0:
            return Take(turn, int(square) - 1)
        case ["lay", word, *marks] if _are_marks(marks):
            return Lay(turn, word, _kind(marks), "vote" in marks)
        case ["transform", number, word, *marks] if _is_number(number) and _are_marks(marks):
            return Transform(turn, int(number), word, _kind(marks), "vote" in marks)
        case ["lock", padlock, number] if _is_number(padlock[1:]) and _is_number(number):
            return Lock(turn, int(padlock[1:]), int(number))
        case ["put", *cards] if len(cards) < 2:
            return PutBack(turn, plain("".join(cards)))
        case ["challenge", number] if _is_number(number):
            return Challenge(turn, int(number))
        case ["accept"]:
            return Accept(turn)
        case ["vote", "yes" | "no" as answer]:
            return Vote(turn, question, answer == "yes")
    raise ValueError(f"not a move: {text[:40]}")


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) < 7


def _are_marks(marks: list[str]) -> bool:
    return set(marks) <= {"proper", "common", "vote"}


def _kind(marks: list[str]) -> Kind:
    return "proper" if "proper" in marks else "common"
