"""A dictionary made ready for the solver of La Guerre des Mots: its forms, and its compounds."""

from collections.abc import Collection
from dataclasses import dataclass
from functools import cache

from logomachie.core.letters import accented, plain
from logomachie.games.guerre_des_mots.solver.forms import HYPHEN, Forms, forms_in, forms_of
from logomachie.games.guerre_des_mots.solver.words import GAME
from logomachie.lexicon.lexicon import Lexicon


@dataclass(frozen=True, eq=False)
class Lexis:
    """The words of one alphabet."""

    accents: bool
    forms: Forms
    compounds: Forms


def lexis_of(words: Collection[str], *, accents: bool) -> Lexis:
    """The words of a list, for tests and exercises."""
    return Lexis(
        accents,
        forms_of(words, accents=accents),
        forms_of(words, accents=accents, joined=True),
    )


@cache
def lexis(lexicon: Lexicon, *, accents: bool) -> Lexis:
    """The words of the dictionary, one table for the whole process."""
    graph = lexicon.graph("accent" if accents else "plain")
    joined = [
        key
        for key in lexicon.compounds(accented if accents else plain)
        if HYPHEN in key and "'" not in key
    ]
    return Lexis(
        accents,
        forms_in(graph, lexicon.extra(GAME)),  # noqa: S610  # a list of words
        forms_of(joined, accents=accents, joined=True),
    )
