"""A person at La Guerre des Mots: of the words that come to mind the one that goes farthest."""

from functools import cache
from typing import Any

import numpy as np

from folk.model import Luck, Model, clocks, known, readiness
from logomachie.core.value import Millis
from logomachie.games.guerre_des_mots.rules.dictionary import Dictionary
from logomachie.games.guerre_des_mots.rules.table import options, table_seen
from logomachie.games.guerre_des_mots.rules.types import (
    Answer,
    Draw,
    Pass,
    Recover,
    Setup,
    TableView,
)
from logomachie.games.guerre_des_mots.solver.coups import Field
from logomachie.games.guerre_des_mots.solver.legal import Moves
from logomachie.games.guerre_des_mots.solver.lexis import Lexis, lexis_of
from logomachie.games.guerre_des_mots.solver.options import judged
from logomachie.games.guerre_des_mots.solver.promise import Prospect
from logomachie.games.guerre_des_mots.solver.words import oracle
from logomachie.lexicon.lexicon import Lexicon

LONGEST = 9  # letters of a word one tries to lay
POOR = 6  # tokens: an arsenal that wants letters
BACKWARD = -0.75  # words lost, beyond which one would rather not
TIRED = 4  # coups of a turn


@cache
def words_of(lexicon: Lexicon, model: Model) -> Lexis:
    """What this person could lay, without accents and compounds."""
    rows = np.flatnonzero(known(lexicon, model) & (lexicon.length <= LONGEST))
    return lexis_of(lexicon.listed(rows), accents=False)


class Person:
    """One person at one table, of the simplified rule."""

    def __init__(self, model: Model, config: Setup, lexicon: Lexicon) -> None:
        self.model, self.config, self.lexicon = model, config, lexicon
        self.options = options(config)
        assert not self.options.accents, "the default table sets none"
        self.words = words_of(lexicon, model)
        self.dictionary = Dictionary(oracle(lexicon), accents=False)

    def choose(self, view: TableView, now: Millis, rng: Any, budget: Millis) -> Any:
        """When and what; None: wait."""
        del budget  # a model thinks no deeper for having more time
        if view.seat is None or view.wake is None:
            return None
        at = max(now, min(now + 5_000, view.wake - 500))
        if "Answer" in view.can:
            return at, Answer(view.turn, agrees=False)
        if "Lay" not in view.can:
            return None
        return at, self._coup(view, view.seat, rng)

    def _coup(self, view: TableView, seat: int, rng: Any) -> Any:
        table = table_seen(view, self.options, seat)
        poor = len(table.arsenal) < POOR
        promise, lay = self._best(view, table, rng)
        last = view.coup > TIRED and promise < 1
        if lay is not None and not last and (promise > 0 or (not poor and promise >= BACKWARD)):
            return lay
        if lay is not None and view.phase == "FIRST":
            return lay
        if poor and "Recover" in view.can and view.coup == 1:
            backs = [move for move in self._others(view) if isinstance(move, Recover)]
            if backs:
                return max(backs, key=lambda back: back.count)
        if "Draw" in view.can:
            return Draw(view.turn, view.coup)
        return Pass(view.turn, view.coup)

    def _others(self, view: TableView) -> Any:
        """What may be done instead of a coup."""
        return Moves(view, self.config, self.lexicon).instead()

    def _best(self, view: TableView, table: Any, rng: Any) -> tuple[float, Any]:
        """The best coup of the words noticed, the second best when one errs."""
        luck = Luck(rng, view.seat, view.turn)
        field = Field(table, self.words, self.dictionary, turn=view.turn, coup=view.coup, sources=1)
        prospect, found = Prospect(table), list[tuple[float, Any, int]]()
        least: dict[str, int] = {}
        for coups in field.batches(piracy=False, compounds=False):
            if not len(coups):
                continue
            scores = prospect.of(coups)
            for row in range(len(coups)):
                word = coups.word(row)
                laid = int(coups.laid[row])
                least[word] = min(laid, least.get(word, laid))
                found.append((float(scores[row]), coups, row))
        words = list(least)
        if not words:
            return 0.0, None
        rows = [self.lexicon.row(word) for word in words]
        zipf = np.array([0 if row is None else int(self.lexicon.zipf100[row]) for row in rows])
        sizes, moved = np.array([len(word) for word in words]), np.array([*least.values()])
        rings = clocks(words, luck.getrandbits(32)) / readiness(zipf, sizes, moved)
        few = {words[place] for place in np.argsort(rings, kind="stable")[: self.model.notices]}
        mine = [(promise, coups, row) for promise, coups, row in found if coups.word(row) in few]
        mine.sort(key=lambda each: -each[0])
        errs = luck.random() < self.model.errs
        legal = []
        for promise, coups, row in mine:
            lay = coups.tell(row)
            if judged(lay, table, self.dictionary) is not None:
                legal.append((promise, lay))
                if len(legal) > errs:
                    break
        return legal[-1] if legal else (0.0, None)
