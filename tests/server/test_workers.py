"""Processes that die, take long or are ended: never more than the setting, nothing lost."""

import asyncio
import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest
import uvloop

from logomachie.server import workers
from logomachie.server.workers import (
    BARREN,
    TRIES,
    Job,
    Queue,
    TookTooLong,
    WorkerDied,
    Workers,
    WorkFailed,
)
from tests.server.labour import barren, echo, long_answer, ready, set_aside
from tests.server.world import live

PATIENCE = 30.0


async def until_busy(crew: Workers) -> None:
    async with asyncio.timeout(PATIENCE):
        while not any(worker.job for worker in crew._crew):
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("loop", [asyncio.new_event_loop, uvloop.new_event_loop])
def test_what_is_longer_than_a_pipe_holds_comes_whole(
    loop: Callable[[], asyncio.AbstractEventLoop],
) -> None:
    """A record of a long game there, its analysis back, on the loop that serves: nobody dies."""

    async def story() -> tuple[list[bytes], list[bool]]:
        deaths: list[bool] = []
        crew = Workers(1, long_answer, mourn=deaths.append)
        told = [await crew.run(b"y" * 400_000 + b"%08d" % n) for n in range(20)]
        await crew.close()
        return told, deaths

    with asyncio.Runner(loop_factory=loop) as runner:
        told, deaths = runner.run(story())

    assert [] == deaths
    assert [b"%08d" % n for n in range(20)] == [answer[-8:] for answer in told]
    assert {600_008} == {len(answer) for answer in told}


@live
async def test_what_a_worker_made_ready_is_never_looked_through_for_garbage() -> None:
    """A dictionary lasts as long as its worker: a thought does not stand still to look for what of
    it nobody needs."""
    crew = Workers(1, set_aside, ready)
    told = await crew.run(b"")
    await crew.close()

    assert int(told) > 1_000


@live
async def test_a_killed_worker_is_replaced_once_and_nothing_is_lost() -> None:
    """Forty thoughts wait and a worker is killed: never more processes than two, all answered."""
    crew = Workers(2, echo)
    most = 0
    waiting = [asyncio.ensure_future(crew.run(b"sleep 0.02 %d" % n)) for n in range(40)]
    for _ in range(2):
        await until_busy(crew)
        os.kill(crew.pids[0], signal.SIGKILL)
        await asyncio.sleep(0.05)
        most = max(most, len(crew.pids))
    async with asyncio.timeout(PATIENCE):
        while not all(answer.done() for answer in waiting):
            most = max(most, len(crew.pids))
            await asyncio.sleep(0.01)
    answers = [await answer for answer in waiting]
    await crew.close()

    assert [b"sleep 0.02 %d by" % n for n in range(40)] == [
        answer.rpartition(b" ")[0] for answer in answers
    ]
    assert most <= 2


@live
async def test_work_that_kills_its_workers_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is tried a few times, with growing pauses; other work goes on after it."""
    monkeypatch.setattr(workers, "PAUSE", 0.01)
    crew = Workers(1, echo)
    hired: list[int] = []
    hire = crew._hire

    def counted() -> None:
        hire()
        hired.append(1)

    monkeypatch.setattr(crew, "_hire", counted)
    with pytest.raises(WorkerDied):
        await asyncio.wait_for(crew.run(b"die"), PATIENCE)
    after = await asyncio.wait_for(crew.run(b"after"), PATIENCE)
    await crew.close()

    assert after.startswith(b"after")
    assert TRIES + 1 == len(hired)


@live
async def test_where_no_worker_comes_to_be_ready_nobody_waits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Deaths before READY belong to no work: each is told, and after some in a row whoever waits
    hears so, at once from then on, until one is ready again."""
    monkeypatch.setattr(workers, "PAUSE", 0.01)
    deaths: list[bool] = []
    crew = Workers(1, echo, barren, mourn=deaths.append)
    waiting = [asyncio.ensure_future(crew.run(b"%d" % n)) for n in range(3)]
    async with asyncio.timeout(PATIENCE):
        told = await asyncio.gather(*waiting, return_exceptions=True)
        first = len(deaths)
        with pytest.raises(WorkerDied):
            await crew.run(b"again")
        crew.prepare = None
        after = await crew.run(b"after")
    second = len(deaths)
    await crew.close()

    assert [WorkerDied] * 3 == [type(answer) for answer in told]
    assert (BARREN, BARREN + 1) == (first, second)
    assert ({False}, True) == (set(deaths), after.startswith(b"after"))


@live
async def test_a_fault_in_the_work_is_told_to_its_asker_alone() -> None:
    """The process goes on; what and where is told, without values."""
    crew = Workers(1, echo)
    with pytest.raises(WorkFailed, match=r"ZeroDivisionError at .*labour"):
        await asyncio.wait_for(crew.run(b"fail"), PATIENCE)
    before = crew.pids
    await crew.run(b"x")
    after = crew.pids
    await crew.close()

    assert before == after


@live
async def test_work_that_takes_too_long_is_ended_alone() -> None:
    """Its time is up: its process is ended and replaced, and the next is served."""
    crew = Workers(1, echo)
    await crew.run(b"begin")
    began = time.monotonic()
    with pytest.raises(TookTooLong):
        await crew.run(b"sleep 60", within=0.1)
    after = await asyncio.wait_for(crew.run(b"after"), PATIENCE)
    await crew.close()

    assert after.startswith(b"after")
    assert time.monotonic() - began < PATIENCE


@live
async def test_askers_are_served_in_turn() -> None:
    """Who asked ten times first does not keep another waiting for all ten; order is kept."""
    crew = Workers(1, echo)
    served: list[str] = []

    async def asks(asker: str, n: int) -> None:
        await crew.run(f"{asker}{n}".encode(), asker=asker)
        served.append(f"{asker}{n}")

    await asyncio.gather(*(asks("a", n) for n in range(4)), *(asks("b", n) for n in range(2)))
    await crew.close()

    assert served.index("b0") <= 2
    assert served.index("b1") <= 4
    assert [f"a{n}" for n in range(4)] == [told for told in served if told[0] == "a"]


@live
async def test_work_nobody_waits_for_any_more_is_not_begun() -> None:
    """A page that has gone leaves nothing in the queue."""
    queue, loop = Queue(), asyncio.get_running_loop()
    jobs = [Job(b"", loop.create_future(), "a", None) for _ in range(3)]
    for job in jobs:
        queue.put(job)
    jobs[0].answer.cancel()
    jobs[1].answer.cancel()

    assert 1 == len(queue)
    assert jobs[2] is queue.take()
    assert queue.take() is None


@live
async def test_closing_ends_all_at_once() -> None:
    """A minute's work under way or not, all processes are gone soon, and whoever waits hears."""
    crew = Workers(2, echo)
    await crew.run(b"begin")
    waiting = [asyncio.ensure_future(crew.run(b"sleep 60")) for _ in range(5)]
    await until_busy(crew)
    pids, began = crew.pids, time.monotonic()
    await crew.close()
    took = time.monotonic() - began
    await asyncio.gather(*waiting, return_exceptions=True)

    assert took < PATIENCE
    assert [True] * 5 == [answer.cancelled() for answer in waiting]
    assert not [pid for pid in pids if Path(f"/proc/{pid}/stat").exists()]
    with pytest.raises(WorkerDied):
        await crew.run(b"late")
