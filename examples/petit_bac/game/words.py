"""The words the rules of Petit Bac are opened with."""

from logomachie.core.game import Words
from logomachie.lexicon.lexicon import Lexicon
from logomachie.lexicon.words import standing


def admitted(lexicon: Lexicon) -> Words:
    """The dictionary's plain words (BAC-4)."""
    words: Words = lexicon.words("plain")
    return words


def verdict(lexicon: Lexicon, word: str) -> str:
    """The article that keeps a word out; nothing where it stands."""
    words = lexicon.words("plain")
    return standing(words, word, unknown="BAC-4", name="BAC-4", joined="BAC-2")
