"""Games of Cadenas played on in imagination by the compiled core: all cards known, one mind for
every player. `game.h` says how they play; it is quick and near enough, not the rules."""

import ctypes
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from logomachie.games.cadenas.rules.cards import LETTERS as LETTERS_OF_CARDS
from logomachie.games.cadenas.rules.types import Padlock, TableView, Word
from logomachie.games.cadenas.solver.compiled import LETTERS, LONGEST, Edges, counted, signs
from logomachie.native.library import address, column, library

SEATS, SQUARES, WORDS, LOCKS, CARDS, PAIR = 6, 8, 96, 8, 128, 2  # as in `game.h`
ENDS = ("finalRound", "untilDry", "immediate")
MOST_WORDS = WORDS - 8  # on a table that is played on: one's own turn lays some more
LASTING = -1  # turns to come while the stock lasts
NOWHERE = -1

Lengths = NDArray[np.int32]  # by letters of a word, in hundredths of a point


class _List(ctypes.Structure):
    _fields_ = [
        ("edge", ctypes.c_void_p),
        ("known", ctypes.c_void_p),
        ("least", ctypes.c_int64),
    ]


class _Taste(ctypes.Structure):
    _fields_ = [
        ("list", _List * 2),
        *((name, ctypes.c_int32 * (LONGEST + 1)) for name in ("points", "open", "shut", "theirs")),
        ("shelter", ctypes.c_int32 * (LONGEST + 1)),
        ("keep", ctypes.c_int32 * LETTERS),
        ("padlock", ctypes.c_int32),
        ("victory", ctypes.c_int32),
    ]


class _Word(ctypes.Structure):
    _fields_ = [
        ("text", ctypes.c_uint8 * (LONGEST + 1)),
        *((name, ctypes.c_int32) for name in ("length", "owner", "is_proper", "is_locked")),
    ]


class _Padlock(ctypes.Structure):
    _fields_ = [(name, ctypes.c_int32) for name in ("owner", "place", "origin")]


class _Table(ctypes.Structure):
    _fields_ = [
        ("word", _Word * WORDS),
        ("lock", _Padlock * LOCKS),
        *((name, ctypes.c_int32) for name in ("words", "locks", "supply", "seats", "squares")),
        *((name, ctypes.c_int32) for name in ("active", "end", "left")),
        ("dry", ctypes.c_int32 * SEATS),
        ("gone", ctypes.c_int32 * SEATS),
    ]


DEAL = np.dtype(
    [
        ("hand", np.uint8, (SEATS, LETTERS)),
        ("square", np.uint8, (SQUARES, PAIR + 1)),
        ("in_square", np.uint8, SQUARES),
        ("stock", np.uint8, CARDS),
        ("cards", np.int32),
    ],
    align=True,
)
Deals = NDArray[np.void]


class Reader(NamedTuple):
    """The words all players know: of each kind the graph, who knows which, the shortest."""

    edges: tuple[Edges, Edges]
    known: tuple[NDArray[np.bool_] | None, NDArray[np.bool_] | None]
    least: tuple[int, int]


class Worth(NamedTuple):
    """What all players give for things, in hundredths of a point."""

    points: Lengths
    open: Lengths  # of a word of one's own that may be captured
    shut: Lengths  # … that may not
    theirs: Lengths  # of a word taken from another
    shelter: Lengths  # of a padlock placed now rather than later
    keep: Sequence[int]  # of a card in hand, by letter
    padlock: int
    victory: int


class Board(NamedTuple):
    """A table at the end of a turn, before cards go back."""

    words: tuple[Word, ...]
    padlocks: tuple[Padlock, ...]
    supply: int
    squares: int
    seats: int
    active: int
    left: int  # turns to come after this one
    end: str
    dry: Sequence[int]
    gone: Sequence[int]


class Ended(NamedTuple):
    """How a turn ends: what stays in hand once cards went back, and which did, where."""

    hand: str
    square: int | None
    back: str
    is_played: bool


def fits(view: TableView) -> bool:
    """Whether there is a core to imagine the game, and it has room for such a table."""
    words = [word.text for word in view.words]
    return (
        library() is not None
        and len(words) <= MOST_WORDS
        and max(map(len, words), default=0) <= LONGEST
        and LETTERS_OF_CARDS.issuperset("".join(words) + view.hand)
        and len(view.padlocks) <= LOCKS
        and len(view.held) <= SEATS
        and len(view.squares) <= SQUARES
        and max(map(len, view.squares), default=0) <= PAIR
        and view.stock <= CARDS
    )


