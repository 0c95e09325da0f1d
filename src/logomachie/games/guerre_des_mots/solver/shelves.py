"""The forms of a dictionary as the compiled core reads them: apart by the sign at one end and by
length, and in the order of their first signs and of their last ones (`shelf.h`)."""

import ctypes
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from logomachie.native.library import address, column, library

if TYPE_CHECKING:
    from logomachie.games.guerre_des_mots.solver.forms import Forms

LONGEST = 24  # signs of a form
LENGTHS = LONGEST + 1
SIDE = 8  # forms side by side whose shared letters are told
FEW = 4  # times as many forms must there be, that some have shelves of their own
Rows: TypeAlias = NDArray[np.int32]
Bags: TypeAlias = NDArray[np.uint64]
Columns: TypeAlias = dict[str, NDArray[Any]]
WHOLE, FIRST, LAST = SHELVES = range(3)


class Shelf(ctypes.Structure):
    """A shelf as C sees it."""

    _fields_ = [
        ("mask", ctypes.c_void_p * 2),
        *((name, ctypes.c_void_p) for name in ("shared", "light", "place", "start")),
    ]


class Root(ctypes.Structure):
    """All shelves of some forms as C sees them."""

    _fields_ = [
        *((name, ctypes.c_void_p) for name in ("rank", "weight", "among")),
        ("told", ctypes.c_void_p * 2),
        *((name, ctypes.c_void_p) for name in ("at", "text", "two", "inner", "within")),
        ("shelf", Shelf * len(SHELVES)),
        *((name, ctypes.c_int64) for name in ("count", "codes", "light")),
    ]


class Spelling(ctypes.Structure):
    """The forms row by row, as C reads them to sort them."""

    _fields_ = [
        ("text", ctypes.c_void_p),
        *((name, ctypes.c_int64) for name in ("forms", "codes")),
    ]


class Shelves:
    """All of some forms, or some forms of those of others."""

    def __init__(self, columns: Columns, weight: NDArray[np.void], among: Rows | None) -> None:
        """`weight`: every sign of the alphabet, counted once; `among`: by row of the columns, the
        row that is told of it, -1 where it is left out."""
        self.columns, self.weight, self.among = columns, weight, among
        self.root = Root(count=len(columns["at"]) - 1, codes=len(weight))
        self.root.weight = address(weight)
        self.root.among = None if among is None else address(among)
        for name in ("rank", "at", "text", "two", "inner", "within"):
            setattr(self.root, name, address(columns[name]))
        for way in range(2):
            self.root.told[way] = address(columns[f"told{way}"])
        self.root.light = columns["light0"].shape[1]
        for number in SHELVES:
            for which, mask in enumerate(("once", "twice")):
                self.root.shelf[number].mask[which] = address(columns[f"{mask}{number}"])
            for name in ("shared", "light", "place", "start"):
                if f"{name}{number}" in columns:
                    setattr(self.root.shelf[number], name, address(columns[f"{name}{number}"]))

    def only(self, forms: "Forms", rows: Rows, *, accents: bool) -> "Shelves":
        """Some of the forms: by row the row that is told of it, -1 where it is left out. Where they
        are few, shelves of their own."""
        if self.among is not None:
            known = self.among >= 0
            told = np.full(len(self.among), -1, np.int32)
            told[known] = rows[self.among[known]]
            rows = told
        rows = column(rows, np.int32)
        if len(forms) * FEW >= self.root.count:
            return Shelves(self.columns, self.weight, rows)
        rank = self.columns["rank"]
        return Shelves(built(forms, self.weight, rank, accents=accents), self.weight, None)


def built(
    forms: "Forms",
    weight: NDArray[np.void],
    rank: NDArray[np.uint8] | None = None,
    *,
    accents: bool,
) -> Columns:
    """All shelves of all forms; `rank`: how rare each sign is, where others decide that."""
    text = _spelled(forms)
    count, codes = len(forms), len(weight)
    sizes = np.count_nonzero(text, axis=1)
    spelling = Spelling(address(text), count, codes)
    found: Columns = {
        "rank": _rarity(text, codes) if rank is None else rank,
        "at": np.concatenate([[0], np.cumsum(sizes[:count])]).astype(np.int32),
        "text": column(text[text > 0] - 1, np.uint8),
        "two": np.zeros(codes**2 + 1, np.int32),
    }
    found["inner"] = np.zeros(len(found["text"]), np.int32)
    found["within"] = np.zeros(len(found["text"]), np.uint8)
    inner = (address(found[name]) for name in ("two", "inner", "within"))
    _calls().inner(ctypes.byref(spelling), *inner)
    light = _counted(text, weight)[:, [3, 4, 2] if accents else [0, 1]]
    _place(found, WHOLE, sizes[:count].astype(np.int64), light, LENGTHS)
    for way in range(2):
        told = found[f"told{way}"] = _order(spelling, way)
        last = np.maximum(sizes - 1, 0)
        ends = text[np.arange(len(text)), last if way else 0]
        beside = light - _numbers(weight)[ends][:, [3, 4, 2] if accents else [0, 1]]
        place = np.zeros(count + 1, np.int32)
        place[told[:-1]] = np.arange(count, dtype=np.int32)
        end = (ends[:count].astype(np.int64) - 1) * LENGTHS + sizes[:count]
        _place(found, FIRST + way, end, beside, codes * LENGTHS, place)
    return found


