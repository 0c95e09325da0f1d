"""Three nodes on one PostgreSQL; nodes and database are killed and paused. Every acknowledged move
is there once, in order, in every reader's history."""

import asyncio
import contextlib
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.kit.port import free_port
from tests.server.histories import Acknowledged, Reader, complaints
from tests.server.test_kill import ROOT
from tests.store.cluster import Cluster

NODES, TABLES = 3, 8
SPAN = float(os.environ.get("LOGOMACHIE_NEMESIS", "90"))  # seconds
PAUSE = SPAN / 18  # seconds, twice the mean: a game in which all pass ends after sixty moves
OPTIONS = {"flipSeconds": 60, "raceSeconds": 15, "idleRounds": 10}
LOG: list[dict[str, Any]] = [
    {"seq": 1, "nonce": "0-a", "events": [{"n": 1}]},
    {"seq": 2, "nonce": None, "events": [{"n": 2, "only": [0]}]},
    {"seq": 3, "nonce": "1-b", "events": [{"n": 3}]},
]
A, B = Acknowledged("0-a", 1.0, 2.0), Acknowledged("1-b", 3.0, 4.0)
TOLD = Reader(events=[{"n": 1}, {"n": 3}], counts=[1, 1, 2])


def test_a_history_that_is_well_has_no_complaint() -> None:
    """Also where one reader has seen less than another."""
    assert [] == complaints(LOG, [A, B], [TOLD, Reader(events=[{"n": 1}], counts=[1]), Reader()])


@pytest.mark.parametrize(
    ("lines", "moves", "readers"),
    [
        (LOG[:2], [A, B], []),  # lost
        ([*LOG, {**LOG[0], "seq": 4}], [A], []),  # doubled
        ([LOG[0], LOG[2]], [A], []),  # a gap
        (LOG, [Acknowledged("0-a", 9.0, 9.5), B], []),  # overtaken
        (LOG, [], [Reader(events=[{"n": 3}])]),  # a reader who missed something
        (LOG, [], [Reader(events=[{"n": 1}, {"n": 2, "only": [0]}])]),  # or saw a secret
        (LOG, [], [Reader(counts=[2, 1])]),  # or went back
    ],
)
def test_a_history_that_is_not_is_found_out(
    lines: list[dict[str, Any]], moves: list[Acknowledged], readers: list[Reader]
) -> None:
    """The checker can say no, to each thing that may go wrong."""
    assert complaints(lines, moves, readers)


