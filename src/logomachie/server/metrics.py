"""The club's figures for Prometheus, on a port of their own; `deploy/` has a dashboard and alerts.

No figure names a table, a player or an address: labels are codes and kinds of ours.
"""

import asyncio
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.registry import Collector

from logomachie import __version__
from logomachie.core.value import Millis
from logomachie.server.clock import Clock
from logomachie.server.crew import Question, Spent, Thought, unspent
from logomachie.server.journal import Journal
from logomachie.server.meter import Meter
from logomachie.server.pool import Pool
from logomachie.store.migrations import scripts

if TYPE_CHECKING:
    from logomachie.server.club import Club

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 30)
LATE = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300)
PATIENCE = 5.0  # seconds a reader may take to ask


class Figures(Meter):
    """Counts everything it is told."""

    def __init__(self) -> None:
        own = self.registry = CollectorRegistry()
        ProcessCollector(registry=own)
        self._lines = Counter("logomachie_lines", "Lines written here", ["kind"], registry=own)
        self._refusals = Counter("logomachie_refusals", "Moves refused", ["code"], registry=own)
        self._troubles = Counter(
            "logomachie_troubles", "Messages of no use", ["code"], registry=own
        )
        self._faults = Counter("logomachie_faults", "Faults of ours", ["kind"], registry=own)
        self._handovers = Counter("logomachie_handovers", "Seats handed over", registry=own)
        self._moves = Histogram(
            "logomachie_move_seconds",
            "From a move's arrival to its acknowledgement",
            buckets=QUICK,
            registry=own,
        )
        self._lateness = Histogram(
            "logomachie_deadline_late_seconds",
            "From a deadline to its line",
            buckets=LATE,
            registry=own,
        )
        self._thinking = Histogram(
            "logomachie_thought_seconds", "Thoughts of bots", ["done"], buckets=SLOW, registry=own
        )
        self._questions = Histogram(
            "logomachie_question_seconds", "Questions", ["done"], buckets=SLOW, registry=own
        )
        self._deaths = Counter(
            "logomachie_worker_deaths", "Processes that died", ["ready"], registry=own
        )
        self._tidying = Histogram("logomachie_tidy_seconds", "Tidying", buckets=QUICK, registry=own)

    def line(self, *, move: bool) -> None:
        self._lines.labels("move" if move else "deadline").inc()

    def refused(self, code: str) -> None:
        self._refusals.labels(code).inc()

    def troubled(self, code: str) -> None:
        self._troubles.labels(code).inc()

    def acknowledged(self, arrived: Millis, clock: Clock) -> None:
        self._moves.observe((clock.now() - arrived) / 1000)

    def served(self, late: Millis) -> None:
        self._lateness.observe(max(0, late) / 1000)

    def thought(self, took: float, *, done: bool) -> None:
        self._thinking.labels("yes" if done else "no").observe(took)

    def answered(self, took: float, *, done: bool) -> None:
        self._questions.labels("yes" if done else "no").observe(took)

    def died(self, *, ready: bool) -> None:
        self._deaths.labels("yes" if ready else "no").inc()

    def tidied(self, took: Millis) -> None:
        self._tidying.observe(took / 1000)

    def failed(self, kind: str) -> None:
        self._faults.labels(kind).inc()

    def handed_over(self) -> None:
        self._handovers.inc()


class MeteredPool(Pool):
    """A pool that is timed; a thought that was called off is not counted, a question is: whoever
    gave it up has waited so long."""

    def __init__(self, workers: int, meter: Meter, journal: Journal | None = None) -> None:
        super().__init__(workers, journal=journal)
        self._meter = meter

    def mourn(self, is_ready: bool) -> None:
        self._meter.died(ready=is_ready)
        super().mourn(is_ready)

    async def think(
        self, thought: Thought, spent: Spent = unspent
    ) -> tuple[Millis, msgspec.Raw] | None:
        began = time.monotonic()
        try:
            wish = await super().think(thought, spent)
        except Exception:
            self._meter.thought(time.monotonic() - began, done=False)
            raise
        self._meter.thought(time.monotonic() - began, done=True)
        return wish

    async def answer(self, question: Question, asker: str) -> tuple[msgspec.Raw, Millis]:
        began = time.monotonic()
        try:
            answer = await super().answer(question, asker)
        except BaseException:  # its time was over, or its page has gone
            self._meter.answered(time.monotonic() - began, done=False)
            raise
        self._meter.answered(time.monotonic() - began, done=True)
        return answer


