"""Claims that are nearly simultaneous: whose counts as first (R13, R34)."""

from collections.abc import Sequence

from logomachie.core.rng import Rng
from logomachie.core.value import Millis
from logomachie.games.wordsmith.rules.events import Raced
from logomachie.games.wordsmith.rules.types import Entrant, Held

TRUST: Millis = 250  # most lag that is given back (R13)
TIE: Millis = 50  # claims closer than this are ordered by lot (R13)


def effective(at: Millis, credit: Millis) -> Millis:
    """When the claim was made: received, less the lag the server vouches for."""
    return at - min(max(credit, 0), TRUST)


def in_order(held: Sequence[Held], rng: Rng) -> tuple[tuple[tuple[Held, ...], ...], Rng]:
    """The earliest first, in groups of less than 50 ms; within a group the lot has decided."""
    waiting = sorted(held, key=lambda claim: (claim.effective, claim.seat))
    groups = []
    while waiting:
        close = [c for c in waiting if c.effective < waiting[0].effective + TIE]
        waiting = waiting[len(close) :]
        drawn, rng = rng.shuffle(close)
        groups.append(drawn)
    return tuple(groups), rng


def due(groups: Sequence[tuple[Held, ...]], at: Millis) -> tuple[Held, ...]:
    """What is settled now: every group up to the last with a claim whose time is over.

    A claim made earlier has always arrived by then: no lag given back exceeds the wait.
    """
    over = [n for n, group in enumerate(groups) if any(claim.until <= at for claim in group)]
    last = over[-1] if over else 0
    return tuple(claim for group in groups[: last + 1] for claim in group)


def told(winner: Held, groups: Sequence[tuple[Held, ...]]) -> list[Raced]:
    """The race for one word, where there was one: all who were on their way with it."""
    same = [claim for group in groups for claim in group if claim.word == winner.word]
    if len(same) < 2 or same[0] != winner:
        return []
    entrants = tuple(
        Entrant(seat=c.seat, at=c.at, credit=c.at - c.effective, effective=c.effective)
        for c in same
    )
    by_lot = any(winner in group and same[1] in group for group in groups)
    return [Raced(word=winner.word, order=entrants, by_lot=by_lot)]
