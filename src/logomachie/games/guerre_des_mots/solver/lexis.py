"""A dictionary made ready for the solver of La Guerre des Mots: its forms, and its compounds."""

from collections.abc import Collection
from dataclasses import dataclass
from functools import cache

from logomachie.core.letters import accented, plain
from logomachie.games.guerre_des_mots.solver.forms import HYPHEN, Forms, forms_in, forms_of
from logomachie.games.guerre_des_mots.solver.kept import kept
from logomachie.games.guerre_des_mots.solver.words import GAME
from logomachie.lexicon.graph import ACCENT, PLAIN
from logomachie.lexicon.lexicon import Lexicon
from logomachie.native.library import library


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
    return Lexis(accents, _forms(lexicon, accents=accents), _compounds(lexicon, accents=accents))


def _forms(lexicon: Lexicon, *, accents: bool) -> Forms:
    def made() -> Forms:
        graph = lexicon.graph("accent" if accents else "plain")
        return forms_in(graph, lexicon.extra(GAME))  # noqa: S610  # a list of words

    if library() is None:
        return made()
    alphabet = ACCENT if accents else PLAIN
    return kept(f"guerre-{lexicon.digest[:16]}-{'accent' if accents else 'plain'}", alphabet, made)


def _compounds(lexicon: Lexicon, *, accents: bool) -> Forms:
    joined = [
        key
        for key in lexicon.compounds(accented if accents else plain)
        if HYPHEN in key and "'" not in key
    ]
    return forms_of(joined, accents=accents, joined=True)
