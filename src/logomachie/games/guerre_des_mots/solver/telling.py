"""The letters of many coups at once by the compiled core, as `Hand` gives them one by one.

The core says of each letter what it is in one number, and the letters of a position are few, most
of them those of the position before: each is made once and stands in many coups.
"""

import ctypes
from functools import cache, lru_cache
from itertools import accumulate, pairwise
from struct import Struct
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from logomachie.games.guerre_des_mots.rules.table import Table
from logomachie.games.guerre_des_mots.rules.types import CROSS, HYPHEN, JOKER, Cell, Letter
from logomachie.games.guerre_des_mots.solver.forms import LONGEST, Forms
from logomachie.games.guerre_des_mots.solver.hand import FRONTS, Hand
from logomachie.games.guerre_des_mots.solver.match import Found
from logomachie.games.guerre_des_mots.solver.places import Places
from logomachie.games.guerre_des_mots.solver.standing import Standing
from logomachie.native.library import address, column, library

REMEMBERED = 20_000  # letters of a set of tokens, some megabytes
MOST, TOKENS = 48, 64  # letters of a coup, kinds of tokens, as `tell.c` has room for
CELL_BITS, CODE_BITS = 5, 6
CELLS = [divmod(number, 1 << CELL_BITS) for number in range(1 << 2 * CELL_BITS)]
UNKNOWN = 255  # what no word has
PLACE = np.dtype((np.int32, 10))
ADDED = np.dtype((np.int32, 2))
PIECE = Struct("@3i")
DRAWN = ("row", "column", "down", "right", "tail_row", "tail_column", "fixed", "before")
COLUMNS = ("place", "added", "lent_at", "lent", "held", "reads_at", "reads", "front")
COUNTS = ("places", "takes", "tokens", "codes", "joker", "cross", "hyphen", "pad")


class Told(ctypes.Structure):
    """What a position has to lay, as C sees it (`tell.c`)."""

    _fields_ = [
        *((name, ctypes.c_void_p) for name in COLUMNS),
        *((name, ctypes.c_int32) for name in COUNTS),
    ]


class Letters(dict[int, Letter]):
    """Letters by what the core says of them, of one set of tokens in one alphabet."""

    def __init__(self, signs: list[str], tokens: list[str]) -> None:
        super().__init__()
        self.signs, self.tokens = signs, tokens

    def __missing__(self, key: int) -> Letter:
        """The letter, made when it is first asked for."""
        origin = key >> 2 * CELL_BITS + CODE_BITS
        cell = CELLS[key % len(CELLS)]
        sign = self.signs[key >> 2 * CELL_BITS & (1 << CODE_BITS) - 1]
        found = self[key] = (
            Letter(cell, sign, CELLS[origin])
            if origin < len(CELLS)
            else Letter(cell, sign, None, self.tokens[origin - len(CELLS)])
        )
        return found


class Purse:
    """What one position has to lay in one alphabet: the pieces of each take, and the arsenal."""

    def __init__(self, table: Table, hand: Hand, standings: list[Standing], alphabet: str) -> None:
        codes, is_front = _codes(alphabet), _fronts(alphabet)
        tokens = tuple(dict.fromkeys((*table.options.tiles.tiles, JOKER, CROSS)))
        number = {token: n for n, token in enumerate(tokens)}
        held = [0] * len(tokens)
        for token in table.arsenal:
            held[number[token]] += 1
        self.letters = _letters(tokens, alphabet)
        if len(self.letters) > REMEMBERED:
            self.letters.clear()
        each = [_lending(standing, alphabet) for standing in standings]
        many = [count for one in each for count in one.many]
        pieces = np.frombuffer(bytearray().join([one.pieces for one in each]), np.int32)
        self.codes, self.takes = codes, len(many)
        readers = [[number[token] for token in hand.reading.get(sign, ())] for sign in codes]
        self.columns = (
            column([*accumulate(many, initial=0)], np.int32),
            column(pieces, np.int32),
            column(held, np.int32),
            column([*accumulate(map(len, readers), initial=0)], np.int32),
            column([token for some in readers for token in some], np.int32),
            is_front,
        )
        hyphen = codes.get(HYPHEN, -1)
        self.counts = len(tokens), len(codes), number[JOKER], number[CROSS], hyphen
        self.is_fit = len(tokens) <= TOKENS


