"""A whole store as one file, and a file as a store: while a club runs, from one kind to another.

JSON lines, packed: what it is, every row of every table as one moment saw them, and at the end how
many there were with their fingerprint, so that half a file is known for one. Keys of handovers are
left out: they are of no use a quarter of an hour later; so are analyses, which are made again.
"""

import gzip
import os
import sqlite3
import zlib
from collections.abc import AsyncIterator, Iterable, Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from logomachie.core.tongue import Said
from logomachie.store.lock import FileLock
from logomachie.store.migrations import scripts
from logomachie.store.sqlite import SqliteStore

FORMAT = "logomachie backup"
TABLES = {  # in an order in which they may be filled
    "game": ("id", "version", "room", "head", "wake", "outcome", "next", "made", "listed"),
    "seat": ("game", "seat", "token", "name", "bot", "since"),
    "entry": ("game", "seq", "nonce", "body"),
}
ORDER = {"game": "id", "seat": "game, seat", "entry": "game, seq"}
AT_ONCE = 1_000  # rows written together
OTHER = Said("c’est une autre sorte de fichier", "it is another kind of file")
TORN = Said("elle est coupée ou abîmée", "it is cut short or damaged")
LATER = Said("elle vient d’un club plus récent", "it is of a later release of the club")

Row = tuple[str, tuple[Any, ...]]  # its table, its values

DAMAGE = (gzip.BadGzipFile, EOFError, zlib.error, msgspec.DecodeError, UnicodeDecodeError)

_line = msgspec.json.Decoder(Row | dict[str, Any]).decode


class NotACopy(ValueError):
    """The file is not a whole copy of a store: why."""

    def __init__(self, why: Said) -> None:
        super().__init__(why.en)
        self.why = why


class NotEmpty(Exception):
    """The store to be filled has tables already."""


async def rows(data: str) -> AsyncIterator[Row]:
    """Every row of a store as one moment sees it; nothing waits for it."""
    if "://" in data:
        async for row in _postgres_rows(data):
            yield row
        return
    db = sqlite3.connect(f"{Path(data).resolve().as_uri()}?mode=ro", uri=True, timeout=30)
    try:
        db.execute("begin")  # one snapshot: the writer goes on beside it
        for table, names in TABLES.items():
            for values in db.execute(_select(table, names)):
                yield table, values
    finally:
        db.close()


async def _postgres_rows(data: str) -> AsyncIterator[Row]:
    import asyncpg  # noqa: PLC0415  # an extra

    db: Any = await asyncpg.connect(data)
    try:
        async with db.transaction(isolation="repeatable_read", readonly=True):
            for table, names in TABLES.items():
                async for record in db.cursor(_select(table, names)):
                    yield table, tuple(record)
    finally:
        await db.close()


async def write(data: str, file: Path) -> int:
    """Copy a store into a file that is its owner's alone, all or nothing; how many rows."""
    half = file.with_name(f"{file.name}.part")
    handle = os.open(half, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    seal, count = blake2b(digest_size=16), 0
    with os.fdopen(handle, "wb") as raw, gzip.open(raw, "wb") as out:
        head = {"format": FORMAT, "schema": len(scripts()), "tables": TABLES}
        out.write(msgspec.json.encode(head) + b"\n")
        async for row in rows(data):
            line = msgspec.json.encode(row) + b"\n"
            seal.update(line)
            out.write(line)
            count += 1
        out.write(msgspec.json.encode({"rows": count, "seal": seal.hexdigest()}) + b"\n")
    half.replace(file)
    return count


def read(file: Path) -> Iterator[Row]:
    """The rows of a copy; raises NotACopy, at its end too; OSError where it cannot be read."""
    seal, count, end = blake2b(digest_size=16), 0, None
    with gzip.open(file, "rb") as lines:
        _read_head(lines)
        try:
            for line in lines:
                said = _line(line)
                if isinstance(said, dict):
                    end = said
                    break
                if said[0] not in TABLES:
                    break
                seal.update(line)
                count += 1
                yield said
        except DAMAGE as error:
            raise NotACopy(TORN) from error
    if end != {"rows": count, "seal": seal.hexdigest()}:
        raise NotACopy(TORN)


def _read_head(lines: Iterator[bytes]) -> None:
    try:
        head = msgspec.json.decode(next(lines, b"null"))
    except EOFError as error:
        raise NotACopy(TORN) from error
    except DAMAGE as error:
        raise NotACopy(OTHER) from error
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise NotACopy(OTHER)
    if head["schema"] > len(scripts()):
        raise NotACopy(LATER)


def look_over(file: Path) -> None:
    """Read a copy to its end, so that nothing is begun with one that is not whole."""
    for _ in read(file):
        pass


async def fill(file: Path, data: str) -> int:
    """Fill an empty store from a copy, all or nothing; raises NotEmpty, NotACopy, InUse."""
    look_over(file)
    if "://" in data:
        return await _fill_postgres(file, data)
    is_new = not Path(data).exists()
    await SqliteStore(data).close()  # the tables are there, and nobody serves them
    lock = FileLock(data)
    try:
        return _fill_sqlite(file, data)
    except BaseException:
        if is_new:  # as the disk that is full: then nothing is there after it either
            for end in ("", "-wal", "-shm"):
                Path(f"{data}{end}").unlink(missing_ok=True)
        raise
    finally:
        lock.release()


def _fill_sqlite(file: Path, data: str) -> int:
    db = sqlite3.connect(data, isolation_level=None)
    try:
        db.execute("pragma foreign_keys = on")
        db.execute("begin exclusive")
        if db.execute("select 1 from game").fetchone() is not None:
            raise NotEmpty(data)
        count = 0
        for table, values in _groups(read(file)):
            names = TABLES[table]
            marks = ", ".join("?" * len(names))
            db.executemany(f"insert into {table} ({', '.join(names)}) values ({marks})", values)  # noqa: S608  # names of ours
            count += len(values)
        db.execute("commit")
    finally:
        db.close()  # what is not committed is not there
    return count


async def _fill_postgres(file: Path, data: str) -> int:
    import asyncpg  # noqa: PLC0415  # an extra

    from logomachie.store.postgres import PostgresStore  # noqa: PLC0415

    await (await PostgresStore.open(data)).close()
    db: Any = await asyncpg.connect(data)
    try:
        async with db.transaction():
            await db.execute("lock table game in exclusive mode")
            if await db.fetchval("select 1 from game limit 1") is not None:
                raise NotEmpty(data)
            count = 0
            for table, values in _groups(read(file)):
                rows = [_typed(table, row) for row in values]
                await db.copy_records_to_table(table, records=rows, columns=TABLES[table])
                count += len(rows)
    finally:
        await db.close()
    return count


def _typed(table: str, values: tuple[Any, ...]) -> tuple[Any, ...]:
    """SQLite has no truth of its own: 0 and 1."""
    return (*values[:-1], bool(values[-1])) if table == "game" else values


def _groups(found: Iterable[Row]) -> Iterator[tuple[str, list[tuple[Any, ...]]]]:
    """Rows of one table, some at a time."""
    table, group = "", list[tuple[Any, ...]]()
    for name, values in found:
        if group and (name != table or len(group) == AT_ONCE):
            yield table, group
            group = []
        table = name
        group.append(values)
    if group:
        yield table, group


def _select(table: str, names: tuple[str, ...]) -> str:
    return f"select {', '.join(names)} from {table} order by {ORDER[table]}"  # noqa: S608  # names of ours
