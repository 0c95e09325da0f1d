"""What a connection says, at the page's own pace: answers in their order, then the news."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from starlette.types import Send

from logomachie.server.watch import Wire

MOST_UNSAID = 256  # answers a page has not read before it is let go
LARGEST_UNSAID = 1_000_000  # bytes of them: a view of a long game is no small thing
PATIENCE = 30.0  # seconds a page may take to read before it is let go


class Unread(Exception):
    """The page does not read what it is told."""


class Voice:
    """Speaks at once where nothing stands in the way; else a writer does, when the page reads."""

    def __init__(self, wire: Wire, send: Send) -> None:
        self._wire, self._send = wire, send
        self._unsaid: deque[bytes] = deque()
        self._size = 0  # of them all
        self.is_busy = False  # the writer waits for the page to read: nothing may overtake it
        self.wakeup = asyncio.Event()

    def say(self, text: bytes) -> None:
        """Answer now, or in turn; raises Unread if too much waits already."""
        if self.is_busy or self._unsaid or not self._wire.speak(text):
            self._unsaid.append(text)
            self._size += len(text)
            self.wakeup.set()
            if len(self._unsaid) > MOST_UNSAID or self._size - len(text) > LARGEST_UNSAID:
                raise Unread

    async def run(self, show: Callable[[], Awaitable[None]]) -> None:
        """Whenever it is woken: what is unsaid, then whatever `show` has to send."""
        while True:
            await self.wakeup.wait()
            self.wakeup.clear()
            self.is_busy = True
            while self._unsaid:
                await self.send(self._unsaid[0])
                self._size -= len(self._unsaid.popleft())
            await show()
            self.is_busy = False

    async def send(self, text: bytes) -> None:
        """Send one message, waiting for the page; raises TimeoutError."""
        if not self._wire.speak(text):
            async with asyncio.timeout(PATIENCE):  # wait_for of 3.11 may swallow a cancelling
                await self._send({"type": "websocket.send", "text": text.decode()})

    async def close(self, code: int) -> None:
        """Say what is left to say, then go."""
        try:
            while self._unsaid and not self.is_busy:
                await self.send(self._unsaid.popleft())
            await self._send({"type": "websocket.close", "code": code})
        except (OSError, RuntimeError):
            return  # it is gone already
