"""Thoughts in the order in which they are due, with the worker that knows their table."""

import asyncio
from random import Random
from typing import cast

from logomachie.server.due import (
    DEAR,
    FEW,
    HOMES,
    LATE,
    RECENT,
    SAMPLE,
    SWEPT,
    Due,
    Lateness,
    Paces,
)
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
    short = job(100.2)
    queue.put(short)
    one.job = queue.take(one, crew)

    assert (DEAR + 1, short) == (one.job and one.job.price, queue.take(two, crew))


@live
async def test_no_worker_stands_by_while_something_dear_waits() -> None:
    """The last one has it where no short thought that waits would be late by it."""
    queue, (one, two) = Due(2, Now()), workers(2)
    crew = {one, two}
    for due in (105.0, 106.0):
        queue.put(job(due, price=DEAR + 1))
    queue.put(job(200.0))
    one.job = queue.take(one, crew)
    second = queue.take(two, crew)

    assert (105.0, 106.0) == (one.job and one.job.due, second and second.due)


@live
async def test_the_order_is_kept_however_much_waits() -> None:
    """Five thousand thoughts of a thousand tables, a third called off, in the order of their due;
    nothing of them is left in the end."""
    now, rng = Now(), Random("due")
    queue, crew = Due(2, now), workers(2)
    waiting = [job(100 + rng.random() * 60, home=str(n % 1_000)) for n in range(5_000)]
    for one in waiting:
        queue.put(one)
    for one in waiting[::3]:
        one.answer.cancel()
    now.at = 200.0
    left = len(queue)
    taken: list[Job] = []
    while (found := queue.take(crew[len(taken) % 2], set(crew))) is not None:
        taken.append(found)
    expected = sorted((one for n, one in enumerate(waiting) if n % 3), key=lambda one: one.due)
    again = job(300.0)
    for _ in range(SWEPT):
        queue.put(again)

    assert (len(expected), expected) == (left, taken)
    assert {None} == set(queue._heaps)


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


def test_what_was_late_a_minute_ago_makes_nobody_hurry() -> None:
    """Bots that waited for a start are forgotten, however few come after them."""
    now = Now()
    late = Lateness(now)
    for _ in range(SAMPLE // 4):
        late.note(LATE + 1)
    before = late.is_crowded
    now.at += RECENT + 1

    assert (True, False, 0) == (before, late.is_crowded, late.worst)
