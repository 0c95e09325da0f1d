"""The return game."""

from msgspec import UNSET

from logomachie.core.game import Outcome
from logomachie.games.wordsearch.rules.types import Setup, State


def following(config: Setup, state: State, outcome: Outcome) -> dict[str, object]:  # noqa: ARG001
    """The next player begins where the table had chosen who does (R24); else the lot says again."""
    opener = config.opener
    if config.position or opener is UNSET or not 0 <= opener < config.seats:
        return {}
    return {"opener": (opener + 1) % config.seats}
