"""Who can play what."""

from typing import Any

from logomachie.bots.bot import Bot
from logomachie.bots.strength import is_fixed, is_strength
from logomachie.core.game import Config
from logomachie.games import GAMES


def build(slug: str, level: float, config: Config) -> Bot[Any, Any]:  # Any: each game has its types
    """A bot of this strength for a table at this config; cheap after the first of its level."""
    if slug not in GAMES:
        raise ValueError(f"no bot plays {slug}")
    if not is_strength(level) and not is_fixed(level):
        raise ValueError(f"no such level: {level}")
    bot: Bot[Any, Any] = GAMES[slug].bot(level, config)
    return bot
