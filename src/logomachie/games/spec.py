"""What the house must know of a game to open a table of it: one frozen value a game."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any, cast

import msgspec
from msgspec import UNSET
from msgspec.structs import fields

from logomachie.core.game import Config, Move, Outcome, Refused, View, Words
from logomachie.core.house import House
from logomachie.core.question import HintGiven, HintStep, NotNow
from logomachie.core.value import Millis, Value
from logomachie.games import usual
from logomachie.games.coaching import coached


class Option(Value, kw_only=True, omit_defaults=True):
    """One choice of the players, for the page that sets a table."""

    name: str  # as on the wire: raceSeconds
    clause: str  # the article or ruling it belongs to
    values: tuple[str | int | bool, ...]  # what may be chosen, the default first
    least: int | None = None  # numbers: any from least to most
    most: int | None = None
    main: bool = False  # one of the few that matter, shown first
    always: bool = False  # the page says it even unchanged: a bare config has an older default

    def allows(self, value: object) -> bool:
        """Whether this value may be chosen."""
        if self.least is not None and self.most is not None:
            return type(value) is int and self.least <= value <= self.most
        return any(type(value) is type(choice) and value == choice for choice in self.values)


class Posed(Value, kw_only=True):
    """A position somebody asks about: as it is opened, for how many seats, from which of them."""

    position: str
    seats: int
    seat: int
    options: Mapping[str, object] = msgspec.field(
        default_factory=dict
    )  # what it is asked with, where the table chose nothing else


# What every table may choose beside its game's own options.
HOUSE_OPTIONS = (
    Option(name="absent", clause="HOUSE-04", values=("bot", "pass")),
    Option(name="absentLevel", clause="HOUSE-04", values=(1,), least=0, most=3),
    Option(name="time", clause="HOUSE-03", values=("calm", "clock", "day"), main=True, always=True),
    Option(name="days", clause="HOUSE-03", values=(1, 3, 7)),
    Option(name="dictionary", clause="HOUSE-14", values=("complet", "usuel", "ecole")),
    Option(name="pace", clause="HOUSE-11", values=("natural", "quick", "slow")),
    Option(name="hints", clause="HOUSE-15", values=(False, True)),
)


SHORTEST: Millis = 30_000  # silence allowed, live
LONGEST: Millis = 30 * 24 * 3_600_000  # and in correspondence
STRONGEST = 30  # tenths of a level, from CM2 on: Arbitre
HANDICAPS = 16  # agreed at one table
HANDICAP = 80  # letters in one of them


@dataclass(frozen=True)
class Spec:
    """A game as the house knows it: a few facts, and parts found at the same places in each room.

    A part is imported when it is first used, so that whoever only judges a word loads no solver.
    """

    room: str  # the package of its folder
    slug: str  # on the command line, in addresses
    title: str
    prefix: str  # of its clause ids
    least: int  # fewest seats, solo included
    most: int
    minutes: int  # a usual game, between Lecteurs: bench/people.md
    edition: int = 1  # of the rulebook, for games that begin now; a bare config is of the first

    def part(self, module: str, name: str) -> Any:  # Any: each game has its own types
        """Something of the room, by its module and name."""
        return getattr(import_module(f"{self.room}.{module}"), name)

    def maybe(self, module: str, name: str, default: Any) -> Any:  # Any: as above
        """The same of a part that a room may leave out."""
        if find_spec(f"{self.room}.{module}") is None:
            return default
        return getattr(import_module(f"{self.room}.{module}"), name, default)

    @cached_property
    def config(self) -> type[Config]:
        """What its players agree on."""
        return cast(type[Config], self.part("rules.types", "Setup"))

    @cached_property
    def view(self) -> type[View]:
        """What one seat may know."""
        return cast(type[View], self.part("rules.types", "TableView"))

    @cached_property
    def moves(self) -> Any:
        """The union of its moves."""
        return self.part("rules.types", "Asked")

    @cached_property
    def events(self) -> Any:
        """The union of its events."""
        return self.part("rules.events", "Happened")

    @cached_property
    def options(self) -> tuple[Option, ...]:
        """What its players may choose."""
        return cast(tuple[Option, ...], self.part("rules.options", "OPTIONS"))

    @cached_property
    def questions(self) -> Mapping[str, Callable[[Any, Any, str], Value]]:
        """What a seat may ask about its view: by name, from view, config and what it is about."""
        found: Mapping[str, Callable[[Any, Any, str], Value]]
        found = self.maybe("questions", "QUESTIONS", {})
        helps = {"hints": ("hint", self._hint), "coach": ("coach", self._coached)}
        there = (asked for part, asked in helps.items() if find_spec(f"{self.room}.{part}"))
        return {**found, **dict(there)}

    def _coached(self, view: Any, config: Any, _about: str) -> Value:  # Any: the game's own
        """What a narrator could remark of this view."""
        return coached(self.room, self.maybe("coach", "facts", None), view, config)

    def _hint(self, view: Any, config: Any, _about: str) -> Value:  # Any: the game's own
        """As many steps of a hint as the log says this seat has taken (HOUSE-15)."""
        if not view.house.hint:
            return NotNow(question="hint")
        steps: tuple[HintStep, ...] = self.maybe("hints", "hint", None)(view, config)
        return HintGiven(steps=steps[: view.house.hint], more=len(steps) > view.house.hint)

    @cached_property
    def moments(self) -> Mapping[str, Callable[[Any, str], Callable[[Any], bool] | None]]:
        """Questions about a past view of the asker: by name, from his view now and what it is
        about, how to know that view; None: not now. Most games have none."""
        found: Mapping[str, Callable[[Any, str], Callable[[Any], bool] | None]]
        found = self.maybe("questions", "MOMENTS", {})
        return found

    @cached_property
    def abouts(self) -> Mapping[str, Callable[[Any], str]]:
        """Of questions about a past view, those that depend on the present one too: what the club
        itself says of it, in place of the asker's own words."""
        found: Mapping[str, Callable[[Any], str]] = self.maybe("questions", "ABOUTS", {})
        return found

    @property
    def judges(self) -> bool:
        """Whether its room judges the moves of a game that was played; nothing is imported."""
        return find_spec(f"{self.room}.analysis") is not None

    @cached_property
    def answers(self) -> tuple[type[Value], ...]:
        """The shapes of the answers, for the wire."""
        return cast(tuple[type[Value], ...], self.maybe("questions", "ANSWERS", ()))

    def words(self, lexicon: Any) -> Words:  # Any: a Lexicon, which this room need not know
        """What its rules may ask of a dictionary."""
        return cast(Words, self.maybe("words", "admitted", usual.admitted)(lexicon))

    @property
    def is_slow(self) -> bool:
        """Whether its lines take so long on this machine that they are computed beside the event
        loop from the first on."""
        return cast(bool, self.maybe("solver.ready", "is_slow", lambda: False)())

    def legal(self, view: Any, config: Config, lexicon: Any) -> Iterator[Move]:
        """Every move of a seat's view, the most promising first; moves of the house aside."""
        return (choice.move for choice in self._ranked(view, config, lexicon))

    @cached_property
    def _ranked(self) -> Callable[[Any, Any, Any], Iterator[Any]]:  # Any: a move and its worth
        found: Callable[[Any, Any, Any], Iterator[Any]] = self.part("solver.legal", "ranked")
        return found

    def told(self, name: str) -> Any:  # Any: as above
        """How a position is asked about: a room's own way, or the house's."""
        return self.maybe("solver.told", name, getattr(usual.Telling(self), name))

    def verdict(self, lexicon: Any, word: str) -> str:  # Any: as above
        """The article that keeps a word out of this game, at its usual options; nothing where it
        stands."""
        return cast(str, self.part("words", "verdict")(lexicon, word))

    def bot(self, level: float, config: Config) -> Any:  # Any: a Bot of the game's own types
        """A bot of this level for a table at this config; cheap after the first of its level."""
        return self.part("bots.maker", "build")(level, config)

    def heard(self, text: str, view: View) -> Any:
        """The move somebody typed, for what this seat sees; ValueError if it is none."""
        return self.part("rules.text", "heard")(text, view)

    def figures(self, words: Words) -> tuple[Any, ...]:  # Any: Figures, or a game's own like them
        """Examples for the rulebook, played by the rules."""
        none: tuple[Any, ...] = ()
        found = self.maybe("figures", "figures", lambda *_: none)
        return cast(tuple[Any, ...], found(self, words))

    def again(self, config: Config, state: Any, outcome: Outcome) -> dict[str, object]:
        """Of a game that is over: the options that change in the return game."""
        following = self.maybe("rules.again", "following", lambda *_: {})
        return cast(dict[str, object], following(config, state, outcome))

    def check(self, config: Config) -> None:
        """Refuse a config no table can be set with; the names are those on the wire."""
        if not self.least <= config.seats <= self.most:
            raise Refused(
                "BAD_OPTION", "HOUSE-01", option="seats", least=self.least, most=self.most
            )
        if not SHORTEST <= config.absence <= LONGEST:
            raise Refused("BAD_OPTION", "HOUSE-03", option="absence", least=SHORTEST, most=LONGEST)
        for name, seats in (("bots", config.bots), ("curtain", config.curtain)):
            if seats and not set(seats) <= set(range(config.seats)):
                raise Refused("BAD_OPTION", "HOUSE-02", option=name)
        if len(config.handicaps) > HANDICAPS or any(
            len(handicap) > HANDICAP for handicap in config.handicaps
        ):
            raise Refused("BAD_OPTION", "HOUSE-11", option="handicaps", most=HANDICAPS)
        if config.strength and not 0 <= config.strength <= STRONGEST:
            raise Refused("BAD_OPTION", "HOUSE-11", option="strength", least=0, most=STRONGEST)
        chosen = {field.encode_name: getattr(config, field.name) for field in fields(config)}
        for option in self.options:
            if (value := chosen[option.name]) is not UNSET and not option.allows(value):
                raise Refused("BAD_OPTION", option.clause, option=option.name)
        self.maybe("rules.options", "examine", partial(usual.examine, self))(config)

    def open(self, config: Config, words: Words) -> House[Any, Any]:
        """The game at this config, with the house round it."""
        rules = self.part("rules.rules", "Rules")(config, words)
        return House(rules, self.moves, self.events, words)
