"""One table shown from one seat on one connection, and the wire that leads to the page."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Protocol, TypeAlias

from logomachie.core.value import Millis
from logomachie.server.limits import Traffic
from logomachie.server.line import Viewer
from logomachie.server.table import Table

if TYPE_CHECKING:
    from logomachie.server.socket import Connection

WIRE = "logomachie.wire"  # in the scope's extensions: the transport's own face, where it has one
LATER = "later"  # in a message: what is left to do of one that was heard already

Later: TypeAlias = Callable[[], Awaitable[None]]
Ear: TypeAlias = Callable[[bytes], Later | None]


class Wire(Protocol):
    """What our own transport offers beyond ASGI."""

    def speak(self, text: bytes) -> bool:
        """Send at once; False if that is not possible now."""
        ...

    def listen(self, hear: Ear | None) -> None:
        """Let this ear hear each message as it arrives, unless the reader is busy with one.

        What it cannot finish at once goes to the reader, to be awaited.
        """
        ...

    def charge(self, traffic: Traffic) -> None:
        """Count whatever arrives, of any kind, against these; over them the connection ends."""
        ...

    def one_way(self) -> Millis:
        """How long the way from the page is, as the transport measures it."""
        ...


class PlainWire:
    """Any other ASGI server: everything goes by its `send`, and no lag is vouched for."""

    def speak(self, text: bytes) -> bool:  # noqa: ARG002  # as Wire
        return False

    def listen(self, hear: Ear | None) -> None:
        """The reader hears all messages."""

    def charge(self, traffic: Traffic) -> None:
        """That server counts, or does not."""

    def one_way(self) -> Millis:
        return 0


class Watch:
    """One table shown from one seat on one connection."""

    __slots__ = ("connection", "cursor", "room", "seat", "table")

    def __init__(self, connection: "Connection", table: Table, seat: Viewer, after: int) -> None:
        self.connection, self.table, self.seat = connection, table, seat
        self.cursor = after or -1  # -1: nothing was sent yet
        self.room = -1  # the last state of the room that was sent

    @property
    def lag(self) -> Millis:
        return self.connection.lag()

    @property
    def address(self) -> str:
        return self.connection.address

    def nudge(self) -> None:
        """Send the news at once if nothing stands in the way; else the writer does when it can, and
        where the address has had its share, a moment later."""
        table, connection = self.table, self.connection
        if not connection.outlet.takes():
            return
        voice, running = connection.voice, table.running
        if not voice.is_busy and running is not None and self.room == table.rooms:
            seat, cursor, gallery = self.seat, self.cursor, running.gallery
            if gallery.remembers(seat, cursor):
                seen = gallery.seen[seat]
                if cursor >= seen:
                    return
                if connection.wire.speak(gallery.news(seat, cursor)):
                    self.cursor = seen
                    return
        voice.wakeup.set()

    def show_from(self, seat: Viewer) -> None:
        """Begin again from another seat: lines are counted for each viewer apart."""
        self.seat, self.cursor = seat, -1

    def move(self, seat: Viewer) -> None:
        self.connection.move(self, seat)

    def dismiss(self) -> None:
        self.connection.dismiss(self)
