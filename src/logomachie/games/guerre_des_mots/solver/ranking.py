"""The best of thousands of rows, without sorting all of them."""

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from logomachie.games.guerre_des_mots.solver.nibbles import Ints

FIRST = 1_000  # rows that are sorted before the others


def best(scores: NDArray[Any], most: int) -> Ints:
    """The rows with the highest scores, the highest first, equal ones as they stand."""
    rows = np.arange(len(scores))
    if len(scores) > 4 * most > 0:
        least = np.partition(scores, len(scores) - most)[len(scores) - most]
        rows = np.flatnonzero(scores >= least)
    found: Ints = rows[np.argsort(-scores[rows], kind="stable")][:most]
    return found


def falling(scores: NDArray[Any]) -> Iterator[Ints]:
    """All rows, the highest scores first, equal ones as they stand: a few, then the rest."""
    few = best(scores, FIRST)
    yield few
    if len(few) < len(scores):
        rest = np.ones(len(scores), np.bool_)
        rest[few] = False
        rows = np.flatnonzero(rest)
        yield rows[np.argsort(-scores[rows], kind="stable")]
