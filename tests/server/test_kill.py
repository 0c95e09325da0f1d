"""A real server under load is killed again and again: what was acknowledged is there, games go on.

LOGOMACHIE_KILLS=100 for a longer run. Every client keeps a list of what it was told; after each
restart the log must hold exactly that, and in the end every game must be played to its end.
"""

import asyncio
import contextlib
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from logomachie.core.game import View
from logomachie.core.house import House
from logomachie.core.record import Head, prove
from logomachie.games import GAMES
from logomachie.lexicon.load import french
from tests.kit.port import free_port

KILLS = int(os.environ.get("LOGOMACHIE_KILLS", "6"))
MANY_KILLS = 200
LIFE = (0.6, 2.2)  # seconds between a start and its kill
PEOPLE = 6  # tables with a scripted person; as many again are bots alone
ROOT = Path(__file__).parents[2]
SHORT = {"flipSeconds": 5, "raceSeconds": 15, "speakSeconds": 3, "track": 10, "idleRounds": 10}
NEARLY = {**SHORT, "position": "RST A9E10I9O9U10/A9E10I9O9U10"}  # bots alone can end these


class Server:
    """A server process that dies and comes back on the same file."""

    def __init__(self, folder: Path) -> None:
        self.port, self.data = free_port(), folder / "club.sqlite3"
        self._process: subprocess.Popen[bytes] | None = None

    async def starts(self) -> None:
        self._process = subprocess.Popen(
            [
                *(sys.executable, "-m", "logomachie.server"),
                *("--port", str(self.port), "--data", str(self.data)),
            ],
            env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "LOGOMACHIE_MESSAGES": "1000"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        async with httpx.AsyncClient() as http:
            for _ in range(600):
                with contextlib.suppress(httpx.HTTPError):
                    if (await http.get(f"{self.address}/readyz")).status_code == 200:
                        return
                await asyncio.sleep(0.05)
        raise AssertionError("the server did not start")

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def dies(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def lines(self, table: str) -> list[dict[str, Any]]:
        """The log as it is on disk."""
        with contextlib.closing(sqlite3.connect(self.data)) as db:
            rows = db.execute("select body from entry where game = ? order by seq", (table,))
            return [msgspec.json.decode(row[0]) for row in rows]


class Player:
    """A person at one table: passes whenever possible, flips in turn, remembers every answer."""

    def __init__(self, server: Server, table: str, cookie: str) -> None:
        self.server, self.table, self.cookie = server, table, cookie
        self.nonce, self.seq = 0, 0
        self.pending: dict[str, Any] | None = None
        self.acknowledged: list[str] = []
        self.told: list[dict[str, Any]] = []
        self.is_over = False

    async def runs(self) -> None:
        """Play until the game is over, coming back after every break."""
        address = self.server.address.replace("http", "ws") + "/ws"
        headers = {"cookie": self.cookie}
        while not self.is_over:
            with contextlib.suppress(OSError, ConnectionClosed, InvalidHandshake, EOFError):
                async with connect(address, additional_headers=headers, open_timeout=5) as page:
                    await self._plays(page)
            await asyncio.sleep(0.02)

    async def _plays(self, page: Any) -> None:
        join = {"type": "Join", "table": self.table, "seat": 0, "after": self.seq}
        await page.send(msgspec.json.encode(join).decode())
        if self.pending is not None:  # what was not answered is said again, under its old nonce
            await page.send(msgspec.json.encode(self.pending).decode())
        while not self.is_over:
            message = msgspec.json.decode(await page.recv())
            if message["type"] == "Refusal" and self.pending is not None:
                self.pending = None
            if message["type"] != "News":
                continue
            self._hears(message)
            if self.pending is None and (move := self._wish(message["view"])) is not None:
                self.nonce += 1
                self.pending = {
                    "type": "Play",
                    "table": self.table,
                    "seat": 0,
                    "nonce": f"n{self.nonce}",
                    "move": move,
                }
                await page.send(msgspec.json.encode(self.pending).decode())

    def _hears(self, news: dict[str, Any]) -> None:
        self.seq = news["seq"]
        self.told += news["events"]
        self.is_over = news["outcome"] is not None
        if self.pending is not None and news["done"] == self.pending["nonce"]:
            self.acknowledged.append(self.pending["nonce"])
            self.pending = None

    def _wish(self, view: dict[str, Any]) -> dict[str, Any] | None:
        if "Flip" in view["can"]:
            return {"type": "Flip", "round": view["round"], "pack": self.nonce % 3}
        if "Pass" in view["can"]:
            return {"type": "Pass", "round": view["round"]}
        return None


async def seated(server: Server) -> tuple[list[Player], list[str]]:
    """Tables with a person and a bot, and tables of bots alone."""
    players, bots = [], []
    async with httpx.AsyncClient(base_url=server.address) as http:
        for number in range(2 * PEOPLE):
            chairs = [{"kind": "bot", "level": 3}, {"kind": "bot", "level": 2}]
            if number < PEOPLE:
                chairs[0] = {"kind": "me"}
            options = SHORT if number < PEOPLE else NEARLY
            wish = {"game": "word-whiz", "chairs": chairs, "options": options}
            room = (await http.post("/api/tables", json=wish)).json()
            await http.post(f"/api/tables/{room['table']}/start", json={})
            cookie = f"logomachie={http.cookies['logomachie']}"
            if number < PEOPLE:
                players.append(Player(server, room["table"], cookie))
            else:
                bots.append(room["table"])
    return players, bots


def check(server: Server, player: Player) -> None:
    """All this player was told, and all he was answered, is on disk, once and in order."""
    lines = server.lines(player.table)
    heard = [line["nonce"] for line in lines if (line["nonce"] or "").startswith("0-")]
    visible = [
        event
        for line in lines
        for event in line["events"]
        if event.get("only") is None or 0 in event["only"]
    ]

    assert [line["seq"] for line in lines] == list(range(1, len(lines) + 1))
    assert [f"0-{nonce}" for nonce in player.acknowledged] == [
        nonce for nonce in heard if nonce[2:] in player.acknowledged
    ]
    assert player.told == visible[: len(player.told)]


@pytest.mark.slow
def test_a_killed_server_has_lost_nothing_and_plays_on(tmp_path: Path) -> None:
    """Whatever was acknowledged before SIGKILL is in the log after it, every time."""
    asyncio.run(_killed(Server(tmp_path), random.Random(2026), KILLS))


@pytest.mark.long
def test_a_server_killed_two_hundred_times_has_lost_nothing(tmp_path: Path) -> None:
    """The same, for as long as a maintainer waits."""
    asyncio.run(_killed(Server(tmp_path), random.Random(14), MANY_KILLS))


async def _killed(server: Server, chance: random.Random, kills: int) -> None:
    await server.starts()
    players, bots = await seated(server)
    tasks = [asyncio.create_task(player.runs()) for player in players]
    grown = 0
    try:
        for _ in range(kills):
            await asyncio.sleep(chance.uniform(*LIFE))
            server.dies()
            for player in players:
                check(server, player)
            lines = sum(len(server.lines(table)) for table in _tables(players, bots))
            assert lines >= grown
            grown = lines
            await server.starts()
        await _until_over(server, players, bots)
        for player in players:
            check(server, player)
        await _proved(server, _tables(players, bots))
    finally:
        server.dies()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    assert sum(len(player.acknowledged) for player in players) > kills


def _tables(players: list[Player], bots: list[str]) -> list[str]:
    return [*(player.table for player in players), *bots]


async def _until_over(server: Server, players: list[Player], bots: list[str]) -> None:
    """Every game of bots goes on to its end; people who have seen enough resign theirs."""
    deadline = time.monotonic() + 180
    async with httpx.AsyncClient(base_url=server.address) as http:
        for player in players:
            player.is_over = True
            await asyncio.sleep(0.03)
            await _resigned(server, player)
        for table in bots:
            while (await http.get(f"/api/tables/{table}/record")).status_code != 200:
                assert time.monotonic() < deadline, "a game of bots does not end"
                await asyncio.sleep(0.2)


async def _resigned(server: Server, player: Player) -> None:
    address = server.address.replace("http", "ws") + "/ws"
    async with connect(address, additional_headers={"cookie": player.cookie}) as page:
        resign = {"type": "Resign"}
        play = {"type": "Play", "table": player.table, "seat": 0, "nonce": "end", "move": resign}
        await page.send(msgspec.json.encode(play).decode())
        await asyncio.wait_for(page.recv(), 10)


def opened(head: Head) -> House[Any, View]:
    spec = GAMES[head.game]
    words = french().words("plain")
    return spec.open(msgspec.json.decode(head.config, type=spec.config), words)


async def _proved(server: Server, tables: list[str]) -> None:
    """Every record of a finished game proves itself, however often its server was killed."""
    proved = 0
    async with httpx.AsyncClient(base_url=server.address) as http:
        for table in tables:
            answer = await http.get(f"/api/tables/{table}/record")
            proof = prove(answer.content, opened)
            proved += proof.outcome is not None
    assert len(tables) == proved
