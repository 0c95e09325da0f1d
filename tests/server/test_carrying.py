"""A record on its way out: few at once to one address, and none that nobody reads is kept."""

import asyncio

import httpx

from logomachie.server.carrying import MOST
from tests.server.tcp import PATIENCE, served
from tests.server.world import World, live, world

LARGE = 8_000_000  # bytes: far more than the network keeps for somebody who does not read


async def finished(club: World) -> str:
    """A table whose game is over."""
    zoe = club.device("zoe")
    table = await zoe.begins("me", "here")
    page = await (await zoe.opens()).joins(table, 0)
    await page.plays(table, 0, {"type": "Resign"})
    return table


@live
async def test_a_record_is_whole() -> None:
    """As it was stored, with its name."""
    async with world() as club:
        table = await finished(club)
        answer = await club.device("zoe").http.get(f"/api/tables/{table}/record")
        lines = await club.store.read(table)

        assert lines == answer.content.splitlines()[1:]
        assert f"word-whiz-{table.lower()}.jsonl" in answer.headers["content-disposition"]


@live
async def test_few_records_are_on_their_way_to_one_address() -> None:
    """Whoever does not read what he asked for is told so; when he has gone there is room again."""
    async with served(requests=10_000) as (club, host):
        table = await finished(club)

        async def read(*_: object) -> list[bytes]:
            return [b"x" * LARGE]

        club.store.read = read  # type: ignore[method-assign,assignment]  # a game of many lines
        asked = f"GET /api/tables/{table}/record HTTP/1.1\r\nHost: {host}\r\n\r\n".encode()
        slow = []
        for _ in range(MOST):
            reader, writer = await asyncio.open_connection(*host.split(":"), limit=1024)
            writer.write(asked)
            slow.append(writer)
            assert b"200" in await asyncio.wait_for(reader.readline(), PATIENCE)
        async with httpx.AsyncClient(base_url=f"http://{host}", timeout=PATIENCE) as http:
            refused = await http.get(f"/api/tables/{table}/record")
            for writer in slow:
                writer.close()
            async with asyncio.timeout(PATIENCE):
                while (again := await http.get(f"/api/tables/{table}/record")).status_code != 200:
                    await asyncio.sleep(0.01)

        assert (429, "TOO_FAST") == (refused.status_code, refused.json()["code"])
        assert len(again.content) > LARGE
