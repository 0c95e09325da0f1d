"""One way to hear a move: looked at once, played at once or in its turn, answered once."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from logomachie.core import log
from logomachie.games.word_whiz.rules.types import Pass
from logomachie.server import running as module
from logomachie.server.limits import Bucket
from logomachie.server.running import Running, Wish
from logomachie.server.table import Table
from logomachie.server.voice import MOST_UNSAID
from logomachie.store.store import Conflict, Line
from tests.server.tcp import PATIENCE, asked, frame, served
from tests.server.world import World, live, world

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
def waited(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The nonces of the moves for which a task was woken: they wait for more than the disk."""
    nonces: list[str] = []
    in_turn, again = Running._play_in_turn, Running._play_again

    def noted_in_turn(self: Running, wish: Wish, claim: Any) -> Any:
        nonces.append(wish.nonce)
        return in_turn(self, wish, claim)

    def noted_again(self: Running, wish: Wish) -> Any:
        nonces.append(wish.nonce)
        return again(self, wish)

    monkeypatch.setattr(Running, "_play_in_turn", noted_in_turn)
    monkeypatch.setattr(Running, "_play_again", noted_again)
    return nonces


@pytest.fixture
def asked_rules(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The kind of each move the rules were asked about."""
    kinds: list[str] = []
    advance = log.advance

    def counted(*args: Any, **kwargs: Any) -> Any:
        kinds.append(type(args[5]).__name__)
        return advance(*args, **kwargs)

    monkeypatch.setattr(module, "advance", counted)
    return kinds


def stored_by(club: World, store: Callable[..., Any]) -> Any:
    """Let lines go to the store another way; the way they went before."""
    append, club.store.append = club.store.append, store  # type: ignore[method-assign]  # a test's
    return append


@live
async def test_a_move_is_played_without_a_task(waited: list[str]) -> None:
    """The usual case: nothing stands in its way, it goes to the store and comes back as news."""
    async with seated() as zoe:
        await zoe.page.send(zoe.play(0, nonce="quick"))
        news = await zoe.hears()

        assert ("quick", ["Passed"]) == (news["done"], [e["type"] for e in news["events"]])
        assert ["0-quick"] == [line["nonce"] for line in await zoe.lines()]
        assert [] == waited


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
        before, seen = await zoe.lines(), (await zoe.club.running(zoe.table.id)).seq
        free.set()
        news = await zoe.hears()

        assert ("Pong", [], 0) == (meanwhile["type"], before, seen)
        assert "n" == news["done"]


@live
async def test_a_move_that_lost_a_race_is_asked_again(waited: list[str]) -> None:
    """Another node was quicker: the table catches up and asks against the new state."""
    async with seated() as zoe:
        lost: list[int] = []

        async def late(line: Line) -> None:
            if not lost:
                lost.append(line.seq)
                raise Conflict(line.game)
            await append(line)

        append = stored_by(zoe.club, late)
        await zoe.page.send(zoe.play(0))
        news = await zoe.hears()

        assert ([1], ["0-n"]) == (lost, waited)
        assert "n" == news["done"]
        assert ["0-n"] == [line["nonce"] for line in await zoe.lines()]


@live
async def test_a_refused_move_runs_the_rules_once_and_is_paid_once(
    asked_rules: list[str], waited: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody asks the same thing again in another way to find out why."""
    async with seated() as zoe:
        taken: list[bool] = []
        takes = Bucket.takes

        def counted(self: Bucket, now: int, drops: float = 1) -> bool:
            taken.append(self.size == zoe.club.club.settings.burst)
            return takes(self, now, drops)

        monkeypatch.setattr(Bucket, "takes", counted)
        await zoe.page.send(zoe.play(0, {"type": "Pass", "round": 7}))
        refusal = await zoe.hears("Refusal")

        assert ("ROUND_OVER", "n") == (refusal["code"], refusal["nonce"])
        assert (1, ["Pass"], []) == (sum(taken), asked_rules, waited)
        assert [] == await zoe.lines()


@pytest.mark.parametrize("slow", [False, True])
def test_a_fault_in_the_rules_is_told_and_that_page_let_go(
    slow: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is not swallowed, nor tried again: the page is closed (1011), and others play on."""

    @live
    async def story() -> None:
        async with seated() as zoe:
            running = await zoe.club.running(zoe.table.id)
            running.is_slow = slow
            with monkeypatch.context() as patch:
                asked: list[bool] = []

                def broken(*_: Any, **__: Any) -> None:
                    asked.append(True)
                    raise ZeroDivisionError

                patch.setattr(module, "advance", broken)
                await zoe.page.send(zoe.play(0))
                with pytest.raises(ConnectionClosed) as closed:
                    await asyncio.wait_for(zoe.page.recv(), PATIENCE)
            running.is_slow = False
            await running.played(Wish(1, Pass(1), "1-after", zoe.club.clock.now()))

            assert closed.value.rcvd is not None
            assert (1011, [True]) == (closed.value.rcvd.code, asked)
            assert "ZeroDivisionError" in zoe.club.journal.getvalue()
            assert 1 == len(await zoe.lines())

    story()


@live
async def test_whoever_leaves_while_his_move_is_written_is_answered_all_the_same(
    waited: list[str],
) -> None:
    """No news go to a seat that is not shown any more, so it is answered by itself."""
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

        assert ("n", []) == (news["done"], waited)
        assert 1 == len(await zoe.lines())


@live
async def test_moves_that_arrive_together_are_written_in_their_order(waited: list[str]) -> None:
    """The second finds the table busy: it waits its turn, and overtakes nobody."""
    async with seated() as zoe:
        both = frame(zoe.play(0, nonce="a")) + frame(zoe.play(1, nonce="b"))
        zoe.page.transport.write(both)
        await zoe.hears(seat=1)
        second = await zoe.hears(seat=1)

        assert ["0-a", "1-b"] == [line["nonce"] for line in await zoe.lines()]
        assert ("b", ["1-b"]) == (second["done"], waited)


@live
async def test_a_move_said_again_is_heard_once_and_answered_twice(waited: list[str]) -> None:
    """A nonce that was heard asks the rules nothing, and is answered with the news."""
    async with seated() as zoe:
        await zoe.page.send(zoe.play(0))
        await zoe.hears()
        await settled(zoe.page)
        await zoe.page.send(zoe.play(0))
        news = await zoe.hears()

        assert ("n", []) == (news["done"], waited)
        assert 1 == len(await zoe.lines())


@live
async def test_another_device_plays_for_no_seat(asked_rules: list[str]) -> None:
    """It is told so, and the rules are not asked."""
    async with seated() as zoe:
        host = zoe.page.remote_address
        async with connect(f"ws://{host[0]}:{host[1]}/ws") as eve:
            trouble = await asked(eve, zoe.play(0))

        assert ("NOT_YOUR_SEAT", []) == (trouble["code"], asked_rules)
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


@live
async def test_a_move_that_must_wait_is_not_overtaken() -> None:
    """The first finds the rules slow and goes beside the loop; the second still comes second."""
    async with seated() as zoe:
        running = await zoe.club.running(zoe.table.id)
        running.is_slow = True
        both = frame(zoe.play(0, nonce="a")) + frame(zoe.play(1, nonce="b"))
        zoe.page.transport.write(both)
        await zoe.hears(seat=1)
        await zoe.hears(seat=1)

        assert ["0-a", "1-b"] == [line["nonce"] for line in await zoe.lines()]


@live
async def test_a_page_that_asks_and_never_reads_is_let_go() -> None:
    """Answers wait for it up to a bound; nothing grows for ever."""
    async with world() as club:
        page = await club.device("zoe").opens()
        page.blocked = asyncio.Event()
        for n in range(MOST_UNSAID + 2):
            club.clock.time += 100
            await page.says({"type": "Ping", "sent": n})

        assert 1008 == page.closed
