"""What a coup earns: replays by green cells and by the three conditions (RPL), the cross (BLW)."""

from collections.abc import Collection, Iterator, Mapping, Sequence

from logomachie.games.guerre_des_mots.rules import chain as chains
from logomachie.games.guerre_des_mots.rules.chain import Path, Run
from logomachie.games.guerre_des_mots.rules.dictionary import Dictionary
from logomachie.games.guerre_des_mots.rules.fault import Fault
from logomachie.games.guerre_des_mots.rules.grid import Grid
from logomachie.games.guerre_des_mots.rules.laying import Laying, beyond
from logomachie.games.guerre_des_mots.rules.opposition import Owners, check_cells, check_contact
from logomachie.games.guerre_des_mots.rules.table import Table
from logomachie.games.guerre_des_mots.rules.taking import Take
from logomachie.games.guerre_des_mots.rules.types import BAR, CROSS, HYPHEN, Cell, Chain, Piece


def greens(path: Path, new: Collection[int], grid: Grid) -> int:
    """Letters newly laid on green; a cross is none (RPL-01, RPL-08, Q-70)."""
    return sum(grid.colour(path[i].cell) == "g" for i in new if path[i].token != CROSS)


def is_tactical(
    taken: Sequence[Take], table: Mapping[int, Chain], target: int, end: int, dictionary: Dictionary
) -> bool:
    """Conditions (a) and (b): one chain, and a word among what was taken from it (RPL-02, 03).

    Of the chain it is laid on, only what comes from the other end counts (Q-17).
    """
    if len({take.chain for take in taken}) != 1:
        return False
    path = table[taken[0].chain].path
    counted = (take for take in taken if take.chain != target or take.end != end)
    return any(
        dictionary.knows(chains.text(path, run))
        for take in counted
        for run in taken_runs(path, take)
        if len(run) >= 2
    )


def taken_runs(path: Path, take: Take) -> Iterator[Run]:
    """What was taken from an end, as words or pieces of words."""
    low, high = min(take.indices), max(take.indices)
    for run in chains.runs(path[low : high + 1]):
        yield Run(run.low + low, run.high + low)


def cross_cells(laying: Laying) -> Iterator[tuple[Cell, int]]:
    """Where a cross may guard the word laid: behind its free ends, in its axis (Q-25).

    With each cell goes the end of the chain it lengthens.
    """
    path, run = laying.path, laying.word
    if run.high == len(path) - 1:
        step = chains.way(path[-2].cell, path[-1].cell)
        yield beyond(path[-1].cell, step), 1
    if run.low == 0:
        step = chains.way(path[1].cell, path[0].cell)
        yield beyond(path[0].cell, step), 0


def check_hyphens(table: Table, laying: Laying) -> None:
    """A compound may not protect a first member that touches brown, as no cross may (Q-48)."""
    path = laying.path
    for index in laying.new:
        if path[index].reads == HYPHEN:
            member = next(
                run
                for run in chains.runs(path)
                if run.holds(index + path[index].guards) and chains.guards(path, run)
            )
            cells = chains.cells(path, member)
            if any(table.options.grid.colour(cell) == "m" for cell in cells):
                raise Fault("CROSS_ON_CENTRE", "GDM-Q-48", cells=cells)


def guarded(table: Table, laying: Laying, cross: Cell, others: Owners) -> Path:
    """The path with the cross set to guard the word laid (BLW-04); raises if it cannot be."""
    ends = dict(cross_cells(laying))
    if cross not in ends:
        raise Fault("CROSS_NOT_THERE", "GDM-Q-25", cells=(cross,))
    word = chains.cells(laying.path, laying.word)
    if any(table.options.grid.colour(cell) == "m" for cell in (*word, cross)):
        raise Fault("CROSS_ON_CENTRE", "GDM-Q-48", cells=word)
    if ends[cross] == 1:
        path, index = (*laying.path, Piece(CROSS, cross, BAR, guards=-1)), len(laying.path)
    else:
        path, index = (Piece(CROSS, cross, BAR, guards=1), *laying.path), 0
    check_cells(table, path, (index,), others)
    check_contact(path, (index,), others)
    return path
