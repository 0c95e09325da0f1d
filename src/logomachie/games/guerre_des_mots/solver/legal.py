"""La Guerre des Mots: every legal move of a seat, from its own view, the most promising first.

Two coups that come to the same are one: which of two equal letters goes where, a shot that brings
nothing. What is left out is refused, or an error under the referee who punishes it.
"""

import dataclasses
from collections.abc import Iterator

from msgspec.structs import replace

from logomachie.core.game import Refused
from logomachie.core.value import Value
from logomachie.games.guerre_des_mots.rules.dictionary import Dictionary
from logomachie.games.guerre_des_mots.rules.look import hideable, liftable
from logomachie.games.guerre_des_mots.rules.recovery import recovered
from logomachie.games.guerre_des_mots.rules.table import options, table_seen
from logomachie.games.guerre_des_mots.rules.types import (
    Answer,
    Asked,
    Draw,
    Lay,
    Lift,
    Pass,
    Recover,
    Setup,
    TableView,
    TurnBack,
)
from logomachie.games.guerre_des_mots.solver.coups import Field
from logomachie.games.guerre_des_mots.solver.lexis import lexis
from logomachie.games.guerre_des_mots.solver.options import choices, judged
from logomachie.games.guerre_des_mots.solver.promise import Prospect
from logomachie.games.guerre_des_mots.solver.ranking import falling
from logomachie.games.guerre_des_mots.solver.tokens import otherwise
from logomachie.games.guerre_des_mots.solver.words import oracle
from logomachie.lexicon.lexicon import Lexicon


class Ranked(Value, kw_only=True, omit_defaults=True):
    """A move; of a coup how much it promises, in words gained on the way to a goal."""

    move: Asked
    promise: float = 0.0


def ranked(view: TableView, config: Setup, lexicon: Lexicon) -> Iterator[Ranked]:
    """The same, coups with what they promise."""
    if "Answer" in view.can:
        yield from (Ranked(move=Answer(view.turn, agrees)) for agrees in (False, True))
    if view.seat is not None and "Lay" in view.can:
        yield from Moves(view, config, lexicon).turn()


class Moves:
    """The moves of one view in its own turn."""

    def __init__(self, view: TableView, config: Setup, lexicon: Lexicon) -> None:
        assert view.seat is not None
        opts = options(config)
        self.view, self.words = view, lexis(lexicon, accents=opts.accents)
        self.table = table_seen(view, opts, view.seat)
        self.anew = dataclasses.replace(self.table, seen=frozenset(), barred=frozenset())
        self.dictionary = Dictionary(oracle(lexicon), accents=opts.accents)

    def turn(self) -> Iterator[Ranked]:
        """Coups, then what may be done instead of one, then the same coups with other tokens."""
        at = (self.view.turn, self.view.coup)
        for promise, coup in self._coups(risky=False):
            yield from self._with_options(promise, coup)
        if "Draw" in self.view.can:
            yield Ranked(move=Draw(*at))
        yield Ranked(move=Pass(*at))
        yield from (Ranked(move=move) for move in self.instead())
        for risky in (False, True):
            for promise, coup in self._coups(risky=risky):
                if risky:
                    yield from self._with_options(promise, coup)
                for other in otherwise(coup, self.table):
                    yield from self._with_options(promise, other)

    def instead(self) -> Iterator[Asked]:
        """What takes letters back: an end cross, a chess piece, letters of an end."""
        yield from self._lifts()
        yield from self._recoveries()

    def _coups(self, *, risky: bool) -> Iterator[tuple[float, Lay]]:
        """Coups without options; `risky`: only those that a hidden back decides (WSH-03)."""
        field = Field(
            self.table,
            self.words,
            self.dictionary,
            turn=self.view.turn,
            coup=self.view.coup,
            sources=None,
            risky=risky,
        )
        prospect = Prospect(self.table)
        for coups in field.batches():
            promise = prospect.of(coups)
            for rows in falling(promise):
                if risky:
                    rows = rows[coups.risky[rows]]  # noqa: PLW2901  # some of them
                yield from zip(promise[rows].tolist(), coups.told(rows), strict=True)

    def _with_options(self, promise: float, coup: Lay) -> Iterator[Ranked]:
        """The coup and all it may add; one that brings an old board back may add a cross (Q-20)."""
        found = [*choices(coup, self.table, self.dictionary)]
        if not found:
            told = choices(coup, self.anew, self.dictionary)
            found = [lay for lay in told if judged(lay, self.table, self.dictionary)]
        for lay in found:
            letters = tuple(sorted(lay.letters, key=lambda letter: letter.cell))
            yield Ranked(move=replace(lay, letters=letters), promise=round(promise, 2))

    def _lifts(self) -> Iterator[Asked]:
        """What costs no coup: an end cross taken back, a chess piece hidden (BLW-07, BLC-07)."""
        turn, coup = self.view.turn, self.view.coup
        if self.view.phase == "FIRST":
            return
        for chain in self.table.own():
            for end in (0, 1):
                if liftable(self.table, chain, end):
                    yield Lift(turn, coup, chain.id, end)
            for piece in chain.path:
                if hideable(self.table, chain, piece.cell):
                    yield TurnBack(turn, coup, piece.cell)

    def _recoveries(self) -> Iterator[Recover]:
        """Letters of an end taken back, of a friend's where he may be asked (REC-01, Q-47)."""
        if "Recover" not in self.view.can:
            return
        for chain in self.table.chains.values():
            if chain.seat != self.table.seat and not self._may_ask(chain.seat):
                continue
            for end in (0, 1):
                for count in range(1, len(chain.path)):
                    try:
                        recovered(self.table, chain.id, end, count, self.dictionary)
                    except Refused:
                        continue
                    yield Recover(self.view.turn, self.view.coup, chain.id, end, count)

    def _may_ask(self, of: int) -> bool:
        view = self.view
        held = self.table.is_frozen or view.turned_down or of in view.gone
        return view.friendly and not held
