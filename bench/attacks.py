"""The attacks of issue 14 on a club that people play at; `python bench/trust.py attacks [NAME …]`.

Each has a club of its own with the settings it is shipped with. People play for a while in peace;
then one guest at an address of his own does his worst, or the machine does. Told are the answers
to people's moves in peace and meanwhile, what the attack came to, and whether all goes on.
"""

import asyncio
import os
import resource
import signal
import sqlite3
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from crowd import Crowd, Server
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

HONEST = 40
QUICK = (0.2, 1.0)  # seconds before a person plays
QUIET, SPAN = 12.0, 15.0  # seconds of peace, of attack
GUEST = "127.66.6.6"
HERE = Path(__file__).parent
HOLDS = 20.0  # seconds for which the disk is full, or locked


@dataclass
class Scene:
    """A club under attack."""

    server: Server
    crowd: Crowd
    began: float = field(default_factory=time.monotonic)

    @property
    def is_on(self) -> bool:
        return time.monotonic() < self.began + SPAN

    @property
    def socket(self) -> str:
        return self.server.address.replace("http", "ws") + "/ws"

    async def raw(self, address: str = GUEST) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        port = self.server.port
        return await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))

    @asynccontextmanager
    async def page(self, cookie: str = "", address: str = GUEST) -> AsyncIterator[Any]:
        headers = {"cookie": cookie} if cookie else {}
        async with connect(
            self.socket,
            additional_headers=headers,
            local_addr=(address, 0),
            compression=None,
            ping_interval=None,
        ) as page:
            yield page

    async def table(self, chairs: list[dict[str, Any]], game: str = "word-whiz") -> tuple[str, str]:
        """A table of the guest's, begun; its code and his cookie."""
        transport = httpx.AsyncHTTPTransport(local_address=GUEST, verify=False)
        async with httpx.AsyncClient(base_url=self.server.address, transport=transport) as http:
            made = await http.post("/api/tables", json={"game": game, "chairs": chairs})
            cookie = f"logomachie={http.cookies['logomachie']}"
            code: str = made.json()["table"]
            (await http.post(f"/api/tables/{code}/start", json={})).raise_for_status()
        return code, cookie


def said(message: object) -> str:
    return msgspec.json.encode(message).decode()


async def unfinished(scene: Scene) -> str:
    """1,100 requests that never end, from one address and then from eleven."""
    told = []
    for addresses in ([GUEST], [f"127.66.7.{n}" for n in range(1, 12)]):
        kept, refused = [], 0
        for n in range(1_100):
            try:
                _, writer = await scene.raw(addresses[n % len(addresses)])
                writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ")
                kept.append(writer)
            except OSError:
                refused += 1
        await asyncio.sleep(1)
        at_once = scene.server.files()
        await asyncio.sleep(18)
        told.append(f"{at_once} descriptors, {scene.server.files()} after 18 s")
        for writer in kept:
            writer.close()
    return f"from one address {told[0]}; from eleven {told[1]}"


async def frames(scene: Scene) -> str:
    """Empty pings as fast as they are taken, on eight sockets at a time; their pongs unread."""
    before, most, sent = scene.server.megabytes(), 0.0, Counter[str]()

    async def floods() -> None:
        flood = b"\x89\x80\0\0\0\0" * 4_000
        while scene.is_on:
            with suppress(OSError, asyncio.IncompleteReadError):
                reader, writer = await scene.raw()
                writer.write(
                    b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\n"
                    b"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
                )
                await reader.readuntil(b"\r\n\r\n")
                sent["sockets"] += 1
                while scene.is_on and not writer.transport.is_closing():
                    writer.write(flood)
                    sent["frames"] += 4_000
                    await writer.drain()
                    await asyncio.sleep(0.01)  # people live in this process too
            await asyncio.sleep(0.01)

    tasks = [asyncio.create_task(floods()) for _ in range(8)]
    while scene.is_on:
        most = max(most, scene.server.megabytes())
        await asyncio.sleep(0.2)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return (
        f"{sent['frames']:,} frames written on {sent['sockets']:,} sockets; memory {before:.0f} to "
        f"at most {most:.0f} MB"
    )


PESTER = ((0, {"type": "ProposeEnd"}), (1, {"type": "Consent", "agrees": False}))


