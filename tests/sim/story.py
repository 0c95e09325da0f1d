"""A club for some days, with everything that can go wrong, and what must hold all the same.

All from one seed: the tables, the people, the faults and their times.
"""

import asyncio
import io
from dataclasses import dataclass, field
from itertools import pairwise, product
from random import Random
from typing import Any, Literal

import msgspec

from logomachie.core.game import Refused
from logomachie.core.log import replay
from logomachie.core.record import read_head
from logomachie.core.rng import Rng
from logomachie.core.value import GameId, Millis
from logomachie.games import GAMES
from logomachie.server import lobby
from logomachie.server.club import Club
from logomachie.server.journal import Journal
from logomachie.server.people import device_of
from logomachie.server.settings import Settings
from logomachie.server.socket import GONE
from logomachie.server.wire import Chair, NewTable, Sit, Start
from logomachie.store.memory import MemoryStore
from tests.sim.loop import NodeClock, run
from tests.sim.parts import Disk, Weather, Wire
from tests.sim.people import Onlooker, Pest, Player, Rogue
from tests.sim.toy import TOY, TURN, NoWords
from tests.sim.workers import SimPool
from tests.sim.writers import PostgresShaped, SqliteShaped

POLL: Millis = 60_000
SETTINGS = Settings(page="/nowhere", poll=POLL, grace=10_000, idle=300_000, misses=10**6)
SERVED = (POLL + SETTINGS.grace) / 1000 + 60  # seconds after the last fault: all goes on by then
HOUR = 3_600
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


@dataclass(eq=False)
class Node:
    """One process of the club."""

    club: Club
    clock: NodeClock
    pool: SimPool


class Kept(MemoryStore):
    """The memory behind all disks, and when each line of each table was written."""

    def __init__(self) -> None:
        super().__init__()
        self.times: dict[GameId, list[float]] = {}

    async def append(self, game: GameId, *args: Any, **kwargs: Any) -> None:
        await super().append(game, *args, **kwargs)
        self.times.setdefault(game, []).append(asyncio.get_running_loop().time())


