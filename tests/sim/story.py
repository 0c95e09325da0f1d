"""A club for some days, with everything that can go wrong, and what must hold all the same.

All from one seed: the tables, the people, the faults and their times.
"""

import asyncio
import io
from dataclasses import dataclass, field
from random import Random
from typing import Any, Literal

from logomachie.core.game import Refused
from logomachie.core.record import read_head
from logomachie.core.value import GameId
from logomachie.games import GAMES
from logomachie.server import lobby
from logomachie.server.club import Club
from logomachie.server.journal import Journal
from logomachie.server.people import Device, device_of
from logomachie.server.socket import GONE
from logomachie.server.table import Table
from logomachie.server.wire import Chair, NewTable, Sit, Start
from tests.sim.draws import WAYS, Contributor, complaints
from tests.sim.looks import SERVED, SETTINGS, Kept, Node
from tests.sim.loop import NodeClock, Stall, run
from tests.sim.parts import Disk, Weather, Wire
from tests.sim.people import Onlooker, Pest, Player, Rogue
from tests.sim.toy import TOY, NoWords
from tests.sim.troubles import Troubled
from tests.sim.workers import SimPool
from tests.sim.writers import PostgresShaped, SqliteShaped

CHAIRS: tuple[tuple[Literal["me", "link", "bot"], ...], ...] = (
    ("me", "bot"),
    ("me", "link"),
    ("bot", "bot"),
    ("me", "bot", "bot"),
)


@dataclass
class Told:
    """What a story came to."""

    table_hours: float
    lines: int
    acknowledged: int
    faults: int
    complaints: list[str] = field(default_factory=list)
    trace: bytes = b""  # every log, for telling two runs apart
    heard: list[tuple[float, bytes]] = field(default_factory=list)  # by an onlooker, and when


