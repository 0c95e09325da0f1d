"""The oracle of Wordsearch: the dictionary, and what its words can still be made of (R11, R12)."""

from collections import Counter
from collections.abc import Iterator
from functools import cache, cached_property
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from logomachie.core.game import Schooled, Words
from logomachie.games.wordsearch.rules.board import Board
from logomachie.games.wordsearch.solver.graph import Ahead, ahead
from logomachie.games.wordsearch.solver.search import Found, Values, solved
from logomachie.lexicon.graph import Graph
from logomachie.lexicon.lexicon import Lexicon

SHORT = 3  # letters of the words tried one by one before the whole dictionary is asked


class Dictionary(Protocol):
    """What is asked of a lexicon; the French one fulfils it."""

    @property
    def length(self) -> NDArray[np.uint8]: ...
    def words(self) -> Words: ...
    def graph(self) -> Graph: ...
    def within(self, letters: str) -> NDArray[np.intp]: ...
    def word(self, row: int) -> str: ...


class Solver:
    """A dictionary opened for Wordsearch: an `Oracle` for the rules, and every word of a board."""

    def __init__(self, lexicon: Dictionary) -> None:
        self.lexicon = lexicon
        self.admitted = lexicon.words()

    def __contains__(self, word: object) -> bool:
        return word in self.admitted

    def unfit(self, word: str) -> bool:
        """Whether the list leaves the word out on purpose."""
        return isinstance(self.admitted, Schooled) and self.admitted.unfit(word)

    @cached_property
    def ahead(self) -> Ahead:
        """The word graph, made ready when the first board is solved."""
        return ahead(self.lexicon.graph())

    def solved(self, board: Board, least: int, values: Values) -> Found:
        """Every legal word of the board."""
        return solved(board, self.ahead, least, values)

    def can_spell(self, letters: str, least: int) -> bool:
        """Whether these letters spell any word: nearly always a short one, so those come first."""
        have = Counter(letters)
        if any(len(word) >= least and Counter(word) <= have for word in self._short):
            return True
        return bool((self.lexicon.length[self.lexicon.within(letters)] >= least).any())

    def can_form(self, board: Board, least: int) -> bool:
        """Whether the position has a legal word."""
        return len(solved(board, self.ahead, least)) > 0

    @cached_property
    def _short(self) -> tuple[str, ...]:
        rows = np.flatnonzero((self.lexicon.length >= 2) & (self.lexicon.length <= SHORT))
        return tuple(self._words(rows))

    def _words(self, rows: NDArray[np.intp]) -> Iterator[str]:
        return (self.lexicon.word(int(row)) for row in rows)


@cache
def oracle(lexicon: Lexicon) -> Solver:
    """The oracle of a dictionary, one for the whole process."""
    return Solver(lexicon)
