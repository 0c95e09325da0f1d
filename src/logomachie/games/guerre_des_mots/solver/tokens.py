"""A coup with other tokens: another vowel of the arsenal, a joker where a letter would do."""

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from logomachie.games.guerre_des_mots.rules.dictionary import may_read
from logomachie.games.guerre_des_mots.rules.notation import is_open
from logomachie.games.guerre_des_mots.rules.table import Table
from logomachie.games.guerre_des_mots.rules.types import CROSS, JOKER, Cell, Lay, Letter, Token

Lent = tuple[tuple[Cell, Token], ...]  # pieces of the board and what they are


def otherwise(lay: Lay, table: Table) -> Iterator[Lay]:
    """The same letters on the same cells, the same pieces lifted, provided in every other way."""
    bent = _bent(lay, table)
    free = [letter for letter in lay.letters if letter.origin is None or letter.origin != bent]
    kept = tuple(letter for letter in lay.letters if letter not in free)
    lent = tuple((x.origin, _token(table, x.origin)) for x in free if x.origin is not None)
    reads = {x.origin: x.reads for x in free if x.origin is not None}
    first = _kind(lay, table)
    for letters in _provided(free, lent, reads, Counter(table.arsenal), table):
        other = replace(lay, letters=(*kept, *letters))
        if _kind(other, table) != first:
            yield other


def _bent(lay: Lay, table: Table) -> Cell | None:
    """Where the letter lies that the coup turns: it has its place."""
    if not lay.bend:
        return None
    path = [piece for piece in table.chains[lay.chain].path if piece.token != CROSS]
    return path[-1].cell if lay.end else path[0].cell


def _kind(lay: Lay, table: Table) -> frozenset[tuple[Cell, str]]:
    """Which token comes to lie where: what tells two provisions apart."""
    return frozenset(
        (x.cell, x.token if x.origin is None else _name(x.origin, _token(table, x.origin)))
        for x in lay.letters
    )


def _name(origin: Cell, token: Token) -> str:
    """What tells a piece of the board from another: a vowel may hide another back."""
    return f"{token} {origin}" if is_open(token) else token


def _token(table: Table, origin: Cell) -> Token:
    chain, index = table.pieces[origin]
    return table.chains[chain].path[index].token


def _provided(
    free: list[Letter], lent: Lent, reads: dict[Cell, str], held: Counter[Token], table: Table
) -> Iterator[tuple[Letter, ...]]:
    """Every way to serve these letters with all that is lifted and tokens of the arsenal."""
    if len(lent) > len(free):
        return
    if not free:
        yield ()
        return
    letter, rest = free[0], free[1:]
    tried = set()
    for piece in lent:
        origin, token = piece
        if reads[origin] == letter.reads and _name(origin, token) not in tried:
            tried.add(_name(origin, token))
            left = tuple(other for other in lent if other is not piece)
            for others in _provided(rest, left, reads, held, table):
                yield Letter(letter.cell, letter.reads, origin), *others
    for token in [token for token, count in held.items() if count > 0]:
        if _fits(token, letter.reads, table):
            for others in _provided(rest, lent, reads, held - Counter([token]), table):
                yield Letter(letter.cell, letter.reads, None, token), *others


def _fits(token: Token, reads: str, table: Table) -> bool:
    """Whether a token of the arsenal may read this (ACC-02, Q-63)."""
    if token == CROSS or reads == "-":
        return token == CROSS and reads == "-"
    if token == JOKER:
        return may_read(reads, accents=table.options.accents)
    tile = table.options.tiles.tiles[token]
    return reads in ((tile.front, tile.back) if table.options.accents else (tile.front,))
