"""Which words stand in Petit Bac: the dictionary's plain ones (BAC-4), as the house admits them."""

from logomachie.lexicon.lexicon import Lexicon
from logomachie.lexicon.words import standing


def verdict(lexicon: Lexicon, word: str) -> str:
    """The article that keeps a word out; nothing where it stands."""
    words = lexicon.words("plain")
    return standing(words, word, unknown="BAC-4", name="BAC-4", joined="BAC-2")
