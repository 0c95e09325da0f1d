"""A bot for a table."""

from functools import cache

from logomachie.games.word_whiz.bots.mind import Mind
from logomachie.games.word_whiz.bots.player import Player
from logomachie.games.word_whiz.rules.types import Setup
from logomachie.lexicon.load import french


def build(level: int, config: Setup) -> Player:
    """A player of this level."""
    return Player(mind(level), level, config)


@cache
def mind(level: int) -> Mind:
    """The head of one level, shared by all its tables in this process."""
    return Mind(french(), level)
