"""The dictionary of La Guerre des Mots: capitals are asked without accents, small letters with."""

from collections.abc import Iterable
from functools import lru_cache

from logomachie.core.letters import accented
from logomachie.games.guerre_des_mots.dictionary import Dictionary
from logomachie.games.guerre_des_mots.table import Table
from logomachie.lexicon.lexicon import Lexicon

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

    def lemmas(self, word: str) -> frozenset[str]:
        """The words a form is a form of (Q-65); asked again and again of the same few."""
        return self._lemmas(word)

    def can_lay(self, table: Table, dictionary: Dictionary) -> bool:
        """Whether some word can be laid from the arsenal alone (Q-53), as the solver finds it."""
        from logomachie.solvers.guerre_coups import Field  # noqa: PLC0415  # NumPy on demand
        from logomachie.solvers.guerre_lexis import lexis  # noqa: PLC0415
        from logomachie.solvers.guerre_options import judged  # noqa: PLC0415

        words = lexis(self.lexicon, accents=dictionary.accents)
        field = Field(table, words, dictionary, sources=0)
        return any(
            judged(coups.tell(row), table, dictionary) is not None
            for coups in field.batches(piracy=False)
            for row in range(len(coups))
        )

    def candidates(self, letters: str, jokers: int, *, accents: bool) -> Iterable[str]:
        """Words made of some of these letters, and perhaps more, as tokens spell them (Q-53)."""
        words = self.accent if accents else self.plain
        yield from (word.upper() for word in sorted(words.extra))
        rows = self.lexicon.within(letters.replace("-", ""), jokers)
        for key in self.lexicon.listed(rows):
            if accents:
                forms = {accented(reading.form) for reading in self.lexicon.analyses(key)}
                yield from (form.upper() for form in sorted(forms))
            else:
                yield key
        if "-" in letters:
            yield from (word.upper() for word in sorted(self.lexicon.compounds(words.fold)))
