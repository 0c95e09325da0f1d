"""The coups of La Guerre des Mots the plain way: every word, every place, every piece that could be
lifted, and the rules asked each time. Slow, and simple enough to be believed: tests and benches
compare `guerre_coups` with it."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations, product
from typing import NamedTuple

from logomachie.games.guerre_des_mots.rules import chain as chains
from logomachie.games.guerre_des_mots.rules.compass import STEP
from logomachie.games.guerre_des_mots.rules.dictionary import INFLECTIONS, Dictionary
from logomachie.games.guerre_des_mots.rules.laying import beyond
from logomachie.games.guerre_des_mots.rules.table import Table
from logomachie.games.guerre_des_mots.rules.types import (
    CROSS,
    HYPHEN,
    JOKER,
    Cell,
    Lay,
    Letter,
    Piece,
    Token,
)
from logomachie.games.guerre_des_mots.solver.options import judged

Loan = tuple[Piece, ...]
ENDINGS = "ESX"  # all that a word beside it may need (PAR-03)
Wanted = tuple[tuple[Cell, str], ...]


class Key(NamedTuple):
    """What tells two coups apart; which of two equal letters goes where does not."""

    chain: int
    end: int
    bend: bool
    letters: frozenset[tuple[Cell, str]]
    lifted: frozenset[Cell]


def key(lay: Lay, *, both: bool = False) -> Key:
    """The key of a coup; a word lengthened at both ends may name either."""
    return Key(
        lay.chain,
        1 if both else lay.end,
        lay.bend,
        frozenset((letter.cell, letter.reads) for letter in lay.letters),
        frozenset(letter.origin for letter in lay.letters if letter.origin is not None),
    )


def plain_coups(
    table: Table, words: Iterable[str], dictionary: Dictionary, sources: int | None = None
) -> Iterator[Lay]:
    """Every legal coup that lays one of these words, as tokens spell them, without options."""
    loans = [(loan, _read(loan)) for loan in _loans(table, sources)]
    for word in words:
        most = Counter((word + ENDINGS).replace("Ç", "C"))
        for loan in (loan for loan, reads in loans if reads <= most):
            for chain, end, letters, bent in _places(table, word, loan):
                lay = _coup(table, chain, end, letters, loan, bent, accents=dictionary.accents)
                if lay is not None and judged(lay, table, dictionary) is not None:
                    yield lay


def _read(loan: dict[int, Loan]) -> Counter[str]:
    return Counter(p.reads.replace("Ç", "C") for pieces in loan.values() for p in pieces)


def _loans(table: Table, sources: int | None) -> Iterator[dict[int, Loan]]:
    """Every choice of pieces from the ends of some chains."""
    each: list[tuple[int, list[Loan]]] = []
    for chain in table.chains.values():
        letters = [chain.path[i] for i in chains.letters(chain.path, 0)]
        counts = product(range(len(letters)), repeat=2)
        some = [(i, j) for i, j in counts if 0 < i + j <= len(letters) - 2]
        each.append((chain.id, [(*letters[:i], *letters[len(letters) - j :]) for i, j in some]))
    most = len(each) if sources is None else min(sources, len(each))
    yield {}
    for many in range(1, most + 1):
        for chosen in combinations(each, many):
            for pieces in product(*(loans for _, loans in chosen)):
                yield dict(zip((number for number, _ in chosen), pieces, strict=True))


def _places(
    table: Table, word: str, loan: dict[int, Loan]
) -> Iterator[tuple[int, int, Wanted, Piece | None]]:
    """Where the letters of a word might lie: chain, end, cells with letters, a letter turned."""
    for base in table.options.grid.bases[table.places[table.seat]].values():
        if len(word) == len(base):
            yield 0, 0, tuple(zip(base, word, strict=True)), None
    for chain in table.chains.values():
        gone = {piece.cell for piece in loan.get(chain.id, ())}
        path = [p for p in chain.path if p.cell not in gone]
        for end in (0, 1):
            line = path if end else path[::-1]
            while len(line) > 2 and line[-1].token == CROSS and len(line) < len(chain.path):
                yield from _on(chain.id, end, line, word)
                line = line[:-1]
            yield from _on(chain.id, end, line, word)
            while line[-1].token == CROSS:
                line = line[:-1]
            if len(line) > 2 and table.options.general:
                accents = table.options.accents
                yield from _turned(chain.id, end, line, word, accents=accents)


def _on(
    chain: int, end: int, line: list[Piece], word: str
) -> Iterator[tuple[int, int, Wanted, None]]:
    tail = line[-1].cell
    for step in STEP.values():
        for count in range(1, len(word) + 1):
            yield chain, end, _row(tail, step, word, count), None
    step = chains.way(line[-2].cell, tail)
    back = (-step[0], -step[1])
    for count in range(1, len(word)):
        for other in range(1, len(word) - count):
            letters = (*_row(tail, step, word, count), *_row(line[0].cell, back, word, other))
            yield chain, end, letters, None
    if sum(step) > 0:
        for ending in INFLECTIONS:
            added = _row(tail, step, ending, len(ending))
            for across in ((step[1], step[0]), (-step[1], -step[0])):
                more = _row(added[-1][0], across, word, len(word) - 1)
                yield chain, end, (*added, *more), None


def _turned(
    chain: int, end: int, line: list[Piece], word: str, *, accents: bool
) -> Iterator[tuple[int, int, Wanted, Piece]]:
    """The last letter turned on the one before it, and more letters behind."""
    bent, pivot = line[-1], line[-2]
    turns = accents and (bent.token, bent.reads) == ("C", "C")
    for step in STEP.values():
        place = beyond(pivot.cell, step)
        for count in range(max(0, len(word) - 1)):
            for reads in (bent.reads, "Ç") if turns else (bent.reads,):
                yield chain, end, ((place, reads), *_row(place, step, word, count)), bent


def _row(start: Cell, step: Cell, word: str, count: int) -> Wanted:
    """So many letters of a word from a cell on: its last ones, or its first read backwards."""
    if not count:
        return ()
    letters = word[-count:] if sum(step) > 0 else word[:count][::-1]
    found, cell = [], start
    for letter in letters:
        cell = beyond(cell, step)
        found.append((cell, letter))
    return tuple(found)


def _coup(  # the parts of a coup
    table: Table,
    chain: int,
    end: int,
    wanted: Wanted,
    loan: dict[int, Loan],
    bent: Piece | None,
    *,
    accents: bool,
) -> Lay | None:
    """The coup with a piece or token for every letter, all that is lifted used; None if none is."""
    pieces = [piece for taken in loan.values() for piece in taken]
    free = dict(wanted)
    letters = []
    if len(free) < len(wanted) or bent in pieces:
        return None
    if bent is not None:
        letters.append(Letter(wanted[0][0], free.pop(wanted[0][0]), bent.cell))
    for piece in pieces:
        is_c = accents and (piece.token, piece.reads) == ("C", "C")
        turned = "Ç" if is_c else piece.reads
        cell = next(
            (c for sign in (piece.reads, turned) for c, s in free.items() if s == sign), None
        )
        if cell is None:
            return None
        letters.append(Letter(cell, free.pop(cell), piece.cell))
    held = Counter(table.arsenal)
    for cell, sign in sorted(free.items(), key=lambda item: item[1].isascii()):
        token = _token(table, held, sign, accents=accents)
        if token is None:
            return None
        held[token] -= 1
        letters.append(Letter(cell, sign, None, token))
    return Lay(0, 0, chain, end, tuple(letters), bend=bent is not None)


def _token(table: Table, held: Counter[Token], sign: str, *, accents: bool) -> Token | None:
    for token in held:
        tile = table.options.tiles.tiles[token]
        faces = (HYPHEN,) if token == CROSS else (tile.front, tile.back if accents else tile.front)
        if held[token] > 0 and token != JOKER and sign in faces:
            return token
    return JOKER if held[JOKER] > 0 and sign != HYPHEN else None
