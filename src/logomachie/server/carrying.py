"""Large files on their way out: piece by piece, and few at once to one address.

A record may have twenty thousand lines. Whoever asks for it on all his connections and reads
slowly would have the club hold it as often.
"""

from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from logomachie.core.game import Refused
from logomachie.server.gate import origin

MOST = 4  # on their way to one address
PIECE = 65_536  # bytes handed to the network at once: the next when it has gone


class Carried(Response):
    """A file that is sent as it is read."""

    def __init__(self, body: bytes, name: str, done: partial[None]) -> None:
        headers = {
            "cache-control": "no-store",
            "content-disposition": f'attachment; filename="{name}"',
        }
        super().__init__(body, headers=headers, media_type="application/jsonl")
        self._done = done

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # noqa: ARG002
        try:
            await send(
                {
                    "type": "http.response.start",
                    "status": self.status_code,
                    "headers": self.raw_headers,
                }
            )
            body, size = memoryview(self.body), len(self.body)
            for at in range(0, size, PIECE):
                piece, more = bytes(body[at : at + PIECE]), at + PIECE < size
                await send({"type": "http.response.body", "body": piece, "more_body": more})
        finally:
            self._done()


class Carrier:
    """Who is sent how many."""

    def __init__(self) -> None:
        self._under_way: Counter[str] = Counter()

    async def carried(
        self, address: str, body: Callable[[], Awaitable[bytes]], name: str
    ) -> Carried:
        """This file, once it is made; raises Refused where too many are on their way."""
        known = origin(address)
        if self._under_way[known] >= MOST:
            raise Refused("TOO_FAST", "")
        self._under_way[known] += 1
        try:
            return Carried(await body(), name, partial(self._arrived, known))
        except BaseException:
            self._arrived(known)
            raise

    def _arrived(self, known: str) -> None:
        self._under_way[known] -= 1
        if not self._under_way[known]:
            del self._under_way[known]
