"""uvicorn's socket protocol, made known to the application: quick ways in and out, and the lag.

Lag: the ping is the protocol's own; a browser answers it by itself, before any script, and its
payload is random, so no answer can be sent ahead. The least of the last few round trips counts, and
the club never vouches for more than its small cap: whoever holds his answers back gains at most
that.

Speed: a whole, unfragmented text message, which is what pages send, is taken off the wire here;
anything else goes frame by frame to the general parser. Messages are written without a detour.
"""

import asyncio
import struct
from collections import deque
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

try:
    from websockets.speedups import apply_mask
except ImportError:  # no compiled part on this machine
    from websockets.utils import apply_mask

from logomachie.core.value import Millis
from logomachie.server.door import TOO_LARGE, ClubConfig
from logomachie.server.limits import Traffic
from logomachie.server.watch import LATER, WIRE, Ear

REMEMBERED = 6  # round trips
FIRST_PING = 0.2  # seconds after the handshake
MOST_UNREAD = 1_000_000  # bytes written and not read, while it goes on sending
PORTION = 64  # frames paid for together
MOST_WAITING = 8  # messages taken off the wire and not yet read
TEXT = 0x81  # a whole text message
MASKED = 0x80
_head_of = struct.Struct(">HH").pack
SHORT = 0xFE  # masked, and the length stands in the head itself, if less than this


class Inbox:
    """A queue for one reader, without what several would need."""

    __slots__ = ("is_awaited", "messages", "waiter")

    def __init__(self) -> None:
        self.messages: deque[Any] = deque()
        self.waiter: asyncio.Future[None] | None = None
        self.is_awaited = False  # the reader has dealt with everything and waits for more

    def put_nowait(self, message: Any) -> None:
        self.messages.append(message)
        self.is_awaited = False
        if self.waiter is not None and not self.waiter.done():
            self.waiter.set_result(None)


