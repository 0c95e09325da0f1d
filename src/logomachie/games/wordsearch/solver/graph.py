"""The word graph with a look ahead: what may still come after each node, so that hopeless
beginnings of words are dropped at once."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from logomachie.games.wordsearch.solver.lines import LONGEST, Ints
from logomachie.lexicon.graph import Graph


class Ahead(NamedTuple):
    """Columns by edge; what is said of a node stands at its first edge. Sets are bits."""

    letter: Ints  # of an edge, A = 0
    child: Ints  # the node after an edge; 0: no word goes on
    final: Ints  # 1 where a word ends with this edge
    degree: Ints  # edges of a node
    mask: Ints  # letters on the edges of a node
    ends: Ints  # bit k: a word ends k letters after this node
    later: Ints  # letters anywhere after this node
    at: Ints  # (LONGEST + 1, edges): letters exactly k letters after this node
    root: int
    edge: NDArray[np.void]  # all of this but `at` edge by edge, as the compiled core reads it
    reach: NDArray[np.uint32]  # (edges, LONGEST + 1): `at`, edge by edge


EDGE = np.dtype(
    [
        ("child", np.uint32),
        ("mask", np.uint32),
        ("later", np.uint32),
        ("ends", np.uint16),
        ("letter", np.uint8),  # and 128 where a word ends with it
        ("degree", np.uint8),
    ]
)


def ahead(graph: Graph) -> Ahead:
    """The graph's columns and the look ahead, as far as the longest line goes."""
    letter, child = np.array(graph.letter, np.int64), np.array(graph.child, np.int64)
    final = np.array(graph.final, np.int64)  # in memory: a mapped column is slower to index
    after_last = np.append(True, graph.last[:-1])
    after_last[1] = True  # edge 0 is a blank, no node goes over it
    first = np.flatnonzero(after_last)
    bit = np.left_shift(1, letter)
    bit[0] = 0

    def gathered(edges: Ints) -> Ints:
        node = np.zeros(len(letter), np.int64)
        node[first] = np.bitwise_or.reduceat(edges, first)
        node[0] = 0
        return node

    at = np.zeros((LONGEST + 1, len(letter)), np.int64)
    ends, reaching = np.zeros(len(letter), np.int64), gathered(final)
    at[1], later = gathered(bit), np.zeros(len(letter), np.int64)
    for k in range(1, LONGEST + 1):
        ends |= reaching << k
        reaching = gathered(reaching[child])
        if k > 1:
            at[k] = gathered(at[k - 1][child])
        later |= at[k]
    degree = np.zeros(len(letter), np.int64)
    degree[first] = np.diff(np.append(first, len(letter)))
    degree[0] = 0
    edge = np.zeros(len(letter), EDGE)
    edge["child"], edge["mask"] = child, at[1]
    edge["later"], edge["ends"] = later[child], ends[child]  # known before the node is looked at
    edge["letter"], edge["degree"] = letter | final << 7, degree
    reach = np.ascontiguousarray(at.T, np.uint32)
    return Ahead(letter, child, final, degree, at[1], ends, later, at, graph.root, edge, reach)
