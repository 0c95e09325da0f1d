"""The forms of a dictionary as the compiled core reads them: groves by their signs, whatever their
order, from the rarest sign to the commonest; and the same forms by their first signs and by their
last ones (`tree.h`)."""

import ctypes
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from logomachie.native.library import address, column, library

if TYPE_CHECKING:
    from logomachie.games.guerre_des_mots.solver.forms import Forms

LONGEST = 24  # signs of a form
FEW = 4  # times as many forms must there be, that some have trees of their own
Rows: TypeAlias = NDArray[np.int32]
Columns: TypeAlias = dict[str, NDArray[Any]]
BY_ALL, BY_FIRST, BY_LAST, BESIDE_FIRST, BESIDE_LAST = range(5)
GROVES = (BY_ALL, BESIDE_FIRST, BESIDE_LAST)
LETTERS, MARKS = slice(3, 5), 2  # of the five numbers of a bag
NODES = {"sign": np.uint8, "depth": np.uint8, "skip": np.int32, "first": np.int32}


class Grove(ctypes.Structure):
    """A grove as C sees it."""

    _fields_ = [
        *((name, ctypes.c_void_p) for name in (*NODES, "place", "root", "bags")),
        *((name, ctypes.c_int64) for name in ("count", "wide", "base", "marks")),
    ]


class Root(ctypes.Structure):
    """All trees of some forms as C sees them."""

    _fields_ = [
        *((name, ctypes.c_void_p) for name in ("rank", "weight", "row", "among")),
        ("sorted", ctypes.c_void_p * 2),
        ("told", ctypes.c_void_p * 2),
        ("lights", ctypes.c_void_p * 2),
        *((name, ctypes.c_void_p) for name in ("at", "text")),
        ("grove", Grove * len(GROVES)),
        *((name, ctypes.c_int64) for name in ("forms", "codes", "light")),
    ]


class Spelling(ctypes.Structure):
    """The forms row by row, as C sorts them."""

    _fields_ = [
        *((name, ctypes.c_void_p) for name in ("text", "rank")),
        *((name, ctypes.c_int64) for name in ("forms", "codes")),
    ]


class Tree:
    """The groves of some forms, or some forms of the groves of others."""

    def __init__(self, columns: Columns, weight: NDArray[np.void], among: Rows | None) -> None:
        """`weight`: every sign of the alphabet, counted once; `among`: by row of the columns, the
        row that is told of it, -1 where it is left out."""
        self.columns, self.weight, self.among = columns, weight, among
        forms = len(columns["row"]) - 1
        self.root = Root(forms=forms, codes=len(weight))
        self.root.weight, self.root.rank = address(weight), address(columns["rank"])
        self.root.row, self.root.at = address(columns["row"]), address(columns["at"])
        self.root.text = address(columns["text"])
        self.root.among = None if among is None else address(among)
        for way in range(2):
            self.root.sorted[way] = address(columns[f"sorted{way}"])
            self.root.told[way] = address(columns[f"told{way}"])
            self.root.lights[way] = address(columns[f"lights{way}"])
        self.root.light = columns["lights0"].shape[1]
        for number in range(len(GROVES)):
            grove = self.root.grove[number]
            for name in (*NODES, "place", "root", "bags"):
                if f"{name}{number}" in columns:
                    setattr(grove, name, address(columns[f"{name}{number}"]))
            bags = columns[f"bags{number}"]
            grove.count, grove.wide = len(columns[f"sign{number}"]) - 1, bags.shape[1]
            grove.base, grove.marks = (3, 2) if bags.shape[1] == 5 else (0, 2)

    def only(self, forms: "Forms", rows: Rows, *, accents: bool) -> "Tree":
        """Some of the forms: by row the row that is told of it, -1 where it is left out. Where they
        are few, trees of their own."""
        if self.among is not None:
            known = self.among >= 0
            told = np.full(len(self.among), -1, np.int32)
            told[known] = rows[self.among[known]]
            rows = told
        rows = column(rows, np.int32)
        if len(forms) * FEW >= self.root.forms:
            return Tree(self.columns, self.weight, rows)
        rank = self.columns["rank"]
        return Tree(built(forms, self.weight, rank, accents=accents), self.weight, None)


