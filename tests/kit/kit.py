"""A game as the laws see it: variants to play, moves to try, worlds to compare."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from msgspec import structs

from logomachie.core.game import Config, Event, Move, View, Words
from logomachie.core.house import House
from logomachie.core.value import Seat
from logomachie.games.spec import Spec


@dataclass(frozen=True)
class Kit:
    """One game's answers to what the laws ask of all. Any: each game has its own types."""

    spec: Spec
    state: Any  # type of the game's state
    words: Words
    variants: Mapping[str, Config]  # the main options, each at least once
    legal: Callable[[Any, int], tuple[Move, ...]]  # view, number → for each name in `can` a move
    retold: Callable[[Any, Seat | None, int], Any]  # state as this viewer cannot tell it apart
    reveals: tuple[type[Event], ...]  # events that make something hidden known
    material: Callable[[Any], object]  # what must always add up
    has: Callable[[Any], object]  # what there is of it in a state
    stories: tuple[str, ...] = ()  # the variants told as golden transcripts
    judged: Mapping[str, object] = field(default_factory=dict)  # options: the rules judge words
    alike: Callable[[Any], Any] = lambda state: state  # without the order that no rule looks at
    errors: tuple[type[Event], ...] = ()  # events that say a word was an error, which costs

    def open(self, variant: str) -> House[Any, Any]:
        """The game at one of its variants."""
        return self.spec.open(self.variants[variant], self.words)


def timed(kit: Kit) -> Kit:
    """The same kit with the three ways of time and with hints, on its first variant (HOUSE-03,
    HOUSE-13, HOUSE-15)."""
    base = next(iter(kit.variants.values()))
    bots, here = tuple(range(1, base.seats)), (0, 1)
    written = {"race": "sealed"} if hasattr(base, "race") else {}  # by day nobody can be first
    ways = {
        "calm": structs.replace(base, time="calm", bots=bots),
        "alone": structs.replace(base, time="clock", bots=bots, hints=True),
        "clock": structs.replace(base, time="clock", curtain=here, hints=True),
        "day": structs.replace(base, time="day", days=3, **written),
    }
    return replace(kit, variants={**kit.variants, **ways})


def move_of(kit: Kit, view: View, name: str, number: int) -> Move:
    """A move of this name that the view offers."""
    return next(m for m in kit.legal(view, number) if type(m).__name__ == name)