def _place(
    found: Columns,
    number: int,
    end: NDArray[Any],
    light: Bags,
    ends: int,
    place: Rows | None = None,
) -> None:
    """A shelf: forms in the order of what they are apart by; those with places by rare letters.
    `light` has a row more, so that no column is empty."""
    light, masks = np.ascontiguousarray(light), [np.zeros(len(light), np.uint32) for _ in range(2)]
    _calls().masks(address(light), light.shape[1], len(end), *map(address, masks))
    once, twice = masks
    order = np.arange(len(end)) if place is None else np.lexsort((_rarest_first(once[:-1]), end))
    found[f"start{number}"] = np.searchsorted(end[order], np.arange(ends + 1)).astype(np.int32)
    order = np.append(order, len(end))
    found[f"light{number}"] = light[order]
    found[f"once{number}"], found[f"twice{number}"] = once[order], twice[order]
    shared = np.bitwise_and.reduceat(once[order[:-1]], np.arange(0, len(end), SIDE))
    found[f"shared{number}"] = column(shared, np.uint32)
    if place is not None:
        found[f"place{number}"] = place[order]


def _rarest_first(mask: NDArray[np.uint32]) -> NDArray[np.int64]:
    """Masks as numbers that bring those with the same rare letters together."""
    bits = (mask[:, None] >> np.arange(32, dtype=np.uint32) & 1).astype(np.bool_)
    weight = np.empty(32, np.int64)
    weight[np.argsort(bits.sum(axis=0), kind="stable")] = 1 << np.arange(31, -1, -1)
    found: NDArray[np.int64] = -(bits @ weight)
    return found


def _spelled(forms: "Forms") -> NDArray[np.uint8]:
    """The codes of each row, one more, then 0."""
    text = np.zeros((len(forms) + 1, LONGEST), np.uint8)
    for length, block in enumerate(forms.letters):
        if block.size:
            text[forms.start[length] : forms.start[length + 1], :length] = block.T + 1
    return text


def _counted(text: NDArray[np.uint8], weight: NDArray[np.void]) -> Bags:
    """The signs of each row: five numbers."""
    each = _numbers(weight)
    found = np.zeros((len(text), 5), np.uint64)
    for place in range(LONGEST):
        found += each[text[:, place]]
    return found


def _numbers(weight: NDArray[np.void]) -> Bags:
    """By code and one more: the sign, counted."""
    each = np.zeros((len(weight) + 1, 5), np.uint64)
    each[1:, :3], each[1:, 3:] = weight["sign"], weight["base"]
    return each


def _rarity(text: NDArray[np.uint8], codes: int) -> NDArray[np.uint8]:
    """By code: how rare it is, the rarest 0."""
    many = np.bincount(text.ravel(), minlength=codes + 1)[1:]
    rank = np.empty(codes, np.uint8)
    rank[np.argsort(many, kind="stable")] = np.arange(codes)
    return rank


def _order(spelling: Spelling, way: int) -> Rows:
    """The rows by their first signs, or by their last ones."""
    order = np.zeros(spelling.forms + 1, np.int32)
    if not _calls().order(ctypes.byref(spelling), way, address(order)):
        raise MemoryError
    return order


class Calls(NamedTuple):
    """The functions of the core."""

    order: Any
    inner: Any
    masks: Any


@cache
def _calls() -> Calls:
    core = library()
    assert core is not None
    core.guerre_order.restype = ctypes.c_int
    core.guerre_order.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p]
    core.guerre_inner.restype = None
    core.guerre_inner.argtypes = [ctypes.c_void_p] * 4
    core.guerre_masks.restype = None
    core.guerre_masks.argtypes = [
        *(ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64, ctypes.c_void_p, ctypes.c_void_p)
    ]
    return Calls(core.guerre_order, core.guerre_inner, core.guerre_masks)
