"""A chain as a path of pieces: its words, what guards them, what is left of it (DEF-03 to 05)."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import NamedTuple

from logomachie.core.value import Seat
from logomachie.games.guerre_des_mots.rules.grid import Grid
from logomachie.games.guerre_des_mots.rules.types import CROSS, HYPHEN, Cell, Chain, Piece, Place

Path = tuple[Piece, ...]


class Run(NamedTuple):
    """A word of a chain: its first and last index on the path."""

    low: int
    high: int

    def __len__(self) -> int:
        return self.high - self.low + 1

    def holds(self, index: int) -> bool:
        """Whether the piece of this index is a letter of the word."""
        return self.low <= index <= self.high


def is_cross(piece: Piece) -> bool:
    """Whether the token is a cross, be it a guard or a hyphen."""
    return piece.token == CROSS


def way(one: Cell, other: Cell) -> Cell:
    """The step from a cell to its neighbour."""
    return other[0] - one[0], other[1] - one[1]


def runs(path: Sequence[Piece]) -> tuple[Run, ...]:
    """The words from end 0 to end 1: straight runs of letters, cut at crosses; a letter on a turn
    belongs to two of them (DEF-04)."""
    return _runs(tuple(path))


@lru_cache(maxsize=8_192)  # the same few paths are asked again and again
def _runs(path: Path) -> tuple[Run, ...]:
    found: list[Run] = []
    low, last = 0, len(path) - 1
    while low <= last:
        if path[low].token == CROSS:
            low += 1
            continue
        high, step = low, None
        while high < last and path[high + 1].token != CROSS:
            ahead = way(path[high].cell, path[high + 1].cell)
            if step is not None and ahead != step:
                break
            step, high = ahead, high + 1
        found.extend(_words(path, Run(low, high)))
        turns = high < last and path[high + 1].token != CROSS
        low = high if turns else high + 1
    return tuple(found)


def _words(path: Sequence[Piece], run: Run) -> Iterator[Run]:
    """The run, and beside it a single letter that follows a cross and turns at once: it is a word
    of its own (PLC-02), then a corner."""
    if run.low == run.high:
        yield run
        return
    low, high = run
    if low and path[low - 1].token == CROSS and not _straight(path, low - 1):
        yield Run(low, low)
    yield run
    if high + 1 < len(path) and path[high + 1].token == CROSS and not _straight(path, high - 1):
        yield Run(high, high)


def _straight(path: Sequence[Piece], index: int) -> bool:
    """Whether the path goes straight on through the piece after this one."""
    one, middle, other = (path[i].cell for i in range(index, index + 3))
    return way(one, middle) == way(middle, other)


def text(path: Sequence[Piece], run: Run) -> str:
    """A word as it reads: by growing row or column (READ-01)."""
    letters = [path[i].reads for i in range(run.low, run.high + 1)]
    return "".join(letters if reads_along(path, run) else reversed(letters))


def reads_along(path: Sequence[Piece], run: Run) -> bool:
    """Whether a word reads in the order of the path."""
    return path[run.low].cell <= path[run.high].cell


def cells(path: Sequence[Piece], run: Run) -> tuple[Cell, ...]:
    """The cells of a word, in reading order."""
    row = tuple([piece.cell for piece in path[run.low : run.high + 1]])
    return row if row[0] <= row[-1] else row[::-1]


def compound(path: Sequence[Piece], words: Sequence[Run], index: int) -> Run:
    """The span of the compound a word is a member of; the word itself if it is none."""
    low, high = words[index]
    while low > 1 and _joins(path, Run(low, high), low - 1):
        low = next(run.low for run in words if run.high == low - 2 and _axis(path, run, low - 1))
    while high < len(path) - 2 and _joins(path, Run(low, high), high + 1):
        high = next(run.high for run in words if run.low == high + 2 and _axis(path, run, high + 1))
    return Run(low, high)


def _joins(path: Sequence[Piece], run: Run, cross: int) -> bool:
    """Whether a hyphen joins this word to another: not one that hangs on a member at an angle."""
    return path[cross].reads == HYPHEN and _axis(path, run, cross)


def _axis(path: Sequence[Piece], run: Run, cross: int) -> bool:
    """Whether a word lies in the axis of the cross beside it."""
    ends = (path[run.low].cell, path[run.high].cell, path[cross].cell)
    return len({cell[0] for cell in ends}) == 1 or len({cell[1] for cell in ends}) == 1


def guards(path: Sequence[Piece], run: Run) -> bool:
    """Whether a cross guards this word (BLW-04, CMP-01)."""
    before, behind = run.low - 1, run.high + 1
    return (before >= 0 and path[before].guards == 1 and _axis(path, run, before)) or (
        behind < len(path) and path[behind].guards == -1 and _axis(path, run, behind)
    )


def is_guarded(path: Path, index: int) -> bool:
    """Whether the piece belongs to a guarded word; a cross that ends a chain does."""
    if is_cross(path[index]):
        index += path[index].guards
    return any(run.holds(index) and guards(path, run) for run in runs(path))


def base_word(chain: Chain, place: Place, grid: Grid) -> Run | None:
    """The word on the base the chain started from, while it covers all of it (DEF-10)."""
    if not chain.base:
        return None
    base = set(grid.bases[place][chain.base])
    return next((run for run in runs(chain.path) if base <= set(cells(chain.path, run))), None)


def is_blockaded(path: Iterable[Piece], grid: Grid) -> bool:
    """Whether a chess piece protects the whole chain: never from a brown cell (BLC-02, Q-48)."""
    pieces = tuple(path)
    return any(piece.shield for piece in pieces) and not any(
        grid.colour(piece.cell) == "m" for piece in pieces
    )


def letters(path: Sequence[Piece], end: int) -> list[int]:
    """The indices of the letters, from this end inwards."""
    order = range(len(path)) if end == 0 else range(len(path) - 1, -1, -1)
    return [i for i in order if path[i].token != CROSS]


def fingerprint(chains: Iterable[Chain]) -> str:
    """What everybody sees of the board, in a few letters: the same tokens on the same cells, of the
    same players, give the same."""
    return fingerprint_of(look(piece, chain.seat) for chain in chains for piece in chain.path)


def fingerprint_of(looks: Iterable[str]) -> str:
    """The same of pieces that are told already."""
    return blake2b(" ".join(sorted(looks)).encode(), digest_size=6).hexdigest()


def look(piece: Piece, seat: Seat) -> str:
    """What everybody sees of a piece."""
    row, col = piece.cell
    return f"{row},{col}{piece.token[0]}{piece.reads}{seat}{'*' if piece.shield else ''}"
