"""How far the letters at the ends of the chains shoot, for a page that shows it on demand."""

from collections.abc import Collection, Iterator

from logomachie.core.value import Value
from logomachie.games.guerre_des_mots.rules.compass import STEP
from logomachie.games.guerre_des_mots.rules.laying import beyond
from logomachie.games.guerre_des_mots.rules.types import Cell, Setup, TableView


class Reach(Value, kw_only=True):
    """The end of a chain, and the cells its letter reaches."""

    gun: Cell
    cells: tuple[Cell, ...]


class Reached(Value, kw_only=True):
    """Every end of every chain whose letter shoots; none where the table hides the values."""

    ends: tuple[Reach, ...]


def reached(view: TableView, config: Setup, about: str) -> Reached:  # noqa: ARG001  # one door
    """Each way as many cells as the letter is worth, up to the first token or violet cell
    (SHT-02, SHT-10)."""
    values = dict(view.values)
    taken = {piece.cell for chain in view.chains for piece in chain.path}
    ends = {
        piece.cell: values.get(piece.token[:1], 0)
        for chain in view.chains
        for piece in (chain.path[0], chain.path[-1])
    }
    return Reached(
        ends=tuple(
            Reach(gun=gun, cells=tuple(_hit(gun, value, taken, view.board.split("/"))))
            for gun, value in ends.items()
            if value > 0
        )
    )


def _hit(gun: Cell, value: int, taken: Collection[Cell], rows: list[str]) -> Iterator[Cell]:
    for step in STEP.values():
        row, col = gun
        for _ in range(value):
            row, col = beyond((row, col), step)
            if not (0 <= row < len(rows) and 0 <= col < len(rows)) or rows[row][col] == "v":
                break
            yield row, col
            if (row, col) in taken:
                break
