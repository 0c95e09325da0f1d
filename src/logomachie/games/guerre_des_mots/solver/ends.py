"""What a chain offers at a glance: letters that may leave its ends, and where a word could go on in
the plain ways, hooked on its last letter or in its axis.

`takes.py` and `sketches.py` know all ways; these are the common ones, found in a tenth of the time.
A chain that a cross guards lends nothing here.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from logomachie.games.guerre_des_mots.rules import chain as chains
from logomachie.games.guerre_des_mots.rules.chain import Path, Run, way
from logomachie.games.guerre_des_mots.rules.dictionary import INFLECTIONS, Dictionary
from logomachie.games.guerre_des_mots.rules.types import CROSS, HYPHEN, JOKER, Cell, Chain
from logomachie.games.guerre_des_mots.solver.ground import across
from logomachie.games.guerre_des_mots.solver.hand import Lending

WIDE = 12  # signs of a word, at most
ADDED = 2  # of an inflection
LENT = 8  # letters that a word takes from one chain, at most
NO_SIGN = 64  # behind its last one


@dataclass(frozen=True)
class Lent:
    """Letters from an end inwards, or from both."""

    chain: int
    counts: tuple[int, int]  # from end 0, from end 1
    pieces: Path
    tactical: bool  # a word is among them (RPL-02)

    @property
    def lending(self) -> Lending:
        """The pieces and what they read; jokers last."""
        pairs = [(piece, piece.reads) for piece in self.pieces]
        return sorted(pairs, key=lambda pair: pair[0].token == JOKER)


@dataclass(frozen=True)
class Place:
    """Where a word could go on: after the origin, this way."""

    chain: int  # 0: a new one
    end: int
    origin: Cell
    step: Cell
    fixed: str = ""  # the signs of the word that stand there, or that it hooks on
    keep: int = 0  # pieces that must stay at this end
    spare: int = 0  # of them those that the first cell may touch
    added: tuple[tuple[Cell, str], ...] = ()  # an inflection laid before it (PAR-03)

    @property
    def before(self) -> bool:
        """Whether words end with what stands there."""
        return self.step < (0, 0)

    def cells(self, ahead: int) -> list[Cell]:
        """So many cells, from within outwards."""
        (row, column), (down, right) = self.origin, self.step
        return [(row + n * down, column + n * right) for n in range(1, ahead + 1)]


@dataclass(frozen=True)
class Offered:
    """All of one chain."""

    seat: int
    path: Path
    lent: tuple[Lent, ...]
    places: tuple[Place, ...]

    def told(self, codes: dict[str, int]) -> bytes:
        """The same as C reads it (`glance.c`)."""
        found = bytearray((self.seat, len(self.path), len(self.lent), len(self.places)))
        for piece in self.path:
            found += bytes((*piece.cell, piece.token == CROSS))
        for lent in self.lent:
            found += bytes((*lent.counts, lent.tactical))
            found += _signs([piece.reads for piece in lent.pieces], codes)
        for place in self.places:
            signed = (n + 1 for n in (*place.origin, *place.step))  # a base begins off the board
            found += bytes((*signed, place.end, place.keep, place.spare, len(place.fixed)))
            found += _signs(place.fixed, codes)
            found += _signs([sign for _, sign in place.added], codes, ADDED)
        return bytes(found)


def _signs(signs: list[str] | str, codes: dict[str, int], wide: int = WIDE) -> bytes:
    return bytes([codes[sign] for sign in signs]).ljust(wide, bytes((NO_SIGN,)))


class Ends:
    """The ends of one chain."""

    def __init__(self, chain: Chain, dictionary: Dictionary) -> None:
        self.chain, self.path, self.dictionary = chain, chain.path, dictionary

    @cached_property
    def runs(self) -> tuple[Run, ...]:
        """Its words from end 0 to end 1."""
        return chains.runs(self.path)

    def lent(self) -> Iterator[Lent]:
        """From either end or from both, as far as words are left; nothing where a cross stands."""
        if any(piece.token == CROSS for piece in self.path):
            return
        size = len(self.path)
        most = min(size - 2, LENT)
        for first in range(most + 1):
            for last in range(not first, most - first + 1):
                if self._stands(first, size - 1 - last):
                    pieces = self.path[:first] + self.path[size - last :][::-1]
                    tactical = self._is_word(0, first) or self._is_word(size - last, size)
                    yield Lent(self.chain.id, (first, last), pieces, tactical)

    def _stands(self, low: int, high: int) -> bool:
        """Whether all that is left between these pieces is still a word."""
        for run in self.runs:
            left = Run(max(low, run.low), min(high, run.high))
            cut = left != run and left.low < left.high
            if cut and not self.dictionary.knows(chains.text(self.path, left)):
                return False
        return True

    def _is_word(self, low: int, high: int) -> bool:
        """Whether a word is among the pieces from the one to before the other (Q-13)."""
        taken = self.path[low:high]
        return len(taken) > 1 and any(
            len(run) > 1 and self.dictionary.knows(chains.text(taken, run))
            for run in chains.runs(taken)
        )

    def places(self, *, foreign: bool) -> Iterator[Place]:
        """Where words can go on; `foreign`: for others than its owner."""
        for end in (0, 1):
            last, inner = (self.path[-1], self.path[-2]) if end else (self.path[0], self.path[1])
            index = len(self.path) - 1 if end else 0
            step = way(inner.cell, last.cell)
            here = self.chain.id, end, last.cell
            if last.token == CROSS:
                yield Place(*here, step, keep=2, spare=1)
                continue
            if foreign and chains.is_guarded(self.path, index):
                continue
            for side in across(step):
                yield Place(*here, side, last.reads, keep=2, spare=2)
            word = self.runs[-1] if end else self.runs[0]
            whole = chains.compound(self.path, self.runs, len(self.runs) - 1 if end else 0)
            fixed = chains.text(self.path, whole)
            if HYPHEN in fixed or len(fixed) > WIDE or chains.guards(self.path, word):
                continue
            longer = Place(*here, step, fixed, keep=len(fixed), spare=1)
            yield longer
            if not longer.before:
                yield from self._inflected(longer)

    def _inflected(self, longer: Place) -> Iterator[Place]:
        """The end word inflected, and another hooked on the letter added (PAR-03, Q-65)."""
        for ending in INFLECTIONS:
            whole = longer.fixed + ending
            if self.dictionary.knows(whole) and self.dictionary.inflects(longer.fixed, whole):
                cells = longer.cells(len(ending))
                for side in across(longer.step):
                    yield replace(
                        longer,
                        origin=cells[-1],
                        step=side,
                        fixed=ending[-1],
                        added=tuple(zip(cells, ending, strict=True)),
                    )
