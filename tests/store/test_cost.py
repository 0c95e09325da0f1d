"""No statement of the store costs more because more is stored."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from logomachie.store import sqlite, writer
from logomachie.store.sqlite import SqliteStore
from logomachie.store.store import MOST_SWEPT, Line, Store
from tests.store.conftest import Opener
from tests.store.test_store import line, made, told

ASKING = ("select", "update", "delete")


def test_no_statement_looks_through_a_whole_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is asked of a file goes by an index: SQLite's own plans say so."""
    path, said, connect = tmp_path / "club.sqlite3", list[str](), writer.connect

    def traced(path: str) -> sqlite3.Connection:
        db = connect(path)
        db.set_trace_callback(said.append)
        return db

    monkeypatch.setattr(writer, "connect", traced)
    monkeypatch.setattr(sqlite, "connect", traced)

    async def story() -> None:
        store = SqliteStore(path)
        said.clear()  # making the tables is not asking
        game = await made(store, begun=False)
        standing = await store.table(game)
        await store.seat(game, 1, standing.seats)
        await store.begin(game, 2, standing.seats, head=b"{}", wake=5)
        await line(store, game, 1, "n")
        await store.follow(game, "other")
        for asked in (store.read(game), store.due(9), store.running(), store.held("a1")):
            await asked
        await store.listed()
        await store.sweep(5)
        await line(store, game, 2)
        await store.append(Line(game, 3, b"{}", outcome=b"{}"))
        await store.forget(now=8, before=9, scrubbed=lambda room: room)
        await store.beat(5)
        await store.close()

    asyncio.run(story())
    db = connect(str(path))
    asked = {sql for sql in said if sql.lstrip("- ").lower().startswith(ASKING)}
    plans = {sql: [row[3] for row in db.execute(f"explain query plan {sql}")] for sql in asked}
    db.close()

    assert len(asked) >= 10
    assert {} == {
        sql: plan
        for sql, plan in plans.items()
        if any(step.startswith("SCAN") and "USING" not in step for step in plan)
    }


def test_old_tables_are_forgotten_some_at_a_time(opener: Opener) -> None:
    """The oldest first, and never so many at once that moves wait long behind it."""

    async def story(store: Store) -> None:
        while await store.sweep(100):
            pass  # of other tests
        for n in range(MOST_SWEPT + 3):
            await made(store, begun=False, at=n % 50)
        begun = await made(store, at=1)

        assert [MOST_SWEPT, 3, 0] == [await store.sweep(60) for _ in range(3)]
        assert (await store.table(begun)).head is not None

    told(opener, story)
