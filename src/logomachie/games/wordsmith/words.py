"""The words the rules of Wordsmith are opened with."""

from logomachie.core.game import Words
from logomachie.lexicon.lexicon import Lexicon
from logomachie.lexicon.words import standing


def admitted(lexicon: Lexicon) -> Words:
    """Apostrophes and hyphens are built and count (WS-C9)."""
    words: Words = lexicon.words(
        "plain",
        hyphens=True,
        apostrophes=True,
        extra=lexicon.extra("wordsmith"),  # noqa: S610  # a list of words
    )
    return words


def verdict(lexicon: Lexicon, word: str) -> str:
    """The article that keeps a word out; nothing where it stands."""
    words = lexicon.words("plain", hyphens=True, apostrophes=True)
    return standing(words, word, unknown="WS-C4", name="WS-C5", joined="WS-C4")
