"""The way in from the local network: opened and closed from this machine, by choice.

Another address of the loopback stands for another device's network.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx
import msgspec
import pytest

from logomachie.server.network import Neighbourhood
from logomachie.server.run import Announcing, uvicorn_config
from logomachie.server.settings import Settings
from tests.kit.port import free_port
from tests.server.world import World, live, world

OTHER = "127.0.0.2"  # this machine by another address: a phone would use such a one


@asynccontextmanager
async def served(found: str | None = OTHER) -> AsyncIterator[tuple[World, int]]:
    """A club on a real port of 127.0.0.1, on a machine with this address in its network."""
    settings = Settings(port=free_port(), page="/nowhere")
    async with world(settings=settings) as club:
        await club.club.stop()  # the server starts and stops it itself
        club.club.network = Neighbourhood(settings, lambda: found)
        server = Announcing(uvicorn_config(settings, club.app), [club.club], lambda: None)
        task = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        try:
            yield club, settings.port
        finally:
            server.should_exit = True
            await task


async def asked(host: str, port: int, *, opens: bool | None = None) -> httpx.Response:
    """What the club at this address says of its network, or is told."""
    async with httpx.AsyncClient(base_url=f"http://{host}:{port}") as device:
        if opens is None:
            return await device.get("/api/network")
        return await device.post("/api/network", json={"open": opens})


@live
async def test_nothing_is_open_that_nobody_asked_for() -> None:
    """Another address finds no club; this machine's page may open it."""
    async with served() as (_, port):
        told = (await asked("127.0.0.1", port)).json()

        assert {"may": True, "open": False, "address": None} == told
        with pytest.raises(httpx.ConnectError):
            await asked(OTHER, port)


@live
async def test_the_host_opens_it_and_the_address_works() -> None:
    """The very address that is shown, and it is closed again on request."""
    async with served() as (_, port):
        opened = (await asked("127.0.0.1", port, opens=True)).json()
        async with httpx.AsyncClient() as phone:
            there = await phone.get(f"{opened['address']}/healthz")
        closed = (await asked("127.0.0.1", port, opens=False)).json()

        assert (f"http://{OTHER}:{port}", 200) == (opened["address"], there.status_code)
        assert {"may": True, "open": False, "address": None} == closed
        with pytest.raises(httpx.ConnectError):
            await asked(OTHER, port)


@live
async def test_whoever_came_in_is_let_go_when_it_closes() -> None:
    """A connection that is still open ends; those of this machine stay."""
    async with served() as (_, port):
        await asked("127.0.0.1", port, opens=True)
        reader, writer = await asyncio.open_connection(OTHER, port)
        near, mine = await asyncio.open_connection("127.0.0.1", port)
        for line in (writer, mine):
            line.write(b"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n")
            await line.drain()
        await reader.readuntil(b"ok\n")
        await near.readuntil(b"ok\n")
        await asked("127.0.0.1", port, opens=False)
        try:
            rest = await asyncio.wait_for(reader.read(), 5)
        except ConnectionResetError:
            rest = b""
        mine.write(b"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n")

        assert b"" == rest
        assert b"ok\n" in await asyncio.wait_for(near.readuntil(b"ok\n"), 5)
        writer.close()
        mine.close()


@live
async def test_only_this_machines_own_page_opens_and_closes() -> None:
    """Neither an asker from elsewhere nor a page opened by the other address."""
    neighbours = Neighbourhood(Settings(), lambda: OTHER)
    neighbours.serve_with(_never, lambda _: None)

    assert neighbours.told(asker="127.0.0.1", host="localhost:8000").may
    assert not neighbours.told(asker="192.168.1.7", host="127.0.0.1:8000").may
    assert not neighbours.told(asker="127.0.0.1", host="192.168.1.20:8000").may
    async with world() as club:
        club.club.network = neighbours
        answer = await club.device("eve", "192.168.1.7").posts("/api/network", {"open": True})
        assert (403, "NOT_HERE") == (answer.status_code, answer.json()["code"])


@live
async def test_without_a_network_it_is_said() -> None:
    """Nothing is opened, and no address is shown."""
    async with served(found=None) as (_, port):
        answer = await asked("127.0.0.1", port, opens=True)

        assert (409, "NO_NETWORK") == (answer.status_code, answer.json()["code"])
        assert (await asked("127.0.0.1", port)).json()["open"] is False


@live
async def test_an_invitation_names_an_address_that_works() -> None:
    """The QR code of a page on this machine leads to the open door, not to 127.0.0.1."""
    closed = Neighbourhood(Settings(port=8000), lambda: OTHER)
    opened = Neighbourhood(Settings(port=8000), lambda: OTHER)

    async def listen(address: str) -> asyncio.Server:
        assert OTHER == address
        return await asyncio.start_server(lambda *_: None, "127.0.0.1", 0)

    opened.serve_with(listen, lambda _: None)
    await opened.open()

    assert "http://127.0.0.1:8000" == closed.origin("127.0.0.1:8000", "http")
    assert f"http://{OTHER}:8000" == opened.origin("localhost:8000", "http")
    assert "https://club.example" == opened.origin("club.example", "https")
    await opened.close()


def test_a_club_open_from_the_start_says_where() -> None:
    """`--lan`: the page shows the address and cannot close it."""
    told = Neighbourhood(Settings(host="0.0.0.0", port=9), lambda: OTHER).told(
        asker="127.0.0.1", host="127.0.0.1:9"
    )

    assert {"may": False, "open": True, "address": f"http://{OTHER}:9"} == msgspec.to_builtins(told)


async def _never(address: str) -> asyncio.Server:
    raise AssertionError(address)
