"""A bot of La Guerre des Mots: sees a seat's view, says when it will act and how."""

from logomachie.bots.dice import Dice
from logomachie.bots.guerre_des_mots.idea import When
from logomachie.bots.guerre_des_mots.mind import Mind, mind
from logomachie.bots.guerre_des_mots.plan import planned
from logomachie.bots.guerre_des_mots.temper import AGAIN, ANSWERING, MARGIN, THINKING
from logomachie.core.game import Refused
from logomachie.core.rng import Rng
from logomachie.core.value import Millis
from logomachie.games.guerre_des_mots.look import liftable
from logomachie.games.guerre_des_mots.recovery import recovered
from logomachie.games.guerre_des_mots.table import Table, options, table_seen
from logomachie.games.guerre_des_mots.types import (
    CROSS,
    Answer,
    Asked,
    Chain,
    Draw,
    Lift,
    Pass,
    Recover,
    Setup,
    TableView,
    TurnBack,
)
from logomachie.lexicon.lexicon import Lexicon
from logomachie.solvers.guerre_promise import Prospect

Choice = tuple[Millis, Asked]
FEW = 6  # tokens: an arsenal that wants letters
FAR = 3.0  # words: a chain so far from a goal needs no chess piece


class Player:
    """One level at one table; asked again for the same coup it gives the same answer."""

    def __init__(self, lexicon: Lexicon, level: int, config: Setup) -> None:
        self.config, self.options = config, options(config)
        self.mind: Mind = mind(lexicon, level, accents=self.options.accents)

    def choose(self, view: TableView, now: Millis, rng: Rng, budget: Millis) -> Choice | None:
        """When it acts and how; None: wait for the next line."""
        if view.seat is None or view.wake is None or not view.can:
            return None
        dice = Dice(rng, f"{view.seat} {view.turn} {view.coup} {len(view.seen)} {view.denied}")
        if "Answer" in view.can:
            at, move = dice.between(*ANSWERING), Answer(view.turn, agrees=False)
            return self._timed(view, now, at, move)
        if "Lay" not in view.can:
            return None
        first = view.coup == 1 and len(view.seen) <= 1 and not view.denied
        pause = dice.between(*(THINKING if first else AGAIN))
        return self._timed(view, now, pause, self._turn(view, view.seat, dice, budget))

    def _timed(self, view: TableView, now: Millis, pause: Millis, move: Asked) -> Choice:
        """So long after the turn or the question began, but before it ends."""
        assert view.wake is not None
        return max(now, min(now + pause, view.wake - MARGIN)), move

    def _turn(self, view: TableView, seat: int, dice: Dice, budget: Millis) -> Asked:
        table = table_seen(view, self.options, seat)
        free = self._free(view, table)
        if free is not None:
            return free
        when = When(view.turn, view.coup, view.arsenals)
        idea = planned(self.mind, table, dice, when, budget)
        if idea is not None:
            return idea.lay
        return self._otherwise(view, table)

    def _free(self, view: TableView, table: Table) -> Asked | None:
        """What costs no coup: an end cross taken back, a chess piece hidden where it only holds
        back (BLW-07, BLC-07)."""
        prospect = Prospect(table)
        if "Lift" in view.can:
            for chain in table.own():
                for end in (0, 1):
                    if liftable(table, chain, end) and self._gains(prospect, chain, end):
                        return Lift(view.turn, view.coup, chain.id, end)
        if "TurnBack" in view.can and prospect.now[table.seat] > FAR:
            shown = (piece for chain in table.own() for piece in chain.path if piece.shield)
            piece = next(shown, None)
            if piece is not None:
                return TurnBack(view.turn, view.coup, piece.cell)
        return None

    def _gains(self, prospect: Prospect, chain: Chain, end: int) -> bool:
        """Whether the chain is nearer a goal without its end cross."""
        path = chain.path[:-1] if end else chain.path[1:]
        if len(path) < 2 or path[-end].token == CROSS:
            return False
        bare = prospect.from_end(chain.seat, path, end)
        return bare < prospect.from_end(chain.seat, chain.path, end)

    def _otherwise(self, view: TableView, table: Table) -> Asked:
        """Without a word: letters taken back where they are needed, or drawn, or nothing."""
        if "Recover" in view.can and len(view.arsenal) < FEW:
            back = self._recovery(view, table)
            if back is not None:
                return back
        if "Draw" in view.can:
            return Draw(view.turn, view.coup)
        return Pass(view.turn, view.coup)

    def _recovery(self, view: TableView, table: Table) -> Recover | None:
        """The most letters from the end that is further from a goal (REC-01)."""
        prospect = Prospect(table)
        best: tuple[int, Recover] | None = None
        for chain in table.own():
            ends = [prospect.from_end(table.seat, chain.path, end) for end in (0, 1)]
            end = 0 if ends[0] > ends[1] else 1
            for count in range(1, len(chain.path)):
                try:
                    recovered(table, chain.id, end, count, self.mind.dictionary)
                except Refused:
                    continue
                if best is None or count > best[0]:
                    best = count, Recover(view.turn, view.coup, chain.id, end, count)
        return None if best is None else best[1]
