"""Thoughts in the order in which they are due, with the worker that knows their table."""

import asyncio
from typing import cast

from logomachie.server.due import DEAR, FEW, HOMES, LATE, SAMPLE, Due, Lateness, Paces
from logomachie.server.workers import Job, Worker
from tests.server.world import live


class Now:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.at = 100.0

    def __call__(self) -> float:
        return self.at


def job(due: float, price: float = 1.0, home: str = "") -> Job:
    """A thought that somebody waits for."""
    answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
    return Job(b"", answer, "", None, due=due, price=price, home=home)


def workers(count: int) -> list[Worker]:
    """Workers without a process."""
    return [Worker(cast("object", None), cast("object", None), is_ready=True) for _ in range(count)]  # type: ignore[arg-type]


@live
async def test_what_is_due_first_is_thought_first() -> None:
    """A bot that answers at once does not wait behind one that has seconds."""
    queue, (worker,) = Due(1, Now()), workers(1)
    slow, quick = job(110.0), job(100.2)
    for one in (slow, quick):
        queue.put(one)

    assert [quick, slow] == [queue.take(worker, {worker}) for _ in range(2)]


@live
async def test_a_thought_that_is_called_off_is_never_begun() -> None:
    """A line has made it useless: nobody waits for it."""
    queue, (worker,) = Due(1, Now()), workers(1)
    stale, fresh = job(100.0), job(101.0)
    for one in (stale, fresh):
        queue.put(one)
    stale.answer.cancel()

    assert (1, fresh, None) == (
        len(queue),
        queue.take(worker, {worker}),
        queue.take(worker, {worker}),
    )


@live
async def test_a_table_stays_with_its_worker_as_long_as_there_is_time() -> None:
    """Its state and memo are there; only what would be late goes elsewhere."""
    now = Now()
    queue, (home, other) = Due(2, now), workers(2)
    crew = {home, other}
    queue.put(job(100.0, home="table"))
    home.job = queue.take(home, crew)
    queue.put(job(105.0, home="table"))
    waits = queue.take(other, crew)
    now.at = 104.9

    assert (None, True) == (waits, queue.take(other, crew) is not None)


@live
async def test_what_is_dear_never_fills_all_workers() -> None:
    """Of two workers one is left for short thoughts."""
    queue, (one, two) = Due(2, Now()), workers(2)
    crew = {one, two}
    for due in (100.0, 100.1):
        queue.put(job(due, price=DEAR + 1))
    short = job(200.0)
    queue.put(short)
    one.job = queue.take(one, crew)

    assert (DEAR + 1, short) == (one.job and one.job.price, queue.take(two, crew))


@live
async def test_a_single_worker_does_what_is_dear_too() -> None:
    """There is nobody else to do it."""
    queue, (worker,) = Due(1, Now()), workers(1)
    queue.put(job(100.0, price=DEAR + 1))

    assert queue.take(worker, {worker}) is not None


@live
async def test_only_so_many_tables_are_remembered() -> None:
    """Memory per table is bounded, and so is their number."""
    queue, (worker,) = Due(1, Now()), workers(1)
    for number in range(HOMES + 5):
        queue.put(job(100.0, home=str(number)))
        queue.take(worker, {worker})

    assert len(queue._homes) == HOMES


def test_what_a_level_costs_is_known_from_those_before() -> None:
    """The price is a mean; the pause falls at once and rises slowly."""
    paces = Paces()
    paces.note("CM2", 10, 3_000)
    paces.note("CM2", 20, 1_000)
    paces.note("CM2", 20, 9_000)
    known = paces.of("CM2")

    assert (True, True, 0.0) == (
        10 < known.price < 20,
        1_000 <= known.pause < 2_000,
        paces.of("Arbitre").price,
    )


def test_the_machine_is_too_small_when_bots_come_late() -> None:
    """One in a hundred may; where more do, the club says so and lets them look at less."""
    few, many = Lateness(), Lateness()
    for number in range(SAMPLE):
        few.note(LATE + 1 if number < SAMPLE * FEW - 1 else 0)
        many.note(LATE + 1 if number < SAMPLE * FEW + 2 else 0)

    assert (False, True) == (few.is_crowded, many.is_crowded)
