"""Word-Whiz: every legal move of a seat, from its own view, the most promising first.

A word is given once, as it is commonly spelled; a hand on the microphone without a claimed time.
What is left out is refused, or a word that costs its speaker a round.
"""

from collections import Counter
from collections.abc import Iterator

from logomachie.core.letters import plain
from logomachie.core.value import Value
from logomachie.games.word_whiz.rules import deck
from logomachie.games.word_whiz.rules.types import (
    Accept,
    Asked,
    Contest,
    Flip,
    Grab,
    Pass,
    Say,
    Setup,
    Submit,
    TableView,
    Vote,
)
from logomachie.games.word_whiz.solver.search import needed, spent, valid, words
from logomachie.lexicon.columns import Columns


class Ranked(Value, kw_only=True, omit_defaults=True):
    """A move and what it is worth: useful steps, sure or on average."""

    move: Asked
    worth: float
    steps: tuple[int, ...] = ()  # of A E I O U


def ranked(view: TableView, config: Setup, lexicon: Columns) -> Iterator[Ranked]:
    """The same, each with what it is worth."""
    if "Flip" in view.can:
        yield from _best_first(*_flips(view, config, lexicon))
    if "Grab" in view.can:
        gains = words(view, config, lexicon).gains
        best = int(gains[0]) if len(gains) else -1  # a hand without a word costs a round
        yield from _best_first((Grab(view.round), best), (Pass(view.round), 0))
    if "Submit" in view.can:
        yield from _words(view, config, lexicon)
        yield Ranked(move=Pass(view.round), worth=0)
    if "Say" in view.can:
        yield from _words(view, config, lexicon)
    if view.holder is None or view.word is None:
        return
    stands, word = lexicon.row(plain(view.word)) is not None, (view.round, view.holder)
    if "Vote" in view.can:
        yield from _best_first((Vote(*word, stands), 1), (Vote(*word, not stands), 0))
    if "Contest" in view.can:
        yield from _best_first((Accept(*word), stands), (Contest(*word), not stands))


def _words(view: TableView, config: Setup, lexicon: Columns) -> Iterator[Ranked]:
    ask = Submit if config.race == "sealed" else Say
    valid = words(view, config, lexicon)
    for row, gain, walked in zip(valid.rows, valid.gains, valid.steps, strict=True):
        move = ask(view.round, lexicon.spelled(int(row)))
        yield Ranked(move=move, worth=int(gain), steps=tuple(walked.tolist()))


def _flips(view: TableView, config: Setup, lexicon: Columns) -> Iterator[tuple[Asked, float]]:
    """Each pack by the steps of the best word after it, averaged over the cards that may come."""
    assert view.seat is not None
    unseen = Counter(deck.cards(config.deck, config.edition))
    unseen.subtract(view.visible)
    unseen.subtract("".join(view.covered or ()))
    pawns, used = view.pawns[view.seat], spent(view, config)
    for pack in (p for p in range(3) if view.left[p]):
        total = 0
        for card, times in (+unseen).items():
            letters = needed(deck.replaced(view.visible, pack, card), config)
            after = valid(lexicon, lexicon.containing(letters), config, pawns, used)
            total += times * int(after.gains.max(initial=0))
        yield Flip(view.round, pack), round(total / (+unseen).total(), 3)


def _best_first(*choices: tuple[Asked, float]) -> list[Ranked]:
    order = sorted(choices, key=lambda choice: -choice[1])
    return [Ranked(move=move, worth=float(worth)) for move, worth in order]