class Story:
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
        self.fails = False  # the trouble there is makes stores or nodes fail
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
        for number in range(self.tables):
            await self._sets(number)
        before = len(asyncio.all_tasks())
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
        for guest in guests:
            if guest.done() and not guest.cancelled() and guest.exception() is not None:
                self.complaints.append(f"a guest: {guest.exception()!r}")
            guest.cancel()
        _, stuck = await asyncio.wait(guests, timeout=600)
        if stuck:
            self.complaints.append(f"{len(stuck)} guests cannot go")
        await asyncio.sleep(120)  # what was said is done
        self._look_that_nothing_is_left(before)
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
        clock, pool = NodeClock(), SimPool(self.weather, self._fork())
        disk: Any = self.shape(self.kept, self.weather, self._fork())
        club = Club(
            SETTINGS,
            store=disk,
            bus=Wire(self.kept, self.weather, self._fork()) if self.count > 1 else None,
            clock=clock,
            games={TOY.slug: TOY},
            dictionary=NoWords(),
            thinker=pool,
            journal=Journal(io.StringIO()),
        )
        club.new_seed = lambda: f"{self.hands}s{self.rng.random()}"
        await club.start()
        self.nodes.append(Node(club, clock, pool))

    async def _stops(self, node: Node) -> None:
        self.nodes.remove(node)
        self.complaints += node.pool.complaints()
        for guest in list(node.club.guests):
            guest.end(GONE)  # as the server does that runs it
        await node.club.stop()

    async def _sets(self, number: int) -> None:
        club, rng = self.nodes[0].club, self.rng
        kinds = rng.choice(CHAIRS)
        is_silent, is_rogue = number % 10 == 1, number % 10 == 2
        if is_silent or is_rogue:
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
        for seat, kind in enumerate(kinds):
            if kind == "bot":
                continue
            token = host if kind == "me" else f"{number}-{seat}-guest".ljust(24, "-")
            if kind == "link":  # by whichever node the guest came to
                there = rng.choice(self.nodes).club
                at = await there.table(table.id)
                await lobby.sit(there, at, seat, device_of(token), Sit(name="Guest"))
            if is_rogue and seat == 0:
                self.rogue = (table.id, token)
            elif not is_silent:
                self.players.append(Player(table.id, seat, token, self._fork(), self._any))
        try:
            await lobby.begin(club, table, device_of(host), Start())
        except Refused as refusal:
            self.complaints.append(f"{table.id}: {refusal.code} to a guest who sat down elsewhere")
            return
        if len(table.standing.seats) != len(kinds):
            self.complaints.append(f"{table.id}: a guest lost his seat")
        self.names.append(table.id)

    async def _troubles(self) -> None:
        """Fair weather and foul in turn, to the end of the story; then fair."""
        loop = asyncio.get_running_loop()
        end = loop.time() + self.hours * HOUR
        while loop.time() < end:
            fair = self.rng.expovariate(1 / 3000)
            await asyncio.sleep(min(fair, SERVED))
            if fair > SERVED:
                self._look_that_all_is_shown()
                await asyncio.sleep(fair - SERVED)
            began = loop.time()
            await self._trouble()
            await asyncio.sleep(self.rng.uniform(10, 1200))
            self.troubles.append((began, loop.time()))
            if self.fails:
                self.failing.append((began, loop.time()))
            vars(self.weather).update({**vars(Weather()), "faults": self.weather.faults})
            while len(self.nodes) < self.count:
                await self._starts()

    async def _trouble(self) -> None:
        weather, rng = self.weather, self.rng
        kinds = (
            "full",
            "away",
            "torn",
            "slow",
            "bus",
            "deaths",
            "massacre",
            "clock",
            "stop",
            "all",
        )
        kind = rng.choice(kinds)
        self.fails = kind in ("full", "away", "torn", "stop", "all")
        match kind:
            case "full":
                weather.full = True
            case "away":
                weather.away = rng.random()
            case "torn":
                weather.torn = rng.random()
            case "slow":
                weather.slow = rng.uniform(1, 40)
            case "bus":
                weather.lost, weather.doubled = rng.random(), rng.random()
            case "deaths":
                weather.deaths = rng.random()
            case "massacre":
                for _ in range(rng.randrange(1, 8)):
                    weather.faults += 1
                    rng.choice(self.nodes).pool.massacre()
                    await asyncio.sleep(rng.random() * 5)
            case "clock":
                rng.choice(self.nodes).clock.off += rng.choice((-HOUR, -60, 60, HOUR)) * 1000
                weather.faults += 1
            case "stop":
                weather.faults += 1
                await self._stops(rng.choice(self.nodes))
            case "all":
                weather.away = weather.torn = weather.lost = weather.deaths = 0.3

    def _look_that_all_is_shown(self) -> None:
        """A while after a fault no node shows less than is in the log, whoever wrote it."""
        since = asyncio.get_running_loop().time() - SERVED
        for node, name in product(self.nodes, self.names):
            table = node.club.tables.get(name)
            if table is None or table.running is None or not self.kept.times.get(name):
                continue
            old = sum(when < since for when in self.kept.times[name])
            if table.running.seq < old:
                self.complaints.append(f"{name}: {old} lines, and a node shows {table.running.seq}")

    def _look_that_nobody_is_paused_who_is_there(self, name: GameId, lines: list[Any]) -> None:
        """Whoever has come back, at whichever node, is not paused by the node he left."""
        for when, line in zip(self.kept.times[name], lines, strict=True):
            if not (line.nonce or "").startswith("left-"):
                continue
            for player in self.players:
                for (_, left), (back, gone) in pairwise(player.stays):
                    was_there = player.table == name and back < when < gone
                    is_soon = back - left < SETTINGS.leave / 1000 - 1
                    if was_there and is_soon and _is_fair(self.troubles, left, when):
                        self.complaints.append(f"{name}: paused at {when:.0f} s, its player there")

    def _look_that_all_goes_on(self) -> None:
        """No deadline is overdue, and every bot whose turn it is has something in mind."""
        now = min(node.clock.now() for node in self.nodes)
        for name in self.names:
            wake = self.kept._shelf(name).standing.wake
            if wake is not None and wake < now - SERVED * 1000:
                self.complaints.append(f"{name}: a deadline {(now - wake) / 1000:.0f} s overdue")
            self._look_that_it_moves(name)
            known = [node.club.tables.get(name) for node in self.nodes]
            running = [table.running for table in known if table and table.running]
            for seat in self._bots_to_move(name, running):
                minds = [node.club.crew._minds.get(name, {}).get(seat) for node in self.nodes]
                if not any(m and (m.thinking or m.playing or m.plan is not None) for m in minds):
                    self.complaints.append(f"{name}: the bot of seat {seat} has nothing in mind")

    def _look_that_people_were_served(self) -> None:
        """While nothing was wrong a move was answered promptly, whatever anybody asked or said,
        and nobody was let go by a fault that was not the store's or the node's."""
        for player in self.players:
            for said, heard in player.late:
                if _is_fair(self.troubles, said, heard):
                    self.complaints.append(f"{player.table}: answered after {heard - said:.0f} s")
            for when in player.failed:
                if _is_fair(self.failing, when, when):
                    self.complaints.append(f"{player.table}: let go at {when:.0f} s")
        for node in self.nodes:
            self.complaints += node.pool.complaints()

    def _look_that_it_moves(self, name: GameId) -> None:
        """Whatever the clocks say: a turn's time, and a tenth of it, and what troubles cost."""
        if self.kept._shelf(name).standing.outcome is not None:
            return
        times = [*self.kept.times.get(name, [0.0]), asyncio.get_running_loop().time()]
        lines = [b"", *self.kept._shelf(name).lines][-len(times) + 1 :]
        for (last, now), line in zip(pairwise(times), lines, strict=True):
            excused = sum(
                min(end, now) - max(began, last) + SERVED
                for began, end in self.troubles
                if end > last and began < now
            )
            if b'"nonce":"left-' in line:  # it waits for its player
                excused += now - last - self._there(name, last, now)
            if now - last > TURN / 1000 * 10 / 9 + SERVED + excused:
                self.complaints.append(f"{name}: nothing for {now - last:.0f} s")

    def _there(self, name: GameId, last: float, now: float) -> float:
        """Seconds in which a player of this table was shown it."""
        stays = [stay for player in self.players if player.table == name for stay in player.stays]
        return sum(max(0.0, min(end, now) - max(began, last)) for began, end in stays)

    def _bots_to_move(self, name: GameId, running: list[Any]) -> list[int]:
        if not running:
            return []
        newest = max(running, key=lambda one: one.seq)
        table = next(n.club.tables[name] for n in self.nodes if name in n.club.tables)
        wanted = self.nodes[0].club.crew.levels(table, newest)
        return [seat for seat in newest.game.waiting(newest.state) if seat in wanted]

    def _look_that_nothing_is_left(self, before: int) -> None:
        for node in self.nodes:
            if node.club.gate._sockets:
                self.complaints.append(f"sockets are left: {node.club.gate._sockets}")
            if any(table.watchers for table in node.club.tables.values()):
                self.complaints.append("somebody still looks on")
        if (tasks := len(asyncio.all_tasks())) > before + 3 * self.tables:
            self.complaints.append(f"{tasks} tasks, {before} before")

    async def _look_at_logs(self) -> tuple[int, bytes]:
        """Each leads where it says; every answer given is in it once, in order."""
        count, trace = 0, b""
        for name in self.names:
            head = read_head(self.kept._shelf(name).standing.head or b"")
            game = TOY.open(msgspec.json.decode(head.config, type=TOY.config), frozenset())
            bodies = await self.kept.read(name)
            lines = [game.decoder.decode(body) for body in bodies]
            replay(game, Rng(head.seed), head.at, lines)
            self._look_that_nobody_is_paused_who_is_there(name, lines)
            nonces = [line.nonce for line in lines if line.nonce is not None]
            if len(nonces) != len(set(nonces)):
                self.complaints.append(f"{name}: a nonce twice")
            for player in self.players:
                if player.table == name:
                    mine = [f"{player.seat}-{nonce}" for nonce in player.acknowledged]
                    if mine != [nonce for nonce in nonces if nonce in set(mine)]:
                        self.complaints.append(f"{name}: an answer was lost or turned round")
            count += len(lines)
            trace += b"".join(bodies)
        return count, trace


def _is_fair(times: list[tuple[float, float]], began: float, end: float) -> bool:
    """Whether there was no such trouble in this time, nor shortly before."""
    return not any(end > t - 1 and began < e + SERVED for t, e in times)


def told(seed: int, *, tables: int, hours: float, hands: str = "") -> Told:
    """What this seed comes to."""
    GAMES[TOY.slug] = TOY  # so that questions about it are known
    try:
        return run(lambda: Story(seed, tables, hours, hands).told())
    finally:
        del GAMES[TOY.slug]
