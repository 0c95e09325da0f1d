"""What is known of each chain while it stands: what can be lifted from it, and where words could
go on. Most chains of a position stood in the one before."""

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

import numpy as np

from logomachie.core.game import Words
from logomachie.games.guerre_des_mots.rules.chain import Path
from logomachie.games.guerre_des_mots.rules.dictionary import Dictionary
from logomachie.games.guerre_des_mots.rules.grid import Grid
from logomachie.games.guerre_des_mots.rules.tiles import TileSet
from logomachie.games.guerre_des_mots.rules.types import CROSS, Chain
from logomachie.games.guerre_des_mots.solver.drawn import Drawing
from logomachie.games.guerre_des_mots.solver.ground import Ground, Strand, heading
from logomachie.games.guerre_des_mots.solver.lifted import Lifted
from logomachie.games.guerre_des_mots.solver.nibbles import Flags, Ints
from logomachie.games.guerre_des_mots.solver.sketches import Sketching
from logomachie.games.guerre_des_mots.solver.takes import Lifting

REMEMBERED = 1_000  # chains, of each dictionary


@dataclass(eq=False)
class Standing:
    """One chain, as all see it, or all but its owner where it is protected."""

    strand: Strand  # where it stood when it was first seen
    takes: list[Lifted]
    tiles: TileSet  # kept, so that no other has its number
    bars: bool  # it is another's, and something protects it
    general: bool
    grid: Grid
    lending: dict[str, Any] = field(default_factory=dict)  # by alphabet: what tellers made of it
    _drawing: Drawing | None = None
    _placed: dict[tuple[int, int], list[Lifted]] = field(default_factory=dict)

    def lifted(self, strand: Strand) -> list[Lifted]:
        """What can be lifted from it, where it is another of the chains of a table."""
        place = strand.number, strand.first
        if place not in self._placed:
            self._placed.clear()
            self._placed[place] = [take.on(strand) for take in self.takes]
        return self._placed[place]

    @cached_property
    def left(self) -> "Left":
        """The ends that each of its takes leaves."""
        each = [(*ends, len(take.left) > 1) for take in self.takes for ends in _ends(take.left)]
        parts = np.array(each, np.int64).reshape(len(self.takes), 2, 5)
        axis, row, column, is_cross, is_chain = np.moveaxis(parts, 2, 0)
        return Left(axis, row, column, is_cross, is_chain[:, 0] > 0)

    def drawing(self, dictionary: Dictionary) -> Drawing:
        """Where words could go on from it; `dictionary`: the one it is remembered of, which may
        not be kept here."""
        if self._drawing is None:
            found = Sketching(self.strand, self.takes, dictionary, foreign=self.bars)
            sketches = list(found.found(general=self.general))
            self._drawing = Drawing(sketches, self.strand.chain.id, self.grid)
        return self._drawing


class Left(NamedTuple):
    """By take and end: how words go on from it (`heading`)."""

    axis: Ints
    row: Ints
    column: Ints
    is_cross: Ints
    is_chain: Flags  # by take: whether anything stays to go on from


def _ends(path: Path) -> list[tuple[int, int, int, bool]]:
    """Both ends; of what is no chain any more, nothing."""
    return [heading(path, end) for end in (0, 1)] if len(path) > 1 else [(0, 0, 0, False)] * 2


_MEMORY: WeakKeyDictionary[Words, dict[object, Standing]] = WeakKeyDictionary()


def standings(
    ground: Ground, dictionary: Dictionary, *, risky: bool, lends: bool
) -> list[Standing]:
    """The chains of a board, in their order; `risky`: with what only a hidden back can decide;
    `lends`: whether letters may be lifted at all."""
    table, options = ground.table, ground.table.options
    lends = lends and table.phase != "FIRST"
    try:
        memory = _MEMORY.setdefault(dictionary.words, {})
    except TypeError:  # a plain set of words, as tests have it
        memory = {}
    found = []
    for strand in ground.strands:
        bars = strand.chain.seat != table.seat and _bars(strand.chain, is_frozen=table.is_frozen)
        key = (
            *(strand.chain, bars, bars and table.is_frozen, risky, lends, options.general),
            *(options.accents, dictionary.accents, options.grid.rows, id(options.tiles)),
        )
        one = memory.get(key)
        if one is None:
            if len(memory) >= REMEMBERED:
                memory.clear()
            takes = [*Lifting(ground, dictionary, risky=risky).of(strand)] if lends else []
            kept = options.tiles, bars, options.general, options.grid
            one = memory[key] = Standing(strand, takes, *kept)
        found.append(one)
    return found


def _bars(chain: Chain, *, is_frozen: bool) -> bool:
    """Whether others may do less with a chain than its owner: where there is a cross or a chess
    piece, or where their own blockade forbids it (BLW-05, BLC-02, BLC-05)."""
    return is_frozen or any(piece.token == CROSS or piece.shield for piece in chain.path)
