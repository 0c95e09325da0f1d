"""How far a cell is from the goals of La Guerre des Mots, in words still to be laid.

`far[axis, row, column]`: a chain that ends on this cell and goes on along this axis (0: a row, 1: a
column). A word costs one, a little more the longer it is, less if it passes over green. Pieces in
the way close the cells around them; the map is a hint, no rule.
"""

import ctypes
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from logomachie.games.guerre_des_mots.rules.grid import AROUND, Grid, Line
from logomachie.games.guerre_des_mots.rules.types import Cell, Place
from logomachie.native.library import library

Map = NDArray[np.float64]
FARTHEST = 12.0  # words: nobody plans that long
STEPS = 6  # cells a word may go, as one can expect of letters at hand
LETTER = 0.07  # of a word that each letter more costs
GREEN = 0.55  # of a word that a replay saves
LONG = 0.3  # a longer word on the cross is harder to find
SIDE = 0.1  # a side goal has one line where the cross has four
ROUNDS = 8
SIZE = 32  # cells of a row, as C has room for
OPEN, EARNING = 1, 2  # of a cell, as C sees it: a letter may lie there, and earns a replay
REMEMBERED = 512


def road(grid: Grid, place: Place, barred: frozenset[Cell], *, sides: bool, long: bool) -> Map:
    """The map for one place, on a board where these cells are closed."""
    return _road(grid.rows, grid.cross, grid.goal(place) if sides else None, barred, long)


@lru_cache(REMEMBERED)
def _road(
    rows: tuple[str, ...],
    cross: tuple[Line, ...],
    goal: Line | None,
    barred: frozenset[Cell],
    long: bool,  # a key of the cache
) -> Map:
    if library() is not None and len(rows) <= SIZE:
        return _mapped(rows, cross, goal, barred, long)
    return plainly(rows, cross, goal, barred, long=long)


def plainly(
    rows: tuple[str, ...],
    cross: tuple[Line, ...],
    goal: Line | None,
    barred: frozenset[Cell],
    *,
    long: bool,
) -> Map:
    """The map where there is no core, and what the core's must equal."""
    size = len(rows)
    open_, green = _colours(rows)
    free = open_.copy()
    for row, col in barred:
        if 0 <= row < size and 0 <= col < size:
            free[row, col] = False
    far = np.full((2, size, size), FARTHEST)
    for line in cross:
        _goal(far, line, free, 0.0, long=long)
    if goal is not None:
        _goal(far, goal, free, SIDE, long=False)
    costs = _costs(_ways(free, free), _ways(green, green))
    for _ in range(ROUNDS):
        before = far
        forth, back = _spread(_ways(far[1], far[0]), costs).reshape(2, 2, size, size)
        along, across = np.minimum(forth, back[:, :, ::-1])
        far = np.minimum(before, (along, across.T))
        if (far == before).all():
            break
    return far


class Ground(ctypes.Structure):
    """A board with its goals, as C sees it (`road.h`)."""

    _fields_ = [
        ("colours", ctypes.c_char_p),
        ("lines", ctypes.c_char_p),
        *((name, ctypes.c_int32) for name in ("size", "crosses", "sides", "long")),
    ]


def _mapped(
    rows: tuple[str, ...],
    cross: tuple[Line, ...],
    goal: Line | None,
    barred: frozenset[Cell],
    long: bool,
) -> Map:
    """The same by the compiled core, number for number."""
    size = len(rows)
    shut, far = bytearray(size * size), np.empty((2, size, size))
    for row, col in barred:
        if 0 <= row < size and 0 <= col < size:
            shut[row * size + col] = 1
    ground, side = _ground(rows, cross, goal, long), -1 if goal is None else 0
    is_made = _map()(ctypes.byref(ground), bytes(shut), side, far.ctypes.data)
    assert is_made, "the goals lie on the board"
    return far


@lru_cache(maxsize=64)  # the places of some boards
def _ground(
    rows: tuple[str, ...], cross: tuple[Line, ...], goal: Line | None, long: bool
) -> Ground:
    colours = bytes((sign != "v") * OPEN | (sign == "g") * EARNING for row in rows for sign in row)
    lines = [*cross, *([] if goal is None else [goal])]
    cells = bytes(number for line in lines for cell in line for number in cell)
    return Ground(colours, cells, len(rows), len(cross), len(lines) - len(cross), long)


@cache
def _map() -> Any:
    core = library()
    assert core is not None
    core.guerre_map.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int, ctypes.c_void_p]
    return core.guerre_map


@lru_cache(maxsize=8)
def _colours(rows: tuple[str, ...]) -> tuple[NDArray[np.bool_], Map]:
    """Where a letter may lie at all, and where it earns a replay."""
    signs = np.array([list(row) for row in rows])
    return signs != "v", (signs == "g").astype(np.float64)


def _ways(rows: NDArray[Any], columns: NDArray[Any]) -> NDArray[Any]:
    """(ways, lines, cells): a map for words in rows and one for words in columns, each as a word
    sees it that goes on to the right: rows and columns forth, then rows and columns back."""
    forth = np.stack([rows, columns.T])
    return np.concatenate([forth, forth[:, :, ::-1]])


def _costs(free: NDArray[np.bool_], green: Map) -> Map:
    """(steps, ways, lines, cells): what a word costs that goes so many cells on from here, without
    end where something is in the way."""
    found = np.full((STEPS, *free.shape), np.inf)
    passed, clear = np.zeros_like(green), np.ones_like(free)
    for n in range(1, STEPS + 1):
        here, there = slice(0, -n), slice(n, None)
        clear[:, :, here] &= free[:, :, there]
        clear[:, :, -n:] = False
        passed[:, :, here] += green[:, :, there]
        cost = 1 + LETTER * abs(n - 3) - GREEN * np.minimum(passed, 1)
        found[n - 1][clear] = cost[clear]
    return found


def _spread(turn: Map, costs: Map) -> Map:
    """One word from every cell: as far as where it ends, plus what it costs."""
    reached = np.full_like(turn, np.inf)
    for n in range(1, STEPS + 1):
        here = reached[:, :, :-n]
        np.minimum(here, turn[:, :, n:] + costs[n - 1, :, :, :-n], out=here)
    return reached


def _goal(far: Map, line: Line, free: NDArray[np.bool_], more: float, *, long: bool) -> None:
    """One word from an end of the line wins; from further off a longer one, where that counts."""
    axis, step = (0, (0, 1)) if line[0][0] == line[3][0] else (1, (1, 0))
    if not all(free[cell] for cell in line[1:3]):
        return
    for cell, way in ((line[0], -1), (line[3], 1)):
        for off in range(4 if long else 1):
            at = cell[0] + way * off * step[0], cell[1] + way * off * step[1]
            if not (0 <= at[0] < len(free) and 0 <= at[1] < len(free)):
                break
            cost = 1.0 + more + (LONG + LETTER * off if off else 0.0)
            far[axis, at[0], at[1]] = min(far[axis, at[0], at[1]], cost)


def around(cells: Iterable[Cell]) -> frozenset[Cell]:
    """These cells and all that touch them."""
    return frozenset().union(*map(_beside, cells))


@lru_cache(maxsize=1_024)  # the cells of a board, and some beside it
def _beside(cell: Cell) -> frozenset[Cell]:
    return frozenset((cell[0] + dr, cell[1] + dc) for dr, dc in (*AROUND, (0, 0)))
