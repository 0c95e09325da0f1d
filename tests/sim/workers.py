"""Processes that are none: the club's own workers, queue and pool, over simulated ones."""

import asyncio
from dataclasses import dataclass, field
from multiprocessing.process import BaseProcess
from random import Random
from typing import Any, cast

import msgspec

from logomachie.core.value import Millis, encoded
from logomachie.games.judgement import EDITION
from logomachie.server.crew import Spent, Thought, unspent
from logomachie.server.due import Due
from logomachie.server.pipes import DONE, READY
from logomachie.server.pool import Pool
from logomachie.server.slices import KEY
from logomachie.server.together import Together
from logomachie.server.workers import Worker, Workers
from tests.sim.loop import Stall
from tests.sim.parts import Weather

COUNT = 2  # processes that think
STARTING = 2.0  # seconds until a process is ready
BARREN = 0.5  # of the processes that may die do so before they are ready
SLOW_QUESTION = b'"slow"'  # in a question: it is a hard one
LONGEST = 400.0  # seconds: three tries of the longest thought, and the pauses between them


class InOrder(dict[Worker, None]):
    """A set that is gone through in one order, so that a seed is one story."""

    def add(self, worker: Worker) -> None:
        self[worker] = None

    def discard(self, worker: Worker) -> None:
        self.pop(worker, None)


class Process:
    """One that can be killed, and is then silent."""

    pid = 1

    def __init__(self) -> None:
        self.is_alive = True

    def kill(self) -> None:
        self.is_alive = False

    def join(self, _: float | None = None) -> None:
        """It is gone at once."""


@dataclass(eq=False)
class SimWorkers(Workers):
    """The real workers; only the process at the other end of a pipe is played here."""

    weather: Weather = field(default_factory=Weather)
    rng: Random = field(default_factory=Random)
    stall: Stall = field(default_factory=Stall)
    most: int = 0  # processes there ever were at once

    def __post_init__(self) -> None:
        self._crew = cast(Any, InOrder())

    def _hire(self) -> None:
        process, pipe = Process(), _Pipe()
        worker = Worker(cast(BaseProcess, process), cast(Any, pipe))
        pipe.take = lambda load: self._works(worker, process, load)
        self._crew.add(worker)
        self.most = max(self.most, len(self._crew))
        loop = asyncio.get_running_loop()
        said = None if self._is_barren() else READY
        loop.call_later(STARTING * self.rng.random(), self._says, worker, process, said)

    def _is_barren(self) -> bool:
        """Whether a process dies before it is ready."""
        dies = self.rng.random() < self.weather.deaths * BARREN
        self.weather.faults += dies
        return dies

    def massacre(self) -> None:
        """Somebody kills them all."""
        for worker in list(self._crew):
            worker.process.kill()
            self._hear(worker, None)

    def _works(self, worker: Worker, process: Process, load: bytes) -> None:
        loop, rng = asyncio.get_running_loop(), self.rng
        if rng.random() < self.weather.deaths:
            self.weather.faults += 1
            if rng.random() < 0.3:
                return  # it hangs: whoever waits must give it up
            loop.call_later(rng.random(), self._says, worker, process, None)
            return
        took = rng.uniform(5, 12) if SLOW_QUESTION in load else 0.05 + rng.random() * 0.4
        loop.call_later(took, self._says, worker, process, DONE + self.work(load))

    def _says(self, worker: Worker, process: Process, told: bytes | None) -> None:
        if process.is_alive:  # what it says while its server stands still is heard later
            self.stall.then(lambda: self._hear(worker, told))


class _Pipe:
    """What is sent goes to the process."""

    take: Any = None

    def send_bytes(self, load: bytes) -> None:
        self.take(load)


class SimPool(Pool):
    """The real pool over such workers; it knows since when each thought is waited for."""

    def __init__(self, weather: Weather, rng: Random, stall: Stall) -> None:
        super().__init__(COUNT, virtual)
        self._like: dict[str, Any] = {"weather": weather, "rng": rng, "stall": stall}
        self._rng, queue = rng, self.thinking._queue
        self.thinking = SimWorkers(COUNT, self._wishes, None, queue, **self._like)
        self.together = Together(self.thinking, cast(Due, queue).home)
        self.answering = SimWorkers(1, lambda _: b"[1,{}]", **self._like)
        self.began: dict[int, float] = {}
        self._count = 0

    async def think(
        self, thought: Thought, spent: Spent = unspent
    ) -> tuple[Millis, msgspec.Raw] | None:
        self._count += 1
        mine = self._count
        self.began[mine] = virtual()
        try:
            return await super().think(thought, spent)
        finally:
            del self.began[mine]

    async def analyse(self, record: bytes) -> bytes:
        if self.analysing is None:
            self.analysing = SimWorkers(1, _judged, **self._like)
        return await super().analyse(record)

    def expect(self, game: str) -> None:
        self.answering.begin()

    def massacre(self) -> None:
        for workers in self._all():
            workers.massacre()

    def _all(self) -> list[SimWorkers]:
        every = (self.thinking, self.answering, self.analysing)
        return [workers for workers in every if isinstance(workers, SimWorkers)]

    def complaints(self) -> list[str]:
        """More processes than were asked for, or a thought nobody ends."""
        found = [
            f"{workers.most} processes, {workers.count} wanted"
            for workers in self._all()
            if workers.most > workers.count
        ]
        now = virtual()
        lost = [began for began in self.began.values() if now - began > LONGEST]
        return [*found, *(f"a thought is waited for since {now - began:.0f} s" for began in lost)]

    def _wishes(self, load: bytes) -> bytes:
        if load[:1] != b"[":
            return self._wish(load)
        return (
            b"["
            + b",".join(map(self._wish, msgspec.json.decode(load, type=list[msgspec.Raw])))
            + b"]"
        )

    def _wish(self, load: bytes | msgspec.Raw) -> bytes:
        """Think of a number for some minutes."""
        thought = msgspec.json.decode(load, type=Thought)
        pause = self._rng.randrange(5 * 60_000, 40 * 60_000)
        return b'[4,[%d,{"type":"Add","n":1}]]' % (thought.now + pause)


def _judged(load: bytes) -> bytes:
    """So many lines were judged, all in one slice."""
    return encoded({"edition": EDITION, "lines": load[KEY:].count(b"\n") - 1})


def virtual() -> float:
    """The time of the loop that runs."""
    return asyncio.get_running_loop().time()
