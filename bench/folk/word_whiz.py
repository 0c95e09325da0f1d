"""A person at Word-Whiz: says the first word that comes, when it comes."""

from functools import lru_cache
from typing import Any

import numpy as np

from folk.model import Luck, Model, known, readiness
from logomachie.core.value import Millis
from logomachie.games.word_whiz.rules.types import Flip, Grab, Pass, Say, Setup, TableView
from logomachie.games.word_whiz.solver.search import needed, valid
from logomachie.lexicon.lexicon import Lexicon

EASY = "RST"  # what the median is told for
RICHNESS = 0.2  # a triple with a hundredth of the answers takes 2.5 times as long
HURRY: Millis = 500  # before a deadline


class Person:
    """One person at one table."""

    def __init__(self, model: Model, config: Setup, lexicon: Lexicon) -> None:
        self.model, self.config, self.lexicon = model, config, lexicon
        self.own = known(lexicon, model)
        self.easy = float(self._ready(self._knows(EASY)).sum())
        self.race = lru_cache(maxsize=8)(self._race)

    def _knows(self, letters: str) -> Any:
        rows = self.lexicon.containing(letters)
        return rows[self.own[rows]]

    def _ready(self, rows: Any) -> Any:
        return readiness(self.lexicon.zipf100[rows], self.lexicon.length[rows])

    def choose(self, view: TableView, now: Millis, rng: Any, budget: Millis) -> Any:
        """When and what; None: wait."""
        del budget  # a model thinks no deeper for having more time
        if view.seat is None or view.wake is None:
            return None
        luck = Luck(rng, view.seat, view.round, view.phase)
        wish: tuple[Millis, Any] | None = None
        if "Flip" in view.can:
            packs = [pack for pack in range(3) if view.left[pack]]
            begun = view.wake - 1000 * self.config.flip_seconds
            wish = begun + luck.time(2.0, 1.0), Flip(view.round, luck.choice(packs))
        elif "Grab" in view.can:
            at, word = self.race(view.visible, view.pawns[view.seat], rng.seed, view.round)
            if word and view.reveal + at < view.wake - HURRY:
                wish = view.reveal + at, Grab(view.round, at)
            elif "Pass" in view.can:
                wish = (view.reveal + view.wake) // 2, Pass(view.round)
        elif "Say" in view.can:
            _, word = self.race(view.visible, view.pawns[view.seat], rng.seed, view.round)
            begun = view.wake - 1000 * self.config.speak_seconds
            wish = begun + self.model.typed(len(word)), Say(view.round, word)
        if wish is None:
            return None
        return max(now, min(wish[0], view.wake - HURRY)), wish[1]

    def _race(self, visible: Any, pawns: Any, seed: str, number: int) -> tuple[Millis, str]:
        """When the first word comes after the reveal, and which; none: it never does."""
        luck = Luck(Seeded(seed), number, visible, pawns)
        letters = needed(visible, self.config)
        rows = valid(self.lexicon, self._knows(letters), self.config, pawns, frozenset()).rows
        ready = self._ready(rows)
        if not len(rows):
            return 0, ""
        median = self.model.median * (self.easy / float(ready.sum())) ** RICHNESS
        at = luck.time(median, self.model.floor)
        if luck.random() < self.model.errs:
            near = self._knows(letters[:2])
            wrong = near[~np.isin(near, rows)]
            rows, ready = (wrong, self._ready(wrong)) if len(wrong) else (rows, ready)
        place = luck.choices(range(len(rows)), ready.tolist())[0]
        return at, self.lexicon.spelled(int(rows[place]))


class Seeded:
    """A stream by its seed alone."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
