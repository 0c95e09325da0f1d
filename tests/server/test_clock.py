"""The machine's clock may be set: time in a log never runs back, and no deadline vanishes."""

import asyncio
from typing import Any

import msgspec
import pytest

from logomachie.server.clock import FARTHEST, INSTANT, NANOS, Rings, Steady, Timer
from logomachie.server.settings import Settings
from logomachie.store.memory import MemoryStore
from tests.kit.clauses import clause
from tests.server.world import START, HandClock, live, world
from tests.sim.loop import run

FLIP = "DTN A1E1I1O1U1/A1E1I1O1U1"
HOUR = 3_600_000


def test_time_is_the_machines_and_never_runs_back() -> None:
    """Set back an hour it goes on at nine tenths of its pace, until the machine has caught up."""
    wall, ticks = [START], [0]
    clock = Steady(lambda: wall[0] * NANOS, lambda: ticks[0] * NANOS)

    def after(span: int) -> int:
        wall[0] += span
        ticks[0] += span
        return clock.now() - START

    usual = after(1_000)
    wall[0] -= HOUR
    told = [after(1_000), after(9_000), after(0)]
    caught_up = [after(10 * HOUR), after(1_000)]
    slow = [after(1) for _ in range(100)]

    assert 1_000 == usual
    assert [1_000, 9_100, 9_100] == told  # the first look finds out
    assert [START + 9 * HOUR + 11_000, wall[0] - 100] == [START + t for t in caught_up]
    assert 100 == slow[-1] - caught_up[-1]


def test_a_log_from_the_future_is_caught_up_with_unless_it_is_absurd() -> None:
    """A node whose clock is behind goes by what the log says, up to a day ahead."""
    clock = Steady(lambda: START * NANOS, lambda: 0)
    clock.keep_up(START - 5)
    before = clock.now()
    clock.keep_up(START + HOUR)
    after = clock.now()
    clock.keep_up(START + HOUR + FARTHEST + 1)

    assert (START, START + HOUR, START + HOUR) == (before, after, clock.now())


def test_what_is_due_within_an_instant_rings_together() -> None:
    """At its end, never before its time; who was called off is silent, and a fault of one keeps no
    other from ringing."""
    rung, woken, faults = list[tuple[str, int]](), list[float](), list[dict[str, Any]]()

    async def story() -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, context: faults.append(context))

        def later(delay: float, ring: Any) -> Timer:
            woken.append(delay)
            return loop.call_later(delay, ring)

        rings = Rings(later)

        def ring(who: str) -> None:
            rung.append((who, round(loop.time() * 1000)))
            if who == "ill":
                raise ValueError

        for span, who in [(0, "now"), (1, "ill"), (20, "off"), (50, "end"), (51, "next")]:
            timer = rings.after(span, lambda who=who: ring(who))  # type: ignore[misc]
            if who == "off":
                timer.cancel()
        await asyncio.sleep(1)

    run(story)
    times = [("now", 0), ("ill", INSTANT), ("end", INSTANT), ("next", 2 * INSTANT)]

    assert (times, 1, 3) == (rung, len(faults), len(woken))


@clause("HOUSE-03")
@pytest.mark.parametrize("step", [-HOUR, HOUR], ids=["back", "ahead"])
@live
async def test_a_deadline_is_served_though_the_clock_was_set(step: int) -> None:
    """An hour back: it comes a little late, not an hour. An hour ahead: at the next look."""
    async with world() as club:
        table = await club.device("zoe").begins("me", "here", position=FLIP)
        await club.clock.forward(1_000)
        club.clock.off = step
        await club.clock.forward(20_000)
        lines = [msgspec.json.decode(body) for body in await club.store.read(table)]
        times = [line["at"] for line in lines]

        assert len(lines) >= 1
        assert sorted(times) == times
        assert START + 10_000 <= times[0]


@clause("HOUSE-03")
@live
async def test_a_deadline_is_served_though_the_node_came_back_with_its_clock_behind() -> None:
    """What the log says of time is kept up with, on opening the table."""
    store, clock = MemoryStore(), HandClock()
    async with world(store=store, clock=clock) as first:
        zoe = first.device("zoe")
        table = await zoe.begins("me", "here", position=FLIP)
        page = await (await zoe.opens()).joins(table, 0)
        await clock.forward(1_000)
        await page.plays(table, 0, {"type": "Flip", "round": 1, "pack": 0})
    late = HandClock()
    late.time -= HOUR
    async with world(store=store, clock=late) as second:
        before = len(await store.read(table))
        await late.forward(120_000)

        assert len(await store.read(table)) > before
        assert second.clock.now() >= START


@live
async def test_limits_do_not_go_by_the_date() -> None:
    """An hour back used to mean 429 for an hour."""
    async with world(settings=Settings(page="/nowhere", requests=60)) as club:
        http = club.device("zoe").http
        for _ in range(60):
            await http.get("/api/games")
        full = (await http.get("/api/games")).status_code
        club.clock.off = -HOUR
        await club.clock.forward(2_000)

        assert (429, 200) == (full, (await http.get("/api/games")).status_code)
