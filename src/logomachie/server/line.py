"""A line of the log as the writers need it: events ready to be sent, counted for each viewer."""

from typing import NamedTuple, TypeAlias

from logomachie.core.game import Entry, Event, Move
from logomachie.core.value import Seat, encoded

Viewer: TypeAlias = Seat | None  # None: a spectator


class Line(NamedTuple):
    """A line of the log as the writers need it: events ready to be sent."""

    counts: tuple[int, ...]  # how many lines each viewer knows of with this one, onlookers first
    events: tuple[tuple[tuple[Seat, ...] | None, bytes], ...]
    shared: bytes | None  # all of them joined, where everybody sees them all

    @classmethod
    def of(cls, entry: Entry[Move, Event], seen: dict[Viewer, int]) -> "Line":
        """The line of an entry, its events encoded once for all; counted for those who see it."""
        events = tuple([(event.only, encoded(event)) for event in entry.events])
        private = [only for only, _ in events if only is not None]
        if events and not private:
            for viewer in seen:
                seen[viewer] += 1
            shared = b",".join([raw for _, raw in events])
            return cls(tuple(seen.values()), events, shared)
        public = len(private) < len(events)
        for viewer in seen:
            if public or (viewer is not None and _concerns(viewer, entry.seat, private)):
                seen[viewer] += 1
        return cls(tuple(seen.values()), events, None)

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


def place(viewer: Viewer) -> int:
    """Where a viewer stands in the counts of a line."""
    return 0 if viewer is None else viewer + 1
