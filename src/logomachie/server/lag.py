"""uvicorn's socket protocol with the lag it measures made known to the application.

The ping is the protocol's own: a browser answers it by itself, before any script, and its payload
is random, so no answer can be sent ahead. The least of the last few round trips counts, and the
club never vouches for more than its small cap: whoever holds his answers back gains at most that.
"""

from collections import deque

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from logomachie.core.value import Millis
from logomachie.server.socket import LAG

REMEMBERED = 6  # round trips
FIRST_PING = 0.2  # seconds after the handshake


class LagProtocol(WebSocketsSansIOProtocol):
    """Tells the application how long the way from the page is."""

    def handle_connect(self, event: Request) -> None:
        self.trips: deque[float] = deque(maxlen=REMEMBERED)
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][LAG] = self.one_way  # type: ignore[assignment]  # ours, beside the standard ones

    def handle_pong(self, event: Frame) -> None:
        awaited = self.pending_ping_payload is not None
        super().handle_pong(event)
        if awaited and self.pending_ping_payload is None:
            self.trips.append(self.last_ping_rtt)

    def schedule_ping(self) -> None:
        """The first few pings come soon, so that a fresh connection is vouched for too."""
        if len(self.trips) < 3:
            self.ping_timer = self.loop.call_later(FIRST_PING, self.send_keepalive_ping)
        else:
            super().schedule_ping()

    def one_way(self) -> Millis:
        """Half of the shortest round trip of late."""
        return round(min(self.trips) * 500) if self.trips else 0
