"""What the rules ask of a dictionary: words as tokens spell them, with or without accents."""

from logomachie.core.game import Words
from logomachie.core.letters import plain
from logomachie.games.guerre_des_mots.rules.types import Inflecting

INFLECTIONS = ("S", "X", "E", "ES")
# Œ and Æ are laid as two letters, a trema is an accent
ACCENTED = {
    "A": "ÀÂÄ",
    "C": "Ç",
    "E": "ÉÈÊË",
    "I": "ÎÏ",
    "N": "Ñ",
    "O": "ÔÖ",
    "U": "ÙÛÜ",
    "Y": "Ÿ",
}
PLAIN = {accent: letter for letter, accents in ACCENTED.items() for accent in accents}
LETTERS = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZ")


class Dictionary:
    """The words of one table: keys are capitals without accents, or lower case with them."""

    def __init__(self, words: Words, *, accents: bool) -> None:
        self.words, self.accents = words, accents
        self._inflecting = words if isinstance(words, Inflecting) else None

    def knows(self, text: str) -> bool:
        """Whether tokens that read so make a word; a hyphen joins the members of a compound."""
        return (text.lower() if self.accents else text) in self.words

    def inflects(self, old: str, new: str) -> bool:
        """Whether the longer word counts as the same as the shorter one (PAR-03, Q-65)."""
        if not any(old + ending == new for ending in INFLECTIONS):
            return False
        if self._inflecting is None:
            return True
        lemmas = self._inflecting.lemmas
        return bool(lemmas(old.lower()) & lemmas(new.lower()))


def may_read(letter: str, *, accents: bool) -> bool:
    """Whether a token can read so at all at this table (Q-63)."""
    return letter in LETTERS or (accents and letter in PLAIN)


def bare(letter: str) -> str:
    """The letter without its accent."""
    return PLAIN.get(letter, letter)


def spelled(word: str, *, accents: bool) -> str:
    """A word somebody typed, as tokens spell it."""
    return word.upper() if accents else plain(word)
