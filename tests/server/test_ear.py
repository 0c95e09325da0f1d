"""The quick ear: a move over our own protocol is played at once, or by the reader as ever."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from logomachie.server.limits import Bucket
from logomachie.server.socket import Connection
from logomachie.server.table import Table
from logomachie.store.store import Conflict
from tests.server.tcp import PATIENCE, asked, frame, served
from tests.server.world import World, live

RACE = "DTN A1E1I1O1U1/A1E1I1O1U1 phase:race"
PASS = {"type": "Pass", "round": 1}


class Seated:
    """A page that shows both seats of a game of Word-Whiz, as one device holds them."""

    def __init__(self, club: World, page: ClientConnection, table: Table) -> None:
        self.club, self.page, self.table = club, page, table

    def play(self, seat: int, move: object = PASS, nonce: str = "n") -> str:
        told = {"type": "Play", "table": self.table.id, "seat": seat, "nonce": nonce, "move": move}
        return msgspec.json.encode(told).decode()

    async def hears(self, kind: str = "News", seat: int = 0) -> dict[str, Any]:
        """The next message of a kind to a seat."""
        while True:
            message: dict[str, Any] = msgspec.json.decode(
                await asyncio.wait_for(self.page.recv(), PATIENCE)
            )
            if (message["type"], message.get("seat")) == (kind, seat):
                return message

    async def lines(self) -> list[dict[str, Any]]:
        return [msgspec.json.decode(body) for body in await self.club.store.read(self.table.id)]


@asynccontextmanager
async def seated() -> AsyncIterator[Seated]:
    """A race that has begun, and everything so far told."""
    async with served() as (club, host), httpx.AsyncClient(base_url=f"http://{host}") as http:
        wish = {
            "game": "word-whiz",
            "chairs": [{"kind": "me"}, {"kind": "here"}],
            "options": {"position": RACE},
        }
        table = (await http.post("/api/tables", json=wish)).json()["table"]
        await http.post(f"/api/tables/{table}/start", json={})
        cookie = {"cookie": f"logomachie={http.cookies['logomachie']}"}
        async with connect(f"ws://{host}/ws", additional_headers=cookie) as page:
            zoe = Seated(club, page, await club.club.table(table))
            for seat in (0, 1):
                join = {"type": "Join", "table": table, "seat": seat}
                await page.send(msgspec.json.encode(join).decode())
                await zoe.hears(seat=seat)
            club.clock.time += 2_000
            await settled(page)
            yield zoe


async def settled(page: ClientConnection) -> None:
    """Until all that was said before has been answered."""
    await page.send('{"type":"Ping","sent":1}')
    while msgspec.json.decode(await asyncio.wait_for(page.recv(), PATIENCE))["type"] != "Pong":
        pass


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The nonces of the moves that the reader had to play."""
    nonces: list[str] = []
    play = Connection._play

    async def noted(self: Connection, table: Table, told: Any, arrived: int) -> None:
        nonces.append(told.nonce)
        await play(self, table, told, arrived)

    monkeypatch.setattr(Connection, "_play", noted)
    return nonces


def stored_by(club: World, store: Callable[..., Any]) -> Any:
    """Let lines go to the store another way; the way they went before."""
    append, club.store.append = club.store.append, store  # type: ignore[method-assign]  # a test's
    return append


@live
async def test_a_move_is_played_without_the_reader(read: list[str]) -> None:
    """The usual case: nothing stands in its way, it goes to the store and comes back as news."""
    async with seated() as zoe:
        await zoe.page.send(zoe.play(0, nonce="quick"))
        news = await zoe.hears()

        assert ("quick", ["Passed"]) == (news["done"], [e["type"] for e in news["events"]])
        assert ["0-quick"] == [line["nonce"] for line in await zoe.lines()]
        assert [] == read


@live
async def test_nobody_hears_of_a_quick_move_before_it_is_stored() -> None:
    """Write, then speak: while the store is busy the page is answered, and told nothing new."""
    async with seated() as zoe:
        free = asyncio.Event()

        async def slow(*args: Any, **kwargs: Any) -> None:
            await free.wait()
            await append(*args, **kwargs)

        append = stored_by(zoe.club, slow)
        await zoe.page.send(zoe.play(0))
        meanwhile = await asked(zoe.page, '{"type":"Ping","sent":2}')
        before, seen = await zoe.lines(), zoe.table.seq
        free.set()
        news = await zoe.hears()

        assert ("Pong", [], 0) == (meanwhile["type"], before, seen)
        assert "n" == news["done"]


