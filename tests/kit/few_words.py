"""A lexicon of a few words with a real one’s columns: for solvers and bots under test."""

from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from logomachie.core.letters import VOWELS, plain

# commonest first: the row’s place here is its lemma’s rank
WORDS = """
être tout tête suite terre porter reste partir sortir tard histoire entrer servir droit mettre
trois tour père autre monter grand dent tonne tenir rester rentrer notre votre pauvre entendre
dire divertissement denture vendredi tendon détourner dentiste attendre indiquent quotidien
ouverture nourriture aventure voiture oiseau oiseaux assise assises pays wagon bijou jeune
journal adjoint banjo jovial bijoux jubilation cœurs leçon sœur rareté astre arrêts sortie
triste tristesse ressort transport torse tresse restaurant orchestre astronaute ressortissant
surétais instaurerait stérile désert désertion rotondité étudiant tondeuse donateur dotation
quête quantité question équation pique disque queue gym rythmes hymne type stylo voyage yaourt
foyer zèbre zone gazon bazar onze douze zéro azote whist western clown sandwich tramway kiwi
lutte nuit nuits brun brune sourd sourds gris grise sang rang lent lente vent vents chant champ
"""

LEARNT = (50, 200, 667)  # how many of the words, commonest first, each level knows; the top, all


class FewWords:
    """As many columns as bots and solvers read, over the words given."""

    def __init__(self, words: list[str] | None = None) -> None:
        self._given = WORDS.split() if words is None else words
        self._rank: dict[str, tuple[int, str]] = {}
        for rank, word in enumerate(self._given):
            self._rank.setdefault(plain(word), (rank, word))
        self._keys = sorted(self._rank)

    def __len__(self) -> int:
        return len(self._keys)

    def __contains__(self, word: object) -> bool:
        return isinstance(word, str) and plain(word) in self._rank

    @cached_property
    def counts(self) -> NDArray[np.uint8]:
        """(words, 26): how many of each letter."""
        letters = [[key.count(chr(65 + n)) for n in range(26)] for key in self._keys]
        return np.array(letters, dtype=np.uint8).reshape(len(self._keys), 26)

    @cached_property
    def vowels(self) -> NDArray[np.uint8]:
        return self.counts[:, [ord(vowel) - 65 for vowel in VOWELS]]

    @cached_property
    def length(self) -> NDArray[np.uint8]:
        return np.array([len(key) for key in self._keys], dtype=np.uint8)

    @cached_property
    def said(self) -> NDArray[np.uint8]:
        """Spread so wide that each level knows more words than the one below."""
        ranks = np.array([self._rank[key][0] for key in self._keys])
        levels: NDArray[np.uint8] = np.digitize(ranks, LEARNT).astype(np.uint8)
        return levels

    @property
    def heard(self) -> NDArray[np.uint8]:
        return self.said

    @cached_property
    def coarse(self) -> NDArray[np.bool_]:
        return np.zeros(len(self), np.bool_)

    @cached_property
    def zipf100(self) -> NDArray[np.uint16]:
        return np.array([700 - 3 * self._rank[key][0] for key in self._keys], dtype=np.uint16)

    def containing(self, letters: str) -> NDArray[np.intp]:
        need = np.array([letters.count(chr(65 + n)) for n in range(26)])
        return np.flatnonzero((self.counts >= need).all(axis=1))

    def row(self, key: str) -> int | None:
        return self._keys.index(key) if key in self._rank else None

    def word(self, row: int) -> str:
        return self._keys[row]

    def spelled(self, row: int) -> str:
        return self._rank[self._keys[row]][1]
