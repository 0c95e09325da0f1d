"""Examples of a rulebook, played by the rules: nothing a page shows of them is drawn by hand.

A figure is a position, what is played from it, and the table as it stands after each line; it can
be opened as a table of one's own (HOUSE-07). A line the rules refuse would raise, and a test plays
them all.
"""

from typing import Any

import msgspec
from msgspec import field

from logomachie.core.game import Words
from logomachie.core.house import House
from logomachie.core.log import advance
from logomachie.core.rng import Rng
from logomachie.core.value import Seat, Value
from logomachie.games.lesson import WAIT
from logomachie.games.spec import Spec
from logomachie.games.teaching import PAUSE, SEATS


class Example(Value, kw_only=True):
    """What an article quotes."""

    clause: str
    position: str
    lines: tuple[str, ...]  # `B: say divertissement`, as the command line writes it; or `wait`
    seats: int = 2
    seat: Seat = 0  # whose eyes see it
    options: dict[str, Any] = field(default_factory=dict)  # Any: by their names on the wire


class Moment(Value, kw_only=True):
    """The table after a line, and what happened in it; the first is before all lines."""

    view: Any  # the game's own
    events: tuple[Any, ...]  # the game's own, and the house's


class Figure(Value, kw_only=True):
    """An example, played."""

    clause: str
    position: str
    seats: int
    options: dict[str, Any]
    moments: tuple[Moment, ...]


def played(spec: Spec, example: Example, words: Words) -> Figure:
    """An example at a table of its own; raises Refused if the rules do not allow it."""
    agreed = {"seats": example.seats, "lexicon": "figures", "position": example.position}
    config = msgspec.convert({**example.options, **agreed}, spec.config)
    spec.check(config)
    game: House[Any, Any] = spec.open(config, words)
    state, at = game.start(Rng("figures"), 0), 0
    moments = [Moment(view=game.view(state, example.seat), events=())]
    for number, line in enumerate(example.lines, 1):
        place, _, text = line.partition(": ")
        if line == WAIT:
            at = max(at, game.wake(state) or at)
            state, entry = advance(game, state, number, at)
        else:
            at += PAUSE
            seat = SEATS.index(place)
            move = spec.heard(text, game.view(state, seat))
            state, entry = advance(game, state, number, at, seat, move)
        told = tuple(event for event in entry.events if event.seen_by(example.seat))
        moments.append(Moment(view=game.view(state, example.seat), events=told))
    return Figure(
        clause=example.clause,
        position=example.position,
        seats=example.seats,
        options=example.options,
        moments=tuple(moments),
    )
