"""The words the rules of Wordsmith are opened with."""

from logomachie.core.game import Words
from logomachie.lexicon.lexicon import Lexicon


def admitted(lexicon: Lexicon) -> Words:
    """Apostrophes and hyphens are built and count (WS-C9)."""
    words: Words = lexicon.words(
        "plain",
        hyphens=True,
        apostrophes=True,
        extra=lexicon.extra("wordsmith"),  # noqa: S610  # a list of words
    )
    return words
