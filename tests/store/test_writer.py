"""How the lines of SQLite gather: all that comes in one turn of the loop is one commit."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from logomachie.store import writer
from logomachie.store.sqlite import SqliteStore
from logomachie.store.store import Line
from logomachie.store.writer import ENOUGH, Job, Verdict, Writer
from tests.sim.loop import run


@pytest.fixture
def groups(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The sizes of all groups of lines, as they are committed."""
    sizes: list[int] = []
    commit = Writer._commit

    def counted(self: Writer, group: list[Job]) -> list[Verdict]:
        sizes.append(len(group))
        return commit(self, group)

    monkeypatch.setattr(Writer, "_commit", counted)
    return sizes


async def written(path: Path, lines: int) -> list[bytes]:
    """So many lines handed in at once, each to be the next; the log they made."""
    store = SqliteStore(path)
    await store.create("game", b"{}", [], made=0, listed=False)
    answers = [
        store.append(Line("game", seq, b"%d" % seq, nonce=str(seq))) for seq in range(1, lines + 1)
    ]
    await asyncio.gather(*answers)
    log = await store.read("game")
    await store.close()
    return log


@pytest.mark.parametrize(
    ("lines", "expected"),
    [(1, [1]), (64, [64]), (65, [64, 1]), (100, [96, 4]), (300, [256, 44])],
    ids=str,
)
def test_what_comes_together_is_written_together(
    tmp_path: Path, groups: list[int], lines: int, expected: list[int]
) -> None:
    """Large groups are of few sizes; nothing is lost or turned round between them."""
    log = asyncio.run(written(tmp_path / "club.sqlite3", lines))

    assert [b"%d" % seq for seq in range(1, lines + 1)] == log
    assert [1, *expected, 1] == groups  # the table before them, the closing after


def test_a_file_that_another_program_holds_is_told_of_soon_and_used_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever waits hears within a few seconds that it cannot be written; what is said again
    lands when the other lets go; and a store is closed all the same."""
    assert 1 <= writer.PATIENCE <= 3
    monkeypatch.setattr(writer, "PATIENCE", 0.01)
    path = tmp_path / "club.sqlite3"

    async def story() -> None:
        store = SqliteStore(path)
        await store.create("game", b"{}", [], made=0, listed=False)
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("begin immediate")
        for write in (store.append(Line("game", 1, b"1", nonce="a")), store.beat(1)):
            with pytest.raises(store.unwell):
                await write
        read = await store.read("game")
        other.execute("rollback")
        await store.append(Line("game", 1, b"1", nonce="a"))
        log = await store.read("game")
        other.execute("begin immediate")
        await store.close()
        other.close()
        again = SqliteStore(path)
        kept = await again.read("game")
        await again.close()

        assert ([], [b"1"], [b"1"]) == (read, log, kept)

    asyncio.run(story())


def test_what_cannot_be_written_harms_no_other(tmp_path: Path) -> None:
    """A job that fails by a fault of ours is told so; its group and what follows are written."""

    async def story() -> tuple[tuple[object, ...], list[bytes]]:
        store = SqliteStore(tmp_path / "club.sqlite3")
        await store.create("game", b"{}", [], made=0, listed=False)
        answers = await asyncio.gather(
            store.append(Line("game", 1, b"1")),
            store.append(Line("game", 2, b"2", wake=2**70)),  # more than SQLite can hold
            return_exceptions=True,
        )
        await store.append(Line("game", 2, b"second"))
        log = await store.read("game")
        await store.close()
        return answers, log

    answers, log = asyncio.run(story())

    assert [None, "OverflowError"] == [answers[0], type(answers[1]).__name__]
    assert [b"1", b"second"] == log


class Gathering(Writer):
    """The writer without its thread: when groups go, and how large they are; each is on disk after
    two milliseconds."""

    def __init__(self, gather: float) -> None:
        self._waiting: list[Job] = []
        self._is_busy = False
        self._gather = gather
        self.groups: list[tuple[int, int]] = []

    def _give(self, loop: asyncio.AbstractEventLoop, group: list[Job]) -> None:
        self.groups.append((round(loop.time() * 1000), len(group)))
        verdicts: list[Verdict] = [(job.answer, None) for job in group]
        loop.call_later(0.002, self._tell, loop, verdicts)


@pytest.mark.parametrize(
    ("comings", "expected"),
    [
        ([0, 11, 30], [(0, 1), (11, 1), (30, 1)]),
        ([0, 3, 7, 9, 12], [(0, 1), (10, 3), (20, 1)]),
        ([0, 1, 1, 5], [(0, 1), (10, 3)]),  # what came while the first was written waits, too
        ([0, *[4] * ENOUGH, 5], [(0, 1), (4, ENOUGH), (14, 1)]),
        ([0, *[1] * ENOUGH, 5], [(0, 1), (2, ENOUGH), (12, 1)]),
    ],
    ids=["lone", "soon", "meanwhile", "many", "many meanwhile"],
)
def test_lines_that_come_soon_after_others_share_a_commit(
    comings: list[int], expected: list[tuple[int, int]]
) -> None:
    """Who comes alone goes at once; who comes within ten milliseconds of the last group waits for
    as many as come until then, and no longer; a large group waits for nothing."""

    async def story() -> list[tuple[int, int]]:
        writer, loop = Gathering(0.010), asyncio.get_running_loop()
        answers = []
        for seq, coming in enumerate(comings):
            await asyncio.sleep(max(0.0, coming / 1000 - loop.time()))
            answers.append(writer.line(Line("game", seq, b"{}")))
        await asyncio.gather(*answers)
        return writer.groups

    assert expected == run(story)
