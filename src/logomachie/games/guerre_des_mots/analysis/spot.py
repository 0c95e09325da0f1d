"""The moment of a turn in La Guerre des Mots: what the seat sees, and the coups it could begin
with."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from logomachie.core.letters import plain
from logomachie.core.value import Seat
from logomachie.games.guerre_des_mots.bots.mind import Mind, mind
from logomachie.games.guerre_des_mots.rules.coup import Verdict
from logomachie.games.guerre_des_mots.rules.table import Table, options, table_seen
from logomachie.games.guerre_des_mots.rules.types import (
    Asked,
    Cell,
    Lay,
    Pass,
    Setup,
    TableView,
)
from logomachie.games.guerre_des_mots.solver.coups import Coups, Field
from logomachie.games.guerre_des_mots.solver.effort import Effort
from logomachie.games.guerre_des_mots.solver.nibbles import Ints
from logomachie.games.guerre_des_mots.solver.options import judged
from logomachie.games.guerre_des_mots.solver.promise import Prospect
from logomachie.lexicon.ages import age_of
from logomachie.lexicon.lexicon import Lexicon

ALL_WORDS = 3  # the level that knows them
WEIGHED = 3  # coups of each list that are played out
PROMISING = 60  # rows of a batch that are looked at


@dataclass(frozen=True)
class Turn:
    """A turn by the moves it begins with."""

    moves: tuple[Asked, ...]
    verdict: Verdict | None = None  # of its first word
    erred: bool = False  # its first move was a fault, undone (ERR-01)

    @property
    def word(self) -> str:
        return "" if self.verdict is None else self.verdict.word


@dataclass(frozen=True)
class Spot:
    """What one seat saw as its turn began."""

    setup: Setup
    lexicon: Lexicon
    view: TableView
    seat: Seat
    age: int

    @cached_property
    def table(self) -> Table:
        return table_seen(self.view, options(self.setup), self.seat)

    @cached_property
    def mind(self) -> Mind:
        return mind(self.lexicon, ALL_WORDS, accents=self.table.options.accents)

    @property
    def is_alone(self) -> bool:
        """Whether nobody else plays."""
        return self.setup.seats == 1

    def knows(self, word: str) -> bool:
        """Whether this age is likely to know a word of the board."""
        return age_of(self.lexicon, plain(word)) <= self.age

    def judged(self, lay: Lay) -> Verdict | None:
        return judged(lay, self.table, self.mind.dictionary)

    def candidates(self) -> list[Turn]:
        """The most promising coups, of all and of those likely to be known, each word once; and
        to do nothing."""
        best: dict[str, Turn] = {}
        known: dict[str, Turn] = {}
        for _, coups, row in self._rows():
            word = coups.word(row)
            wanted = len(best) < WEIGHED and word not in best
            if not wanted and (word in known or len(known) >= WEIGHED or not self.knows(word)):
                continue
            lay = coups.tell(row)
            verdict = self.judged(lay)
            if verdict is None:
                continue
            turn = Turn((lay,), verdict)
            if wanted:
                best[word] = turn
            if word not in known and len(known) < WEIGHED and self.knows(word):
                known[word] = turn
            if len(best) >= WEIGHED and len(known) >= WEIGHED:
                break
        nothing = Turn((Pass(self.view.turn, self.view.coup),))
        found = [*{turn.moves: turn for turn in (*best.values(), *known.values())}.values()]
        return [*found, nothing] if "Pass" in self.view.can else found

    def _rows(self) -> list[tuple[float, Coups, int]]:
        """The coups that promise most, as rows."""
        prospect, rows = Prospect(self.table), list[tuple[float, Coups, int]]()
        field = Field(
            self.table,
            self.mind.lexis,
            self.mind.dictionary,
            turn=self.view.turn,
            coup=self.view.coup,
            join=Effort().matched,
        )
        for coups in field.batches():
            if not len(coups):
                continue
            scores = prospect.of(coups)
            order = np.argsort(-scores, kind="stable")
            rows += [(float(scores[row]), coups, int(row)) for row in self._some(coups, order)]
        rows.sort(key=lambda found: -found[0])
        return rows

    def _some(self, coups: Coups, order: Ints) -> Iterator[int]:
        """The first rows, and the first of words likely to be known."""
        known = 0
        for n, row in enumerate(order[: 20 * PROMISING].tolist()):
            if n < PROMISING:
                yield row
            elif known >= WEIGHED:
                return
            elif self.knows(coups.word(row)):
                known += 1
                yield row

    def away(self, table: Table) -> int | None:
        """Cells between the seat's nearest letter and the central cross, along rows and columns."""
        goals = {cell for line in table.options.grid.cross for cell in line}
        mine = [
            piece.cell
            for chain in table.chains.values()
            if chain.seat == self.seat
            for piece in chain.path
        ]
        return min((_far(one, other) for one in mine for other in goals), default=None)


def _far(one: Cell, other: Cell) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])
