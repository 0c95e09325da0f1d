"""The door of the house: how many may come in from one address, how often it may ask for
something, and how long it may hesitate to ask or to read.

uvicorn's own HTTP protocol waits for a request for ever, and for any number of them.
"""

import asyncio
from collections import Counter
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from logomachie.server.gate import origin
from logomachie.server.guard import LARGEST_HEAD, SAFE
from logomachie.server.limits import Buckets
from logomachie.server.settings import Settings

REQUEST_WITHIN = 15.0  # seconds from its first byte to its last
READ_WITHIN = 30.0  # seconds in which whoever asked takes some of a long answer
PER_REQUEST = 10  # knocks for each request that may be asked: over that the line is cut
AT_ONCE = 20  # seconds' worth of them: a household opens the club on a dozen devices
CLOSED = b"content-length: 0\r\nconnection: close\r\n\r\n"
COMING_IN = 3  # knocks: a connection costs more than something said on it
CUT = 100  # … and one that had to be cut far more: else whoever is cut just comes again
DRESS = b"".join(b"%b: %b\r\n" % header for header in SAFE)  # of what no application answers
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\n" + DRESS + CLOSED
UNREADABLE = b"HTTP/1.1 400 Bad Request\r\n" + DRESS + CLOSED


class Door:
    """Open connections of any kind, by address; trusted proxies are not counted."""

    def __init__(self, settings: Settings) -> None:
        self._most = settings.connections
        self._proxies = {proxy.strip() for proxy in settings.proxy.split(",") if proxy.strip()}
        self.inside: Counter[str] = Counter()
        rate = settings.requests / 60 * PER_REQUEST
        self._knocks = Buckets(rate, rate * AT_ONCE)

    def hears(self, address: str, now: float, knocks: int = 1) -> bool:
        """Whether an address may make us read or answer once more, at this time of the loop."""
        if address in self._proxies:
            return True
        return self._knocks.of(origin(address)).takes(round(now * 1000), knocks)

    def cut(self, address: str, now: float) -> None:
        """A socket of this address was over its budget; the next ones are let in later."""
        if address not in self._proxies:
            self._knocks.of(origin(address)).fill(round(now * 1000), CUT)

    def enter(self, address: str) -> bool:
        if address in self._proxies:
            return True
        known = origin(address)
        if self.inside[known] >= self._most:
            return False
        self.inside[known] += 1
        return True

    def leave(self, address: str) -> None:
        if address in self._proxies:
            return
        known = origin(address)
        self.inside[known] -= 1
        if not self.inside[known]:
            del self.inside[known]


class ClubConfig(uvicorn.Config):
    """uvicorn's settings, and the door that all its connections go through."""

    def __init__(self, door: Door, *args: Any, **kwargs: Any) -> None:  # Any: as uvicorn's own
        self.door = door
        super().__init__(*args, **kwargs)


class DoorProtocol(HttpToolsProtocol):
    """One connection over HTTP, until it becomes a socket."""

    config: ClubConfig

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's own
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        door = self.config.door
        self.is_inside = self._may(COMING_IN) and door.enter(self.address)
        self.head_size, self.is_asked = 0, False  # is_asked: the head of a request is whole
        self.timer: asyncio.TimerHandle | None = None
        self.unread: asyncio.TimerHandle | None = None
        self.under_way: RequestResponseCycle | None = None
        if self.is_inside:
            self._wait()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._rest()
        self._is_read()
        if self.is_inside:
            self.is_inside = False
            self.config.door.leave(self.address)
        if self.under_way is not None:
            self.under_way.disconnected = True  # uvicorn tells the last of several alone
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self.is_inside:
            return
        if not self._may():  # byte by byte, or more than anybody asks for
            self.transport.abort()
            return
        if self.timer is None:
            self._wait()
        self.head_size += 0 if self.is_asked else len(data)
        super().data_received(data)
        if not self.is_asked and self.head_size > LARGEST_HEAD and not self.transport.is_closing():
            self.transport.write(TOO_LARGE)
            self.transport.close()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self.under_way = cycle
        super()._start_asgi_task(cycle, app)

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002  # uvicorn's sentence helps nobody
        """What cannot be read is answered as safely as everything else."""
        self.transport.write(UNREADABLE)
        self.transport.close()

    def on_headers_complete(self) -> None:
        self.is_asked = True
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        if not self._may():  # many requests in one read
            self.transport.abort()
            return
        super().on_message_complete()
        self.head_size, self.is_asked = 0, False
        self._rest()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unread = self.loop.call_later(READ_WITHIN, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._is_read()

    def handle_websocket_upgrade(self) -> None:
        self._rest()
        self._is_read()
        self.is_inside = False  # the socket leaves by the same door
        super().handle_websocket_upgrade()

    def _may(self, knocks: int = 1) -> bool:
        return self.config.door.hears(self.address, self.loop.time(), knocks)

    def _is_read(self) -> None:
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None

    def _wait(self) -> None:
        self.timer = self.loop.call_later(REQUEST_WITHIN, self.transport.abort)

    def _rest(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
