"""What is known of each chain while it stands: what can be lifted from it, and where words could
go on. Most chains of a position stood in the one before."""

from dataclasses import dataclass, field
from weakref import WeakKeyDictionary

from logomachie.core.game import Words
from logomachie.games.guerre_des_mots.rules.dictionary import Dictionary
from logomachie.games.guerre_des_mots.rules.tiles import TileSet
from logomachie.games.guerre_des_mots.solver.ground import Ground, Strand
from logomachie.games.guerre_des_mots.solver.lifted import Lifted
from logomachie.games.guerre_des_mots.solver.sketches import Sketch, Sketching
from logomachie.games.guerre_des_mots.solver.takes import Lifting

REMEMBERED = 1_000  # chains, of each dictionary


@dataclass(eq=False)
class Standing:
    """One chain, as one seat sees it."""

    strand: Strand  # where it stood when it was first seen
    takes: list[Lifted]
    tiles: TileSet  # kept, so that no other has its number
    foreign: bool
    general: bool
    _sketches: list[Sketch] | None = None
    _placed: dict[tuple[int, int], list[Lifted]] = field(default_factory=dict)

    def lifted(self, strand: Strand) -> list[Lifted]:
        """What can be lifted from it, where it is another of the chains of a table."""
        place = strand.number, strand.first
        if place not in self._placed:
            self._placed.clear()
            self._placed[place] = [take.on(strand) for take in self.takes]
        return self._placed[place]

    def sketches(self, dictionary: Dictionary) -> list[Sketch]:
        """Where words could go on from it; `dictionary`: the one it is remembered of, which may
        not be kept here."""
        if self._sketches is None:
            found = Sketching(self.strand, self.takes, dictionary, foreign=self.foreign)
            self._sketches = list(found.found(general=self.general))
        return self._sketches


_MEMORY: WeakKeyDictionary[Words, dict[object, Standing]] = WeakKeyDictionary()


def standings(
    ground: Ground, dictionary: Dictionary, *, risky: bool, lends: bool
) -> list[Standing]:
    """The chains of a board, in their order; `risky`: with what only a hidden back can decide;
    `lends`: whether letters may be lifted at all."""
    table, options = ground.table, ground.table.options
    lends = lends and table.phase != "FIRST"
    try:
        memory = _MEMORY.setdefault(dictionary.words, {})
    except TypeError:  # a plain set of words, as tests have it
        memory = {}
    found = []
    for strand in ground.strands:
        own = strand.chain.seat == table.seat
        key = (
            *(strand.chain, own, table.is_frozen, risky, lends, options.general),
            *(options.accents, dictionary.accents, options.grid.rows, id(options.tiles)),
        )
        one = memory.get(key)
        if one is None:
            if len(memory) >= REMEMBERED:
                memory.clear()
            takes = [*Lifting(ground, dictionary, risky=risky).of(strand)] if lends else []
            one = memory[key] = Standing(strand, takes, options.tiles, not own, options.general)
        found.append(one)
    return found
