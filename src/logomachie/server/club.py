"""The club as one node runs it: its tables kept warm, its store, alarm and crew."""

import asyncio
import secrets
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from functools import partial
from typing import Any, Protocol

import msgspec

from logomachie.core.game import Config
from logomachie.core.house import House
from logomachie.core.record import Head, read_head
from logomachie.core.value import GameId, Millis
from logomachie.games.spec import Spec
from logomachie.server.alarm import Alarm
from logomachie.server.analyst import Analyst
from logomachie.server.archive import Archive
from logomachie.server.broken import Broken, Unreadable
from logomachie.server.clock import Clock
from logomachie.server.codes import new_code
from logomachie.server.crew import Crew, Thinker
from logomachie.server.drawing import Drawing
from logomachie.server.gate import Gate
from logomachie.server.hatch import Hatch, place
from logomachie.server.journal import Journal, whereabouts
from logomachie.server.leaving import Leaving
from logomachie.server.line import Viewer
from logomachie.server.line import place as column
from logomachie.server.meter import Meter
from logomachie.server.network import Neighbourhood
from logomachie.server.nodes import Nodes
from logomachie.server.office import Office
from logomachie.server.people import Device
from logomachie.server.running import Running
from logomachie.server.settings import Settings
from logomachie.server.table import Table, scrubbed
from logomachie.server.wire import Down, Notice
from logomachie.server.words import Dictionary
from logomachie.store.store import MOST_SWEPT, Bus, NoSuchTable, Store

HOUR = 3600 * 1000
DAY = 24 * HOUR
BEAT: Millis = 1_000  # between two looks whether the store can be written
SOON: Millis = 500  # until comings and goings that never end are told, put together
LET_GO = 0.5  # seconds to let go of what is under way
BEAT_WITHIN = 3.0  # seconds


class Guest(Protocol):
    """An open connection, as the club's owner knows it."""

    address: str
    device: Device | None

    @property
    def watches(self) -> Mapping[tuple[GameId, Viewer], object]: ...
    def lag(self) -> Millis: ...
    def contributes(self, table: GameId) -> bool: ...
    def say(self, message: Down) -> None: ...
    def end(self, code: int) -> None: ...


class Readings(Protocol):
    """Where the node's figures can be read."""

    async def open(self, address: str) -> None: ...
    async def close(self) -> None: ...


class Guessing(Exception):
    """An address has named too many tables that do not exist."""


