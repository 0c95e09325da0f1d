"""What each cell of a position sees: the letters along its eight rays, near and far.

A letter beyond another can come only if those before it leave first, and every letter that moves
must be part of the word: so an option is a letter with the letters in its way.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from logomachie.games.wordsearch.solver.lines import NOWHERE, Ints, Lines

NONE = 31  # no letter
HALF = 63  # cells that fit one number of bits
EIGHT = np.arange(8)


class Options(NamedTuple):
    """Every letter that could fill a cell of a line from beside it, the nearest first.

    `start[key]` to `start[key + 1]` are those of one orientation, cell and letter.
    """

    start: Ints
    source: Ints  # the letter's cell
    ray: Ints  # the direction in which the cell sees it
    depth: Ints  # letters in its way
    low: Ints  # their cells as bits: cells 0 to 62
    high: Ints  # and cells 63 on


class Sight(NamedTuple):
    """One position seen from its cells."""

    letter: Ints  # (cells + 1,): A = 0; NONE where empty or off the board
    before: Ints  # (lines, longest + 2): letters before each place of a line
    sequence: Ints  # (lines, longest + 2): the letters of a line in order, then NONE
    along_ray: Ints  # (deepest, cells + 1, 8): the 1st, 2nd … letter along each ray
    away: Ints  # and how far it is
    near: Ints  # (4, cells + 1): letters a cell of such a line sees beside the line
    far: Ints  # (4, cells + 1): letters it would see if others left
    options: Options


def key(orientation: Ints, cell: Ints, letter: Ints, off: int) -> Ints:
    """The place of an orientation, a cell and a letter in the table of options."""
    return (orientation * (off + 1) + cell) * 32 + letter


def bits(cells: Ints) -> tuple[Ints, Ints]:
    """Each cell as one bit of two numbers."""
    low = np.where(cells < HALF, np.left_shift(1, np.minimum(cells, HALF - 1)), 0)
    high = np.where(cells < HALF, 0, np.left_shift(1, np.maximum(cells - HALF, 0)))
    return low, high


def sight(lines: Lines, letter: Ints) -> Sight:
    """What is seen on this board; `letter` has a NONE for off the board at its end."""
    on_line = letter[lines.cell]
    filled = on_line != NONE
    count = np.zeros((len(on_line), lines.longest + 2), np.int64)
    np.cumsum(filled, axis=1, out=count[:, 1:])
    sequence = np.full((len(on_line), lines.longest + 2), NONE)
    line, place = np.nonzero(filled)
    sequence[line, count[line, place]] = on_line[line, place]
    chain, away = chains(lines, letter)
    fits = feasible(lines, count, chain, away)
    bit = np.where(letter != NONE, np.left_shift(1, letter), 0)
    seen = bit[chain]
    near, far = np.zeros((4, len(letter)), np.int64), np.zeros((4, len(letter)), np.int64)
    for orientation in range(4):
        beside = np.flatnonzero(orientation != EIGHT % 4)
        near[orientation] = np.bitwise_or.reduce(seen[0][:, beside], axis=1)
        open_to = np.where(fits[:, orientation], seen, 0)[:, :, beside]
        far[orientation] = np.bitwise_or.reduce(open_to, axis=(0, 2))
    return Sight(
        letter,
        count,
        sequence,
        letter[chain],
        away,
        near,
        far & ~near,
        options(letter, chain, fits),
    )


def chains(lines: Lines, letter: Ints) -> tuple[Ints, Ints]:
    """The letters along each ray from each cell, nearest first, and their distances."""
    off = len(letter) - 1
    filled = letter != NONE
    first, steps = lines.beside.copy(), np.ones((off + 1, 8), np.int64)
    for _ in range(lines.longest):
        passed = ~filled[first] & (first != off)
        if not passed.any():
            break
        first = np.where(passed, lines.beside[first, EIGHT], first)
        steps += passed
    chain, away = [first], [steps]
    while (chain[-1] != off).any() and len(chain) < lines.longest:
        away.append(away[-1] + steps[chain[-1], EIGHT])
        chain.append(first[chain[-1], EIGHT])
    return np.stack(chain), np.minimum(np.stack(away), lines.longest)


def feasible(lines: Lines, before: Ints, chain: Ints, away: Ints) -> NDArray[np.bool_]:
    """(deepest, 4, cells + 1, 8): may this letter come to a line of this orientation at all?

    All letters in its way must go to other cells of the line, which needs as many free places.
    """
    off = chain.shape[1] - 1
    whole = before[np.arange(len(before)), lines.length]
    free = np.append(lines.length - whole, 0)[lines.line_of]  # -1 is the last: no line, no place
    depth = np.arange(len(chain))
    fits = (chain != off)[:, None] & (np.arange(4)[:, None] != EIGHT % 4)[None, :, None, :]
    fits &= (depth[:, None, None] < free)[:, :, :, None]
    stays = (lines.leap == NOWHERE).all(axis=0)  # by orientation, cell, direction and distance
    beside = np.arange(off + 1)[:, None], EIGHT, away
    stuck = np.logical_or.accumulate(stays[:, *beside].transpose(1, 0, 2, 3), axis=0)
    fits[1:] &= ~stuck[:-1]
    return np.asarray(fits)


def options(letter: Ints, chain: Ints, fits: NDArray[np.bool_]) -> Options:
    """The table of all feasible letters beside all lines."""
    off = len(letter) - 1
    low, high = bits(chain)
    low, high = np.bitwise_or.accumulate(low, axis=0), np.bitwise_or.accumulate(high, axis=0)
    depth, orientation, cell, ray = np.nonzero(fits)
    source = chain[depth, cell, ray]
    place = key(orientation, cell, letter[source], off)
    order = np.argsort(place, kind="stable")  # depth comes first in `nonzero`: nearest first
    depth, cell, ray = depth[order], cell[order], ray[order]
    start = np.zeros(4 * (off + 1) * 32 + 1, np.int64)
    np.cumsum(np.bincount(place, minlength=len(start) - 1), out=start[1:])
    blocked = depth > 0
    return Options(
        start,
        source[order],
        ray,
        depth,
        np.where(blocked, low[depth - 1, cell, ray], 0),
        np.where(blocked, high[depth - 1, cell, ray], 0),
    )