class Node:
    """One server process of several."""

    def __init__(self, data: str) -> None:
        self.port, self.data = free_port(), data
        self.process: subprocess.Popen[bytes] | None = None

    def starts(self) -> None:
        settings = {"POLL": "1000", "GRACE": "500", "MESSAGES": "1000", "WORKERS": "1"}
        self.process = subprocess.Popen(
            [
                *(sys.executable, "-m", "logomachie.server"),
                *("--port", str(self.port), "--data", self.data),
            ],
            env={
                **os.environ,
                "PYTHONPATH": str(ROOT / "src"),
                **{f"LOGOMACHIE_{name}": value for name, value in settings.items()},
            },
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def is_kept_up(self) -> None:
        """Start it again if it has ended: one that finds no database says so and goes."""
        assert self.process is not None
        if self.process.poll() is not None:
            self.starts()

    def signalled(self, number: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(number)
        if number is signal.SIGKILL:
            self.process.wait()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def is_ready(self) -> bool:
        async with httpx.AsyncClient(timeout=2) as http:
            with contextlib.suppress(httpx.HTTPError):
                return (await http.get(f"{self.address}/readyz")).status_code == 200
        return False


class Person:
    """Plays a seat, or looks on, at a node chosen anew after every break."""

    def __init__(
        self, nodes: list[Node], table: str, seat: int | None, cookie: str, chance: random.Random
    ) -> None:
        self.nodes, self.table, self.seat, self.cookie = nodes, table, seat, cookie
        self.chance = chance
        self.reader, self.moves = Reader(), list[Acknowledged]()
        self.pending: dict[str, Any] | None = None
        self.said = 0.0
        self.count = self.seq = 0

    async def runs(self) -> None:
        while True:
            node = self.chance.choice(self.nodes)
            address = node.address.replace("http", "ws") + "/ws"
            headers = {"cookie": self.cookie}
            with contextlib.suppress(
                OSError, ConnectionClosed, InvalidHandshake, EOFError, TimeoutError
            ):
                async with connect(address, additional_headers=headers, open_timeout=3) as page:
                    await self._stays(page)
            await asyncio.sleep(0.05)

    async def _stays(self, page: Any) -> None:
        await page.send(
            _text({"type": "Join", "table": self.table, "seat": self.seat, "after": self.seq})
        )
        if self.pending is not None:
            await page.send(_text(self.pending))
        until = time.monotonic() + self.chance.uniform(2, 15)
        while time.monotonic() < until:
            message = msgspec.json.decode(await asyncio.wait_for(page.recv(), 5))
            if message["type"] == "Refusal":
                self.pending = None
            if message["type"] != "News":
                continue
            self._hears(message)
            if self.pending is None and (move := self._wish(message["view"])) is not None:
                await asyncio.sleep(self.chance.random() * PAUSE)
                self.count += 1
                self.pending = {
                    "type": "Play",
                    "table": self.table,
                    "seat": self.seat,
                    "nonce": f"n{self.count}",
                    "move": move,
                }
                self.said = time.monotonic()
                await page.send(_text(self.pending))

    def _hears(self, news: dict[str, Any]) -> None:
        """A page counts the lines it may know of; what a node tells again it has told before."""
        if news["seq"] < self.seq:
            return  # a node that has not read on yet: the page keeps what it has
        if self.seat is None:
            assert news["since"] <= self.seq, "lines were left out"
            self.reader.events += news["events"] if news["since"] == self.seq else []
            self.reader.counts.append(news["seq"])
        self.seq = news["seq"]
        if self.pending is not None and news["done"] == self.pending["nonce"]:
            nonce = f"{self.seat}-{self.pending['nonce']}"
            self.moves.append(Acknowledged(nonce, self.said, time.monotonic()))
            self.pending = None

    def _wish(self, view: dict[str, Any]) -> dict[str, Any] | None:
        if "Flip" in view["can"]:
            return {"type": "Flip", "round": view["round"], "pack": self.count % 3}
        if "Pass" in view["can"]:
            return {"type": "Pass", "round": view["round"]}
        return None


def _text(message: object) -> str:
    return msgspec.json.encode(message).decode()


async def _ready(nodes: list[Node]) -> None:
    end = time.monotonic() + 120
    while time.monotonic() < end:
        for node in nodes:
            node.is_kept_up()
        if all([await node.is_ready() for node in nodes]):
            return
        await asyncio.sleep(0.2)
    raise AssertionError("the nodes are not ready")


async def _seated(nodes: list[Node], chance: random.Random) -> list[Person]:
    """Tables of two people each, and an onlooker for every table and node."""
    people = []
    for _ in range(TABLES):
        async with (
            httpx.AsyncClient(base_url=nodes[0].address) as host,
            httpx.AsyncClient(base_url=nodes[1].address) as guest,
        ):
            wish = {"game": "word-whiz", "chairs": [{"kind": "me"}, {"kind": "link"}]}
            table = (await host.post("/api/tables", json={**wish, "options": OPTIONS})).json()
            seat = f"/api/tables/{table['table']}/seats/1"
            await guest.post(seat, json={"name": "Guest"})
            await host.post(f"/api/tables/{table['table']}/start", json={})
            for number, device in enumerate((host, guest)):
                cookie = f"logomachie={device.cookies['logomachie']}"
                people.append(Person(nodes, table["table"], number, cookie, chance))
        people += [Person([node], table["table"], None, "", chance) for node in nodes]
    return people


async def _nemesis(nodes: list[Node], store: Cluster, chance: random.Random) -> dict[str, int]:
    """Kill and pause nodes and the database in turn, until the time is over."""
    done = {"node killed": 0, "node paused": 0, "database killed": 0, "database paused": 0}
    end = time.monotonic() + SPAN
    while time.monotonic() < end:
        await asyncio.sleep(chance.uniform(1, 4))
        for each in nodes:
            each.is_kept_up()
        node, what = chance.choice(nodes), chance.choice([*done])
        done[what] += 1
        match what:
            case "node killed":
                node.signalled(signal.SIGKILL)
                await asyncio.sleep(chance.uniform(0, 2))
                node.starts()
            case "node paused":
                node.signalled(signal.SIGSTOP)
                await asyncio.sleep(chance.uniform(1, 8))
                node.signalled(signal.SIGCONT)
            case "database killed":
                await asyncio.to_thread(store.kill)
                await asyncio.sleep(chance.uniform(0, 2))
                await asyncio.to_thread(store.start)
            case "database paused":
                store.pause()
                await asyncio.sleep(chance.uniform(1, 6))
                store.resume()
    return done


async def _lines(address: str, table: str) -> list[dict[str, Any]]:
    db: Any = await asyncpg.connect(address)
    try:
        rows = await db.fetch("select body from entry where game = $1 order by seq", table)
    finally:
        await db.close()
    return [msgspec.json.decode(row["body"]) for row in rows]


@pytest.mark.long
def test_three_nodes_and_their_database_are_killed_and_paused(tmp_path: Path) -> None:
    """LOGOMACHIE_NEMESIS=600 for a longer run; after the last fault every move is answered."""
    with Cluster() as store:
        print(asyncio.run(_story(store, random.Random(2026))))


async def _story(store: Cluster, chance: random.Random) -> dict[str, int]:
    nodes = [Node(store.address) for _ in range(NODES)]
    for node in nodes:
        node.starts()
    try:
        await _ready(nodes)
        people = await _seated(nodes, chance)
        tasks = [asyncio.create_task(person.runs()) for person in people]
        done = await _nemesis(nodes, store, chance)
        await _ready(nodes)
        before = sum(len(person.moves) for person in people)
        await asyncio.sleep(15)
        after = sum(len(person.moves) for person in people)
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        wrong = [error for error in ended if not isinstance(error, asyncio.CancelledError)]
        found = {
            table: complaints(
                await _lines(store.address, table),
                [move for one in people if one.table == table for move in one.moves],
                [one.reader for one in people if one.table == table and one.seat is None],
            )
            for table in {person.table for person in people}
        }

        assert [] == wrong
        assert {} == {table: told for table, told in found.items() if told}
        assert after > before  # it goes on
        assert min(done.values()) > 0
        return {**done, "acknowledged": after}
    finally:
        for node in nodes:
            if node.process is not None:
                node.signalled(signal.SIGCONT)
                node.signalled(signal.SIGKILL)
