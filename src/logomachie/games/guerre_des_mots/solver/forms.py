"""Every form of a dictionary as columns for La Guerre des Mots: its signs counted in nibbles.

A sign is what a token shows: a letter, or a letter with its accent. Rows are sorted by length, then
by their signs, so the forms that begin with a sign stand together. Four bits a sign, the highest
kept free as a guard: whether one bag of signs holds another is a subtraction.
"""

from bisect import bisect_right
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from itertools import pairwise
from struct import Struct
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from logomachie.core.letters import accented, plain
from logomachie.games.guerre_des_mots.solver.nibbles import (
    SEVEN,
    Bits,
    Ints,
    Letters,
    folded,
    presence,
)
from logomachie.games.guerre_des_mots.solver.shelves import Columns, Rows, Shelves, built
from logomachie.lexicon.graph import ACCENT, PLAIN, Graph

Codes: TypeAlias = NDArray[np.uint8]

ACCENTED = "àâçèéêëîïôöùûü"  # a nibble each; any other accent shares the next one
OTHER = len(ACCENTED)
HALF = 13  # letters in one column of nibbles
PLANES = 3  # A to M, N to Z, accented signs
SHIFTS = (54, 48, 42, 36, 30, 24, 18, 12, 6, 0)  # of ten signs in one number, six bits each
LONGEST = 24  # a board has no longer line
HYPHEN = "-"  # of a compound: counted where no letter is, and only a cross provides it
JOINED = PLAIN + HYPHEN  # the plain alphabet of compounds


PACKED = Struct("@5Q")


@dataclass(frozen=True)
class Bag:
    """Signs counted: three numbers of nibbles, and two for the letters under the accents."""

    signs: tuple[int, int, int] = (0, 0, 0)
    base: tuple[int, int] = (0, 0)
    size: int = 0

    @cached_property
    def packed(self) -> bytes:
        """The same as C reads it."""
        return PACKED.pack(*self.signs, *self.base)

    def __add__(self, other: "Bag") -> "Bag":
        a, b = self.signs, other.signs
        return Bag(
            (a[0] + b[0], a[1] + b[1], a[2] + b[2]),
            (self.base[0] + other.base[0], self.base[1] + other.base[1]),
            self.size + other.size,
        )

    def __sub__(self, other: "Bag") -> "Bag":
        """What is left when the other, which it holds, is taken out."""
        a, b = self.signs, other.signs
        return Bag(
            (a[0] - b[0], a[1] - b[1], a[2] - b[2]),
            (self.base[0] - other.base[0], self.base[1] - other.base[1]),
            self.size - other.size,
        )


EMPTY = Bag()


def plane_of(sign: str) -> tuple[int, int]:
    """Where a sign is counted: the plane and the nibble."""
    if sign == HYPHEN:
        return 0, HALF
    code = ord(sign.lower()) - ord("a")
    if 0 <= code < len(PLAIN):
        return divmod(code, HALF)
    at = ACCENTED.find(sign.lower())
    return 2, OTHER if at < 0 else at


def bag(signs: Iterable[str]) -> Bag:
    """These signs, counted; never more than seven of one."""
    planes, base, size = [0, 0, 0], [0, 0], 0
    for sign in signs:
        plane, more, half, letter = _weight(sign)
        planes[plane] += more
        base[half] += letter
        size += 1
    return Bag((planes[0], planes[1], planes[2]), (base[0], base[1]), size)


@cache
def _weight(sign: str) -> tuple[int, int, int, int]:
    """A sign counted once: its plane and its number there, and those of the letter under it."""
    (plane, nibble), (half, letter) = plane_of(sign), plane_of(plain(sign))
    return plane, 1 << 4 * nibble, half, 1 << 4 * letter


BAG = np.dtype([("sign", np.uint64, 3), ("base", np.uint64, 2)])  # as C sees a bag


@cache
def weights(alphabet: str) -> NDArray[np.void]:
    """By code: the sign, counted once."""
    return np.array([(one.signs, one.base) for one in map(bag, alphabet)], BAG)


@dataclass(frozen=True)
class Part:
    """Some of the forms of a larger table: the row of each row there, -1 where it has none."""

    whole: "Forms"
    rows: Rows


