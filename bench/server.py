"""Moves per second, CPU per move and memory of the club's server beside boardgame.io's, in one run.

    python bench/server.py [--matches 250] [--seconds 6] [--rounds 3] [--node-modules FOLDER]

The same trivial game on both sides: two players add in turn, each has a hand the other never sees,
and every move is checked against its player's credentials. The club writes every move to SQLite
(WAL, synchronous=FULL) before anybody hears of it; boardgame.io keeps its games in memory. Server
and load generator (Node, for both, over one light socket) share the machine, in interleaved rounds.
"""

import argparse
import asyncio
import io
import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time
from datetime import UTC, datetime
from pathlib import Path

HERE = Path(__file__).parent
NODE = HERE / "server"
sys.path[:0] = [str(HERE.parent / "src"), str(HERE.parent)]


def serve(port: int, data: str) -> None:
    """In a process of its own: the real server, with the trivial game in the place of the five."""
    import uvicorn  # noqa: PLC0415

    from logomachie.server.app import app_of, open_store  # noqa: PLC0415
    from logomachie.server.clock import WallClock  # noqa: PLC0415
    from logomachie.server.club import Club  # noqa: PLC0415
    from logomachie.server.journal import Journal  # noqa: PLC0415
    from logomachie.server.pool import Pool  # noqa: PLC0415
    from logomachie.server.run import tune, uvicorn_config  # noqa: PLC0415
    from logomachie.server.settings import Settings  # noqa: PLC0415
    from tests.sim.toy import TOY, NoWords  # noqa: PLC0415

    tune()
    many = 10**9
    settings = Settings(
        port=port,
        data=data,
        messages=many,
        burst=many,
        sockets=many,
        requests=many,
        tables=many,
        idle=many,
        connections=many,
        frames=many,
        bytes=many,
        lines=many,
    )

    async def run() -> None:
        store, bus = await open_store(data)
        club = Club(
            settings,
            store=store,
            bus=bus,
            clock=WallClock(),
            games={TOY.slug: TOY},
            dictionary=NoWords(),
            thinker=Pool(1),
            journal=Journal(io.StringIO()),
        )
        server = uvicorn.Server(uvicorn_config(settings, app_of(club)))
        await server.serve()

    try:
        import uvloop  # noqa: PLC0415
    except ImportError:
        asyncio.run(run())
    else:
        uvloop.run(run())


class Process:
    """A server under measurement."""

    def __init__(self, command: list[str], port: int, path: str, env: dict[str, str]) -> None:
        self.process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, env={**os.environ, **env}
        )
        wait_for(port, path)

    def cpu(self) -> float:
        """Seconds of CPU this process has used, its threads included."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def megabytes(self) -> float:
        """Resident memory of this process."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) / 1024
        return 0.0

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()


def wait_for(port: int, path: str) -> None:
    """Until the server answers."""
    from urllib.error import HTTPError, URLError  # noqa: PLC0415
    from urllib.request import urlopen  # noqa: PLC0415

    for _ in range(200):
        try:
            urlopen(f"http://127.0.0.1:{port}{path}", timeout=1).close()
        except HTTPError:
            return
        except (URLError, OSError):
            time.sleep(0.05)
        else:
            return
    raise SystemExit(f"nothing answers on port {port}")


