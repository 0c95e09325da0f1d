"""The moment of a decision in Word-Whiz: what the seat sees, and every word it could have said."""

from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from logomachie.core.game import without
from logomachie.core.letters import plain
from logomachie.core.value import Seat
from logomachie.games.word_whiz.rules import deck, judge, race
from logomachie.games.word_whiz.rules.events import Failed
from logomachie.games.word_whiz.rules.types import Pawns, Setup, State, Triple
from logomachie.games.word_whiz.solver.search import Found, found, needed, valid
from logomachie.lexicon.ages import ages
from logomachie.lexicon.lexicon import Lexicon

FAILED = -1  # a word that does not count costs a round (MIC-D6)


@dataclass(frozen=True)
class Word:
    """A word said, or that could have been: as plain key, with what it brings."""

    key: str
    steps: tuple[int, ...]  # of A E I O U
    flaw: Failed | None = None  # why it did not count, the table's refusal among the reasons

    @property
    def gain(self) -> int:
        return FAILED if self.flaw is not None else sum(self.steps)


@dataclass(frozen=True)
class Turn:
    """A pack turned, and what the best known word brings after it on average."""

    pack: int
    average: float


@dataclass(frozen=True)
class Spot:
    """What one seat knew."""

    setup: Setup
    lexicon: Lexicon
    state: State
    seat: Seat

    @property
    def pawns(self) -> Pawns:
        """One's own."""
        return self.state.pawns[self.seat]

    @property
    def visible(self) -> Triple:
        return self.state.visible

    @property
    def costs(self) -> bool:
        """Whether a word that does not count costs the next round for certain: somebody else must
        be left to play it, and nobody may fail beside this seat (MIC-R10)."""
        setup, state = self.setup, self.state
        if setup.race == "sealed" or setup.after_invalid == "continue":
            return False
        return bool(without(race.players(state), (self.seat, *state.noted)))

    @cached_property
    def words(self) -> Found:
        """Every word that could have been said, the most useful first."""
        used = frozenset(self.state.used) if self.setup.no_repeat else frozenset()
        return found(self.lexicon, self.setup, self.visible, self.pawns, used)

    @cached_property
    def order(self) -> NDArray[np.intp]:
        """Their places, the most useful first, of equals the commonest."""
        zipf = self.lexicon.zipf100[self.words.rows].astype(np.int64)
        return np.lexsort((self.words.rows, -zipf, -self.words.gains.astype(np.int64)))

    def known(self, age: int) -> NDArray[np.bool_]:
        """Which of them this age is likely to know, in that order."""
        mask: NDArray[np.bool_] = ages(self.lexicon)[self.words.rows[self.order]] <= age
        return mask

    def at(self, place: int) -> Word:
        """The word at a place of the order."""
        row = self.order[place]
        steps: Any = self.words.steps[row]
        return Word(self.lexicon.word(int(self.words.rows[row])), tuple(steps.tolist()))

    def said(self, word: str, refused: Failed | None = None) -> Word:
        """A word that was said, counted or not; `refused`: by the vote of the table."""
        flaw = judge.flaw(self.setup, self.lexicon, self.state, self.seat, word) or refused
        moved = {step.vowel: step.end - step.start for step in self.ways(word)}
        return Word(plain(word), tuple(moved.get(vowel, 0) for vowel in "AEIOU"), flaw)

    def ways(self, word: str) -> tuple[Any, ...]:
        return judge.steps(self.setup, self.pawns, word)

    def after(self, word: Word) -> Pawns:
        """The seat's pawns after it."""
        a, e, i, o, u = (at + n for at, n in zip(self.pawns, word.steps, strict=True))
        return a, e, i, o, u

    def wins(self, word: Word) -> bool:
        """Whether it brings the last pawn home before somebody else."""
        return self.setup.seats > 1 and self.finishes(word)

    def finishes(self, word: Word) -> bool:
        """Whether it brings the last pawn home."""
        return word.flaw is None and all(at >= self.setup.track for at in self.after(word))


def turn(spot: Spot, pack: int, age: int) -> Turn:
    """The steps of the best word of this age, over all cards that may come (cards face down are
    nobody's to know, nor are those covered unless the table may look through them)."""
    setup, state = spot.setup, spot.state
    unseen = Counter(deck.cards(setup.deck, setup.edition))
    unseen.subtract(state.visible)
    if setup.card_count:
        unseen.subtract("".join(cards[:-1] for cards in state.turned))
    used = frozenset(state.used) if setup.no_repeat else frozenset()
    known = ages(spot.lexicon) <= age
    total = 0
    for card, times in (+unseen).items():
        letters = needed(deck.replaced(state.visible, pack, card), setup)
        rows = spot.lexicon.containing(letters)
        after = valid(spot.lexicon, rows[known[rows]], setup, spot.pawns, used)
        total += times * int(after.gains.max(initial=0))
    return Turn(pack, round(total / (+unseen).total(), 3))
