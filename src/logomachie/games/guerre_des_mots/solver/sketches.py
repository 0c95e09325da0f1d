"""Where words could go on from the ends of one chain, whatever lies around it.

What a chain alone decides (its ends, what takes leave of it, which words may be inflected or turned
round) is found once while it stands; where there is room, `sites` says of each board.
"""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

from logomachie.core.game import Refused
from logomachie.games.guerre_des_mots.rules import chain as chains
from logomachie.games.guerre_des_mots.rules.chain import Path, way
from logomachie.games.guerre_des_mots.rules.dictionary import INFLECTIONS, Dictionary
from logomachie.games.guerre_des_mots.rules.events import How
from logomachie.games.guerre_des_mots.rules.taking import check_left, rest
from logomachie.games.guerre_des_mots.rules.types import CROSS, HYPHEN, Cell, Piece
from logomachie.games.guerre_des_mots.solver.ground import Strand, across, stepped
from logomachie.games.guerre_des_mots.solver.lifted import Lifted


class Stub(NamedTuple):
    """What takes of its own may leave of a chain, seen from one end."""

    path: Path
    takes: int  # bits of the takes that leave it, as the chain counts them
    whole: bool  # so does taking nothing


class Sketch(NamedTuple):
    """A place on an end of a chain; pieces and takes are bits as the chain counts them."""

    how: How
    end: int
    origin: Cell  # the cells begin after this one …
    step: Cell  # … and go this way
    fixed: str  # the signs that stand there
    stub: Stub
    spare: int  # the pieces that the first cell may touch
    gone: int = 0  # those that leave anyway
    other: "Sketch | None" = None  # of a word that grows at both ends; the word that is inflected
    ending: str = ""  # its inflection
    bent: Piece | None = None  # the letter that is turned
    joined: bool = False

    @property
    def added(self) -> tuple[tuple[Cell, str], ...]:
        """The letters of its inflection, where they are laid."""
        if self.other is None or not self.ending:
            return ()
        line = (
            stepped(self.other.origin, self.other.step, n) for n in range(1, len(self.ending) + 1)
        )
        return tuple(zip(line, self.ending, strict=True))


