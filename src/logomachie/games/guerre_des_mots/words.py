"""The words the rules of La Guerre des Mots are opened with."""

from logomachie.core.game import Words
from logomachie.lexicon.lexicon import Lexicon


def admitted(lexicon: Lexicon) -> Words:
    """One table asks with accents, another without."""
    from logomachie.games.guerre_des_mots.solver.words import oracle  # noqa: PLC0415  # NumPy on demand

    return oracle(lexicon)
