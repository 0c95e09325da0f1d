"""One client cannot silence the club: what it may use is counted by address, over real TCP too."""

import asyncio
import os
import socket
from contextlib import suppress

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from logomachie.server import door, lag, running
from logomachie.server.clock import WallClock
from logomachie.server.door import Door, DoorProtocol
from logomachie.server.gate import Gate, origin
from logomachie.server.guard import SAFE
from logomachie.server.room import MOST_TOLD
from logomachie.server.settings import Settings
from tests.server.tcp import PATIENCE, asked, served
from tests.server.world import HandClock, live, world

FLIP = "DTN A1E1I1O1U1/A1E1I1O1U1"
RACE = "DTN A1E1I1O1U1/A1E1I1O1U1 phase:race"
PING = '{"type":"Ping","sent":1}'


def control(opcode: int, body: bytes = b"") -> bytes:
    """A masked control frame."""
    mask = os.urandom(4)
    masked = bytes(byte ^ mask[n % 4] for n, byte in enumerate(body))
    return bytes((0x80 | opcode, 0x80 | len(body))) + mask + masked


def test_an_ipv6_household_is_one_address() -> None:
    """All of a /64 is one house's, and an IPv4 address in IPv6's clothes is itself."""
    assert origin("2001:db8:1:2:3:4:5:6") == origin("2001:db8:1:2::9")
    assert origin("2001:db8:1:2::1") != origin("2001:db8:1:3::1")
    assert "192.0.2.1" == origin("::ffff:192.0.2.1") == origin("192.0.2.1")
    assert "?" == origin("?")


