"""What the next player may do to a word: imagined hands, the open pairs, and what they allow."""

from collections import Counter
from collections.abc import Sequence

import numpy as np

from logomachie.bots.dice import Dice
from logomachie.games.cadenas.bots.temper import ALWAYS_OPEN, FEARED, OPEN, SAMPLES, SELDOM_OPEN
from logomachie.games.cadenas.rules.cards import full
from logomachie.games.cadenas.rules.types import HIDDEN, Setup, TableView
from logomachie.games.cadenas.solver.words import GUARD, Book, Growths, Mask, Numbers, packed


class Danger:
    """The next player as this seat may imagine him, after it has emptied one of the squares."""

    def __init__(
        self, book: Book, view: TableView, config: Setup, square: int | None, dice: Dice
    ) -> None:
        self.book = book
        unseen = unseen_cards(view, config)
        held = max(view.held[next_seat(view)], 1)
        others = [pair for n, pair in enumerate(view.squares) if n != square and pair]
        hands = [dice.sample(unseen, held + 2) for _ in range(SAMPLES)]
        self.hands = [hand[:held] for hand in hands]
        self.spare = [hand[held : held + 1] for hand in hands]  # what comes beside a card put back
        taken = [
            hand[:held] + pair
            for hand in hands
            for pair in [*(other.replace(HIDDEN, "") for other in others), hand[held:]]
        ]
        self.low, self.high = _packed(taken)
        self._opened: dict[str, Mask] = {}

    def guess(self, text: str) -> float:
        """How likely a word can be captured, by a closer look if there was one."""
        if text in self._opened:
            return float(self._opened[text].mean())
        return 1.0 if len(text) <= ALWAYS_OPEN else OPEN.get(len(text), SELDOM_OPEN)

    def look(self, text: str) -> bool:
        """Look closer at a word; whether that was new."""
        if text in self._opened or len(text) <= ALWAYS_OPEN:
            return False
        can = self._captured(text, self.low, self.high)
        self._opened[text] = np.asarray(can.reshape(SAMPLES, -1).any(axis=1))
        return True

    def opened_by(self, card: str, losses: Sequence[tuple[str, float]]) -> float:
        """What a card on the emptied square adds to the next capture; the dearest words first."""
        low, high = _packed(
            [hand + card + spare for hand, spare in zip(self.hands, self.spare, strict=True)]
        )
        before, after = np.zeros(SAMPLES), np.zeros(SAMPLES)
        for text, loss in losses[:FEARED]:
            if len(text) > ALWAYS_OPEN:
                self.look(text)
                can = self._opened[text]
                before = np.maximum(before, loss * can)
                after = np.maximum(after, loss * (can | self._captured(text, low, high)))
        return float((np.maximum(before, after) - before).mean())

    def _captured(self, text: str, low: Numbers, high: Numbers) -> Mask:
        """Which hands can capture the word."""
        can = np.zeros(len(low), np.bool_)
        for kind in ("common", "proper"):
            can |= fitting(self.book.captures(kind, text), low, high)
        return can


def fitting(growths: Growths, low: Numbers, high: Numbers) -> Mask:
    """Which hands hold what any of the longer words needs."""
    enough = ((low[:, None] | GUARD) - growths.low) & ((high[:, None] | GUARD) - growths.high)
    mask: Mask = ((enough & GUARD) == GUARD).any(axis=1)
    return mask


def _packed(hands: Sequence[str]) -> tuple[Numbers, Numbers]:
    pairs = [packed(hand) for hand in hands]
    return np.array([low for low, _ in pairs]), np.array([high for _, high in pairs])


def next_seat(view: TableView) -> int:
    """Who plays next, among those who still hold cards; oneself, if alone."""
    seats = len(view.held)
    later = [(view.active + step) % seats for step in range(1, seats)]
    return next((seat for seat in later if view.held[seat]), (view.active + 1) % seats)


def unseen_cards(view: TableView, config: Setup) -> str:
    """The cards this seat cannot see: other hands, the stock, what lies face down."""
    seen = Counter(view.hand) + Counter("".join(view.squares))
    for word in view.words:
        seen += Counter(word.text)
    return "".join(sorted((Counter(full(config.deck)) - seen).elements()))
