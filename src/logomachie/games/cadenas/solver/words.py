"""Dictionaries opened for Cadenas: what a hand spells, and what every word can grow into.

A count of letters is two numbers of thirteen nibbles; a hand holds what a word needs when no
nibble runs below nothing, which one subtraction shows for all letters at once.
"""

from collections.abc import Iterable, Sequence
from functools import cache, cached_property, lru_cache
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from logomachie.core.letters import plain
from logomachie.games.cadenas.rules.cards import LETTERS
from logomachie.games.cadenas.rules.judge import FIRST_NAME
from logomachie.games.cadenas.solver.compiled import Edges, edges_of, grown
from logomachie.lexicon.automaton import edges
from logomachie.lexicon.graph import PLAIN, Graph
from logomachie.lexicon.letterset import HALF, counted, nibbles
from logomachie.lexicon.lexicon import Lexicon
from logomachie.native.library import library

Rows: TypeAlias = NDArray[np.intp]
Mask: TypeAlias = NDArray[np.bool_]
Numbers: TypeAlias = NDArray[np.uint64]

MOST_OF_ONE = 7  # of one letter that a nibble beside its guard can count
GUARD = np.uint64(sum(8 << 4 * place for place in range(HALF)))
PACKED = 4_096  # hands and words whose letters are kept counted
REMEMBERED = 384  # words whose growths are kept: some forty kilobytes each
SHORTEST_NAME = 5  # the dictionary admits no shorter proper noun (CAD-L6)


@lru_cache(maxsize=PACKED)
def packed(letters: str) -> tuple[np.uint64, np.uint64]:
    """The letters as two numbers."""
    halves = [0, 0]
    for code, many in counted(letters).items():
        halves[code >= HALF] |= min(many, MOST_OF_ONE) << 4 * (code % HALF)
    return np.uint64(halves[0]), np.uint64(halves[1])


def holds(letters: str, low: Numbers, high: Numbers) -> Mask:
    """Where the letters are enough for what is needed."""
    have = packed(letters)
    enough = ((have[0] | GUARD) - low) & ((have[1] | GUARD) - high) & GUARD
    mask: Mask = enough == GUARD
    return mask


class Growths(NamedTuple):
    """All longer words a word can become, and the letters each of them still needs."""

    rows: Rows
    low: Numbers
    high: Numbers


class Shelf:
    """Words of one kind in their order, each a row."""

    def __init__(self, words: Iterable[str]) -> None:
        keys = sorted({plain(word) for word in words})
        self.keys: NDArray[np.bytes_] = np.array([key.encode() for key in keys], np.bytes_)
        self.length: NDArray[np.integer] = np.array([len(key) for key in keys], np.uint8)
        self.growths = lru_cache(maxsize=REMEMBERED)(self._growths)

    def __len__(self) -> int:
        return len(self.length)

    @cached_property
    def counts(self) -> tuple[Numbers, Numbers]:
        """How many of each letter, in nibbles."""
        if not len(self):
            return np.zeros(0, np.uint64), np.zeros(0, np.uint64)
        letters = letters_of(self.keys)
        each = [(letters == code).sum(axis=1) for code in range(65, 91)]
        return nibbles(np.stack(each, axis=1).astype(np.int64))

    @cached_property
    def edges(self) -> Edges:
        """Its word graph as the compiled core reads it."""
        return edges_of(self._graph())

    def _graph(self) -> Graph | None:
        keys = [key.decode() for key in self.keys.tolist()]
        return Graph(alphabet=PLAIN, root=1, **edges(keys, PLAIN)) if keys else None

    def texts(self, rows: Rows) -> list[str]:
        """The words of these rows."""
        return [key.decode() for key in self.keys[rows].tolist()]

    def row(self, key: str) -> int | None:
        """The row of a word."""
        at = int(np.searchsorted(self.keys, key.encode()))
        return at if at < len(self) and self.keys[at] == key.encode() else None

    def within(self, letters: str) -> Rows:
        """Words made of these letters, each used once."""
        return self._within(letters) if library() is None else grown(self.edges, "", letters)

    def _within(self, letters: str) -> Rows:
        return np.flatnonzero(holds(letters, *self.counts))

    def containing(self, letters: str) -> Rows:
        """Words that have all these letters."""
        low, high = packed(letters)
        enough = ((self.counts[0] | GUARD) - low) & ((self.counts[1] | GUARD) - high) & GUARD
        return np.flatnonzero(enough == GUARD)

    def _growths(self, word: str) -> Growths:
        rows = self.containing(word)
        rows = rows[self.length[rows] > len(word)]
        rows = rows[in_order(word, self.keys[rows])]
        low, high = packed(word)
        return Growths(rows, self.counts[0][rows] - low, self.counts[1][rows] - high)

    def grown(self, word: str, hand: str) -> Rows:
        """Longer words got by putting letters of the hand anywhere into the word (CAD-X1)."""
        if library() is not None:
            return grown(self.edges, word, hand)
        growths = self.growths(word)
        return growths.rows[holds(hand, growths.low, growths.high)]