def built(
    forms: "Forms",
    weight: NDArray[np.void],
    rank: NDArray[np.uint8] | None = None,
    *,
    accents: bool,
) -> Columns:
    """The groves of all forms; `rank`: how rare each sign is, where others decide that."""
    text = _spelled(forms)
    rank = _rarity(text, len(weight)) if rank is None else rank
    spelling = Spelling(address(text), address(rank), len(forms), len(weight))
    orders = [_order(spelling, by) for by in range(5)]
    form = _inverse(orders[BY_ALL])
    found: Columns = {"rank": rank, "row": orders[BY_ALL]}
    for way, by in enumerate((BY_FIRST, BY_LAST)):
        found[f"sorted{way}"] = form[orders[by]]
        found[f"sorted{way}"][-1] = 0
        found[f"told{way}"] = orders[by]
        found[f"place{way + 1}"] = _inverse(orders[by])[orders[BESIDE_FIRST + way]]
    found["at"] = np.zeros(len(forms) + 1, np.int32)
    found["text"] = np.zeros(np.count_nonzero(text) + 1, np.uint8)
    _calls().text(ctypes.byref(spelling), *map(address, (orders[0], found["at"], found["text"])))
    bags = _counted(text, weight)
    some = [3, 4, 2] if accents else [0, 1]
    for way, by in enumerate((BY_FIRST, BY_LAST)):
        found[f"lights{way}"] = column(bags[orders[by]][:, some], np.uint64)
    found["bags0"] = column(bags[orders[0]] if accents else bags[orders[0], :2], np.uint64)
    for way, by in enumerate((BESIDE_FIRST, BESIDE_LAST)):
        light = bags[orders[by]] - _ends(text, weight, way)[orders[by]]
        found[f"bags{way + 1}"] = column(light[:, some], np.uint64)
    for number, by in enumerate(GROVES):
        found.update(_grove(spelling, number, by, orders[by]))
    return found


def _grove(spelling: Spelling, number: int, by: int, order: Rows) -> Columns:
    calls = _calls()
    rank = np.ctypeslib.as_array((ctypes.c_uint8 * spelling.codes).from_address(spelling.rank))
    code = np.argsort(rank).astype(np.uint8)
    whom = ctypes.byref(spelling), by, address(order), address(code)
    count = calls.grove(*whom, *[None] * 5)
    if count < 0:
        raise MemoryError
    found: Columns = {f"{name}{number}": np.zeros(count + 1, kind) for name, kind in NODES.items()}
    found[f"root{number}"] = np.zeros(spelling.codes + 1, np.int32)
    if calls.grove(*whom, *(address(part) for part in found.values())) < 0:
        raise MemoryError
    return found


def _spelled(forms: "Forms") -> NDArray[np.uint8]:
    """The codes of each row, one more, then 0."""
    text = np.zeros((len(forms) + 1, LONGEST), np.uint8)
    for length, block in enumerate(forms.letters):
        if block.size:
            text[forms.start[length] : forms.start[length + 1], :length] = block.T + 1
    return text


def _counted(text: NDArray[np.uint8], weight: NDArray[np.void]) -> NDArray[np.uint64]:
    """The signs of each row: five numbers."""
    each = _numbers(weight)
    found = np.zeros((len(text), 5), np.uint64)
    for place in range(LONGEST):
        found += each[text[:, place]]
    return found


def _ends(text: NDArray[np.uint8], weight: NDArray[np.void], way: int) -> NDArray[np.uint64]:
    """The first sign of each row, or the last, counted."""
    last = np.maximum(np.count_nonzero(text, axis=1) - 1, 0)
    signs = text[np.arange(len(text)), last if way else 0]
    found: NDArray[np.uint64] = _numbers(weight)[signs]
    return found


def _numbers(weight: NDArray[np.void]) -> NDArray[np.uint64]:
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


def _order(spelling: Spelling, by: int) -> Rows:
    order = np.zeros(spelling.forms + 1, np.int32)
    if not _calls().order(ctypes.byref(spelling), by, address(order)):
        raise MemoryError
    return order


def _inverse(order: Rows) -> Rows:
    """Where each of them stands."""
    place = np.zeros(len(order), np.int32)
    place[order[:-1]] = np.arange(len(order) - 1, dtype=np.int32)
    return place


class Calls(NamedTuple):
    """The functions of the core."""

    order: Any
    text: Any
    grove: Any


@cache
def _calls() -> Calls:
    core = library()
    assert core is not None
    core.guerre_order.restype = ctypes.c_int
    core.guerre_order.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p]
    core.guerre_text.restype = None
    core.guerre_text.argtypes = [ctypes.c_void_p] * 4
    core.guerre_grove.restype = ctypes.c_int64
    core.guerre_grove.argtypes = [
        ctypes.c_void_p, ctypes.c_int, *[ctypes.c_void_p] * 7
    ]  # fmt: skip
    return Calls(core.guerre_order, core.guerre_text, core.guerre_grove)
