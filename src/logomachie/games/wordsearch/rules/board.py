"""The board as text, rows joined by `/` and `.` for an empty circle, and what slides on it.

A cell is (row, column), from 1, row 1 at the top (SRCH-R01). Everything here is geometry: turns,
words and scores are elsewhere.
"""

from collections.abc import Collection, Iterator
from functools import cache
from typing import Literal, TypeAlias, get_args

Board: TypeAlias = str
Cell: TypeAlias = tuple[int, int]
Direction: TypeAlias = Literal["N", "NE", "E", "SE", "S", "SW", "W", "NW"]

EMPTY = "."
DIRECTIONS: tuple[Direction, ...] = get_args(Direction)
STEPS: dict[Direction, tuple[int, int]] = {
    "N": (-1, 0),
    "NE": (-1, 1),
    "E": (0, 1),
    "SE": (1, 1),
    "S": (1, 0),
    "SW": (1, -1),
    "W": (0, -1),
    "NW": (-1, -1),
}


def size(board: Board) -> tuple[int, int]:
    """Rows and columns."""
    end = board.find("/")
    columns = len(board) if end < 0 else end
    return (len(board) + 1) // (columns + 1), columns


def is_board(board: Board) -> bool:
    """Whether the text is a board: rows of one length, letters and dots."""
    rows = board.split("/")
    signs = set(board) - set("/.ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    return bool(rows[0]) and not signs and len({len(row) for row in rows}) == 1


def is_inside(board: Board, cell: Cell) -> bool:
    """Whether the cell is on the board."""
    rows, columns = size(board)
    return 1 <= cell[0] <= rows and 1 <= cell[1] <= columns


def index(board: Board, cell: Cell) -> int:
    """Where a cell stands in the text."""
    return (cell[0] - 1) * (size(board)[1] + 1) + cell[1] - 1


def at(board: Board, cell: Cell) -> str:
    """The letter in a cell, or a dot; off the board nothing stands either."""
    return board[index(board, cell)] if is_inside(board, cell) else EMPTY


def put(board: Board, cell: Cell, letter: str) -> Board:
    """The board with this letter (or a dot) in the cell."""
    place = index(board, cell)
    return board[:place] + letter + board[place + 1 :]


def cells(board: Board) -> Iterator[Cell]:
    """All cells, row by row."""
    rows, columns = size(board)
    return ((r, c) for r in range(1, rows + 1) for c in range(1, columns + 1))


def letters(board: Board) -> str:
    """The letters that lie on the board, row by row."""
    return board.replace("/", "").replace(EMPTY, "")


def step(cell: Cell, direction: Direction, steps: int = 1) -> Cell:
    """The cell so many steps away; it may be off the board."""
    down, right = STEPS[direction]
    return cell[0] + steps * down, cell[1] + steps * right


def segment(start: Cell, direction: Direction, length: int) -> tuple[Cell, ...]:
    """The cells a word of this length covers."""
    return tuple(step(start, direction, n) for n in range(length))


def direction_of(source: Cell, target: Cell) -> Direction | None:
    """The straight way from one cell to another, if there is one (SRCH-C2)."""
    down, right = target[0] - source[0], target[1] - source[1]
    far = max(abs(down), abs(right))
    if far == 0 or {abs(down), abs(right)} - {0, far}:
        return None
    way = (down // far, right // far)
    return next(direction for direction, moved in STEPS.items() if moved == way)


@cache
def path(source: Cell, target: Cell) -> tuple[Cell, ...]:
    """The cells after `source` up to and including `target`; none if the way is not straight."""
    direction = direction_of(source, target)
    if direction is None:
        return ()
    far = max(abs(target[0] - source[0]), abs(target[1] - source[1]))
    return segment(step(source, direction), direction, far)


def slid(board: Board, source: Cell, target: Cell) -> Board:
    """The board after a slide, which the caller has checked."""
    return put(put(board, source, EMPTY), target, at(board, source))


def targets(board: Board, source: Cell) -> Iterator[Cell]:
    """The cells this letter can slide to now (SRCH-C2 to C4)."""
    for direction in DIRECTIONS:
        target = step(source, direction)
        while is_inside(board, target) and at(board, target) == EMPTY:
            yield target
            target = step(target, direction)


def slides(board: Board) -> Iterator[tuple[Cell, Cell]]:
    """Every slide possible on this board."""
    for source in cells(board):
        if at(board, source) != EMPTY:
            yield from ((source, target) for target in targets(board, source))


def is_movable(board: Board, but: Collection[Cell] = ()) -> bool:
    """Whether any letter but these can slide: one beside an empty cell. Asked after every line, so
    no slide is made for it."""
    rows, columns = size(board)
    place = board.find(EMPTY)
    while place >= 0:
        row, column = divmod(place, columns + 1)
        for down, right in STEPS.values():
            r, c = row + down, column + right
            if 0 <= r < rows and 0 <= c < columns:
                is_letter = board[r * (columns + 1) + c] != EMPTY
                if is_letter and (r + 1, c + 1) not in but:
                    return True
        place = board.find(EMPTY, place + 1)
    return False


def read(board: Board, start: Cell, direction: Direction, length: int) -> str:
    """What a segment spells."""
    return "".join(at(board, cell) for cell in segment(start, direction, length))
