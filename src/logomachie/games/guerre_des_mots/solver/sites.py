"""Where a word can be laid: on each end of each chain in each way, or on a free base (DEF-06)."""

from collections.abc import Iterator
from functools import lru_cache, reduce

from logomachie.games.guerre_des_mots.rules import chain as chains
from logomachie.games.guerre_des_mots.rules.chain import way
from logomachie.games.guerre_des_mots.rules.dictionary import Dictionary
from logomachie.games.guerre_des_mots.rules.grid import Grid
from logomachie.games.guerre_des_mots.rules.sites import MOST_CHAINS
from logomachie.games.guerre_des_mots.rules.types import Place
from logomachie.games.guerre_des_mots.solver.drawn import Drawing
from logomachie.games.guerre_des_mots.solver.ground import Ground, Strand, stepped
from logomachie.games.guerre_des_mots.solver.lifted import Lifted
from logomachie.games.guerre_des_mots.solver.places import Part, Places
from logomachie.games.guerre_des_mots.solver.placing import put
from logomachie.games.guerre_des_mots.solver.sketches import Sketch, Stub
from logomachie.games.guerre_des_mots.solver.slots import NONE
from logomachie.games.guerre_des_mots.solver.standing import Standing


class Sites:
    """All places of one position."""

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
        self.first = [0]  # by chain: the first of its takes
        for standing in standings:
            self.first.append(self.first[-1] + len(standing.takes))
        strands = [] if ground.table.phase == "FIRST" else ground.strands
        self._own = [one for one in strands if one.chain.seat == ground.seat]
        self._others = [one for one in strands if one.chain.seat != ground.seat]

    def own(self, *, bridging: bool) -> Places:
        """On one's own chains; `bridging`: compounds with a cross of their own behind them, in
        hooks and straight ways (Q-46)."""
        each = [False, True] if bridging else [False]
        return self._placed([self._part(one, over) for over in each for one in self._own])

    def each_own(self) -> Iterator[Places]:
        """The same chain by chain, found as they are asked for, without these compounds."""
        return (self._placed([self._part(strand)]) for strand in self._own)

    def others(self) -> Places:
        """On the chains of others (PIR-01)."""
        table, grid = self.ground.table, self.ground.grid
        is_pirate = table.options.piracy and not table.is_frozen
        return self._placed(
            [
                self._part(one)
                for one in self._others
                if is_pirate and not chains.is_blockaded(one.path, grid)
            ]
        )

    def bases(self) -> Places:
        """On one's free bases (ORD-02, Q-52)."""
        table = self.ground.table
        if len(table.own()) >= MOST_CHAINS:
            return self._placed([])
        drawing = _bases(self.ground.grid, table.places[table.seat])
        return self._placed([Part(drawing.letters, 0, NONE, [self.everything])])

    def _part(self, strand: Strand, is_bridging: bool = False) -> Part:
        """The sketches of one chain."""
        first, last = self.first[strand.number : strand.number + 2]
        foreign = self.everything & ~((1 << last) - (1 << first))
        drawing = self.standings[strand.number].drawing(self.dictionary)
        drawn = drawing.bridging if is_bridging else drawing.letters
        sets = [foreign | stub.takes << first for stub in drawn.stubs]
        return Part(drawn, strand.first, strand.number, sets)

    def _placed(self, parts: list[Part]) -> Places:
        return put(self.ground, parts, self.removable)


@lru_cache(maxsize=64)
def _bases(grid: Grid, place: Place) -> Drawing:
    """The bases of a place, as if they were sketched."""
    stub = Stub((), 0, whole=True)
    sketches = []
    for line in grid.bases[place].values():
        step = way(line[0], line[1])
        sketches.append(Sketch("OPEN", 0, stepped(line[0], step, -1), step, "", stub, 0))
    return Drawing(sketches, 0, grid)
