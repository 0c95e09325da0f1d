"""A bot for a table."""

from functools import cache, lru_cache

from logomachie.bots.strength import MINDS
from logomachie.games.wordsearch.bots.mind import Mind, Rows
from logomachie.games.wordsearch.bots.player import Player
from logomachie.games.wordsearch.rules.types import Setup
from logomachie.lexicon.load import of_table


def build(level: float, config: Setup) -> Player:
    """A player of this level."""
    return Player(mind(level, config.lexicon), config)


@lru_cache(maxsize=MINDS)
def mind(level: float, digest: str = "") -> Mind:
    """The head of one level, shared by all its tables in this process."""
    return Mind(of_table(digest), rows(digest), level)


@cache
def rows(digest: str) -> Rows:
    """What all levels share: where the solver's words stand in the dictionary."""
    return Rows(of_table(digest))
