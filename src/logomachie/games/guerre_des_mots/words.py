"""The words the rules of La Guerre des Mots are opened with."""

from logomachie.core.game import Words
from logomachie.core.letters import plain
from logomachie.lexicon.lexicon import Lexicon
from logomachie.lexicon.words import standing

GAME = "guerre-des-mots"


def admitted(lexicon: Lexicon) -> Words:
    """One table asks with accents, another without."""
    from logomachie.games.guerre_des_mots.solver.words import oracle  # noqa: PLC0415  # NumPy on demand

    return oracle(lexicon)


def verdict(lexicon: Lexicon, word: str) -> str:
    """The article that keeps a word out; nothing where it stands."""
    extra = lexicon.extra(GAME)  # noqa: S610  # a list of words
    words = lexicon.words("plain", hyphens=True, extra=extra)
    joined = "GDM-Q-59" if "'" in plain(word) else "GDM-LEX-01"
    return standing(words, word, unknown="GDM-LEX-01", name="GDM-LEX-01", joined=joined)
