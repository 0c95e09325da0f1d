"""A bot for a table."""

from functools import lru_cache

from logomachie.bots.strength import MINDS
from logomachie.games.cadenas.bots.mind import Mind
from logomachie.games.cadenas.bots.player import Player
from logomachie.games.cadenas.rules.types import Setup
from logomachie.games.cadenas.solver.words import lists
from logomachie.lexicon.load import of_table


def build(level: float, config: Setup) -> Player:
    """A player of this level."""
    return Player(mind(level, config.lexicon), config)


@lru_cache(maxsize=MINDS)
def mind(level: float, digest: str = "") -> Mind:
    """The head of one level, shared by all its tables in this process."""
    return Mind(lists(of_table(digest)), level)
