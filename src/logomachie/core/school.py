"""A table of children: what it refuses at once, whatever the game's own way to judge (HOUSE-14)."""

from collections.abc import Iterable, Iterator

from logomachie.core.game import Refused, Schooled
from logomachie.core.value import Value

SAID = ("word", "words", "text", "grown")  # fields of moves and events that hold what somebody says


def said(about: Iterable[Value]) -> Iterator[str]:
    """The words of a move and of what it caused."""
    for one in about:
        for name in SAID:
            found = getattr(one, name, None)
            some = found if isinstance(found, tuple) else (found,)
            yield from (word for word in some if isinstance(word, str) and word)


def check(words: Schooled, about: Iterable[Value]) -> None:
    """Refuse to its asker a word that is not for this table: nothing of it is written down, so
    that nobody else ever sees it."""
    _check(words, said(about))


def told_first(words: Schooled, move: Value, refused: Refused) -> None:
    """What a game refuses of its own is refused as unfit where one of its words is: to a child a
    rude word is no word that is merely missing."""
    named = refused.about.get("word")
    _check(words, (*said((move,)), *([named] if isinstance(named, str) else [])))


def _check(words: Schooled, spoken: Iterable[str]) -> None:
    for word in spoken:
        if words.unfit(word):
            raise Refused("UNFIT", "HOUSE-14", word=word)
