"""Cells, tokens and rows of letters as text: what positions and coups are written with.

A row is a cell, a way and letters: `E22>RUSA` lies from E22 to H22. `>` `<` `^` `_` are the ways;
a small letter is a joker that reads it; `'` after a letter shows its chess piece. In a position
`(é)` tells the back of a vowel; in a coup `[F22]` the cell a letter is taken from and `[é]` which
vowel of the arsenal is meant.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from logomachie.games.guerre_des_mots.rules.dictionary import bare
from logomachie.games.guerre_des_mots.rules.laying import beyond
from logomachie.games.guerre_des_mots.rules.types import CROSS, JOKER, Cell, Token

WAYS: dict[str, Cell] = {">": (0, 1), "<": (0, -1), "^": (-1, 0), "_": (1, 0)}
CELL = re.compile(r"([A-Z])(\d{1,2})")
SIGN = re.compile(r"([A-Za-zÀ-ÖØ-öø-ÿ?+#-])(')?(?:\((.)\))?(?:\[(\w+)\])?|([<>^_])")
VOWELS = "AEIOU"


class Sign(NamedTuple):
    """One letter of a row."""

    cell: Cell
    letter: str  # as written: a capital, a small letter for a joker, or a cross
    symbol: bool
    back: str  # told in round brackets
    source: str  # told in square brackets


def cell_name(cell: Cell) -> str:
    """A cell as on the edges of the board: (21, 4) is E22."""
    return f"{chr(ord('A') + cell[1])}{cell[0] + 1}"


def cell_named(name: str) -> Cell:
    """The cell of this name; ValueError if it is none."""
    found = CELL.fullmatch(name.upper())
    if found is None:
        raise ValueError(f"not a cell: {name[:40]}")
    return int(found[2]) - 1, ord(found[1]) - ord("A")


def row(text: str) -> Iterator[Sign]:
    """The letters of a row and where each lies; ValueError if it is none."""
    start = CELL.match(text)
    if start is None:
        raise ValueError(f"a row starts with a cell: {text[:40]}")
    cell, step, index, is_first = cell_named(start[0]), None, start.end(), True
    while index < len(text):
        sign = SIGN.match(text, index)
        if sign is None:
            raise ValueError(f"not part of a row: {text[index : index + 40]}")
        index = sign.end()
        if sign[5]:
            step = WAYS[sign[5]]
            continue
        if not is_first:
            if step is None:
                raise ValueError(f"a row says which way it goes: {text[:40]}")
            cell = beyond(cell, step)
        is_first = False
        yield Sign(cell, sign[1], bool(sign[2]), sign[3] or "", sign[4] or "")


def way_sign(one: Cell, other: Cell) -> str:
    """The way from a cell to its neighbour, as written."""
    step = (other[0] - one[0], other[1] - one[1])
    return next(sign for sign, way in WAYS.items() if way == step)


def tokens(text: str) -> list[str]:
    """The tokens of an arsenal as written: `RUSE(é)?+`; a vowel without back stays open."""
    found = []
    index = 0
    while index < len(text):
        sign = SIGN.match(text, index)
        if sign is None or sign[2] or sign[4] or sign[5]:
            raise ValueError(f"not a token: {text[index : index + 40]}")
        found.append(sign[1].upper() + sign[3] if sign[3] else sign[1].upper())
        index = sign.end()
    return found


def token_text(token: Token) -> str:
    """A token as an arsenal writes it."""
    return token if len(token) == 1 else f"{token[0]}({token[1]})"


def is_open(token: str) -> bool:
    """Whether a token is written as a vowel whose back is not told."""
    return len(token) == 1 and token in VOWELS


def fits(token: Token, reads: str) -> bool:
    """Whether a token of the set may read this letter, by its faces."""
    if token in (JOKER, CROSS):
        return False
    if len(token) == 2:
        return reads in token.upper()
    return bare(reads) == token and reads in (token, "Ç")