async def lines(scene: Scene) -> str:
    """Ends proposed and declined for ever at a table of the guest's own; then a stranger joins."""
    code, cookie = await scene.table([{"kind": "me"}, {"kind": "here"}])
    count = 0
    with suppress(WebSocketException, OSError):
        async with scene.page(cookie) as page:
            for seat in (0, 1):
                await page.send(said({"type": "Join", "table": code, "seat": seat}))
            while scene.is_on:
                for seat, move in PESTER:
                    count += 1
                    play = {"type": "Play", "table": code, "seat": seat, "nonce": f"x{count}"}
                    await page.send(said({**play, "move": move}))
                await asyncio.sleep(0.06)
                with suppress(TimeoutError):
                    while True:
                        await asyncio.wait_for(page.recv(), 0.001)
    with sqlite3.connect(scene.server.data) as db:
        found = db.execute("select count(*) from entry where game = ?", (code,)).fetchone()[0]
    async with scene.page(address="127.66.6.7") as page:
        began = time.monotonic()
        await page.send(said({"type": "Join", "table": code}))
        size = 0
        while True:
            raw = await page.recv()
            size += len(raw)
            if '"News"' in raw[:20]:
                break
        took = (time.monotonic() - began) * 1000
    return (
        f"{count} tries, {found} lines in {SPAN:.0f} s; a join then costs {took:.1f} ms, {size} B"
    )


async def guesses(scene: Scene) -> str:
    """Codes guessed on ever new sockets, the right one among them at the end."""
    right, answers, count = scene.crowd.people[0].table, Counter[str](), 0
    while scene.is_on:
        with suppress(OSError, WebSocketException):
            async with scene.page() as page:
                for _ in range(10):
                    count += 1
                    await page.send(said({"type": "Join", "table": f"FAUX-FAUX-{count}"}))
                    answers[msgspec.json.decode(await page.recv()).get("code", "?")] += 1
    heard = "nothing"
    with suppress(WebSocketException, OSError):
        async with scene.page() as page:
            await page.send(said({"type": "Join", "table": right}))
            heard = msgspec.json.decode(await page.recv())["type"]
    return (
        f"{count} guesses, of which answered {sum(answers.values())} "
        f"({sum(answers.values()) / SPAN:.1f} a second); then the right code is told: {heard}"
    )


async def questions(scene: Scene) -> str:
    """The hardest questions, on six seats of ten sockets, as fast as they are taken."""
    chairs = [{"kind": "me"}, *({"kind": "here"} for _ in range(5))]
    code, cookie = await scene.table(chairs, game="cadenas")
    answers: Counter[str] = Counter()

    async def asks() -> None:
        n = 0
        while scene.is_on:
            with suppress(OSError, WebSocketException, TimeoutError):
                async with scene.page(cookie) as page:
                    while scene.is_on:
                        for seat in range(6):
                            n += 1
                            ask = {"type": "Ask", "table": code, "seat": seat, "id": str(n)}
                            await page.send(said({**ask, "question": "missed"}))
                        raw = await asyncio.wait_for(page.recv(), 2)
                        message = msgspec.json.decode(raw)
                        answers[message.get("code") or message["type"]] += 1
                        await asyncio.sleep(0.3)
            await asyncio.sleep(0.05)

    await asyncio.gather(*(asks() for _ in range(10)))
    return f"answered {dict(answers)}"


async def workers(scene: Scene) -> str:
    """Tables of bots that all think; whoever thinks is killed, again and again."""
    codes = []
    for _ in range(24):
        chairs = [{"kind": "bot", "level": 1}, {"kind": "bot", "level": 2}]
        codes.append((await scene.table(chairs))[0])
    await asyncio.sleep(3)
    most, killed = 0, 0
    while scene.is_on:
        children = scene.server.children()
        most = max(most, len(children))
        for pid in children:
            command = Path(f"/proc/{pid}/cmdline")
            with suppress(OSError):
                if b"spawn_main" in command.read_bytes():
                    os.kill(pid, signal.SIGKILL)
                    killed += 1
        await asyncio.sleep(1)
    before = await _heights(scene, codes)
    await asyncio.sleep(20)
    after = await _heights(scene, codes)
    moved = sum(after[code] > before[code] for code in codes)
    return (
        f"{killed} killed, at most {most} processes; 20 s later {moved} of {len(codes)} have moved"
    )


async def _heights(scene: Scene, codes: list[str]) -> dict[str, int]:
    with sqlite3.connect(scene.server.data) as db:
        ask = "select count(*) from entry where game = ?"
        return {code: db.execute(ask, (code,)).fetchone()[0] for code in codes}


async def full(scene: Scene) -> str:
    """No file may grow; then they may again."""
    log = Path(f"{scene.server.data}-wal")
    pid = scene.server.pid
    _, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (log.stat().st_size // 2, hard))
    await asyncio.sleep(HOLDS / 2)
    ready = await _ready(scene)
    await asyncio.sleep(HOLDS / 2)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (hard, hard))
    return f"for {HOLDS:.0f} s; /readyz meanwhile {ready}, {await _goes_on(scene)}"


