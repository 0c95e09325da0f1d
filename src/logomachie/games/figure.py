"""Examples of a rulebook, played by the rules: nothing a page shows of them is drawn by hand.

A figure is a position, what is played from it, and the table as it stands after each line; it can
be opened as a table of one's own (HOUSE-07). A line the rules refuse would raise, and a test plays
them all.
"""

from typing import Any

from msgspec import field

from logomachie.core.game import Words
from logomachie.core.value import Seat, Value
from logomachie.games.prepared import Prepared, placed
from logomachie.games.spec import Spec


class Example(Value, kw_only=True):
    """What an article quotes."""

    clause: str
    position: str
    lines: tuple[str, ...]  # `B: say divertissement`, as the command line writes it; or `wait`
    seats: int = 2
    seat: Seat = 0  # whose eyes see it
    options: dict[str, Any] = field(default_factory=dict)  # Any: by their names on the wire
    living: bool = False  # plays by itself at the entrance of its game


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
    living: bool
    moments: tuple[Moment, ...]


def played(spec: Spec, example: Example, words: Words) -> Figure:
    """An example at a table of its own; raises Refused if the rules do not allow it."""
    table = Prepared(
        spec,
        example.position,
        words,
        seats=example.seats,
        options=example.options,
        lexicon="figures",
        seed="figures",
    )
    moments = [Moment(view=table.view(example.seat), events=())]
    for line in example.lines:
        entry = table.play(*placed(line))
        told = tuple(event for event in entry.events if event.seen_by(example.seat))
        moments.append(Moment(view=table.view(example.seat), events=told))
    return Figure(
        clause=example.clause,
        position=example.position,
        seats=example.seats,
        options=example.options,
        living=example.living,
        moments=tuple(moments),
    )
