"""What a message costs the server at many tables of all five games, a person and a CM2 at each.

    python bench/tables.py [--tables 200] [--seconds 40] [--profile FILE]

The real server on a port and a file of its own, its bots in processes of theirs; the people are CM2
bots in this process, one socket each, at a natural pace. CPU is that of the server's process alone,
all its threads, divided by the messages it was sent and by the lines it wrote. What is counted
begins when all tables have. `--profile`: where the event loop's time goes, by cProfile.
"""

import argparse
import asyncio
import os
import platform
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect

from logomachie.bots.roster import build
from logomachie.core.rng import Rng
from logomachie.core.value import encoded
from logomachie.games import GAMES
from logomachie.lexicon.load import french

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))

from tests.kit.port import free_port  # noqa: E402

START = 60  # seconds that a server may take
TICK = os.sysconf("SC_CLK_TCK")
HABIT = 0  # CM2, whose hand the people have
BUDGET = 50  # milliseconds
LIMITS = ("MESSAGES", "TABLES", "SOCKETS", "CONNECTIONS", "REQUESTS", "FRAMES", "BYTES")


class Person:
    """Somebody at one table, who plays as a bot would."""

    def __init__(self, number: int, address: str) -> None:
        self.slug, self.address = sorted(GAMES)[number % len(GAMES)], address
        self.rng, self.sent, self.heard = Rng(f"person {number}"), 0, 0
        config = GAMES[self.slug].config(seats=2, lexicon=french().digest)
        self.bot = build(self.slug, HABIT, config)
        self.views = msgspec.json.Decoder(GAMES[self.slug].view)

    async def sits(self, http: httpx.AsyncClient) -> None:
        """A table with a bot, begun."""
        chairs = [{"kind": "me"}, {"kind": "bot", "level": 0}]
        wish = {"game": self.slug, "chairs": chairs}
        answer = await http.post("/api/tables", json=wish)
        self.table = answer.raise_for_status().json()["table"]
        started = await http.post(f"/api/tables/{self.table}/start", json={})
        started.raise_for_status()
        self.cookie = f"logomachie={http.cookies['logomachie']}"

    async def plays(self) -> None:
        """Until it is over: asked again after every line, as a bot is."""
        where, header = f"ws://{self.address}/ws", {"cookie": self.cookie}
        async with connect(where, additional_headers=header, ping_interval=None) as page:
            await page.send(encoded({"type": "Join", "table": self.table, "seat": 0}).decode())
            plan: asyncio.Task[None] | None = None
            try:
                async for text in page:
                    news = msgspec.json.decode(text)
                    if news["type"] != "News":
                        continue
                    self.heard += 1
                    if plan is not None:
                        plan.cancel()
                    if news["outcome"] is not None:
                        return
                    plan = asyncio.create_task(self._answers(page, news))
            finally:
                if plan is not None:
                    plan.cancel()

    async def _answers(self, page: Any, news: dict[str, Any]) -> None:
        view = self.views.decode(encoded(news["view"]))
        wish = self.bot.choose(view, news["now"], self.rng, BUDGET)
        if wish is None:
            return
        await asyncio.sleep(max(0, wish[0] - news["now"]) / 1000)
        self.sent += 1
        move = msgspec.json.decode(encoded(wish[1]))
        play = {"type": "Play", "table": self.table, "seat": 0, "nonce": f"n{self.sent}"}
        await page.send(encoded({**play, "move": move}).decode())


def used(pid: int) -> float:
    """Seconds of the processor that a process has used."""
    told = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(told[11]) + int(told[12])) / TICK


def lines(data: Path) -> int:
    """How many lines are on disk."""
    with sqlite3.connect(data) as db:
        return int(db.execute("select count(*) from entry").fetchone()[0])


def served(port: int, data: Path, profile: str | None) -> subprocess.Popen[bytes]:
    """The server, as a command."""
    inside = ["-m", "cProfile", "-o", profile] if profile else []
    call = [sys.executable, *inside, "-m", "logomachie.server", "--port", str(port)]
    free = {f"LOGOMACHIE_{name}": "1000000" for name in LIMITS}
    return subprocess.Popen(
        [*call, "--data", str(data)],
        env={**os.environ, **free, "PYTHONPATH": str(ROOT / "src")},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


async def run(tables: int, seconds: float, profile: str | None) -> None:
    """Begin all tables, let them play, print what it cost."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "club.sqlite3"
        server = served(port, data, profile)
        try:
            people = await begun(tables, f"127.0.0.1:{port}")
            games = [asyncio.create_task(person.plays()) for person in people]
            await asyncio.sleep(seconds / 4)
            cost, had = used(server.pid), lines(data)
            sent, heard = (sum(getattr(p, name) for p in people) for name in ("sent", "heard"))
            began = time.monotonic()
            await asyncio.sleep(seconds)
            took, cost = time.monotonic() - began, used(server.pid) - cost
            written = lines(data) - had
            sent = sum(person.sent for person in people) - sent
            heard = sum(person.heard for person in people) - heard
            for game in games:
                game.cancel()
            done = await asyncio.gather(*games, return_exceptions=True)
        finally:
            server.send_signal(signal.SIGINT)  # so that a profile is written
            server.wait()
    wrong = Counter(type(one).__name__ for one in done if isinstance(one, Exception))
    print(f"{sent:,} messages, {written:,} lines, {heard:,} news in {took:.0f} s {dict(wrong)}")
    print(f"{cost / took:.0%} of a core: {cost / max(sent, 1) * 1e3:.2f} ms a message, ", end="")
    print(f"{cost / max(written, 1) * 1e3:.2f} a line, {cost / max(heard, 1) * 1e3:.2f} a news")


async def begun(tables: int, address: str) -> list[Person]:
    """Everybody at a table."""
    people = [Person(number, address) for number in range(tables)]
    for _ in range(START * 10):
        try:
            async with httpx.AsyncClient(base_url=f"http://{address}") as http:
                if (await http.get("/readyz")).status_code == 200:
                    break
        except httpx.HTTPError:
            pass
        await asyncio.sleep(0.1)
    for person in people:
        async with httpx.AsyncClient(base_url=f"http://{address}", timeout=60) as http:
            await person.sits(http)
    return people


def main() -> None:
    """Print everything."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--tables", type=int, default=200)
    arguments.add_argument("--seconds", type=float, default=40)
    arguments.add_argument("--profile")
    asked = arguments.parse_args()
    print(
        f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC, {platform.platform()}, load "
        f"{os.getloadavg()[0]:.1f}: {asked.tables} tables"
    )
    asyncio.run(run(asked.tables, asked.seconds, asked.profile))


if __name__ == "__main__":
    main()
