"""How soon a club with many stored games is ready: `python bench/startup.py [STORED] [LIVE]`.

A SQLite file with so many finished and so many running games; a real server is started on it, and
asked until it says ready and until a table of it has been joined. bench/trust.md keeps the figures.
"""

import asyncio
import os
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

import httpx  # noqa: E402
import msgspec  # noqa: E402

from logomachie.core.record import Head, head_bytes, sealed  # noqa: E402
from logomachie.core.value import encoded  # noqa: E402
from logomachie.games import GAMES  # noqa: E402
from logomachie.server.table import Agreed  # noqa: E402
from logomachie.server.words import French  # noqa: E402
from logomachie.store.sqlite import SqliteStore  # noqa: E402
from tests.kit.port import free_port  # noqa: E402

HOUR = 3_600_000


async def filled(path: Path, stored: int, live: int) -> None:
    """Games without lines: what is measured does not depend on how long they were."""
    await SqliteStore(path).close()
    spec, words = GAMES["word-whiz"], await French(None).identity()
    config = spec.config(seats=2, lexicon=words.digest, edition=spec.edition)
    now = round(time.time() * 1000)
    raw = msgspec.Raw(encoded(config))
    head = sealed(Head(game=spec.slug, config=raw, seed="s", at=now, lexicon=words))
    room = encoded(Agreed(game=spec.slug, options=msgspec.Raw(b"{}"), host="h")).decode()
    made = [
        (
            f"G{n}",
            room,
            head_bytes(head).decode(),
            *((now + HOUR, None) if n < live else (None, "{}")),
        )
        for n in range(stored + live)
    ]
    with sqlite3.connect(path) as db:
        db.executemany(
            "insert into game (id, room, head, wake, outcome, made, listed) values (?,?,?,?,?,0,0)",
            made,
        )
        db.executemany(
            "insert into seat (game, seat, token, name, since) values (?, ?, 't', 'n', 0)",
            [(row[0], seat) for row in made for seat in range(2)],
        )


async def measured(path: Path) -> tuple[float, float]:
    """Seconds until it is ready, and until a running table of it is shown."""
    port, began = free_port(), time.monotonic()
    command = [sys.executable, "-m", "logomachie.server", "--port", str(port), "--data", str(path)]
    server = subprocess.Popen(
        command,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    times = []
    try:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30) as http:
            for asked in ("/readyz", "/api/tables/G0"):
                while True:
                    try:
                        if (await http.get(asked)).status_code == 200:
                            break
                    except httpx.HTTPError:
                        pass
                    await asyncio.sleep(0.02)
                times.append(time.monotonic() - began)
    finally:
        server.kill()
        server.wait()
    return times[0], times[1]


def main() -> None:
    """Both figures, for an empty file and for a full one."""
    stored, live = (int(word) for word in (sys.argv[1:3] or ("100000", "10000")))
    with tempfile.TemporaryDirectory() as folder:
        for name, sizes in (("one", (0, 1)), ("many", (stored, live))):
            path = Path(folder) / f"{name}.sqlite3"
            asyncio.run(filled(path, *sizes))
            ready, shown = asyncio.run(measured(path))
            load = os.getloadavg()[0]
            print(f"{sizes}: ready {ready:.1f} s, a table {shown:.1f} s (load {load:.0f})")


if __name__ == "__main__":
    main()
