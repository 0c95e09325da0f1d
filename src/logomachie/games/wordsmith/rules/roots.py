"""Whether a word has the root of one already claimed, with the benefit of the doubt (R18)."""

from collections.abc import Iterable

from logomachie.core.game import Words
from logomachie.games.wordsmith.rules.types import Families


def families(words: Words, key: str, *, wide: bool) -> tuple[frozenset[int], ...]:
    """The families of each reading of a word; none where the dictionary is silent."""
    if not isinstance(words, Families):
        return ()
    return words.families(key, wide=True) if wide else words.families(key)


def barring(words: Words, key: str, claimed: Iterable[str], *, wide: bool = False) -> str | None:
    """A claimed word of the same root, if every reading of the new one is barred; else None."""
    readings = families(words, key, wide=wide)
    earlier = {word: frozenset().union(*families(words, word, wide=wide)) for word in claimed}
    if not readings or not all(any(r & known for known in earlier.values()) for r in readings):
        return None
    return next(word for word, known in earlier.items() if readings[0] & known)


def is_silent(words: Words, key: str, claimed: Iterable[str]) -> bool:
    """Whether the dictionary knows no root of the word, or of one it might share it with."""
    return any(not families(words, word, wide=False) for word in (key, *claimed))
