"""What must hold in a world, after every fault and at its end."""

import asyncio
from dataclasses import dataclass
from itertools import pairwise, product
from typing import Any

import msgspec

from logomachie.core.log import replay
from logomachie.core.record import read_head
from logomachie.core.rng import Rng
from logomachie.core.value import GameId, Millis
from logomachie.server.analyst import REST
from logomachie.server.club import Club
from logomachie.server.settings import Settings
from logomachie.store.memory import MemoryStore
from logomachie.store.store import Line
from tests.sim.left import left_in, left_running
from tests.sim.loop import NodeClock
from tests.sim.parts import Wire
from tests.sim.people import Player
from tests.sim.toy import TOY, TURN
from tests.sim.workers import SimPool

POLL: Millis = 60_000
SETTINGS = Settings(page="/nowhere", poll=POLL, grace=10_000, idle=300_000, misses=10**6)
MOMENTS, MOMENT = 100, 0.9  # seconds
SERVED = (POLL + SETTINGS.grace) / 1000 + 60  # seconds after the last fault: all goes on by then


@dataclass(eq=False)
class Node:
    """One process of the club."""

    club: Club
    clock: NodeClock
    pool: SimPool
    disk: Any
    wire: Wire | None


class Kept(MemoryStore):
    """The memory behind all disks, and when each line of each table was written."""

    def __init__(self) -> None:
        super().__init__()
        self.times: dict[GameId, list[float]] = {}

    async def append(self, line: Line) -> None:
        await super().append(line)
        self.times.setdefault(line.game, []).append(asyncio.get_running_loop().time())


class Looked:
    """A world as it is looked at; whatever is not as it should be is a complaint."""

    nodes: list[Node]
    players: list[Player]
    names: list[GameId]
    kept: Kept
    tables: int
    complaints: list[str]
    troubles: list[tuple[float, float]]  # from when to when something was wrong
    failing: list[tuple[float, float]]  # of them, those in which stores or nodes fail

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
        and nobody was let go by a fault that was not the node's."""
        for player in self.players:
            for said, heard in player.late:
                if _is_fair(self.troubles, said, heard):
                    self.complaints.append(f"{player.table}: answered after {heard - said:.0f} s")
            for when in player.failed:
                if _is_fair(self.failing, when, when):
                    self.complaints.append(f"{player.table}: let go at {when:.0f} s")
        for node in self.nodes:
            self.complaints += node.pool.complaints()

    async def _look_that_games_are_judged(self) -> None:
        """Whatever failed with a disk, a worker or a node: whoever asks later is told."""
        over = [name for name in self.names if self.kept._shelf(name).standing.outcome is not None]
        club = self.nodes[0].club
        told: dict[GameId, bytes | None] = {}
        for pause in (REST / 1000 + 1, 60.0):
            await asyncio.sleep(pause)
            told = {name: await club.analyst.found(await club.table(name)) for name in over}
        for name, found in told.items():
            lines = len(self.kept._shelf(name).lines)
            if found is None or msgspec.json.decode(found)["lines"] != lines:
                self.complaints.append(f"{name}: {lines} lines, and judged is {found!r}")

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

    async def _look_that_nothing_is_left(self, before: int) -> None:
        """Bots go on thinking: there is a moment at which nothing is under way."""
        found = [""]
        for _ in range(MOMENTS):
            if not found:
                return
            await asyncio.sleep(MOMENT)
            found = left_running(before)
            for node in self.nodes:
                found += left_in(node.club, self.tables)
                if any(table.watchers for table in node.club.tables.values()):
                    found.append("somebody still looks on")
        self.complaints += found

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
                    if {f"{player.seat}-{nonce}" for nonce in player.refused} & {*nonces}:
                        self.complaints.append(f"{name}: a move was refused, and written")
            count += len(lines)
            trace += b"".join(bodies)
        return count, trace


def _is_fair(times: list[tuple[float, float]], began: float, end: float) -> bool:
    """Whether there was no such trouble in this time, nor shortly before."""
    return not any(end > t - 1 and began < e + SERVED for t, e in times)
