"""Play-outs: how a position may go on between Lettrés, in a world that agrees with what one sees.

So many worlds and so many turns, never so many seconds: the same position gives the same chance.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import exp
from typing import Any

from msgspec.structs import replace

from logomachie.bots.dice import Dice
from logomachie.core.game import Move, Refused
from logomachie.core.house import House, Housed
from logomachie.core.rng import Rng
from logomachie.core.value import Seat
from logomachie.games.guerre_des_mots.bots.quick import LETTRE, Quick
from logomachie.games.guerre_des_mots.bots.world import unseen
from logomachie.games.guerre_des_mots.rules.table import Table, options, table_of
from logomachie.games.guerre_des_mots.rules.types import Setup, State, Token
from logomachie.games.guerre_des_mots.solver.promise import Prospect
from logomachie.lexicon.lexicon import Lexicon

WORLDS = 6  # of each turn
TURNS = 6  # after it: then the position is estimated
STEEP = 1.2  # how much a word less to the goal means
BUDGET = 0  # positions a player looks at are counted by it: none beyond the least
LONGEST = 60  # lines of a play-out, whatever happens

AnyHouse = House[Any, Any]


def estimated(state: State, setup: Setup) -> tuple[float, ...]:
    """Each seat's chance by the words it still needs to a goal, whoever moves a little nearer."""
    if state.why is not None:
        seats = range(setup.seats)
        if state.winner is None:
            return tuple(1 / setup.seats for _ in seats)
        return tuple(float(seat == state.winner) for seat in seats)
    if len({*state.opened, *state.gone}) < setup.seats:
        return tuple(1 / setup.seats for _ in range(setup.seats))  # nobody is nearer before that
    now = Prospect(table_of(state, setup, options(setup), state.active)).now
    weights = [
        0.0
        if seat in state.gone
        else exp(-STEEP * (now[seat] - (0.5 if seat == state.active else 0.0)))
        for seat in range(setup.seats)
    ]
    total = sum(weights) or 1.0
    return tuple(weight / total for weight in weights)


@dataclass(frozen=True)
class Worlds:
    """The worlds one seat may imagine as its turn begins."""

    game: AnyHouse
    lexicon: Lexicon
    housed: Housed[Any]
    table: Table  # as the seat sees it
    seat: Seat

    @property
    def setup(self) -> Setup:
        setup = self.game.config
        assert isinstance(setup, Setup)
        return setup

    @cached_property
    def imagined(self) -> tuple[Housed[Any], ...]:
        """What is hidden drawn anew: the arsenals of the others and the reserve."""
        return tuple(self._imagined(n) for n in range(WORLDS))

    def _imagined(self, number: int) -> Housed[Any]:
        state: State = self.housed.game
        dice = Dice(Rng("worlds"), f"{number} {self.seat} {state.turn}")
        pool = list(unseen(self.table))
        arsenals = tuple(
            held if seat == self.seat else _drawn(pool, len(held), dice)
            for seat, held in enumerate(state.arsenals)
        )
        reserve = _drawn(pool, len(state.reserve), dice, ordered=False)
        world = replace(
            state, arsenals=arsenals, reserve=reserve, rng=Rng(f"world {number} {state.turn}")
        )
        return replace(self.housed, game=world)

    def chance(self, moves: Sequence[Move]) -> float:
        """The seat's chance to win with these moves, over all worlds; where they do not end its
        turn, a Lettré goes on with it."""
        found = [self._played(number, moves) for number in range(WORLDS)]
        return sum(found) / len(found)

    def _played(self, number: int, moves: Sequence[Move]) -> float:
        world, at = self.imagined[number], self.at
        state = world
        turn = world.game.turn
        for move in moves:
            if state.game.turn != turn or self.game.outcome(state) is not None:
                break
            try:
                state, _ = self.game.step(state, at, self.seat, move)
            except Refused:
                break
        return self._followed(number, state, at, turn + TURNS)

    @property
    def at(self) -> int:
        """A time at which the turn may be played."""
        return max(0, int(self.housed.game.until) - 1_000)

    def _followed(self, number: int, state: Housed[Any], at: int, last: int) -> float:
        """Lettrés play on for some turns; then what the position promises the seat. In each world
        other words come to mind, whatever the turn began with."""
        player = Quick(self.lexicon, LETTRE, self.setup)
        chance = Rng("playout").fork(f"{self.seat} {number}")
        for _ in range(LONGEST):
            if self.game.outcome(state) is not None or state.game.turn > last:
                break
            wake = self.game.wake(state)
            seat = state.game.active if state.game.request is None else state.game.request.of
            wish = player.choose(self.game.view(state, seat), at, chance, BUDGET)
            try:
                if wish is None or (wake is not None and wish[0] >= wake):
                    at = max(at, wake or at)
                    state, _ = self.game.tick(state, at)
                else:
                    at = wish[0]
                    state, _ = self.game.step(state, at, seat, wish[1])
            except Refused:
                break
        return estimated(state.game, self.setup)[self.seat]


def _drawn(pool: list[Token], size: int, dice: Dice, *, ordered: bool = True) -> tuple[Token, ...]:
    """So many tokens out of the pool, in order of their names or as they come."""
    drawn = [pool.pop(int(dice.uniform() * len(pool))) for _ in range(min(size, len(pool)))]
    return tuple(sorted(drawn) if ordered else drawn)
