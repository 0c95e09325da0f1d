"""A bot for a table."""

from functools import cache

from logomachie.games.wordsearch.bots.mind import Levels, Mind
from logomachie.games.wordsearch.bots.player import Player
from logomachie.games.wordsearch.rules.types import Setup
from logomachie.lexicon.load import of_table


def build(level: int, config: Setup) -> Player:
    """A player of this level."""
    return Player(mind(level, config.lexicon), config)


@cache
def mind(level: int, digest: str = "") -> Mind:
    """The head of one level, shared by all its tables in this process."""
    return Mind(of_table(digest), levels(digest), level)


@cache
def levels(digest: str) -> Levels:
    """What all levels share: how common every word is."""
    return Levels(of_table(digest))
