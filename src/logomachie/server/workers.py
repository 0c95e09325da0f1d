"""Processes for one kind of work: never more than were asked for, and never trusted to live.

Each has a pipe of its own, so that one that dies takes nobody else's work with it, one that takes
too long can be ended alone, and all can be ended at once. What a dead one had is given to another.
"""

import asyncio
import multiprocessing
import os
import threading
from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import TypeAlias

from logomachie.server.pipes import (
    AT_ONCE,
    DONE,
    READY,
    Preparation,
    Work,
    framed,
    listen,
    say,
    serve,
)

TRIES = 3  # of one piece of work: if its worker dies each time, it may be the reason
BARREN = 5  # starts in a row that never came to be ready: then nobody waits for the next one
PAUSE, LONGEST_PAUSE = 0.1, 5.0  # seconds before a dead worker is replaced, doubled each time
LEAST_WAIT = 0.02  # seconds before waiting work is looked at again
LAST_MOMENT = 1.0  # seconds that processes may take to be gone after they were ended

Mourning: TypeAlias = Callable[[bool], None]  # a worker has died, which was ready or was not


class Undone(Exception):
    """The work was not done, for one of these reasons."""


class WorkerDied(Undone):
    """The process that had this work ended, and so did those that had it after."""


class TookTooLong(Undone):
    """The work was not done in its time, and was given up."""


class WorkFailed(Undone):
    """The work raised: what, and where, without values."""


@dataclass(eq=False)
class Job:
    """A piece of work that waits, or is being done."""

    load: bytes | Callable[[], bytes]  # what is sent, or how it is made when it is
    answer: "asyncio.Future[bytes]"
    asker: str  # the work of different askers is taken in turn
    within: float | None  # seconds it may take, once begun
    due: float = 0.0  # when it is wanted, on the clock of its queue
    price: float = 0.0  # milliseconds it may cost
    home: str = ""  # what a worker that did it before remembers
    along: tuple[str, ...] = ()  # the same of what goes with it in one piece
    tries: int = 0

    def sent(self) -> bytes:
        return self.load if isinstance(self.load, bytes) else self.load()


class Queue:
    """Work in the order of asking, one of each asker in turn."""

    def __init__(self) -> None:
        self._askers: OrderedDict[str, deque[Job]] = OrderedDict()

    def put(self, job: Job, *, first: bool = False) -> None:
        jobs = self._askers.setdefault(job.asker, deque())
        if first:
            jobs.appendleft(job)
            self._askers.move_to_end(job.asker, last=False)
        else:
            jobs.append(job)

    def take(
        self,
        worker: "Worker | None" = None,  # noqa: ARG002  # who is free: to this queue all are alike
        crew: "set[Worker] | None" = None,  # noqa: ARG002
    ) -> Job | None:
        """The next for a worker that somebody still waits for."""
        while self._askers:
            asker, jobs = self._askers.popitem(last=False)
            job = jobs.popleft()
            if jobs:
                self._askers[asker] = jobs
            if not job.answer.done():
                return job
        return None

    def next_call(self) -> float | None:
        """In how many seconds it is to be looked at again, if nothing happens."""
        return None

    def __len__(self) -> int:
        return sum(not job.answer.done() for waiting in self._askers.values() for job in waiting)

    def clear(self) -> list[Job]:
        jobs = [job for waiting in self._askers.values() for job in waiting]
        self._askers.clear()
        return jobs


@dataclass(eq=False)
class Worker:
    """One process and what it does."""

    process: BaseProcess
    pipe: "Connection[bytes, bytes]"
    is_ready: bool = False
    job: Job | None = None
    timer: asyncio.TimerHandle | None = None
    is_watched: bool = False  # its pipe by the loop; else a thread listens to it
    heard: bytearray = field(default_factory=bytearray)  # of what it is saying


