"""The board as a solver of La Guerre des Mots reads it: pieces as bits, cells that are closed.

A set of pieces is one number, a bit a piece; so what bars a cell, and what a coup takes off the
board, are compared in one step.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

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

    @property
    def seat(self) -> Seat:
        """Whose coup it is."""
        return self.table.seat

    def near(self, cell: Cell) -> int:
        """The pieces on this cell and in contact with it (DEF-08)."""
        found = self._near.get(cell)
        if found is None:
            around = (self.bit.get(stepped(cell, step)) for step in SQUARE)
            found = self._near[cell] = sum(1 << bit for bit in around if bit is not None)
        return found

    def is_open(self, cell: Cell, *, bridging: bool = False) -> bool:
        """Whether a letter may ever lie there, or a cross over violet (CELL-05, Q-09)."""
        colour = self.grid.colour(cell)
        return (colour not in ("", "v") or (bridging and colour == "v")) and (
            cell not in self.table.closed
        )

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
        found, need, cell = [0], 0, stepped(origin, step)
        while self.is_open(cell, bridging=bridging):
            near = self.near(cell) & ~gone
            need |= near & ~spare if len(found) == 1 else near
            if need & ~loose:
                break
            found.append(need)
            cell = stepped(cell, step)
        return tuple(found)
