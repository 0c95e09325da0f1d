"""Whether a coup only brings back a board that stood before in the turn, or too often (Q-20, Q-54).

The rules say so of one coup at a time; this says it quickly of thousands.
"""

from collections.abc import Iterator
from functools import cached_property

from logomachie.core.value import Seat
from logomachie.games.guerre_des_mots.rules.chain import fingerprint_of, look
from logomachie.games.guerre_des_mots.rules.table import Table
from logomachie.games.guerre_des_mots.rules.taking import rest
from logomachie.games.guerre_des_mots.rules.types import CROSS, Cell, Lay, Letter, Piece


class Repeats:
    """The boards that may not come again."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.marks = table.seen | {mark.rpartition(".")[0] for mark in table.barred}
        self._is_first = len(self.marks) == 1

    def is_free(self, lay: Lay) -> bool:
        """Whether a coup brings none of them back; where it might, the rules must say."""
        if self._is_first:
            if lay.letters and lay.letters[-1].origin is None:  # so the solver tells them
                return True
            if self._changes(lay):
                return True
        return self._mark(lay) not in self.marks

    def _changes(self, lay: Lay) -> bool:
        """Whether the board looks another way at once: enough while only this one is known."""
        for letter in lay.letters:
            if letter.origin is None:
                return True
            chain, index = self.table.pieces.get(letter.cell, (0, 0))
            if not chain:
                return True
            there = self.table.chains[chain].path[index]
            if (there.token[0], there.reads) != (self._lent(letter).token[0], letter.reads):
                return True
        return False

    def _lent(self, letter: Letter) -> Piece:
        """The piece that is taken for a letter."""
        assert letter.origin is not None
        chain, index = self.table.pieces[letter.origin]
        return self.table.chains[chain].path[index]

    @cached_property
    def _looks(self) -> dict[Cell, str]:
        """The board, piece by piece."""
        chains = self.table.chains.values()
        return {piece.cell: look(piece, chain.seat) for chain in chains for piece in chain.path}

    def _mark(self, lay: Lay) -> str:
        """The fingerprint of the board after a coup."""
        seat = self.table.chains[lay.chain].seat if lay.chain else self.table.seat
        taken = tuple([letter.origin for letter in lay.letters if letter.origin is not None])
        looks = self._left.get(taken)
        if looks is None:
            cleared = {*self._cleared(lay)}
            left = (look for cell, look in self._looks.items() if cell not in cleared)
            looks = self._left[taken] = sorted(left)
        new = []
        for letter in lay.letters:
            seen = self._new.get((letter, seat))
            if seen is None:
                token = letter.token if letter.origin is None else self._lent(letter).token
                seen = look(Piece(token, letter.cell, letter.reads), seat)
                self._new[letter, seat] = seen
            new.append(seen)
        return fingerprint_of([*looks, *new])

    @cached_property
    def _new(self) -> dict[tuple[Letter, Seat], str]:
        """What everybody sees of letters that are laid: a few stand in many coups."""
        return {}

    @cached_property
    def _left(self) -> dict[tuple[Cell, ...], list[str]]:
        """By what is taken: what stays, in the order of fingerprints, so that little is sorted."""
        return {}

    def _cleared(self, lay: Lay) -> Iterator[Cell]:
        """The cells that a coup clears: of letters taken, of crosses that go home with them."""
        taken: dict[int, set[int]] = {}
        for letter in lay.letters:
            if letter.origin is not None:
                number, index = self.table.pieces[letter.origin]
                taken.setdefault(number, set()).add(index)
                yield letter.origin
        for number, indices in taken.items():
            chain = self.table.chains[number]
            if any(piece.token == CROSS for piece in chain.path):
                yield from rest(chain, indices).returned
