"""A quick player for play-outs: what comes to mind it tries at a glance, where a player at a table
sees every place at once. It is the same level: the same words, as many of them, the same choice."""

from collections.abc import Iterator
from copy import copy
from dataclasses import replace as changed
from functools import lru_cache

import numpy as np

from logomachie.bots.dice import Dice
from logomachie.bots.notice import readiness
from logomachie.bots.strength import MINDS
from logomachie.core.value import Millis
from logomachie.games.guerre_des_mots.bots.idea import PATIENCE, Idea, When, whole
from logomachie.games.guerre_des_mots.bots.mind import Eye, Mind
from logomachie.games.guerre_des_mots.bots.plan import chosen
from logomachie.games.guerre_des_mots.bots.player import Player
from logomachie.games.guerre_des_mots.rules.table import Table
from logomachie.games.guerre_des_mots.rules.types import Lay, Recover, Setup
from logomachie.games.guerre_des_mots.solver.glance import Glance, Wordlist
from logomachie.games.guerre_des_mots.solver.plain_glance import Row, Seen
from logomachie.games.guerre_des_mots.solver.promise import WIN
from logomachie.lexicon.lexicon import Lexicon

LETTRE = 2  # the level of play-outs
DRAWS = 12_000  # words that may come to mind before one gives up
FEW = 3  # among which it chooses
MOST = 6  # coups that are told


class Quick(Player):
    """One level, quick."""

    def __init__(self, lexicon: Lexicon, level: float, config: Setup) -> None:
        super().__init__(lexicon, level, config)
        self.mind = hasty(self.mind)

    def planned(
        self,
        eye: Eye,
        table: Table,
        dice: Dice,
        when: When,
        budget: Millis,  # noqa: ARG002  # it always thinks as little
    ) -> Lay | Recover | None:
        """What it does with its coup; None if nothing is worth it."""
        return chosen(self.mind, table, dice, when, glanced(eye, table, dice, when))


def glanced(eye: Eye, table: Table, dice: Dice, when: When) -> Iterator[Iterator[Idea]]:
    """What comes to mind at one glance after the other: the same words and more each time."""
    pirates = dice.happens(eye.mind.temper.pirates)
    glance = Glance(table, wordlist(eye.mind), pirates=pirates)
    before = Seen([], 0)
    for look in PATIENCE:
        count = round(look * eye.count)
        seen = glance.best(eye.seed, count, DRAWS, MOST)
        if seen.rows != before.rows:
            fancied = _fancied_first(seen.rows, eye.mind, dice)
            yield _promising(eye, table, when, glance, fancied)
        if seen.noticed < count:
            return  # there is no more to come
        before = seen


def _promising(
    eye: Eye, table: Table, when: When, glance: Glance, found: list[Row]
) -> Iterator[Idea]:
    """These coups, as far as the rules allow them."""
    for row in found:
        idea = whole(eye.mind, table, glance.tell(row, when.turn, when.coup), row.score)
        if idea is not None:
            yield idea


def _fancied_first(found: list[Row], mind: Mind, dice: Dice) -> list[Row]:
    """A choice among the best as the level makes it, before the rules are asked."""
    if not found or found[0].score >= WIN:
        return found
    scores = np.array([row.score for row in found[:FEW]])
    at = dice.pick(np.exp((scores - scores[0]) / max(mind.temper.warmth, 1e-9)))
    return [found[at], *found[:at], *found[at + 1 :]]


@lru_cache(maxsize=MINDS)
def hasty(mind: Mind) -> Mind:
    """The same head, which takes what it fancies and looks for no rare tactics."""
    head = copy(mind)
    head.temper = changed(mind.temper, best=1, shows=0.0)
    return head


@lru_cache(maxsize=2)
def wordlist(mind: Mind) -> Wordlist:
    """The words of a head, as they come to mind before it sees where they go."""
    sizes = mind.lexis.forms.sizes
    ready = readiness(mind.zipf100, sizes, np.ones(len(sizes), np.int64))
    return Wordlist(mind.lexis.forms, ready, mind.dictionary)