@dataclass(frozen=True)
class Forms:
    """The forms of a dictionary in one alphabet."""

    alphabet: str
    letters: tuple[Codes, ...]  # by length: (length, forms), the codes place by place
    start: tuple[int, ...]  # by length: the first row
    part: Part | None = None  # where they are some of others
    grown: Columns | None = None  # their shelves, where they were made before

    def __len__(self) -> int:
        return self.start[-1]

    @cached_property
    def longest(self) -> int:
        """The length of the longest form."""
        return max((n for n, block in enumerate(self.letters) if block.size), default=0)

    @cached_property
    def planes(self) -> tuple[Bits, Bits, Bits]:
        """The signs of every row, counted."""
        found = [np.zeros(len(self), np.uint64) for _ in range(PLANES)]
        for plane, column in enumerate(found):
            weight = self._weights(plane, is_base=False)
            self._count(column, weight)
        return found[0], found[1], found[2]

    @cached_property
    def base(self) -> tuple[Bits, Bits]:
        """The letters under the accents of every row, counted; without accents the same columns."""
        if is_plain(self.alphabet):
            return self.planes[:2]
        found = [np.zeros(len(self), np.uint64) for _ in range(2)]
        for half, column in enumerate(found):
            self._count(column, self._weights(half, is_base=True))
        return found[0], found[1]

    @cached_property
    def shared(self) -> list[tuple[Bits, Ints]]:
        """The letters under the accents, and the accents if there are any: the different values of
        each plane, and which of them every row has."""
        planes = (*self.base, *(() if is_plain(self.alphabet) else self.planes[2:]))
        return [np.unique(plane, return_inverse=True) for plane in planes]

    @cached_property
    def sets(self) -> tuple[Bits, Ints]:
        """The different sets of signs, and which of them every row has."""
        planes = self.planes[: 2 if is_plain(self.alphabet) else 3]
        found, which = np.unique(presence(np.stack(planes)), return_inverse=True)
        return found, which

    @cached_property
    def present(self) -> Letters:
        """Which signs every row has at all, in half the bits."""
        sets, which = self.sets
        return folded(sets)[which]

    def _weights(self, plane: int, *, is_base: bool) -> Bits:
        weight = np.zeros(len(self.alphabet), np.uint64)
        for code, sign in enumerate(self.alphabet):
            here, nibble = plane_of(plain(sign) if is_base else sign)
            if here == plane:
                weight[code] = 1 << 4 * nibble
        return weight

    def _count(self, column: Bits, weight: Bits) -> None:
        for length, block in enumerate(self.letters):
            rows = slice(self.start[length], self.start[length + 1])
            for place in block:
                column[rows] += weight[place]

    @cached_property
    def shelves(self) -> Shelves:
        """The rows as the compiled core reads them."""
        accents = not is_plain(self.alphabet)
        if self.part is not None:
            return self.part.whole.shelves.only(self, self.part.rows, accents=accents)
        weight = weights(self.alphabet)
        columns = self.grown or built(self, weight, accents=accents)
        return Shelves(columns, weight, None)

    @cached_property
    def sizes(self) -> Ints:
        """How many signs every row has."""
        return np.repeat(np.arange(len(self.letters)), np.diff(self.start))

    @cached_property
    def orders(self) -> tuple[tuple[Ints, Bits], tuple[Ints, Bits]]:
        """The rows in the order of their first signs, and of their last ones read backwards; with
        each the signs that were compared, as one number."""
        found = []
        for forth in (1, -1):
            key = np.zeros(len(self), np.uint64)
            for length, block in enumerate(self.letters):
                for shift, place in zip(SHIFTS, block[::forth], strict=False):
                    rows = slice(self.start[length], self.start[length + 1])
                    key[rows] |= (place + np.uint64(1)) << np.uint64(shift)
            order = np.argsort(key, kind="stable")
            found.append((order, key[order]))
        return found[0], found[1]

    def code(self, sign: str) -> int:
        """The code of a sign; -1: the dictionary does not know it."""
        return _codes(self.alphabet).get(sign, -1)

    def hyphens(self, rows: Ints) -> Ints:
        """How many hyphens each of these rows has."""
        low: Bits = self.planes[0][rows]
        found: Ints = (low >> np.uint64(4 * HALF) & SEVEN).astype(np.int64)
        return found

    def having(self, signs: str, rows: Ints) -> NDArray[np.bool_]:
        """Whether each of these rows has all these signs."""
        sets, which = self.sets
        wanted = presence(np.array(bag(signs).signs, np.uint64)[:, None])[0]
        found: NDArray[np.bool_] = ((sets & wanted) == wanted)[which[rows]]
        return found

    def only(self, known: NDArray[np.bool_]) -> "Forms":
        """Some of the forms."""
        rows = [np.flatnonzero(known[a:b]) for a, b in pairwise(self.start)]
        blocks = [block.take(some, axis=1) for block, some in zip(self.letters, rows, strict=True)]
        part = Part(self, np.where(known, np.cumsum(known) - 1, -1).astype(np.int32))
        return _stacked(self.alphabet, blocks, part)

    def word(self, row: int) -> str:
        """The form of a row, in its alphabet."""
        length = bisect_right(self.start, row) - 1
        return str(self._texts(length)[row - self.start[length]])

    def words(self, rows: Ints) -> list[str]:
        """The forms of some rows."""
        found = np.empty(len(rows), object)
        lengths = np.searchsorted(self.start, rows, side="right") - 1
        for length in np.unique(lengths).tolist():
            some = np.flatnonzero(lengths == length)
            found[some] = self._texts(length)[rows[some] - self.start[length]].tolist()
        return list(found)

    def _texts(self, length: int) -> NDArray[np.str_]:
        """The forms of a length as text, made when one of them is first told."""
        if length not in self._told:
            signs = np.array(list(self.alphabet))[self.letters[length].T]
            self._told[length] = np.ascontiguousarray(signs).view(f"U{length}")[:, 0]
        return self._told[length]

    @cached_property
    def _told(self) -> dict[int, NDArray[np.str_]]:
        return {}


