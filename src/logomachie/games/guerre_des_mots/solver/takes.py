"""What can be lifted from the ends of each chain, and what must stay of it (TAK, CAP, TRF)."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import combinations, product

from logomachie.core.game import Refused
from logomachie.games.guerre_des_mots.rules import chain as chains
from logomachie.games.guerre_des_mots.rules.chain import Run
from logomachie.games.guerre_des_mots.rules.dictionary import Dictionary
from logomachie.games.guerre_des_mots.rules.tactics import taken_runs
from logomachie.games.guerre_des_mots.rules.taking import Take, check_left, may_take, rest
from logomachie.games.guerre_des_mots.rules.types import Piece
from logomachie.games.guerre_des_mots.solver.ground import Ground, Strand
from logomachie.games.guerre_des_mots.solver.lifted import Lifted


class Lifting:
    """Finds everything that can be lifted, chain by chain."""

    def __init__(self, ground: Ground, dictionary: Dictionary, *, risky: bool = False) -> None:
        """`risky`: also plain vowels turned to an accent that nobody can be sure of (WSH-03)."""
        self.ground, self.dictionary, self.risky = ground, dictionary, risky
        self.options = ground.table.options

    def of(self, strand: Strand) -> Iterator[Lifted]:
        """What can be lifted from one chain."""
        try:
            may_take(self.ground.table, strand.chain, ())
        except Refused:  # nothing of it may
            return iter(())
        return (read for found in self._of_chain(strand) for read in self._readings(found))

    def _of_chain(self, strand: Strand) -> Iterator[Lifted]:
        most = len(strand.letters) - 2
        alone: tuple[list[int], list[int]] = ([], [])
        for end in (0, 1):
            for n in range(1, most + 1):
                if found := self._try(strand, *_at(end, n)):
                    alone[end].append(n)
                    yield found
                elif self.options.general and (found := self._beside_a_turn(strand, end, n)):
                    yield found
        for i, j in self._at_both_ends(strand, alone):
            if i + j <= most and (found := self._try(strand, i, j)):
                yield found

    def _at_both_ends(
        self, strand: Strand, alone: tuple[list[int], list[int]]
    ) -> Iterable[tuple[int, int]]:
        """Counts at both ends worth trying: the ends depend on each other only within one word, or
        where there is a cross."""
        path = strand.path
        if any(chains.is_cross(piece) for piece in path):
            return product(range(1, len(path)), range(1, len(path)))
        found = dict.fromkeys(product(*alone))
        for run in strand.runs:
            for low, high in combinations(range(run.low, run.high + 1), 2):
                inside = low > 0 and high < len(path) - 1
                if inside and self.dictionary.knows(chains.text(path, Run(low, high))):
                    found[low, len(path) - 1 - high] = None
        return found

    def _beside_a_turn(self, strand: Strand, end: int, count: int) -> Lifted | None:
        """What may be lifted only because the last letter of the other end is turned."""
        turned = chains.letters(strand.path, 1 - end)[0]
        found = self._try(strand, *_at(end, count), turned=turned)
        return found and replace(found, bend=1 - end)

    def _try(
        self, strand: Strand, first: int, last: int, turned: int | None = None
    ) -> Lifted | None:
        """So many letters of each end, if the rules let them go."""
        letters = strand.letters
        indices = (*letters[:first], *letters[len(letters) - last :][::-1])
        if turned in indices or (self._is_foreign(strand) and self._is_guarded(strand, indices)):
            return None
        gone = set(indices) if turned is None else {*indices, turned}
        try:
            left = rest(strand.chain, gone)
            check_left(left.path, strand.path, strand.chain.seat, "", self.dictionary)
        except Refused:
            return None
        returned = left.returned and [
            i for i, piece in enumerate(strand.path) if piece.cell in left.returned
        ]
        pieces = tuple(strand.path[i] for i in indices)
        return Lifted(
            strand,
            (first, last),
            pieces,
            "".join(piece.reads for piece in pieces),
            left.path,
            strand.mask({*indices, *returned}),
            (self._is_word(strand, indices[:first]), self._is_word(strand, indices[first:])),
        )

    def _is_foreign(self, strand: Strand) -> bool:
        return strand.chain.seat != self.ground.table.seat

    def _is_guarded(self, strand: Strand, indices: tuple[int, ...]) -> bool:
        """Whether a cross protects one of these letters (BLW-05): what else bars a chain bars all
        of it (`may_take`)."""
        return any(strand.guarded[index] for index in indices)

    def _is_word(self, strand: Strand, indices: tuple[int, ...]) -> bool:
        """Whether a word of two letters or more is among what leaves one end (RPL-02, Q-13)."""
        if len(indices) < 2:
            return False
        take = Take(strand.chain.id, 0, indices)
        return any(
            len(run) >= 2 and self.dictionary.knows(chains.text(strand.path, run))
            for run in taken_runs(strand.path, take)
        )

    def _readings(self, found: Lifted) -> Iterator[Lifted]:
        """The same with every C that may be laid as Ç, and vowels turned where one dares (Q-33)."""
        yield found
        if not self.options.accents:
            return
        turning = [at for at, piece in enumerate(found.pieces) if self._backs(piece) == "Ç"]
        for many in range(1, len(turning) + 1):  # all C are alike: how many, not which
            some = turning[:many]
            signs = ["Ç" if at in some else sign for at, sign in enumerate(found.reads)]
            yield replace(found, reads="".join(signs))
        for at, piece in enumerate(found.pieces):
            for sign in self._backs(piece) if at not in turning else "":
                reads = found.reads[:at] + sign + found.reads[at + 1 :]
                yield replace(found, reads=reads, risky=True)

    def _backs(self, piece: Piece) -> str:
        if piece.token[0] != piece.reads:
            return ""
        if _is_c(piece):
            return "Ç"
        if not self.risky:
            return ""
        tiles = self.options.tiles.tiles.values()
        backs = {tile.back for tile in tiles if tile.front == piece.reads and not tile.symbol}
        return "".join(sorted(backs))


def _is_c(piece: Piece) -> bool:
    """Whether it is a C: its back is known to all, and it alone may be laid as Ç."""
    return piece.token == "C"  # noqa: S105  # a piece of wood


def _at(end: int, count: int) -> tuple[int, int]:
    return (0, count) if end else (count, 0)
