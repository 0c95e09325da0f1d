"""A person at Wordsmith: looks at the pieces, some words come to mind, the best is claimed."""

from typing import Any

import numpy as np

from folk.model import Luck, Model, chosen, known, noticed, readiness
from logomachie.core.value import Millis
from logomachie.games.wordsmith import GAME as WORDSMITH
from logomachie.games.wordsmith.rules.types import (
    Choose,
    Claim,
    Pass,
    Roll,
    Setup,
    Stuck,
    TableView,
)
from logomachie.games.wordsmith.solver.search import book, found, task
from logomachie.lexicon.lexicon import Lexicon

GOOD = 4  # points of a word that is worth its row
AGAIN = 0.5  # a look at one piece more takes half as long as one at a fresh zone
PATIENCE = 6  # rolls after which any word will do
HURRY: Millis = 700


class Person:
    """One person at one table."""

    def __init__(self, model: Model, config: Setup, lexicon: Lexicon) -> None:
        self.model, self.config, self.lexicon = model, config, lexicon
        self.book = book(lexicon, config.alphabet_version)
        marked = self.book.said[self.book.plain :] <= model.words
        self.own = np.concatenate((known(lexicon, model), marked))

    def choose(self, view: TableView, now: Millis, rng: Any, budget: Millis) -> Any:
        """When and what; None: wait."""
        del budget  # a model thinks no deeper for having more time
        if view.seat is None or view.held is not None or not view.can:
            return None
        if view.phase not in ("BUILD", "LAST"):
            move = next(WORDSMITH.legal(view, self.config, self.lexicon), None)
            return None if move is None else (now + 3_000, move)
        sheet = view.sheets[view.seat]
        if sheet.wild and "Choose" in view.can:
            luck = Luck(rng, view.seat, view.round, "star", sheet.zone)
            kinds = [
                m for m in WORDSMITH.legal(view, self.config, self.lexicon) if isinstance(m, Choose)
            ]
            return max(now, view.changed + 1_500), luck.choice(kinds)
        if "Claim" not in view.can:
            return None
        return self._look(view, now, rng)

    def _look(self, view: TableView, now: Millis, rng: Any) -> Any:
        """The end of a look at the pieces as they lie: a word, the die, or giving up."""
        assert view.seat is not None
        sheet = view.sheets[view.seat]
        written = sum(row != "" for row in sheet.rows)
        luck = Luck(rng, view.seat, view.round, view.phase, written, sum(sheet.zone))
        fresh = view.changed <= view.sought
        median = self.model.median * (1.0 if fresh else AGAIN)
        at = max(view.changed, view.sought, view.opens) + luck.time(median, self.model.floor)
        ends = None if view.wake is None else view.wake - HURRY
        word = self._word(view, luck)
        if view.phase == "LAST":
            at = max(at, now)
            spoken = at + self._typed(word)
            if word is None or word[1] <= 0 or (ends is not None and spoken > ends):
                return (now if ends is None else min(max(now, at), ends)), Pass(view.round)
            return max(now, spoken), Claim(view.round, word[0])
        can_roll = "Roll" in view.can and not sheet.stuck
        tired = sum(sheet.zone) - 8 >= PATIENCE
        if word is not None and (word[1] >= GOOD or not can_roll or (tired and word[1] > 0)):
            return max(now, at + self._typed(word), view.again), Claim(view.round, word[0])
        if can_roll:
            return max(now, at, view.rolls), Roll(view.round)
        if "Stuck" in view.can and not sheet.stuck:
            return max(now, at + 30_000), Stuck(view.round)
        return None

    def _typed(self, word: tuple[str, int] | None) -> Millis:
        return 0 if word is None else self.model.typed(len(word[0]))

    def _word(self, view: TableView, luck: Luck) -> tuple[str, int] | None:
        """The best of the words noticed and what it is worth."""
        assert view.seat is not None
        some = found(self.book, self.config, task(view, self.config, view.seat), self.own)
        if not len(some):
            return None
        ready = readiness(self.book.zipf100[some.rows], self.book.length[some.rows])
        few = noticed(ready, self.model.notices, luck).tolist()
        best = sorted(few, key=lambda place: (-int(some.worth[place]), int(some.unused[place])))
        place = chosen(best, self.model, luck)
        return self.book.spelled(int(some.rows[place])), int(some.worth[place])
