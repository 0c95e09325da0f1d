"""The lines of a board of one size, as arrays: made once, used for every position on it.

Cells are numbered row by row from 0; the number after the last stands for «off the board».
Directions are numbered clockwise from north; a line and its reverse are two lines, and the
orientation of a line is its direction modulo 4.
"""

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int64]
Steps = NDArray[np.int8]

STEPS = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))  # N NE E … NW
NOWHERE = 99  # no cell of a line
LONGEST = 11  # the longest side of a board: five bits a letter and two numbers of cells suffice


class Lines(NamedTuple):
    """All directed lines of a board, and all places a word may begin on them (rays)."""

    rows: int
    columns: int
    longest: int  # cells of the longest line
    beside: Ints  # (cells + 1, 8): the next cell in each direction
    cell: Ints  # (lines, longest + 1): the cells of each line, then off the board
    direction: Ints  # of each line
    length: Ints  # of each line
    ray_line: Ints
    ray_start: Ints  # where on its line a ray begins
    line_of: Ints  # (4, cells + 1): the line through a cell in directions 0 to 3; -1: one cell
    place: Ints  # (4, cells + 1): the cell's place on that line
    leap: Steps  # (2, 4, cells + 1, 8, longest + 1): see `leaps`


@cache
def lines(rows: int, columns: int) -> Lines:
    """The lines of a board of this size."""
    off = rows * columns
    beside = np.full((off + 1, 8), off)
    for direction, (down, right) in enumerate(STEPS):
        for r, c in np.ndindex(rows, columns):
            if 0 <= r + down < rows and 0 <= c + right < columns:
                beside[r * columns + c, direction] = (r + down) * columns + c + right
    walks = [
        (direction, walk(beside, int(start), direction))
        for direction in range(8)
        for start in np.flatnonzero(beside[:off, (direction + 4) % 8] == off)
    ]
    found = [(direction, cells) for direction, cells in walks if len(cells) > 1]
    longest = max((len(cells) for _, cells in found), default=1)
    cell = np.full((len(found), longest + 1), off)
    for line, (_, cells) in enumerate(found):
        cell[line, : len(cells)] = cells
    line_of, place = np.full((4, off + 1), -1), np.zeros((4, off + 1), np.int64)
    for line, (direction, cells) in enumerate(found):
        if direction < 4:
            line_of[direction, cells] = line
            place[direction, cells] = np.arange(len(cells))
    length = np.array([len(cells) for _, cells in found], np.int64)
    rays = [(line, at) for line, (_, cells) in enumerate(found) for at in range(len(cells) - 1)]
    return Lines(
        rows,
        columns,
        longest,
        beside,
        cell,
        np.array([direction for direction, _ in found], np.int64),
        length,
        np.array([line for line, _ in rays], np.int64),
        np.array([at for _, at in rays], np.int64),
        line_of,
        place,
        leaps(np.append(length, 1)[line_of], place, longest),
    )


def walk(beside: Ints, start: int, direction: int) -> list[int]:
    """The cells from one edge of the board to the other."""
    cells, off = [start], len(beside) - 1
    while (after := int(beside[cells[-1], direction])) != off:
        cells.append(after)
    return cells


def leaps(length: Ints, place: Ints, longest: int) -> Steps:
    """By orientation, cell, direction and distance: steps along the line from a cell to the two
    other cells a letter seen so can reach; NOWHERE if there is no such cell."""
    twice = shifts().transpose(2, 0, 1)[:, :, None, :, None] * np.arange(longest + 1)
    there = twice // 2
    fits = (twice % 2 == 0) & (place[:, :, None, None] + there >= 0)
    fits &= place[:, :, None, None] + there < length[:, :, None, None]
    return np.ascontiguousarray(np.where(fits, there, NOWHERE), np.int8)


def shifts() -> Ints:
    """Where else on a line a letter can go that stands beside it, twice the distance.

    A letter D steps from a cell of the line in one direction reaches two other cells of that line
    by two other directions, D · shift / 2 steps further along it (if that is a whole number).
    """
    found = np.zeros((4, 8, 2), np.int64)
    for line in range(4):
        a, b = STEPS[line]
        for ray, (down, right) in enumerate(STEPS):
            if ray % 4 == line:
                continue
            others = (way for way in range(4) if way not in (line, ray % 4))
            for nth, way in enumerate(others):
                e, f = STEPS[way]
                # (down, right) + m · (e, f) = s · (a, b): Cramer's rule for s
                whole = a * f - b * e
                assert whole, "two ways that differ are not parallel"
                found[line, ray, nth] = 2 * (down * f - right * e) // whole
    return found
