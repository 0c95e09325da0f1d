"""A bot for a table."""

from functools import lru_cache

from logomachie.bots.strength import MINDS
from logomachie.games.word_whiz.bots.mind import Mind
from logomachie.games.word_whiz.bots.player import Player
from logomachie.games.word_whiz.rules.types import Setup
from logomachie.lexicon.load import of_table


def build(level: float, config: Setup) -> Player:
    """A player of this level."""
    return Player(mind(level, config.lexicon), level, config)


@lru_cache(maxsize=MINDS)
def mind(level: float, digest: str = "") -> Mind:
    """The head of one level, shared by all its tables in this process."""
    return Mind(of_table(digest), level)
