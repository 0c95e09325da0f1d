"""Where there is room for words, by the compiled core: the places of `places.placed`."""

import ctypes
from functools import cache
from struct import Struct
from typing import Any

import numpy as np

from logomachie.games.guerre_des_mots.solver.columns import COLUMNS, Slots
from logomachie.games.guerre_des_mots.solver.drawn import DRAWN, NAMES
from logomachie.games.guerre_des_mots.solver.ground import Ground
from logomachie.games.guerre_des_mots.solver.places import Part, Places, merged, placed
from logomachie.native.library import address, column, library

PART = Struct("@QQ6i")
SIDE = 34  # cells of a side with the border, as `place.c` has room for
MASK = (1 << 64) - 1


class Board(ctypes.Structure):
    """A board as C sees it (`place.c`)."""

    _fields_ = [
        *((name, ctypes.c_void_p) for name in ("border", "pieces", "shut")),
        ("loose", ctypes.c_uint64 * 2),
        *((name, ctypes.c_int32) for name in ("side", "piece_count", "shut_count", "pad")),
    ]


def put(ground: Ground, parts: list[Part], loose: int) -> Places:
    """Where there is room, part by part, for words and behind them for compounds; `loose`: the
    pieces that a coup can move."""
    side = ground.grid.size + 2
    if library() is None or side > SIDE:
        return placed(ground, parts, loose)
    every = merged(parts)
    count = len(every.sketches)
    told = b"".join(
        [
            PART.pack(*part.drawn.columns, len(part.drawn.sketches), part.first, *shift)
            for part, shift in zip(parts, every.shift, strict=True)
        ]
    )
    kept = ground.border, column(ground.pieces, np.int16), column(ground.shut, np.int16)
    board = Board(
        *(address(part) for part in kept),
        (ctypes.c_uint64 * 2)(loose & MASK, loose >> 64),
        *(side, len(ground.pieces), len(ground.shut), 0),
    )
    looks = column(every.seen, np.int32)
    rows = np.empty((count + 1, len(NAMES)), np.int32)
    slots = np.empty((count + 1, len(COLUMNS)), np.int32)
    bars = np.empty(((count + 1) * side, 2), np.uint64)
    length = np.empty(count + 1, np.int32)
    words = ctypes.c_int64()
    found = _place()(
        *(ctypes.byref(board), told, len(parts), address(looks), address(length)),
        *(address(rows), address(slots), address(bars), ctypes.byref(words)),
    )
    assert found >= 0, "pieces lie on the board"
    return Places(
        rows[:found].view(DRAWN)[:, 0],
        every.sketches,
        Slots(every.looks, slots[:found], bars, every.sets),
        words.value,
    )


@cache
def _place() -> Any:
    core = library()
    assert core is not None
    core.guerre_place_size.restype = ctypes.c_int64
    sizes = [int(core.guerre_place_size(n)) for n in range(5)]
    here = [DRAWN.itemsize, PART.size, ctypes.sizeof(Board), 4 * len(COLUMNS), SIDE]
    assert sizes == here, "the library and this module are of different versions"
    core.guerre_place.restype = ctypes.c_int64
    core.guerre_place.argtypes = [
        *(ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int),
        *[ctypes.c_void_p] * 6,
    ]
    return core.guerre_place
