"""The four kinds of pieces and multisets of them: `R4Y1B1G2`."""

import re
from typing import Literal, TypeAlias

Kind: TypeAlias = Literal["R", "Y", "B", "G"]  # long straight, short straight, wide and tight curve
Face: TypeAlias = Kind  # of a die: B and G are the stars
Pieces: TypeAlias = tuple[int, int, int, int]  # how many of R, Y, B, G

KINDS: tuple[Kind, ...] = ("R", "Y", "B", "G")
FACES: tuple[Face, ...] = ("R", "R", "Y", "Y", "B", "G")  # of each of the four dice
STARS = frozenset("BG")
NONE: Pieces = (0, 0, 0, 0)
FULL_BOX: Pieces = (40, 40, 20, 20)  # WS-R10
WRITTEN = re.compile(r"(?:[RYBG]\d{1,3})*")
EMPTY = "∅"


def read(text: str) -> Pieces:
    """The pieces a text names; ValueError if it names none of ours, or one kind twice."""
    if text == EMPTY:
        return NONE
    if not WRITTEN.fullmatch(text):
        raise ValueError(f"not pieces: {text[:40]}")
    found = {part[0]: int(part[1:]) for part in re.findall(r"[RYBG]\d+", text)}
    if len(found) != len(re.findall(r"[RYBG]", text)):
        raise ValueError(f"a kind twice: {text[:40]}")
    red, yellow, blue, green = (found.get(kind, 0) for kind in KINDS)
    return red, yellow, blue, green


def write(pieces: Pieces) -> str:
    """As text, kinds there are none of left out: `R2Y1`."""
    named = (f"{kind}{count}" for kind, count in zip(KINDS, pieces, strict=True) if count)
    return "".join(named) or EMPTY


def one(kind: Kind) -> Pieces:
    """A single piece."""
    red, yellow, blue, green = (int(kind == other) for other in KINDS)
    return red, yellow, blue, green


def plus(some: Pieces, more: Pieces, times: int = 1) -> Pieces:
    """Both together, the second as often as told; a negative count takes away."""
    red, yellow, blue, green = (a + times * b for a, b in zip(some, more, strict=True))
    return red, yellow, blue, green


def minus(some: Pieces, fewer: Pieces) -> Pieces:
    """What is left."""
    return plus(some, fewer, -1)


def lacking(needed: Pieces, have: Pieces) -> Pieces:
    """What is needed and not there."""
    red, yellow, blue, green = (max(0, a - b) for a, b in zip(needed, have, strict=True))
    return red, yellow, blue, green


def count(pieces: Pieces, kind: Kind) -> int:
    """How many of one kind."""
    return pieces[KINDS.index(kind)]
