"""Logomachie: French word games as pure rules, a lexicon, bots, a server and a page.

    import logomachie as lo

    match = lo.match("cadenas", seats=3)
    while not match.is_over:
        match.push(match.waiting[0], next(match.legal(match.waiting[0])))
    print(match.outcome)

What a match can do is in docs/library.md.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # a program that only judges a word loads no game
    from logomachie.core.game import Refused
    from logomachie.lexicon.lexicon import Lexicon
    from logomachie.library.match import Match

__version__ = "0.1.0"
__all__ = ["Lexicon", "Match", "Refused", "lexicon", "match"]
HOMES = {
    "Lexicon": "logomachie.lexicon.lexicon",
    "Match": "logomachie.library.match",
    "Refused": "logomachie.core.game",
}


if not TYPE_CHECKING:  # a checker must know that there is nothing else

    def __getattr__(name: str) -> object:
        """The types of what is given, from where they live, when they are asked for."""
        if name not in HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib import import_module  # noqa: PLC0415  # on demand

        return getattr(import_module(HOMES[name]), name)


def match(
    game: str | None = None,
    *,
    seats: int | None = None,
    seed: str | None = None,
    rules: str | Mapping[str, object] = "official",
    position: str = "",
    lexicon: "Lexicon | None" = None,
    text: str | None = None,
) -> "Match":
    """A new match of a game of the club, or, from its text, one that was played.

    `seats` are two, or those of the position. `seed` fixes all chance; without one it is new.
    `rules` are the options that are not the rulebook's first choice: `"judge=vote track=10"`, or a
    mapping. `position` is where it starts, as text; `lexicon` the dictionary it is played with.
    What cannot be is told in a sentence: by ValueError or TypeError, or by Refused, with the
    article, where a rule does not allow it.

    >>> game = match("cadenas", seats=3, seed="a seed")
    >>> while not game.is_over and len(game.lines) < 10:
    ...     seat = game.waiting[0]
    ...     played = game.push(seat, next(game.legal(seat)))
    >>> game == match(text=game.text)
    True
    """
    from logomachie.library.opening import opened  # noqa: PLC0415  # on demand

    return opened(
        game,
        seats=seats,
        seed=seed,
        rules=rules,
        position=position,
        lexicon=lexicon,
        text=text,
    )


def lexicon() -> "Lexicon":
    """The dictionary: words, forms, meanings, families and queries (`library/dictionary.py`)."""
    from logomachie.library.dictionary import lexicon as opened  # noqa: PLC0415  # on demand

    return opened()
