"""The way to the office: a socket in the file system that nobody but its owner can open."""

import asyncio
import os
import socket
import struct
from contextlib import suppress
from pathlib import Path

import msgspec

from logomachie.server.office import Act, Done, Office
from logomachie.server.settings import Settings

ENDING = ".admin"
LONGEST_PATH = 100  # bytes: systems know no longer addresses of sockets
LONGEST_ACT = 4_096
PATIENCE = 10.0  # seconds an act may take to be said

_decoded = msgspec.json.Decoder(Act).decode


def place(settings: Settings) -> str:
    """Where the socket is: as set, or beside the club's file; nowhere for a club without one."""
    if settings.admin:
        return "" if settings.admin == "off" else settings.admin
    if settings.data == "memory" or "://" in settings.data:
        return ""
    return settings.data + ENDING


class Hatch:
    """Listens for the owner; an act and its answer are one line each."""

    def __init__(self, office: Office, path: str) -> None:
        self._office, self._path = office, path
        self._server: asyncio.Server | None = None

    async def open(self) -> bool:
        """Whether it could be opened: never instead of another club's that is still there."""
        if not hasattr(socket, "AF_UNIX") or not 0 < len(os.fsencode(self._path)) <= LONGEST_PATH:
            return False
        if await _is_served(self._path):
            return False
        if Path(self._path).is_socket():  # of a club that was killed; a file is somebody's
            Path(self._path).unlink()
        listening = socket.socket(socket.AF_UNIX)
        before = os.umask(0o177)  # it is nobody else's for no moment
        try:
            listening.bind(self._path)
        except OSError:
            listening.close()
            return False
        finally:
            os.umask(before)
        self._server = await asyncio.start_unix_server(
            self._serve, sock=listening, limit=LONGEST_ACT
        )
        return True

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
            self._server = None
            Path(self._path).unlink(missing_ok=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            if _is_ours(writer):
                writer.write(msgspec.json.encode(await self._answer(reader)) + b"\n")
                await writer.drain()
        except OSError:
            pass  # whoever asked has gone
        finally:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()

    async def _answer(self, reader: asyncio.StreamReader) -> Done:
        try:
            said = await asyncio.wait_for(reader.readline(), PATIENCE)
            act = _decoded(said)
        except (msgspec.DecodeError, ValueError, TimeoutError):
            return Done(ok=False, why="MALFORMED")
        return await self._office.do(act)


def _is_ours(writer: asyncio.StreamWriter) -> bool:
    """Whether the other side is this user, or the machine's own; the kernel says so."""
    if not hasattr(socket, "SO_PEERCRED"):
        return True  # the file's mode alone keeps others out
    size = struct.calcsize("3i")
    peer = writer.get_extra_info("socket").getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, size)
    _, user, _ = struct.unpack("3i", peer)
    return user in (0, os.getuid())


async def _is_served(path: str) -> bool:
    try:
        _, writer = await asyncio.open_unix_connection(path)
    except OSError:
        return False
    writer.close()
    return True
