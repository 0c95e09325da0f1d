"""Where a word can be laid: on each end of each chain in each way, or on a free base (DEF-06).

A site says where its cells are and how the coup is called; its slot says to the join what stands
there already, what bars the way, and which pieces may be lifted for it.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property, reduce
from itertools import groupby, product

from logomachie.core.game import Refused
from logomachie.games.guerre_des_mots.rules import chain as chains
from logomachie.games.guerre_des_mots.rules.chain import Path, way
from logomachie.games.guerre_des_mots.rules.dictionary import INFLECTIONS, Dictionary
from logomachie.games.guerre_des_mots.rules.events import How
from logomachie.games.guerre_des_mots.rules.sites import MOST_CHAINS
from logomachie.games.guerre_des_mots.rules.taking import check_left, rest
from logomachie.games.guerre_des_mots.rules.types import CROSS, HYPHEN, Cell, Piece
from logomachie.games.guerre_des_mots.solver.ground import Ground, Strand, across, stepped
from logomachie.games.guerre_des_mots.solver.slots import NONE, Slot
from logomachie.games.guerre_des_mots.solver.takes import Lifted


@dataclass(frozen=True)
class Site:
    """A place for a word and the way it gets there."""

    how: How
    chain: int  # 0: a new one
    end: int
    origin: Cell  # the cells begin after this one …
    step: Cell  # … and go this way
    slot: Slot
    tail: Cell = (0, 0)  # of a word lengthened at both ends: its other end
    bent: Piece | None = None  # the letter that is turned
    added: tuple[tuple[Cell, str], ...] = ()  # letters laid besides the word (PAR-03)
    joined: bool = False  # a compound: a cross may lie on violet, no letter may

    def cells(self, ahead: int, back: int) -> tuple[Cell, ...]:
        """So many cells on the growing side, so many on the other, from within outwards."""
        return (*self._ahead[:ahead], *self._back[:back])

    @cached_property
    def _ahead(self) -> tuple[Cell, ...]:
        return tuple(stepped(self.origin, self.step, n) for n in range(1, len(self.slot.reach)))

    @cached_property
    def _back(self) -> tuple[Cell, ...]:
        return tuple(stepped(self.tail, self.step, -n) for n in range(1, len(self.slot.behind)))


@dataclass(frozen=True)
class Stub:
    """What takes of its own may leave of a chain, seen from one end."""

    path: Path
    takes: int  # bits of the takes that leave it
    whole: bool  # so does taking nothing


class Sites:
    """All sites of one position."""

    def __init__(self, ground: Ground, lifted: list[Lifted], dictionary: Dictionary) -> None:
        self.ground, self.lifted, self.dictionary = ground, lifted, dictionary
        self.everything = sum(1 << n for n, take in enumerate(lifted) if take.bend is None)
        self.removable = reduce(int.__or__, (take.removed for take in lifted), 0)
        self.bridging = False  # a cross of the word may lie on violet (BLW-11)
        self.by_chain: dict[int, dict[int, Lifted]] = {}
        for number, take in enumerate(lifted):
            self.by_chain.setdefault(take.strand.chain.id, {})[number] = take
        self._known_stubs: dict[tuple[int, int, bool, bool], list[Stub]] = {}

    def own(self) -> list[Site]:
        """On one's own chains."""
        return list(self.each_own())

    def each_own(self) -> Iterator[Site]:
        """The same, found as they are asked for."""
        for strand in self.ground.strands:
            if strand.chain.seat == self.ground.seat:
                yield from self._of(strand)

    def others(self) -> list[Site]:
        """On the chains of others (PIR-01)."""
        grid = self.ground.grid
        if self.ground.table.is_frozen or not self.ground.table.options.piracy:
            return []
        return [
            site
            for strand in self.ground.strands
            if strand.chain.seat != self.ground.seat and not chains.is_blockaded(strand.path, grid)
            for site in self._of(strand)
        ]

    def bases(self) -> Iterator[Site]:
        """On one's free bases (ORD-02, Q-52)."""
        table = self.ground.table
        if len(table.own()) >= MOST_CHAINS:
            return
        for line in self.ground.grid.bases[table.places[table.seat]].values():
            step = way(line[0], line[1])
            origin = stepped(line[0], step, -1)
            reach = self.ground.reach(origin, step, spare=0, loose=self.removable)
            if len(reach) > 4:
                slot = Slot("", before=False, reach=reach[:5], least=4, takes=self.everything)
                yield Site("OPEN", 0, 0, origin, step, slot)

    def compounds(self) -> list[Site]:
        """Where a compound with a cross of its own can be laid: on one's own chains only (Q-46)."""
        mine = [s for s in self.ground.strands if s.chain.seat == self.ground.seat]
        return [site for strand in mine for end in (0, 1) for site in self._joins(strand, end)]

    def _joins(self, strand: Strand, end: int) -> Iterator[Site]:
        """The hooks and straight ways of an end, over violet cells where a cross bridges them."""
        if self.ground.table.phase == "FIRST":
            return
        self.bridging = True
        sites = [
            site
            for stub in self._stubs(strand, end, by_word=False)
            for site in self._hooks(strand, end, stub)
        ]
        for stub in self._stubs(strand, end, by_word=True):
            sites.extend(self._straight(strand, end, stub))
        self.bridging = False
        for site in sites:
            if site.how != "DOUBLE":
                yield replace(site, how="COMPOUND", joined=True)

    def _of(self, strand: Strand) -> Iterator[Site]:
        if self.ground.table.phase == "FIRST":
            return
        foreign = strand.chain.seat != self.ground.seat
        for end in (0, 1):
            for stub in self._stubs(strand, end, by_word=False):
                if not self._barred(stub.path, end, foreign=foreign):
                    yield from self._hooks(strand, end, stub)
            for stub in self._stubs(strand, end, by_word=True):
                if not self._barred(stub.path, end, foreign=foreign):
                    yield from self._straight(strand, end, stub)
            if self.ground.table.options.general:
                yield from self._bends(strand, end, foreign=foreign)
        for stub in self._stubs(strand, 1, by_word=True, both=True):
            if not (foreign and chains.is_guarded(stub.path, 0)):
                yield from self._at_both_ends(strand, stub)

    def _stubs(self, strand: Strand, end: int, *, by_word: bool, both: bool = False) -> list[Stub]:
        """What the chain may look like from this end, as every kind of site asks it."""
        key = strand.number, end, by_word, both
        if key not in self._known_stubs:
            found = list(self._stubs_found(strand, end, by_word=by_word, both=both))
            self._known_stubs[key] = found
        return self._known_stubs[key]

    def _stubs_found(
        self, strand: Strand, end: int, *, by_word: bool, both: bool
    ) -> Iterator[Stub]:
        """What the chain may look like from this end: the whole of it, or what takes of its other
        end, or of both, leave (Q-17); alike ones together."""
        ways: list[tuple[Path, int | None]] = [(strand.path, None)]
        for number, take in self.by_chain.get(strand.chain.id, {}).items():
            if take.bend is None and take.counts[1 - end] and (take.counts[end] or not both):
                ways.append((take.left, number))

        def look(way: tuple[Path, int | None]) -> tuple[Cell, ...]:
            return _look(way[0], end, by_word=by_word)

        for _, alike in groupby(sorted(ways, key=look), look):
            group = list(alike)
            takes = sum(1 << number for _, number in group if number is not None)
            yield Stub(group[0][0], takes, any(number is None for _, number in group))

    def _barred(self, path: Path, end: int, *, foreign: bool) -> bool:
        """Whether the end is a guarded word that others may not go on (Q-27)."""
        last = _last(path, end)
        return foreign and path[last].token != CROSS and chains.is_guarded(path, last)

    def _slot(self, strand: Strand, stub: Stub, fixed: str, step: Cell, **more: object) -> Slot:
        mine = self.by_chain.get(strand.chain.id, {})
        foreign = self.everything & ~sum(1 << number for number in mine)
        return Slot(
            fixed,
            before=step < (0, 0),
            takes=foreign | stub.takes,
            own=NONE if stub.whole else strand.number,
            **more,  # type: ignore[arg-type]  # reach and the rest, by name
        )

    def _reach(
        self, origin: Cell, step: Cell, spare: Iterable[Cell], gone: int = 0
    ) -> tuple[int, ...]:
        bits = sum(1 << self.ground.bit[cell] for cell in spare)
        return self.ground.reach(
            origin, step, spare=bits, loose=self.removable, gone=gone, bridging=self.bridging
        )

    def _hooks(self, strand: Strand, end: int, stub: Stub) -> Iterator[Site]:
        """At a right angle on the last letter (CHN-04)."""
        last, inner = _two(stub.path, end)
        if last.token == CROSS:
            return
        for step in across(way(inner.cell, last.cell)):
            reach = self._reach(last.cell, step, (last.cell, inner.cell))
            if len(reach) > 1:
                slot = self._slot(strand, stub, last.reads, step, reach=reach)
                yield Site("HOOK", strand.chain.id, end, last.cell, step, slot)

    def _straight(self, strand: Strand, end: int, stub: Stub) -> Iterator[Site]:
        """In the axis: the end word lengthened, a cross followed, a compound (EXT, BLW-06, CMP)."""
        path = stub.path
        last, inner = _two(path, end)
        step = way(inner.cell, last.cell)
        reach = self._reach(last.cell, step, (last.cell,))
        if last.token == CROSS:
            if len(reach) > 1:
                slot = self._slot(strand, stub, "", step, reach=reach)
                yield Site("FOLLOW", strand.chain.id, end, last.cell, step, slot)
            return
        words = chains.runs(path)
        index = len(words) - 1 if end else 0
        if chains.guards(path, words[index]):
            return
        span = chains.compound(path, words, index)
        fixed = chains.text(path, span)
        if len(reach) > 1:
            slot = self._slot(strand, stub, fixed, step, reach=reach)
            yield Site(
                "LENGTHEN", strand.chain.id, end, last.cell, step, slot, joined=HYPHEN in fixed
            )
            if step > (0, 0) and HYPHEN not in fixed:
                yield from self._doubles(strand, end, stub, fixed, reach)

    def _doubles(
        self, strand: Strand, end: int, stub: Stub, word: str, ahead: tuple[int, ...]
    ) -> Iterator[Site]:
        """The end word inflected, and another hooked on the letter added (PAR-03, Q-65)."""
        last, inner = _two(stub.path, end)
        forward = way(inner.cell, last.cell)
        for ending in INFLECTIONS:
            longer = word + ending
            if len(ahead) <= len(ending) or not self.dictionary.knows(longer):
                continue
            if not self.dictionary.inflects(word, longer):
                continue
            origin = stepped(last.cell, forward, len(ending))
            spare = (last.cell,) if len(ending) == 1 else ()
            added = tuple((stepped(last.cell, forward, n + 1), x) for n, x in enumerate(ending))
            for step in across(forward):
                reach = self._reach(origin, step, spare)
                if len(reach) > 1:
                    barred = tuple(one | ahead[len(ending)] for one in reach)
                    slot = self._slot(strand, stub, ending[-1], step, reach=barred, extra=ending)
                    yield Site("DOUBLE", strand.chain.id, end, origin, step, slot, added=added)

    def _at_both_ends(self, strand: Strand, stub: Stub) -> Iterator[Site]:
        """The only word of a chain lengthened at both its ends (EXT-02)."""
        path = stub.path
        words = chains.runs(path)
        if len(words) > 1 or len(words[0]) != len(path) or chains.guards(path, words[0]):
            return
        first, last = path[0], path[-1]
        step = way(path[-2].cell, last.cell)
        back = (-step[0], -step[1])
        reach = self._reach(last.cell, step, (last.cell,))
        behind = self._reach(first.cell, back, (first.cell,))
        if len(reach) > 1 and len(behind) > 1:
            fixed = chains.text(path, words[0])
            slot = self._slot(strand, stub, fixed, step, reach=reach, behind=behind)
            yield Site("BOTH", strand.chain.id, 1, last.cell, step, slot, tail=first.cell)

    def _bends(self, strand: Strand, end: int, *, foreign: bool) -> Iterator[Site]:
        """The last letter turned to a right angle, and the word so begun lengthened (DIR-01)."""
        chain, path = strand.chain, strand.path
        turned = chains.letters(path, end)[0]
        words = strand.runs
        if len(words[-1] if end else words[0]) < 3 or (foreign and strand.guarded[turned]):
            return
        for stub, taken in self._bent_stubs(strand, end, turned):
            last, inner = _two(stub.path, end)
            if foreign and chains.is_guarded(stub.path, _last(stub.path, end)):
                continue
            gone = strand.mask({turned, *taken})
            for step, bent in product(across(way(inner.cell, last.cell)), self._read(path[turned])):
                one, other = (last, bent) if step > (0, 0) else (bent, last)
                if not self.dictionary.knows(one.reads + other.reads):
                    continue
                reach = self._reach(last.cell, step, (last.cell, inner.cell), gone=gone)
                if len(reach) > 1:
                    slot = self._slot(
                        strand, stub, one.reads + other.reads, step, reach=reach[1:], least=0
                    )
                    yield Site(
                        "BEND",
                        chain.id,
                        end,
                        stepped(last.cell, step),
                        step,
                        slot,
                        bent=bent,
                    )

    def _read(self, piece: Piece) -> Iterator[Piece]:
        """A piece as it may be turned: a C as a Ç too, whose back everybody knows (Q-33)."""
        yield piece
        if self.dictionary.accents and (piece.token, piece.reads) == ("C", "C"):
            yield Piece(piece.token, piece.cell, "Ç")

    def _bent_stubs(self, strand: Strand, end: int, turned: int) -> Iterator[tuple[Stub, set[int]]]:
        """What is left when the last letter is turned: of the chain, and of what takes of its other
        end leave."""
        ways: list[tuple[set[int], int | None]] = [(set(), None)]
        for number, take in self.by_chain.get(strand.chain.id, {}).items():
            if not take.counts[end] and take.bend in (None, end):
                cells = {piece.cell for piece in take.pieces}
                ways.append(({i for i, p in enumerate(strand.path) if p.cell in cells}, number))
        for taken, which in ways:
            try:
                left = rest(strand.chain, {*taken, turned})
                check_left(left.path, strand.path, strand.chain.seat, "", self.dictionary)
            except Refused:
                continue
            yield (
                Stub(left.path, 0 if which is None else 1 << which, which is None),
                {i for i, p in enumerate(strand.path) if p.cell in left.returned},
            )


def _last(path: Path, end: int) -> int:
    return len(path) - 1 if end else 0


def _two(path: Path, end: int) -> tuple[Piece, Piece]:
    """The last piece at an end and the one before it."""
    return (path[-1], path[-2]) if end else (path[0], path[1])


def _look(path: Path, end: int, *, by_word: bool) -> tuple[Cell, ...]:
    """What a site depends on: the last two pieces, or the whole word at the end."""
    if not by_word:
        return tuple(piece.cell for piece in _two(path, end))
    words = chains.runs(path)
    span = chains.compound(path, words, len(words) - 1 if end else 0)
    edge = _two(path, end)[0].cell
    guard = chains.guards(path, words[-1] if end else words[0])
    return (edge, *(path[i].cell for i in range(span.low, span.high + 1)), *((edge,) * guard))
