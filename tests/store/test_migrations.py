"""Every past schema becomes today's with all its data; a later one is refused."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from logomachie.store.migrations import NewerSchema, due, scripts
from logomachie.store.postgres import PostgresStore
from logomachie.store.sqlite import SqliteStore
from logomachie.store.store import Line, Store

PAST = range(1, len(scripts()) + 1)
DATA = (
    "insert into game (id, room, made, listed, head, wake) values"
    ' (\'ORNA-PURS-41\', \'{"game":"x"}\', 7, true, \'{"seed":"s"}\', 90)',
    "insert into seat (game, seat, token, name, since) values ('ORNA-PURS-41', 0, 'a1', 'Zoé', 5)",
    "insert into entry (game, seq, nonce, body) values ('ORNA-PURS-41', 1, '0-n', '{\"seq\":1}')",
)


def statements(version: int) -> list[str]:
    """A store of a past release with a game in it; the first had no version row."""
    made = [statement for part in scripts()[:version] for statement in part]
    if version > 1:
        made.append("create table schema (version integer not null)")
        made += [f"insert into schema (version) values ({n})" for n in range(1, version + 1)]
    return [*made, *DATA]


async def goes_on(store: Store) -> None:
    """What was there is there, and the game goes on."""
    standing = await store.table("ORNA-PURS-41")
    await store.append(Line("ORNA-PURS-41", 2, b'{"seq":2}', nonce="0-m", wake=95))
    await store.beat(3)

    assert (b'{"seed":"s"}', 90, "Zoé") == (standing.head, standing.wake, standing.seats[0].name)
    assert [b'{"seq":1}', b'{"seq":2}'] == await store.read("ORNA-PURS-41")


@pytest.mark.parametrize("version", PAST)
def test_a_sqlite_file_of_every_past_schema_is_brought_here(version: int, tmp_path: Path) -> None:
    """With its data, once: opened a second time nothing is left to do."""
    path = tmp_path / "club.sqlite3"
    with sqlite3.connect(path) as db:
        for statement in statements(version):
            db.execute(statement)

    async def story() -> None:
        store = SqliteStore(path)
        await goes_on(store)
        await store.close()
        again = SqliteStore(path)
        await again.close()

    asyncio.run(story())
    with sqlite3.connect(path) as db:
        noted = [row[0] for row in db.execute("select version from schema order by version")]
    assert len(scripts()) == noted[-1]
    assert len(noted) == len(set(noted))


@pytest.mark.parametrize("version", PAST)
def test_a_postgresql_of_every_past_schema_is_brought_here(version: int, postgres: str) -> None:
    """The same, also when two nodes start together."""

    async def story() -> None:
        name = f"past_{version}"
        admin: Any = await asyncpg.connect(postgres)
        await admin.execute(f"create database {name}")
        await admin.close()
        address = postgres.replace("/postgres?", f"/{name}?")
        old: Any = await asyncpg.connect(address)
        for statement in statements(version):
            await old.execute(statement)
        await old.close()
        nodes = await asyncio.gather(PostgresStore.open(address), PostgresStore.open(address))
        await goes_on(nodes[0])
        for node in nodes:
            await node.close()

    asyncio.run(story())


def test_a_later_schema_is_refused_and_left_alone(tmp_path: Path) -> None:
    """This release cannot know what a later one has written there."""
    path = tmp_path / "club.sqlite3"
    with sqlite3.connect(path) as db:
        for statement in statements(len(scripts())):
            db.execute(statement)
        db.execute("insert into schema (version) values (999)")
        before = list(db.iterdump())

    with pytest.raises(NewerSchema) as refused:
        SqliteStore(path)

    assert (999, len(scripts())) == (refused.value.found, refused.value.known)
    with sqlite3.connect(path) as db:
        assert before == list(db.iterdump())


def test_a_migration_that_fails_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All or nothing: the old release can still open the file."""
    path = tmp_path / "club.sqlite3"
    with sqlite3.connect(path) as db:
        for statement in statements(1):
            db.execute(statement)
    broken = (scripts()[0], ("create table half (id integer)", "create nonsense"))
    monkeypatch.setattr("logomachie.store.migrations.scripts", lambda: broken)

    with pytest.raises(sqlite3.OperationalError):
        SqliteStore(path)

    with sqlite3.connect(path) as db:
        assert [] == db.execute("select 1 from sqlite_master where name = 'half'").fetchall()


def test_a_new_store_gets_every_version() -> None:
    """From nothing, all of them; from the last, none."""
    assert [n for n, _ in due(None, has_tables=False)] == list(PAST)
    assert [] == due(len(scripts()), has_tables=True)
