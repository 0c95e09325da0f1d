"""Who can play what: one maker of bots a game, found by the game’s name on the command line."""

from collections.abc import Callable
from functools import cache
from typing import Any

from logomachie.bots.bot import LEVELS, Bot
from logomachie.bots.cadenas.mind import Mind as Growing
from logomachie.bots.cadenas.player import Player as Capturing
from logomachie.bots.guerre_des_mots.player import Player as Warring
from logomachie.bots.word_whiz.mind import Mind
from logomachie.bots.word_whiz.player import Player
from logomachie.bots.wordsearch import mind as wordsearch
from logomachie.bots.wordsearch.player import Player as Sliding
from logomachie.bots.wordsmith.mind import Mind as Smith
from logomachie.bots.wordsmith.player import Player as Building
from logomachie.core.game import Config
from logomachie.lexicon.load import french
from logomachie.solvers.words import cadenas
from logomachie.solvers.wordsmith import book


def build(slug: str, level: int, config: Config) -> Bot[Any, Any]:  # Any: each game has its types
    """A bot of this level for a table at this config; cheap after the first of its level."""
    if slug not in MAKERS:
        raise ValueError(f"no bot plays {slug}")
    if not 0 <= level < len(LEVELS):
        raise ValueError(f"no such level: {level}")
    return MAKERS[slug](level, config)


@cache
def word_whiz_mind(level: int) -> Mind:
    """The head of one level, shared by all its tables in this process."""
    return Mind(french(), level)


@cache
def wordsearch_ranks() -> wordsearch.Ranks:
    """What all levels share: how common every word is."""
    return wordsearch.Ranks(french())


@cache
def wordsearch_mind(level: int) -> wordsearch.Mind:
    """The head of one level, shared by all its tables in this process."""
    return wordsearch.Mind(french(), wordsearch_ranks(), level)


@cache
def wordsmith_mind(level: int, version: str) -> Smith:
    """The head of one level at one version of the guide, shared by all its tables."""
    return Smith(book(french(), version), level)


@cache
def cadenas_mind(level: int) -> Growing:
    """The head of one level, shared by all its tables in this process."""
    return Growing(cadenas(french()), level)


MAKERS: dict[str, Callable[[int, Any], Bot[Any, Any]]] = {  # Any: as above
    "guerre-des-mots": lambda level, config: Warring(french(), level, config),
    "word-whiz": lambda level, config: Player(word_whiz_mind(level), level, config),
    "wordsearch": lambda level, config: Sliding(wordsearch_mind(level), config),
    "cadenas": lambda level, config: Capturing(cadenas_mind(level), config),
    "wordsmith": lambda level, config: Building(
        wordsmith_mind(level, config.alphabet_version), config
    ),
}
