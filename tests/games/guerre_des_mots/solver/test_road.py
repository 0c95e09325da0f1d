"""The map of La Guerre des Mots: how many words to a goal, against a plain reckoning."""

from random import Random

import pytest

from logomachie.games.guerre_des_mots.rules.grid import Line
from logomachie.games.guerre_des_mots.rules.table import Options, options
from logomachie.games.guerre_des_mots.rules.types import Cell, Place, Setup
from logomachie.games.guerre_des_mots.solver.road import (
    FARTHEST,
    GREEN,
    LETTER,
    ROUNDS,
    SIDE,
    STEPS,
    around,
    plainly,
    road,
)
from logomachie.native.library import library

Far = dict[tuple[int, Cell], float]
WAYS = ((0, 1), (0, -1), (1, 0), (-1, 0))


def _goals(opts: Options, place: Place, free: set[Cell]) -> Far:
    """The ends of the lines one word of four letters wins on."""
    lines: list[tuple[Line, float]] = [(line, 1.0) for line in opts.grid.cross]
    lines.append((opts.grid.goal(place), 1.0 + SIDE))
    far: Far = {}
    for line, cost in lines:
        axis = 0 if line[0][0] == line[3][0] else 1
        if line[1] in free and line[2] in free:
            for end in (line[0], line[3]):
                far[axis, end] = min(cost, far.get((axis, end), FARTHEST))
    return far


def _plain(opts: Options, place: Place, barred: frozenset[Cell]) -> Far:
    """One word after the other, cell by cell."""
    board = {(r, c): sign for r, row in enumerate(opts.grid.rows) for c, sign in enumerate(row)}
    free = {cell for cell, sign in board.items() if sign != "v"} - barred
    far = _goals(opts, place, free)
    for _ in range(ROUNDS):
        before = dict(far)
        for row, col in board:
            for way in WAYS:
                axis, greens = int(way[1] == 0), 0
                for n in range(1, STEPS + 1):
                    cell = row + n * way[0], col + n * way[1]
                    if cell not in free:
                        break
                    greens += board[cell] == "g"
                    cost = 1 + LETTER * abs(n - 3) - GREEN * min(greens, 1)
                    here = before.get((1 - axis, cell), FARTHEST) + cost
                    far[axis, (row, col)] = min(here, far.get((axis, (row, col)), FARTHEST))
    return far


@pytest.mark.parametrize("pieces", [0, 25])
def test_the_map_is_that_of_a_plain_reckoning(pieces: int) -> None:
    """Every cell, going on along its row or its column, on a free board and a crowded one."""
    opts, chance = options(Setup(seats=2, lexicon="x")), Random(pieces)
    barred = around((chance.randrange(24), chance.randrange(24)) for _ in range(pieces))
    plain = _plain(opts, "SO", barred)
    found = road(opts.grid, "SO", barred, sides=True, long=False)

    assert {
        (axis, (row, col)): round(plain.get((axis, (row, col)), FARTHEST), 9)
        for axis in (0, 1)
        for row in range(24)
        for col in range(24)
    } == {
        (axis, (row, col)): round(float(found[axis, row, col]), 9)
        for axis in (0, 1)
        for row in range(24)
        for col in range(24)
    }


@pytest.mark.parametrize("long", [False, True])
@pytest.mark.parametrize("sides", [False, True])
def test_the_core_makes_the_same_map(sides: bool, long: bool) -> None:
    """Number for number, on boards from free to crowded, off whose edge some cells may lie."""
    opts, chance = options(Setup(seats=8, lexicon="x")), Random(f"{sides} {long}")
    assert library() is not None
    for pieces in range(60):
        place = chance.choice(tuple(opts.grid.bases))
        barred = around((chance.randrange(24), chance.randrange(24)) for _ in range(pieces))
        goal = opts.grid.goal(place) if sides else None
        plain = plainly(opts.grid.rows, opts.grid.cross, goal, barred, long=long)

        assert plain.tolist() == road(opts.grid, place, barred, sides=sides, long=long).tolist()
