"""What a bot does with its turn: the coup that looks best, or, at the top, the best series of coups
of its own weighed against the answers it must expect."""

from itertools import islice

import numpy as np

from logomachie.bots.dice import Dice
from logomachie.bots.guerre_des_mots.idea import NEAR, Idea, When, after, crossed, ideas
from logomachie.bots.guerre_des_mots.mind import Eye, Mind
from logomachie.bots.guerre_des_mots.retreat import retreat
from logomachie.bots.guerre_des_mots.search import Search
from logomachie.core.value import Millis
from logomachie.games.guerre_des_mots.table import Table
from logomachie.games.guerre_des_mots.types import Lay, Recover
from logomachie.solvers.guerre_promise import WIN, Prospect

WASTE = -0.75  # a coup that promises less is not worth its letters
FEW = 6  # tokens: an arsenal that wants letters …
GOOD = 0.5  # … unless a coup promises so much


def planned(eye: Eye, table: Table, dice: Dice, when: When, budget: Millis) -> Lay | Recover | None:
    """What this level plays; None if nothing is worth it."""
    if eye.mind.temper.ahead:
        return Search(eye, table, dice, when, budget).best()
    idea = _fancied(eye, table, dice, when)
    if table.phase == "FIRST":
        return None if idea is None else idea.lay
    least = WASTE if when.idle else GOOD
    if len(table.arsenal) < FEW and (idea is None or idea.promise < least):
        back = retreat(eye.mind, table, when)
        if back is not None:
            return back
    return None if idea is None or idea.promise < WASTE else idea.lay


def _fancied(eye: Eye, table: Table, dice: Dice, when: When) -> Idea | None:
    """One of the coups that look best."""
    mind = eye.mind
    best = list(islice(ideas(eye, table, dice, when), mind.temper.best))
    if not best:
        return None
    promise = np.array([idea.promise for idea in best])
    if promise[0] >= WIN:
        return best[0]
    weights = np.exp((promise - promise.max()) / max(mind.temper.warmth, 1e-9))
    return _guarded(mind, table, best[dice.pick(weights)])


def _guarded(mind: Mind, table: Table, idea: Idea) -> Idea:
    """A word near the goal is better guarded than followed by another coup."""
    if not mind.temper.shields or not idea.verdict.tactical:
        return idea
    if Prospect(after(table, idea.verdict)).now[table.seat] > NEAR:
        return idea
    return crossed(mind, table, idea) or idea
