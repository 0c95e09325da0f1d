"""Two nodes of one club: whoever moves from one to the other is still at his table (HOUSE-13), and
devices at both make the seed together (HOUSE-10)."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from logomachie.core.customs import ProposeEnd
from logomachie.core.draw import makes, promise
from logomachie.server.running import Wish
from logomachie.server.settings import Settings
from logomachie.store.memory import MemoryStore
from tests.kit.clauses import clause
from tests.server.test_crew import BOT, FLIP
from tests.server.test_drawing import Seated, value
from tests.server.test_leaving import CLOCK, LEAVE, asked
from tests.server.world import START, HandClock, World, live, settle, world

# nodes wait for each other in the loop's own time: nobody is waited for in vain for long
SETTINGS = Settings(page="/nowhere", grace=100)
PATIENCE = 10.0
PROPOSED = Wish(0, ProposeEnd(), "0-a", START)


async def deaf(*_: object) -> None:
    """A bus whose words nobody hears."""


@asynccontextmanager
async def nodes() -> AsyncIterator[tuple[World, World]]:
    """Two nodes on one store, and one bus between them."""
    store, clock = MemoryStore(), HandClock()
    async with (
        world(store=store, bus=store.bus, clock=clock, settings=SETTINGS) as left,
        world(store=store, bus=store.bus, clock=clock, settings=SETTINGS) as right,
    ):
        yield left, right


@clause("HOUSE-13")
@live
async def test_whoever_comes_back_at_another_node_is_not_paused() -> None:
    """The node he left asks the others first."""
    async with nodes() as (left, right):
        table = await left.device("zoe").begins("me", BOT, position=FLIP, **CLOCK)
        page = await (await left.device("zoe").opens()).joins(table, 0)
        await page.leaves()
        await (await right.device("zoe").opens()).joins(table, 0)
        await left.clock.forward(LEAVE)
        while left.club.leaving.awaits(table):
            await asyncio.sleep(0)

        assert [] == await asked(left, table)


@clause("HOUSE-13")
@live
async def test_whoever_is_at_no_node_is_paused() -> None:
    """Somebody who only looks on at the other does not hold the game, nor does another seat's."""
    async with nodes() as (left, right):
        table = await left.device("zoe").begins("me", BOT, position=FLIP, **CLOCK)
        page = await (await left.device("zoe").opens()).joins(table, 0)
        await (await right.device("zoe").opens()).joins(table)
        await page.leaves()
        await left.clock.forward(LEAVE)
        async with asyncio.timeout(PATIENCE):
            while left.club.leaving.awaits(table):
                await asyncio.sleep(0)

        assert ["Pause"] == await asked(left, table)


@live
async def test_a_node_that_missed_words_reads_its_tables_again() -> None:
    """Whoever waits in the room sees who has sat down meanwhile, and whoever plays what was
    played."""
    async with nodes() as (left, right):
        waiting = await left.device("zoe").sets("me", "link")
        begun = await left.device("zoe").begins("me", "here", position=FLIP)
        page = await right.device("eve").opens()
        for table in (waiting, begun):
            await page.joins(table)
        bus: Any = left.store.bus  # type: ignore[attr-defined]  # in memory
        say, bus.say = bus.say, deaf
        await left.device("ada").posts(f"/api/tables/{waiting}/seats/1", {"name": "Ada"})
        await (await left.running(begun)).played(PROPOSED)
        before = len(page.got())
        bus.say = say
        await bus.say("", 0)
        await settle()
        rooms = [room for room in page.got("Room") if room["table"] == waiting]

        assert 2 <= len(page.got()) - before
        assert "Ada" == rooms[-1]["places"][1]["name"]
        assert "EndProposed" in page.events()


@live
async def test_a_node_whose_ear_has_failed_says_so() -> None:
    """It hears of nobody's moves but by the poll: whoever runs it should know."""
    async with nodes() as (left, _):
        bus: Any = left.store.bus  # type: ignore[attr-defined]  # in memory
        left.club.tables["NONE-1"] = object()  # type: ignore[assignment]  # no table at all
        await bus.say("NONE-1", 1)
        await settle()
        left.club.tables.clear()

        assert '"fact":"failed"' in left.journal.getvalue()


async def seated(left: World, right: World) -> tuple[str, Seated, Seated]:
    """A table whose host is at one node and whose guest is at the other."""
    zoe, eve = left.device("zoe"), right.device("eve")
    table = await zoe.sets("me", "link")
    await eve.posts(f"/api/tables/{table}/seats/1", {"name": "Ève"})
    pages = []
    for device, seat in ((zoe, 0), (eve, 1)):
        join = {"type": "Join", "table": table, "seat": seat, "draws": True}
        pages.append(await (await device.opens()).says(join))
    return table, Seated(zoe, pages[0], "a"), Seated(eve, pages[1], "b")


