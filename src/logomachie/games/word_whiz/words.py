"""The words the rules of Word-Whiz are opened with."""

from logomachie.core.game import Words
from logomachie.lexicon.lexicon import Lexicon


def admitted(lexicon: Lexicon) -> Words:
    """The dictionary’s plain words."""
    words: Words = lexicon.words("plain")
    return words
