"""The sketches of a chain as columns, made once while it stands."""

from dataclasses import dataclass
from functools import cached_property
from struct import Struct

import numpy as np
from numpy.typing import NDArray

from logomachie.games.guerre_des_mots.rules.grid import Grid
from logomachie.games.guerre_des_mots.rules.types import HYPHEN
from logomachie.games.guerre_des_mots.solver.columns import Look
from logomachie.games.guerre_des_mots.solver.ground import line_of, stepped
from logomachie.games.guerre_des_mots.solver.nibbles import Bits
from logomachie.games.guerre_des_mots.solver.sketches import Sketch, Stub
from logomachie.games.guerre_des_mots.solver.slots import masks
from logomachie.native.library import address

BRIDGING = ("HOOK", "FOLLOW", "LENGTHEN")  # ways of a compound with a cross of its own
LEAST, FAR = 2, 99  # cells that a line must have, none of them counted; more than it can have
OPENING = 5  # of a base
NAMES = (
    *("sketch", "line", "beside", "many"),  # rows to the other side, or to the word inflected
    *("fewest", "most", "look", "stub", "chain", "end"),
    *("is_both", "is_bent", "is_owed", "is_aside", "is_joined", "is_compound"),
    *("row", "column", "down", "right", "tail_row", "tail_column"),
    *("fixed", "extra", "hyphens", "before"),  # signs; whether words end with them
    "violet",  # the first cell where no letter may lie, of a compound that may lie over it
)
ROW = Struct(f"@{len(NAMES)}i")
DRAWN = np.dtype([(name, np.int32) for name in NAMES])


@dataclass(frozen=True)
class Drawn:
    """Sketches of one chain, behind them the other sides of words that grow at both."""

    sketches: list[Sketch]
    rows: NDArray[np.int32]  # by sketch and name
    leaving: Bits  # by row: `leave` of a chain whose first piece is the first of the board
    looks: list[Look]
    stubs: list[Stub]

    def leave(self, first: int) -> Bits:
        """By row: the pieces that the first cell may touch, and those that leave anyway; `first`:
        the bit of the chain's first piece."""
        return _leave(self.sketches, first)

    @cached_property
    def columns(self) -> tuple[int, int]:
        """Where the core finds rows and pieces."""
        return address(self.rows), address(self.leaving)


class Drawing:
    """The sketches of one chain, or of what is no chain yet, on a board of some size."""

    def __init__(self, sketches: list[Sketch], chain: int, grid: Grid) -> None:
        self.sketches, self.chain, self.grid = sketches, chain, grid

    @cached_property
    def letters(self) -> Drawn:
        """As words are laid."""
        return self._drawn(self.sketches)

    @cached_property
    def bridging(self) -> Drawn:
        """As compounds are laid that bring a cross of their own: over violet cells too (BLW-11)."""
        return self._drawn([one for one in self.sketches if one.how in BRIDGING], is_bridging=True)

    def _violet(self, sketch: Sketch) -> int:
        cells = (stepped(sketch.origin, sketch.step, n) for n in range(1, self.grid.size))
        each = (n for n, cell in enumerate(cells, 1) if self.grid.colour(cell) == "v")
        return next(each, FAR)

    def _drawn(self, sketches: list[Sketch], *, is_bridging: bool = False) -> Drawn:
        every = [*sketches]
        at = {id(sketch): number for number, sketch in enumerate(every)}
        for sketch in sketches:
            if sketch.other is not None and id(sketch.other) not in at:
                at[id(sketch.other)] = len(every)
                every.append(sketch.other)
        looks: dict[Look, int] = {}
        stubs: dict[int, Stub] = {id(sketch.stub): sketch.stub for sketch in every}
        stub_at = {number: n for n, number in enumerate(stubs)}
        rows = bytearray()
        for number, sketch in enumerate(every):
            look = _look(sketch)
            which = looks.setdefault(look, len(looks)), stub_at[id(sketch.stub)]
            other, is_bent = sketch.other or sketch, sketch.bent is not None
            is_both = look.both and other is not sketch
            is_aside = number >= len(sketches)
            limits = (OPENING, OPENING) if sketch.how == "OPEN" else (LEAST, FAR)
            line = line_of(sketch.origin, sketch.step, self.grid.size, bridging=is_bridging)
            origin = stepped(sketch.origin, sketch.step) if is_bent else sketch.origin
            tail = other.origin if is_both else (0, 0)
            rows += ROW.pack(
                *(number, line, at[id(other)] - number, len(sketch.ending), *limits, *which),
                *(self.chain, sketch.end, is_both, is_bent, not sketch.stub.whole, is_aside),
                *(is_bridging or sketch.joined, is_bridging, *origin, *sketch.step, *tail),
                *(len(sketch.fixed), len(sketch.ending), sketch.fixed.count(HYPHEN), look.before),
                self._violet(sketch) if is_bridging else FAR,
            )
        table = np.frombuffer(rows, np.int32).reshape(len(every), len(NAMES))
        return Drawn(every, table, _leave(every, 0), [*looks], [*stubs.values()])


def _leave(sketches: list[Sketch], first: int) -> Bits:
    sets = [bits << first for one in sketches for bits in (one.spare, one.gone)]
    return masks(sets).T.reshape(-1, 2, 2)


def _look(sketch: Sketch) -> Look:
    """What of a sketch decides on the words that grow there."""
    is_opening, is_bent = sketch.how == "OPEN", sketch.bent is not None
    least = OPENING - 1 if is_opening else 0 if is_bent else 1
    before = not is_opening and sketch.step < (0, 0)
    return Look(sketch.fixed, before, least, sketch.ending, sketch.how == "BOTH")
