"""How the lines of SQLite gather: all that comes in one turn of the loop is one commit."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from logomachie.store import writer
from logomachie.store.sqlite import SqliteStore
from logomachie.store.store import Line
from logomachie.store.writer import Job, Verdict, Writer


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
