"""What the house must know of a game to open a table of it: one frozen value a game."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from msgspec.structs import fields

from logomachie.core.game import Config, Outcome, Refused, Rulebook, View, Words
from logomachie.core.house import House
from logomachie.core.value import Millis, Value


class Option(Value, kw_only=True, omit_defaults=True):
    """One choice of the players, for the page that sets a table."""

    name: str  # as on the wire: raceSeconds
    clause: str  # the article or ruling it belongs to: MIC-R12
    values: tuple[str | int | bool, ...]  # what may be chosen, the default first
    least: int | None = None  # numbers: any from least to most
    most: int | None = None
    main: bool = False  # one of the few that matter, shown first

    def allows(self, value: object) -> bool:
        """Whether this value may be chosen."""
        if self.least is not None and self.most is not None:
            return type(value) is int and self.least <= value <= self.most
        return any(type(value) is type(choice) and value == choice for choice in self.values)


# What every table may choose beside its game's own options.
HOUSE_OPTIONS = (
    Option(name="absent", clause="HOUSE-04", values=("bot", "pass")),
    Option(name="absentLevel", clause="HOUSE-04", values=(1,), least=0, most=3),
)


SHORTEST: Millis = 30_000  # silence allowed, live
LONGEST: Millis = 30 * 24 * 3_600_000  # and in correspondence
HANDICAPS = 16  # agreed at one table
HANDICAP = 80  # letters in one of them


@dataclass(frozen=True)
class Announced:
    """A game the club will have, for the home page."""

    slug: str
    title: str
    least: int
    most: int
    minutes: int


def _the_same(*_: object) -> dict[str, object]:
    """Most games are played again as they were."""
    return {}


def _nothing(config: Any) -> None:  # Any: as the field it stands for
    """Most games have no more to ask of their options than the list says."""


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
    examine: Callable[[Any], None] = _nothing  # what the list of options cannot say; raises Refused
    figures: Callable[[], tuple[Value, ...]] = tuple  # examples for the rulebook, played
    # of a game that is over, config, state and outcome: the options that change in the return game
    again: Callable[[Any, Any, Outcome], dict[str, object]] = _the_same

    def check(self, config: Config) -> None:
        """Refuse a config no table can be set with; the names are those on the wire."""
        if not self.least <= config.seats <= self.most:
            raise Refused(
                "BAD_OPTION", "HOUSE-01", option="seats", least=self.least, most=self.most
            )
        if not SHORTEST <= config.absence <= LONGEST:
            raise Refused("BAD_OPTION", "HOUSE-03", option="absence", least=SHORTEST, most=LONGEST)
        if len(config.handicaps) > HANDICAPS or any(
            len(handicap) > HANDICAP for handicap in config.handicaps
        ):
            raise Refused("BAD_OPTION", "HOUSE-11", option="handicaps", most=HANDICAPS)
        chosen = {field.encode_name: getattr(config, field.name) for field in fields(config)}
        for option in self.options:
            if not option.allows(chosen[option.name]):
                raise Refused("BAD_OPTION", option.clause, option=option.name)
        self.examine(config)

    def open(self, config: Config, words: Words) -> House[Any, Any]:
        """The game at this config, with the house round it."""
        return House(self.rules(config, words), self.moves, self.events)
