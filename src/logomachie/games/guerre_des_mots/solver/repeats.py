"""Whether a coup only brings back a board that stood before in the turn, or too often (Q-20, Q-54).

The rules say so of one coup at a time; this says it quickly of thousands. What stood before is told
by fingerprints alone; but who is asked now was mostly asked then, and remembers the boards.
"""

from collections.abc import Iterable, Iterator
from functools import cached_property

from logomachie.core.value import Seat
from logomachie.games.guerre_des_mots.rules.chain import fingerprint_of, look
from logomachie.games.guerre_des_mots.rules.table import Table
from logomachie.games.guerre_des_mots.rules.taking import rest
from logomachie.games.guerre_des_mots.rules.types import CROSS, Cell, Lay, Letter, Piece

REMEMBERED = 256  # boards, the latest ones: some kilobytes each
_BOARDS: dict[str, frozenset[str]] = {}  # by fingerprint: what everybody saw of each piece


class Repeats:
    """The boards that may not come again."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.marks = table.seen | {mark.rpartition(".")[0] for mark in table.barred}
        self._is_first = len(self.marks) == 1
        _remember(self._looks.values())

    def is_free(self, lay: Lay) -> bool:
        """Whether a coup brings none of them back; where it might, the rules must say."""
        if self._is_first:
            if lay.letters and lay.letters[-1].origin is None:  # so the solver tells them
                return True
            if self._changes(lay):
                return True
        if self._stood is not None:
            seat = self._owner(lay)
            for letter in reversed(lay.letters):  # the last ones are new most often
                if self._seen(letter, seat) not in self._stood:
                    return True
        return self._mark(lay) not in self.marks

    @cached_property
    def _stood(self) -> frozenset[str] | None:
        """The pieces of all these boards, where all are remembered."""
        boards = [_BOARDS.get(mark) for mark in self.marks]
        known = [board for board in boards if board is not None]
        return frozenset().union(*known) if len(known) == len(boards) else None

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
        seat = self._owner(lay)
        taken = tuple([letter.origin for letter in lay.letters if letter.origin is not None])
        looks = self._left.get(taken)
        if looks is None:
            cleared = {*self._cleared(lay)}
            left = (look for cell, look in self._looks.items() if cell not in cleared)
            looks = self._left[taken] = sorted(left)
        return fingerprint_of([*looks, *(self._seen(letter, seat) for letter in lay.letters)])

    def _owner(self, lay: Lay) -> Seat:
        """Whose the letters are that a coup lays."""
        return self.table.chains[lay.chain].seat if lay.chain else self.table.seat

    def _seen(self, letter: Letter, seat: Seat) -> str:
        """What everybody sees of a letter that is laid."""
        found = self._new.get((letter, seat))
        if found is None:
            token = letter.token if letter.origin is None else self._lent(letter).token
            found = self._new[letter, seat] = look(Piece(token, letter.cell, letter.reads), seat)
        return found

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


def _remember(looks: Iterable[str]) -> None:
    """Keep a board for the coups that follow; the oldest is forgotten."""
    mark = fingerprint_of(looks)
    _BOARDS.pop(mark, None)
    _BOARDS[mark] = frozenset(looks)
    if len(_BOARDS) > REMEMBERED:
        del _BOARDS[next(iter(_BOARDS))]
