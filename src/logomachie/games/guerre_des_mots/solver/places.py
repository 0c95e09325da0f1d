"""Places where words can be laid on one board, as columns; one is told as a `Site` when asked for.

Thousands of coups are found on a hundred places, and few places are ever looked at one by one.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from logomachie.games.guerre_des_mots.rules.events import How
from logomachie.games.guerre_des_mots.rules.types import Cell, Letter, Piece
from logomachie.games.guerre_des_mots.solver.columns import Look, Slots
from logomachie.games.guerre_des_mots.solver.drawn import DRAWN, LEAST, NAMES, Drawn
from logomachie.games.guerre_des_mots.solver.ground import Ground, stepped
from logomachie.games.guerre_des_mots.solver.nibbles import Ints
from logomachie.games.guerre_des_mots.solver.sketches import Sketch
from logomachie.games.guerre_des_mots.solver.slots import NONE


@dataclass(frozen=True)
class Site:
    """A place for a word and the way it gets there."""

    how: How
    chain: int  # 0: a new one
    end: int
    origin: Cell  # the cells begin after this one …
    step: Cell  # … and go this way
    fixed: int  # signs that stand there
    before: bool  # words end with them
    room: tuple[int, int]  # cells on the growing side, on the other
    tail: Cell = (0, 0)  # of a word lengthened at both ends: its other end
    bent: Piece | None = None  # the letter that is turned
    added: tuple[tuple[Cell, str], ...] = ()  # letters laid besides the word (PAR-03)

    def cells(self, ahead: int, back: int) -> tuple[Cell, ...]:
        """So many cells on the growing side, so many on the other, from within outwards."""
        return (*self._ahead[:ahead], *self._back[:back])

    @cached_property
    def turned(self) -> Letter:
        """The letter that is turned, where it comes to lie."""
        assert self.bent is not None, "nothing is turned here"
        return Letter(self.origin, self.bent.reads, self.bent.cell)

    @property
    def reached(self) -> tuple[Cell, ...]:
        """All cells that a word may get to."""
        return (*self._ahead, *self._back)

    @cached_property
    def _ahead(self) -> tuple[Cell, ...]:
        return tuple(stepped(self.origin, self.step, n + 1) for n in range(self.room[0]))

    @cached_property
    def _back(self) -> tuple[Cell, ...]:
        return tuple(stepped(self.tail, self.step, -n - 1) for n in range(self.room[1]))


class Part(NamedTuple):
    """The sketches of one chain, and what the board adds to them."""

    drawn: Drawn
    first: int  # bit of the chain's first piece
    number: int  # of the chain
    sets: list[int]  # by stub: the takes that may be used where it is left


@dataclass(frozen=True)
class Places:
    """Some places of one board."""

    rows: NDArray[np.void]  # as they are drawn
    sketches: list[Sketch]
    slots: Slots
    words: int  # the first of them are for words, the others for compounds

    def __len__(self) -> int:
        return len(self.rows)

    def __getitem__(self, number: int) -> Site:
        if number not in self._sites:
            self._sites[number] = self._site(number)
        return self._sites[number]

    def parted(self) -> tuple["Places", "Places"]:
        """Those of words and those of compounds."""
        return self._part(slice(self.words)), self._part(slice(self.words, None), words=0)

    def some(self, first: int, last: int) -> "Places":
        """Some of those of words."""
        return self._part(slice(first, min(last, self.words)))

    def _part(self, part: slice, words: int | None = None) -> "Places":
        rows = self.rows[part]
        slots = self.slots.cut(part)
        return Places(rows, self.sketches, slots, len(rows) if words is None else words)

    def cells(self, size: int) -> tuple[Ints, Ints]:
        """(places, cells): the rows and columns of the cells on the growing side, on a board of
        this size; where a place has fewer they mean nothing."""
        steps = np.arange(self.slots.ahead.max(initial=1))
        found = []
        for origin, step in (("row", "down"), ("column", "right")):
            cells = self.rows[origin][:, None] + self.rows[step][:, None] * steps
            found.append(np.clip(cells, 0, size - 1))
        return found[0], found[1]

    @cached_property
    def added(self) -> dict[int, tuple[tuple[Cell, str], ...]]:
        """By place: the letters laid besides a word; where there are some."""
        each = np.flatnonzero(self.rows["many"]).tolist()
        return {number: self.sketches[self.rows["sketch"][number]].added for number in each}

    @cached_property
    def _sites(self) -> dict[int, Site]:
        return {}

    def _site(self, number: int) -> Site:
        row, slots = self.rows[number], self.slots
        sketch = self.sketches[row["sketch"]]
        return Site(
            "COMPOUND" if row["is_compound"] else sketch.how,
            int(row["chain"]),
            sketch.end,
            (int(row["row"]), int(row["column"])),
            sketch.step,
            len(sketch.fixed),
            bool(row["before"]),
            (int(slots.ahead[number]) - 1, int(slots.behind[number]) - 1),
            (int(row["tail_row"]), int(row["tail_column"])),
            sketch.bent,
            sketch.added,
        )


class Merged(NamedTuple):
    """What the parts of a board have together."""

    sketches: list[Sketch]
    looks: list[Look]
    seen: list[int]  # by part and look of it: which of these it is
    sets: list[int]  # by part and stub
    shift: list[tuple[int, int, int, int]]  # by part: its chain, its first sketch, look, set


def merged(parts: list[Part]) -> Merged:
    """The parts of a board together."""
    looks: dict[Look, int] = {}
    found = Merged([], [], [], [], [])
    for part in parts:
        shift = part.number, len(found.sketches), len(found.seen), len(found.sets)
        found.shift.append(shift)
        found.seen.extend([looks.setdefault(look, len(looks)) for look in part.drawn.looks])
        found.sets.extend(part.sets)
        found.sketches.extend(part.drawn.sketches)
    found.looks.extend(looks)
    return found


def placed(ground: Ground, parts: list[Part], loose: int) -> Places:
    """Where there is room, part by part, for words and behind them for compounds; `loose`: the
    pieces that a coup can move."""
    numbers = np.concatenate([NOTHING, *(part.drawn.rows for part in parts)])
    rows = numbers.view(DRAWN)[:, 0]
    leave = np.concatenate([NEVER, *(part.drawn.leave(part.first) for part in parts)])
    every = merged(parts)
    shift = np.array([(0, 0, 0, 0), *every.shift])
    many = [0, *(len(part.drawn.sketches) for part in parts)]
    number, sketch, look, stub = np.repeat(shift, many, axis=0).T
    rows["sketch"] += sketch
    bars, length = ground.reach(rows["line"], leave, loose)
    size, at = bars.shape[1], np.arange(len(rows))
    is_fit = (length >= rows["fewest"]) & (rows["is_aside"] == 0)
    behind, beyond = np.ones_like(at), np.full_like(at, len(rows) * size)  # the last bars nothing
    if len(some := np.flatnonzero(rows["many"])):
        word, letters = some + rows["beside"][some], rows["many"][some]
        is_fit[some] &= length[word] > letters
        bars[some] |= bars[word, letters][:, None]
    if len(some := np.flatnonzero(rows["is_both"])):
        other = some + rows["beside"][some]
        is_fit[some] &= length[other] >= LEAST
        behind[some], beyond[some] = length[other], other * size
    rooms = (
        np.array(every.seen, np.int64)[rows["look"] + look],
        np.minimum(length, rows["most"]) - rows["is_bent"],
        behind,
        at * size + rows["is_bent"],
        beyond,
        np.where(rows["is_owed"], number, NONE),
        rows["stub"] + stub,
    )
    table = np.stack(rooms, axis=1).astype(np.int32)
    slots = Slots(every.looks, table, bars.reshape(-1, 2), every.sets)
    words, compounds = (np.flatnonzero(is_fit & (rows["is_joined"] == n)) for n in (0, 1))
    order = np.append(words, compounds)
    return Places(rows[order], every.sketches, slots.cut(order), len(words))


NOTHING = np.zeros((0, len(NAMES)), np.int32)
NEVER = np.zeros((0, 2, 2), np.uint64)
