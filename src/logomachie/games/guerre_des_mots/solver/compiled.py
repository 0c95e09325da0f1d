"""The join of words and takes by the compiled core: the rows of `match`, in the same order."""

import ctypes
import weakref
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache, cached_property
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from logomachie.games.guerre_des_mots.solver.bags import UNDER, Stock
from logomachie.games.guerre_des_mots.solver.columns import Slots
from logomachie.games.guerre_des_mots.solver.forms import (
    ACCENTED,
    BAG,
    Forms,
    is_plain,
    plane_of,
)
from logomachie.games.guerre_des_mots.solver.match import Found, Match, Take
from logomachie.games.guerre_des_mots.solver.nibbles import Ints
from logomachie.games.guerre_des_mots.solver.shapes import shaped
from logomachie.games.guerre_des_mots.solver.shelves import Root
from logomachie.games.guerre_des_mots.solver.slots import Slot, masks
from logomachie.native.library import address, column, library

MOST_SOURCES, MOST_TAKES, MOST_CELLS, MOST_SLOTS, MOST_JOKERS = 4, 1024, 24, 1024, 8
MOST_LOANS = 1 << 16  # sets of takes that are lifted together
BITS = 64
ENDLESS, SOON = 1 << 60, 1 << 18  # steps, a nanosecond or so each
OF_SLOTS = ("codes", "shapes", "slots", "slot_takes", "bars")  # that a position points at
ALONE = 5  # columns of what is found before those of takes
SHAPE = np.dtype(
    [
        *(
            (name, np.int32)
            for name in ("first", "length", "before", "both", "least", "ahead", "back")
        ),
        ("low", np.int32),
        ("high", np.int32),
        ("pad", np.int32),
        ("extra", BAG),
    ]
)
SLOT = np.dtype(
    [(name, np.int32) for name in ("number", "own", "ahead", "behind", "reach", "beyond")]
)


class Position(ctypes.Structure):
    """A position as C sees it (`join.h`)."""

    _fields_ = [
        ("forms", Root),
        *(
            (name, ctypes.c_void_p)
            for name in (
                "codes",
                "bags",
                "chain",
                "removed",
                "shapes",
                "slots",
                "slot_takes",
                "bars",
                "under",
            )
        ),
        ("base", ctypes.c_uint64 * 2),
        ("accents", ctypes.c_uint64),
        ("other", ctypes.c_uint64),
        *(
            (name, ctypes.c_int32)
            for name in (
                "jokers",
                "sources",
                "takes",
                "octads",
                "shape_count",
                "unders",
                "plain",
                "pad",
            )
        ),
    ]


