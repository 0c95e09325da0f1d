"""The words the rules of Word-Whiz are opened with."""

from logomachie.core.game import Words
from logomachie.lexicon.lexicon import Lexicon
from logomachie.lexicon.words import standing


def admitted(lexicon: Lexicon) -> Words:
    """The dictionary’s plain words."""
    words: Words = lexicon.words("plain")
    return words


def verdict(lexicon: Lexicon, word: str) -> str:
    """The article that keeps a word out; nothing where it stands."""
    words = lexicon.words("plain")
    return standing(words, word, unknown="MIC-E4", name="MIC-E5", joined="MIC-E7")
