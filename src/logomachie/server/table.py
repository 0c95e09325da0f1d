"""A table: what was agreed, who sits where, who looks on; and its game, once it runs."""

from typing import Protocol

import msgspec

from logomachie.core.value import GameId, Millis, Value, encoded
from logomachie.server.limits import Bucket
from logomachie.server.line import Viewer
from logomachie.server.running import Running
from logomachie.store.store import Sitting, Standing

COMINGS = 4  # a second


class Agreed(Value, kw_only=True):
    """What was settled when the table was set; stored beside the log."""

    game: str
    options: msgspec.Raw  # as the host chose them, by their names on the wire
    host: str  # the device that set it
    open: bool = False
    screen: str | None = None  # the device whose screen is everybody's: it shows no hand by itself
    lesson: bool = False  # a gesture's: nobody waits for it, so it is in no list


def scrubbed(room: bytes) -> bytes:
    """What was agreed, without the devices of those who agreed."""
    agreed = msgspec.json.decode(room, type=Agreed)
    return encoded(msgspec.structs.replace(agreed, host="", screen=None))


class Watcher(Protocol):
    """Whoever wants to know that a table has changed."""

    seat: Viewer

    @property
    def lag(self) -> Millis: ...

    @property
    def address(self) -> str: ...

    def nudge(self) -> None: ...
    def move(self, seat: Viewer) -> None:
        """Go along to the seat's new number, when chairs before it were taken away."""
        ...

    def dismiss(self) -> None:
        """The table is taken away."""
        ...


class Circle(dict[Watcher, None]):
    """Those who look on, in the order in which they came: the same story is told in one order."""

    def add(self, watcher: Watcher) -> None:
        self[watcher] = None

    def discard(self, watcher: Watcher) -> None:
        self.pop(watcher, None)


class Table:
    """A waiting room, and the game that runs in it from its start on."""

    def __init__(self, name: GameId, standing: Standing) -> None:
        self.id = name
        self.reseat(standing)
        self.agreed = msgspec.json.decode(standing.room, type=Agreed)
        self.watchers = Circle()
        self.rooms = 0  # grows whenever who sits where, or who is here, changes
        self.told: tuple[int, dict[str | None, bytes]] = (0, {})  # a room, as each device sees it
        self.comings = Bucket(COMINGS, 4 * COMINGS)  # how often comings and goings are told at once
        self.is_telling = False  # … and they are told in a moment, put together
        self.used: Millis = 0  # in ticks
        self.lines = 0  # of its game, when somebody last looked whether it is used
        self.running: Running | None = None  # None: it waits for its players

    @property
    def is_over(self) -> bool:
        return self.running is not None and self.running.outcome is not None

    def begin(self, running: Running) -> None:
        """The game runs: whoever looks on hears of each line."""
        self.running, running.on_line = running, self.nudge
        self.rooms += 1

    def reseat(self, standing: Standing) -> None:
        """Take in who sits where now."""
        self.standing = standing
        self.bots = any(sitting.bot is not None for sitting in standing.seats)

    def sitting(self, seat: Viewer) -> Sitting | None:
        """Who sits there, if it is a seat of this table."""
        if seat is None or not 0 <= seat < len(self.standing.seats):
            return None
        return self.standing.seats[seat]

    def is_held(self, seat: Viewer, device: str | None) -> bool:
        """Whether this device holds the seat; anybody may look on (HOUSE-02)."""
        if seat is None:
            return True
        seats = self.standing.seats
        return device is not None and 0 <= seat < len(seats) and seats[seat].token == device

    def nudge(self) -> None:
        """Wake everybody who watches."""
        for watcher in self.watchers:
            watcher.nudge()
