"""A socket between a page and a node, and all the ways in which a line can fail."""

import asyncio
from typing import Any

import msgspec

from logomachie.server.club import Club
from logomachie.server.people import cookie
from logomachie.server.socket import Connection

PINGED = 20.0  # seconds until a line that is cut one way is found out by the club's pings


class Link:
    """Either side may cut it, or stop reading; or it fails one way, or both, and nobody is told."""

    def __init__(self, club: Club, token: str, address: str) -> None:
        self._up: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.down: asyncio.Queue[bytes | None] = asyncio.Queue()  # None: it is cut
        self.is_deaf = False  # nothing is taken, and the club waits
        self.is_mute = self.is_numb = False  # what the page says is lost, and what it is told
        self._disk: Any = club.store  # with its process everything it might say is gone
        self.closed = 0  # the code the club closed it with
        self._up.put_nowait({"type": "websocket.connect"})
        headers = [(b"cookie", cookie(token, secure=False).encode())]
        scope = {"type": "websocket", "headers": headers, "client": (address, 1), "extensions": {}}
        self._running = asyncio.create_task(Connection(club, scope, self._heard, self._take).run())
        self._running.add_done_callback(lambda _: self.down.put_nowait(None))

    @property
    def is_whole(self) -> bool:
        return not (self.is_mute or self.is_numb)

    def halve(self, *, mute: bool, numb: bool) -> None:
        """The line fails one way, or both: nobody says goodbye, and the other side goes on."""
        self.is_mute, self.is_numb = mute, numb
        asyncio.get_running_loop().call_later(PINGED, self._cut)

    def say(self, message: object) -> None:
        if self.is_mute:
            return
        text = message if isinstance(message, str) else msgspec.json.encode(message).decode()
        self._up.put_nowait({"type": "websocket.receive", "text": text})

    def cut(self) -> None:
        """The line is gone: nobody says goodbye."""
        if self.is_whole:
            self._cut()

    def _cut(self) -> None:
        self._up.put_nowait({"type": "websocket.disconnect", "code": 1006})

    async def gone(self) -> None:
        """Cut, and let go by the club; one that has failed is let go when it is found out."""
        self.cut()
        if self.is_whole:
            await asyncio.wait([self._running])

    async def _heard(self) -> dict[str, Any]:
        message = await self._up.get()
        await self._disk.stall.over()
        return message

    async def _take(self, message: Any) -> None:
        await self._disk.stall.over()
        if self._disk.is_dead or (self.is_numb and message["type"] == "websocket.send"):
            return
        if message["type"] == "websocket.send":
            if self.is_deaf:
                await asyncio.Event().wait()
            self.down.put_nowait(message["text"].encode())
        elif message["type"] == "websocket.close":
            self.closed = message["code"]
            self._cut()
