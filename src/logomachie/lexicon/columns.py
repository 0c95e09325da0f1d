"""What solvers and bots read of a lexicon: aligned columns, one row a plain key."""

from typing import Any, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

Rows: TypeAlias = NDArray[np.integer[Any]]  # Any: rows come in the width that holds them
Column: TypeAlias = NDArray[np.integer[Any]]


class Columns(Protocol):
    """Row i of each column is about word i; a real lexicon fulfils it, and so does a test's."""

    @property
    def length(self) -> Column: ...
    @property
    def vowels(self) -> Column:
        """(words, 5): how many A, E, I, O, U."""
        ...

    @property
    def said(self) -> Column:
        """The lowest level that plays the word."""
        ...

    @property
    def heard(self) -> Column:
        """The lowest level that knows the word when somebody else plays it."""
        ...

    @property
    def coarse(self) -> NDArray[np.bool_]:
        """Whether the word is marked as one that children are not to be told."""
        ...

    @property
    def zipf100(self) -> Column:
        """A hundred times the Zipf frequency of the form; 0: never met."""
        ...

    def containing(self, letters: str) -> Rows: ...
    def row(self, key: str) -> int | None:
        """Where a plain key stands."""
        ...

    def word(self, row: int) -> str: ...
    def spelled(self, row: int) -> str: ...