def dealt(
    hands: Sequence[str], squares: Sequence[str], stock: str
) -> tuple[Any, ...]:  # Any: a row of DEAL
    """All the cards of one world."""
    square, in_square = np.zeros((SQUARES, PAIR + 1), np.uint8), np.zeros(SQUARES, np.uint8)
    for n, cards in enumerate(squares):
        square[n, : len(cards)] = signs(cards)[: len(cards)]
        in_square[n] = len(cards)
    held = np.zeros((SEATS, LETTERS), np.uint8)
    held[: len(hands)] = [counted(hand) for hand in hands]
    left = np.zeros(CARDS, np.uint8)
    left[: len(stock)] = signs(stock)[: len(stock)]
    return held, square, in_square, left, len(stock)


class Game:
    """Tables played on by the core, with one reader's words and one taste."""

    def __init__(self, reader: Reader, worth: Worth) -> None:
        self._kept = (
            [None if known is None else column(known, np.uint8) for known in reader.known],
            reader,
        )
        lists = [
            _List(address(edges), None if known is None else address(known), least)
            for edges, known, least in zip(reader.edges, self._kept[0], reader.least, strict=True)
        ]
        by_length = (worth.points, worth.open, worth.shut, worth.theirs, worth.shelter)
        self.taste = _Taste(
            (_List * 2)(*lists),
            *((ctypes.c_int32 * (LONGEST + 1))(*map(int, column)) for column in by_length),
            (ctypes.c_int32 * LETTERS)(*worth.keep),
            worth.padlock,
            worth.victory,
        )

    def played(self, board: Board, ended: Ended, deals: Deals, turns: int) -> NDArray[np.int64]:
        """In each deal: what the active seat has more than the others so many turns later, in
        hundredths of a point."""
        table, hand = _table(board), counted(ended.hand)
        back, found = signs(ended.back), np.zeros(len(deals), np.int64)
        call = _played()
        done = call(
            ctypes.byref(self.taste),
            ctypes.byref(table),
            address(deals),
            len(deals),
            address(hand),
            NOWHERE if ended.square is None else ended.square,
            address(back),
            len(ended.back),
            ended.is_played,
            turns,
            address(found),
        )
        if not done:
            raise MemoryError
        return found


def _table(board: Board) -> _Table:
    places = {word.id: n for n, word in enumerate(board.words)}
    locked = {lock.place for lock in board.padlocks}
    table = _Table()
    for n, word in enumerate(board.words):
        ctypes.memmove(table.word[n].text, signs(word.text).tobytes(), len(word.text))
        told = len(word.text), word.owner, word.kind == "proper", word.id in locked
        for name, value in zip(("length", "owner", "is_proper", "is_locked"), told, strict=True):
            setattr(table.word[n], name, value)
    for n, lock in enumerate(board.padlocks):
        place = NOWHERE if lock.place is None else places.get(lock.place, NOWHERE)
        origin = NOWHERE if lock.origin is None else places.get(lock.origin, NOWHERE)
        table.lock[n] = _Padlock(lock.owner, place, origin)
    table.words, table.locks = len(board.words), len(board.padlocks)
    table.supply, table.seats, table.squares = board.supply, board.seats, board.squares
    table.active, table.left, table.end = board.active, board.left, ENDS.index(board.end)
    table.dry[: len(board.dry)] = board.dry
    table.gone[: len(board.gone)] = board.gone
    return table


@cache
def _played() -> Any:  # Any: a function of the library
    core = library()
    assert core is not None
    core.cadenas_size.restype = ctypes.c_int64
    core.cadenas_size.argtypes = [ctypes.c_int64]
    mine = ctypes.sizeof(_Taste), ctypes.sizeof(_Table), DEAL.itemsize
    assert [core.cadenas_size(n) for n in range(3)] == [*mine], "library and module differ"
    core.cadenas_played.restype = ctypes.c_int
    core.cadenas_played.argtypes = [
        *(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64, ctypes.c_void_p),
        *(ctypes.c_int64, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64, ctypes.c_int64),
        ctypes.c_void_p,
    ]
    return core.cadenas_played
