"""The words the rules of Wordsearch are opened with."""

from logomachie.core.game import Words
from logomachie.lexicon.lexicon import Lexicon


def admitted(lexicon: Lexicon) -> Words:
    """An oracle made of the dictionary: the rules ask it what can still be formed."""
    from logomachie.games.wordsearch.solver.words import oracle  # noqa: PLC0415  # NumPy on demand

    return oracle(lexicon)