def measure(server: Process, script: str, port: int, given: argparse.Namespace) -> dict[str, float]:
    """One round: the load's own count, and what the server used meanwhile."""
    load = subprocess.Popen(
        [
            "node",
            str(given.node_modules / script),
            *map(str, (port, given.matches, given.seconds, given.warmup)),
        ],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert load.stdout is not None
    if load.stdout.readline().strip() != "measure":
        raise SystemExit(f"{script} failed")
    before, (busy, whole) = server.cpu(), machine_time()
    result: dict[str, float] = json.loads(load.stdout.readline())
    used, (busy_after, whole_after) = server.cpu() - before, machine_time()
    load.wait()
    ours = used + result["load"] * result["seconds"]
    result["others"] = max(0.0, busy_after - busy - ours) / (whole_after - whole)
    result["rate"] = result["moves"] / result["seconds"]
    result["cpu"] = used / result["moves"] * 1e6
    result["megabytes"] = server.megabytes()
    return result


def machine_time() -> tuple[float, float]:
    """Seconds of CPU the whole machine has spent on anything, and has had to spend."""
    fields = Path("/proc/stat").read_text().splitlines()[0].split()[1:9]
    ticks = [int(field) for field in fields]
    idle = ticks[3] + ticks[4]
    rate = os.sysconf("SC_CLK_TCK")
    return (sum(ticks) - idle) / rate, sum(ticks) / rate


def round_of(name: str, port: int, given: argparse.Namespace) -> dict[str, float]:
    """Start a server, load it, stop it."""
    with tempfile.TemporaryDirectory() as folder:
        if name == "boardgame.io":
            command = ["node", str(given.node_modules / "boardgame.js"), str(port)]
            env, script, path = {"NODE_ENV": "production"}, "load-boardgame.js", "/games"
        else:
            data = "memory" if "memory" in name else f"{folder}/club.sqlite3"
            command = [sys.executable, __file__, "--serve", str(port), data]
            env, script, path = {}, "load-logomachie.js", "/healthz"
        server = Process(command, port, path, env)
        try:
            return measure(server, script, port, given)
        finally:
            server.stop()


def installed(folder: Path | None) -> Path:
    """The Node side with its packages, in a folder that is not the checkout's."""
    folder = folder or Path(tempfile.gettempdir()) / "logomachie-bench-node"
    folder.mkdir(exist_ok=True)
    for source in NODE.iterdir():
        if source.suffix in {".js", ".json"}:
            shutil.copy(source, folder)
    if not (folder / "node_modules" / "boardgame.io").exists():
        subprocess.run(["npm", "install", "--no-audit", "--no-fund"], cwd=folder, check=True)
    return folder


def machine() -> str:
    """What it was measured on."""
    model = next(
        (
            line.partition(":")[2].strip()
            for line in Path("/proc/cpuinfo").read_text().splitlines()
            if line.startswith("model name")
        ),
        platform.processor(),
    )
    node = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True)
    return (
        f"{os.cpu_count()} × {model}, {platform.system()} {platform.release()}, "
        f"CPython {platform.python_version()}, Node {node.stdout.strip()}, "
        f"load average {os.getloadavg()[0]:.1f} without us"
    )


def table(results: dict[str, list[dict[str, float]]]) -> str:
    """The best round of each, and the ratios to boardgame.io's best."""
    best = {name: max(rounds, key=lambda r: r["rate"]) for name, rounds in results.items()}
    anchor = best["boardgame.io"]
    lines = [
        "| server | moves/s | ratio | CPU µs/move | ratio | MB | ratio | p50 ms | p99 ms |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for name, result in best.items():
        cpu = min(r["cpu"] for r in results[name])
        memory = max(r["megabytes"] for r in results[name])
        top = max(r["megabytes"] for r in results["boardgame.io"])
        lines.append(
            f"| {name} | {result['rate']:,.0f} | {result['rate'] / anchor['rate']:.2f} "
            f"| {cpu:.0f} | {cpu / min(r['cpu'] for r in results['boardgame.io']):.2f} "
            f"| {memory:.0f} | {memory / top:.2f} | {result['p50']:.1f} | {result['p99']:.1f} |"
        )
    return "\n".join(lines)


def main() -> None:
    """Measure, print, and write bench/server.md if asked."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--serve", nargs=2, metavar=("PORT", "DATA"), help=argparse.SUPPRESS)
    parser.add_argument("--matches", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=6)
    parser.add_argument("--warmup", type=float, default=2)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--port", type=int, default=8123)
    parser.add_argument("--node-modules", type=Path, help="a folder for the Node packages")
    parser.add_argument("--only", help="one server alone, for profiling")
    parser.add_argument("--write", action="store_true", help="record the result in server.md")
    given = parser.parse_args()
    if given.serve:
        serve(int(given.serve[0]), given.serve[1])
        return
    given.node_modules = installed(given.node_modules)
    where = machine()
    names = ["boardgame.io", "logomachie, on disk", "logomachie, memory"]
    if given.only:
        names = [name for name in names if given.only in name]
    results: dict[str, list[dict[str, float]]] = {name: [] for name in names}
    for turn in range(given.rounds):
        for n, name in enumerate(names):
            result = round_of(name, given.port + n, given)
            results[name].append(result)
            told = ", ".join(f"{key} {value:.2f}" for key, value in result.items())
            print(f"round {turn + 1}, {name}: {told}", flush=True)
    if given.only:
        return
    others = [result["others"] for rounds in results.values() for result in rounds]
    report = (
        f"Measured {datetime.now(UTC):%Y-%m-%d %H:%M} UTC on {where}; "
        f"{given.matches} tables, {2 * given.matches} sockets, {given.rounds} interleaved rounds "
        f"of {given.seconds:g} s, the best of each; memory is the largest. "
        f"Others used {min(others):.0%} to {max(others):.0%} of the machine.\n\n{table(results)}\n"
    )
    print("\n" + report)
    if given.write:
        text = (HERE / "server.md").read_text("utf-8")
        before = text.partition("<!-- measured -->")[0]
        (HERE / "server.md").write_text(f"{before}<!-- measured -->\n\n{report}", "utf-8")


if __name__ == "__main__":
    main()
