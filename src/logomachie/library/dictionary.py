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

    Every reading of a spelling, with its lemma, its place in the grammar and what it means:

    >>> [(reading.lemma, reading.tags) for reading in lexicon().analyses("orna")]
    [('orner', 'V1:Is:3s')]
    >>> lexicon().meaning("orner")
    'décorer, rendre plus beau'
    >>> lexicon().related("orner", "ornement")
    True
    >>> "fleuve" in [name.kind for name in lexicon().names("Meuse")]
    True

    And queries, which give rows: anagrams, what letters spell, patterns, growths.

    >>> {"CHIEN", "CHINE", "NICHE"} <= {*lexicon().listed(lexicon().anagrams("chien"))}
    True
    >>> "ORNERA" in lexicon().listed(lexicon().fitting("ORN..A"))
    True
    """
    return french()
