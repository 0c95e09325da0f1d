"""A bot for a table."""

from logomachie.games.guerre_des_mots.bots.player import Player
from logomachie.games.guerre_des_mots.rules.types import Setup
from logomachie.lexicon.load import of_table


def build(level: float, config: Setup) -> Player:
    """A player of this level."""
    return Player(of_table(config.lexicon), level, config)
