"""A person at Wordsearch: some words come to mind, the one with the most points is played."""

from functools import cache
from typing import Any

import numpy as np

from folk.model import Luck, Model, chosen, known, noticed, readiness
from logomachie.core.value import Millis
from logomachie.games.wordsearch.rules import board as boards
from logomachie.games.wordsearch.rules.types import (
    Accept,
    Claim,
    Play,
    Setup,
    Slide,
    Stop,
    TableView,
)
from logomachie.games.wordsearch.solver.lines import LONGEST
from logomachie.games.wordsearch.solver.words import oracle
from logomachie.lexicon.lexicon import Lexicon

SLIDING: Millis = 1_500  # each slide after the first


@cache
def rows_of(lexicon: Lexicon) -> dict[int, int]:
    """The row of every word a board can hold, by the number the solver packs it into."""
    table: dict[int, int] = {}
    for row, key in enumerate(lexicon.query.keys.tolist()):
        if len(key) <= LONGEST:
            prefix = 0
            for sign in key:
                prefix = prefix << 5 | (sign - 65)
            table[len(key) << 5 * LONGEST | prefix] = row
    return table


class Person:
    """One person at one table."""

    def __init__(self, model: Model, config: Setup, lexicon: Lexicon) -> None:
        self.model, self.config, self.lexicon = model, config, lexicon
        self.own = known(lexicon, model)
        self.solver = oracle(lexicon)
        self.meant: tuple[int, str, Any] | None = None  # the turn thought of last

    def choose(self, view: TableView, now: Millis, rng: Any, budget: Millis) -> Any:
        """When and what; None: wait."""
        del budget  # a model thinks no deeper for having more time
        if view.seat is None or view.wake is None or view.active != view.seat:
            if "Accept" in view.can:
                return now + 1_000, Accept(view.turn)
            return None
        if not {"Slide", "Claim", "Stop", "Play"} & set(view.can):
            return None
        if self.meant is None or self.meant[:2] != (view.turn, rng.seed):
            self.meant = view.turn, rng.seed, self._word(view, rng)
        word = self.meant[2]
        luck = Luck(rng, view.seat, view.turn, "slide")
        move = self._step(view, word, luck)
        pause = SLIDING if view.moved else luck.turn(self.model)
        typed = 0 if word is None or isinstance(move, Slide) else len(word.word)
        return max(now, min(now + pause + self.model.typed(typed), view.wake - 500)), move

    def _step(self, view: TableView, word: Any, luck: Luck) -> Any:
        done = len(view.moved)
        if word is None:
            slides = list(boards.slides(view.board))
            if done or not slides:
                return Stop(view.turn)
            slide = luck.choice(slides)
            return Play(view.turn, (slide,)) if view.plan else Slide(view.turn, *slide)
        if view.plan:
            return Play(view.turn, word.slides, word.word, word.start, word.direction)
        if done < len(word.slides):
            return Slide(view.turn, *word.slides[done])
        return Claim(view.turn, word.word, word.start, word.direction)

    def _word(self, view: TableView, rng: Any) -> Any:
        """The best of the words noticed, each formed with as few slides as it takes."""
        found = self.solver.solved(view.board, view.least, view.values)
        if not len(found):
            return None
        packed = found.readings.length << 5 * LONGEST | found.readings.prefix
        order = np.lexsort((found.moved, packed))
        once = order[np.concatenate(([True], packed[order][1:] != packed[order][:-1]))]
        table = rows_of(self.lexicon)
        rows = np.array([table[word] for word in packed[once].tolist()], np.int64)
        mine = self.own[rows]
        once, rows = once[mine], rows[mine]
        if not len(rows):
            return None
        luck = Luck(rng, view.seat, view.turn, "word")
        lexicon = self.lexicon
        ready = readiness(lexicon.zipf100[rows], lexicon.length[rows], found.moved[once])
        few = once[noticed(ready, self.model.notices, luck)]
        best = sorted(few.tolist(), key=lambda row: -int(found.points[row]))
        return found[chosen(best, self.model, luck)]
