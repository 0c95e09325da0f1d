"""Thoughts that are cheap and can wait a moment go to a worker together, and harm no other."""

import asyncio
from collections.abc import Callable, Hashable
from typing import cast

import pytest

from logomachie.server.clock import INSTANT
from logomachie.server.together import CHEAP, MOST_TOLD, UNHURRIED, Together
from logomachie.server.workers import Job, WorkerDied, Workers, WorkFailed
from tests.sim.loop import run


class Told:
    """Workers that note what they get and when, and echo it; who is told of `ill` fails."""

    def __init__(self) -> None:
        self.loads: list[tuple[int, bytes]] = []

    async def do(self, job: Job) -> bytes:
        self.put(job)
        return await job.answer

    def put(self, job: Job) -> None:
        load = job.sent()
        self.loads.append((round(asyncio.get_running_loop().time() * 1000), load))
        if b"ill" in load:
            job.answer.set_exception(WorkFailed("ill"))
        else:
            job.answer.set_result(load)


def thought(load: bytes, *, price: float = 1.0, due: float = 9.0, table: str = "") -> Job:
    answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
    return Job(load, answer, "", None, due=due, price=price, home=table)


def sent(
    make: Callable[[], list[Job]], home: Callable[[str], Hashable] = lambda _: None
) -> tuple[list[tuple[int, bytes]], list[bytes | str]]:
    """What workers got of these thoughts, all asked at ten milliseconds; and the answers."""

    async def story() -> tuple[list[tuple[int, bytes]], list[bytes | str]]:
        told = Told()
        together = Together(cast(Workers, told), home)
        await asyncio.sleep(0.010)
        answers = await asyncio.gather(
            *(together.do(job, 0.010) for job in make()), return_exceptions=True
        )
        kinds = [one if isinstance(one, bytes) else type(one).__name__ for one in answers]
        return told.loads, kinds

    return run(story)


def test_what_is_asked_within_an_instant_goes_in_one_piece() -> None:
    """At its end; each hears its own answer."""
    loads, answers = sent(lambda: [thought(b"1"), thought(b"2"), thought(b"3")])

    assert [(INSTANT, b"[1,2,3]")] == loads
    assert [b"1", b"2", b"3"] == answers


def test_one_alone_goes_as_it_is() -> None:
    """There is nothing to be taken apart."""
    assert ([(INSTANT, b"1")], [b"1"]) == sent(lambda: [thought(b"1")])


@pytest.mark.parametrize(
    "other",
    [{"price": CHEAP + 1}, {"price": 0.0}, {"due": UNHURRIED}],
    ids=["dear", "unknown", "urgent"],
)
def test_what_is_dear_unknown_or_urgent_goes_at_once(other: dict[str, float]) -> None:
    """And alone."""
    loads, _ = sent(lambda: [thought(b"1"), thought(b"2", **other), thought(b"3")])  # type: ignore[arg-type]

    assert [(10, b"2"), (INSTANT, b"[1,3]")] == loads


def test_tables_go_to_who_knows_them_and_no_piece_is_large() -> None:
    """Of each worker's tables one piece; a worker is not kept long from what is urgent."""
    by_table, _ = sent(
        lambda: [thought(b"1", table="a"), thought(b"2", table="b"), thought(b"3", table="a")],
        home=lambda table: table,
    )
    by_count, _ = sent(lambda: [thought(b"1") for _ in range(MOST_TOLD + 1)])
    by_price, _ = sent(lambda: [thought(b"1", price=CHEAP) for _ in range(4)])

    assert [b"[1,3]", b"2"] == [load for _, load in by_table]
    assert [2 * MOST_TOLD + 1, 1] == [len(load) for _, load in by_count]
    assert [b"[1,1,1]", b"1"] == [load for _, load in by_price]


def test_who_fails_harms_no_other() -> None:
    """Each is asked again by itself, and only the reason hears of the fault."""
    loads, answers = sent(lambda: [thought(b"1"), thought(b'"ill"'), thought(b"3")])

    assert [b'[1,"ill",3]', b"1", b'"ill"', b"3"] == [load for _, load in loads]
    assert [b"1", "WorkFailed", b"3"] == answers


def test_what_was_called_off_is_not_sent() -> None:
    """A line has made it useless meanwhile; at the end of the club nobody waits."""

    async def story() -> tuple[list[tuple[int, bytes]], list[bool]]:
        told = Told()
        together = Together(cast(Workers, told), lambda _: None)
        tasks = [
            asyncio.ensure_future(together.do(thought(load), 0.0)) for load in (b"1", b"2", b"3")
        ]
        await asyncio.sleep(0)
        tasks[1].cancel()
        await asyncio.sleep(1.01)
        last = asyncio.ensure_future(together.do(thought(b"4"), 1.0))
        await asyncio.sleep(0.001)
        together.close()
        await asyncio.wait([last])
        return told.loads, [task.cancelled() for task in (*tasks, last)]

    loads, cancelled = run(story)

    assert [b"[1,3]"] == [load for _, load in loads]
    assert [False, True, False, True] == cancelled


def test_where_the_workers_are_closed_whoever_waits_hears_so() -> None:
    """Nobody waits for ever."""

    async def story() -> str:
        workers = Workers(1, bytes)
        together = Together(workers, lambda _: None)
        asked = asyncio.ensure_future(together.do(thought(b"1"), 0.0))
        await asyncio.sleep(0)
        await workers.close()
        await asyncio.wait([asked])
        return type(asked.exception()).__name__

    assert WorkerDied.__name__ == run(story)
