"""The board as a solver of La Guerre des Mots reads it: pieces as bits, cells that are closed.

A set of pieces is one number, a bit a piece; so what bars a cell, and what a coup takes off the
board, are compared in one step. Columns have two numbers of 64 bits for each.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache

import numpy as np
from numpy.typing import NDArray

from logomachie.core.value import Seat
from logomachie.games.guerre_des_mots.rules import chain as chains
from logomachie.games.guerre_des_mots.rules.chain import Path, Run
from logomachie.games.guerre_des_mots.rules.grid import AROUND
from logomachie.games.guerre_des_mots.rules.table import Table
from logomachie.games.guerre_des_mots.rules.types import CROSS, Cell, Chain
from logomachie.games.guerre_des_mots.solver.nibbles import Bits, Flags, Ints
from logomachie.games.guerre_des_mots.solver.slots import masks

SQUARE = ((0, 0), *AROUND)
WAYS = {(0, 1): 0, (1, 0): 1, (0, -1): 2, (-1, 0): 3}
CLOSED = np.uint64(1 << 63)  # in the second number: no piece, and nothing takes it away
OUTSIDE, VIOLET = 1, 2  # of a cell
HALF = 64  # pieces in one number


def stepped(cell: Cell, step: Cell, times: int = 1) -> Cell:
    """The cell so many steps on."""
    return cell[0] + times * step[0], cell[1] + times * step[1]


def across(step: Cell) -> tuple[Cell, Cell]:
    """The two steps at a right angle: the one that reads forward, the one that reads back."""
    return (abs(step[1]), abs(step[0])), (-abs(step[1]), -abs(step[0]))


def heading(path: Path, end: int) -> tuple[int, int, int, bool]:
    """How words go on from an end of a chain: along a row (0) or a column (1), from which cell;
    whether a cross stands there, so that they go straight on."""
    last, inner = (path[-1], path[-2]) if end else (path[0], path[1])
    is_cross, is_column = last.token == CROSS, last.cell[1] == inner.cell[1]
    return int(is_column == is_cross), *last.cell, is_cross


@dataclass(frozen=True)
class Strand:
    """A chain, its words, its pieces as bits."""

    chain: Chain
    number: int  # among the chains of the table
    first: int  # bit of its first piece

    @property
    def path(self) -> Path:
        """Its pieces from end 0 to end 1."""
        return self.chain.path

    @cached_property
    def runs(self) -> tuple[Run, ...]:
        """Its words from end 0 to end 1."""
        return tuple(chains.runs(self.path))

    @cached_property
    def letters(self) -> list[int]:
        """The indices of its letters, from end 0 to end 1."""
        return chains.letters(self.path, 0)

    @cached_property
    def guarded(self) -> tuple[bool, ...]:
        """By piece: whether it belongs to a word that a cross protects."""
        return tuple(chains.is_guarded(self.path, index) for index in range(len(self.path)))

    def mask(self, indices: Iterable[int]) -> int:
        """These pieces as bits."""
        return sum(1 << self.first + index for index in indices)


class Ground:
    """The board of one table."""

    def __init__(self, table: Table) -> None:
        self.table, self.grid = table, table.options.grid
        self.strands: list[Strand] = []
        pieces = 0
        for chain in table.chains.values():
            self.strands.append(Strand(chain, len(self.strands), pieces))
            pieces += len(chain.path)

    @property
    def seat(self) -> Seat:
        """Whose coup it is."""
        return self.table.seat

    @cached_property
    def pieces(self) -> NDArray[np.int16]:
        """By bit: the cell of the piece."""
        size = self.grid.size
        each = (piece.cell for strand in self.strands for piece in strand.path)
        return np.array([number_of(cell, size) for cell in each], np.int16)

    @cached_property
    def _near(self) -> Bits:
        """By cell, with a border: the pieces on it and in contact with it (DEF-08)."""
        size = self.grid.size
        found = np.zeros(((size + 2) ** 2, 2), np.uint64)
        bits = np.arange(len(self.pieces))
        beside = self.pieces[:, None] + _square(size)
        values = np.uint64(1) << (bits % HALF).astype(np.uint64)
        np.bitwise_or.at(found, (beside, (bits // HALF)[:, None]), values[:, None])
        return found

    @property
    def shut(self) -> NDArray[np.int16]:
        """The cells near a base that nobody may lay on yet (Q-09)."""
        return _shut(self.table.closed, self.grid.size)

    @property
    def border(self) -> NDArray[np.uint8]:
        """By cell: OUTSIDE the board, or VIOLET."""
        return _border(self.grid.rows)

    @cached_property
    def _barring(self) -> Bits:
        """By cell: the pieces that must leave it, or that it is closed; the same where a cross may
        bridge violet ones (CELL-05)."""
        found = np.stack([self._near, self._near])
        for board, barred in zip(found, (OUTSIDE | VIOLET, OUTSIDE), strict=True):
            board[(self.border & barred) > 0, 1] |= CLOSED
            board[self.shut, 1] |= CLOSED
        return found.reshape(-1, 2)

    @property
    def is_violet(self) -> Flags:
        """(rows, columns): whether no letter may lie there."""
        side = self.grid.size + 2
        found: Flags = self.border.reshape(side, side)[1:-1, 1:-1] == VIOLET
        return found

    def reach(self, lines: Ints, leave: Bits, loose: int) -> tuple[Bits, Ints]:
        """(lines, cells, 2): the pieces that must leave for letters on the n cells of each line,
        and one line that nothing bars; and how many of its cells count, none of them, [0], too.

        It ends before a piece that no coup can move (`loose`: those that one can). `leave`: (lines,
        2, 2): what the first cell may touch, and what leaves anyway.
        """
        cells = lines_of(self.grid.size)[lines]
        bars = np.zeros((len(lines) + 1, cells.shape[1] + 1, 2), np.uint64)
        need = self._barring[cells]
        need &= ~leave[:, None, 1]
        need[:, 0] &= ~leave[:, 0]
        np.bitwise_or.accumulate(need, axis=1, out=bars[:-1, 1:])
        length: Ints = (bars[:-1] & ~masks([loose]).T[0]).any(axis=2).argmax(axis=1)
        return bars, length


def number_of(cell: Cell, size: int) -> int:
    """A cell of a board with a border, as one number."""
    return (cell[0] + 1) * (size + 2) + cell[1] + 1


def line_of(origin: Cell, step: Cell, size: int, *, bridging: bool = False) -> int:
    """The number of the line that begins after a cell; `bridging`: for a word with a cross."""
    return (WAYS[step] + len(WAYS) * bridging) * (size + 2) ** 2 + number_of(origin, size)


@cache
def lines_of(size: int) -> Ints:
    """(lines, cells): the cells of each line, to the border and from there on its corner; behind
    them those of the board where crosses bridge violet cells."""
    steps = np.arange(1, size + 2)
    rows, columns = np.divmod(np.arange((size + 2) ** 2), size + 2)
    found = []
    for down, right in WAYS:
        row, column = rows[:, None] + down * steps, columns[:, None] + right * steps
        inside = (row >= 0) & (row < size + 2) & (column >= 0) & (column < size + 2)
        found.append(np.where(inside, row * (size + 2) + column, 0))
    every = np.concatenate(found)
    return np.concatenate([every, every + (size + 2) ** 2])


@cache
def _square(size: int) -> Ints:
    """From a cell to those around it."""
    return np.array([row * (size + 2) + column for row, column in SQUARE])


@lru_cache(maxsize=16)
def _border(rows: tuple[str, ...]) -> NDArray[np.uint8]:
    """The cells beside a grid, and the violet ones of it."""
    size = len(rows)
    found = np.full((size + 2, size + 2), OUTSIDE, np.uint8)
    found[1:-1, 1:-1] = 0
    found[1:-1, 1:-1][np.array([list(row) for row in rows]) == "v"] = VIOLET
    return found.reshape(-1)


@lru_cache(maxsize=64)
def _shut(cells: frozenset[Cell], size: int) -> NDArray[np.int16]:
    return np.array([number_of(cell, size) for cell in cells], np.int16)
