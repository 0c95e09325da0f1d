"""The door of the house: how many may come in from one address, and how long they may hesitate.

uvicorn's own HTTP protocol waits for a request for ever, and for any number of them.
"""

import asyncio
from collections import Counter
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from logomachie.server.gate import origin
from logomachie.server.guard import LARGEST_HEAD
from logomachie.server.settings import Settings

REQUEST_WITHIN = 15.0  # seconds from its first byte to its last
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\n\r\n"


class Door:
    """Open connections of any kind, by address; trusted proxies are not counted."""

    def __init__(self, settings: Settings) -> None:
        self._most = settings.connections
        self._proxies = {proxy.strip() for proxy in settings.proxy.split(",") if proxy.strip()}
        self.inside: Counter[str] = Counter()

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
        self.is_inside = self.config.door.enter(self.address)
        self.head_size, self.is_asked = 0, False  # is_asked: the head of a request is whole
        self.timer: asyncio.TimerHandle | None = None
        if self.is_inside:
            self._wait()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._rest()
        if self.is_inside:
            self.is_inside = False
            self.config.door.leave(self.address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self.is_inside:
            return
        if self.timer is None:
            self._wait()
        self.head_size += 0 if self.is_asked else len(data)
        super().data_received(data)
        if not self.is_asked and self.head_size > LARGEST_HEAD and not self.transport.is_closing():
            self.transport.write(TOO_LARGE)
            self.transport.close()

    def on_headers_complete(self) -> None:
        self.is_asked = True
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.head_size, self.is_asked = 0, False
        self._rest()

    def handle_websocket_upgrade(self) -> None:
        self._rest()
        self.is_inside = False  # the socket leaves by the same door
        super().handle_websocket_upgrade()

    def _wait(self) -> None:
        self.timer = self.loop.call_later(REQUEST_WITHIN, self.transport.abort)

    def _rest(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
