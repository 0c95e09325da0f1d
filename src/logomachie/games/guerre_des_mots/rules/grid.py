"""The board: cells by colour, bases, the lines that win; data with a version, checked when read.

Another board of the same form is another file: a square of even side with all the symmetries of
the square, so that it looks the same to every seat.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from logomachie.games.guerre_des_mots.rules.compass import CLOCKWISE, OPPOSITE, quarter, side
from logomachie.games.guerre_des_mots.rules.types import Cell, Place, Side

COLOURS = ".bgrmvFTDR"
VERSIONS = ("reconstructed-24-1",)
AROUND = tuple((r, c) for r in (-1, 0, 1) for c in (-1, 0, 1) if r or c)
Line = tuple[Cell, Cell, Cell, Cell]


@dataclass(frozen=True)
class Grid:
    """One board."""

    version: str
    rows: tuple[str, ...]
    bases: Mapping[Place, Mapping[str, Line]]  # place → A along the edge, B across → its cells
    cross: tuple[Line, ...]  # the lines of four that win for everybody (WIN-01)
    goals: Mapping[Side, Line]  # the line at each side, which wins for those opposite (WIN-03)

    def __hash__(self) -> int:
        return hash(self.version)

    @property
    def size(self) -> int:
        return len(self.rows)

    def colour(self, cell: Cell) -> str:
        """The colour or chess piece of a cell; nothing outside the board."""
        row, col = cell
        size = len(self.rows)
        return self.rows[row][col] if 0 <= row < size and 0 <= col < size else ""

    def goal(self, place: Place) -> Line:
        """The line on the far side of this place."""
        return self.goals[OPPOSITE[side(place)]]


def read(text: str, version: str) -> Grid:
    """A board from the lines of its file; ValueError says what is wrong with it."""
    rows = tuple(text.split())
    _check_form(rows, version)
    cells = {(r, c): colour for r, row in enumerate(rows) for c, colour in enumerate(row)}
    lines = list(_lines(cells, len(rows)))
    cross = tuple(line for line in lines if _colours(cells, line) == "rmmr")
    goals = {_nearest(line, len(rows)): line for line in lines if _colours(cells, line) == "rggr"}
    if len(cross) != 4 or len(goals) != 4:
        raise ValueError(f"a board has a cross of four lines and four goals: {version}")
    return Grid(version, rows, _bases(cells, len(rows)), cross, goals)


def _check_form(rows: tuple[str, ...], version: str) -> None:
    size = len(rows)
    if size < 20 or size % 2 or any(len(row) != size or set(row) - set(COLOURS) for row in rows):
        raise ValueError(f"a board is a square of even side, 20 or more, of {COLOURS}: {version}")
    cells = [(r, c) for r in range(size) for c in range(size)]
    for r, c in cells:
        turned = quarter((r, c), size)
        if not rows[r][c] == rows[turned[0]][turned[1]] == rows[c][r]:
            raise ValueError(f"a board is the same from every seat: {version}, {(r, c)}")


def _lines(cells: Mapping[Cell, str], size: int) -> Iterable[Line]:
    for r, c in cells:
        if c + 3 < size:
            yield (r, c), (r, c + 1), (r, c + 2), (r, c + 3)
        if r + 3 < size:
            yield (r, c), (r + 1, c), (r + 2, c), (r + 3, c)


def _colours(cells: Mapping[Cell, str], line: Line) -> str:
    return "".join(cells[cell] for cell in line)


def _nearest(line: Line, size: int) -> Side:
    """The side of the board a line lies at: the one it runs along."""
    (row, col), (last, _) = line[0], line[3]
    if row == last:
        return "N" if row < size // 2 else "S"
    return "O" if col < size // 2 else "E"


def _bases(cells: Mapping[Cell, str], size: int) -> dict[Place, dict[str, Line]]:
    blue = {cell for cell, colour in cells.items() if colour == "b"}
    lines = [line for line in _lines(cells, size) if set(line) <= blue]
    bases: dict[Place, dict[str, Line]] = {place: {} for place in CLOCKWISE}
    for line in lines:
        place = _owner(line, size)
        along = (line[0][0] == line[3][0]) == (side(place) in "NS")
        bases[place]["A" if along else "B"] = line
    if len(blue) != 64 or len(lines) != 16 or any(len(two) != 2 for two in bases.values()):
        raise ValueError("a board has two bases of four blue cells for each of eight places")
    return bases


def _owner(line: Line, size: int) -> Place:
    """Whose base a line is: by the octant of the board it lies in."""
    row, col = (line[0][0] + line[3][0]) / 2, (line[0][1] + line[3][1]) / 2
    down, right = row - (size - 1) / 2, col - (size - 1) / 2
    if abs(down) > abs(right):
        return ("NO" if right < 0 else "NE") if down < 0 else ("SO" if right < 0 else "SE")
    return ("ONO" if down < 0 else "OSO") if right < 0 else ("ENE" if down < 0 else "ESE")


@cache
def grid(version: str) -> Grid:
    """The board of this version, as packed with the game."""
    if version not in VERSIONS:
        raise ValueError(f"no such board: {version}")
    return read((files(__package__) / "data" / f"{version}.txt").read_text("utf-8"), version)


for _version in VERSIONS:  # read when the game is, so that no rule touches a file
    grid(_version)
