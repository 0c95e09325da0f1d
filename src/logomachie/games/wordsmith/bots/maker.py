"""A bot for a table."""

from functools import lru_cache

from logomachie.bots.strength import MINDS
from logomachie.games.wordsmith.bots.mind import Mind
from logomachie.games.wordsmith.bots.player import Player
from logomachie.games.wordsmith.rules.types import Setup
from logomachie.games.wordsmith.solver.search import book
from logomachie.lexicon.load import of_table


def build(level: float, config: Setup) -> Player:
    """A player of this level."""
    return Player(mind(level, config.alphabet_version, config.lexicon), config)


@lru_cache(maxsize=MINDS)
def mind(level: float, version: str, digest: str = "") -> Mind:
    """The head of one level at one version of the guide, shared by all its tables."""
    return Mind(book(of_table(digest), version), level)
