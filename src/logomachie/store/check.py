"""Whether a store is whole: what its own kind can say, and every log as a record."""

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from logomachie.store.copy import rows
from logomachie.store.migrations import FOUND

Log = tuple[str, bytes, list[bytes]]  # a table, its head, its lines


def complaints(data: str) -> list[str]:
    """What SQLite finds wrong with its own file; PostgreSQL looks after itself."""
    if "://" in data:
        return []
    db = sqlite3.connect(f"{Path(data).resolve().as_uri()}?mode=ro", uri=True, timeout=30)
    try:
        told = [row[0] for row in db.execute("pragma integrity_check") if row[0] != "ok"]
        told += [f"{row[0]} {row[1]}: {row[2]}" for row in db.execute("pragma foreign_key_check")]
        if db.execute(FOUND).fetchone()[0] is None:
            told.append("no schema version")
    except sqlite3.DatabaseError as error:
        told = [str(error)]
    finally:
        db.close()
    return told


async def logs(data: str) -> AsyncIterator[Log]:
    """Every game that has begun, as one moment sees them all."""
    heads: dict[str, bytes] = {}
    game, lines = "", list[bytes]()
    async for table, values in rows(data):
        if table == "game" and values[3] is not None:
            heads[values[0]] = values[3].encode()
        elif table == "entry":
            if values[0] != game and game in heads:
                yield game, heads.pop(game), lines
            if values[0] != game:
                game, lines = values[0], []
            lines.append(_body(values))
    if game in heads:
        yield game, heads.pop(game), lines
    for name, head in heads.items():  # begun, and nobody has moved
        yield name, head, []


def _body(values: tuple[Any, ...]) -> bytes:
    body: str = values[3]
    return body.encode()
