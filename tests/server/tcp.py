"""A club on a real port, with our own socket protocol, and what a page needs to talk to it."""

import asyncio
import os
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection

from logomachie.server.run import uvicorn_config
from logomachie.server.settings import Settings
from tests.server.world import World, world

PATIENCE = 10.0  # seconds; usually milliseconds


@asynccontextmanager
async def served(**limits: int) -> AsyncIterator[tuple[World, str]]:
    """A club on a port of its own, without limits but these."""
    most = {"burst": 10**9, "frames": 10**9, "bytes": 10**9, **limits}
    own = Settings(port=0, page="/nowhere")  # at a port nobody has
    settings = msgspec.structs.replace(own, **most)
    async with world(settings=settings) as club:
        await club.club.stop()  # the server starts and stops it itself
        listening = socket.socket()
        listening.bind(("127.0.0.1", 0))
        server = uvicorn.Server(uvicorn_config(settings, club.app))
        task = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started:
            await asyncio.sleep(0.01)
        try:
            yield club, f"127.0.0.1:{listening.getsockname()[1]}"
        finally:
            server.should_exit = True
            await task
            listening.close()


async def asked(page: ClientConnection, message: object) -> Any:
    text = message if isinstance(message, str) else msgspec.json.encode(message).decode()
    await page.send(text)
    return msgspec.json.decode(await asyncio.wait_for(page.recv(), PATIENCE))


def frame(text: str) -> bytes:
    """A masked text frame, as a browser sends it."""
    mask, body = os.urandom(4), text.encode()
    masked = bytes(byte ^ mask[n % 4] for n, byte in enumerate(body))
    return bytes((0x81, 0x80 | len(body))) + mask + masked
