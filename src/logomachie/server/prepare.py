"""`python -m logomachie.server.prepare`: fill the cache with the dictionary and with all that games
and their bots keep there, so that no start finds it empty, and none needs to write to it.
"""

from logomachie.games import GAMES
from logomachie.lexicon.load import french
from logomachie.server.words import Prepared


def prepare() -> None:
    """Some seconds where it is empty; then nothing is written."""
    lexicon = french()
    for spec in GAMES.values():
        words = spec.words(lexicon)
        if isinstance(words, Prepared):
            words.prepare()
        spec.maybe("bots.prepare", "prepare", lambda _: None)(lexicon)


if __name__ == "__main__":
    prepare()
