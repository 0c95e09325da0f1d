"""Our own socket protocol over real TCP: whole frames, broken frames, floods, lag."""

import asyncio

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.tcp import PATIENCE, asked, frame, served
from tests.server.world import live


def ping(size: int) -> str:
    """A Ping of about this many bytes: spaces are allowed between JSON tokens."""
    return '{"type":"Ping",' + " " * size + '"sent":7.5}'


@live
async def test_messages_of_every_length_are_read() -> None:
    """Short, medium and long heads; one byte at a time; several at once; in fragments; binary."""
    async with served() as (_, host), connect(f"ws://{host}/ws") as page:
        whole = [await asked(page, ping(size)) for size in (0, 100, 200, 5_000)]
        await page.send(list(ping(40)))  # a fragment for each character
        fragments = msgspec.json.decode(await asyncio.wait_for(page.recv(), PATIENCE))
        await page.send(ping(3).encode())
        binary = msgspec.json.decode(await asyncio.wait_for(page.recv(), PATIENCE))

        assert {7.5} == {pong["sent"] for pong in (*whole, fragments, binary)}


@live
async def test_frames_may_come_in_pieces_and_together() -> None:
    """TCP cuts where it likes: every cut of three frames gives three answers."""
    async with served() as (_, host):
        for cut in (1, 2, 3, 5, 6, 7, 30, 39, 40, 41, 60):
            page = await connect(f"ws://{host}/ws")
            try:
                stream = b"".join(frame(f'{{"type":"Ping","sent":{n}}}') for n in range(3))
                page.transport.write(stream[:cut])
                await asyncio.sleep(0.002)
                page.transport.write(stream[cut:])
                pongs = [
                    msgspec.json.decode(await asyncio.wait_for(page.recv(), PATIENCE))
                    for _ in range(3)
                ]

                assert [0, 1, 2] == [pong["sent"] for pong in pongs]
            finally:
                await page.close()


def joins(table: str) -> str:
    """A page's first message."""
    return f'{{"type":"Join","table":"{table}","seat":0}}'


def proposes(table: str) -> str:
    """A move which, sent again, is answered again."""
    move = '{"type":"ProposeEnd"}'
    return f'{{"type":"Play","table":"{table}","seat":0,"nonce":"n","move":{move}}}'


@live
async def test_a_frame_that_is_too_large_ends_the_connection_unread() -> None:
    """The announced length is enough; nobody waits for the rest, nothing is kept of it."""
    async with served() as (_, host):
        page = await connect(f"ws://{host}/ws")
        page.transport.write(b"\x81\xff" + (10**9).to_bytes(8, "big") + b"abcd" + b"x" * 1_000)
        try:
            await asyncio.wait_for(page.recv(), PATIENCE)
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else None

        assert 1009 == code


@live
async def test_an_unmasked_frame_is_a_protocol_error() -> None:
    """A browser never sends one."""
    async with served() as (_, host):
        page = await connect(f"ws://{host}/ws")
        page.transport.write(b"\x81\x02{}")
        try:
            await asyncio.wait_for(page.recv(), PATIENCE)
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else None

        assert 1002 == code


@live
async def test_text_that_is_not_text_is_nonsense() -> None:
    """Broken UTF-8 is answered, and harms nobody."""
    async with served() as (_, host), connect(f"ws://{host}/ws") as page:
        page.transport.write(bytes((0x81, 0x82)) + b"\0\0\0\0" + b"\xff\xfe")
        answer = msgspec.json.decode(await asyncio.wait_for(page.recv(), PATIENCE))

        assert ("Trouble", "MALFORMED") == (answer["type"], answer["code"])


@live
async def test_news_travel_to_a_real_page_and_the_lag_is_measured_by_pings() -> None:
    """The way from a page on this machine is a millisecond or so, and it is known soon."""
    async with served() as (club, host), httpx.AsyncClient(base_url=f"http://{host}") as http:
        wish = {"game": "word-whiz", "chairs": [{"kind": "me"}, {"kind": "here"}]}
        table = (await http.post("/api/tables", json=wish)).json()["table"]
        cookie = {"cookie": f"logomachie={http.cookies['logomachie']}"}
        async with connect(f"ws://{host}/ws", additional_headers=cookie) as page:
            await page.send(joins(table))
            await asyncio.wait_for(page.recv(), PATIENCE)
            await http.post(f"/api/tables/{table}/start", json={})
            kinds = []
            while "News" not in kinds:
                message = await asyncio.wait_for(page.recv(), PATIENCE)
                kinds.append(msgspec.json.decode(message)["type"])
            (watcher,) = (await club.club.table(table)).watchers
            wire = watcher.connection.wire  # type: ignore[attr-defined]  # our own
            for _ in range(200):
                if wire.trips:
                    break
                await asyncio.sleep(0.02)

            assert wire.trips
            assert 0 <= watcher.lag <= 150


@live
async def test_a_page_that_never_reads_holds_up_nobody() -> None:
    """Its news wait in one place, others get theirs; memory does not grow with what it missed."""
    async with served() as (club, host), httpx.AsyncClient(base_url=f"http://{host}") as http:
        wish = {"game": "word-whiz", "chairs": [{"kind": "me"}, {"kind": "here"}]}
        table = (await http.post("/api/tables", json=wish)).json()["table"]
        cookie = {"cookie": f"logomachie={http.cookies['logomachie']}"}
        await http.post(f"/api/tables/{table}/start", json={})
        deaf = await connect(f"ws://{host}/ws", additional_headers=cookie, max_queue=1)
        deaf.transport.pause_reading()
        async with connect(f"ws://{host}/ws", additional_headers=cookie) as page:
            deaf.transport.write(frame(joins(table)))
            for _ in range(160):  # eight thousand answers: more than any kernel keeps for us
                deaf.transport.write(frame(proposes(table)) * 50)
                assert "Pong" == (await asked(page, ping(0)))["type"]
            buffered = sum(
                watcher.connection.wire.transport.get_write_buffer_size()  # type: ignore[attr-defined]  # our own
                for watcher in (await club.club.table(table)).watchers
            )
        deaf.transport.abort()

        assert 0 < buffered < 200_000


@live
async def test_a_page_that_is_gone_without_saying_so_is_found_by_its_silence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A half-open socket answers no ping: its seat is shown empty, its connection given up."""
    monkeypatch.setattr("logomachie.server.run.PING", 0.3)
    async with served() as (club, host), httpx.AsyncClient(base_url=f"http://{host}") as http:
        wish = {"game": "word-whiz", "chairs": [{"kind": "me"}, {"kind": "here"}]}
        table = (await http.post("/api/tables", json=wish)).json()["table"]
        name, _, port = host.partition(":")
        reader, writer = await asyncio.open_connection(name, int(port))
        writer.write(
            f"GET /ws HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: logomachie={http.cookies['logomachie']}\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        writer.write(frame(joins(table)))
        watchers = (await club.club.table(table)).watchers
        for _ in range(500):
            if watchers:
                break
            await asyncio.sleep(0.01)
        was_here = len(watchers)
        await asyncio.wait_for(reader.read(), PATIENCE)  # until the server hangs up
        for _ in range(500):
            if not watchers:
                break
            await asyncio.sleep(0.01)
        writer.close()

        assert (1, 0) == (was_here, len(watchers))
        assert {} == club.club.gate._sockets
