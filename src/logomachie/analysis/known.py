"""The age whose words each seat of a game is taken to know: what « likely » is drawn from."""

from math import floor

from msgspec import UNSET

from logomachie.bots.mine import as_level
from logomachie.core.game import Config
from logomachie.core.record import Head
from logomachie.lexicon.levels import KNOWN

PERSON = 3  # of a person of whom nothing is known


def ages_of(head: Head, config: Config, age: int | None = None) -> tuple[int, ...]:
    """By seat: a bot's from its level; that of the one person at a table « de ma force » from the
    strength he played at, which the setup keeps; with `age`, everybody's."""
    if age is not None:
        return (age,) * config.seats
    levels = [*head.bots, *[None] * (config.seats - len(head.bots))]
    strength = None if config.strength is UNSET else config.strength
    alone = levels.count(None) == 1
    own = PERSON if strength is None or not alone else age_at(strength / 10)
    return tuple(
        own if level is None else age_at(as_level(int(level), strength)) for level in levels
    )


def age_at(level: float) -> int:
    """The age of a level, or between two as far as it lies between them."""
    low = min(int(level), len(KNOWN) - 1)
    high = min(low + 1, len(KNOWN) - 1)
    share = level - low
    return floor(KNOWN[low].age * (1 - share) + KNOWN[high].age * share + 0.5)
