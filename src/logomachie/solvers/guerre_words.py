"""The dictionary of La Guerre des Mots: capitals are asked without accents, small letters with."""

from collections.abc import Iterable

from logomachie.lexicon.lexicon import Lexicon
from logomachie.solvers.guerre_lexis import GAME


class GuerreWords:
    """All the words of both rules; compounds with their hyphen (LEX-01, Q-56)."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        extra = lexicon.extra(GAME)
        self.plain = lexicon.words("plain", hyphens=True, extra=extra)
        self.accent = lexicon.words("accent", hyphens=True, extra=extra)

    def __contains__(self, word: object) -> bool:
        if not isinstance(word, str) or not word:
            return False
        if word.isupper():
            return word.isascii() and word in self.plain
        return word.islower() and word in self.accent

    def lemmas(self, word: str) -> frozenset[str]:
        """The words a form is a form of (Q-65)."""
        return self.plain.lemmas(word)

    def candidates(self, letters: str, jokers: int, *, accents: bool) -> Iterable[str]:
        """Words made of some of these letters, as tokens spell them (Q-53)."""
        rows = self.lexicon.within(letters.replace("-", ""), jokers)
        for key in self.lexicon.listed(rows):
            if accents:
                forms = {reading.form.upper() for reading in self.lexicon.analyses(key)}
                yield from sorted(forms)
            else:
                yield key
