"""The board as a solver of La Guerre des Mots reads it: pieces as bits, cells that are closed.

A set of pieces is one number, a bit a piece; so what bars a cell, and what a coup takes off the
board, are compared in one step.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache

from logomachie.core.value import Seat
from logomachie.games.guerre_des_mots.rules import chain as chains
from logomachie.games.guerre_des_mots.rules.chain import Path, Run
from logomachie.games.guerre_des_mots.rules.grid import AROUND
from logomachie.games.guerre_des_mots.rules.table import Table
from logomachie.games.guerre_des_mots.rules.types import Cell, Chain

SQUARE = ((0, 0), *AROUND)


def stepped(cell: Cell, step: Cell, times: int = 1) -> Cell:
    """The cell so many steps on."""
    return cell[0] + times * step[0], cell[1] + times * step[1]


def across(step: Cell) -> tuple[Cell, Cell]:
    """The two steps at a right angle: the one that reads forward, the one that reads back."""
    return (abs(step[1]), abs(step[0])), (-abs(step[1]), -abs(step[0]))


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
        self.bit: dict[Cell, int] = {}
        for chain in table.chains.values():
            self.strands.append(Strand(chain, len(self.strands), len(self.bit)))
            for piece in chain.path:
                self.bit[piece.cell] = len(self.bit)
        self._near: dict[Cell, int] = {}
        for cell, bit in self.bit.items():
            for step in SQUARE:
                beside = cell[0] + step[0], cell[1] + step[1]
                self._near[beside] = self._near.get(beside, 0) | 1 << bit
        self._open = _coloured(self.grid.rows) - table.closed
        self._bridged = self._open | (_coloured(self.grid.rows, violet=True) - table.closed)

    @property
    def seat(self) -> Seat:
        """Whose coup it is."""
        return self.table.seat

    def near(self, cell: Cell) -> int:
        """The pieces on this cell and in contact with it (DEF-08)."""
        return self._near.get(cell, 0)

    def is_open(self, cell: Cell, *, bridging: bool = False) -> bool:
        """Whether a letter may ever lie there, or a cross over violet (CELL-05, Q-09)."""
        return cell in (self._bridged if bridging else self._open)

    def has_violet(self, cells: Iterable[Cell]) -> bool:
        """Whether one of these is a cell where no letter may lie."""
        return not _coloured(self.grid.rows, violet=True).isdisjoint(cells)

    def reach(
        self,
        origin: Cell,
        step: Cell,
        *,
        spare: int,
        loose: int,
        gone: int = 0,
        bridging: bool = False,
    ) -> tuple[int, ...]:
        """[n]: the pieces that must leave for letters on the n cells after this one.

        It stops before a piece that no coup can move (`loose`: those that one can). The first cell
        may touch the pieces in `spare`; those in `gone` leave anyway.
        """
        near, free = self._near, self._bridged if bridging else self._open
        found, need = [0], 0
        row, column = origin[0] + step[0], origin[1] + step[1]
        while (row, column) in free:
            need |= near.get((row, column), 0) & ~gone & ~(spare if len(found) == 1 else 0)
            if need & ~loose:
                break
            found.append(need)
            row, column = row + step[0], column + step[1]
        return tuple(found)


@lru_cache(maxsize=16)
def _coloured(rows: tuple[str, ...], *, violet: bool = False) -> frozenset[Cell]:
    """The cells of a grid where letters may lie, or the violet ones."""
    cells = ((y, x) for y, row in enumerate(rows) for x in range(len(row)))
    return frozenset(cell for cell in cells if (rows[cell[0]][cell[1]] == "v") is violet)
