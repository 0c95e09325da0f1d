"""Wordsearch: every legal word of a position, exact, each with one shortest order of slides.

The words are kept as columns; a word's slides are told when they are asked for. What is legal is
section 9 of the rules: `games.wordsearch.legal` says the same slowly and is the reference.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from logomachie.games.wordsearch.board import DIRECTIONS, Board, Cell, size
from logomachie.games.wordsearch.legal import Legal, Slides
from logomachie.solvers.wordsearch_frontier import Frontier, Readings
from logomachie.solvers.wordsearch_graph import Ahead
from logomachie.solvers.wordsearch_lines import LONGEST, STEPS, Ints, Lines, lines
from logomachie.solvers.wordsearch_sight import NONE, sight
from logomachie.solvers.wordsearch_sources import Sources


@dataclass(frozen=True)
class Found:
    """The legal words of one position as columns: a row a word and a segment."""

    lines: Lines
    frontier: Frontier
    readings: Readings
    source: Ints  # (rows, longest): where the letters from beside the line come from
    moved: Ints  # how many letters slide, at least

    def __len__(self) -> int:
        return len(self.moved)

    def __getitem__(self, row: int) -> Legal:
        start = self._cell(int(self.frontier.cell[self.readings.ray[row], 0]))
        line = self.lines.ray_line[self.readings.ray[row]]
        direction = DIRECTIONS[int(self.lines.direction[line])]
        return Legal(self.word(row), start, direction, self.slides(row))

    def __iter__(self) -> Iterator[Legal]:
        return (self[row] for row in range(len(self)))

    def word(self, row: int) -> str:
        """The word of a row."""
        length, prefix = int(self.readings.length[row]), int(self.readings.prefix[row])
        return "".join(chr(65 + (prefix >> 5 * q & 31)) for q in reversed(range(length)))

    def slides(self, row: int) -> Slides:
        """The slides of a row: along the line first, then from beside it, the nearest first."""
        ray, length = int(self.readings.ray[row]), int(self.readings.length[row])
        cell = self.frontier.cell[ray].tolist()
        along = int(self.readings.along[row])
        taken = self._taken(row)
        ahead: list[tuple[int, int]] = []
        back: list[tuple[int, int]] = []
        beside: list[tuple[int, int, int]] = []
        for q in range(length):
            if along >> q & 1:
                source, distance = taken.pop(0)
                if distance < q:
                    ahead.insert(0, (source, cell[q]))  # the first in front leaves first
                elif distance > q:
                    back.append((source, cell[q]))
            else:
                source = int(self.source[row, q])
                beside.append((self._distance(ray, source), source, cell[q]))
        order = [*ahead, *back, *((s, t) for _, s, t in sorted(beside))]
        return tuple((self._cell(s), self._cell(t)) for s, t in order)

    def _taken(self, row: int) -> list[tuple[int, int]]:
        """The letters taken from the line: their cells and places, counted from the ray's start."""
        ray, after = int(self.readings.ray[row]), int(self.readings.after[row])
        line, start = int(self.lines.ray_line[ray]), int(self.lines.ray_start[ray])
        cells = self.lines.cell[line, : self.lines.length[line]].tolist()
        filled = [
            (cell, place - start)
            for place, cell in enumerate(cells)
            if self.frontier.sight.letter[cell] != NONE
        ]
        return filled[after - int(self.readings.along[row]).bit_count() : after]

    def _distance(self, ray: int, cell: int) -> int:
        """How far a cell is from the line: less with every step of a slide to it."""
        start = int(self.frontier.cell[ray, 0])
        down, right = STEPS[int(self.lines.direction[self.lines.ray_line[ray]])]
        (a, b), (c, d) = self._cell(cell), self._cell(start)
        return abs((a - c) * right - (b - d) * down)

    def _cell(self, number: int) -> Cell:
        return number // self.lines.columns + 1, number % self.lines.columns + 1


def solved(board: Board, ahead: Ahead, least: int = 2) -> Found:
    """Every legal word of at least this many letters."""
    rows, columns = size(board)
    if max(rows, columns) > LONGEST:
        raise ValueError(f"a board has at most {LONGEST} rows and columns")
    signs = np.frombuffer((board.replace("/", "") + ".").encode(), np.uint8).astype(np.int64)
    on = lines(rows, columns)
    frontier = Frontier(on, sight(on, np.where(signs == ord("."), NONE, signs - 65)), ahead)
    readings = frontier.readings(least)
    legal, source = Sources(frontier).found(readings)
    readings = readings.cut(legal)
    moved = readings.length - np.bitwise_count(readings.stays).astype(np.int64)
    order = np.lexsort((moved, readings.prefix, readings.length, readings.ray))
    same = np.zeros(len(order), np.bool_)
    for column in (readings.ray, readings.length, readings.prefix):
        same[1:] |= column[order[1:]] != column[order[:-1]]
    same[:1] = True
    order = order[same]
    return Found(on, frontier, readings.cut(order), source[order], moved[order])