class Story(Troubled):
    """One world."""

    def __init__(self, seed: int, tables: int, hours: float, hands: str = "") -> None:
        self.rng = Random(seed)
        self.tables, self.hours, self.hands = tables, hours, hands
        self.weather, self.kept = Weather(), Kept()
        self.count = self.rng.choice((1, 1, 2))  # nodes
        self.nodes: list[Node] = []
        self.players: list[Player] = []
        self.names: list[GameId] = []
        self.complaints: list[str] = []
        self.troubles: list[tuple[float, float]] = []  # from when to when
        self.failing: list[tuple[float, float]] = []  # of them, those in which stores or nodes fail
        self.shape = self.rng.choice((Disk, SqliteShaped, SqliteShaped, PostgresShaped))
        if self.count > 1:  # SQLite means one process
            self.shape = self.rng.choice((Disk, PostgresShaped))
        self.silent: set[GameId] = set()  # tables whose people never come: deadlines alone
        self.rogue: tuple[GameId, str] | None = None

    async def told(self) -> Told:
        for _ in range(self.count):
            await self._starts()
        await asyncio.sleep(1)
        before = len(asyncio.all_tasks())
        for number in range(self.tables):
            await self._sets(number)
        guests = [asyncio.create_task(player.runs()) for player in self.players]
        looker = Onlooker(self.names[0], lambda: self.nodes[0].club if self.nodes else None)
        guests += [asyncio.create_task(looker.runs())]
        guests += [asyncio.create_task(Pest(self.names, self._fork(), self._any).runs())]
        if self.rogue is not None:
            slow = lambda: self.weather.slow > 0  # noqa: E731
            rogue = Rogue(*self.rogue, self._fork(), self._any, slow)
            guests += [asyncio.create_task(rogue.runs())]
        await self._troubles()
        await asyncio.sleep(SERVED)
        self._look_that_all_is_shown()
        self._look_that_all_goes_on()
        self._look_that_people_were_served()
        await self._look_that_games_are_judged()
        for guest in guests:
            if guest.done() and not guest.cancelled() and guest.exception() is not None:
                self.complaints.append(f"a guest: {guest.exception()!r}")
            guest.cancel()
        _, stuck = await asyncio.wait(guests, timeout=600)
        if stuck:
            self.complaints.append(f"{len(stuck)} guests cannot go")
        await asyncio.sleep(120)  # what was said is done
        await self._look_that_nothing_is_left(before)
        for node in list(self.nodes):
            await self._stops(node)
        lines, trace = await self._look_at_logs()
        return Told(
            table_hours=self.tables * self.hours,
            lines=lines,
            acknowledged=sum(len(player.acknowledged) for player in self.players),
            faults=self.weather.faults,
            complaints=self.complaints,
            trace=trace,
            heard=looker.heard,
        )

    def _fork(self) -> Random:
        return Random(self.rng.random())

    def _any(self) -> Club | None:
        return self.rng.choice(self.nodes).club if self.nodes else None

    async def _starts(self) -> None:
        disk: Any = self.shape(self.kept, self.weather, self._fork())
        stall: Stall = disk.stall
        clock, pool = NodeClock(stall), SimPool(self.weather, self._fork(), stall)
        wire = Wire(self.kept, self.weather, self._fork(), stall) if self.count > 1 else None
        club = Club(
            SETTINGS,
            store=disk,
            bus=wire,
            clock=clock,
            games={TOY.slug: TOY},
            dictionary=NoWords(),
            thinker=pool,
            journal=Journal(io.StringIO()),
        )
        club.new_seed = lambda: f"{self.hands}s{self.rng.random()}"
        await club.start()
        self.nodes.append(Node(club, clock, pool, disk, wire))

    async def _stops(self, node: Node) -> None:
        self.nodes.remove(node)
        self.complaints += node.pool.complaints()
        for guest in list(node.club.guests):
            guest.end(GONE)  # as the server does that runs it
        while node.club.guests:  # they leave before the club stops
            await asyncio.sleep(0)
        await node.club.stop()

    async def _dies(self, node: Node) -> None:
        """Killed: no goodbye to anybody, and what was to be written may be, or not."""
        node.disk.die()
        if node.wire is not None:
            node.wire.die()
        await self._stops(node)

    async def _sets(self, number: int) -> None:
        club, rng = self.nodes[0].club, self.rng
        kinds = rng.choice(CHAIRS)
        is_silent, is_rogue, is_drawn, is_short = (number % 10 == n for n in (1, 2, 3, 4))
        if is_silent or is_rogue or is_drawn or is_short:
            kinds = ("me", "link")
        # whoever plays alone with bots by the clock pauses the game by leaving (HOUSE-13)
        time = {"time": "clock"} if kinds.count("bot") == len(kinds) - 1 and "me" in kinds else {}
        club.new_code = lambda _: f"T{number}"
        host = f"{number}-host".ljust(24, "-")
        wish = NewTable(
            game=TOY.slug,
            chairs=tuple(Chair(kind=kind) for kind in kinds),
            options={"absent": "pass" if is_silent else rng.choice(("bot", "pass")), **time},
        )
        table = await lobby.set_table(club, device_of(host), wish)
        pages: list[Contributor] = []
        for seat, kind in enumerate(kinds):
            if kind == "bot":
                continue
            token = host if kind == "me" else f"{number}-{seat}-guest".ljust(24, "-")
            there = rng.choice(self.nodes).club
            if kind == "link":  # by whichever node the guest came to
                at = await there.table(table.id)
                await lobby.sit(there, at, seat, device_of(token), Sit(name="Guest"))
            if is_drawn:
                how = rng.choice(WAYS)
                pages.append(Contributor(there, table.id, seat, token, self._fork(), how))
            if is_rogue and seat == 0:
                self.rogue = (table.id, token)
            elif not is_silent:
                player = Player(table.id, seat, token, self._fork(), self._any)
                player.resigns_after = rng.randrange(1, 10) if is_short else 0
                self.players.append(player)
        try:
            await self._begins(club, table, device_of(host), pages)
        except Refused as refusal:
            self.complaints.append(f"{table.id}: {refusal.code} to a guest who sat down elsewhere")
            return
        if len(table.standing.seats) != len(kinds):
            self.complaints.append(f"{table.id}: a guest lost his seat")
        self.names.append(table.id)

    async def _begins(
        self, club: Club, table: Table, host: Device, pages: list[Contributor]
    ) -> None:
        """With the chance of whoever shows the table and can add to it."""
        tasks = [asyncio.create_task(page.runs()) for page in pages]
        await asyncio.sleep(1 if pages else 0)
        began = asyncio.get_running_loop().time()
        await lobby.begin(club, table, host, Start())
        took = asyncio.get_running_loop().time() - began
        if pages:
            head = read_head(table.standing.head or b"")
            self.complaints += [f"{table.id}: {told}" for told in complaints(head, pages, took)]
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks)


def told(seed: int, *, tables: int, hours: float, hands: str = "") -> Told:
    """What this seed comes to."""
    GAMES[TOY.slug] = TOY  # so that questions about it are known
    try:
        return run(lambda: Story(seed, tables, hours, hands).told())
    finally:
        del GAMES[TOY.slug]