@dataclass(eq=False)
class Workers:
    """At most `count` processes, started when there is work."""

    count: int
    work: Work
    prepare: Preparation | None = None
    mourn: Mourning | None = field(default=None, kw_only=True)
    _queue: Queue = field(default_factory=Queue)
    _looking: asyncio.TimerHandle | None = None
    _crew: set[Worker] = field(default_factory=set)
    _deaths: int = 0  # since work was last done
    _barren: int = 0  # starts since a worker was last ready
    _pausing: asyncio.TimerHandle | None = None
    _is_closed: bool = False

    @property
    def pids(self) -> list[int]:
        """The processes there are."""
        return [worker.process.pid or 0 for worker in self._crew]

    def begin(self) -> None:
        """Have one ready before there is work."""
        if not self._crew and self._pausing is None and not self._is_closed:
            self._hire()

    async def run(self, load: bytes, *, asker: str = "", within: float | None = None) -> bytes:
        """Have it done, unless it is cancelled first.

        Raises WorkerDied, TookTooLong or WorkFailed.
        """
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        return await self.do(Job(load, answer, asker, within))

    async def do(self, job: Job) -> bytes:
        """The same, of work whose price and due are known."""
        self.put(job)
        return await job.answer

    def put(self, job: Job) -> None:
        """The same, for whoever waits in some other way; raises WorkerDied after the end."""
        if self._is_closed:
            raise WorkerDied
        self._queue.put(job)
        self._assign()

    async def close(self) -> None:
        """End them all, now; whoever waits hears so."""
        self._is_closed = True
        for timer in (self._pausing, self._looking):
            if timer is not None:
                timer.cancel()
        jobs = self._queue.clear() + [worker.job for worker in self._crew if worker.job is not None]
        for job in jobs:
            job.answer.cancel()
        gone = [self._dismiss(worker) for worker in list(self._crew)]
        await asyncio.to_thread(_bury, gone)

    def _assign(self) -> None:
        """Give waiting work to whoever is free; hire where there is more of it."""
        for worker in [worker for worker in self._crew if worker.is_ready and worker.job is None]:
            if (job := self._queue.take(worker, self._crew)) is not None:
                self._give(worker, job)
        if len(self._crew) < self.count and self._pausing is None:
            starting = sum(not worker.is_ready for worker in self._crew)
            for _ in range(min(self.count - len(self._crew), len(self._queue) - starting)):
                self._hire()
        self._look_again()

    def _look_again(self) -> None:
        """Work that waits for the worker that knows it, not longer than it may."""
        if self._looking is not None:
            self._looking.cancel()
            self._looking = None
        is_anybody_free = any(worker.is_ready and worker.job is None for worker in self._crew)
        wait = self._queue.next_call() if is_anybody_free else None
        if wait is not None and not self._is_closed:
            loop = asyncio.get_running_loop()
            self._looking = loop.call_later(max(wait, LEAST_WAIT), self._assign)

    def _give(self, worker: Worker, job: Job) -> None:
        worker.job = job
        if job.within is not None:
            loop = asyncio.get_running_loop()
            worker.timer = loop.call_later(job.within, partial(self._late, worker, job))
        load = job.sent()
        if len(load) <= AT_ONCE:
            say(worker.pipe, load)
        else:  # a pipe that is full would hold the loop until its worker has read
            asyncio.get_running_loop().run_in_executor(None, say, worker.pipe, load)

    def _hire(self) -> None:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=serve, args=(theirs, self.work, self.prepare), daemon=True)
        process.start()
        theirs.close()
        worker = Worker(process, ours)
        self._crew.add(worker)
        self._listen_to(worker)

    def _listen_to(self, worker: Worker) -> None:
        """By the loop itself: a thread would wait for a busy loop to let go of the interpreter, and
        the worker for the thread, at every answer."""
        loop, pipe = asyncio.get_running_loop(), worker.pipe
        try:
            loop.add_reader(pipe.fileno(), self._read, worker)
            os.set_blocking(pipe.fileno(), True)  # uvloop has changed it: half a load would be sent
            worker.is_watched = True
        except NotImplementedError:  # the loop of Windows watches no pipes
            hear = partial(self._hear, worker)
            threading.Thread(target=listen, args=(pipe, loop, hear), daemon=True).start()

    def _read(self, worker: Worker) -> None:
        """What has come of what it says: a long answer comes in parts, and is heard when whole."""
        try:
            part = os.read(worker.pipe.fileno(), AT_ONCE)
        except OSError:
            part = b""
        if not part:
            self._hear(worker, None)
            return
        worker.heard += part
        while (told := framed(worker.heard)) is not None:
            self._hear(worker, told)

    def _hear(self, worker: Worker, told: bytes | None) -> None:
        """What a worker says; None: it is gone."""
        if worker not in self._crew:
            return  # it was dismissed meanwhile
        if told is None:
            self._died(worker)
            return
        if told == READY:
            worker.is_ready, self._barren = True, 0
        else:
            self._deaths = 0
            self._answer(worker, told)
        self._assign()

    def _answer(self, worker: Worker, told: bytes) -> None:
        job, worker.job = worker.job, None
        if worker.timer is not None:
            worker.timer.cancel()
            worker.timer = None
        if job is None or job.answer.done():
            return
        if told[:1] == DONE:
            job.answer.set_result(told[1:])
        else:
            job.answer.set_exception(WorkFailed(told[1:].decode()))

    def _late(self, worker: Worker, job: Job) -> None:
        """End this one alone; its place is free for another."""
        worker.job = None
        if not job.answer.done():
            job.answer.set_exception(TookTooLong())
        _bury_soon(self._dismiss(worker))
        self._assign()

    def _died(self, worker: Worker) -> None:
        """Replaced once, after a pause that grows; what it had is asked again."""
        job = worker.job
        _bury_soon(self._dismiss(worker))
        if job is not None and not job.answer.done():
            job.tries += 1
            if job.tries >= TRIES:
                job.answer.set_exception(WorkerDied())
            else:
                self._queue.put(job, first=True)
        self._deaths += 1
        if not worker.is_ready:
            self._barren += 1
            if self._barren >= BARREN and not any(other.is_ready for other in self._crew):
                self._give_up()
        if self.mourn is not None:
            self.mourn(worker.is_ready)
        if self._pausing is None and not self._is_closed:
            pause = min(PAUSE * 2 ** (self._deaths - 1), LONGEST_PAUSE)
            self._pausing = asyncio.get_running_loop().call_later(pause, self._go_on)

    def _give_up(self) -> None:
        """No worker comes to be ready: whoever waits hears so, and may ask again later."""
        for job in self._queue.clear():
            if not job.answer.done():
                job.answer.set_exception(WorkerDied())

    def _go_on(self) -> None:
        self._pausing = None
        self._assign()

    def _dismiss(self, worker: Worker) -> BaseProcess:
        self._crew.discard(worker)
        if worker.timer is not None:
            worker.timer.cancel()
        worker.process.kill()
        if worker.is_watched:  # else its pipe is closed by the thread that listens to it
            asyncio.get_running_loop().remove_reader(worker.pipe.fileno())
            worker.pipe.close()
        return worker.process


def _bury_soon(process: BaseProcess) -> None:
    """A killed process is waited for beside the loop."""
    threading.Thread(target=_bury, args=([process],), daemon=True).start()


def _bury(processes: list[BaseProcess]) -> None:
    for process in processes:
        process.join(LAST_MOMENT)
