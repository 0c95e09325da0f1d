"""The dictionary of La Guerre des Mots: capitals are asked without accents, small letters with."""

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from logomachie.games.guerre_des_mots.rules.dictionary import Dictionary
from logomachie.games.guerre_des_mots.rules.table import Table
from logomachie.lexicon.lexicon import Lexicon

if TYPE_CHECKING:
    from logomachie.games.guerre_des_mots.solver.lexis import Lexis

GAME = "guerre-des-mots"


class GuerreWords:
    """All the words of both rules; compounds with their hyphen (LEX-01, Q-56)."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        extra = lexicon.extra(GAME)  # noqa: S610  # a list of words
        self.plain = lexicon.words("plain", hyphens=True, extra=extra)
        self.accent = lexicon.words("accent", hyphens=True, extra=extra)
        self._lemmas = lru_cache(maxsize=4_000)(self.plain.lemmas)

    def __contains__(self, word: object) -> bool:
        if not isinstance(word, str) or not word:
            return False
        if word.isupper():
            return word.isascii() and word in self.plain
        return word.islower() and word in self.accent

    def unfit(self, word: str) -> bool:
        """Whether the list leaves the word out on purpose."""
        return (self.plain if word.isascii() and word.isupper() else self.accent).unfit(word)

    def lemmas(self, word: str) -> frozenset[str]:
        """The words a form is a form of (Q-65); asked again and again of the same few."""
        return self._lemmas(word)

    def prepare(self) -> None:
        """Make the solver's tables, of both rules: some tenths of a second, once a process."""
        from logomachie.games.guerre_des_mots.solver.ready import prepare  # noqa: PLC0415  # NumPy on demand

        prepare(self.lexicon)

    def can_lay(self, table: Table, dictionary: Dictionary) -> bool:
        """Whether some word can be laid from the arsenal alone (Q-53), as the solver finds it."""
        from logomachie.games.guerre_des_mots.solver.lexis import lexis  # noqa: PLC0415  # NumPy on demand

        return can_lay(table, dictionary, lexis(self.lexicon, accents=dictionary.accents))


def can_lay(table: Table, dictionary: Dictionary, words: "Lexis") -> bool:
    """Whether one of these words can be laid from the arsenal alone: nothing taken, no letter
    turned."""
    from logomachie.games.guerre_des_mots.solver.coups import Field  # noqa: PLC0415  # NumPy on demand
    from logomachie.games.guerre_des_mots.solver.options import judged  # noqa: PLC0415

    field = Field(table, words, dictionary, sources=0)
    return any(
        coups.site(row).bent is None and judged(coups.tell(row), table, dictionary) is not None
        for coups in field.few_by_few()
        for row in range(len(coups))
    )


@cache
def oracle(lexicon: Lexicon) -> GuerreWords:
    """The words of a dictionary, one object for the whole process."""
    return GuerreWords(lexicon)
