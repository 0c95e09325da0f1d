"""The forms of a dictionary as the compiled core reads them: one tree by their signs, whatever
their order, from the rarest sign to the commonest; and the same forms by their first signs and by
their last ones."""

import ctypes
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, Optional

import numpy as np
from numpy.typing import NDArray

from logomachie.native.library import address, column, library

if TYPE_CHECKING:
    from logomachie.games.guerre_des_mots.solver.forms import Forms

LENGTHS = 25  # of forms: none to twenty-four signs
ORDERS = 3  # by all signs, by the first ones, by the last ones
Rows = NDArray[np.int32]


class Root(ctypes.Structure):
    """A tree as C sees it (`tree.h`)."""

    _fields_ = [
        *((name, ctypes.c_void_p) for name in ("letters", "start", "rank", "weight")),
        ("row", ctypes.c_void_p),
        ("sorted", ctypes.c_void_p * 2),
        ("place", ctypes.c_void_p * 2),
        *((name, ctypes.c_void_p) for name in ("sign", "depth", "skip", "first")),
        *((name, ctypes.c_void_p) for name in ("at", "text", "bags")),
        *((name, ctypes.c_int64) for name in ("count", "forms", "codes", "wide")),
    ]


class Tree:
    """The tree of some forms."""

    def __init__(
        self, forms: "Forms", weight: NDArray[Any], wide: int, part: Optional["Part"] = None
    ) -> None:
        """`weight`: every sign of the alphabet, counted once, in so many numbers as are kept of a
        form; `part`: what the forms are some of."""
        blocks = [column(block, np.uint8) for block in forms.letters]
        blocks += [np.zeros(1, np.uint8)] * (LENGTHS - len(blocks))
        letters = (ctypes.c_void_p * LENGTHS)(*(address(block) for block in blocks))
        start = np.full(LENGTHS + 1, len(forms), np.int32)
        start[: len(forms.start)] = forms.start
        self.rank: NDArray[np.uint8] = part.whole.rank if part else _rarity(forms)
        self._kept = [blocks, letters, start, weight]  # C reads them
        self.root = Root(ctypes.addressof(letters))
        self.root.start, self.root.weight = address(start), address(weight)
        self.root.rank = address(self.rank)
        self.root.forms, self.root.codes, self.root.wide = len(forms), len(forms.alphabet), wide
        self.orders = [part.order(by) if part else self._order(by) for by in range(ORDERS)]
        self.root.row = address(self.orders[0])
        form = _inverse(self.orders[0])
        for way, order in enumerate(self.orders[1:]):
            forms_sorted = form[order]
            place = _inverse(forms_sorted)
            self.root.sorted[way], self.root.place[way] = map(address, (forms_sorted, place))
            self._kept += [forms_sorted, place]
        self._lay_out(sum(block.size for block in forms.letters))

    def _order(self, by: int) -> Rows:
        order = np.zeros(self.root.forms + 1, np.int32)
        if not _calls().order(ctypes.byref(self.root), by, address(order)):
            raise MemoryError
        return order

    def _lay_out(self, signs: int) -> None:
        calls, root, forms = _calls(), self.root, self.root.forms
        at, text = np.empty(forms + 1, np.int32), np.empty(signs + 1, np.uint8)
        bags = np.zeros(forms * root.wide + 1, np.uint64)
        root.at, root.text, root.bags = map(address, (at, text, bags))
        calls.text(ctypes.byref(root), root.at, root.text, root.bags)
        code = np.argsort(self.rank).astype(np.uint8)
        whom = ctypes.byref(root), address(code)
        root.count = calls.tree(*whom, None, None, None, None)
        if root.count < 0:
            raise MemoryError
        parts = [
            np.empty(root.count + 1, kind) for kind in (np.uint8, np.uint8, np.int32, np.int32)
        ]
        root.sign, root.depth, root.skip, root.first = map(address, parts)
        if calls.tree(*whom, root.sign, root.depth, root.skip, root.first) < 0:
            raise MemoryError
        self._kept += [at, text, bags, parts]


class Part(NamedTuple):
    """Some forms of a tree: the row of each row there, -1 where it has none."""

    whole: Tree
    rows: Rows

    def order(self, by: int) -> Rows:
        """One order of the forms, as it was in the whole."""
        rows = self.rows[self.whole.orders[by][:-1]]
        return np.append(rows[rows >= 0], np.int32(0))


def _inverse(order: Rows) -> Rows:
    """Where each of them stands."""
    place = np.zeros(len(order), np.int32)
    place[order[:-1]] = np.arange(len(order) - 1, dtype=np.int32)
    return place


def _rarity(forms: "Forms") -> NDArray[np.uint8]:
    """By code: how rare it is, the rarest 0."""
    many = np.zeros(len(forms.alphabet), np.int64)
    for block in forms.letters:
        many += np.bincount(block.ravel(), minlength=len(many))
    rank = np.empty(len(many), np.uint8)
    rank[np.argsort(many, kind="stable")] = np.arange(len(many))
    return rank


class Calls(NamedTuple):
    """The functions of the core."""

    order: Any
    text: Any
    tree: Any


@cache
def _calls() -> Calls:
    core = library()
    assert core is not None
    core.guerre_order.restype = ctypes.c_int
    core.guerre_order.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p]
    core.guerre_text.restype = None
    core.guerre_text.argtypes = [ctypes.c_void_p] * 4
    core.guerre_tree.restype = ctypes.c_int64
    core.guerre_tree.argtypes = [ctypes.c_void_p] * 6
    return Calls(core.guerre_order, core.guerre_text, core.guerre_tree)
