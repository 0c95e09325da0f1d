"""A match: as many games as players, each opening once (Q-04)."""

from logomachie.core.game import Outcome
from logomachie.games.guerre_des_mots.rules.types import NOBODY, Setup, State


def following(setup: Setup, state: State, outcome: Outcome) -> dict[str, object]:
    """What of the options changes in the return game: the next player opens it, unless the match is
    played; then a new one begins by lot. A position has its own first player."""
    if setup.position:
        return {}
    winner = outcome.winners[0] if len(outcome.winners) == 1 else NOBODY
    won = (*setup.won, winner)
    if len(won) >= setup.seats:
        return {"opener": NOBODY, "won": []}
    return {"opener": (state.first + 1) % setup.seats, "won": list(won)}
