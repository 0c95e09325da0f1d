"""A bot for a table."""

from functools import cache

from logomachie.games.wordsearch.bots.mind import Levels, Mind
from logomachie.games.wordsearch.bots.player import Player
from logomachie.games.wordsearch.rules.types import Setup
from logomachie.lexicon.load import french


def build(level: int, config: Setup) -> Player:
    """A player of this level."""
    return Player(mind(level), config)


@cache
def mind(level: int) -> Mind:
    """The head of one level, shared by all its tables in this process."""
    return Mind(french(), levels(), level)


@cache
def levels() -> Levels:
    """What all levels share: how common every word is."""
    return Levels(french())
