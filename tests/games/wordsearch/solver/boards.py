"""Small random boards, and the exhaustive search every solver of Wordsearch is held against."""

from collections.abc import Iterator
from itertools import product
from typing import TypeAlias

from hypothesis import strategies as st

from logomachie.games.wordsearch.rules.board import (
    DIRECTIONS,
    EMPTY,
    Board,
    Cell,
    Direction,
    at,
    cells,
    is_inside,
    path,
    segment,
    size,
    slid,
    step,
)
from logomachie.games.wordsearch.rules.legal import Legal

Segment: TypeAlias = tuple[list[int], frozenset[int], Cell, Direction]
Found: TypeAlias = dict[tuple[str, Cell, Direction], int]  # word and segment → fewest slides


def boards(
    most_letters: int, sizes: list[tuple[int, int]], alphabet: str
) -> st.SearchStrategy[Board]:
    """Boards of these sizes with at most so many letters of this alphabet."""

    def laid(shape: tuple[int, int]) -> st.SearchStrategy[Board]:
        rows, columns = shape
        letters = st.lists(st.sampled_from(alphabet), min_size=1, max_size=most_letters)
        return letters.flatmap(
            lambda some: st.permutations((some + [EMPTY] * (rows * columns))[: rows * columns]).map(
                lambda signs: _rows(signs, columns)
            )
        )

    return st.sampled_from(sizes).flatmap(laid)


def _rows(signs: list[str], columns: int) -> Board:
    flat = "".join(signs)
    return "/".join(flat[at : at + columns] for at in range(0, len(flat), columns))


def word_lists(alphabet: str, longest: int) -> st.SearchStrategy[frozenset[str]]:
    """A few words of this alphabet."""
    return st.frozensets(st.text(alphabet, min_size=2, max_size=longest), min_size=1, max_size=12)


class Shape:
    """The cells of a size by number: the rays a letter slides along, the segments of a word."""

    def __init__(self, board: Board) -> None:
        places = list(cells(board))
        number = {cell: n for n, cell in enumerate(places)}
        self.rays = [
            [[number[cell] for cell in _walk(board, start, way)] for way in DIRECTIONS]
            for start in places
        ]
        self.segments: list[list[Segment]] = [[] for _ in places]
        for start, way in product(places, DIRECTIONS):
            for length in range(2, 1 + len(walked := [start, *_walk(board, start, way)])):
                covered = [number[cell] for cell in walked[:length]]
                for cell in covered:
                    self.segments[cell].append((covered, frozenset(covered), start, way))


def _walk(board: Board, start: Cell, way: Direction) -> list[Cell]:
    """The cells from the next one to the edge."""
    found = [start]
    while is_inside(board, ahead := step(found[-1], way)):
        found.append(ahead)
    return found[1:]


SHAPES: dict[tuple[int, int], Shape] = {}


def exhaustive(board: Board, words: frozenset[str], least: int = 2) -> Found:
    """All sequences of slides of distinct letters, and every segment that holds all moved ones."""
    shape = SHAPES.setdefault(size(board), Shape(board))
    found: Found = {}
    layer = {(tuple(board.replace("/", "")), frozenset[int]())}
    seen = set(layer)
    for slides in range(1, max(size(board)) + 1):
        layer = {after for position in layer for after in _slid(shape, *position)} - seen
        seen |= layer
        for laid, moved in layer:
            for covered, inside, start, way in shape.segments[next(iter(moved))]:
                if moved <= inside and len(covered) >= least:
                    word = "".join([laid[cell] for cell in covered])
                    if word in words:
                        found.setdefault((word, start, way), slides)
    return found


def _slid(
    shape: Shape, laid: tuple[str, ...], moved: frozenset[int]
) -> Iterator[tuple[tuple[str, ...], frozenset[int]]]:
    for source, letter in enumerate(laid):
        if letter == EMPTY or source in moved:
            continue
        for ray in shape.rays[source]:
            for target in ray:
                if laid[target] != EMPTY:
                    break
                after = list(laid)
                after[source], after[target] = EMPTY, letter
                yield tuple(after), moved | {target}


def is_played(board: Board, legal: Legal) -> bool:
    """Whether the slides are legal one after the other, each letter once, and spell the word."""
    moved: set[Cell] = set()
    for source, target in legal.slides:
        way = path(source, target)
        if source in moved or at(board, source) == EMPTY or not way:
            return False
        if any(at(board, cell) != EMPTY for cell in way):
            return False
        board = slid(board, source, target)
        moved.add(target)
    place = segment(legal.start, legal.direction, len(legal.word))
    return (
        bool(moved)
        and moved <= set(place)
        and legal.word == "".join(at(board, cell) for cell in place)
    )
