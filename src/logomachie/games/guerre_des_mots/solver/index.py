"""Forms found by the signs they begin with, end with, or have in the middle."""

from functools import cached_property

import numpy as np

from logomachie.games.guerre_des_mots.solver.forms import SHIFTS, Forms
from logomachie.games.guerre_des_mots.solver.nibbles import Flags, Ints


class Index:
    """Some rows of the forms, or all."""

    def __init__(self, forms: Forms, chosen: Flags | None = None) -> None:
        self.forms, self.chosen = forms, chosen

    @cached_property
    def rows(self) -> Ints:
        """All of them, the shortest first."""
        return np.arange(len(self.forms)) if self.chosen is None else np.flatnonzero(self.chosen)

    def growing(self, codes: list[int], *, at_end: bool) -> Ints:
        """The rows that begin, or end, with these signs."""
        if not codes:
            return self.rows
        signs = codes[::-1] if at_end else codes
        near = signs[: len(SHIFTS)]
        low = sum(code + 1 << shift for code, shift in zip(near, SHIFTS, strict=False))
        bounds = np.array([low, low + (1 << SHIFTS[len(near) - 1])], np.uint64)
        first, last = np.searchsorted(self.forms.orders[at_end][1], bounds)
        rows = self._between(first, last, at_end=at_end)
        if len(signs) > len(near):
            fits = [self._has(row, codes, at_end=at_end) for row in rows.tolist()]
            rows = rows[np.array(fits, np.bool_)]
        return rows

    def around(self, codes: list[int], before: int, length: int) -> Ints:
        """The rows of a length that have these signs after so many others."""
        if length > self.forms.longest:
            return self.rows[:0]
        block, (start, end) = self.forms.letters[length], self.forms.start[length : length + 2]
        here = block[before] == codes[0]
        if self.chosen is not None:
            here &= self.chosen[start:end]
        rows = np.flatnonzero(here)
        for place, code in enumerate(codes[1:], before + 1):
            rows = rows[block[place, rows] == code]
        return rows + start

    def _between(self, first: np.intp, last: np.intp, *, at_end: bool) -> Ints:
        """The rows from one place of an order of the forms to another."""
        if self.chosen is None:
            return self.forms.orders[at_end][0][first:last]
        order, count = self._backward if at_end else self._forward
        return order[count[first] : count[last]]

    @cached_property
    def _forward(self) -> tuple[Ints, Ints]:
        return self._ordered(0)

    @cached_property
    def _backward(self) -> tuple[Ints, Ints]:
        return self._ordered(1)

    def _ordered(self, way: int) -> tuple[Ints, Ints]:
        """The rows in an order of the forms, and how many of them stand before each of these."""
        order, _ = self.forms.orders[way]
        assert self.chosen is not None
        here = self.chosen[order]
        return order[here], np.concatenate([[0], np.cumsum(here)])

    def _has(self, row: int, codes: list[int], *, at_end: bool) -> bool:
        length = int(self.forms.sizes[row])
        signs = self.forms.letters[length][:, row - self.forms.start[length]].tolist()
        return bool(codes == (signs[length - len(codes) :] if at_end else signs[: len(codes)]))
