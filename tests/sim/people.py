"""Those who come to a simulated club: players who remember every answer, and worse guests."""

import asyncio
import re
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from logomachie.core.value import GameId, Seat
from logomachie.server.club import Club
from tests.sim.link import PINGED, Link

SEALED = re.compile(rb'"commitment":"[^"]*"')  # the hash of a seed differs with the seed
PATIENCE = 60.0  # seconds without an answer before a page connects again
AGAIN = 3.0  # seconds until what the club could not write or read is said again
PROMPT = 5.0  # seconds within which a move is answered while nothing is wrong
HALVED = 0.3  # of the stays end with a line that fails and says nothing
HALVES = tuple({"mute": m, "numb": n} for m, n in ((True, False), (False, True), (True, True)))
FAULT = 1011  # a connection the club closes because of a fault of its own


class Player:
    """A person at a seat: plays in turn, comes back after every break, says again what was not
    answered, and remembers what was."""

    def __init__(
        self, table: GameId, seat: Seat, token: str, rng: Random, node: Callable[[], Club | None]
    ) -> None:
        self.table, self.seat, self.token, self._rng, self._node = table, seat, token, rng, node
        self.acknowledged: list[str] = []
        self.refused: set[str] = set()
        self.pending: dict[str, Any] | None = None
        self.seq = self._count = 0
        self._can: list[str] = []  # as the table was last shown
        self._due: float | None = None
        self._again: float | None = None  # when to say again what the store could not take
        self._said = 0.0  # when the pending move was said, on this line
        self.late: list[tuple[float, float]] = []  # moves answered late: said, answered
        self.failed: list[float] = []  # when the club let us go by a fault of its own
        self.resigns_after = 0  # so many moves; 0: never
        self.asks = rng.random() < 0.5  # a player who wonders before each move
        self.stays: list[tuple[float, float]] = []  # from when to when the table was shown
        self._shown: float | None = None  # since when it is

    async def runs(self) -> None:
        """Until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            if (club := self._node()) is None:
                await asyncio.sleep(5)
                continue
            link = Link(club, self.token, f"192.0.2.{self.seat + 1}")
            self._says_all(link)
            try:
                await self._stays(link, loop.time() + self._rng.expovariate(1 / 7200))
            finally:
                if link.closed == FAULT:
                    self.failed.append(loop.time())
                self._looks_away(loop.time())
                await link.gone()
            await asyncio.sleep(self._away())

    def _says_all(self, link: Link) -> None:
        """Which table to show, and what was not answered yet."""
        self._again = None
        link.say({"type": "Join", "table": self.table, "seat": self.seat, "after": self.seq})
        if self.pending is not None:
            self._said = asyncio.get_running_loop().time()
            link.say(self.pending)

    def _looks_away(self, now: float) -> None:
        if self._shown is not None:
            self.stays.append((self._shown, now))
            self._shown = None

    def _away(self) -> float:
        """Seconds: a page loaded again, a lost line, or a walk."""
        kind = self._rng.random()
        return self._rng.random() * (6 if kind < 0.3 else 120 if kind < 0.8 else 3600)

    async def _stays(self, link: Link, until: float) -> None:
        loop = asyncio.get_running_loop()
        answer_by: float | None = loop.time() + PATIENCE
        self._plans()
        while True:
            known = (until, self._due, self._again, answer_by)
            times = [time for time in known if time is not None]
            try:
                async with asyncio.timeout_at(min(times)):
                    raw = await link.down.get()
            except TimeoutError:
                now = loop.time()
                if answer_by is not None and now >= answer_by:
                    if self.pending is not None and link.is_whole:
                        self.late.append((self._said, now))
                    return  # no answer: try another way
                if self._again is not None and now >= self._again:
                    self._says_all(link)
                if self._due is not None and now >= self._due:
                    self._due = None
                    self._plays(link)
                    answer_by = now + PATIENCE
                if now >= until:
                    self._looks_away(now)
                    if link.is_whole and self._rng.random() < HALVED:
                        link.halve(**self._rng.choice(HALVES))
                        until = now + self._rng.random() * PINGED
                        self._due = None if self._due is None else min(self._due, now + 1)
                        continue
                    link.is_deaf = self._rng.random() < 0.3
                    await asyncio.sleep(90 if link.is_deaf else 0)
                    return
                continue
            if raw is None:
                return
            self._hears(msgspec.json.decode(raw))
            answer_by = None if self.pending is None else loop.time() + PATIENCE

    def _plays(self, link: Link) -> None:
        if self.pending is None:
            self._count += 1
            move: dict[str, Any] = {"type": "Add", "n": 1}
            if "Resume" in self._can:
                move = {"type": "Resume"}
            elif 0 < self.resigns_after < self._count:
                move = {"type": "Resign"}
            self.pending = {
                "type": "Play",
                "table": self.table,
                "seat": self.seat,
                "nonce": f"n{self._count}",
                "move": move,
            }
            if self.asks:  # a hard question, and the move at once after it
                link.say(_question(self.table, self.seat, f"q{self._count}"))
            self._said = asyncio.get_running_loop().time()
            link.say(self.pending)

    def _hears(self, message: dict[str, Any]) -> None:
        pending = self.pending
        if message["type"] == "Refusal" and pending and message["nonce"] == pending["nonce"]:
            self.refused.add(message["nonce"])
            self.pending = None
            self._plans()
        if message["type"] == "Trouble" and message["code"] == "STORE_AWAY":
            self._again = asyncio.get_running_loop().time() + AGAIN
        if message["type"] != "News":
            return
        assert message["seq"] >= self.seq, "a seat's view went back"
        self.seq = message["seq"]
        if pending and message["done"] == pending["nonce"]:
            self.acknowledged.append(pending["nonce"])
            self.pending = None
            now = asyncio.get_running_loop().time()
            if now - self._said > PROMPT:
                self.late.append((self._said, now))
        if self._shown is None:
            self._shown = asyncio.get_running_loop().time()
        self._can = message["view"]["can"]
        self._plans()

    def _plans(self) -> None:
        """When to do what the table shows there is to do."""
        now = asyncio.get_running_loop().time()
        if self.pending is not None:
            return
        if "Resume" in self._can:
            self._due = now + 1
        elif "Add" not in self._can and "Return" not in self._can:
            self._due = None
        elif self._due is None:
            self._due = now + self._rng.uniform(60, 2400)


class Rogue:
    """Holds a seat, and says at it what no store can write, mostly while the disk is slow."""

    def __init__(
        self,
        table: GameId,
        token: str,
        rng: Random,
        node: Callable[[], Club | None],
        is_slow: Callable[[], bool],
    ) -> None:
        self._table, self._token, self._rng = table, token, rng
        self._node, self._is_slow = node, is_slow

    async def runs(self) -> None:
        count = 0
        while True:
            if (club := self._node()) is not None and (self._is_slow() or self._rng.random() < 0.1):
                link = Link(club, self._token, "198.51.100.77")
                try:
                    for _ in range(60):
                        count += 1
                        link.say(
                            {
                                "type": "Play",
                                "table": self._table,
                                "seat": 0,
                                "nonce": f"{count}\0",
                                "move": {"type": "Add", "n": 1},
                            }
                        )
                        await asyncio.sleep(1)
                        if link.closed:
                            break
                finally:
                    await link.gone()
            await asyncio.sleep(5 if self._is_slow() else 60)


def _question(table: GameId, seat: Seat, name: str) -> dict[str, Any]:
    return {
        "type": "Ask",
        "table": table,
        "seat": seat,
        "id": name,
        "question": "best",
        "about": "slow",
    }


class Onlooker:
    """Looks on at one table, and writes down every byte with its time."""

    def __init__(self, table: GameId, node: Callable[[], Club | None]) -> None:
        self._table, self._node = table, node
        self.heard: list[tuple[float, bytes]] = []

    async def runs(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            if (club := self._node()) is not None:
                link = Link(club, "o" * 24, "203.0.113.5")
                link.say({"type": "Join", "table": self._table})
                try:
                    while (raw := await link.down.get()) is not None:
                        self.heard.append((loop.time(), SEALED.sub(b"", raw)))
                finally:
                    await link.gone()
            await asyncio.sleep(7)


class Pest:
    """A guest who says anything to anybody."""

    def __init__(self, tables: list[GameId], rng: Random, node: Callable[[], Club | None]) -> None:
        self._tables, self._rng, self._node = tables, rng, node

    async def runs(self) -> None:
        while True:
            if (club := self._node()) is not None:
                link = Link(club, "p" * 24, "198.51.100.9")
                try:
                    for _ in range(self._rng.randrange(40)):
                        link.say(self._nonsense())
                        await asyncio.sleep(self._rng.random() * 0.2)
                finally:
                    await link.gone()
            await asyncio.sleep(self._rng.expovariate(1 / 1200))

    def _nonsense(self) -> object:
        table = self._rng.choice((*self._tables, "FAUX-FAUX-10"))
        return self._rng.choice(
            (
                "{",
                "[" * 500,
                {"type": "Join", "table": table, "seat": self._rng.choice((None, 0, 9))},
                {"type": "Play", "table": table, "seat": 0, "nonce": "x", "move": {}},
                {"type": "Ask", "table": table, "id": "q", "question": "best"},
                {"type": "Leave", "table": table},
                {"type": "Ping", "sent": 1},
            )
        )