class Telling:
    """The places of some coups, ready to be told of."""

    def __init__(self, purse: Purse, sites: Places, forms: Forms) -> None:
        self.purse, self.forms = purse, forms
        places = np.zeros((len(sites), len(DRAWN) + 2), np.int32)
        for n, name in enumerate(DRAWN):
            places[:, n] = sites.rows[name]
        added: list[tuple[int, int]] = []
        for number, letters in sites.added.items():
            first = len(added)
            added += [(_number(cell), purse.codes.get(sign, UNKNOWN)) for cell, sign in letters]
            places[number, -2:] = first, len(added)
        self.kept = column(places, np.int32), column(added, np.int32), *purse.columns
        counts = len(places), purse.takes, *purse.counts, 0
        self.told = Told(*(address(part) for part in self.kept), *counts)

    def of(self, found: Found) -> list[tuple[Letter, ...]]:
        """The letters of each row; a turned one aside."""
        count = len(found)
        text, sizes = spelled(self.forms, found.row)
        parts = [
            column(part, np.int32) for part in (found.slot, found.ahead, found.back, found.takes)
        ]
        keys, bound = np.empty(max(1, count * MOST), np.uint32), np.empty(count + 1, np.int32)
        columns = (*parts, text, sizes, keys, bound)
        sources = len(found.takes)
        many = _tell()(
            ctypes.byref(self.told), count, sources, *(address(part) for part in columns)
        )
        assert many >= 0, "a coup lays what is there, where there is room"
        letters = tuple(map(self.purse.letters.__getitem__, keys[:many].tolist()))
        return [letters[first:last] for first, last in pairwise(bound.tolist())]


def _number(cell: Cell) -> int:
    return cell[0] << CELL_BITS | cell[1]


class Lending(NamedTuple):
    """The pieces of all that can be lifted from a chain."""

    many: list[int]  # by take
    pieces: bytes  # one after the other, as `tell.c` reads them


def _lending(standing: Standing, alphabet: str) -> Lending:
    """The same, made once of each chain that stands."""
    if alphabet not in standing.lending:
        codes = _codes(alphabet)
        pieces = b"".join(
            [
                PIECE.pack(_number(piece.cell), codes.get(reads, UNKNOWN), piece.token == JOKER)
                for take in standing.takes
                for piece, reads in take.lent
            ]
        )
        standing.lending[alphabet] = Lending([len(one.lent) for one in standing.takes], pieces)
    found: Lending = standing.lending[alphabet]
    return found


@lru_cache(maxsize=4)
def _letters(tokens: tuple[str, ...], alphabet: str) -> Letters:
    return Letters([*_codes(alphabet)], list(tokens))


@cache
def _codes(alphabet: str) -> dict[str, int]:
    return {sign.upper(): code for code, sign in enumerate(alphabet)}


@cache
def _fronts(alphabet: str) -> NDArray[np.uint8]:
    """By code: whether a token can show the sign as it is."""
    return column([sign in FRONTS for sign in _codes(alphabet)], np.uint8)


def spelled(forms: Forms, rows: NDArray[Any]) -> tuple[NDArray[Any], NDArray[Any]]:
    """The codes of some forms, so many places a row, and how many each has."""
    text = np.zeros((max(1, len(rows)), LONGEST), np.uint8)
    sizes = column(np.searchsorted(forms.start, rows, side="right") - 1, np.int32)
    for size in set(sizes[: len(rows)].tolist()):
        some = np.flatnonzero(sizes == size)
        text[some, :size] = forms.letters[size][:, rows[some] - forms.start[size]].T
    return text, sizes


@cache
def _tell() -> Any:
    core = library()
    assert core is not None
    core.guerre_hand_size.restype = ctypes.c_int64
    sizes = [int(core.guerre_hand_size(n)) for n in range(5)]
    here = [ctypes.sizeof(Told), PLACE.itemsize, PIECE.size, MOST, TOKENS]
    assert sizes == here, "the library and this module are of different versions"
    core.guerre_tell.restype = ctypes.c_int64
    columns = [ctypes.c_void_p] * 8
    core.guerre_tell.argtypes = [ctypes.c_void_p, ctypes.c_int64, ctypes.c_int, *columns]
    return core.guerre_tell