@live
async def test_unfinished_requests_are_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """A head, or a body, that does not come in its time: the descriptor is free again."""
    monkeypatch.setattr(door, "REQUEST_WITHIN", 0.2)
    async with served() as (_, host):
        name, _, port = host.partition(":")
        started = (
            b"",
            b"GET / HTTP/1.1\r\nHost: ",
            b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 90\r\n\r\n{",
        )
        for begun in started:
            reader, writer = await asyncio.open_connection(name, int(port))
            writer.write(begun)
            with suppress(ConnectionError):
                await asyncio.wait_for(reader.read(), PATIENCE)  # until the server hangs up
            writer.close()
        async with httpx.AsyncClient(base_url=f"http://{host}") as http:
            assert 200 == (await http.get("/healthz")).status_code


@pytest.mark.parametrize("more", [b"X: " + b"a" * 9_000 + b"\r\n", b"X: a\r\n" * 200])
@live
async def test_a_handshake_that_is_too_much_is_ended(more: bytes) -> None:
    """A line, or more lines, than the parser of sockets takes: answered, and not kept open."""
    head = (
        b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    )
    async with served(connections=1) as (_, host):
        for _ in range(2):  # the first has made room for the second
            reader, writer = await asyncio.open_connection(*host.split(":"))
            writer.write(head + more + b"\r\n")
            told = await asyncio.wait_for(_all_of(reader), PATIENCE)
            writer.close()

            assert told.startswith(b"HTTP/1.1 431")


@pytest.mark.parametrize(
    ("asked", "status"),
    [
        (b"GET /" + b"a" * 70_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n", 400),
        (b"GET /\0 HTTP/1.1\r\nHost: x\r\n\r\n", 400),
        (b"SAY / HTTP/1.1\r\nHost: x\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\nX: " + b"a" * 20_000, 431),
    ],
    ids=["path", "nul", "method", "head"],
)
@live
async def test_what_never_comes_to_the_application_is_answered_in_safe_clothes(
    asked: bytes, status: int
) -> None:
    """Refused before there is a request: with every header that a page of ours has."""
    async with served() as (_, host):
        reader, writer = await asyncio.open_connection(*host.split(":"))
        writer.write(asked)
        told = await asyncio.wait_for(_all_of(reader), PATIENCE)
        writer.close()
        head, _, body = told.partition(b"\r\n\r\n")

    assert (b"HTTP/1.1 %d" % status, b"") == (head[:12], body)
    assert {b"%b: %b" % header for header in SAFE} <= set(head.split(b"\r\n"))


@live
async def test_an_address_may_have_so_many_connections_of_any_kind() -> None:
    """Open and silent, or sockets: one too many is turned away; who leaves makes room."""
    async with served(connections=3) as (_, host):
        name, _, port = host.partition(":")
        silent = await asyncio.open_connection(name, int(port))
        pages = [await connect(f"ws://{host}/ws") for _ in range(2)]
        with pytest.raises((OSError, ConnectionClosed, EOFError, httpx.TransportError)):
            async with httpx.AsyncClient(base_url=f"http://{host}") as http:
                await http.get("/healthz")
        goes_on = [(await asked(page, PING))["type"] for page in pages]
        silent[1].close()
        await pages[0].close()
        async with asyncio.timeout(PATIENCE), httpx.AsyncClient(base_url=f"http://{host}") as http:
            while True:
                with suppress(httpx.TransportError):
                    if (await http.get("/healthz")).status_code == 200:
                        break
        await pages[1].close()

        assert ["Pong", "Pong"] == goes_on


def test_a_trusted_proxy_is_many_people() -> None:
    """It may have as many connections as it likes; others are counted, and forgotten at zero."""
    entrance = Door(Settings(connections=1, proxy="10.0.0.1, 10.0.0.2"))
    told = [entrance.enter(address) for address in ("10.0.0.2", "10.0.0.2", "8.8.8.8", "8.8.8.8")]
    entrance.leave("8.8.8.8")
    entrance.leave("10.0.0.2")

    assert [True, True, True, False] == told
    assert {} == entrance.inside


@pytest.mark.parametrize("opcode", [0x9, 0xA, 0x0], ids=["ping", "pong", "continuation"])
@live
async def test_control_frames_are_counted_too(opcode: int) -> None:
    """A flood of empty ones ends its connection soon, whatever it fits into one read."""
    async with served(frames=100) as (_, host):
        async with connect(f"ws://{host}/ws") as page:
            flood = b"\x01\x80" + os.urandom(4) if opcode == 0 else b""  # a message that goes on
            empty = bytes((opcode if opcode == 0 else 0x80 | opcode, 0x80)) + os.urandom(4)
            page.transport.write(flood + empty * 2_000)
            with pytest.raises((ConnectionClosed, EOFError)):
                await asyncio.wait_for(page.recv(), PATIENCE)
        async with connect(f"ws://{host}/ws") as other:  # the budget is the address's, and leaks
            assert "Pong" == (await asked(other, PING))["type"]


@live
async def test_whoever_is_cut_and_comes_again_is_let_in_ever_less_often() -> None:
    """A flood on ever new sockets makes work a few times, then it is turned away before any."""
    shaken = 0
    async with served(frames=10) as (_, host):
        for _ in range(60):
            with suppress(OSError, EOFError, InvalidHandshake, ConnectionClosed):
                async with connect(f"ws://{host}/ws", ping_interval=None) as page:
                    shaken += 1
                    page.transport.write(control(0x9) * 500)
                    await asyncio.wait_for(page.recv(), PATIENCE)
        async with connect(f"ws://{host}/ws", local_addr=("127.0.0.9", 0)) as page:
            told = (await asked(page, PING))["type"]  # a neighbour's

    assert 15 < shaken < 30
    assert "Pong" == told


@live
async def test_a_page_that_makes_us_answer_and_never_reads_is_let_go(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Pongs nobody reads do not pile up."""
    monkeypatch.setattr(lag, "MOST_UNREAD", 50_000)
    async with served() as (_, host):
        page = await connect(f"ws://{host}/ws")
        page.transport.pause_reading()
        ping = control(0x9, b"x" * 125)
        async with asyncio.timeout(PATIENCE):
            while not page.transport.is_closing():
                page.transport.write(ping * 500)
                await asyncio.sleep(0.005)
        page.transport.abort()


@live
async def test_bytes_are_counted() -> None:
    """Large messages in a row: over the budget the connection ends."""
    async with served(bytes=10_000) as (_, host), connect(f"ws://{host}/ws") as page:
        answered = 0
        with suppress(ConnectionClosed, EOFError):
            for _ in range(20):
                await page.send(" " * 7_000 + PING)
                await asyncio.wait_for(page.recv(), PATIENCE)
                answered += 1

        assert 0 < answered < 20


@live
async def test_a_seat_cannot_fill_the_log() -> None:
    """Proposing to end, again and again: a few lines, then it is told to slow down."""
    async with world() as club:
        zoe = club.device("zoe")
        table = await zoe.begins("me", "here", position=RACE)
        page = await (await zoe.opens()).joins(table, 0)
        for n in range(40):
            await page.plays(table, 0, {"type": "ProposeEnd"}, f"p{n}")
            await page.plays(table, 1, {"type": "Consent", "agrees": False}, f"c{n}")
            await club.clock.forward(100)
        written = len(await club.store.read(table))
        await club.clock.forward(15_000)
        await page.plays(table, 0, {"type": "ProposeEnd"}, "later")
        moves = [msgspec.json.decode(body)["move"] for body in await club.store.read(table)]

        assert written <= 2 * (running.HOUSE_LINES[1] + 4)
        assert "TOO_FAST" in {trouble["code"] for trouble in page.got("Trouble")}
        assert {"type": "ProposeEnd"} in [move for move in moves[written:] if move]


@live
async def test_a_game_has_an_end_in_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    """Over the most a table may have, moves are refused and deadlines end the game."""
    monkeypatch.setattr(running, "MOST_LINES", 1)
    async with world() as club:
        zoe = club.device("zoe")
        table = await zoe.begins("me", "here", position=RACE)
        page = await (await zoe.opens()).joins(table, 0)
        await club.clock.forward(2_000)
        for n in range(2):
            await page.plays(table, n, {"type": "Pass", "round": 1}, f"n{n}")
        await club.clock.forward(600_000)

        assert "TOO_LONG" == page.last("Refusal")["code"]
        assert (await club.running(table)).outcome is not None


@live
async def test_the_time_of_solvers_is_counted_by_address() -> None:
    """Whoever has used up his share is told that the club is busy; another is answered."""
    clock = HandClock()
    gate = Gate(Settings(solving=100), clock)
    gate.solved("192.0.2.1", 7_000)
    told = [gate.may_solve(address) for address in ("192.0.2.1", "192.0.2.2")]
    await clock.forward(11_000)

    assert [False, True] == told
    assert gate.may_solve("192.0.2.1")
    assert Gate(Settings(), WallClock()).may_solve("192.0.2.1")


@live
async def test_bots_of_many_tables_of_one_address_stand_back() -> None:
    """What they think is counted for whoever looks on; the more it is, the longer they wait behind
    what others wait for, up to a bound, and it is forgiven with time."""
    async with world() as club:
        gate = club.club.gate
        gate.thought("127.0.0.1", 8_000)
        table = await club.device("zoe").begins("me", "bot", position=FLIP)
        page = await (await club.device("zoe").opens()).joins(table, 0)
        await page.plays(table, 0, {"type": "Flip", "round": 1, "pack": 0})
        owed = gate.owes("127.0.0.1"), gate.owes("192.0.2.9"), club.thinker.thoughts[-1].owed
        for _ in range(100):
            gate.thought("127.0.0.1", 8_000)
        most = gate.owes("127.0.0.1")
        await club.clock.forward(2_000_000)

        assert (6_000, 0, 6_000, 60_000) == (*owed, most)
        assert 0 == gate.owes("127.0.0.1")


def request(path: str) -> bytes:
    return f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode()


@live
async def test_comings_and_goings_that_never_end_are_told_put_together() -> None:
    """Each would be told to everybody who looks on: a page that joins and leaves for ever makes
    others' pages work no more than a few times a second, and in the end they see who is there."""
    async with world(settings=Settings(page="/nowhere", burst=1_000)) as club:
        zoe = club.device("zoe")
        table = await zoe.begins("me", "here", position=FLIP)
        other, restless = await (await zoe.opens()).joins(table, 0), await zoe.opens()
        before = len(other.got("Room"))
        for _ in range(100):
            await restless.joins(table, 1)
            await restless.says({"type": "Leave", "table": table, "seat": 1})
        await restless.joins(table, 1)
        told = len(other.got("Room")) - before
        await club.clock.forward(500)
        seen = [place["here"] for place in other.last("Room")["places"]]

    assert 0 < told <= 16
    assert [True, True] == seen


@live
async def test_rooms_that_are_kept_are_few() -> None:
    """However many devices look on, each is told its own."""
    async with world(settings=Settings(page="/nowhere", sockets=200)) as club:
        zoe = club.device("zoe")
        table = await zoe.begins("me", "here", position=FLIP)
        mine = await (await zoe.opens()).joins(table, 0)
        for n in range(MOST_TOLD + 6):
            page = await (await club.device(f"guest{n}").opens()).joins(table)
        kept = (await club.club.table(table)).told[1]

    assert 0 < len(kept) <= MOST_TOLD
    assert [True, False] == [one.last("Room")["places"][0]["yours"] for one in (mine, page)]


@live
async def test_many_requests_in_one_breath_are_cut_off() -> None:
    """To refuse each of thousands would cost as much as to answer it."""
    async with served(requests=6) as (_, host):
        reader, writer = await asyncio.open_connection(*host.split(":"))
        writer.write(request("/healthz") * 100)
        answered = (await asyncio.wait_for(_all_of(reader), PATIENCE)).count(b"HTTP/1.1 200")
        writer.close()

    assert answered < 20


@live
async def test_a_request_byte_by_byte_is_cut_off() -> None:
    """Each byte wakes us; a browser sends a request whole."""
    async with served(requests=6) as (_, host):
        reader, writer = await asyncio.open_connection(*host.split(":"))
        writer.write(request("/")[:-2] + b"X: ")
        sent = 0
        with suppress(ConnectionError):
            while not reader.at_eof() and sent < 1_000:
                writer.write(b"x")
                sent += 1
                await writer.drain()
                for _ in range(5):
                    await asyncio.sleep(0)
        writer.close()

    assert 10 < sent < 1_000


@live
async def test_bytes_of_a_frame_one_by_one_are_counted() -> None:
    """They wake us as often as frames would."""
    async with served(frames=10) as (_, host), connect(f"ws://{host}/ws") as page:
        page.transport.write(b"\x81\xfe" + (60_000).to_bytes(2, "big") + bytes(4))
        for _ in range(500):
            page.transport.write(b"x")
            for _ in range(5):
                await asyncio.sleep(0)
            if page.transport.is_closing():
                break

        with pytest.raises(ConnectionClosed):
            await asyncio.wait_for(page.recv(), PATIENCE)


@live
async def test_whoever_asks_and_never_reads_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    """Answers nobody takes are not kept for ever."""
    monkeypatch.setattr(door, "READ_WITHIN", 0.1)
    let_go, lost = asyncio.Event(), DoorProtocol.connection_lost

    def noticed(self: DoorProtocol, error: Exception | None) -> None:
        lost(self, error)
        let_go.set()

    monkeypatch.setattr(DoorProtocol, "connection_lost", noticed)
    async with served(requests=10**6) as (_, host):
        name, port = host.split(":")
        with socket.socket() as deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
            deaf.setblocking(False)
            loop = asyncio.get_running_loop()
            await loop.sock_connect(deaf, (name, int(port)))
            await loop.sock_sendall(deaf, request("/api/rules/guerre-des-mots") * 200)

            await asyncio.wait_for(let_go.wait(), PATIENCE)


async def _all_of(reader: asyncio.StreamReader) -> bytes:
    """Until the other side ends it, or breaks it off."""
    told = b""
    with suppress(ConnectionError):
        while piece := await reader.read(65_536):
            told += piece
    return told