@lru_cache(maxsize=10_000)
def codes_of(alphabet: str, signs: str) -> bytes | None:
    """Signs as codes; None: the dictionary does not know all of them."""
    codes = [_codes(alphabet).get(sign, -1) for sign in signs]
    return bytes(codes) if min(codes, default=0) >= 0 else None


@cache
def _codes(alphabet: str) -> dict[str, int]:
    """The code of every sign, small or capital."""
    signs = enumerate(alphabet)
    return {way: code for code, sign in signs for way in (sign, sign.upper(), sign.lower())}


def is_plain(alphabet: str) -> bool:
    """Whether the alphabet is one without accents."""
    return alphabet in (PLAIN, JOINED)


def forms_of(words: Collection[str], *, accents: bool, joined: bool = False) -> Forms:
    """The forms of a list: those without a hyphen, or (`joined`) those with one."""
    fold, alphabet = (accented, ACCENT) if accents else (plain, JOINED if joined else PLAIN)
    keys = {fold(word) for word in words}
    known = [key for key in keys if 0 < len(key) <= LONGEST and (HYPHEN in key) is joined]
    rows = [[alphabet.index(sign) for sign in key] for key in known if set(key) <= set(alphabet)]
    by_length = [sorted(row for row in rows if len(row) == n) for n in range(LONGEST + 1)]
    blocks = [np.array(same, np.uint8).reshape(len(same), n).T for n, same in enumerate(by_length)]
    return _stacked(alphabet, blocks)


def forms_in(graph: Graph, extra: Collection[str] = ()) -> Forms:
    """The forms of a word graph and a few more, without those that have a hyphen."""
    more = forms_of(extra, accents=graph.alphabet == ACCENT)
    last = np.flatnonzero(graph.last)
    node = np.array([graph.root], np.int64)
    signs = np.zeros((0, 1), np.uint8)
    blocks: list[Codes] = [np.zeros((0, 0), np.uint8)]
    while len(node) and len(blocks) <= LONGEST:
        many = last[np.searchsorted(last, node)] - node + 1
        row = np.repeat(np.arange(len(node)), many)
        edge = node[row] + np.arange(len(row)) - np.repeat(np.cumsum(many) - many, many)
        edge, row = _without_hyphen(graph, edge, row)
        signs = np.concatenate([signs[:, row], graph.letter[edge][None]])
        blocks.append(_joined(signs[:, graph.final[edge]], more, len(blocks)))
        child = graph.child[edge].astype(np.int64)
        node, signs = child[child > 0], signs[:, child > 0]
    return _stacked(graph.alphabet, blocks)


def _without_hyphen(graph: Graph, edge: Ints, row: Ints) -> tuple[Ints, Ints]:
    if graph.alphabet != ACCENT:
        return edge, row
    kept = graph.letter[edge] != ACCENT.index(HYPHEN)
    return edge[kept], row[kept]


def _joined(block: Codes, more: Forms, length: int) -> Codes:
    if length >= len(more.letters) or not more.letters[length].shape[1]:
        return block
    return np.unique(np.concatenate([block, more.letters[length]], axis=1), axis=1)


def _stacked(alphabet: str, blocks: list[Codes], part: Part | None = None) -> Forms:
    starts = np.concatenate([[0], np.cumsum([block.shape[1] for block in blocks])])
    return Forms(alphabet, tuple(blocks), tuple(starts.tolist()), part)
