"""What a bot does with its turn: the coup that looks best, or, at the top, the best series of coups
of its own weighed against the answers it must expect."""

from collections.abc import Iterator
from itertools import islice

import numpy as np

from logomachie.bots.dice import Dice
from logomachie.core.value import Millis
from logomachie.games.guerre_des_mots.bots.idea import NEAR, Idea, When, after, crossed, looks
from logomachie.games.guerre_des_mots.bots.mind import Eye, Mind
from logomachie.games.guerre_des_mots.bots.retreat import retreat
from logomachie.games.guerre_des_mots.bots.search import Search
from logomachie.games.guerre_des_mots.rules.table import Table
from logomachie.games.guerre_des_mots.rules.types import Lay, Recover
from logomachie.games.guerre_des_mots.solver.promise import WIN, Prospect

SHOWY = 2.0  # words a coup may be worse than the best and still be played for its tactics
WASTE = -0.75  # a coup that promises less is not worth its letters
FEW, AMPLE = 6, 12  # tokens: an arsenal that wants letters; one that wants none
TIRED = 4  # coups of a turn, after which one shifts letters no more …
BETTER = 1.4  # … unless that promises so much
GOOD = 0.5  # a coup that promises so much is played with few letters, too


def planned(eye: Eye, table: Table, dice: Dice, when: When, budget: Millis) -> Lay | Recover | None:
    """What this level plays; None if nothing is worth it."""
    if eye.mind.temper.ahead:
        return Search(eye, table, dice, when, budget).best()
    return chosen(eye.mind, table, dice, when, looks(eye, table, dice, when))


def chosen(
    mind: Mind, table: Table, dice: Dice, when: When, looks: Iterator[Iterator[Idea]]
) -> Lay | Recover | None:
    """What is played of what comes to mind, look after look."""
    idea = _looked(mind, table, dice, when, looks)
    if table.phase == "FIRST":
        return None if idea is None else idea.lay
    if when.coup > TIRED and (idea is None or idea.promise < BETTER):
        return None
    if idea is not None and (when.idle or idea.promise >= _least(table)):
        return idea.lay
    back = retreat(mind, table, when) if len(table.arsenal) < AMPLE else None
    if back is None and idea is not None and idea.promise >= WASTE:
        return idea.lay
    return back


def _least(table: Table) -> float:
    """What a coup must promise to be worth its letters, the fewer there are the more."""
    if len(table.arsenal) >= AMPLE:
        return WASTE
    return GOOD if len(table.arsenal) < FEW else 0.0


def _looked(
    mind: Mind, table: Table, dice: Dice, when: When, looks: Iterator[Iterator[Idea]]
) -> Idea | None:
    """The coup one would play; as long as none is worth its letters, one looks again."""
    best: Idea | None = None
    for thoughts in looks:
        idea = _fancied(mind, table, dice, thoughts)
        if idea is not None and (best is None or idea.promise > best.promise):
            best = idea
        if best is not None and (when.idle or best.promise >= _least(table)):
            break
    return best


def _fancied(mind: Mind, table: Table, dice: Dice, thoughts: Iterator[Idea]) -> Idea | None:
    """One of the coups that look best."""
    best = list(islice(thoughts, mind.temper.best))
    if not best:
        return None
    promise = np.array([idea.promise for idea in best])
    if promise[0] >= WIN:
        return best[0]
    if dice.happens(mind.temper.shows):
        least = max(WASTE, float(promise[0]) - SHOWY)
        likely = [idea for idea in (*best, *thoughts) if idea.promise >= least]
        rarest = max(likely, key=_rarity, default=best[0])
        if _rarity(rarest):
            return rarest
    weights = np.exp((promise - promise.max()) / max(mind.temper.warmth, 1e-9))
    return _guarded(mind, table, best[dice.pick(weights)])


def _rarity(idea: Idea) -> int:
    """How seldom one sees such a coup: a shot (SHT-05), a letter turned to a right angle (DIR-01),
    a chess piece that comes up (BLC-02); nothing of the kind."""
    if idea.lay.shots:
        return 3
    return 2 if idea.lay.bend else int(any(letter.symbol for letter in idea.lay.letters))


def _guarded(mind: Mind, table: Table, idea: Idea) -> Idea:
    """A word near the goal is better guarded than followed by another coup."""
    if not mind.temper.shields or not idea.verdict.tactical:
        return idea
    if Prospect(after(table, idea.verdict)).far(table.seat) > NEAR:
        return idea
    return crossed(mind, table, idea) or idea
