"""The dictionary as programs ask it."""

from logomachie.lexicon.lexicon import Lexicon
from logomachie.lexicon.load import french


def lexicon() -> Lexicon:
    """The dictionary: words, forms, meanings, families and queries; the same object every time.

    Words are asked by their plain keys, capitals without accents, or as a game admits them.

    >>> "ORNA" in lexicon()
    True
    >>> "été" in lexicon().words("plain")
    True

    Every reading of a spelling, with its lemma, its meaning in grammar and its family:

    >>> [(reading.lemma, reading.gloss) for reading in lexicon().analyses("orna")]
    [('orner', 'verbe du 1er groupe, passé simple, 3e pers. sing.')]
    >>> families = {lexicon().analyses(word)[0].family for word in ("orner", "ornement")}
    >>> len(families)
    1
    >>> "fleuve" in [name.kind for name in lexicon().names("Meuse")]
    True

    And queries, which give rows: anagrams, what letters spell, patterns, growths.

    >>> lexicon().listed(lexicon().anagrams("chien"))
    ['CHIEN', 'CHINE', 'NICHE']
    >>> "ORNERA" in lexicon().listed(lexicon().fitting("ORN..A"))
    True
    """
    return french()
