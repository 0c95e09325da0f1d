"""The best of many rows: the order of a stable sort, however few are asked for."""

import numpy as np
import pytest

from logomachie.games.guerre_des_mots.solver.ranking import FIRST, best, falling

SIZES = (0, 1, 7, 500, FIRST, 4 * FIRST + 1, 6 * FIRST)


@pytest.mark.parametrize("size", SIZES)
def test_the_best_are_those_of_a_stable_sort(size: int) -> None:
    """Equal scores stay as they stand, at the border too."""
    scores = np.random.Generator(np.random.PCG64(size)).integers(0, 40, size) / 8
    order = np.argsort(-scores, kind="stable").tolist()

    for most in (0, 1, 3, 24, size):
        assert order[:most] == best(scores, most).tolist()


@pytest.mark.parametrize("size", SIZES)
def test_all_rows_fall(size: int) -> None:
    """A few first and then the rest are the order of one sort."""
    scores = np.random.Generator(np.random.PCG64(size)).integers(0, 40, size) / 8
    order = np.argsort(-scores, kind="stable").tolist()

    assert order == [row for rows in falling(scores) for row in rows.tolist()]
