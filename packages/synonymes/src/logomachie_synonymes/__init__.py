"""French synonyms by word, from the thesaurus of Dicollecte (LGPL 2.1 or later)."""

import lzma
from functools import cache
from pathlib import Path

DATA = Path(__file__).with_name("synonymes.xz")


@cache
def _lines() -> dict[str, str]:
    text = lzma.decompress(DATA.read_bytes()).decode()
    return dict(line.split("\t", 1) for line in text.splitlines())


def synonyms(lemma: str, part: str = "") -> tuple[str, ...]:
    """The synonyms of a lemma, those of a part of speech (nom, verbe, adjectif, adverbe …) where
    the thesaurus has them apart; none where it does not have the word."""
    senses = [sense.split("|") for sense in _lines().get(lemma, "").split("\t") if sense]
    fitting = [sense for sense in senses if part in sense[0].split()] or senses
    return tuple(dict.fromkeys(word for sense in fitting for word in sense[1:]))
