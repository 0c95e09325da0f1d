"""Questions about letters, answered on bit planes: one bit a word, sixty-four words at once.

The plane of E and 2 has a bit for every word with two E or more. A word is within a rack when it
is in no plane just above the rack's counts; it contains letters when it is in all their planes.
Rows come in order.
"""

from collections import Counter
from functools import cached_property
from itertools import pairwise
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from logomachie.core.letters import plain
from logomachie.lexicon.costs import Costs
from logomachie.lexicon.letterset import counted, halves, signature
from logomachie.lexicon.store import Folder

Rows: TypeAlias = NDArray[np.intp]
Bits: TypeAlias = NDArray[np.uint64]  # one bit a row, the first row lowest
JOKER, ANY = "?", "."
WORD = 64  # rows in one element of Bits
NOTHING: Rows = np.zeros(0, np.intp)


def rows_of(bits: Bits) -> Rows:
    """The rows whose bits are set; blocks without any are passed over."""
    blocks = np.flatnonzero(bits != 0)
    if len(blocks) * 2 > len(bits):
        return np.flatnonzero(np.unpackbits(bits.view(np.uint8), bitorder="little").view(np.bool_))
    unpacked = np.unpackbits(bits[blocks].view(np.uint8), bitorder="little")
    at = np.flatnonzero(unpacked.view(np.bool_))
    rows: Rows = blocks[at // WORD] * WORD + at % WORD
    return rows


class Query:
    """The columns that answer, each mapped when it is first asked for."""

    def __init__(self, folder: Folder) -> None:
        self.folder = folder

    @cached_property
    def planes(self) -> list[list[Bits]]:
        """For each letter: the words that have it, that have it twice …"""
        flat, starts = self.folder.column("plane"), self.folder.column("plane_start").tolist()
        return [[np.asarray(plane) for plane in flat[start:end]] for start, end in pairwise(starts)]

    @cached_property
    def everything(self) -> Bits:
        """A bit for every row, none after the last."""
        bits = np.zeros(self.planes[0][0].size * WORD, np.bool_)
        bits[: len(self.length)] = True
        return np.packbits(bits, bitorder="little").view(np.uint64)

    @cached_property
    def length(self) -> NDArray[np.uint8]:
        """How long each row's word is."""
        return self.folder.column("length")

    @cached_property
    def keys(self) -> NDArray[np.bytes_]:
        """The words themselves."""
        return self.folder.column("key")

    @cached_property
    def by_letters(self) -> tuple[NDArray[np.uint64], NDArray[np.uint32]]:
        """Signatures of the words' letters, in order, and the row of each."""
        return self.folder.column("signature"), self.folder.column("signature_row")

    @cached_property
    def counts(self) -> tuple[NDArray[np.uint64], NDArray[np.uint64]]:
        """Counts of A to M and of N to Z in nibbles."""
        return self.folder.column("low"), self.folder.column("high")

    @cached_property
    def by_length(self) -> tuple[NDArray[np.uint32], list[int], list[NDArray[np.uint8]]]:
        """Rows by length, where each length begins, and its letters, one place after the other."""
        starts = self.folder.column("length_start").tolist()
        text, blocks, at = np.asarray(self.folder.column("length_text")), [], 0
        for size, (start, end) in enumerate(pairwise(starts)):
            count = size * (end - start)
            blocks.append(text[at : at + count].reshape(size, end - start))
            at += count
        return np.asarray(self.folder.column("length_row")), starts, blocks

    def within(self, letters: str, jokers: int = 0) -> Rows:
        """Words made of these letters, each used once; a joker is any letter, `?` is one too."""
        return rows_of(self.made_of(counted(letters), jokers + letters.count(JOKER)))

    def containing(self, letters: str) -> Rows:
        """Words that have all these letters, as often as they are given."""
        return rows_of(self.made_with(counted(letters)))

    def anagrams(self, letters: str) -> Rows:
        """Words of exactly these letters; a `?` is any letter."""
        have, size = counted(letters), len(plain(letters))
        if JOKER in letters:
            rows = self.within(letters)
            return np.asarray(rows[self.length[rows] == size], np.intp)
        low, high = halves(have)
        signatures, order = self.by_letters
        wanted = np.uint64(signature(low, high))
        start, end = (np.searchsorted(signatures, wanted, side) for side in ("left", "right"))
        rows = np.sort(order[start:end]).astype(np.intp)
        same = (self.counts[0][rows] == low) & (self.counts[1][rows] == high)
        return np.asarray(rows[same], np.intp)  # two multisets may share a signature

    def supersequences(self, word: str, hand: str) -> Rows:
        """Longer words got by putting letters of the hand anywhere into the word."""
        inner = plain(word)
        bits = self.made_of(counted(inner + hand), hand.count(JOKER))
        rows = rows_of(bits & self.made_with(counted(inner)))
        rows = rows[self.length[rows] > len(inner)]
        letters, keys = inner.encode(), self.keys[rows].tolist()
        fits = [is_subsequence(letters, key) for key in keys]
        return np.asarray(rows[np.array(fits, np.bool_)], np.intp)

    def fitting(self, pattern: str) -> Rows:
        """Words of the pattern's length with its letters in their places; `.` is any letter."""
        wanted = plain(pattern).replace(JOKER, ANY)
        rows, starts, blocks = self.by_length
        if not 0 < len(wanted) < len(blocks):
            return NOTHING
        fits = np.ones(blocks[len(wanted)].shape[1], np.bool_)
        for place, letter in zip(blocks[len(wanted)], wanted, strict=True):
            if letter != ANY:
                fits &= place == ord(letter)
        return rows[starts[len(wanted)] + np.flatnonzero(fits)].astype(np.intp)

    def affordable(self, costs: Costs, budget: tuple[int, ...]) -> Rows:
        """Words that cost at most the budget of each kind."""
        return np.sort(costs.rows(budget)).astype(np.intp)

    def made_of(self, have: Counter[int], jokers: int) -> Bits:
        """Words that lack at most as many letters as there are jokers."""
        size = self.planes[0][0].size
        lacking = [np.zeros(size, np.uint64) for _ in range(jokers + 1)]  # one letter, two …
        first, steps = lacking[0], [*pairwise(reversed(lacking))]
        both = np.empty(size, np.uint64)
        for letter, planes in enumerate(self.planes):
            # A word that lacks a letter twice is in two of these planes, and so on.
            for plane in planes[have[letter] : have[letter] + jokers + 1]:
                for more, fewer in steps:
                    np.bitwise_and(fewer, plane, out=both)
                    np.bitwise_or(more, both, out=more)
                np.bitwise_or(first, plane, out=first)
        np.bitwise_not(lacking[-1], out=both)
        return np.bitwise_and(both, self.everything, out=both)

    def made_with(self, need: Counter[int]) -> Bits:
        """Words that have all the letters needed."""
        bits = self.everything.copy()
        for letter, times in need.items():
            if times > len(self.planes[letter]):
                return np.zeros_like(bits)  # no word has it so often
            np.bitwise_and(bits, self.planes[letter][times - 1], out=bits)
        return bits


def is_subsequence(letters: bytes, word: bytes) -> bool:
    """Whether the letters stand in the word in their order."""
    at = 0
    for letter in letters:
        at = word.find(letter, at) + 1
        if at == 0:
            return False
    return True
