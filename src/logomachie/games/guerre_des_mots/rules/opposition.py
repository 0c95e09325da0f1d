"""Where tokens may lie: on the board, on free cells, away from all others (CELL, OPP)."""

from collections.abc import Collection, Mapping

from logomachie.games.guerre_des_mots.rules.chain import Path
from logomachie.games.guerre_des_mots.rules.fault import Fault
from logomachie.games.guerre_des_mots.rules.grid import AROUND
from logomachie.games.guerre_des_mots.rules.table import Table
from logomachie.games.guerre_des_mots.rules.types import CROSS, Cell, Chain

Owners = Mapping[Cell, tuple[int, int]]  # cell → its chain, its index on the path


def owners(chains: Mapping[int, Chain]) -> dict[Cell, tuple[int, int]]:
    """Where every token belongs."""
    return {
        piece.cell: (chain.id, index)
        for chain in chains.values()
        for index, piece in enumerate(chain.path)
    }


def check_cells(table: Table, path: Path, new: Collection[int], others: Owners) -> None:
    """Raise if a new token lies off the board, on another, on violet or on a closed base."""
    for index in sorted(new):
        cell = path[index].cell
        colour = table.options.grid.colour(cell)
        if not colour:
            raise Fault("OFF_BOARD", "GDM-CELL-00", cells=(cell,))
        if cell in others:
            raise Fault("OCCUPIED", "GDM-CELL-00", cells=(cell,))
        if colour == "v" and path[index].token != CROSS:
            raise Fault("VIOLET", "GDM-CELL-05", cells=(cell,))
        if cell in table.closed:
            raise Fault("CLOSED", "GDM-Q-09", cells=(cell,))


def check_contact(path: Path, new: Collection[int], others: Owners) -> None:
    """Raise if a new token touches another, even by a corner (OPP-01).

    On its own path it may touch the next one, and the one round the corner (Q-67).
    """
    here = {piece.cell: index for index, piece in enumerate(path)}
    for index in sorted(new):
        row, col = path[index].cell
        for r, c in AROUND:
            cell = (row + r, col + c)
            if cell in others or abs(here.get(cell, index) - index) > 2:
                raise Fault("CONTACT", "GDM-OPP-01", cells=((row, col), cell))
