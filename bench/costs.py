"""What a move costs a store that holds ever more games: `python bench/trust.py stored`.

The club's own stores, filled by their databases; then lines of fifty running games, all at once
and one after the other, and the statements that tables and the supervisor ask for beside them.
"""

import asyncio
import sqlite3
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import asyncpg
from crowd import ROOT

from logomachie.store.postgres import PostgresStore
from logomachie.store.sqlite import SqliteStore
from logomachie.store.store import Line, Sitting, Store

sys.path.insert(0, str(ROOT))

from tests.store.cluster import Cluster

LIVE, ROUNDS = 50, 40
BODY = b'{"seq":1,"at":1800000000000,"seat":0,"move":{"type":"Flip","round":1,"pack":0},' + (
    b'"nonce":"n1","events":[{"type":"Flipped","seat":0,"pack":0,"card":"A"}],'
    b'"hash":"0123456789abcdef0123456789abcdef"}'
)
GAMES = """insert into game (id, room, head, wake, outcome, made, listed)
select 'OLD-' || n, '{"game":"word-whiz"}', '{"seed":"s"}', null, '{"scores":[1,2]}', n, %s
from %s"""
SEATS = """insert into seat (game, seat, token, name, since)
select 'OLD-' || n, seat, 't' || (n %% 5000), 'Ida', n
from %s, (select 0 as seat union select 1) s"""
LINES = """insert into entry (game, seq, nonce, body)
select 'OLD-' || n, seq, 'n' || seq, '%s' from %s, (select 1 as seq union select 2) s"""
SQLITE_ROWS = "(with recursive c(n) as (select %d union all select n + 1 from c where n < %d) %s)"


async def stored(sizes: list[int]) -> None:
    """Both stores, size after size."""
    print(
        "| store | games | a line, ms | lines at once, µs each | table, ms | due | sweep | held |"
    )
    print(f"|{'---|' * 8}")
    with tempfile.TemporaryDirectory() as folder:
        await _sqlite(Path(folder) / "club.sqlite3", sizes)
    with Cluster() as cluster:
        await _postgres(cluster.address, sizes)


async def _sqlite(path: Path, sizes: list[int]) -> None:
    held = 0
    for size in sizes:
        await SqliteStore(path).close()
        db = sqlite3.connect(path)
        rows = SQLITE_ROWS % (held, size - 1, "select n from c")
        with db:
            if size > held:
                db.execute(GAMES % ("0", rows))
                db.execute(SEATS % rows)
                db.execute(LINES % (BODY.decode(), rows))
        db.close()
        held = size
        await _row("SQLite", size, SqliteStore(path))


async def _postgres(address: str, sizes: list[int]) -> None:
    held = 0
    for size in sizes:
        await (await PostgresStore.open(address)).close()
        db: Any = await asyncpg.connect(address)
        rows = f"(select generate_series({held}, {size - 1}) as n) g"
        if size > held:
            await db.execute(GAMES % ("false", rows))
            await db.execute(SEATS % rows)
            await db.execute(LINES % (BODY.decode(), rows))
            await db.execute("vacuum analyze")
        await db.close()
        held = size
        await _row("PostgreSQL", size, await PostgresStore.open(address))


async def _row(name: str, size: int, store: Store) -> None:
    games = [f"LIVE-{size}-{n}" for n in range(LIVE)]
    for game in games:
        seats = [Sitting(seat=seat, token=f"live-{game}", name="Ida") for seat in range(2)]
        await store.create(game, b"{}", seats, made=10**12, listed=False)
        await store.begin(game, 1, seats, head=b"{}", wake=10**13)
    alone, together = [], []

    async def line(game: str, seq: int) -> None:
        await store.append(Line(game, seq, BODY, nonce=f"n{seq}", wake=10**13 + seq))

    for seq in range(1, 2 * ROUNDS, 2):
        began = time.perf_counter()
        await line(games[0], seq)
        await line(games[0], seq + 1)
        alone.append((time.perf_counter() - began) / 2 * 1e3)
    for seq in range(1, ROUNDS + 1):
        began = time.perf_counter()
        await asyncio.gather(*(line(game, seq) for game in games[1:]))
        together.append((time.perf_counter() - began) / (LIVE - 1) * 1e6)
    asked = {
        "table": lambda: store.table(games[0]),
        "due": lambda: store.due(10**12),
        "sweep": lambda: store.sweep(0),
        "held": lambda: store.held(f"live-{games[0]}"),
    }
    times = []
    for ask in asked.values():
        taken = []
        for _ in range(30):
            began = time.perf_counter()
            await ask()
            taken.append((time.perf_counter() - began) * 1e3)
        times.append(f"{sorted(taken)[15]:.2f}")
    middle = sorted(alone)[len(alone) // 2], sorted(together)[len(together) // 2]
    print(
        f"| {name} | {size:,} | {middle[0]:.2f} | {middle[1]:.0f} | {' | '.join(times)} |",
        flush=True,
    )
    await store.close()
