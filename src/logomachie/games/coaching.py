"""The coached first game: what a narrator may remark, as data in each game's room (`coach.toml`).

An occasion is a pattern of the learner's own view and of the few facts that the room's module
`coach` adds from the solver's answer. It knows nothing else. docs/learning.md has the form.
"""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import field

from logomachie.core.question import Coached, NotNow, Remark, Sentence
from logomachie.core.value import Seat, Value
from logomachie.games.pattern import Pattern, matches

FILE = "coach.toml"


class Occasion(Value, kw_only=True):
    """Something that is new once: how to know it, what to say, where it was proved."""

    name: str
    when: Pattern
    say: Sentence
    clause: str
    position: str  # at which it is said: its proof
    lit: tuple[str, ...] = ()
    seats: int = 2
    seat: Seat = 0
    options: dict[str, Any] = field(default_factory=dict)  # Any: by their names on the wire
    others: tuple[str, ...] = ()  # what other seats play first: `B: claim A1 E aile`


class _File(msgspec.Struct, forbid_unknown_fields=True):
    occasion: tuple[Occasion, ...]


@cache
def occasions(room: str) -> tuple[Occasion, ...]:
    """The occasions of a game's room, in the order in which they are looked for."""
    path = files(room) / FILE
    if not path.is_file():
        return ()
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), _File).occasion


def coached(room: str, facts: Any, view: Any, config: Any) -> Coached | NotNow:  # Any: the game's
    """What could be remarked now, for somebody who agreed to be helped (HOUSE-15)."""
    if config.hints is not True or view.seat is None or not view.can:
        return NotNow(question="coach")
    seen = {**msgspec.to_builtins(view), **facts(view, config)}
    return Coached(
        remarks=tuple(
            Remark(name=one.name, say=one.say, clause=one.clause, lit=one.lit)
            for one in occasions(room)
            if matches(one.when, seen)
        )
    )
