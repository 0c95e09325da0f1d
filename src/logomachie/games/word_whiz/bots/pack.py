"""Which pack a bot turns a card from: the one whose visible consonant it would rather not see."""

import numpy as np

from logomachie.core.value import Seat
from logomachie.games.word_whiz.bots.mind import ATTENTION, Mind
from logomachie.games.word_whiz.rules.types import Pawns, Setup, TableView
from logomachie.games.word_whiz.solver.search import steps

SHREWD = 2  # from this level on a bot thinks of the leader too
ENVY = 0.5  # how much it minds what serves the leader
NEVER = 1e-6  # steps a second of a leader whom nothing serves


def pack_to_turn(mind: Mind, level: float, config: Setup, view: TableView) -> int:
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
    """How well the two consonants left serve its own pawns, beside the leader’s.

    A product of rates, not a difference: two who need the same must not end up keeping the cards
    that serve nobody.
    """
    assert view.seat is not None
    kept = "".join(sorted(card for p, card in enumerate(view.visible) if p != pack))
    mine = _promise(mind, config, kept, view.pawns[view.seat])
    rival = _leader(view, view.seat)
    theirs = 1.0 if rival is None else _promise(mind, config, kept, view.pawns[rival])
    envy: float = max(theirs, NEVER) ** ENVY
    return mine / envy


def _leader(view: TableView, seat: Seat) -> Seat | None:
    """The other player who has come farthest."""
    others = [s for s in range(len(view.pawns)) if s != seat and s not in view.house.resigned]
    return max(others, key=lambda s: sum(view.pawns[s]), default=None)


def _promise(mind: Mind, config: Setup, kept: str, pawns: Pawns) -> float:
    """Useful steps a second to expect of words with these consonants, whatever card comes."""
    ready = mind.vowels(kept)
    crowd = float(ready[0].sum())
    if crowd == 0:
        return 0.0
    counts = np.repeat(np.arange(ready.shape[1])[:, None], 5, axis=1)
    gain = float((steps(counts, pawns, config).T * ready).sum()) / crowd
    pace: float = crowd**ATTENTION
    return pace * gain
