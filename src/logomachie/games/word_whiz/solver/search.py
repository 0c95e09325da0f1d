"""Word-Whiz: every word a seat may say, exact, the most useful first.

Nothing is guessed of the packs; how fast a word comes to mind is the bots’ business.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from logomachie.games.word_whiz.rules.types import (
    Pawns,
    Setup,
    TableView,
    Triple,
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
