"""Wordsmith's words and what each costs in pieces: one row a word, the lexicon's rows first.

The lexicon's columns leave out the words with a hyphen or an apostrophe, which are words here
(WS-C9, WS-C13); their rows follow, so that every question has one answer for both.
"""

from collections import Counter
from collections.abc import Mapping
from functools import cached_property, lru_cache
from math import log10
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from logomachie.core.letters import plain
from logomachie.games.wordsmith.rules.pieces import Pieces
from logomachie.lexicon.costs import KINDS, Costs, priced
from logomachie.lexicon.lexicon import Lexicon

Rows: TypeAlias = NDArray[np.uint32]
Bools: TypeAlias = NDArray[np.bool_]
Ints: TypeAlias = NDArray[np.integer[Any]]  # Any: columns come in the width that holds them

HYPHEN, APOSTROPHE = 26, 27  # bits of a word's letters after A to Z


def bit(letter: str) -> int:
    """The bit of a letter or a mark in a word's mask."""
    place = {"-": HYPHEN, "'": APOSTROPHE}.get(letter)
    return 1 << (ord(letter) - ord("A") if place is None else place)


def mask(key: str) -> int:
    """Which letters a plain key has."""
    letters = 0
    for letter in key:
        letters |= bit(letter)
    return letters


def sorted_letters(key: str) -> str:
    """The letters of a key without their order: anagrams have the same."""
    return "".join(sorted(key))


