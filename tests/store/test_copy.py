"""A whole store as one file, and back, from either kind to either; half a file is known for one."""

import asyncio
import gzip
import os
import sqlite3
import stat
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any, TypeAlias

import asyncpg
import pytest

from logomachie.store import copy
from logomachie.store.check import complaints, logs
from logomachie.store.copy import NotACopy, NotEmpty, Row, fill, read, rows, write
from logomachie.store.lock import InUse
from logomachie.store.postgres import PostgresStore
from logomachie.store.sqlite import SqliteStore
from logomachie.store.store import Store
from tests.store.test_store import line, made

KINDS = ("sqlite", "postgres")
Namer: TypeAlias = Callable[[str], Awaitable[str]]
_numbers = count(1)


@pytest.fixture
def fresh(tmp_path: Path, request: pytest.FixtureRequest) -> Namer:
    """What names a new, empty store of a kind."""

    async def named(kind: str) -> str:
        if kind == "sqlite":
            return str(tmp_path / f"club-{next(_numbers)}.sqlite3")
        postgres: str = request.getfixturevalue("postgres")
        admin: Any = await asyncpg.connect(postgres)
        name = f"copy_{os.getpid()}_{next(_numbers)}"
        await admin.execute(f"create database {name}")
        await admin.close()
        return postgres.replace("/postgres?", f"/{name}?")

    return named


@asynccontextmanager
async def opened(data: str) -> AsyncIterator[Store]:
    store: Store = await PostgresStore.open(data) if "://" in data else SqliteStore(data)
    try:
        yield store
    finally:
        await store.close()


async def all_rows(data: str) -> list[Row]:
    """Every row; whether a table is listed is a number in one kind and a truth in the other."""
    return [
        (table, (*values[:-1], int(values[-1])) if table == "game" else values)
        async for table, values in rows(data)
    ]


async def played(store: Store) -> list[str]:
    """Two games, one of them begun, and a table that waits."""
    games = [await made(store), await made(store), await made(store, begun=False, listed=True)]
    for seq in (1, 2):
        await line(store, games[0], seq, f"0-é{seq}")
    await store.offer(games[0], 1, "hash", now=1, end=9)
    return games


@pytest.mark.parametrize("source", KINDS)
@pytest.mark.parametrize("target", KINDS)
def test_what_was_copied_is_there_again(
    source: str, target: str, fresh: Namer, tmp_path: Path
) -> None:
    """Row by row, while the store it came from is open; keys of handovers are left out."""
    file = tmp_path / "club.copy"

    async def story() -> None:
        data, there = await fresh(source), await fresh(target)
        async with opened(data) as store:
            games = await played(store)
            written = await write(data, file)
            kept = [await store.table(game) for game in games]
        filled = await fill(file, there)
        async with opened(there) as again:
            assert 3 + 9 + 2 == written == filled
            assert await all_rows(data) == await all_rows(there)
            assert kept == [await again.table(game) for game in games]
            assert not await again.redeem(games[0], 1, "hash", now=1)
            await line(again, games[0], 3, "0-next")

    asyncio.run(story())
    assert 0o600 == stat.S_IMODE(file.stat().st_mode)


def worn_out(copy: bytes) -> bytes:
    """A few bytes of it as a bad disk gives them back."""
    middle = len(copy) // 2
    return (
        copy[:middle]
        + bytes(byte ^ 0xFF for byte in copy[middle : middle + 8])
        + copy[middle + 8 :]
    )


def test_a_copy_that_is_not_whole_fills_nothing(fresh: Namer, tmp_path: Path) -> None:
    """Cut short, changed, of a later release, or something else: nothing is written, nor made where
    nothing was."""
    file, cut, torn, worn, changed, later, other = (tmp_path / name for name in "abcdefg")

    async def story() -> None:
        data = await fresh("sqlite")
        async with opened(data) as store:
            await played(store)
            await write(data, file)
        lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
        cut.write_bytes(gzip.compress(b"".join(lines[:-2])))
        torn.write_bytes(file.read_bytes()[:-40])
        worn.write_bytes(worn_out(file.read_bytes()))
        changed.write_bytes(gzip.compress(b"".join(lines).replace(b'"Zo', b'"Ro')))
        later.write_bytes(gzip.compress(lines[0].replace(b'"schema":', b'"schema":9')))
        other.write_bytes(b"{}\n")
        target = str(tmp_path / "new.sqlite3")
        for broken in (cut, torn, worn, changed, later, other):
            with pytest.raises(NotACopy):
                await fill(broken, target)
        there = Path(target).exists()
        whole = await fill(file, target)
        with pytest.raises(NotEmpty):
            await fill(file, target)

        assert (False, 14) == (there, whole)

    asyncio.run(story())
    assert 14 == len(list(read(file)))


def test_a_disk_that_is_full_leaves_nothing(
    fresh: Namer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Half a club is none: where no file was, none is left."""

    def full(found: Iterable[Row]) -> Iterator[tuple[str, list[tuple[Any, ...]]]]:
        yield "game", [next(iter(found))[1]]
        raise sqlite3.OperationalError("database or disk is full")

    async def story() -> None:
        data, target = await fresh("sqlite"), await fresh("sqlite")
        async with opened(data) as store:
            await played(store)
            await write(data, tmp_path / "copy")
        monkeypatch.setattr(copy, "_groups", full)
        with pytest.raises(sqlite3.OperationalError):
            await fill(tmp_path / "copy", target)

        assert not Path(target).exists()

    asyncio.run(story())


def test_a_store_that_is_served_is_not_filled(fresh: Namer, tmp_path: Path) -> None:
    """Whoever runs the club stops it first."""

    async def story() -> None:
        data = await fresh("sqlite")
        async with opened(data) as store:
            await played(store)
            await write(data, tmp_path / "copy")
            with pytest.raises(InUse):
                await fill(tmp_path / "copy", data)

    asyncio.run(story())


def test_logs_are_found_as_one_moment_sees_them(fresh: Namer) -> None:
    """Every game that has begun with its lines, also one nobody has moved in."""

    async def story() -> None:
        data = await fresh("sqlite")
        async with opened(data) as store:
            games = await played(store)
            found = {game: lines async for game, _, lines in logs(data)}

            assert [] == complaints(data)
            assert {games[0]: [b'{"seq":1}', b'{"seq":2}'], games[1]: []} == found

    asyncio.run(story())


def test_a_file_that_is_damaged_says_so(tmp_path: Path) -> None:
    """Pages overwritten in the middle: SQLite's own look finds it."""
    path = tmp_path / "club.sqlite3"

    async def story() -> None:
        store = SqliteStore(path)
        for _ in range(200):
            await made(store)
        await store.close()

    asyncio.run(story())
    body = bytearray(path.read_bytes())
    body[4096 * 3 : 4096 * 6] = b"\xff" * (4096 * 3)
    path.write_bytes(body)

    assert complaints(str(path))
