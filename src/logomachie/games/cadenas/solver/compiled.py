"""The lists of Cadenas in the compiled core: a word graph that numbers its words as their rows."""

import ctypes
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from logomachie.lexicon.graph import Graph
from logomachie.native.library import address, library

EDGE = np.dtype([(name, np.uint32) for name in ("child", "mask", "later", "skip")])
LAST = 1 << 31
LETTERS, LONGEST = 26, 31
ROOM = 4_096  # words of one answer; where there are more, it is asked once more

Rows = NDArray[np.intp]
Edges = NDArray[np.void]


def edges_of(graph: Graph | None) -> Edges:
    """The graph as `lists.h` reads it, an edge with what its node may still lead to; None: no
    words."""
    if graph is None:
        return np.zeros(1, EDGE)
    letter, child = np.array(graph.letter, np.int64), np.array(graph.child, np.int64)
    final, number = np.array(graph.final, np.int64), len(letter)
    begins = np.append(True, graph.last[:-1])
    begins[1] = True  # edge 0 is a blank, no node goes over it
    first = np.flatnonzero(begins)
    bit = np.left_shift(1, letter)
    bit[0] = final[0] = 0
    mask, later, words = (np.zeros(number, np.int64) for _ in range(3))
    mask[first] = np.bitwise_or.reduceat(bit, first)
    for _ in range(LONGEST + 1):
        later[first] = np.bitwise_or.reduceat(bit | later[child], first)
        words[first] = np.add.reduceat(final + words[child], first)
    for column in (mask, later, words):
        column[0] = 0  # no node begins there
    each = final + words[child]
    before = np.cumsum(each) - each
    node = np.repeat(first, np.diff(np.append(first, number)))
    found = np.zeros(number, EDGE)
    found["child"], found["mask"], found["later"] = child, mask[child], later[child]
    found["skip"] = before - before[node] | final << 31
    found[0] = graph.root, mask[graph.root], later[graph.root], 0
    return found


def signs(text: str) -> NDArray[np.uint8]:
    """Letters as numbers, A = 0; never empty, since an address is needed."""
    return np.frombuffer((text or "A").encode("ascii", "replace"), np.uint8) - np.uint8(65)


def counted(text: str) -> NDArray[np.uint8]:
    """How many of each letter."""
    return np.bincount(signs(text)[: len(text)], minlength=LETTERS)[:LETTERS].astype(np.uint8)


def grown(edge: Edges, word: str, hand: str) -> Rows:
    """The rows of the longer words a word becomes with letters of the hand."""
    call, room = _grown(), ROOM
    letters, have = signs(word), counted(hand)
    while True:
        rows = np.empty(room, np.int32)
        places = (address(edge), address(letters), len(word), address(have), address(rows), room)
        count = int(call(*places))
        if count <= room:
            return rows[:count].astype(np.intp)
        room = count


@cache
def _grown() -> Any:  # Any: a function of the library
    core = library()
    assert core is not None
    core.cadenas_grown.restype = ctypes.c_int64
    core.cadenas_grown.argtypes = [
        *(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64),
        *(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64),
    ]
    return core.cadenas_grown
