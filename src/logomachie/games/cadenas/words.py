"""The words the rules of Cadenas are opened with."""

from logomachie.core.game import Words
from logomachie.core.letters import plain
from logomachie.games.cadenas.rules.judge import FIRST_NAME
from logomachie.games.cadenas.rules.types import Setup
from logomachie.lexicon.lexicon import Lexicon
from logomachie.lexicon.words import standing


def admitted(lexicon: Lexicon) -> Words:
    """The dictionary’s plain words and its names."""
    words: Words = lexicon.words("plain")
    return words


def verdict(lexicon: Lexicon, word: str) -> str:
    """The article that keeps a word out; nothing where it stands."""
    setup = Setup(seats=2, lexicon="")
    size, kinds = len(plain(word)), {name.kind for name in lexicon.names(word)}
    if kinds - {FIRST_NAME} and size >= setup.min_proper and plain(word).isalpha():
        return ""
    if size < setup.min_common:
        return "CAD-L1"
    short = "CAD-L6" if size < setup.min_proper else "CAD-L7"
    words = lexicon.words("plain")
    return standing(words, word, unknown="CAD-L2", name=short, joined="CAD-L4")
