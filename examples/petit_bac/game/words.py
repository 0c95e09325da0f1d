"""The words the rules of Petit Bac are opened with."""

from logomachie.core.game import Words
from logomachie.lexicon.lexicon import Lexicon


def admitted(lexicon: Lexicon) -> Words:
    """The dictionary's plain words (BAC-4)."""
    words: Words = lexicon.words("plain")
    return words
