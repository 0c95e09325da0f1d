"""The games of the club: one folder a game, all of one shape, one line a game here."""

from importlib import import_module

from logomachie.games.spec import Spec

ROOMS = (
    "word_whiz",
    "wordsearch",
    "wordsmith",
    "cadenas",
    "guerre_des_mots",
)

GAMES: dict[str, Spec] = {
    spec.slug: spec for spec in (import_module(f"{__name__}.{room}").GAME for room in ROOMS)
}
