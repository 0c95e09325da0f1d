"""Petit Bac: every word a seat may write, the longest first, the rarest of a length first."""

from bisect import bisect_left
from collections.abc import Iterator

import numpy as np
from logomachie.games.petit_bac.rules.rules import LONGEST, SHORTEST
from logomachie.games.petit_bac.rules.types import Setup, TableView, Write

from logomachie.games.usual import Ranked
from logomachie.lexicon.columns import Columns, Rows


def ranked(view: TableView, config: Setup, lexicon: Columns) -> Iterator[Ranked]:
    """Every word that counts, with what it is worth to one who is alone in writing it."""
    del config
    if "Write" in view.can:
        rows = beginning(lexicon, view.letter)
        length = lexicon.length[rows].astype(int)
        for at in np.lexsort((lexicon.zipf100[rows], -length)):
            word = lexicon.spelled(int(rows[at]))
            yield Ranked(Write(view.round, word), float(length[at]))


def beginning(lexicon: Columns, letter: str) -> Rows:
    """The rows of the words that begin so and are long enough: the keys stand in order."""
    length = lexicon.length
    first, last = (
        bisect_left(range(len(length)), start, key=lexicon.word)
        for start in (letter, chr(ord(letter) + 1))
    )
    some = length[first:last]
    rows: Rows = first + np.flatnonzero((some >= SHORTEST) & (some <= LONGEST))
    return rows