class Club:
    """Everything a node knows; sockets and routes are doors to it."""

    def __init__(  # the parts of a node, all by name
        self,
        settings: Settings,
        *,
        store: Store,
        bus: Bus | None,
        clock: Clock,
        games: Mapping[str, Spec],
        dictionary: Dictionary,
        thinker: Thinker,
        journal: Journal,
    ) -> None:
        self.meter = Meter()
        self.settings, self.store, self.bus, self.clock = settings, store, bus, clock
        self.games, self.dictionary, self.journal = games, dictionary, journal
        self.new_seed: Callable[[], str] = lambda: secrets.token_hex(16)
        self.new_code: Callable[[int], GameId] = new_code  # of so many words
        self.tables: dict[GameId, Table] = {}
        self.guests: dict[Guest, None] = {}  # open connections, in the order they came
        self.notice: Notice | None = None  # what the owner tells everybody
        self.alarm = Alarm(self)
        self.crew = Crew(self, thinker)
        self.leaving = Leaving(self)
        self.nodes = Nodes(self)
        self.drawing = Drawing(self)
        self.network = Neighbourhood(settings)
        self.archive = Archive()
        self.analyst = Analyst(self)
        self.gate = Gate(settings, clock)
        self.ready = asyncio.Event()  # the dictionary is open, and what games make of it there
        self._is_stopping = False
        self._is_taken_up = False  # every running game has been opened since the start
        self._swept: Millis | None = None
        self._beat: Millis = 0
        self._beating: asyncio.Future[None] | None = None
        self._opening: dict[GameId, asyncio.Future[Table]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._broken = Broken(journal)
        self._ears: list[asyncio.Task[None]] = []
        self.readings: Readings | None = None  # where the figures are told
        self._hatch = Hatch(Office(self), place(settings))

    async def start(self) -> None:
        """Take up every game where it was left (deadlines, bots)."""
        if self.bus is not None:
            listening = (self._listen(self.bus), self.nodes.listen())
            self._ears = [asyncio.create_task(ear) for ear in listening]
            for ear in self._ears:
                ear.add_done_callback(self._done)  # a node that is deaf says so
        self._is_stopping = False
        self.spawn(self.warm())
        self.alarm.start()
        if self.readings is not None:
            await self.readings.open(self.settings.metrics)
        self.journal.tell("started", admin=await self._hatch.open())

    async def stop(self) -> None:
        """Let go of everything; the log has it all."""
        self._is_stopping = True
        await self._hatch.close()
        if self.readings is not None:
            await self.readings.close()
        self.alarm.stop()
        self.leaving.stop()
        await self.crew.stop()
        for task in (*self._tasks, *self._ears):
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=LET_GO)  # a store may answer nothing any more
        await self.store.close()
        self.journal.tell("stopped")

    async def table(self, name: GameId) -> Table:
        """The table, warm; raises NoSuchTable, or Unreadable."""
        if (known := self.tables.get(name)) is not None:
            known.used = self.clock.ticks()
            return known
        if (opening := self._opening.get(name)) is None:
            opening = self._opening[name] = asyncio.ensure_future(self._open(name))
            opening.add_done_callback(lambda _: self._opening.pop(name, None))
        return await asyncio.shield(opening)

    async def found(self, code: GameId, address: str, device: Device | None) -> Table:
        """The table somebody names; raises NoSuchTable, or Guessing.

        Whoever has named too many wrong ones learns nothing of any, except of those where he
        holds a seat: that is asked in the same way and time for every code.
        """
        if self.gate.is_guessing(address):
            held = await self.store.held(device) if device is not None else []
            if code not in held:
                raise Guessing
        return await self.table(code)

    async def open_quietly(self, name: GameId) -> None:
        """Open a table nobody asked for, whose game runs; one that cannot be read is told of once.

        Any other error is the store's, and whoever looks after tables tries again.
        """
        known = self.tables.get(name)
        if name in self._broken or (known is not None and known.running is not None):
            return
        try:
            if known is None:
                await self.table(name)
            else:
                await self.reseat(known)  # it has begun, and the word of it was lost
        except (NoSuchTable, Unreadable) as error:
            self._broken.tell(name, error)

    async def take_up(self) -> None:
        """After a start, once: bots of running games think again."""
        if not self._is_taken_up:
            for name in await self.store.running():
                await self.open_quietly(name)
            self._is_taken_up = True

    async def reseat(self, table: Table) -> None:
        """Read again who sits where, and begin if the game has begun."""
        standing, before = await self.store.table(table.id), table.standing.seats
        if standing.version < table.standing.version:
            return  # somebody asked after us and was answered before
        table.reseat(standing)
        if table.standing.head is not None and table.running is None:
            try:
                await self._begin(table, table.standing.head)
            except self.store.unwell as error:  # it has begun: its lines are read at the next look
                if table.running is not None:
                    table.running.is_unsure = True
                self.failed(error)
            if len(before) > len(table.standing.seats):
                kept = [sitting.seat for sitting in before if not sitting.is_free]
                for watcher in sorted(table.watchers, key=lambda watcher: column(watcher.seat)):
                    watcher.move(kept.index(watcher.seat) if watcher.seat in kept else None)
            if table.running is not None:
                self.heed(table, table.running, True)
        for watcher in list(table.watchers):
            watcher.move(watcher.seat)  # whoever no longer holds his seat sees the table alone
        table.rooms += 1
        table.nudge()

    def heed(self, table: Table, running: Running, ours: bool) -> None:
        """After each line: arm the deadline, wake the bots."""
        self.alarm.set(running)
        self.crew.consider(table, running, ours)

    def comes_or_goes(self, table: Table) -> None:
        """Somebody is here, or no longer: all see it at once, or where it never ends, soon."""
        table.rooms += 1
        if table.is_telling:
            return
        if table.comings.takes(self.clock.ticks()):
            table.nudge()
        else:
            table.is_telling = True
            self.clock.at(self.clock.now() + SOON, partial(self._tell, table))

    def _tell(self, table: Table) -> None:
        table.is_telling = False
        table.nudge()

    async def is_writable(self) -> bool:
        """Whether the store takes what is written to it, asked at most once a second."""
        if self._beating is None or self.clock.ticks() - self._beat >= BEAT:
            self._beat = self.clock.ticks()
            self._beating = asyncio.ensure_future(self.store.beat(self.clock.now()))
            self._beating.add_done_callback(lambda beat: beat.cancelled() or beat.exception())
        try:
            async with asyncio.timeout(BEAT_WITHIN):
                await asyncio.shield(self._beating)
        except Exception as error:  # whatever it is, the store is not to be relied on
            self.failed(error)
            return False
        return True

    def failed(self, error: BaseException) -> None:
        """Tell of a fault of ours: what and where, and no values."""
        self.meter.failed(type(error).__name__)
        self.journal.tell("failed", error=type(error).__name__, where=whereabouts(error))

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do this beside everything else; an error is told, never lost."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    async def tidy(self) -> None:
        """Let go of tables nobody uses, and of those that never began."""
        ticks = self.clock.ticks()
        await self._tidy(ticks)
        self.meter.tidied(self.clock.ticks() - ticks)

    async def _tidy(self, ticks: Millis) -> None:
        for table in list(self.tables.values()):
            running = table.running
            if table.watchers or self.crew.is_busy(table) or self.leaving.awaits(table.id):
                continue
            if running is not None and running.turn.is_taken:
                continue
            if running is not None and running.seq != table.lines:
                table.lines, table.used = running.seq, ticks  # it was played since we last looked
            if ticks - table.used > self.settings.idle:
                del self.tables[table.id]
                self.alarm.forget(table.id)
                self.crew.forget(table.id)
        if self.bus is not None:
            for table in list(self.tables.values()):
                if table.running is not None and not table.is_over:
                    await table.running.catch_up()  # an announcement may have been lost
        if self._swept is None or ticks - self._swept > HOUR:
            gone = await self.store.sweep(self.clock.now() - self.settings.keep * DAY)
            gone = max(gone, await self._forget())
            self._swept = ticks if gone < MOST_SWEPT else None  # more: next time we look

    async def _forget(self) -> int:
        """Who played what is over long enough, if the owner wants it forgotten."""
        if not self.settings.forget:
            return 0
        now, scrub = self.clock.now(), None if self.settings.forget_games else scrubbed
        before = now - self.settings.forget * DAY
        gone = await self.store.forget(now=now, before=before, scrubbed=scrub)
        if gone:
            self.journal.tell("forgotten", games=gone, whole=scrub is None)
        return gone

    async def opened(self, head: Head) -> House[Any, Any]:
        """The game of a head, at its config, with its words."""
        spec = self.games[head.game]
        config: Config = msgspec.json.decode(head.config, type=spec.config)
        return spec.open(
            config, await self.dictionary.words(head.game, head.lexicon.digest, head.club or "")
        )

    async def _open(self, name: GameId) -> Table:
        standing = await self.store.table(name)
        with self._broken.opening(name, self.store.unwell):
            table = Table(name, standing)
        if standing.head is not None:
            await self._begin(table, standing.head)
        table.used = self.clock.ticks()
        self.tables[name] = table
        if table.running is not None:
            self.heed(table, table.running, self.bus is None)
        return table

    async def _begin(self, table: Table, head: bytes) -> None:
        with self._broken.opening(table.id, self.store.unwell):
            await self._begun(table, head)

    async def _begun(self, table: Table, head: bytes) -> None:
        parsed = read_head(head)
        game = await self.opened(parsed)
        if table.running is not None:
            return  # another who waited for the dictionary was quicker
        running = Running(
            *(table.id, parsed, game, self.store, self.clock),
            lines=self.settings.lines,
            slow=self.games[parsed.game].is_slow,
        )
        running.on_lines = partial(self._lined, table, running)
        table.begin(running)
        await running.catch_up()

    def _lined(self, table: Table, running: Running, ours: bool) -> None:
        self.alarm.set(running)  # as `heed`
        self.crew.consider(table, running, ours)
        if running.outcome is not None and running.head.draw is not msgspec.UNSET:
            table.rooms += 1  # now the values that made the seed are everybody's (HOUSE-10)
            table.nudge()
        if ours:
            self.meter.line(move=running.was_move)
        if ours and running.outcome is not None:
            self.journal.tell("over", table=table.id, seq=running.seq, why=running.outcome.why)
            self.analyst.begin(table)

    @property
    def is_stopping(self) -> bool:
        return self._is_stopping

    @property
    def is_ready(self) -> bool:
        return self.ready.is_set() and not self._is_stopping

    async def warm(self) -> None:
        """Open the dictionary, and make ready what each game makes of it, before somebody waits for
        it; a new wheel unpacks it first."""
        if not self.ready.is_set():
            await self.dictionary.identity()
            for game in self.games:
                await self.dictionary.words(game)
            self.ready.set()

    async def _listen(self, bus: Bus) -> None:
        async for name, seq in bus.hear():
            if not name:
                self.spawn(self._read_again())
            if (table := self.tables.get(name)) is None:
                continue
            if seq == 0:
                self.spawn(self.reseat(table))
            elif table.running is not None and seq > table.running.seq:
                self.spawn(table.running.catch_up())

    async def _read_again(self) -> None:
        """Words of the other nodes were missed: who sits where, and what was played."""
        for table in list(self.tables.values()):
            with suppress(Unreadable):
                if table.running is None:
                    await self.reseat(table)
                else:
                    await table.running.catch_up()

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if task.cancelled():
            return
        if (error := task.exception()) is not None:
            self.failed(error)
