"""Where a word can be laid: on each end of each chain in each way, or on a free base (DEF-06).

A site says where its cells are and how the coup is called; its slot says to the join what stands
there already, what bars the way, and which pieces may be lifted for it.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, reduce

from logomachie.games.guerre_des_mots.rules import chain as chains
from logomachie.games.guerre_des_mots.rules.chain import way
from logomachie.games.guerre_des_mots.rules.dictionary import Dictionary
from logomachie.games.guerre_des_mots.rules.events import How
from logomachie.games.guerre_des_mots.rules.sites import MOST_CHAINS
from logomachie.games.guerre_des_mots.rules.types import Cell, Letter, Piece
from logomachie.games.guerre_des_mots.solver.ground import Ground, Strand, stepped
from logomachie.games.guerre_des_mots.solver.lifted import Lifted
from logomachie.games.guerre_des_mots.solver.sketches import Sketch
from logomachie.games.guerre_des_mots.solver.slots import NONE, Slot
from logomachie.games.guerre_des_mots.solver.standing import Standing


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
    def turned(self) -> Letter:
        """The letter that is turned, where it comes to lie."""
        assert self.bent is not None, "nothing is turned here"
        return Letter(self.origin, self.bent.reads, self.bent.cell)

    @property
    def reached(self) -> tuple[Cell, ...]:
        """All cells that a word may get to."""
        return (*self._ahead, *self._back)

    @cached_property
    def _ahead(self) -> tuple[Cell, ...]:
        return tuple(stepped(self.origin, self.step, n) for n in range(1, len(self.slot.reach)))

    @cached_property
    def _back(self) -> tuple[Cell, ...]:
        return tuple(stepped(self.tail, self.step, -n) for n in range(1, len(self.slot.behind)))


class Sites:
    """All sites of one position."""

    def __init__(
        self,
        ground: Ground,
        standings: list[Standing],
        lifted: list[Lifted],
        dictionary: Dictionary,
    ) -> None:
        """`standings`: of each chain; `lifted`: all that can be lifted from them, in order."""
        self.ground, self.standings, self.dictionary = ground, standings, dictionary
        self.everything = sum(1 << n for n, take in enumerate(lifted) if take.bend is None)
        self.removable = reduce(int.__or__, (take.removed for take in lifted), 0)
        self._reached: dict[object, tuple[int, ...]] = {}
        self.first = [0]  # by chain: the first of its takes
        for standing in standings:
            self.first.append(self.first[-1] + len(standing.takes))

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
        """Where a compound with a cross of its own can be laid: on one's own chains only (Q-46), in
        hooks and straight ways, over violet cells where a cross bridges them (BLW-11)."""
        return [
            site
            for strand in self.ground.strands
            if strand.chain.seat == self.ground.seat
            for site in self._of(strand, ("HOOK", "FOLLOW", "LENGTHEN"), bridging=True)
        ]

    def _of(
        self, strand: Strand, ways: tuple[How, ...] = (), *, bridging: bool = False
    ) -> Iterator[Site]:
        """The sites of one chain; `ways`: only those; `bridging`: of compounds."""
        if self.ground.table.phase == "FIRST":
            return
        first, last = self.first[strand.number : strand.number + 2]
        foreign = self.everything & ~((1 << last) - (1 << first))
        for sketch in self.standings[strand.number].sketches(self.dictionary):
            if not ways or sketch.how in ways:
                site = self._placed(strand, sketch, foreign, bridging=bridging)
                if site is not None:
                    yield site

    def _placed(
        self, strand: Strand, sketch: Sketch, foreign: int, *, bridging: bool
    ) -> Site | None:
        """A sketch where there is room for it; `foreign`: the takes of other chains."""
        reach = self._reach(strand, sketch, bridging=bridging)
        if len(reach) < 2:
            return None
        other, origin, least = sketch.other, sketch.origin, 1
        behind: tuple[int, ...] = (0,)
        added: tuple[tuple[Cell, str], ...] = ()
        if sketch.how == "DOUBLE":
            assert other is not None, "a word is inflected"
            ahead, many = self._reach(strand, other), len(sketch.ending)
            if len(ahead) <= many:
                return None
            reach = tuple([one | ahead[many] for one in reach])
            line = (stepped(other.origin, other.step, n + 1) for n in range(many))
            added = tuple(zip(line, sketch.ending, strict=True))
        elif other is not None:
            behind = self._reach(strand, other)
            if len(behind) < 2:
                return None
        elif sketch.bent is not None:
            origin, reach, least = stepped(origin, sketch.step), reach[1:], 0
        slot = Slot(
            sketch.fixed,
            sketch.step < (0, 0),
            reach,
            behind,
            least,
            sketch.ending,
            foreign | sketch.stub.takes << self.first[strand.number],
            NONE if sketch.stub.whole else strand.number,
        )
        return Site(
            "COMPOUND" if bridging else sketch.how,
            strand.chain.id,
            sketch.end,
            origin,
            sketch.step,
            slot,
            other.origin if behind != (0,) and other is not None else (0, 0),
            sketch.bent,
            added,
            bridging or sketch.joined,
        )

    def _reach(self, strand: Strand, sketch: Sketch, *, bridging: bool = False) -> tuple[int, ...]:
        """What bars the cells of a sketch; many have the same."""
        spare, gone = sketch.spare << strand.first, sketch.gone << strand.first
        key = sketch.origin, sketch.step, spare, gone, bridging
        found = self._reached.get(key)
        if found is None:
            found = self._reached[key] = self.ground.reach(
                sketch.origin,
                sketch.step,
                spare=spare,
                loose=self.removable,
                gone=gone,
                bridging=bridging,
            )
        return found
