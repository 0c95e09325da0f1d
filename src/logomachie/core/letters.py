"""Folding French spelling to the two alphabets the games use, and counting letters.

No dictionary lives here: a key says how a word is laid, not whether it is one.
"""

import unicodedata
from collections import Counter

VOWELS = "AEIOU"
LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "ø": "o", "’": "'", "\u2010": "-", "\u2011": "-"})


def joined(word: str) -> str:
    """Lower case, ligatures opened, apostrophes and hyphens made one: `Œuvre` → `oeuvre`."""
    return unicodedata.normalize("NFC", word.strip()).lower().translate(LIGATURES)


def plain(word: str) -> str:
    """The key of the games without accents: `Cœurs` → `COEURS`, `leçon` → `LECON`."""
    bare = unicodedata.normalize("NFD", joined(word))
    return "".join(letter for letter in bare if not unicodedata.combining(letter)).upper()


def accented(word: str) -> str:
    """The key with accents: lower case, accents and cedilla kept, ñ made n."""
    return joined(word).replace("ñ", "n")


def letter_counts(word: str) -> Counter[str]:
    """How often each letter stands in the plain key."""
    return Counter(letter for letter in plain(word) if letter.isalpha())


def contains(word: str, needed: str, *, repeated: bool = True) -> bool:
    """Whether the word has all the needed letters, as often as needed or once each."""
    have, need = letter_counts(word), Counter(needed)
    return all(have[letter] >= (times if repeated else 1) for letter, times in need.items())
