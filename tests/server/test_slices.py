"""Games judged in turns: a short one does not wait behind a long one."""

import asyncio
from collections.abc import Iterator

import pytest

from logomachie.games.judgement import EDITION, Analysis, Unit
from logomachie.server import slices
from logomachie.server.slices import FORGOTTEN, KEY, slice_of, sliced
from logomachie.server.workers import TRIES, WorkerDied, Workers

LONG, SHORT = b"9", b"2"


class Here(Workers):
    """One worker in this process, as fair as the queue of the real ones; it may forget."""

    def __init__(self, *, forgets: bool = False) -> None:
        super().__init__(1, slice_of)
        self.forgets = forgets

    async def run(self, load: bytes, *, asker: str = "", within: float | None = None) -> bytes:
        del asker, within
        await asyncio.sleep(0)
        if self.forgets and len(load) == KEY:
            return FORGOTTEN
        return slice_of(load)


def _begun(record: bytes) -> Iterator[Analysis | None]:
    """A game of so many decisions."""
    yield from [None] * int(record)
    unit = Unit(fr="", en="")
    yield Analysis(
        game=record.decode(),
        unit=unit,
        ages=(),
        decisions=(),
        justesse={},
        turning=None,
        missed_wins=(),
        curve=(),
        edition=EDITION,
    )


@pytest.fixture(autouse=True)
def _played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slices, "_begun", _begun)
    monkeypatch.setattr(slices, "SLICE", -1.0)  # one decision a slice
    slices._under_way.clear()


def test_a_short_game_that_came_later_is_judged_first() -> None:
    """They take turns, a decision each."""
    done: list[bytes] = []

    async def story() -> None:
        worker = Here()

        async def judge(record: bytes) -> None:
            await sliced(worker, record)
            done.append(record)

        await asyncio.gather(judge(LONG), judge(SHORT))

    asyncio.run(story())

    assert [SHORT, LONG] == done


def test_what_a_worker_forgot_is_begun_again_so_often() -> None:
    """A worker that died knows nothing; a game that kills each one is given up."""

    async def story() -> bytes:
        worker = Here()
        first = asyncio.create_task(sliced(worker, LONG))
        for _ in range(4):
            await asyncio.sleep(0)
        slices._under_way.clear()
        return await first

    assert b'"game":"9"' in asyncio.run(story())
    with pytest.raises(WorkerDied):
        asyncio.run(sliced(Here(forgets=True), LONG))


def test_no_more_are_remembered_than_may_be_under_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those whose askers went away go first."""
    monkeypatch.setattr(slices, "REMEMBERED", TRIES)
    for number in range(TRIES + 1):
        slice_of(bytes([number] * KEY) + LONG)

    assert FORGOTTEN == slice_of(bytes(KEY))
    assert FORGOTTEN != slice_of(bytes([1] * KEY))
