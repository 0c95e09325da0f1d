"""How strong a bot plays: one of the four levels, or any number between two of them.

A level is a whole number; what lies between two is a mixture of both, in every temper. A game
gives its tempers for the whole numbers, and `between` makes the rest.
"""

from collections.abc import Sequence
from dataclasses import fields, replace
from typing import Any, ClassVar, Protocol, TypeVar

import numpy as np
from numpy.typing import NDArray

from logomachie.bots.bot import FIXED, LEVELS


class Temper(Protocol):
    """Any dataclass: what a game's bots are made of."""

    __dataclass_fields__: ClassVar[dict[str, Any]]


T = TypeVar("T", bound=Temper)

TOP = len(LEVELS) - 1
MINDS = 12  # heads a process keeps of one game: a strength between two levels is one of its own
FINE = 10  # steps between two levels: a strength is told in tenths


def is_strength(number: float) -> bool:
    """Whether a bot can be so strong: a tenth of a level, from the lowest to the highest."""
    return 0 <= number <= TOP and abs(number * FINE - round(number * FINE)) < 1e-6


def is_fixed(number: float) -> bool:
    """Whether it is a level kept for the arena: nobody meets it at a table."""
    return number in range(len(LEVELS), len(LEVELS) + len(FIXED))


def named(strength: float) -> str:
    """A level by its name, what lies between two by its number."""
    return (LEVELS + FIXED)[int(strength)] if strength == int(strength) else f"{strength:g}"


def between(tempers: Sequence[T], strength: float) -> T:
    """The temper of a strength: numbers lie as far between those of two levels as it does, what is
    true or false is the nearer level's. A game that has kept no earlier Arbitre has it in its
    Arbitre still."""
    low = min(int(strength), len(tempers) - 1)
    share = strength - low
    if share < 1e-6 or low + 1 == len(tempers):
        return tempers[low]
    one, other = tempers[low], tempers[low + 1]
    mixed = {
        field.name: _mixed(getattr(one, field.name), getattr(other, field.name), share)
        for field in fields(one)
    }
    return replace(one, **mixed)


def _mixed(one: Any, other: Any, share: float) -> Any:  # Any: a field of a temper
    if isinstance(one, bool):
        return other if share >= 0.5 else one
    mixed = one + share * (other - one)
    return round(mixed) if isinstance(one, int) and isinstance(other, int) else mixed


class Words(Protocol):
    """What is asked of a list of words to know who has them."""

    @property
    def said(self) -> NDArray[Any]: ...
    @property
    def zipf100(self) -> NDArray[Any]: ...
    @property
    def coarse(self) -> NDArray[np.bool_]: ...


def depths(words: Words) -> NDArray[np.float64]:
    """How strong one must be to play each word: those of a level come one by one, the commonest
    first, on the way from the level below to it; a coarse one not before that level itself."""
    said = words.said
    depth = said.astype(np.float64)
    for level in range(1, TOP + 1):
        rows = np.flatnonzero((said == level) & ~words.coarse)
        order = np.lexsort((rows, -words.zipf100[rows].astype(np.int64)))
        depth[rows[order]] = level - 1 + (np.arange(len(rows)) + 1) / max(len(rows), 1)
    return depth


def vocabulary(words: Words, strength: float) -> NDArray[np.bool_]:
    """The words that a bot of this strength plays."""
    if strength == int(strength):
        return np.asarray(words.said <= strength)
    return np.asarray(depths(words) <= strength)