class Book:
    """Every word with its cost under one alphabet table."""

    def __init__(self, lexicon: Lexicon, table: Mapping[str, Pieces]) -> None:
        self.lexicon, self.table = lexicon, table
        self.plain = len(lexicon)  # rows of the lexicon's own columns
        self.marked = sorted(lexicon.reader.compound_keys)  # keys of the rows after them
        self._place = {key: self.plain + i for i, key in enumerate(self.marked)}
        letters = sorted({letter for key in self.marked for letter in key})
        counts = np.array([[key.count(letter) for letter in letters] for key in self.marked])
        prices = np.array([table[letter] for letter in letters]).reshape(-1, KINDS)
        marked = (counts @ prices).astype(np.uint8)
        self.costs = Costs(np.concatenate((priced(lexicon.folder, table), marked)))
        self.each = self.costs.each
        self.size = self.each.sum(axis=1, dtype=np.uint8)  # pieces of each word
        self.barred = lru_cache(maxsize=8)(self._barred)

    def __len__(self) -> int:
        return len(self.each)

    def affordable(self, zone: Pieces, jokers: int = 0) -> Rows:
        """The words these pieces build, by cost; a joker stands for any one piece."""
        return self.costs.rows(zone, jokers)

    def key(self, row: int) -> str:
        """The plain key of a row."""
        return self.lexicon.word(row) if row < self.plain else self.marked[row - self.plain]

    def spelled(self, row: int) -> str:
        """The commonest natural spelling of a row, accents restored."""
        if row < self.plain:
            return self.lexicon.spelled(row)
        reader = self.lexicon.reader
        forms = reader.compound_keys[self.key(row)]
        return reader.form(max(forms, key=lambda form: reader.form_zipf[form]))

    def told(self, rows: Rows) -> list[str]:
        """Many words as they are written, a hundred times faster than one by one."""
        words: list[str] = self._spellings[rows].tolist()
        return words

    @cached_property
    def _spellings(self) -> NDArray[np.object_]:
        """Every word as it is written; some 30 MB, made when a whole list is first told."""
        column = self.lexicon.folder.column
        octets = np.asarray(column("form_text")).view(np.uint8)
        text = octets.tobytes().decode()
        letters = np.concatenate(([0], np.cumsum(octets & 0xC0 != 0x80)))  # UTF-8: a letter begins
        start, forms = letters[column("form_start")], column("spelled")
        bounds = zip(start[forms].tolist(), start[forms + 1].tolist(), strict=True)
        plainly = [text[begin:end] for begin, end in bounds]
        marked = [self.spelled(row) for row in range(self.plain, len(self))]
        return np.array(plainly + marked, dtype=object)

    def row(self, word: str) -> int | None:
        """The row of a word in any spelling."""
        key = plain(word)
        return self._place[key] if key in self._place else self.lexicon.row(key)

    @cached_property
    def length(self) -> NDArray[np.uint8]:
        """Letters of each word, apostrophes and hyphens counted (WS-C9)."""
        marked = np.array([len(key) for key in self.marked], np.uint8)
        return np.concatenate((self.lexicon.length, marked))

    @cached_property
    def masks(self) -> NDArray[np.uint32]:
        """Which letters and marks each word has."""
        low, high = self.lexicon.query.counts
        masks = np.zeros(self.plain, np.uint32)
        for letter in range(26):
            half, place = (low, letter) if letter < 13 else (high, letter - 13)
            has = half >> np.uint64(4 * place) & np.uint64(15) != 0
            masks |= has.astype(np.uint32) << np.uint32(letter)
        marked = np.array([mask(key) for key in self.marked], np.uint32)
        return np.concatenate((masks, marked))

    @cached_property
    def rank(self) -> NDArray[np.uint32]:
        """The rank of the commonest lemma each word may be a form of; 1 is the most frequent."""
        ranks = self.lexicon.folder.column("lemma_rank")
        marked = [min(ranks[lemmas]) for lemmas in self._marked_lemmas]
        return np.concatenate((self.lexicon.lemma_rank, np.array(marked, np.uint32)))

    @cached_property
    def said(self) -> NDArray[np.uint8]:
        """The lowest level that plays each word."""
        return self._both("said")

    @cached_property
    def heard(self) -> NDArray[np.uint8]:
        """The lowest level that knows each word when another plays it."""
        return self._both("heard")

    def _both(self, name: str) -> NDArray[np.uint8]:
        """A column of levels of all words, those with a mark by their forms."""
        each, reader = self.lexicon.folder.column(f"form_{name}"), self.lexicon.reader
        marked = [each[reader.compound_keys[key]].min() for key in self.marked]
        return np.concatenate((self.lexicon.folder.column(name), np.array(marked, np.uint8)))

    @cached_property
    def coarse(self) -> Bools:
        """Whether each word is marked as one that children are not to be told; of those with a
        mark that is not asked, and they are taken for it."""
        return np.concatenate((self.lexicon.coarse, np.ones(len(self.marked), np.bool_)))

    @cached_property
    def zipf100(self) -> NDArray[np.uint16]:
        """How common each word is, as a Zipf value times 100; 0: no source has it."""
        reader, zipf = self.lexicon.reader, self.lexicon.folder.column("lemma_zipf")
        marked = [
            (max(reader.form_zipf[form] for form in reader.compound_keys[key]) + max(zipf[lemmas]))
            // 2
            for key, lemmas in zip(self.marked, self._marked_lemmas, strict=True)
        ]
        return np.concatenate((self.lexicon.zipf100, np.array(marked, np.uint16)))

    def rarest(self, letters: str, rows: Rows) -> NDArray[np.float64]:
        """How rare the rarest of these letters is that each word has: 1 is one word in ten."""
        rare = np.zeros(len(rows))
        for letter in set(letters):
            has = self.masks[rows] & bit(letter) != 0
            rare = np.maximum(rare, np.where(has, self.rarity[letter], 0.0))
        return rare

    @cached_property
    def rarity(self) -> dict[str, float]:
        """For each letter, how many powers of ten fewer words have it than there are."""
        letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
        shares = {a: float(np.mean(self.masks & bit(a) != 0)) for a in letters}
        return {letter: -log10(max(share, 1e-6)) for letter, share in shares.items()}

    def anagrams(self, word: str) -> frozenset[int]:
        """The rows of exactly the letters of this word, its own among them."""
        key = plain(word)
        if key.isalpha():
            return frozenset(self.lexicon.anagrams(key).tolist())
        return frozenset(self._by_letters.get(sorted_letters(key), ()))

    def adds(self, word: str, rows: Rows) -> Bools:
        """Which of these words have a letter that this one has not, or not so often (WS-R04)."""
        key = plain(word)
        extra = np.zeros(len(rows), np.bool_)
        halves = self.lexicon.query.counts
        own = rows[rows < self.plain]
        for letter in range(26):
            half, place = divmod(letter, 13)
            counts = halves[half][own] >> np.uint64(4 * place) & np.uint64(15)
            extra[rows < self.plain] |= counts > key.count(chr(ord("A") + letter))
        have = Counter(key)
        for place in np.flatnonzero(rows >= self.plain).tolist():
            extra[place] = bool(Counter(self.key(int(rows[place]))) - have)
        return extra

    @cached_property
    def _by_letters(self) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for key, row in self._place.items():
            found.setdefault(sorted_letters(key), []).append(row)
        return found

    @cached_property
    def _marked_lemmas(self) -> list[list[int]]:
        """The lemmas of each word with a mark."""
        reader = self.lexicon.reader
        starts, lemma = reader.reading_start, reader.reading_lemma
        return [
            [
                lemma[at]
                for form in reader.compound_keys[key]
                for at in range(starts[form], starts[form + 1])
            ]
            for key in self.marked
        ]

    @cached_property
    def _readings(self) -> tuple[NDArray[np.uint32], NDArray[np.uint32]]:
        """The lemma of every reading, rows in order, and where each row's readings begin."""
        column = self.lexicon.folder.column
        first = column("reading_start")[column("row_form")]
        lemmas = column("reading_lemma")[: first[-1]]
        marked = self._marked_lemmas
        begins = first[-1] + np.cumsum([0, *map(len, marked[:-1])])
        flat = np.array([lemma for some in marked for lemma in some], np.uint32)
        begins = np.concatenate((first[:-1], begins)).astype(np.uint32)
        return np.concatenate((lemmas, flat)), begins

    def families(self, row: int, *, wide: bool = False) -> frozenset[int]:
        """The families of all readings of a word; learned roots have negative numbers."""
        lemmas, begins = self._readings
        end = begins[row + 1] if row + 1 < len(begins) else len(lemmas)
        reader = self.lexicon.reader
        return frozenset().union(
            *(reader.families(int(lemma), wide=wide) for lemma in lemmas[begins[row] : end])
        )

    def _barred(self, families: frozenset[int]) -> Bools:
        """Which words have only readings of these families: no root of their own (WS-R18)."""
        lemmas, begins = self._readings
        column = self.lexicon.folder.column
        near = np.array([number for number in families if number >= 0], np.uint32)
        met = np.isin(column("lemma_family"), near)
        is_new = ~np.logical_or.reduceat(met, column("lemma_family_start")[:-1])  # of each lemma
        if learned := [-1 - number for number in families if number < 0]:
            met = np.isin(column("lemma_wide"), np.array(learned, np.uint32))
            owner = np.repeat(np.arange(len(is_new)), np.diff(column("lemma_wide_start")))
            is_new[owner[met]] = False
        return ~np.logical_or.reduceat(is_new[lemmas], begins)
