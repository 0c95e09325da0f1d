"""A bot of La Guerre des Mots: sees a seat's view, says when it will act and how."""

from logomachie.bots.dice import Dice
from logomachie.bots.pace import form, gesture, thought
from logomachie.core.rng import Rng
from logomachie.core.value import Millis
from logomachie.games.guerre_des_mots.bots.idea import When
from logomachie.games.guerre_des_mots.bots.mind import Eye, Mind, mind
from logomachie.games.guerre_des_mots.bots.plan import planned
from logomachie.games.guerre_des_mots.bots.temper import AGAIN, ANSWERING, MARGIN, THINKING
from logomachie.games.guerre_des_mots.rules.course import IDLE_ROUNDS
from logomachie.games.guerre_des_mots.rules.look import liftable
from logomachie.games.guerre_des_mots.rules.table import Table, options, table_seen
from logomachie.games.guerre_des_mots.rules.types import (
    CROSS,
    Answer,
    Asked,
    Chain,
    Draw,
    Lay,
    Lift,
    Pass,
    Recover,
    Setup,
    TableView,
    TurnBack,
)
from logomachie.games.guerre_des_mots.solver.promise import Prospect
from logomachie.lexicon.lexicon import Lexicon

Choice = tuple[Millis, Asked]
FAR = 0.4  # words beyond where a chess piece is worth it: there it only holds back


class Player:
    """One level at one table; asked again for the same coup it gives the same answer."""

    def __init__(self, lexicon: Lexicon, level: float, config: Setup) -> None:
        self.config, self.options = config, options(config)
        self.mind: Mind = mind(lexicon, level, accents=self.options.accents)

    def choose(self, view: TableView, now: Millis, rng: Rng, budget: Millis) -> Choice | None:
        """When it acts and how; None: wait for the next line."""
        if view.seat is None or view.wake is None or not view.can:
            return None
        dice = Dice(rng, f"{view.seat} {view.turn} {view.coup} {len(view.seen)} {view.denied}")
        if "Answer" in view.can:
            at, move = gesture(dice, ANSWERING, self.config), Answer(view.turn, agrees=False)
            return self._timed(view, now, at, move)
        if "Lay" not in view.can:
            return None
        first = view.coup == 1 and len(view.seen) <= 1 and not view.denied
        pause = thought(dice, THINKING if first else AGAIN, self.mind.level, self.config)
        eye = self.eye(view, rng)
        return self._timed(view, now, pause, self._turn(view, view.seat, eye, dice, budget))

    def eye(self, view: TableView, rng: Rng) -> Eye:
        """What it notices in a turn: a word it planned to lay next it still sees then."""
        day = form(rng, view.seat, self.mind.temper.form)
        return Eye(self.mind, Dice(rng, f"eye {view.seat} {view.turn}"), day)

    def _timed(self, view: TableView, now: Millis, pause: Millis, move: Asked) -> Choice:
        """So long after the turn or the question began, but before it ends."""
        assert view.wake is not None
        return max(now, min(now + pause, view.wake - MARGIN)), move

    def _turn(self, view: TableView, seat: int, eye: Eye, dice: Dice, budget: Millis) -> Asked:
        table = table_seen(view, self.options, seat)
        free = self._free(view, table)
        if free is not None:
            return free
        idle = view.idle >= IDLE_ROUNDS - 1
        when = When(view.turn, view.coup, view.arsenals, idle)
        return self.planned(eye, table, dice, when, budget) or self._otherwise(view)

    def planned(
        self, eye: Eye, table: Table, dice: Dice, when: When, budget: Millis
    ) -> Lay | Recover | None:
        """What it does with its coup; None if nothing is worth it."""
        return planned(eye, table, dice, when, budget)

    def _free(self, view: TableView, table: Table) -> Asked | None:
        """What costs no coup: an end cross taken back, a chess piece hidden where it only holds
        back (BLW-07, BLC-07)."""
        prospect = Prospect(table)
        if "Lift" in view.can:
            for chain in table.own():
                for end in (0, 1):
                    if liftable(table, chain, end) and self._gains(prospect, chain, end):
                        return Lift(view.turn, view.coup, chain.id, end)
        if "TurnBack" in view.can and prospect.now[table.seat] > self.mind.temper.guards + FAR:
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

    def _otherwise(self, view: TableView) -> Asked:
        """Without a word worth its letters: draw, or do nothing."""
        if "Draw" in view.can:
            return Draw(view.turn, view.coup)
        return Pass(view.turn, view.coup)
