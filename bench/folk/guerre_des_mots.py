"""A person at La Guerre des Mots: of the words that come to mind the one that goes farthest."""

from functools import cache, lru_cache
from typing import Any

import numpy as np

from folk.model import Luck, Model, clocks, known, readiness
from logomachie.core.value import Millis
from logomachie.games.guerre_des_mots.rules.dictionary import Dictionary
from logomachie.games.guerre_des_mots.rules.recovery import recovered
from logomachie.games.guerre_des_mots.rules.table import options, table_seen
from logomachie.games.guerre_des_mots.rules.types import (
    Answer,
    Draw,
    Lay,
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
POOR = 6  # tokens: an arsenal one spares …
WANTING = 10  # … and one that wants letters, where no word leads on
BACKWARD = -0.75  # words lost, beyond which one would rather not
LOOKS = (1, 2, 4)  # times so many words, as long as none leads on
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
        self.common = lru_cache(maxsize=20_000)(self._common)

    def choose(self, view: TableView, now: Millis, rng: Any, budget: Millis) -> Any:
        """When and what; None: wait."""
        del budget  # a model thinks no deeper for having more time
        if view.seat is None or view.wake is None:
            return None
        if "Answer" in view.can:
            return max(now, min(now + 5_000, view.wake - 500)), Answer(view.turn, agrees=False)
        if "Lay" not in view.can:
            return None
        move, looks = self._coup(view, view.seat, rng)
        luck = Luck(rng, view.seat, view.turn, view.coup, "pause")
        pause = luck.turn(self.model) if view.coup == 1 else luck.again(self.model)
        pause = looks * pause + self.model.typed(len(move.letters) if isinstance(move, Lay) else 0)
        return max(now, min(now + pause, view.wake - 500)), move

    def _coup(self, view: TableView, seat: int, rng: Any) -> tuple[Any, int]:
        """What is done, after how many looks."""
        table = table_seen(view, self.options, seat)
        poor = len(table.arsenal) < POOR
        promise, lay, looks = self._best(view, table, rng)
        last = view.coup > TIRED and promise < 1
        if lay is not None and not last and (promise > 0 or (not poor and promise >= BACKWARD)):
            return lay, looks
        if lay is not None and view.phase == "FIRST":
            return lay, looks
        if len(table.arsenal) < WANTING and "Recover" in view.can and view.coup == 1:
            backs = [move for move in self._others(view) if isinstance(move, Recover)]
            if backs:
                return min(backs, key=lambda back: self._lost(table, back)), looks
        if "Draw" in view.can:
            return Draw(view.turn, view.coup), looks
        return Pass(view.turn, view.coup), looks

    def _others(self, view: TableView) -> Any:
        """What may be done instead of a coup."""
        return Moves(view, self.config, self.lexicon).instead()

    def _lost(self, table: Any, back: Recover) -> tuple[float, int]:
        """How far one is from a goal after a recovery; of such the one that brings most letters."""
        found = recovered(table, back.chain, back.end, back.count, self.dictionary)
        return Prospect(table).far(table.seat, found.chain), -back.count

    def _best(self, view: TableView, table: Any, rng: Any) -> tuple[float, Any, int]:
        """The best coup of the words noticed, the second best when one errs; as long as it leads
        nowhere one looks again, at twice as many words."""
        luck = Luck(rng, view.seat, view.turn)
        field = Field(table, self.words, self.dictionary, turn=view.turn, coup=view.coup, sources=1)
        batches = [b for b in field.batches(piracy=False, compounds=False) if len(b)]
        if not batches:
            return 0.0, None, 1
        prospect = Prospect(table)
        scores = np.concatenate([prospect.of(coups) for coups in batches])
        forms = np.concatenate([coups.found.row for coups in batches])
        order = self._order(batches, forms, luck)
        at = [(coups, row) for coups in batches for row in range(len(coups))]
        errs = luck.random() < self.model.errs
        told, looks = (0.0, None), 1
        for looks in LOOKS:
            mine = np.flatnonzero(np.isin(forms, order[: looks * self.model.notices]))
            best = mine[np.argsort(-scores[mine], kind="stable")]
            told = self._told([(float(scores[n]), *at[n]) for n in best.tolist()], table, errs)
            if told[0] > 0:
                break
        return (*told, looks)

    def _order(self, batches: Any, forms: Any, luck: Luck) -> Any:
        """The words that could be laid, as they come to mind."""
        laid = np.concatenate([coups.laid for coups in batches])
        kinds, first, which = np.unique(forms, return_index=True, return_inverse=True)
        least = np.full(len(kinds), LONGEST)
        np.minimum.at(least, which, laid)
        sizes = [len(coups) for coups in batches]
        begins = np.cumsum([0, *sizes])
        spot = np.searchsorted(begins, first, side="right") - 1
        words = [
            batches[k].word(n)
            for k, n in zip(spot.tolist(), (first - begins[spot]).tolist(), strict=True)
        ]
        zipf = np.array([self.common(word) for word in words])
        ready = readiness(zipf, np.array([len(word) for word in words]), least)
        return kinds[np.argsort(clocks(words, luck.getrandbits(32)) / ready, kind="stable")]

    def _common(self, word: str) -> int:
        row = self.lexicon.row(word)
        return 0 if row is None else int(self.lexicon.zipf100[row])

    def _told(self, best: list[Any], table: Any, errs: bool) -> tuple[float, Any]:
        """The first coup the rules allow, the second when one errs."""
        legal = []
        for promise, coups, row in best:
            lay = coups.tell(row)
            if judged(lay, table, self.dictionary) is not None:
                legal.append((promise, lay))
                if len(legal) > errs:
                    break
        return legal[-1] if legal else (0.0, None)
