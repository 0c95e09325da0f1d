"""A real club in a process of its own, and people who play at it over real sockets.

Used by `bench/trust.py`. Every person has an address of his own household (127.x.y.z), so that the
club's budgets are the ones it is shipped with.
"""

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))

from tests.kit.port import free_port  # noqa: E402

HOUSEHOLD = 12  # people at one address
AT_ONCE = 8  # tables set
GAMES = ("word-whiz", "wordsearch", "wordsmith", "cadenas", "guerre-des-mots")
LEVELS = (0, 1, 2, 3)
AGAIN = 2.0  # seconds until what could not be written is said again, as the page does
PAUSE = (1.0, 9.0)  # seconds between what a person may do and what he does

Move = dict[str, Any]


class Server:
    """`python -m logomachie.server`, as anybody starts it; only figures are switched on."""

    def __init__(self, data: str, program: tuple[str, ...] = ("-m", "logomachie.server")) -> None:
        self.port, self.metrics, self.data, self.program = free_port(), free_port(), data, program
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def start(self, **settings: str) -> float:
        """Seconds until it is ready."""
        began = time.monotonic()
        wanted = {"HOST": "0.0.0.0", "METRICS": str(self.metrics), **settings}
        self.process = subprocess.Popen(
            [sys.executable, *self.program, "--port", str(self.port), "--data", self.data],
            env={
                **os.environ,
                "PYTHONPATH": str(ROOT / "src"),
                **{f"LOGOMACHIE_{name.upper()}": value for name, value in wanted.items()},
            },
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        while time.monotonic() < began + 120:
            with suppress(OSError):
                urlopen(f"{self.address}/readyz", timeout=5).close()
                return time.monotonic() - began
            time.sleep(0.02)
        raise SystemExit("the club does not start")

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            with suppress(ProcessLookupError):
                os.killpg(self.pid, signal.SIGKILL)
            self.process.wait()

    def __enter__(self) -> "Server":
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def megabytes(self) -> float:
        """Memory of the club's own process; the dictionary it maps is every process's."""
        return _status(self.pid, "RssAnon") / 1024

    def children(self) -> list[int]:
        """The processes it has started and that still are."""
        told = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        return [int(pid) for pid in told]

    def files(self) -> int:
        """Descriptors it has open."""
        return len(list(Path(f"/proc/{self.pid}/fd").iterdir()))

    def cpu(self) -> float:
        """Seconds of processor time of its own process."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def figures(self) -> dict[str, float]:
        """What it tells Prometheus of itself."""
        with urlopen(f"http://127.0.0.1:{self.metrics}/metrics", timeout=30) as told:
            lines = told.read().decode().splitlines()
        rows = [line.rpartition(" ") for line in lines if not line.startswith("#")]
        return {name: float(value) for name, _, value in rows}


def _status(pid: int, name: str) -> int:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith(name):
            return int(line.split()[1])
    return 0


class Crowd:
    """People at tables, what they were answered, and after how long."""

    def __init__(self, server: Server, seed: str) -> None:
        self.server, self.rng = server, random.Random(seed)
        self.people: list[Person] = []
        self.tasks: list[asyncio.Task[None]] = []
        # when a move was said, seconds to its answer, the game
        self.times: list[tuple[float, float, str]] = []
        self.refused: dict[str, int] = {}
        self.breaks = 0  # sockets that were closed on somebody
        self.unwritten = 0  # how often somebody was told that nothing can be written

    async def sit(self, count: int, *, pause: tuple[float, float] = PAUSE, alone: str = "") -> None:
        """So many more people, each at a table with a bot, or alone at this game; they play."""
        first = len(self.people)
        for number in range(first, first + count):
            slug = alone or GAMES[number % len(GAMES)]
            level = None if alone else LEVELS[number // len(GAMES) % len(LEVELS)]
            self.people.append(Person(self, number, slug, level, pause))
        for start in range(first, first + count, AT_ONCE):
            some = self.people[start : start + AT_ONCE]
            await asyncio.gather(*(person.sit() for person in some))
            self.tasks += [asyncio.create_task(person.run()) for person in some]

    async def leave(self) -> None:
        for task in self.tasks:
            task.cancel()
        done = await asyncio.gather(*self.tasks, return_exceptions=True)
        for error in done:
            if isinstance(error, Exception):
                raise error

    def within(self, began: float, ended: float, game: str = "") -> list[float]:
        """Milliseconds of every answer to a move said in this time, or to those of one game."""
        return [
            took * 1000
            for said, took, of in self.times
            if began <= said < ended and game in ("", of)
        ]

    def waiting(self) -> list[float]:
        """Seconds that unanswered moves have waited by now."""
        now = time.monotonic()
        return [now - person.said for person in self.people if person.pending is not None]


class Person:
    """Plays the simplest thing there is to do, and comes back to the table after every break."""

    def __init__(
        self, crowd: Crowd, number: int, game: str, level: int | None, pause: tuple[float, float]
    ) -> None:
        self.crowd, self.game, self.level, self.pause = crowd, game, level, pause
        house = number // HOUSEHOLD
        self.address = f"127.{10 + house // 250}.{house % 250}.5"
        self.rng = random.Random(f"{crowd.rng.random()}")
        self.table = self.cookie = ""
        self.acknowledged: list[tuple[str, str]] = []  # tables and nonces
        self.pending: Move | None = None
        self.said = 0.0
        self.seq = self.count = 0
        self.is_over = False

    async def sit(self) -> None:
        """A new table with a bot, begun at once."""
        chairs: list[Move] = [{"kind": "me", "name": "Ida"}]
        chairs += [] if self.level is None else [{"kind": "bot", "level": self.level}]
        transport = httpx.AsyncHTTPTransport(local_address=self.address, verify=False)
        async with httpx.AsyncClient(
            base_url=self.crowd.server.address, transport=transport, timeout=60
        ) as http:
            if self.cookie:
                http.headers["cookie"] = self.cookie
            wish = {"game": self.game, "chairs": chairs}
            made = await http.post("/api/tables", json=wish)
            made.raise_for_status()
            if "logomachie" in http.cookies:
                self.cookie = f"logomachie={http.cookies['logomachie']}"
                http.headers["cookie"] = self.cookie
            self.table = made.json()["table"]
            (await http.post(f"/api/tables/{self.table}/start", json={})).raise_for_status()
        self.seq, self.is_over, self.pending = 0, False, None

    async def run(self) -> None:
        address = self.crowd.server.address.replace("http", "ws") + "/ws"
        while True:
            try:
                async with connect(
                    address,
                    additional_headers={"cookie": self.cookie},
                    local_addr=(self.address, 0),
                    compression=None,
                    open_timeout=20,
                    ping_interval=None,
                ) as page:
                    await self._stays(page)
            except (OSError, WebSocketException, EOFError, TimeoutError):
                self.crowd.breaks += 1
            if self.is_over:
                with suppress(httpx.HTTPError):  # no table is set while nothing can be written
                    await self.sit()
            await asyncio.sleep(0.5)

    async def _stays(self, page: Any) -> None:
        join = {"type": "Join", "table": self.table, "seat": 0, "after": self.seq}
        await page.send(msgspec.json.encode(join).decode())
        if self.pending is not None:  # what was not answered is said again
            await page.send(msgspec.json.encode(self.pending).decode())
        due: float | None = None
        again: float | None = None
        view: Move = {}
        while not self.is_over:
            now = time.monotonic()
            if again is not None and now >= again:
                again = None
                await page.send(msgspec.json.encode(join).decode())
                if self.pending is not None:
                    await page.send(msgspec.json.encode(self.pending).decode())
            if due is not None and now >= due:
                due = None
                await self._plays(page, view)
            try:
                until = min(now + 3600 if when is None else when for when in (due, again))
                raw = await asyncio.wait_for(page.recv(), until - now)
            except TimeoutError:
                continue
            message = msgspec.json.decode(raw)
            if message["type"] == "Refusal" and self.pending is not None:
                code = f"{self.game} {message['code']}"
                self.crowd.refused[code] = self.crowd.refused.get(code, 0) + 1
                self.pending = None
            if message["type"] == "Trouble" and message["code"] == "STORE_AWAY":
                self.crowd.unwritten += 1
                join["after"], again = self.seq, time.monotonic() + AGAIN
            if message["type"] == "News":
                self._hears(message)
                view = message["view"]
            if view and self.pending is None and due is None and wish(self.game, view) is not None:
                due = time.monotonic() + self.rng.uniform(*self.pause)

    async def _plays(self, page: Any, view: Move) -> None:
        if (move := wish(self.game, view)) is None:
            return
        self.count += 1
        play = {"type": "Play", "table": self.table, "seat": 0}
        self.pending = {**play, "nonce": f"n{self.count}", "move": move}
        self.said = time.monotonic()
        await page.send(msgspec.json.encode(self.pending).decode())

    def _hears(self, news: Move) -> None:
        self.seq, self.is_over = news["seq"], news["outcome"] is not None
        if self.pending is not None and news["done"] == self.pending["nonce"]:
            self.acknowledged.append((self.table, f"0-{self.pending['nonce']}"))
            self.crowd.times.append((self.said, time.monotonic() - self.said, self.game))
            self.pending = None


def wish(game: str, view: Move) -> Move | None:
    """The simplest move this view allows."""
    for name in view["can"]:
        make = MOVES.get((game, name))
        move = None if make is None else make(view)
        if move is not None:
            return {"type": name, **move}
    return None


def _slid(view: Move) -> Move | None:
    """Any letter beside a hole, into it."""
    if "Stop" in view["can"] and len(view["moved"]) > 8:
        return None
    rows, done = view["board"].split("/"), [slide["target"] for slide in view["moved"]]
    holes = [(x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == "."]
    turn = len(view["moved"]) % max(1, len(holes))
    for x, y in holes[turn:] + holes[:turn]:
        for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            i, j = x + dx, y + dy
            is_inside = 0 <= j < len(rows) and 0 <= i < len(rows[0])
            if is_inside and rows[j][i] != "." and [j + 1, i + 1] not in done:
                return {"turn": view["turn"], "source": [j + 1, i + 1], "target": [y + 1, x + 1]}
    return None


def _stuck(view: Move) -> Move | None:
    if view["sheets"][view["seat"]]["stuck"]:
        return None
    return {"round": view["round"], "stuck": True}


def _taken(view: Move) -> Move:
    square = next(n for n, pair in enumerate(view["squares"]) if pair)
    return {"turn": view["turn"], "square": square}


MOVES: dict[tuple[str, str], Callable[[Move], Move | None]] = {
    ("word-whiz", "Flip"): lambda view: {"round": view["round"], "pack": 0},
    ("word-whiz", "Pass"): lambda view: {"round": view["round"]},
    ("wordsearch", "Slide"): _slid,
    ("wordsearch", "Stop"): lambda view: {"turn": view["turn"]},
    ("wordsearch", "Accept"): lambda view: {"turn": view["turn"]},
    ("wordsmith", "Next"): lambda view: {"round": view["round"]},
    ("wordsmith", "Stuck"): _stuck,
    ("cadenas", "Take"): _taken,
    ("cadenas", "PutBack"): lambda v: {"turn": v["turn"], "cards": v["hand"][: v["owed"]]},
    ("guerre-des-mots", "Pass"): lambda v: {"turn": v["turn"], "coup": v["coup"]},
}
