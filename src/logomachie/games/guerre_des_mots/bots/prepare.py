"""What bots of La Guerre des Mots keep for all processes, made before the first of them asks."""

from logomachie.games.guerre_des_mots.bots.mind import listed
from logomachie.lexicon.lexicon import Lexicon


def prepare(lexicon: Lexicon) -> None:
    """Look the words of both rules up: some seconds, once a cache."""
    for accents in (False, True):
        listed(lexicon, accents=accents)
