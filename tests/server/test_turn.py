"""Whose turn it is to write, and how long work took."""

import asyncio

import pytest

from logomachie.server import stopwatch
from logomachie.server.stopwatch import FRESH, Stopwatch
from logomachie.server.turn import Turn
from tests.server.world import live, settle


@live
async def test_a_turn_goes_to_those_who_waited_in_their_order() -> None:
    """Whoever would take it meanwhile cannot slip in between."""
    turn, wrote = Turn(), list[int]()
    assert turn.take()

    async def writes(number: int) -> None:
        async with turn:
            wrote.append(number)
            await settle()

    tasks = [asyncio.create_task(writes(number)) for number in range(3)]
    await settle()
    before = list(wrote)
    turn.give()
    taken = turn.take()
    await asyncio.gather(*tasks)

    assert ([], False, [0, 1, 2]) == (before, taken, wrote)
    assert not turn.is_taken


@pytest.mark.parametrize("given", [False, True], ids=["before", "after"])
@live
async def test_a_turn_is_not_lost_with_whoever_waited_for_it(given: bool) -> None:
    """One who gives up, before it was given to him or just after, passes it on."""
    turn = Turn()
    assert turn.take()

    async def waits() -> None:
        async with turn:
            pass

    gone, next_one = asyncio.create_task(waits()), asyncio.create_task(waits())
    await settle()
    if given:
        turn.give()
        gone.cancel()
    else:
        gone.cancel()
        turn.give()
    await next_one

    assert gone.cancelled() or gone.done()
    assert not turn.is_taken


def test_a_busy_machine_makes_no_work_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the thread's own time counts; the wall's says when it is worth asking."""
    wall, own = [100.0], [5.0]
    monkeypatch.setattr(stopwatch, "monotonic", lambda: wall[0])
    monkeypatch.setattr(stopwatch, "thread_time", lambda: own[0])
    watch = Stopwatch()

    def took(on_the_wall: float, of_its_own: float) -> bool:
        wall[0] += 1
        watch.start()
        wall[0] += on_the_wall
        own[0] += of_its_own
        return watch.is_past(0.010)

    assert [False, False, True] == [took(0.005, 0.005), took(3.0, 0.002), took(0.02, 0.02)]
    watch.start()
    own[0] += FRESH / 2
    assert not watch.is_past(0.0)