class Compiled:
    """The join over one position, as `Match` is; forms, arsenal and takes are the same for all its
    slots."""

    def __init__(
        self, forms: Forms, stock: Stock, takes: list[Take], sources: int | None = None
    ) -> None:
        """`sources`: chains that may lend at most."""
        self.forms, self.stock, self.takes = forms, stock, takes
        lenders = len({take.chain for take in takes})
        self.sources = lenders if sources is None else min(sources, lenders)
        self.octads = -(-len(takes) // BITS) or 1

    @cached_property
    def size(self) -> Ints:
        """By take: how many letters it is."""
        return np.array([take.signs.size for take in self.takes], np.int64)

    @cached_property
    def columns(self) -> tuple[NDArray[Any], ...]:
        """By take: its signs, its chain, the pieces that leave the board."""
        bags = bytearray().join([take.signs.packed for take in self.takes])
        return (
            column(np.frombuffer(bags, BAG), BAG),
            column([take.chain for take in self.takes], np.int32),
            column(masks([take.removed for take in self.takes]).T, np.uint64),
        )

    def found(self, slots: Iterable[Slot]) -> Found:
        """Every word of these slots."""
        some = Slots.of(slots)
        if not len(some):
            return _nothing(self.sources)
        if len(some) > MOST_SLOTS:
            return self._reference.found(some)
        return Joined(self, some).rows(0, self.sources)

    def soon(self, slots: Iterable[Slot]) -> Iterator[Found]:
        """The words of these slots that are found at once; all, if that leaves some out."""
        some = Slots.of(slots)
        if len(some) <= MOST_SLOTS:
            joined = Joined(self, some, SOON)
            is_cut = joined.is_cut
            yield joined.rows(0, self.sources, SOON)
            if not (is_cut or joined.is_cut):
                return
        yield self.found(some)

    def levels(self, slots: Iterable[Slot]) -> Iterator[Found]:
        """Every word of these slots: first those that one chain lends to, or none; then two …"""
        some = Slots.of(slots)
        if len(some) > MOST_SLOTS:
            yield from self._reference.levels(some)
            return
        joined = Joined(self, some)
        yield joined.rows(0, 1)
        for level in range(2, self.sources + 1):
            yield joined.rows(level, level)

    @cached_property
    def position(self) -> Position:
        """What C sees of it, without slots."""
        stock, (bags, chain, removed) = self.stock, self.columns
        return Position(
            forms=self.forms.shelves.root,
            bags=address(bags),
            chain=address(chain),
            removed=address(removed),
            under=address(_under()),
            base=(ctypes.c_uint64 * 2)(*(int(half) for half in stock.base)),
            accents=int(stock.accents),
            other=7 << 4 * len(ACCENTED),
            jokers=stock.jokers,
            sources=self.sources,
            takes=len(self.takes),
            octads=self.octads,
            unders=len(UNDER),
            plain=is_plain(self.forms.alphabet),
        )

    @cached_property
    def offer(self) -> "Offer":
        """What takes and arsenal offer, the same for all slots."""
        return Offer(self)

    @cached_property
    def _reference(self) -> Match:
        return Match(self.forms, self.stock, self.takes, self.sources)


def matched(
    forms: Forms, stock: Stock, takes: list[Take], sources: int | None = None
) -> Match | Compiled:
    """The join by the core where there is one that has room for it, else the reference."""
    is_fit = library() is not None and has_room(stock, takes, sources)
    kind = Compiled if is_fit else Match
    return kind(forms, stock, takes, sources)


def has_room(stock: Stock, takes: list[Take], sources: int | None) -> bool:
    """Whether the core could join so much."""
    many = Counter(take.chain for take in takes)
    chains = len(many) if sources is None else min(sources, len(many))
    is_small = chains <= MOST_SOURCES and len(takes) <= MOST_TAKES and stock.jokers <= MOST_JOKERS
    return is_small and _loans(list(many.values()), chains) < MOST_LOANS


def _loans(many: list[int], chains: int) -> int:
    """How many sets of takes of at most so many different chains there are."""
    ways = [1] + [0] * chains  # by how many chains they are of
    for takes in many:
        ways = [1] + [ways[n] + takes * ways[n - 1] for n in range(1, chains + 1)]
    return sum(ways)


def _nothing(sources: int) -> Found:
    empty = np.zeros(0, np.int64)
    return Found(empty, empty, empty, empty, empty, np.zeros((sources, 0), np.int64))


class Offer:
    """What a position offers, open in the core: sets of takes that are lifted together."""

    def __init__(self, match: Compiled) -> None:
        calls = _calls()
        self.handle = calls.offer(ctypes.byref(match.position))
        if not self.handle:
            raise MemoryError
        weakref.finalize(self, calls.withdraw, self.handle)


class Joined:
    """Some slots of a position, open in the core."""

    def __init__(self, match: Compiled, slots: Iterable[Slot], steps: int = ENDLESS) -> None:
        """`steps`: what it may take; what it would find beyond them is left out."""
        self.sources, calls = match.sources, _calls()
        some = Slots.of(slots)
        found = shaped(some, match.forms.alphabet, match.octads, MOST_CELLS)
        bars = column(some.bars, np.uint64)
        parts: tuple[NDArray[Any], ...] = (*found[1:], bars)
        self._kept = (match, match.offer, parts)  # C reads them while the join is open
        position = Position.from_buffer_copy(match.position)
        for name, part in zip(OF_SLOTS, parts, strict=True):
            setattr(position, name, address(part))
        position.shape_count = found.many
        self._join = calls.open(ctypes.byref(position), match.offer.handle, steps)
        if not self._join:
            raise MemoryError
        weakref.finalize(self, calls.close, self._join)
        self.is_cut = steps < ENDLESS and self.work > steps

    @property
    def work(self) -> int:
        """The steps taken so far."""
        return int(_calls().work(self._join))

    def rows(self, least: int, most: int, steps: int = ENDLESS) -> Found:
        """What can be laid with the takes of so many chains, in so many steps more."""
        calls, before = _calls(), self.work if steps < ENDLESS else 0
        count = int(calls.levels(self._join, least, most, steps))
        if count < 0:
            raise MemoryError
        self.is_cut = steps < ENDLESS and self.work - before > steps
        columns: NDArray[Any] = np.empty((ALONE + self.sources, count), np.int32)
        if count:
            first, size = address(columns), columns.itemsize * count
            calls.rows(self._join, *range(first, first + size * (ALONE + 1), size))
        slot, row, ahead, back, jokers, *_ = columns
        return Found(slot, row, ahead, back, jokers, columns[ALONE:])


class Calls(NamedTuple):
    """The functions of the core."""

    offer: Any
    withdraw: Any
    open: Any
    close: Any
    levels: Any
    rows: Any
    work: Any


@cache
def _calls() -> Calls:
    core = library()
    assert core is not None
    core.guerre_size.restype = ctypes.c_int64
    sizes = [int(core.guerre_size(n)) for n in range(4)]
    here = [ctypes.sizeof(Position), SHAPE.itemsize, SLOT.itemsize, BAG.itemsize]
    assert sizes == here, "the library and this module are of different versions"
    core.guerre_offer.restype = ctypes.c_void_p
    core.guerre_offer.argtypes = [ctypes.c_void_p]
    core.guerre_withdraw.restype = None
    core.guerre_withdraw.argtypes = [ctypes.c_void_p]
    core.guerre_open.restype = ctypes.c_void_p
    core.guerre_open.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64]
    core.guerre_close.argtypes = [ctypes.c_void_p]
    core.guerre_close.restype = None
    core.guerre_levels.restype = ctypes.c_int64
    core.guerre_levels.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int, ctypes.c_int64]
    core.guerre_rows.argtypes = [ctypes.c_void_p] * 7
    core.guerre_rows.restype = None
    core.guerre_work.restype = ctypes.c_int64
    core.guerre_work.argtypes = [ctypes.c_void_p]
    return Calls(*(getattr(core, f"guerre_{name}") for name in Calls._fields))


@cache
def _under() -> NDArray[Any]:
    """By letter that bears accents: where it is counted, and where these are."""
    found = []
    for letter, signs in UNDER.items():
        half, nibble = plane_of(letter)
        mask = sum(7 << 4 * ACCENTED.index(sign) for sign in signs)
        found.append((half, 4 * nibble, mask))
    return column(found, np.uint64)
