"""A person at Cadenas: takes useful letters, plays the best of the words that come to mind."""

from typing import Any

import numpy as np

from folk.model import Luck, Model, chosen, clocks, known, readiness
from logomachie.core.value import Millis
from logomachie.games.cadenas.rules.cards import DECKS
from logomachie.games.cadenas.rules.types import (
    Accept,
    Lay,
    Lock,
    PutBack,
    Setup,
    TableView,
    Take,
    Transform,
)
from logomachie.games.cadenas.solver.search import Choice, choices, position
from logomachie.games.cadenas.solver.words import lists
from logomachie.lexicon.lexicon import Lexicon

NAME = 350  # a well-known proper noun is taken for so common
GESTURE: Millis = 4_000  # a card taken or put back, a padlock


class Person:
    """One person at one table."""

    def __init__(self, model: Model, config: Setup, lexicon: Lexicon) -> None:
        self.model, self.config, self.lexicon = model, config, lexicon
        self.book = lists(lexicon).reader_of(known(lexicon, model))

    def choose(self, view: TableView, now: Millis, rng: Any, budget: Millis) -> Any:
        """When and what; None: wait."""
        del budget  # a model thinks no deeper for having more time
        if view.seat is None or view.wake is None:
            return None
        if "Accept" in view.can:
            return now + 1_500, Accept(view.turn)
        if view.active != view.seat:
            return None
        move = self._move(view, Luck(rng, view.seat, view.turn))
        if move is None:
            return None
        luck, pause = Luck(rng, view.seat, view.turn, len(view.plays), "pause"), GESTURE
        if isinstance(move, Lay | Transform):
            pause = luck.again(self.model) if view.plays else luck.turn(self.model)
            pause += self.model.typed(len(move.text))
        return max(now, min(now + pause, view.wake - 500)), move

    def _move(self, view: TableView, luck: Luck) -> Any:
        if "Take" in view.can:
            squares = [n for n, pair in enumerate(view.squares) if pair]
            return Take(view.turn, max(squares, key=lambda n: self._use(view.squares[n])))
        if "Lay" in view.can or "Transform" in view.can:
            word = self._word(view, luck)
            if word is not None:
                return word
        if "Lock" in view.can:
            lock = self._lock(view)
            if lock is not None:
                return lock
        if "PutBack" in view.can:
            hand = sorted(view.hand, key=self._use)
            return PutBack(view.turn, "".join(sorted(hand[: view.owed])))
        return None

    def _use(self, cards: str) -> float:
        """Letters there are many of are useful; a person sees no further."""
        deck = DECKS[self.config.deck]
        return sum(deck.get(card, 0) for card in cards)

    def _word(self, view: TableView, luck: Luck) -> Any:
        """The best of the plays noticed that is still to be made."""
        left = self.model.notices - len(view.plays)
        at = position(view)
        found = choices(at, self.book)
        if left <= 0 or not found:
            return None
        zipf = [self._zipf(choice) for choice in found]
        lengths = [len(choice.text) for choice in found]
        moved = [len(choice.cards) for choice in found]
        ready = readiness(np.array(zipf), np.array(lengths), np.array(moved))
        rings = clocks([f"{choice.old} {choice.text}" for choice in found], luck.getrandbits(32))
        few = [found[place] for place in np.argsort(rings / ready, kind="stable")[:left].tolist()]
        best = sorted((choice for choice in few if gain(choice) > 0), key=lambda c: -gain(c))
        if not best:
            return None
        choice = chosen(best, self.model, luck)
        if choice.word is None:
            return Lay(view.turn, choice.text, choice.kind)
        return Transform(view.turn, choice.word, choice.text, choice.kind)

    def _zipf(self, choice: Choice) -> int:
        row = self.lexicon.row(choice.text) if choice.kind == "common" else None
        return NAME if row is None else int(self.lexicon.zipf100[row])

    def _lock(self, view: TableView) -> Any:
        """A padlock on the longest word of one's own that has none."""
        at = position(view)
        mine = [w for w in view.words if w.owner == view.seat and w.kind == "common"]
        bare = [word for word in mine if word.id not in at.locked]
        if not bare or not at.reserve:
            return None
        return Lock(view.turn, at.reserve[0], max(bare, key=lambda w: len(w.text)).id)


def gain(choice: Choice) -> int:
    """Points won, and those taken from another."""
    new, old = len(choice.text), len(choice.old)
    return new + old if choice.captures else new - old
