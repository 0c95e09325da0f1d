"""Which pack a bot turns a card from: the one whose visible consonant it would rather not see."""

import numpy as np

from logomachie.bots.word_whiz.mind import Mind
from logomachie.core.value import Seat
from logomachie.games.word_whiz.types import Pawns, Setup, TableView
from logomachie.solvers.word_whiz import steps

SHREWD = 2  # from this level on a bot thinks of the leader too


def pack_to_turn(mind: Mind, level: int, config: Setup, view: TableView) -> int:
    """Cover the rarest consonant; a shrewd bot keeps the pair that serves it more than the leader.

    Ties go to the fullest pack, then to the first.
    """
    packs = [pack for pack in range(3) if view.left[pack]]
    if level < SHREWD:
        return min(
            packs, key=lambda p: (float(mind.vowels(view.visible[p])[0].sum()), -view.left[p])
        )
    return max(packs, key=lambda p: (_edge(mind, config, view, p), view.left[p]))


def _edge(mind: Mind, config: Setup, view: TableView, pack: int) -> float:
    """How much more the two consonants left promise its own pawns than the leader’s."""
    assert view.seat is not None
    kept = "".join(sorted(card for p, card in enumerate(view.visible) if p != pack))
    mine = _promise(mind, config, kept, view.pawns[view.seat])
    rival = _leader(view, view.seat)
    return mine if rival is None else mine - _promise(mind, config, kept, view.pawns[rival])


def _leader(view: TableView, seat: Seat) -> Seat | None:
    """The other player who has come farthest."""
    others = [s for s in range(len(view.pawns)) if s != seat and s not in view.house.resigned]
    return max(others, key=lambda s: sum(view.pawns[s]), default=None)


def _promise(mind: Mind, config: Setup, kept: str, pawns: Pawns) -> float:
    """Useful steps that words with these consonants would readily bring these pawns."""
    ready = mind.vowels(kept)
    counts = np.repeat(np.arange(ready.shape[1])[:, None], 5, axis=1)
    return float((steps(counts, pawns, config).T * ready).sum())
