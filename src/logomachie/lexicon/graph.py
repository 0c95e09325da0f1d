"""The word graph as arrays, for board solvers: the smallest automaton of all keys.

The edges of a node stand one after the other; the last of them is marked. An edge carries a
letter, says whether a word ends with it, and where the edges of the next node begin (0: none).
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

PLAIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENT = "abcdefghijklmnopqrstuvwxyzàáâãäåçèéêëìíîïñòóôõöùúûüýÿ-"
WORDLESS = 0  # no edge begins here: edge 0 is a blank


class Graph(NamedTuple):
    """All keys of one alphabet; letter i is `alphabet[i]`."""

    alphabet: str
    letter: "NDArray[np.uint8]"
    child: "NDArray[np.uint32]"  # first edge of the next node; 0 where no word goes on
    last: "NDArray[np.bool_]"  # last edge of its node
    final: "NDArray[np.bool_]"  # a word ends with this edge
    root: int  # first edge of the first node

    def edges(self, node: int) -> Iterator[int]:
        """The edges of a node, in the order of the alphabet."""
        while node:
            yield node
            if self.last[node]:
                return
            node += 1

    def edge(self, node: int, letter: str) -> int | None:
        """The edge of a node that carries a letter."""
        code = self.alphabet.find(letter)
        return next((edge for edge in self.edges(node) if self.letter[edge] == code), None)

    def __contains__(self, word: object) -> bool:
        """Whether the key is a word; walked edge by edge, for tests and small uses."""
        edge, node = None, self.root
        for letter in str(word):
            edge = self.edge(node, letter)
            if edge is None:
                return False
            node = int(self.child[edge])
        return edge is not None and bool(self.final[edge])