@live
async def test_a_move_that_lost_a_race_is_asked_again(read: list[str]) -> None:
    """Another node was quicker: the reader catches up and asks against the new state."""
    async with seated() as zoe:
        lost: list[int] = []

        async def late(*args: Any, **kwargs: Any) -> None:
            if not lost:
                lost.append(args[1])
                raise Conflict(args[0])
            await append(*args, **kwargs)

        append = stored_by(zoe.club, late)
        await zoe.page.send(zoe.play(0))
        news = await zoe.hears()

        assert ([1], ["n"]) == (lost, read)
        assert "n" == news["done"]
        assert ["0-n"] == [line["nonce"] for line in await zoe.lines()]


def test_a_refused_move_is_answered_once_and_paid_once(read: list[str]) -> None:
    """The reader says why; the ear has taken nothing from the page's allowance."""
    taken: list[bool] = []
    takes, gives_back = Bucket.takes, Bucket.gives_back

    def counted(self: Bucket, now: int) -> bool:
        taken.append(True)
        return takes(self, now)

    def returned(self: Bucket) -> None:
        taken.pop()
        gives_back(self)

    @live
    async def refused() -> None:
        async with seated() as zoe:
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(Bucket, "takes", counted)
                patch.setattr(Bucket, "gives_back", returned)
                await zoe.page.send(zoe.play(0, {"type": "Pass", "round": 7}))
                refusal = await zoe.hears("Refusal")

            assert ("ROUND_OVER", "n") == (refusal["code"], refusal["nonce"])
            assert [] == await zoe.lines()

    refused()
    assert ([True], ["n"]) == (taken, read)


@live
async def test_whoever_leaves_while_his_move_is_written_is_answered_all_the_same(
    read: list[str],
) -> None:
    """No news go to a seat that is not shown any more, so the reader gives the answer."""
    async with seated() as zoe:
        free = asyncio.Event()

        async def slow(*args: Any, **kwargs: Any) -> None:
            await free.wait()
            await append(*args, **kwargs)

        append = stored_by(zoe.club, slow)
        await zoe.page.send(zoe.play(0))
        for seat in (0, 1):
            leave = {"type": "Leave", "table": zoe.table.id, "seat": seat}
            await zoe.page.send(msgspec.json.encode(leave).decode())
        await settled(zoe.page)
        free.set()
        news = await zoe.hears()

        assert ("n", ["n"]) == (news["done"], read)
        assert 1 == len(await zoe.lines())


@live
async def test_moves_that_arrive_together_are_written_in_their_order(read: list[str]) -> None:
    """The second finds the table busy: it waits its turn, and overtakes nobody."""
    async with seated() as zoe:
        both = frame(zoe.play(0, nonce="a")) + frame(zoe.play(1, nonce="b"))
        zoe.page.transport.write(both)
        await zoe.hears(seat=1)
        second = await zoe.hears(seat=1)

        assert ["0-a", "1-b"] == [line["nonce"] for line in await zoe.lines()]
        assert ("b", ["b"]) == (second["done"], read)


@live
async def test_a_move_said_again_is_heard_once_and_answered_twice(read: list[str]) -> None:
    """A nonce that was heard goes to the reader, which answers with the news."""
    async with seated() as zoe:
        await zoe.page.send(zoe.play(0))
        await zoe.hears()
        await settled(zoe.page)
        await zoe.page.send(zoe.play(0))
        news = await zoe.hears()

        assert ("n", ["n"]) == (news["done"], read)
        assert 1 == len(await zoe.lines())


@live
async def test_another_device_plays_for_no_seat(read: list[str]) -> None:
    """The ear looks at the holder as the reader does."""
    async with seated() as zoe:
        host = zoe.page.remote_address
        async with connect(f"ws://{host[0]}:{host[1]}/ws") as eve:
            trouble = await asked(eve, zoe.play(0))

        assert ("NOT_YOUR_SEAT", ["n"]) == (trouble["code"], read)
        assert [] == await zoe.lines()


@live
async def test_a_seat_taken_away_is_played_for_no_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A page that still shows a seat it no longer holds is told so, quick or not."""
    async with seated() as zoe:
        monkeypatch.setattr(zoe.table, "is_held", lambda *_: False)
        await zoe.page.send(zoe.play(0))
        trouble = await zoe.hears("Trouble")

        assert "NOT_YOUR_SEAT" == trouble["code"]
        assert [] == await zoe.lines()
