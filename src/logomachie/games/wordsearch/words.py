"""The words the rules of Wordsearch are opened with."""

from logomachie.core.game import Words
from logomachie.lexicon.lexicon import Lexicon
from logomachie.lexicon.words import standing

SHORTEST = 2  # letters, where the table has not chosen three


def admitted(lexicon: Lexicon) -> Words:
    """An oracle made of the dictionary: the rules ask it what can still be formed."""
    from logomachie.games.wordsearch.solver.words import oracle  # noqa: PLC0415  # NumPy on demand

    return oracle(lexicon)


def verdict(lexicon: Lexicon, word: str) -> str:
    """The article that keeps a word out; nothing where it stands."""
    if len(word) < SHORTEST:
        return "SRCH-R14"
    words = lexicon.words("plain")
    return standing(words, word, unknown="SRCH-R16", name="SRCH-R16", joined="SRCH-R16")