async def locked(scene: Scene) -> str:
    """Somebody else holds the file's lock."""
    db = sqlite3.connect(scene.server.data, isolation_level=None)
    db.execute("begin immediate")
    await asyncio.sleep(HOLDS / 2)
    ready = await _ready(scene)
    await asyncio.sleep(HOLDS / 2)
    db.rollback()
    db.close()
    return f"for {HOLDS:.0f} s; /readyz meanwhile {ready}, {await _goes_on(scene)}"


async def _ready(scene: Scene) -> int:
    async with httpx.AsyncClient(timeout=20) as http:
        return (await http.get(f"{scene.server.address}/readyz")).status_code


async def _goes_on(scene: Scene) -> str:
    """After how long every table has moved that could, and no deadline is overdue."""
    began = time.monotonic()
    while time.monotonic() < began + 60:
        overdue = scene.server.figures()["logomachie_overdue_deadlines"]
        if not overdue and not [wait for wait in scene.crowd.waiting() if wait > 3]:
            return f"all goes on after {time.monotonic() - began:.1f} s"
        await asyncio.sleep(0.2)
    return f"{overdue:.0f} deadlines overdue after 60 s"


async def clock(scene: Scene) -> str:
    """The machine's clock is set an hour back, and then two hours on."""
    told = []
    for number in (signal.SIGUSR1, signal.SIGUSR2):
        os.kill(scene.server.pid, number)
        await asyncio.sleep(SPAN / 2)
        told.append(await _goes_on(scene))
    return f"back: {told[0]}; on: {told[1]}"


async def paths(scene: Scene) -> str:
    """Addresses, heads and messages that no page would send."""
    asked = {
        "/a%00b": b"GET /a%00b HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
        "a long path": b"GET /" + b"x" * 5_000 + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
        "100 kB of headers": b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: " + b"x" * 100_000,
        "/metrics": b"GET /metrics HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
        "/admin": b"GET /admin HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    }
    told = []
    for name, request in asked.items():
        reader, writer = await scene.raw()
        writer.write(request)
        with suppress(OSError, TimeoutError):
            line = await asyncio.wait_for(reader.readline(), 10)
            told.append(f"{name} {line.split(b' ')[1].decode() if line else 'closed'}")
        writer.close()
    async with scene.page() as page:
        await page.send("[" * 5_000)
        told.append(f"deep nesting {msgspec.json.decode(await page.recv())['code']}")
    return ", ".join(told)


Attack = Callable[[Scene], Awaitable[str]]
ATTACKS: dict[str, Attack] = {
    attack.__name__: attack  # type: ignore[attr-defined]
    for attack in (
        full,
        locked,
        clock,
        workers,
        unfinished,
        frames,
        lines,
        guesses,
        questions,
        paths,
    )
}


def middle(times: list[float], share: float) -> float:
    return sorted(times)[min(len(times) - 1, int(len(times) * share))] if times else float("nan")


async def attacked(name: str) -> str:
    """One row of the table."""
    program = (str(HERE / "setclock.py"),) if name == "clock" else ("-m", "logomachie.server")
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"{folder}/club.sqlite3", program)
        with server:
            server.start()
            crowd = Crowd(server, name)
            await crowd.sit(HONEST // 2)
            await crowd.sit(HONEST // 2, pause=QUICK, alone="wordsearch")
            await asyncio.sleep(5)
            quiet = time.monotonic()
            await asyncio.sleep(QUIET)
            scene = Scene(server, crowd)
            told = await ATTACKS[name](scene)
            ended = time.monotonic()
            await asyncio.sleep(6)
            stuck = [wait for wait in crowd.waiting() if wait > 3]
            overdue = server.figures()["logomachie_overdue_deadlines"]
            await crowd.leave()
            peace, war = crowd.within(quiet, scene.began), crowd.within(scene.began, ended)
            lost = len(_lost(server, crowd))
        answers = " / ".join(
            f"{middle(times, 0.5):.1f}, {middle(times, 0.99):.1f} ({len(times)})"
            for times in (peace, war)
        )
        return (
            f"| {name} | {told} | {answers} | {lost} lost, {len(stuck)} wait, "
            f"{overdue:.0f} overdue, {crowd.breaks} sockets closed on people |"
        )


def _lost(server: Server, crowd: Crowd) -> list[tuple[str, str]]:
    """Acknowledged moves that are not in the log exactly once."""
    with sqlite3.connect(server.data) as db:
        found = Counter(db.execute("select game, nonce from entry where nonce is not null"))
    return [move for person in crowd.people for move in person.acknowledged if found[move] != 1]
