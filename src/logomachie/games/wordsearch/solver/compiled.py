"""The search for words by the compiled core: of the legal readings of `frontier` and `sources` the
shortest of each word on each segment, in the same order."""

import ctypes
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from logomachie.games.wordsearch.solver.frontier import Frontier, Readings
from logomachie.games.wordsearch.solver.lines import Ints
from logomachie.games.wordsearch.solver.sources import Cells, Sources
from logomachie.native.library import address, library

FRONTIER = ("orientation", "forward", "cell", "near", "far", "count", "sequence", "room")
OPTIONS = ("start", "source", "ray", "depth", "low", "high")


class Board(ctypes.Structure):
    """A position as C sees it (`search.h`)."""

    _fields_ = [
        *((name, ctypes.c_void_p) for name in ("edge", "reach", "leap")),
        *((name, ctypes.c_void_p) for name in ("ray_line", "ray_start")),
        *((name, ctypes.c_void_p) for name in (*FRONTIER, "line_length", "line_count")),
        *((name, ctypes.c_void_p) for name in ("board", "along_ray", "away")),
        *((f"options_{name}", ctypes.c_void_p) for name in OPTIONS),
        *((name, ctypes.c_void_p) for name in ("first", "second")),
        *((name, ctypes.c_int64) for name in ("edges", "root", "lines", "rays", "longest")),
        *((name, ctypes.c_int64) for name in ("cells", "least")),
    ]


def legal(frontier: Frontier, least: int) -> tuple[Readings, Cells]:
    """The legal words, each on each segment with the fewest slides, and the source of each of their
    places."""
    return (reference if library() is None else found)(frontier, least)


def reference(frontier: Frontier, least: int) -> tuple[Readings, Cells]:
    """The same by NumPy alone."""
    readings = frontier.readings(least)
    rows, source = Sources(frontier).found(readings)
    legal = readings.cut(rows)
    chosen = shortest(legal)
    return legal.cut(chosen), source[chosen]


def shortest(readings: Readings) -> Ints:
    """Of the readings of one word on one segment, the row with the fewest slides."""
    order = np.lexsort((readings.moved, readings.prefix, readings.length, readings.ray))
    first = np.ones(len(order), np.bool_)
    first[1:] = False
    for column in (readings.ray, readings.length, readings.prefix):
        first[1:] |= column[order[1:]] != column[order[:-1]]
    chosen: Ints = order[first]
    return chosen


def found(frontier: Frontier, least: int) -> tuple[Readings, Cells]:
    """The same by the core."""
    ahead, lines, sight = frontier.ahead, frontier.lines, frontier.sight
    columns = [
        lines.ray_line,
        lines.ray_start,
        *(getattr(frontier, name) for name in FRONTIER),
        lines.length,
        sight.before,
        sight.letter,
        sight.along_ray,
        sight.away,
        *(getattr(sight.options, name) for name in OPTIONS),
        *Sources(frontier).near,
    ]
    whole = [np.ascontiguousarray(column, np.int64) for column in columns]
    board = Board(
        address(ahead.edge),
        address(ahead.reach),
        address(lines.leap),
        *(address(column) for column in whole),
        len(ahead.letter),
        ahead.root,
        len(lines.length),
        len(lines.ray_line),
        lines.longest,
        len(sight.letter),
        least,
    )
    calls = _calls()
    solved = calls.open(ctypes.byref(board))
    if not solved:
        raise MemoryError
    try:
        count = int(calls.count(solved))
        parts = [np.empty(count, np.int64) for _ in range(6)]
        source = np.empty((count, lines.longest), np.int16)
        calls.rows(solved, *(address(part) for part in parts), address(source))
    finally:
        calls.close(solved)
    return Readings(*parts), source


class Calls(NamedTuple):
    """The functions of the core."""

    open: Any
    count: Any
    rows: Any
    close: Any


@cache
def _calls() -> Calls:
    core = library()
    assert core is not None
    core.wordsearch_size.restype = ctypes.c_int64
    assert core.wordsearch_size() == ctypes.sizeof(Board), "library and module differ"
    core.wordsearch_open.restype = ctypes.c_void_p
    core.wordsearch_close.argtypes = [ctypes.c_void_p]
    core.wordsearch_close.restype = None
    core.wordsearch_count.restype = ctypes.c_int64
    core.wordsearch_count.argtypes = [ctypes.c_void_p]
    core.wordsearch_rows.argtypes = [ctypes.c_void_p] * 8
    core.wordsearch_rows.restype = None
    return Calls(
        core.wordsearch_open, core.wordsearch_count, core.wordsearch_rows, core.wordsearch_close
    )
