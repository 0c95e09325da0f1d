"""What a bot of one level sees on a board: the words it knows, with slides it can imagine."""

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from logomachie.core.letters import plain
from logomachie.games.wordsearch.bots.temper import TEMPERS
from logomachie.games.wordsearch.rules.board import Board
from logomachie.games.wordsearch.solver.lines import LONGEST, Ints
from logomachie.games.wordsearch.solver.search import Found, Values
from logomachie.games.wordsearch.solver.words import oracle as wordsearch
from logomachie.lexicon.lexicon import Lexicon

REMEMBERED = 16  # positions kept in mind: a turn and its replies are thought of once


class Levels:
    """The lowest level that plays every word, found by the word as the solver packs it."""

    def __init__(self, lexicon: Lexicon) -> None:
        short = np.flatnonzero(lexicon.length <= LONGEST)
        letters = lexicon.query.keys[short].astype(f"S{LONGEST}").view(np.uint8)
        codes = letters.reshape(len(short), LONGEST).astype(np.int64)
        length = lexicon.length[short].astype(np.int64)
        prefix = np.zeros(len(short), np.int64)
        for q in range(LONGEST):
            prefix = np.where(q < length, prefix << 5 | (codes[:, q] - 65 & 31), prefix)
        packed = length << 5 * LONGEST | prefix
        order = np.argsort(packed)
        self.packed = packed[order]
        self.said = lexicon.said[short][order]

    def of(self, found: Found) -> NDArray[np.uint8]:
        """The levels of the words found, all of which are in the dictionary."""
        packed = found.readings.length << 5 * LONGEST | found.readings.prefix
        levels: NDArray[np.uint8] = self.said[np.searchsorted(self.packed, packed)]
        return levels


class Mind:
    """The head of one level."""

    def __init__(self, lexicon: Lexicon, levels: Levels, level: int) -> None:
        self.lexicon, self.levels, self.temper = lexicon, levels, TEMPERS[level]
        self.sees = lru_cache(maxsize=REMEMBERED)(self._sees)

    def _sees(self, board: Board, least: int, values: Values) -> tuple[Found, Ints]:
        """All words of a board, and the rows of those this level can find, the best first."""
        found = wordsearch(self.lexicon).solved(board, least, values)
        known = self.levels.of(found) <= self.temper.words
        if self.temper.slides is not None:
            known &= found.moved <= self.temper.slides
        rows = found.ranked()
        return found, rows[known[rows]]

    def knows(self, word: str) -> bool:
        """Whether the word is in its vocabulary: all it ever judges by (R22)."""
        row = self.lexicon.row(plain(word))
        return row is not None and int(self.lexicon.heard[row]) <= self.temper.words
