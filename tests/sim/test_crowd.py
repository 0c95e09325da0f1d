"""Many tables, few workers, time that is told: how late bots come after the time they drew."""

import asyncio
from math import exp
from random import Random
from typing import cast

import msgspec
import pytest

from logomachie.core.rng import Rng
from logomachie.core.value import Millis
from logomachie.server.crew import BUDGET, SCANTY, Thought
from logomachie.server.due import LATE, Due
from logomachie.server.pipes import DONE, READY
from logomachie.server.pool import Pool
from logomachie.server.together import Together
from logomachie.server.workers import Queue, Worker
from tests.sim.loop import run
from tests.sim.workers import Process, SimWorkers, virtual

SECONDS, WARM = 45.0, 15.0  # of a story; tables begin in the first of them, which are not counted
ARBITRE: Millis = 2_000  # that an Arbitre may come late
SHORT, LONG = "short", "long"


class Kinds:
    """What bots draw and what their thoughts cost, milliseconds: a gesture, and a turn of a CM2 as
    bench/thinking.py has measured them, and of an Arbitre."""

    def __init__(self, dear: float) -> None:
        self.price = {SHORT: 1.0, LONG: dear}
        self.pause = {SHORT: (2_000, 0.3), LONG: (6_000, 0.5)}  # median and spread


class Priced(SimWorkers):
    """Workers whose thoughts take what they cost, the less of what is dear the less they may."""

    kinds: Kinds

    def _hire(self) -> None:
        super()._hire()
        for worker in self._crew:  # ready at once: starting is another story
            worker.is_ready = True

    def _is_barren(self) -> bool:
        return False

    def _works(self, worker: Worker, process: Process, load: bytes) -> None:
        several = load[:1] == b"["
        loads = msgspec.json.decode(load, type=list[msgspec.Raw]) if several else [load]
        thoughts = [self._thought(bytes(one)) for one in loads]
        told = b",".join([told for _, told in thoughts])
        took = sum(price for price, _ in thoughts) / 1000
        said = DONE + (b"[" + told + b"]" if several else told)
        asyncio.get_running_loop().call_later(took, self._says, worker, process, said)

    def _thought(self, load: bytes) -> tuple[float, bytes]:
        """What it costs, and what comes of it."""
        thought = msgspec.json.decode(load, type=Thought)
        price = self.kinds.price[thought.kind] * self.rng.uniform(0.5, 1.5)
        price *= min(1.0, thought.budget / BUDGET) if thought.kind == LONG else 1.0
        median, spread = self.kinds.pause[thought.kind]
        pause = max(500, round(median * exp(self.rng.gauss(0, spread))))
        return price, b"[%.3f,[%d,{}]]" % (price, thought.now + pause)

    def _says(self, worker: Worker, process: Process, told: bytes | None) -> None:
        if told != READY:
            super()._says(worker, process, told)


class Story:
    """Tables with a bot each, whose turn is a thought and some gestures."""

    def __init__(self, dear: float, *, fifo: bool = False) -> None:
        self.pool = Pool(2, virtual)
        due = cast(Due, self.pool.thinking._queue)
        queue = Queue() if fifo else due
        workers = Priced(2, lambda _: b"", None, queue, rng=Random("prices"))
        workers.kinds = Kinds(dear)
        self.pool.thinking = workers
        self.pool.together = Together(workers, due.home)
        self.late: list[Millis] = []
        self.scanty = 0

    async def plays(self, name: str, rng: Random) -> None:
        await asyncio.sleep(rng.uniform(0, WARM))
        while virtual() < SECONDS:
            for kind in (LONG, *[SHORT] * 4):
                now = round(virtual() * 1000)
                budget = SCANTY if self.pool.lateness.is_crowded else BUDGET
                self.scanty += budget == SCANTY
                wish = await self.pool.think(thought(name, kind, now, budget))
                assert wish is not None
                late = round(virtual() * 1000) - wish[0]
                if virtual() > WARM:
                    self.late.append(max(0, late))
                await asyncio.sleep(max(0, -late) / 1000)

    async def told(self, tables: int) -> Millis:
        """What 99 in a hundred bots stay below."""
        await asyncio.gather(*(self.plays(str(n), Random(n)) for n in range(tables)))
        await self.pool.close()
        return sorted(self.late)[len(self.late) * 99 // 100]


def thought(table: str, kind: str, now: Millis, budget: Millis) -> Thought:
    raw = msgspec.Raw(b"{}")
    return Thought(
        game="g",
        config=raw,
        level=0,
        view=raw,
        now=now,
        rng=Rng("bot"),
        table=table,
        kind=kind,
        budget=budget,
    )


@pytest.mark.slow
def test_a_thousand_bots_come_in_time() -> None:
    """A thousand CM2 on two workers, whose turns cost eight milliseconds: 99 in a hundred come
    within 250 ms of the time they drew, and all with their whole time to think."""
    story = Story(8)

    assert run(lambda: story.told(1_000)) <= LATE
    assert 0 == story.scanty


def test_dear_thoughts_use_every_worker() -> None:
    """A hundred Arbitres whose turns fill three quarters of two workers all come in time with their
    whole time to think: no worker stands by while something dear waits."""
    story = Story(240)

    assert run(lambda: story.told(100)) <= LATE
    assert 0 == story.scanty


def test_where_the_machine_is_too_small_bots_look_at_less_and_nobody_waits() -> None:
    """Arbitres who ask for twice what two workers have: with less to think they come within two
    seconds, and the club knows; in the order of asking they would not."""
    story, in_order = Story(600), Story(600, fifo=True)

    assert run(lambda: story.told(100)) <= ARBITRE < run(lambda: in_order.told(100))
    assert story.scanty > 0