class LagProtocol(WebSocketsSansIOProtocol):
    """One connection, as the club's socket knows it."""

    __slots__ = ("budget", "ear", "inbox", "is_paused", "rest", "trips", "way")

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # Any: uvicorn's own business
        super().__init__(*args, **kwargs)
        self.inbox = Inbox()
        self.queue = self.inbox  # type: ignore[assignment]  # uvicorn only puts into it
        self.trips: deque[float] = deque(maxlen=REMEMBERED)
        self.way: Millis = 0
        self.is_paused = False  # the page does not read
        self.ear: Ear | None = None
        self.budget: Traffic | None = None
        self.rest = b""  # the beginning of a frame whose end has not come yet

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][WIRE] = self  # type: ignore[assignment]  # ours, beside the standard ones

    def connection_lost(self, exc: Exception | None) -> None:
        if self.client is not None and isinstance(self.config, ClubConfig):
            self.config.door.leave(self.client[0])
        super().connection_lost(exc)

    def handle_pong(self, event: Frame) -> None:
        awaited = self.pending_ping_payload is not None
        super().handle_pong(event)
        if awaited and self.pending_ping_payload is None:
            self.trips.append(self.last_ping_rtt)
            self.way = round(min(self.trips) * 500)

    def schedule_ping(self) -> None:
        """The first few pings come soon, so that a fresh connection is vouched for too."""
        if len(self.trips) < 3:
            self.ping_timer = self.loop.call_later(FIRST_PING, self.send_keepalive_ping)
        else:
            super().schedule_ping()

    def pause_writing(self) -> None:
        self.is_paused = True
        super().pause_writing()

    def resume_writing(self) -> None:
        self.is_paused = False
        super().resume_writing()

    async def receive(self) -> Any:
        """The next message, for the one reader there is."""
        inbox = self.inbox
        while not inbox.messages:
            inbox.waiter, inbox.is_awaited = self.loop.create_future(), True
            await inbox.waiter
        message = inbox.messages.popleft()
        if self.read_paused and not inbox.messages:
            self.read_paused = False
            self.transport.resume_reading()
        return message

    def listen(self, hear: Ear | None) -> None:
        """Let this ear hear each message as it arrives, unless the reader is busy with one."""
        self.ear = hear

    def charge(self, traffic: Traffic) -> None:
        """Count whatever arrives, of any kind, against this; over it the connection ends."""
        self.budget = traffic

    def one_way(self) -> Millis:
        """Half of the shortest round trip of late."""
        return self.way

    def speak(self, text: bytes) -> bool:
        """Write one text message now; False while the page does not read, or is gone."""
        if self.is_paused or self.close_sent or self.transport.is_closing():
            return False
        size = len(text)
        if size < 126:
            head = bytes((TEXT, size))
        elif size < 65_536:
            head = _head_of(TEXT << 8 | 126, size)
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        self.transport.write(head + text)
        return True

    def data_received(self, data: bytes) -> None:
        if self.conn.state is not OPEN:
            super().data_received(data)
            if not self.handshake_initiated:  # a head its parser gave up, and would never answer
                self.transport.write(TOO_LARGE)
                self.transport.close()
            return
        count, arrived = 0, len(data)
        if (  # nearly always: one short message, and whole
            arrived > 6
            and data[0] == TEXT
            and MASKED <= data[1] < SHORT
            and arrived == 6 + (data[1] & 0x7F)
            and not self.rest
            and not self.frames
        ):
            self._take(data, 0, arrived)
            self._is_paid(1, arrived)
            return
        if self.rest:
            data = self.rest + data
        start, end = 0, len(data)
        while start < end:
            size = _frame_size(data, start)
            if size == 0 or size > end - start:
                if size <= self.config.ws_max_size + 14:
                    break
                size = end - start  # too large: the parser knows how to say so
            if data[start] == TEXT and MASKED <= data[start + 1] < 0xFF and not self.frames:
                self._take(data, start, size)
            else:
                super().data_received(data[start : start + size])
            start += size
            count += 1
            if count == PORTION:  # thousands of empty frames fit into one read
                if not self._is_paid(count, arrived):
                    return
                count = arrived = 0
        self.rest = data[start:]
        self._is_paid(max(count, 1), arrived)  # a read costs as much, be it of one byte

    def _is_paid(self, count: int, size: int) -> bool:
        """Whether this address may send so much; control frames cost as much as messages do."""
        if self.budget is None:
            return True
        ticks = int(self.loop.time() * 1000)
        # one that makes us answer and does not read the answers is over its budget too
        is_deaf = self.is_paused and self.transport.get_write_buffer_size() > MOST_UNREAD
        if not is_deaf and self.budget.takes(ticks, count, size):
            return True
        self.transport.abort()
        if self.client is not None and isinstance(self.config, ClubConfig):
            self.config.door.cut(self.client[0], self.loop.time())
        return False

    def _take(self, data: bytes, start: int, size: int) -> None:
        if self.close_sent:
            return
        mask = start + (2 if data[start + 1] & 0x7F < 126 else 4)
        text = apply_mask(data[mask + 4 : start + size], data[mask : mask + 4])
        if (ear := self.ear) is not None and self.inbox.is_awaited:
            if (later := ear(text)) is not None:
                self.inbox.put_nowait({"type": "websocket.receive", LATER: later})
            return
        self.inbox.put_nowait({"type": "websocket.receive", "bytes": text})
        if not self.read_paused and len(self.inbox.messages) > MOST_WAITING:
            self.read_paused = True  # a flood waits in the sender's own kernel
            self.transport.pause_reading()


def _frame_size(data: bytes, start: int) -> int:
    """The length of the frame that begins here, head included; 0 if that cannot be told yet."""
    left = len(data) - start
    if left < 2:
        return 0
    short = data[start + 1] & 0x7F
    head = 6 if data[start + 1] & MASKED else 2
    if short < 126:
        return head + short
    width = 2 if short == 126 else 8
    if left < 2 + width:
        return 0
    return head + width + int.from_bytes(data[start + 2 : start + 2 + width], "big")
