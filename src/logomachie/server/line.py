"""A line of the log as the writers need it: events ready to be sent, counted for each viewer."""

from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from logomachie.core.game import Entry, Event, Move
from logomachie.core.value import Seat, encoded

Viewer: TypeAlias = Seat | None  # None: a spectator


class Line(msgspec.Struct, frozen=True):
    """A line of the log as the writers need it: events ready to be sent."""

    counts: tuple[int, ...]  # how many lines each viewer knows of with this one, onlookers first
    shared: bytes | None  # the events joined, where everybody sees them all
    events: tuple[tuple[tuple[Seat, ...] | None, bytes], ...] = ()  # where not

    @classmethod
    def of(cls, entry: Entry[Move, Event], seen: dict[Viewer, int]) -> "Line":
        """The line of an entry, its events encoded once for all; counted for those who see it."""
        told = entry.events
        if len(told) == 1 and told[0].only is None:  # nearly every line
            for viewer in seen:
                seen[viewer] += 1
            return cls(tuple(seen.values()), encoded(told[0]))
        private = [event.only for event in told if event.only is not None]
        if told and not private:
            for viewer in seen:
                seen[viewer] += 1
            return cls(tuple(seen.values()), b",".join([encoded(event) for event in told]))
        public = len(private) < len(entry.events)
        for viewer in seen:
            if public or (viewer is not None and _concerns(viewer, entry.seat, private)):
                seen[viewer] += 1
        events = tuple([(event.only, encoded(event)) for event in entry.events])
        return cls(tuple(seen.values()), None, events)

    def told(self, viewer: Viewer) -> list[bytes]:
        """The events this viewer may see."""
        if self.shared is not None:
            return [self.shared]
        return [
            raw
            for only, raw in self.events
            if only is None or (viewer is not None and viewer in only)
        ]


def _concerns(viewer: Seat, mover: Viewer, private: list[tuple[Seat, ...]]) -> bool:
    """Whether a line without a public event is this seat's own, or tells it something."""
    return viewer == mover or any(viewer in only for only in private)


def told(lines: Sequence[Line], viewer: Viewer, after: int) -> bytes:
    """The events this viewer may see of the lines after his count, joined."""
    column = place(viewer)
    first, events = len(lines), list[bytes]()
    while first and lines[first - 1].counts[column] > after:
        first -= 1
    for line in lines[first:]:
        events += line.told(viewer)
    return b",".join(events)


def place(viewer: Viewer) -> int:
    """Where a viewer stands in the counts of a line."""
    return 0 if viewer is None else viewer + 1