class Sketching:
    """Finds the sketches of one chain."""

    def __init__(
        self, strand: Strand, takes: Sequence[Lifted], dictionary: Dictionary, *, foreign: bool
    ) -> None:
        self.strand, self.takes, self.dictionary = strand, takes, dictionary
        self.foreign = foreign
        self._index = {piece.cell: n for n, piece in enumerate(strand.path)}

    def found(self, *, general: bool) -> Iterator[Sketch]:
        """All of them, end by end; `general`: the rule that lets a letter be turned."""
        for end in (0, 1):
            for stub in self._stubs(end, by_word=False):
                if not self._barred(stub.path, end):
                    yield from self._hooks(end, stub)
            for stub in self._stubs(end, by_word=True):
                if not self._barred(stub.path, end):
                    yield from self._straight(end, stub)
            if general:
                yield from self._bends(end)
        for stub in self._stubs(1, by_word=True, both=True):
            if not (self.foreign and chains.is_guarded(stub.path, 0)):
                yield from self._at_both_ends(stub)

    def _stubs(self, end: int, *, by_word: bool, both: bool = False) -> Iterator[Stub]:
        """What the chain may look like from this end: the whole of it, or what takes of its other
        end, or of both, leave (Q-17); alike ones together."""
        whole = self.strand.path
        looks = {_look(whole, end, by_word=by_word): (whole, 0, True)}
        for number, take in enumerate(self.takes):
            if take.bend is None and take.counts[1 - end] and (take.counts[end] or not both):
                look = _look(take.left, end, by_word=by_word)
                path, takes, is_whole = looks.get(look, (take.left, 0, False))
                looks[look] = path, takes | 1 << number, is_whole
        for look in sorted(looks):
            yield Stub(*looks[look])

    def _barred(self, path: Path, end: int) -> bool:
        """Whether the end is a guarded word that others may not go on (Q-27)."""
        last = _last(path, end)
        return self.foreign and path[last].token != CROSS and chains.is_guarded(path, last)

    def _bits(self, *pieces: Piece) -> int:
        return sum(1 << self._index[piece.cell] for piece in pieces)

    def _hooks(self, end: int, stub: Stub) -> Iterator[Sketch]:
        """At a right angle on the last letter (CHN-04)."""
        last, inner = _two(stub.path, end)
        if last.token != CROSS:
            for step in across(way(inner.cell, last.cell)):
                spare = self._bits(last, inner)
                yield Sketch("HOOK", end, last.cell, step, last.reads, stub, spare)

    def _straight(self, end: int, stub: Stub) -> Iterator[Sketch]:
        """In the axis: the end word lengthened, a cross followed, a compound (EXT, BLW-06, CMP)."""
        path = stub.path
        last, inner = _two(path, end)
        step = way(inner.cell, last.cell)
        spare = self._bits(last)
        if last.token == CROSS:
            yield Sketch("FOLLOW", end, last.cell, step, "", stub, spare)
            return
        words = chains.runs(path)
        index = len(words) - 1 if end else 0
        if chains.guards(path, words[index]):
            return
        fixed = chains.text(path, chains.compound(path, words, index))
        joined = HYPHEN in fixed
        longer = Sketch("LENGTHEN", end, last.cell, step, fixed, stub, spare, joined=joined)
        yield longer
        if step > (0, 0) and not joined:
            yield from self._doubles(longer)

    def _doubles(self, longer: Sketch) -> Iterator[Sketch]:
        """The end word inflected, and another hooked on the letter added (PAR-03, Q-65)."""
        word = longer.fixed
        for ending in INFLECTIONS:
            if not self.dictionary.knows(word + ending):
                continue
            if not self.dictionary.inflects(word, word + ending):
                continue
            origin = stepped(longer.origin, longer.step, len(ending))
            spare = longer.spare if len(ending) == 1 else 0
            for step in across(longer.step):
                yield Sketch(
                    *("DOUBLE", longer.end, origin, step, ending[-1], longer.stub, spare),
                    other=longer,
                    ending=ending,
                )

    def _at_both_ends(self, stub: Stub) -> Iterator[Sketch]:
        """The only word of a chain lengthened at both its ends (EXT-02)."""
        path = stub.path
        words = chains.runs(path)
        if len(words) > 1 or len(words[0]) != len(path) or chains.guards(path, words[0]):
            return
        first, last = path[0], path[-1]
        step = way(path[-2].cell, last.cell)
        fixed = chains.text(path, words[0])
        back = Sketch(
            *("BOTH", 0, first.cell, (-step[0], -step[1]), fixed, stub, self._bits(first))
        )
        yield Sketch("BOTH", 1, last.cell, step, fixed, stub, self._bits(last), other=back)

    def _bends(self, end: int) -> Iterator[Sketch]:
        """The last letter turned to a right angle, and the word so begun lengthened (DIR-01)."""
        path, words = self.strand.path, self.strand.runs
        turned = chains.letters(path, end)[0]
        if len(words[-1] if end else words[0]) < 3:
            return
        if self.foreign and self.strand.guarded[turned]:
            return
        for stub, taken in self._bent_stubs(end, turned):
            last, inner = _two(stub.path, end)
            if self.foreign and chains.is_guarded(stub.path, _last(stub.path, end)):
                continue
            gone = sum(1 << index for index in {turned, *taken})
            for step, bent in product(across(way(inner.cell, last.cell)), self._read(path[turned])):
                one, other = (last, bent) if step > (0, 0) else (bent, last)
                if self.dictionary.knows(one.reads + other.reads):
                    yield Sketch(
                        *("BEND", end, last.cell, step, one.reads + other.reads, stub),
                        spare=self._bits(last, inner),
                        gone=gone,
                        bent=bent,
                    )

    def _read(self, piece: Piece) -> Iterator[Piece]:
        """A piece as it may be turned: a C as a Ç too, whose back everybody knows (Q-33)."""
        yield piece
        if self.dictionary.accents and (piece.token, piece.reads) == ("C", "C"):
            yield Piece(piece.token, piece.cell, "Ç")

    def _bent_stubs(self, end: int, turned: int) -> Iterator[tuple[Stub, set[int]]]:
        """What is left when the last letter is turned: of the chain, and of what takes of its other
        end leave."""
        chain, path = self.strand.chain, self.strand.path
        ways: list[tuple[set[int], int | None]] = [(set(), None)]
        for number, take in enumerate(self.takes):
            if not take.counts[end] and take.bend in (None, end):
                cells = {piece.cell for piece in take.pieces}
                ways.append(({i for i, p in enumerate(path) if p.cell in cells}, number))
        for taken, which in ways:
            try:
                left = rest(chain, {*taken, turned})
                check_left(left.path, path, chain.seat, "", self.dictionary)
            except Refused:
                continue
            yield (
                Stub(left.path, 0 if which is None else 1 << which, which is None),
                {i for i, p in enumerate(path) if p.cell in left.returned},
            )


def _last(path: Path, end: int) -> int:
    return len(path) - 1 if end else 0


def _two(path: Path, end: int) -> tuple[Piece, Piece]:
    """The last piece at an end and the one before it."""
    return (path[-1], path[-2]) if end else (path[0], path[1])


def _look(path: Path, end: int, *, by_word: bool) -> tuple[Cell, ...]:
    """What a place depends on: the last two pieces, or the whole word at the end."""
    if not by_word:
        return tuple(piece.cell for piece in _two(path, end))
    words = chains.runs(path)
    span = chains.compound(path, words, len(words) - 1 if end else 0)
    edge = _two(path, end)[0].cell
    guard = chains.guards(path, words[-1] if end else words[0])
    return (edge, *(path[i].cell for i in range(span.low, span.high + 1)), *((edge,) * guard))
