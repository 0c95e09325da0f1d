"""Word-Whiz: every word a seat may say, exact, and all its moves, the best first.

Nothing is guessed of the packs; how fast a word comes to mind is the bots’ business.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from logomachie.games.word_whiz.types import Pawns, Setup, TableView
from logomachie.solvers.columns import Columns, Rows

Steps = NDArray[np.integer[Any]]  # Any: counts come in the width that holds them


@dataclass(frozen=True)
class Found:
    """The valid words, the most useful first: their rows, each pawn’s steps, and their sum."""

    rows: Rows
    steps: Steps  # (words, 5)
    gains: Steps

    def __len__(self) -> int:
        return len(self.rows)


def needed(visible: tuple[str, str, str], config: Setup) -> str:
    """The consonants a word must have: as often as they are visible, or once each (R04)."""
    letters = visible if config.dup == "multiset" else set(visible)
    return "".join(sorted(letters))


def steps(counts: Steps, pawns: Pawns, config: Setup) -> Steps:
    """How far each pawn would go: up to the last column, or not at all unless it fits (R05)."""
    room = config.track - np.asarray(pawns, dtype=np.int16)
    wanted = counts.astype(np.int16)
    if config.cap == "exact":
        return np.where(wanted <= room, wanted, 0)
    return np.minimum(wanted, room)


def found(
    lexicon: Columns,
    config: Setup,
    visible: tuple[str, str, str],
    pawns: Pawns,
    used: frozenset[str],
) -> Found:
    """Every word of the lexicon that is valid for these pawns, by useful steps, then by row."""
    rows = lexicon.containing(needed(visible, config))
    walked = steps(lexicon.vowels[rows], pawns, config)
    gains = walked.sum(axis=1)
    keep = gains > 0  # MIC-E3
    if used:  # R15
        keep &= np.fromiter((lexicon.word(int(row)) not in used for row in rows), bool, len(rows))
    rows, walked, gains = rows[keep], walked[keep], gains[keep]
    order = np.lexsort((rows, -gains))
    return Found(rows[order], walked[order], gains[order])


def words(view: TableView, config: Setup, lexicon: Columns) -> Found:
    """Every word this seat could say now to the consonants it sees."""
    assert view.seat is not None, "a spectator has no pawns"
    used = frozenset(view.used) if config.no_repeat else frozenset()
    return found(lexicon, config, view.visible, view.pawns[view.seat], used)
