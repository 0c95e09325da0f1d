"""Slots by what decides on their words, as the core searches them: shape by shape."""

import ctypes
from functools import cache, lru_cache
from struct import Struct
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from logomachie.games.guerre_des_mots.solver.columns import COLUMNS, Look, Slots
from logomachie.games.guerre_des_mots.solver.forms import bag, codes_of
from logomachie.native.library import address, library

SHAPE, SLOT = Struct("@10i5Q"), Struct("@6i")  # of `join.h`


class Shaped(NamedTuple):
    """Shapes and their slots, as `join.h` has them."""

    many: int
    codes: NDArray[np.uint8]  # of the signs that stand there
    shapes: NDArray[np.uint8]
    slots: NDArray[np.uint8]
    takes: NDArray[np.uint64]


def shaped(slots: Slots, alphabet: str, octads: int, most: int) -> Shaped:
    """Slots by shape, for a dictionary of this alphabet; `octads`: numbers of 64 bits in a set of
    takes; `most`: cells of a word."""
    told = [_told(alphabet, look) for look in slots.looks]
    kept = np.ascontiguousarray(slots.rows)
    looks, rows = len(told), len(slots)
    sets = b"".join([one.to_bytes(8 * octads, "little") for one in slots.sets])
    found = Shaped(
        0,
        np.frombuffer(bytearray().join([codes for _, codes in told]) or bytearray(1), np.uint8),
        np.empty((looks + 1) * SHAPE.size, np.uint8),
        np.empty((rows + 1) * SLOT.size, np.uint8),
        np.empty((rows + 1) * octads, np.uint64),
    )
    room = np.empty((2, looks + 1), np.int32)
    many = _shape()(
        *(b"".join([shape for shape, _ in told]), looks),
        *(address(kept), rows, sets, octads, most),
        *(address(part) for part in (room[0], room[1], found.shapes, found.slots, found.takes)),
    )
    return found._replace(many=many)


@lru_cache(maxsize=10_000)
def _told(alphabet: str, look: Look) -> tuple[bytes, bytes]:
    """A look as C sees it, and the signs that stand there as codes: a length of -1 where the
    dictionary does not know one of them."""
    codes, extra = codes_of(alphabet, look.fixed), bag(look.extra)
    assert not look.both or len(look.fixed) > 1, "what grows at both ends is a word"
    length = -1 if codes is None else len(codes)
    head = 0, length, look.before, look.both, look.least, 0, 0, 0, 0, 0
    return SHAPE.pack(*head, *extra.signs, *extra.base), codes or b""


@cache
def _shape() -> Any:
    core = library()
    assert core is not None
    core.guerre_shape_size.restype = ctypes.c_int64
    sizes = [int(core.guerre_shape_size(n)) for n in range(3)]
    here = [SHAPE.size, SLOT.size, 4 * len(COLUMNS)]
    assert sizes == here, "the library and this module are of different versions"
    core.guerre_shape.restype = ctypes.c_int64
    core.guerre_shape.argtypes = [
        *(ctypes.c_char_p, ctypes.c_int, ctypes.c_void_p, ctypes.c_int),
        *(ctypes.c_char_p, ctypes.c_int, ctypes.c_int),
        *[ctypes.c_void_p] * 5,
    ]
    return core.guerre_shape
