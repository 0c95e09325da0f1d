"""Word-Whiz: every word a seat may say, exact, and all its moves, the best first.

Nothing is guessed of the packs; how fast a word comes to mind is the bots’ business.
"""

from collections import Counter
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from logomachie.core.letters import plain
from logomachie.core.value import Value
from logomachie.games.word_whiz.rules import deck
from logomachie.games.word_whiz.rules.types import (
    Accept,
    Asked,
    Contest,
    Flip,
    Pass,
    Pawns,
    Say,
    Setup,
    Submit,
    TableView,
    Triple,
    Vote,
)
from logomachie.lexicon.columns import Columns, Rows

Steps = NDArray[np.integer[Any]]  # Any: counts come in the width that holds them
EACH = np.ones(5, dtype=np.int16)  # a pawn counts as much as another


@dataclass(frozen=True)
class Found:
    """The valid words, the most useful first: their rows, each pawn’s steps, and their sum."""

    rows: Rows
    steps: Steps  # (words, 5)
    gains: Steps

    def __len__(self) -> int:
        return len(self.rows)


class Ranked(Value, kw_only=True, omit_defaults=True):
    """A move and what it is worth: useful steps, sure or on average."""

    move: Asked
    worth: float
    steps: tuple[int, ...] = ()  # of A E I O U


def needed(visible: Triple, config: Setup) -> str:
    """The consonants a word must have: as often as they are visible, or once each (R04)."""
    return "".join(sorted(visible if config.dup == "multiset" else set(visible)))


def steps(counts: Steps, pawns: Pawns, config: Setup) -> Steps:
    """How far each pawn would go: up to the last column, or not at all unless it fits (R05)."""
    room = config.track - np.asarray(pawns, dtype=np.int16)
    wanted = counts.astype(np.int16)
    if config.cap == "exact":
        return np.where(wanted <= room, wanted, 0)
    return np.minimum(wanted, room)


def valid(lexicon: Columns, rows: Rows, config: Setup, pawns: Pawns, used: frozenset[str]) -> Found:
    """Of words that have the consonants, those that move a pawn and may be said, by row."""
    walked = steps(lexicon.vowels[rows], pawns, config)
    gains = walked @ EACH
    keep = gains > 0  # MIC-E3
    if used:  # R15
        said = [row for word in used if (row := lexicon.row(word)) is not None]
        keep &= ~np.isin(rows, said)
    return Found(rows[keep], walked[keep], gains[keep])


def found(
    lexicon: Columns, config: Setup, visible: Triple, pawns: Pawns, used: frozenset[str]
) -> Found:
    """Every word of the lexicon that is valid for these pawns, by useful steps, then by row."""
    some = valid(lexicon, lexicon.containing(needed(visible, config)), config, pawns, used)
    order = np.argsort(-some.gains, kind="stable")
    return Found(some.rows[order], some.steps[order], some.gains[order])


def words(view: TableView, config: Setup, lexicon: Columns) -> Found:
    """Every word this seat could say now to the consonants it sees."""
    assert view.seat is not None, "a spectator has no pawns"
    return found(lexicon, config, view.visible, view.pawns[view.seat], spent(view, config))


def spent(view: TableView, config: Setup) -> frozenset[str]:
    """The words that may not be said again (R15)."""
    return frozenset(view.used) if config.no_repeat else frozenset()


def moves(view: TableView, config: Setup, lexicon: Columns) -> tuple[Ranked, ...]:
    """Every move of this seat, the best first; in a race, every word it could say if it grabs."""
    if "Flip" in view.can:
        return _flips(view, config, lexicon)
    if {"Grab", "Submit"} & set(view.can):
        return (*_words(view, config, lexicon), Ranked(move=Pass(view.round), worth=0))
    if "Say" in view.can:
        return _words(view, config, lexicon)
    stands = view.word is not None and lexicon.row(plain(view.word)) is not None
    if view.holder is None:
        return ()
    word = (view.round, view.holder)
    if "Vote" in view.can:
        return _best_first((Vote(*word, stands), 1), (Vote(*word, not stands), 0))
    if "Contest" in view.can:
        return _best_first((Accept(*word), stands), (Contest(*word), not stands))
    return ()


def _words(view: TableView, config: Setup, lexicon: Columns) -> tuple[Ranked, ...]:
    ask = Submit if config.race == "sealed" else Say
    valid = words(view, config, lexicon)
    return tuple(
        Ranked(
            move=ask(view.round, lexicon.spelled(int(row))), worth=int(gain), steps=tuple(walked)
        )
        for row, gain, walked in zip(valid.rows, valid.gains, valid.steps.tolist(), strict=True)
    )


def _flips(view: TableView, config: Setup, lexicon: Columns) -> tuple[Ranked, ...]:
    """Each pack by the steps of the best word after it, averaged over the cards that may come."""
    assert view.seat is not None
    unseen = Counter(deck.cards(config.deck, config.edition))
    unseen.subtract(view.visible)
    unseen.subtract("".join(view.covered or ()))
    pawns, used = view.pawns[view.seat], spent(view, config)
    flips: list[tuple[Asked, float]] = []
    for pack in (p for p in range(3) if view.left[p]):
        total = 0
        for card, times in (+unseen).items():
            after = found(lexicon, config, deck.replaced(view.visible, pack, card), pawns, used)
            total += times * (int(after.gains[0]) if len(after) else 0)
        flips.append((Flip(view.round, pack), round(total / (+unseen).total(), 3)))
    return _best_first(*flips)


def _best_first(*choices: tuple[Asked, float]) -> tuple[Ranked, ...]:
    ranked = [Ranked(move=move, worth=float(worth)) for move, worth in choices]
    return tuple(sorted(ranked, key=lambda choice: -choice.worth))
