"""What the house must know of a game to open a table of it: one frozen value a game."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from logomachie.core.game import Config, Rulebook, View, Words
from logomachie.core.house import House
from logomachie.core.value import Value


class Option(Value, kw_only=True, omit_defaults=True):
    """One choice of the players, for the page that sets a table."""

    name: str  # as on the wire: raceSeconds
    clause: str  # the article or ruling it belongs to: MIC-R12
    values: tuple[str | int | bool, ...]  # what may be chosen, the default first
    least: int | None = None  # numbers: any from least to most
    most: int | None = None
    main: bool = False  # one of the few that matter, shown first


@dataclass(frozen=True)
class Spec:
    """A game as the house knows it."""

    slug: str  # word-whiz: on the command line, in addresses
    title: str  # Word-Whiz
    prefix: str  # MIC: of its clause ids
    least: int  # fewest seats, solo included
    most: int
    minutes: int  # a usual game
    config: type[Config]
    options: tuple[Option, ...]
    rules: Callable[[Any, Words], Rulebook[Any, Any, Any, Any]]  # Any: each game has its own types
    moves: Any  # union of the game's moves
    events: Any  # union of the game's events
    view: type[View]

    def open(self, config: Config, words: Words) -> House[Any, Any]:
        """The game at this config, with the house round it."""
        return House(self.rules(config, words), self.moves, self.events)
