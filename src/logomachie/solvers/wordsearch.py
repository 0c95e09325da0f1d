"""Wordsearch: every legal word of a position, exact, each with one shortest order of slides.

The words are kept as columns; a word's slides are told when they are asked for. What is legal is
section 9 of the rules: `games.wordsearch.legal` says the same slowly and is the reference.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple, TypeAlias

import numpy as np

from logomachie.core.letters import plain
from logomachie.games.wordsearch.alphabet import VALUES
from logomachie.games.wordsearch.board import (
    DIRECTIONS,
    EMPTY,
    Board,
    Cell,
    at,
    put,
    segment,
    size,
    slid,
)
from logomachie.games.wordsearch.legal import Legal, Slides, legal
from logomachie.lexicon.automaton import edges
from logomachie.lexicon.graph import PLAIN, Graph
from logomachie.solvers.wordsearch_frontier import Frontier, Readings
from logomachie.solvers.wordsearch_graph import Ahead, ahead
from logomachie.solvers.wordsearch_lines import LONGEST, STEPS, Ints, Lines, lines
from logomachie.solvers.wordsearch_sight import NONE, sight
from logomachie.solvers.wordsearch_sources import Cells, Sources

Values: TypeAlias = Sequence[int]
VALUE: Values = tuple(VALUES["fr-reconstructed-1"][letter] for letter in PLAIN)


def after(board: Board, chosen: Legal) -> Board:
    """The board after a word was formed and its letters taken off."""
    for source, target in chosen.slides:
        board = slid(board, source, target)
    for cell in segment(chosen.start, chosen.direction, len(chosen.word)):
        board = put(board, cell, EMPTY)
    return board


@dataclass(frozen=True)
class Found:
    """The legal words of one position as columns: a row a word and a segment."""

    board: Board
    frontier: Frontier
    readings: Readings
    source: Cells  # (rows, longest): where the letters from beside the line come from
    moved: Ints  # how many letters slide, at least
    points: Ints

    def __len__(self) -> int:
        return len(self.moved)

    @property
    def lines(self) -> Lines:
        """The lines the words lie on."""
        return self.frontier.lines

    def ranked(self) -> Ints:
        """All rows, the most points first, then the fewest slides."""
        order: Ints = np.lexsort((self.moved, -self.points))
        return order

    def best(self) -> Legal | None:
        """The word that brings the most points, with the fewest slides."""
        return self[int(self.ranked()[0])] if len(self) else None

    def fewest(self, word: str) -> int | None:
        """How many slides the word needs at least, wherever it is formed; None: it cannot be."""
        key, packed = plain(word), 0
        for letter in key:
            packed = packed << 5 | (ord(letter) - 65 & 31)
        rows = (self.readings.length == len(key)) & (self.readings.prefix == packed)
        return int(self.moved[rows].min()) if rows.any() else None

    def after(self, row: int) -> Board:
        """The board after the word of a row was formed and taken off."""
        return after(self.board, self[row])

    def __getitem__(self, row: int) -> Legal:
        ray = self._plain.ray[row]
        direction = DIRECTIONS[int(self.lines.direction[self.lines.ray_line[ray]])]
        return Legal(self.word(row), self._rays[ray].start, direction, self.slides(row))

    def __iter__(self) -> Iterator[Legal]:
        return (self[row] for row in range(len(self)))

    def word(self, row: int) -> str:
        """The word of a row."""
        length, prefix = self._plain.length[row], self._plain.prefix[row]
        return "".join(PLAIN[prefix >> 5 * q & 31] for q in reversed(range(length)))

    def slides(self, row: int) -> Slides:
        """The slides of a row: along the line first, then from beside it, the nearest first."""
        plain = self._plain
        ray, along = plain.ray[row], plain.along[row]
        on = self._rays[ray]
        taken = plain.after[row] - along.bit_count()
        ahead: list[tuple[Cell, Cell]] = []
        back: list[tuple[Cell, Cell]] = []
        beside: list[tuple[int, Cell, Cell]] = []
        for q, (there, target) in enumerate(on.places[: plain.length[row]]):
            if not along >> q & 1:
                source = self._cells[plain.source[row][q]]
                beside.append((on.distance(source), source, target))
                continue
            place, source = on.letters[taken]
            taken += 1
            if place < there:
                ahead.append((source, target))
            elif place > there:
                back.append((source, target))
        beside.sort()  # less with every step of a slide: what is in the way of another is nearer
        return (*reversed(ahead), *back, *((source, target) for _, source, target in beside))

    @cached_property
    def _plain(self) -> "Plain":
        found = self.readings
        return Plain(
            found.ray.tolist(),
            found.length.tolist(),
            found.prefix.tolist(),
            found.along.tolist(),
            found.after.tolist(),
            self.source.tolist(),
        )

    @cached_property
    def _cells(self) -> list[Cell]:
        return [(n // self.lines.columns + 1, n % self.lines.columns + 1) for n in range(self._off)]

    @property
    def _off(self) -> int:
        return self.lines.rows * self.lines.columns

    @cached_property
    def _rays(self) -> "dict[int, OnRay]":
        return {ray: self._on(ray) for ray in sorted(set(self._plain.ray))}

    def _on(self, ray: int) -> "OnRay":
        line, start = int(self.lines.ray_line[ray]), int(self.lines.ray_start[ray])
        cells = [self._cells[n] for n in self.lines.cell[line, : self.lines.length[line]].tolist()]
        filled = [place for place, cell in enumerate(cells) if at(self.board, cell) != EMPTY]
        return OnRay(
            tuple(enumerate(cells))[start:],
            tuple((place, cells[place]) for place in filled),
            cells[start],
            STEPS[int(self.lines.direction[line])],
        )


class Plain(NamedTuple):
    """The columns of the words found as lists, to be told one by one."""

    ray: list[int]
    length: list[int]
    prefix: list[int]
    along: list[int]
    after: list[int]
    source: list[list[int]]


class OnRay(NamedTuple):
    """A ray and the line it lies on."""

    places: tuple[tuple[int, Cell], ...]  # of the ray: place on the line, and cell
    letters: tuple[tuple[int, Cell], ...]  # of the whole line, in order
    start: Cell
    step: tuple[int, int]

    def distance(self, cell: Cell) -> int:
        """How far a cell is from the line."""
        down, right = self.step
        return abs((cell[0] - self.start[0]) * right - (cell[1] - self.start[1]) * down)


def solved(board: Board, ahead: Ahead, least: int = 2, values: Values = VALUE) -> Found:
    """Every legal word of at least this many letters; the values are of A to Z."""
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
    chosen = shortest(readings, moved)
    readings, moved = readings.cut(chosen), moved[chosen]
    return Found(board, frontier, readings, source[chosen], moved, worth(readings, values))


def shortest(readings: Readings, moved: Ints) -> Ints:
    """Of the readings of one word on one segment, the row with the fewest slides."""
    order = np.lexsort((moved, readings.prefix, readings.length, readings.ray))
    first = np.ones(len(order), np.bool_)
    first[1:] = False
    for column in (readings.ray, readings.length, readings.prefix):
        first[1:] |= column[order[1:]] != column[order[:-1]]
    chosen: Ints = order[first]
    return chosen


def worth(readings: Readings, values: Values) -> Ints:
    """What each word brings: the sum of its letters times their number (SRCH-D1)."""
    of = np.zeros(32, np.int64)
    of[:26] = values
    total = np.zeros(len(readings.ray), np.int64)
    for q in range(int(readings.length.max(initial=0))):
        total += np.where(readings.length > q, of[readings.prefix >> 5 * q & 31], 0)
    return total * readings.length


def ahead_of(words: Collection[str]) -> Ahead | None:
    """The look ahead of a list of words, for tests and exercises; None if no word can be laid."""
    keys = sorted({plain(word) for word in words})
    laid = [key for key in keys if key and set(key) <= set(PLAIN)]
    return ahead(Graph(alphabet=PLAIN, root=1, **edges(laid, PLAIN))) if laid else None


def every_legal(board: Board, words: Collection[str], least: int = 2) -> tuple[Legal, ...]:
    """Every legal word of a list, on a board of any size."""
    if max(size(board)) > LONGEST:
        return tuple(legal(board, {plain(word) for word in words}, least))
    look = ahead_of(words)
    return () if look is None else tuple(solved(board, look, least))
