"""Wordsearch: every legal word of a position, exact, each with one shortest order of slides.

The words are kept as columns; a word's slides are told when they are asked for. What is legal is
section 9 of the rules: `games.wordsearch.legal` says the same slowly and is the reference.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

import numpy as np

from logomachie.core.letters import plain
from logomachie.games.wordsearch.rules.alphabet import VALUES
from logomachie.games.wordsearch.rules.board import (
    DIRECTIONS,
    EMPTY,
    Board,
    Cell,
    put,
    segment,
    size,
    slid,
)
from logomachie.games.wordsearch.rules.legal import Legal, Slides, legal
from logomachie.games.wordsearch.solver.compiled import legal as legal_readings
from logomachie.games.wordsearch.solver.frontier import Frontier, Readings
from logomachie.games.wordsearch.solver.graph import Ahead, ahead
from logomachie.games.wordsearch.solver.lines import LONGEST, STEPS, Ints, Lines, lines
from logomachie.games.wordsearch.solver.sight import NONE, sight
from logomachie.games.wordsearch.solver.sources import Cells
from logomachie.lexicon.automaton import edges
from logomachie.lexicon.graph import PLAIN, Graph

Values: TypeAlias = Sequence[int]
Search: TypeAlias = Callable[[Frontier, int], tuple[Readings, Cells]]
NEVER = 1000  # later than any slide
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
        return self._legal(row, self.slides(row))

    def __iter__(self) -> Iterator[Legal]:
        for row, slides in enumerate(self.told(np.arange(len(self)))):
            yield self._legal(row, slides)

    def _legal(self, row: int, slides: Slides) -> Legal:
        ray = self.readings.ray[row]
        direction = DIRECTIONS[self.lines.direction[self.lines.ray_line[ray]]]
        return Legal(self.word(row), self._cells[self.frontier.cell[ray, 0]], direction, slides)

    def place(self, row: int) -> list[Cell]:
        """The cells the word of a row comes to lie on."""
        length = int(self.readings.length[row])
        return [self._cells[cell] for cell in self.frontier.cell[self.readings.ray[row], :length]]

    def word(self, row: int) -> str:
        """The word of a row."""
        length, prefix = int(self.readings.length[row]), int(self.readings.prefix[row])
        return "".join([PLAIN[prefix >> 5 * q & 31] for q in reversed(range(length))])

    def slides(self, row: int) -> Slides:
        """The slides of a row, in an order in which each is legal."""
        return self.told(np.array([row]))[0]

    def told(self, rows: Ints) -> list[Slides]:
        """The slides of many rows: along the line first, then from beside it, the nearest first."""
        source, when = self._sources(rows)
        order = np.argsort(when, axis=1, kind="stable")
        target = self.frontier.cell[self.readings.ray[rows]]
        cells, moved = self._cells, self.moved[rows].tolist()
        ways = zip(
            np.take_along_axis(source, order, 1).tolist(),
            np.take_along_axis(target, order, 1).tolist(),
            moved,
            strict=True,
        )
        return [
            tuple([(cells[s], cells[t]) for s, t in zip(a[:n], b[:n], strict=True)])
            for a, b, n in ways
        ]

    def _sources(self, rows: Ints) -> tuple[Ints, Ints]:
        """(rows, longest): where each letter of a word comes from, and when in the turn.

        On the line the foremost of those that go forward leaves first; from beside it who is
        nearer: what stands in the way of another does, and no step leads away from the line.
        """
        found, lines, cell = self.readings.cut(rows), self.lines, self.frontier.cell
        line, start = lines.ray_line[found.ray], lines.ray_start[found.ray]
        down, right = np.array(STEPS)[lines.direction[line]].T
        source = self.source[rows].astype(np.int64)
        when = np.full(source.shape, NEVER)
        taken = found.after - np.bitwise_count(found.along)
        for q in range(lines.longest):
            along = found.along >> q & 1 == 1
            place, here = self._places[line, np.where(along, taken, 0)], start + q
            source[:, q] = np.where(along, lines.cell[line, place], source[:, q])
            shifted = np.where(
                place < here, -NEVER - q, np.where(place > here, q - NEVER // 2, NEVER)
            )
            (r, c), (top, left) = (
                np.divmod(of, lines.columns) for of in (source[:, q], cell[found.ray, 0])
            )
            away = np.abs((r - top) * right - (c - left) * down)
            beside = np.where(found.length > q, away, NEVER)
            when[:, q] = np.where(along, shifted, beside)
            taken = taken + along
        return source, when

    @cached_property
    def _places(self) -> Ints:
        """(lines, longest + 2): the place of each letter of a line, in order."""
        line, place = np.nonzero(self.frontier.sight.letter[self.lines.cell] != NONE)
        found = np.zeros_like(self.frontier.sight.sequence)
        found[line, self.frontier.sight.before[line, place]] = place
        return found

    @cached_property
    def _cells(self) -> list[Cell]:
        rows, columns = self.lines.rows, self.lines.columns
        return [(r, c) for r in range(1, rows + 1) for c in range(1, columns + 1)]


def solved(
    board: Board,
    ahead: Ahead,
    least: int = 2,
    values: Values = VALUE,
    search: Search = legal_readings,
) -> Found:
    """Every legal word of at least this many letters; the values are of A to Z. `search`: who finds
    the legal readings."""
    rows, columns = size(board)
    if max(rows, columns) > LONGEST:
        raise ValueError(f"a board has at most {LONGEST} rows and columns")
    signs = np.frombuffer((board.replace("/", "") + ".").encode(), np.uint8).astype(np.int64)
    on = lines(rows, columns)
    frontier = Frontier(on, sight(on, np.where(signs == ord("."), NONE, signs - 65)), ahead)
    readings, source = search(frontier, least)
    return Found(board, frontier, readings, source, readings.moved, worth(readings, values))


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
