"""Letters that can be lifted together from one chain."""

from dataclasses import dataclass
from functools import cached_property

from logomachie.games.guerre_des_mots.rules.chain import Path
from logomachie.games.guerre_des_mots.rules.types import JOKER, Piece
from logomachie.games.guerre_des_mots.solver.forms import Bag, bag
from logomachie.games.guerre_des_mots.solver.ground import Strand


@dataclass(frozen=True)
class Lifted:
    """Letters lifted from one chain, at one end or at both."""

    strand: Strand
    counts: tuple[int, int]  # letters from end 0, from end 1
    pieces: tuple[Piece, ...]  # from end 0 inwards, then from end 1 inwards
    reads: str  # as they will read: a C may become a Ç, a plain vowel may be turned
    left: Path  # what stays
    removed: int  # bits of the pieces that leave the board, crosses that go home included
    tactical: tuple[bool, bool] = (False, False)  # by end: a word is among what leaves it (RPL-02)
    bend: int | None = None  # allowed only beside the turn of this end's last letter
    risky: bool = False  # only a hidden back can say whether it bears the accent

    @cached_property
    def signs(self) -> Bag:
        """What they read, counted."""
        return bag(self.reads)

    @cached_property
    def lent(self) -> list[tuple[Piece, str]]:
        """The pieces and what they will read; jokers last."""
        pieces = list(zip(self.pieces, self.reads, strict=True))
        return sorted(pieces, key=lambda lent: lent[0].token == JOKER)

    def on(self, strand: Strand) -> "Lifted":
        """The same of the same chain, where it is another of the chains of a table."""
        if (strand.number, strand.first) == (self.strand.number, self.strand.first):
            return self
        removed = self.removed >> self.strand.first << strand.first
        same = Lifted(strand, self.counts, self.pieces, self.reads, self.left, removed)
        same.__dict__.update(
            tactical=self.tactical, bend=self.bend, risky=self.risky, signs=self.signs
        )
        return same