@clause("HOUSE-10")
@live
async def test_devices_at_two_nodes_make_the_seed_together() -> None:
    """Both are asked, both promise before either shows, and both are in the record."""
    async with nodes() as (left, right):
        table, zoe, eve = await seated(left, right)
        start = asyncio.create_task(zoe.device.posts(f"/api/tables/{table}/start"))
        async with asyncio.timeout(PATIENCE):
            while not start.done():
                await settle()
                await zoe.answers()
                await eve.answers()
        head = (await left.running(table)).head
        told = [len(round_["commitments"]) for round_ in eve.page.got("DrawRound")]

        assert head.draw
        assert makes(head.draw, head.seed)
        assert [((0,), value("a", 1)), ((1,), value("b", 1))] == [
            (share.seats, share.value) for share in head.draw.shares
        ]
        assert ([0, 2], ()) == (told, head.draw.left_out)


@clause("HOUSE-10")
@live
async def test_a_page_at_another_node_answers_once_each_time_it_is_asked() -> None:
    """What it says beside that goes no farther than its own node."""
    async with nodes() as (left, right):
        table, zoe, eve = await seated(left, right)
        notes: list[str] = []

        async def overhears() -> None:
            async for _, note in left.store.bus.overhear():  # type: ignore[attr-defined]  # in memory
                notes.append(note)

        ear = asyncio.create_task(overhears())
        said = {"type": "Contribution", "table": table, "round": 1}
        await eve.page.says({**said, "commitment": promise(value("b", 1))})
        start = asyncio.create_task(zoe.device.posts(f"/api/tables/{table}/start"))
        await settle()
        for _ in range(5):
            await eve.page.says({**said, "commitment": promise(value("b", 1))})
        relayed = [note for note in notes if '"type":"Said"' in note]
        async with asyncio.timeout(PATIENCE):
            while not start.done():
                await zoe.answers()
                await eve.answers()
                await left.clock.forward(1_000)
        ear.cancel()

        assert 1 == len(relayed)


@clause("HOUSE-10")
@live
async def test_a_start_said_twice_waits_for_the_one_draw_there_is() -> None:
    """It begins no game with a seed of the house alone."""
    async with world() as club:
        zoe, eve = club.device("zoe"), club.device("eve")
        table = await zoe.sets("me", "link")
        await eve.posts(f"/api/tables/{table}/seats/1", {"name": "Ève"})
        people = []
        for device, seat, letter in ((zoe, 0, "a"), (eve, 1, "b")):
            join = {"type": "Join", "table": table, "seat": seat, "draws": True}
            people.append(Seated(device, await (await device.opens()).says(join), letter))
        path = f"/api/tables/{table}/start"
        starts = [asyncio.create_task(zoe.posts(path)) for _ in range(2)]
        await settle()
        early = [start.done() for start in starts]
        async with asyncio.timeout(PATIENCE):
            while not all(start.done() for start in starts):
                await settle()
                for person in people:
                    await person.answers()
        head = (await club.running(table)).head

        assert [False, False] == early
        assert [200, 200] == [(await start).status_code for start in starts]
        assert head.draw
        assert 2 == len(head.draw.shares)


@clause("HOUSE-10")
@live
async def test_a_start_that_failed_after_the_draw_is_no_new_draw() -> None:
    """What all have shown stands: the house cannot fail until it likes the seed."""
    async with world() as club:
        table, zoe, eve = await seated(club, club)
        begin, tries = club.store.begin, 0

        async def begins(*args: Any, **kwargs: Any) -> None:
            nonlocal tries
            tries += 1
            if tries == 1:
                raise OSError("the disk is full")
            await begin(*args, **kwargs)

        club.store.begin = begins  # type: ignore[method-assign]
        answers = []
        for _ in range(2):
            start = asyncio.create_task(zoe.device.http.post(f"/api/tables/{table}/start", json={}))
            async with asyncio.timeout(PATIENCE):
                while not start.done():
                    await settle()
                    await zoe.answers()
                    await eve.answers()
            answers.append(start.exception() or start.result().status_code)
        head = (await club.running(table)).head

        assert isinstance(answers[0], OSError)
        assert 200 == answers[1]
        assert 2 == len(eve.page.got("DrawRound"))
        assert head.draw
        assert [value("a", 1), value("b", 1)] == [share.value for share in head.draw.shares]
