"""Wordsmith tables for tests of bots: views of positions, and what a bot does about them."""

from typing import Any

from logomachie.bots.roster import build
from logomachie.core.rng import Rng
from logomachie.core.value import Millis
from logomachie.games import GAMES
from logomachie.games.wordsmith import GAME as WORDSMITH
from logomachie.games.wordsmith.bots.maker import mind as wordsmith_mind
from logomachie.games.wordsmith.bots.mind import Mind
from logomachie.games.wordsmith.rules.types import Asked, Setup, TableView
from logomachie.lexicon.load import french

VERSION = "fr-reconstructed-1"
LEAFLET = "R4Y1B1G2/R4Y1B1G2"
Choice = tuple[Millis, Asked]


def mind(level: int) -> Mind:
    """The head of a level."""
    return wordsmith_mind(level, VERSION)


def table(**options: Any) -> tuple[Setup, Any]:  # Any: a game of some house
    """A setup of two, unless told otherwise, and its game."""
    setup = Setup(**{"seats": 2, "lexicon": french().digest, **options})
    return setup, WORDSMITH.open(setup, GAMES["wordsmith"].words(french()))


def seen(position: str = LEAFLET, seat: int = 0, **options: Any) -> tuple[Setup, TableView]:
    """What a seat sees of a position."""
    setup, game = table(position=position, **options)
    return setup, game.view(game.start(Rng("bots"), 0), seat)


def choice(level: int, setup: Setup, view: TableView, seed: str = "1", now: Millis = 0) -> Choice:
    """What a bot of this level does about this view."""
    found = build("wordsmith", level, setup).choose(view, now, Rng(seed), 200)
    assert found is not None
    return found