class Common(Shelf):
    """The common words of a lexicon, read from its own columns and planes."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        self.keys, self.length = lexicon.query.keys, lexicon.query.length
        self.growths = lru_cache(maxsize=REMEMBERED)(self._growths)

    @cached_property
    def counts(self) -> tuple[Numbers, Numbers]:
        """How many of each letter, in nibbles."""
        return self.lexicon.query.counts

    def _graph(self) -> Graph:
        return self.lexicon.graph()

    def _within(self, letters: str) -> Rows:
        return self.lexicon.within(letters)

    def containing(self, letters: str) -> Rows:
        """Words that have all these letters."""
        return self.lexicon.containing(letters)


def letters_of(keys: NDArray[np.bytes_]) -> NDArray[np.uint8]:
    """The words as rows of letters, nothing after the last."""
    return np.ascontiguousarray(keys).view(np.uint8).reshape(len(keys), keys.dtype.itemsize)


def in_order(word: str, keys: NDArray[np.bytes_]) -> Mask:
    """Which keys have the letters of the word in their order (CAD-X2)."""
    wanted = np.frombuffer(word.encode() + b"\xff", np.uint8)
    found = np.zeros(len(keys), np.intp)
    if len(keys):
        for column in letters_of(keys).T:
            found += column == wanted[found]
    mask: Mask = found == len(word)
    return mask


class Book:
    """What somebody may lay: common words and proper nouns, all of them or those he knows."""

    def __init__(
        self,
        common: Shelf,
        proper: Shelf,
        known: tuple[Mask | None, Mask | None] = (None, None),
    ) -> None:
        self.common, self.proper, self.known = common, proper, known

    def laid(self, kind: str, letters: str, least: int) -> list[str]:
        """Words of one kind that these letters spell."""
        shelf, known = self._shelf(kind)
        return shelf.texts(_chosen(shelf, shelf.within(letters), known, least))

    def grown(self, kind: str, word: str, hand: str, least: int) -> list[str]:
        """Words of one kind that a word becomes with letters of the hand."""
        shelf, known = self._shelf(kind)
        return shelf.texts(_chosen(shelf, shelf.grown(word, hand), known, least))

    def captures(self, kind: str, word: str) -> Growths:
        """What the word can become in another's hands, and the letters that takes (CAD-X9)."""
        shelf, known = self._shelf(kind)
        growths = shelf.growths(word)
        kept = np.ones(len(growths.rows), np.bool_) if known is None else known[growths.rows]
        kept = kept & (growths.rows != shelf.row(word + "S"))
        return Growths(growths.rows[kept], growths.low[kept], growths.high[kept])

    def has(self, kind: str, key: str) -> bool:
        """Whether a word is in this book."""
        shelf, known = self._shelf(kind)
        row = shelf.row(key)
        return row is not None and (known is None or bool(known[row]))

    def _shelf(self, kind: str) -> tuple[Shelf, Mask | None]:
        return (self.common, self.known[0]) if kind == "common" else (self.proper, self.known[1])


def _chosen(shelf: Shelf, rows: Rows, known: Mask | None, least: int) -> Rows:
    if known is not None:
        rows = rows[known[rows]]
    return rows[shelf.length[rows] >= least]


def book_of(common: Sequence[str], proper: Sequence[str] = ()) -> Book:
    """A book of two lists, for tests and exercises."""
    return Book(Shelf(common), Shelf(proper))


class French:
    """The whole dictionary as a book, and how well known its proper nouns are."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon, known = lexicon, names_of(lexicon)
        self.common, self.proper = Common(lexicon), Shelf(known)
        self.famous: Mask = np.array([known[name] for name in sorted(known)], np.bool_)
        self.book = Book(self.common, self.proper)

    def reader_of(self, common: Mask) -> Book:
        """The book of one who knows these words, and well-known names only."""
        return Book(self.common, self.proper, (common, self.famous))


def names_of(lexicon: Lexicon) -> dict[str, bool]:
    """The proper nouns one may lay, and whether they are well known (CAD-L6, CAD-L7)."""
    reader = lexicon.reader
    known: dict[str, bool] = {}
    columns = (reader.name_keys, reader.name_kind, reader.name_known)
    for key, kind, is_known in zip(*columns, strict=True):
        name = key.decode()
        if reader.kinds[kind] == FIRST_NAME or len(name) < SHORTEST_NAME:
            continue  # R21: a first name is no entry of its own
        if LETTERS.issuperset(name):
            known[name] = known.get(name, False) or bool(is_known)
    return known


@cache
def lists(lexicon: Lexicon) -> French:
    """The lists of a dictionary opened for solver and bots, one object for the whole process."""
    return French(lexicon)
