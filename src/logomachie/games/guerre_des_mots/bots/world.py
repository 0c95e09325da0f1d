"""A way the hidden arsenals may look, and how a round of the others may go in it."""

from collections import Counter
from dataclasses import replace

from logomachie.bots.dice import Dice
from logomachie.core.value import Seat
from logomachie.games.guerre_des_mots.bots.idea import after
from logomachie.games.guerre_des_mots.bots.mind import Eye, Mind
from logomachie.games.guerre_des_mots.bots.outlook import (
    DEFEAT,
    VICTORY,
    bared,
    hoped,
    winning,
    worth,
)
from logomachie.games.guerre_des_mots.rules.table import Table
from logomachie.games.guerre_des_mots.rules.tiles import front
from logomachie.games.guerre_des_mots.rules.types import Token
from logomachie.games.guerre_des_mots.solver.coups import Coups, Field
from logomachie.games.guerre_des_mots.solver.effort import Effort
from logomachie.games.guerre_des_mots.solver.options import judged
from logomachie.games.guerre_des_mots.solver.promise import Prospect
from logomachie.games.guerre_des_mots.solver.ranking import best

RIVALS = 3  # opponents whose answers are thought through, the nearest to a goal
TRIED = 3  # coups of an opponent that are looked at until one is legal
FEARED = 2.2  # words from a goal: one whom the others would drive away
HOPELESS = 0.05  # chance to be still in the game that is not worth a thought


class World:
    """Arsenals that agree with what one sees, and eyes for them."""

    def __init__(
        self, mind: Mind, table: Table, held: tuple[int, ...], dice: Dice, effort: Effort
    ) -> None:
        """`effort`: of the thought it is part of."""
        self.mind, self.seat = mind, table.seat
        self.eye = Eye(mind, dice, effort=effort)
        pool = unseen(table)
        self.hands = {
            other: _drawn(pool, held[other], dice)
            for other in range(len(table.places))
            if other != table.seat and other not in table.gone
        }

    def spared(self, table: Table) -> float:
        """How likely nobody wins before one's next turn, if all the others only look for that."""
        left = 1.0
        for other, hand in self.hands.items():
            left *= 1.0 - winning(self.mind, bared(seated(table, other, hand)))
        return left

    def answered(self, table: Table) -> float:
        """What a position is worth once the others have answered, in words."""
        board, left, value = table, 1.0, 0.0
        for other in self._rivals(table):
            his = bared(seated(board, other, self.hands[other]))
            win = winning(self.mind, his)
            value += left * win * DEFEAT
            left *= 1.0 - win
            if left < HOPELESS:
                return value
            board = replace(board, chains=self._answer(his).chains)
        mine = fresh(replace(board, seat=self.seat, arsenal=table.arsenal))
        if not self.mind.temper.further:
            return value + left * hoped(self.mind, mine)
        win = winning(self.mind, bared(mine))
        return value + left * (win * VICTORY + (1.0 - win) * worth(self._answer(mine), self.seat))

    def _rivals(self, table: Table) -> list[Seat]:
        """Who plays next, in order: the nearest to a goal if there are many."""
        now = Prospect(bared(table)).now
        order = [(self.seat + n) % len(table.places) for n in range(1, len(table.places))]
        order = [other for other in order if other in self.hands]
        near = sorted(order, key=lambda other: now[other])[:RIVALS]
        return [other for other in order if other in near]

    def _answer(self, table: Table) -> Table:
        """The board after the coup an opponent would choose if he does not win."""
        for promise, coups, row in self._thought(table):
            verdict = judged(coups.tell(row), table, self.mind.dictionary) if promise > 0 else None
            if verdict is not None:
                return after(table, verdict)
        return table

    def _thought(self, table: Table) -> list[tuple[float, Coups, int]]:
        """The most promising of his coups that do not win, as rows."""
        prospect, rows = Prospect(table), list[tuple[float, Coups, int]]()
        near = min(now for seat, now in prospect.now.items() if seat != table.seat)
        seen = Field(
            *(table, self.eye.short, self.mind.dictionary),
            sources=1,
            join=self.eye.effort.matched,
        )
        for coups in seen.batches(compounds=False, piracy=near < FEARED):
            if len(coups):
                scores = prospect.of(coups)
                scores[prospect.wins(coups)] = -1.0
                rows.extend((float(scores[row]), coups, int(row)) for row in best(scores, TRIED))
        return sorted(rows, key=lambda found: -found[0])[:TRIED]


def seated(table: Table, seat: Seat, arsenal: tuple[Token, ...]) -> Table:
    """The table as another seat may see it when its turn begins."""
    return fresh(replace(table, seat=seat, arsenal=arsenal))


def fresh(table: Table) -> Table:
    """The table at the beginning of a turn."""
    return replace(table, credits=1, seen=frozenset(), barred=frozenset(), phase="TURN")


def unseen(table: Table) -> list[Token]:
    """The tokens that lie in the arsenals of others or in the reserve."""
    left = Counter(table.options.tiles.counts)
    left.subtract(table.arsenal)
    fronts = Counter(front(piece.token) for chain in table.chains.values() for piece in chain.path)
    pool: list[Token] = []
    for token in sorted(left):
        gone = min(fronts[front(token)], max(left[token], 0))
        fronts[front(token)] -= gone
        pool.extend([token] * (max(left[token], 0) - gone))
    return pool


def _drawn(pool: list[Token], size: int, dice: Dice) -> tuple[Token, ...]:
    """So many tokens out of the pool."""
    drawn: list[Token] = []
    while pool and len(drawn) < size:
        at = min(int(dice.uniform() * len(pool)), len(pool) - 1)
        drawn.append(pool.pop(at))
    return tuple(sorted(drawn))


def imagined(table: Table, seat: Seat, size: int, dice: Dice) -> Table:
    """The table as another seat may see it: an arsenal drawn from all that nobody shows."""
    return seated(table, seat, _drawn(unseen(table), size, dice))