class Standing(Collector):
    """How the node stands just now, looked at whenever somebody reads."""

    def __init__(self, club: "Club") -> None:
        self._club = club
        self.writable = True

    def collect(self) -> Iterator[Metric]:
        club = self._club
        now, tables = club.clock.now(), list(club.tables.values())
        games = [table.running for table in tables if table.running is not None]
        live = [game for game in games if game.outcome is None]
        late = [now - game.wake for game in live if game.wake is not None and game.wake < now]
        longest = max((game.seq for game in games), default=0)
        wall = time.time_ns() // 1_000_000
        bots = club.crew.thinker.lateness
        capped = sum(guest.lag() >= club.settings.credit for guest in club.guests)
        told = {
            "tables": ("Tables in memory", len(tables)),
            "games": ("Games that run, in memory", len(live)),
            "sockets": ("Open sockets", len(club.guests)),
            "capped_sockets": ("Sockets with the most lag that is vouched for", capped),
            "overdue_deadlines": ("Deadlines past and not served", len(late)),
            "overdue_seconds": (
                "Since when the oldest of them is past",
                max(late, default=0) / 1e3,
            ),
            "longest_log": ("Lines of the longest log in memory", longest),
            "clock_ahead_seconds": ("The club's time less the machine's", (now - wall) / 1000),
            "store_writable": ("Whether the store has just written", int(self.writable)),
            "ready": ("Whether the club is ready", int(club.is_ready)),
            "stopping": ("Whether the club is stopping", int(club.is_stopping)),
            "worker_limit": ("Processes there may be for thinking and answering", self._most()),
            "workers": ("Processes there are", len(self._workers())),
            "bots_late_seconds": (
                "What 99 of 100 bots stay below, after the time they drew",
                bots.worst / 1e3,
            ),
            "bots_crowded": ("Whether the machine is too small for its bots", int(bots.is_crowded)),
            "schema": ("Version of the store's schema that this release knows", len(scripts())),
        }
        for name, (what, value) in told.items():
            yield GaugeMetricFamily(f"logomachie_{name}", what, value=value)
        info = GaugeMetricFamily("logomachie_info", "The release", labels=["version"])
        info.add_metric([__version__], 1)
        yield info
        turned = CounterMetricFamily(
            "logomachie_turned_away", "Asked over a budget, or banned", labels=["why"]
        )
        for why, count in club.gate.turned.items():
            turned.add_metric([why], count)
        yield turned

    def _workers(self) -> list[int]:
        pool = self._club.crew.thinker
        return [*pool.thinking.pids, *pool.answering.pids] if isinstance(pool, Pool) else []

    def _most(self) -> int:
        pool = self._club.crew.thinker
        return pool.thinking.count + pool.answering.count if isinstance(pool, Pool) else 0


class Reading:
    """Answers `GET /metrics` and nothing else, where `LOGOMACHIE_METRICS` says."""

    def __init__(self, club: "Club", figures: Figures) -> None:
        self._club, self._figures = club, figures
        self._standing = Standing(club)
        figures.registry.register(self._standing)
        self._server: asyncio.Server | None = None

    async def open(self, address: str) -> None:
        """Listen at `HOST:PORT`, or at a port of this machine alone."""
        host, _, port = address.rpartition(":")
        self._server = await asyncio.start_server(
            self._serve, host.strip("[]") or "127.0.0.1", int(port), limit=4_096
        )

    @property
    def port(self) -> int:
        """Where it listens."""
        assert self._server is not None
        port: int = self._server.sockets[0].getsockname()[1]
        return port

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, ValueError, TimeoutError, asyncio.IncompleteReadError):
            head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
            writer.write(await self._answer(head.split(b"\r\n", 1)[0]))
            await asyncio.wait_for(writer.drain(), PATIENCE)
        writer.close()

    async def _answer(self, asked: bytes) -> bytes:
        if asked.split(b" ")[:2] != [b"GET", b"/metrics"]:
            return b"HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
        self._standing.writable = await self._club.is_writable()
        body = generate_latest(self._figures.registry)
        head = f"HTTP/1.1 200 OK\r\ncontent-type: {CONTENT_TYPE_LATEST}\r\n"
        return f"{head}content-length: {len(body)}\r\nconnection: close\r\n\r\n".encode() + body
