"""The letters of a coup from where they come: what chains lend, then the arsenal, jokers where it
has none."""

from collections import Counter
from functools import cached_property
from typing import TypeAlias

from logomachie.games.guerre_des_mots.rules.table import Table
from logomachie.games.guerre_des_mots.rules.types import (
    CROSS,
    HYPHEN,
    JOKER,
    Cell,
    Letter,
    Piece,
    Token,
)

Lending: TypeAlias = list[tuple[Piece, str]]  # pieces of one chain and what they will read


class Hand:
    """The arsenal of the player to move."""

    def __init__(self, table: Table, *, accents: bool) -> None:
        self.table, self.accents = table, accents
        self._held = Counter(table.arsenal)
        self._spent: dict[str, list[Token]] = {}  # by signs, in their order: the tokens for them

    def provided(self, cells: list[tuple[Cell, str]], lent: list[Lending]) -> list[Letter]:
        """A letter for every cell: what is lent, then the arsenal, jokers where it has none."""
        wanted = _ends_first(cells)
        letters = _lent(wanted, lent) if lent else []
        if not wanted:
            return letters
        signs = "".join([sign for _, sign in wanted])
        if not FRONTS.issuperset(signs):  # what few tokens read comes first
            wanted.sort(key=_is_front)
            signs = "".join([sign for _, sign in wanted])
        tokens = self._spent.get(signs)
        if tokens is None:
            held = dict(self._held)
            tokens = self._spent[signs] = [self._token(held, sign) for sign in signs]
        for (cell, sign), token in zip(wanted, tokens, strict=True):
            letters.append(Letter(cell, sign, None, token))
        return letters

    def _token(self, held: dict[Token, int], sign: str) -> Token:
        """A token that reads so: of several the one there are most of; a joker if there is none."""
        if sign == HYPHEN:
            held[CROSS] -= 1
            return CROSS
        fits = [token for token in self.reading.get(sign, ()) if held[token] > 0]
        token = (max(fits, key=held.__getitem__) if len(fits) > 1 else fits[0]) if fits else JOKER
        held[token] -= 1
        return token

    @cached_property
    def reading(self) -> dict[str, list[Token]]:
        """The tokens of the arsenal by what they can read."""
        found: dict[str, list[Token]] = {}
        for token in dict.fromkeys(self.table.arsenal):
            tile = self.table.options.tiles.tiles[token]
            faces = (tile.front, tile.back) if self.accents else (tile.front,)
            for face in faces:
                if face and token not in (JOKER, CROSS):
                    found.setdefault(face, []).append(token)
        return found


def _lent(wanted: list[tuple[Cell, str]], lent: list[Lending]) -> list[Letter]:
    """The pieces lent, each on the first cell that wants what it reads; jokers last."""
    letters = []
    pieces = [piece for each in lent for piece in each]
    if len(lent) > 1:
        pieces.sort(key=_is_joker)
    signs = [sign for _, sign in wanted]
    for piece, reads in pieces:
        at = signs.index(reads)
        del signs[at]
        letters.append(Letter(wanted.pop(at)[0], reads, piece.cell))
    return letters


def _is_joker(lent: tuple[Piece, str]) -> bool:
    return lent[0].token == JOKER


FRONTS = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZ")


def _is_front(wanted: tuple[Cell, str]) -> bool:
    return wanted[1] in FRONTS


def _ends_first(cells: list[tuple[Cell, str]]) -> list[tuple[Cell, str]]:
    """The outer cells first: there a consonant can shoot and a joker cannot."""
    return [*cells[-1:], *cells[:-1]]
