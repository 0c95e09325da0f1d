"""The return game."""

from logomachie.core.game import Outcome
from logomachie.games.wordsmith.rules.types import Setup, State


def following(config: Setup, state: State, outcome: Outcome) -> dict[str, object]:  # noqa: ARG001
    """It is played as the first was."""
    return {}
