"""What a bot does with its turn: the coup that looks best, or, at the top, the best series of coups
of its own weighed against the answers it must expect."""

from collections import Counter
from dataclasses import dataclass, replace
from itertools import islice
from math import exp

import numpy as np

from logomachie.bots.dice import Dice
from logomachie.bots.guerre_des_mots.idea import NEAR, Idea, When, after, crossed, field, ideas
from logomachie.bots.guerre_des_mots.mind import Mind
from logomachie.core.value import Millis, Seat
from logomachie.games.guerre_des_mots.table import Table
from logomachie.games.guerre_des_mots.tiles import front
from logomachie.games.guerre_des_mots.types import Token
from logomachie.solvers.guerre_promise import WIN, Prospect

WASTE = -0.75  # a coup that promises less is not worth its letters
WIDE = 5  # coups tried of each position of a series
NODE: Millis = 25  # of its budget a bot gives to one more position
LOSS = 2.5  # words one would give not to let an opponent win
WORTH = 0.4  # of what the best answer gains for him


@dataclass(frozen=True)
class Line:
    """The first coup of a series, and where the series leads."""

    idea: Idea
    table: Table
    value: float


def worth(table: Table, seat: Seat) -> float:
    """How good a position is for a seat: near a goal, the others far, letters in hand."""
    now = Prospect(table).now
    danger = sum(1.4 * exp(-(now[other] - 1.0)) for other in now if other != seat)
    return -now[seat] - danger / max(1, len(now) - 1) + 0.03 * min(len(table.arsenal), 12)


def planned(mind: Mind, table: Table, dice: Dice, when: When, budget: Millis) -> Idea | None:
    """What this level plays; None if nothing is worth it."""
    if mind.temper.ahead:
        return _searched(mind, table, dice, when, budget)
    best = list(islice(ideas(mind, table, dice, when), mind.temper.best))
    if not best:
        return None
    promise = np.array([idea.promise for idea in best])
    if promise[0] >= WIN:
        return best[0]
    weights = np.exp((promise - promise.max()) / max(mind.temper.warmth, 1e-9))
    chosen = best[dice.pick(weights)]
    if chosen.promise < WASTE and table.phase != "FIRST":
        return None
    return _guarded(mind, table, chosen)


def _guarded(mind: Mind, table: Table, idea: Idea) -> Idea:
    """A word near the goal is better guarded than followed by another coup."""
    if not mind.temper.shields or not idea.verdict.tactical:
        return idea
    if Prospect(after(table, idea.verdict)).now[table.seat] > NEAR:
        return idea
    return crossed(mind, table, idea) or idea


def _searched(mind: Mind, table: Table, dice: Dice, when: When, budget: Millis) -> Idea | None:
    """The best of its series of coups, the best few weighed against the others' answers."""
    nodes = [max(3, min(12, budget // NODE))]
    lines = _lines(mind, table, dice, when, nodes, mind.temper.ahead)
    if not lines:
        return None
    lines.sort(key=lambda line: -line.value)
    if lines[0].value >= WIN:
        return lines[0].idea
    if table.phase == "FIRST":
        return lines[0].idea
    idle = worth(table, table.seat) - 0.3
    weighed = [
        (line.value - _feared(mind, line.table, table.seat, dice, when), -n, line)
        for n, line in enumerate(lines[: mind.temper.replies])
    ]
    value, _, line = max(weighed, key=lambda item: item[:2])
    if value < idle - LOSS:
        return None
    return line.idea


def _lines(
    mind: Mind, table: Table, dice: Dice, when: When, nodes: list[int], depth: int
) -> list[Line]:
    """Every coup that comes to mind with the best that may follow it in the same turn."""
    nodes[0] -= 1
    found: list[Line] = []
    first = depth == mind.temper.ahead
    for idea in islice(ideas(mind, table, dice, when, hard=first), WIDE):
        if idea.verdict.win is not None:
            return [Line(idea, after(table, idea.verdict), 2 * WIN)]
        found.append(_followed(mind, table, idea, dice, when, nodes, depth))
        guarded = crossed(mind, table, idea) if idea.verdict.tactical else None
        if guarded is not None:
            stop = after(table, guarded.verdict)
            found.append(Line(guarded, stop, worth(stop, table.seat) + 0.3))
        if found[-1].value >= WIN:
            break
    return found


def _followed(
    mind: Mind, table: Table, idea: Idea, dice: Dice, when: When, nodes: list[int], depth: int
) -> Line:
    then = after(table, idea.verdict)
    value = worth(then, table.seat)
    if idea.verdict.credits < 1 or then.coups_left < 1:
        return Line(idea, then, value)
    if depth <= 1 or nodes[0] <= 0:
        return Line(idea, then, value + 0.5)
    more = _lines(mind, then, dice, when, nodes, depth - 1)
    best = max(more, key=lambda line: line.value, default=None)
    if best is None or best.value < value:
        return Line(idea, then, value)
    return Line(idea, best.table, best.value - 0.01)


def _feared(mind: Mind, table: Table, seat: Seat, dice: Dice, when: When) -> float:
    """What the next opponents could do with arsenals one may imagine, in words."""
    prospect = Prospect(table)
    order = [(seat + step) % len(table.places) for step in range(1, len(table.places))]
    alive = [other for other in order if other not in table.gone]
    nearest = sorted(alive, key=lambda other: prospect.now[other])[:1]
    total = 0.0
    for other in nearest:
        his = imagined(table, other, when.held[other], dice)
        view = field(mind, his, dice, when, look=1.0)
        seen = Prospect(his)
        best = max(
            (float(seen.of(coups).max()) for coups in view.batches(compounds=False) if len(coups)),
            default=0.0,
        )
        total += LOSS if best >= WIN / 2 else WORTH * max(best, 0.0)
    return total


def imagined(table: Table, seat: Seat, size: int, dice: Dice) -> Table:
    """The table as another seat may see it: an arsenal drawn from all that nobody shows."""
    unseen = Counter(table.options.tiles.counts)
    unseen.subtract(table.arsenal)
    fronts = Counter(front(piece.token) for chain in table.chains.values() for piece in chain.path)
    pool: list[Token] = []
    for token in sorted(unseen):
        gone = min(fronts[front(token)], max(unseen[token], 0))
        fronts[front(token)] -= gone
        pool.extend([token] * (max(unseen[token], 0) - gone))
    drawn: list[Token] = []
    while pool and len(drawn) < size:
        at = min(int(dice.uniform() * len(pool)), len(pool) - 1)
        drawn.append(pool.pop(at))
    return replace(
        table,
        seat=seat,
        arsenal=tuple(sorted(drawn)),
        credits=1,
        seen=frozenset(),
        barred=frozenset(),
        phase="TURN",
    )
