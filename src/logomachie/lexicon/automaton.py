"""Making the word graph: the smallest automaton of a list of keys, built level by level."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int64]
WIDTH = 28  # bits of the number of a list of edges: letter, ending and two of them fill 63


class Trie(NamedTuple):
    """Every prefix of every key once, shorter ones first; 0 is the empty one."""

    parent: Ints
    letter: Ints
    final: NDArray[np.bool_]
    level: list[int]  # where the prefixes of each length begin, and where the longest end


def trie(keys: Sequence[str], alphabet: str) -> Trie:
    """The prefixes of the keys."""
    codes = np.zeros(0x180, np.int64)  # up to ſ: all that French writes
    for i, letter in enumerate(alphabet):
        codes[ord(letter)] = i + 1
    points = np.array(keys, "U").view(np.uint32).reshape(len(keys), -1)
    matrix = codes[points]
    assert ((points > 0) == (matrix > 0)).all(), "a key has a letter outside the alphabet"
    matrix = matrix[np.lexsort(matrix.T[::-1])]
    lengths = (matrix > 0).sum(axis=1)
    here = np.zeros(len(keys), np.int64)  # the prefix each key has reached
    parents, letters = [np.zeros(1, np.int64)], [np.zeros(1, np.int64)]
    finals, level = [np.zeros(1, np.bool_)], [1]
    rows = np.arange(len(keys))
    for depth in range(matrix.shape[1]):
        rows = rows[lengths[rows] > depth]
        before, code = here[rows], matrix[rows, depth]
        new = np.append(True, (before[1:] != before[:-1]) | (code[1:] != code[:-1]))
        place = np.cumsum(new) - 1  # keys are sorted: equal prefixes adjoin
        ends = np.zeros(int(new.sum()), np.bool_)
        ends[place[lengths[rows] == depth + 1]] = True
        parents.append(before[new])
        letters.append(code[new] - 1)
        finals.append(ends)
        here[rows] = level[-1] + place
        level.append(level[-1] + len(ends))
    return Trie(np.concatenate(parents), np.concatenate(letters), np.concatenate(finals), level)


class Lists:
    """Lists of edges, each known once: an edge, and the list of those after it; 0 is empty.

    Edge and rest make one number, so two lists are one exactly when they are equal.
    """

    def __init__(self) -> None:
        self.signature = np.zeros(1, np.int64)  # by number of the list
        self.known = np.zeros(0, np.int64)  # the same, sorted
        self.number = np.zeros(0, np.int64)  # their numbers

    def numbered(self, signature: Ints) -> Ints:
        """The number of each list, new ones entered."""
        found, inverse = np.unique(signature, return_inverse=True)
        at = np.searchsorted(self.known, found)
        old = np.zeros(len(found), np.bool_)
        inside = at < len(self.known)
        old[inside] = self.known[at[inside]] == found[inside]
        fresh, numbers = ~old, np.empty(len(found), np.int64)
        numbers[old] = self.number[at[old]]
        numbers[fresh] = len(self.signature) + np.arange(int(fresh.sum()))
        self.signature = np.append(self.signature, found[fresh])
        self.known = np.insert(self.known, at[fresh], found[fresh])
        self.number = np.insert(self.number, at[fresh], numbers[fresh])
        return numbers[inverse]


def minimal(prefixes: Trie) -> tuple[Ints, int]:
    """The distinct lists of edges and the number of the first node's: the longest prefixes first,
    and among the edges after one prefix the last first."""
    lists = Lists()
    after = np.zeros(len(prefixes.parent), np.int64)  # the list of edges after each prefix
    for start, end in reversed([*zip(prefixes.level, prefixes.level[1:], strict=False)]):
        parent = prefixes.parent[start:end]
        ending = prefixes.letter[start:end] << 1 | prefixes.final[start:end]
        edge = (ending << WIDTH | after[start:end]) << WIDTH
        group = np.cumsum(np.append(True, parent[1:] != parent[:-1])) - 1
        last = np.cumsum(np.bincount(group)) - 1
        from_last = last[group] - np.arange(len(parent))
        rest = np.zeros(len(last), np.int64)
        for step in range(int(from_last.max()) + 1):
            chosen = np.flatnonzero(from_last == step)
            rest[group[chosen]] = lists.numbered(edge[chosen] | rest[group[chosen]])
        after[parent[last]] = rest
    return lists.signature, int(after[0])


def edges(keys: Sequence[str], alphabet: str) -> dict[str, NDArray[Any]]:  # Any: several types
    """The columns of the graph of the keys; edge 0 is a blank, the first node begins at 1."""
    signature, root = minimal(trie(keys, alphabet))
    rest = signature & (1 << WIDTH) - 1
    child = signature >> WIDTH & (1 << WIDTH) - 1
    ending = signature >> 2 * WIDTH
    nodes = np.unique(np.append(child[1:], root))
    nodes = np.concatenate([[root], nodes[(nodes != root) & (nodes != 0)]])
    sizes, here = np.zeros(len(nodes), np.int64), nodes.copy()
    while here.any():
        sizes += here > 0
        here = rest[here]  # the list 0 has no rest but itself
    start = np.zeros(len(signature), np.int64)
    start[nodes] = 1 + np.cumsum(sizes) - sizes
    total = 1 + int(sizes.sum())
    chosen, last = np.zeros(total, np.int64), np.zeros(total, np.bool_)
    at, here = start[nodes], nodes.copy()
    while len(here):
        chosen[at] = here
        last[at] = rest[here] == 0
        more = rest[here] > 0
        at, here = at[more] + 1, rest[here][more]
    return {
        "letter": (ending[chosen] >> 1).astype(np.uint8),
        "child": start[child[chosen]].astype(np.uint32),
        "last": last,
        "final": (ending[chosen] & 1).astype(np.bool_),
    }
