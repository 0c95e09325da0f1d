"""The words each game's rules are opened with: the dictionary, or an oracle made of it (law 7)."""

from functools import cache
from typing import TYPE_CHECKING

from logomachie.core.game import Words
from logomachie.lexicon.lexicon import Lexicon

if TYPE_CHECKING:
    from logomachie.solvers.cadenas_words import French
    from logomachie.solvers.guerre_words import GuerreWords
    from logomachie.solvers.wordsearch_words import Solver


@cache
def wordsearch(lexicon: Lexicon) -> "Solver":
    """The oracle of Wordsearch, one for the whole process."""
    from logomachie.solvers.wordsearch_words import Solver  # noqa: PLC0415  # NumPy on demand

    return Solver(lexicon)


@cache
def guerre(lexicon: Lexicon) -> "GuerreWords":
    """The words of La Guerre des Mots, one object for the whole process."""
    from logomachie.solvers.guerre_words import GuerreWords  # noqa: PLC0415  # as above

    return GuerreWords(lexicon)


@cache
def cadenas(lexicon: Lexicon) -> "French":
    """The lists of Cadenas opened for its solver and bots, one object for the whole process."""
    from logomachie.solvers.cadenas_words import French  # noqa: PLC0415  # as above

    return French(lexicon)


def admitted(slug: str, lexicon: Lexicon) -> Words:
    """What the rules of a game may ask of this dictionary."""
    if slug == "wordsearch":
        return wordsearch(lexicon)
    if slug == "wordsmith":  # apostrophes and hyphens are built and count (WS-C9)
        return lexicon.words(
            "plain",
            hyphens=True,
            apostrophes=True,
            extra=lexicon.extra("wordsmith"),  # noqa: S610  # a list of words
        )
    if slug == "guerre-des-mots":  # one table asks with accents, another without
        return guerre(lexicon)
    words: Words = lexicon.words("plain")
    return words
