"""SIGTERM to the server and all its processes, as systemd sends it: the end is near at once."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.kit.port import free_port
from tests.server.test_kill import ROOT
from tests.server.test_pool import is_alive
from tests.server.world import live

SOON = 5.0  # seconds, always; bench/trust.md has what it takes
TABLES = 4


def children(pid: int) -> list[int]:
    """The processes a process has started."""
    told = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in told]


async def ready(address: str) -> None:
    async with httpx.AsyncClient() as http, asyncio.timeout(60):
        while True:
            try:
                if (await http.get(f"{address}/readyz")).status_code == 200:
                    return
            except httpx.HTTPError:
                pass
            await asyncio.sleep(0.05)


@pytest.mark.slow
@live
async def test_the_whole_group_is_gone_soon_and_leaves_nothing_behind() -> None:
    """With bots in thought, pages connected, a request half sent: no semaphore is left either."""
    port = free_port()
    server = subprocess.Popen(
        [sys.executable, "-m", "logomachie.server", "--port", str(port), "--data", "memory"],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        stderr=subprocess.PIPE,
        start_new_session=True,
        text=True,
    )
    address = f"http://127.0.0.1:{port}"
    try:
        await ready(address)
        async with httpx.AsyncClient(base_url=address) as http:
            for _ in range(TABLES):
                chairs = [{"kind": "bot", "level": 3}, {"kind": "bot", "level": 3}]
                wish = {"game": "word-whiz", "chairs": chairs}
                table = (await http.post("/api/tables", json=wish)).json()["table"]
                await http.post(f"/api/tables/{table}/start", json={})
            async with asyncio.timeout(60):
                while len(children(server.pid)) < 2:  # a worker, and the tracker of resources
                    await asyncio.sleep(0.05)
            page = await connect(f"ws://127.0.0.1:{port}/ws")
            _, half = await asyncio.open_connection("127.0.0.1", port)
            half.write(b"GET /api/games HTTP/1.1\r\nHost: ")
            workers, began = children(server.pid), time.monotonic()
            os.killpg(server.pid, signal.SIGTERM)
            told = (await asyncio.to_thread(server.communicate, timeout=120))[1]
            took = time.monotonic() - began
            half.close()
            await page.wait_closed()
    finally:
        server.kill()
        server.wait()

    assert took < SOON
    async with asyncio.timeout(SOON):
        while any(is_alive(pid) for pid in workers):
            await asyncio.sleep(0.05)
    assert "leaked" not in told
    assert '"fact":"stopped"' in told
