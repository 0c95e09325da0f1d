"""The club under load and under attack; `bench/trust.md` keeps the figures.

python bench/trust.py tables [--tables 1000] [--seconds 60]
"""

import argparse
import asyncio
import os
import signal
import subprocess
import sys
import tempfile
import time
from datetime import UTC, datetime

from attacks import ATTACKS, attacked
from costs import stored
from crowd import GAMES, ROOT, Crowd, Server


def percentile(times: list[float], share: float) -> float:
    """What so many of them stay below."""
    return sorted(times)[min(len(times) - 1, int(len(times) * share))] if times else 0.0


def soon(name: str, figures: dict[str, float], before: dict[str, float]) -> str:
    """How many of a histogram were how soon, between two readings."""
    told = {
        key.partition('le="')[2].rstrip('"}'): value - before.get(key, 0)
        for key, value in figures.items()
        if key.startswith(f"logomachie_{name}_seconds_bucket")
    }
    return ", ".join(f"{told[le]:.0f} within {le} s" for le in ("0.05", "0.1", "0.25", "+Inf"))


async def tables(count: int, seconds: float) -> None:
    """So many people, each at a table with a bot, of all games and levels."""
    with tempfile.TemporaryDirectory() as folder, Server(f"{folder}/club.sqlite3") as server:
        server.start()
        crowd = Crowd(server, "tables")
        await crowd.sit(5)
        await asyncio.sleep(10)  # the dictionary is read, workers are there
        empty = server.megabytes()
        began = time.monotonic()
        await crowd.sit(count - 5)
        print(f"{count} tables set and begun in {time.monotonic() - began:.0f} s", flush=True)
        await asyncio.sleep(15)
        before, began, cpu = server.figures(), time.monotonic(), server.cpu()
        await asyncio.sleep(seconds)
        figures, took = server.figures(), time.monotonic() - began
        used = server.cpu() - cpu
        times = crowd.within(began, began + took)
        by_game = ", ".join(
            f"{game} {percentile(crowd.within(began, began + took, game), 0.99):.0f} ms"
            for game in GAMES
        )
        lines = sum(
            figures[key] - before.get(key, 0)
            for key in figures
            if key.startswith("logomachie_lines_total")
        )
        print(
            f"{figures['logomachie_games']:.0f} games run; in {took:.0f} s {len(times)} moves of "
            f"people, {lines:.0f} lines; the club's process used {used / took:.0%} of a core\n"
            f"a move is acknowledged after {percentile(times, 0.5):.1f} ms (median), "
            f"{percentile(times, 0.99):.1f} ms (99 %), {max(times):.1f} ms (all); "
            f"{len([w for w in crowd.waiting() if w > 1])} wait; refused {crowd.refused}; "
            f"{crowd.breaks} sockets broken\n"
            f"of these by game, 99 %: {by_game}\n"
            f"by the club's own clock: {soon('move', figures, before)}\n"
            f"deadlines: {soon('deadline_late', figures, before)}; overdue now "
            f"{figures['logomachie_overdue_deadlines']:.0f}\n"
            f"memory: {empty:.1f} MB with 5 tables, {server.megabytes():.1f} MB: "
            f"{(server.megabytes() - empty) * 1024 / (count - 5):.0f} kB a table",
            flush=True,
        )
        await crowd.leave()


async def attacks(names: list[str]) -> None:
    """Each with a club of its own."""
    print("| attack | came to | answers in peace / meanwhile: median, 99 % (count), ms | then |")
    print("|---|---|---|---|")
    for name in names or list(ATTACKS):
        print(await attacked(name), flush=True)


def stop(count: int = 40) -> None:
    """SIGTERM to the whole process group, as systemd sends it, while bots think."""
    with tempfile.TemporaryDirectory() as folder, Server(f"{folder}/club.sqlite3") as server:
        server.start()

        async def sits() -> None:
            crowd = Crowd(server, "stop")
            await crowd.sit(count)
            await asyncio.sleep(6)
            began = time.monotonic()
            os.killpg(server.pid, signal.SIGTERM)
            assert server.process is not None
            while server.process.poll() is None:
                await asyncio.sleep(0.01)
            print(f"stopped after {time.monotonic() - began:.2f} s, code {server.process.poll()}")
            for task in crowd.tasks:
                task.cancel()
            await asyncio.gather(*crowd.tasks, return_exceptions=True)

        asyncio.run(sits())


def where() -> str:
    """What was measured, when and where."""
    told = subprocess.run(
        ["git", "describe", "--always", "--dirty"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    return (
        f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC, commit {told.stdout.strip()}, "
        f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} before"
    )


def main() -> None:
    """One of them."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=("tables", "attacks", "stored", "stop"))
    parser.add_argument("names", nargs="*", help="of attacks")
    parser.add_argument("--tables", type=int, default=1_000)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--most", type=int, default=1_000_000, help="games stored")
    given = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # the club ends with us
    print(where(), flush=True)
    match given.what:
        case "tables":
            asyncio.run(tables(given.tables, given.seconds))
        case "attacks":
            asyncio.run(attacks(given.names))
        case "stored":
            sizes = [size for size in (0, 10_000, 100_000, 1_000_000) if size <= given.most]
            asyncio.run(stored(sizes))
        case "stop":
            stop()
    print(f"load {os.getloadavg()[0]:.1f} after")


if __name__ == "__main__":
    main()
