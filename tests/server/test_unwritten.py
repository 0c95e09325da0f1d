"""What the store cannot take at the moment: the page is told, keeps it, and says it again."""

import asyncio
from contextlib import suppress
from typing import Any

import pytest

from tests.server.faults import DiskFull, Faulty
from tests.server.test_alarm import FLIP, POLL, flips, lines
from tests.server.world import HandClock, live, world

MOVE = {"type": "Flip", "round": 1, "pack": 0}


@pytest.mark.parametrize("away", [False, True], ids=["full", "away"])
@live
async def test_a_move_that_cannot_be_written_is_told_and_lands_when_it_is_said_again(
    away: bool,
) -> None:
    """Neither silence nor a closed page: the move's own nonce, and a word for what is wrong."""
    store = Faulty()
    async with world(store=store) as club:
        zoe = club.device("zoe")
        table = await zoe.begins("me", "here", position=FLIP)
        page = await (await zoe.opens()).joins(table, 0)
        store.is_full, store.is_away = True, away
        for _ in range(2):
            await page.plays(table, 0, MOVE, "n1")
        told = page.got("Trouble")
        store.is_full = store.is_away = False
        await page.plays(table, 0, MOVE, "n1")
        await page.plays(table, 0, MOVE, "n1")

        word = {"type": "Trouble", "code": "STORE_AWAY", "table": table, "seat": 0, "nonce": "n1"}
        assert [word, word] == told
        assert (None, "n1") == (page.closed, page.last("News")["done"])
        assert ["0-n1"] == [line["nonce"] for line in await lines(club, table)]
        assert DiskFull.__name__ in club.journal.getvalue()


@live
async def test_a_move_that_was_written_though_the_store_said_no_is_not_played_twice() -> None:
    """The page was told that it was not written; said again, it is found where it is."""
    store = Faulty()
    async with world(store=store) as club:
        zoe = club.device("zoe")
        table = await zoe.begins("me", "here", position=FLIP)
        page, append = await (await zoe.opens()).joins(table, 0), store.append

        async def torn(*args: Any, **kwargs: Any) -> None:
            await append(*args, **kwargs)
            raise DiskFull

        store.append = torn  # type: ignore[method-assign]  # once
        await page.plays(table, 0, MOVE, "n1")
        store.append = append  # type: ignore[method-assign]  # and never again
        told = page.last("Trouble")["code"], page.last("News")["done"]
        await page.plays(table, 0, MOVE, "n1")

        assert ("STORE_AWAY", None) == told
        assert ("n1", ["Flipped"]) == (page.last("News")["done"], page.events())
        assert 1 == len(await lines(club, table))


@live
async def test_a_table_that_cannot_be_read_is_told_and_shown_when_it_is_asked_for_again() -> None:
    """A page that comes while the store is away stays, and so does what it says."""
    store, clock = Faulty(), HandClock()
    async with world(store=store, clock=clock) as first:
        table = await first.device("zoe").begins("me", "here", position=FLIP)
    async with world(store=store, clock=clock) as club:
        club.club.tables.clear()
        page = await club.device("zoe").opens()
        store.is_away = True
        await page.joins(table, 0)
        await page.plays(table, 0, MOVE, "n1")
        told = [(trouble["code"], trouble["nonce"]) for trouble in page.got("Trouble")]
        store.is_away = False
        await page.joins(table, 0)
        await page.plays(table, 0, MOVE, "n1")

        assert [("STORE_AWAY", None), ("STORE_AWAY", "n1")] == told
        assert (None, "n1") == (page.closed, page.last("News")["done"])


@live
async def test_a_move_written_long_ago_is_answered_at_a_table_the_page_shows() -> None:
    """The page was told that it failed, and many lines have been written since: nothing happens
    now that would tell it, so it is told alone."""
    async with world() as club:
        zoe = club.device("zoe")
        table = await zoe.begins("me", "here", position=FLIP)
        running = await club.running(table)
        page = await (await zoe.opens()).joins(table, 0)
        await page.plays(table, 0, MOVE, "n1")
        running.heard.clear()  # as after a hundred lines
        running.done[0] = "n2"
        before = len(page.got("News"))
        await page.plays(table, 0, {"type": "ProposeEnd"}, "n1")
        news = page.got("News")[before:]

        assert [("n1", [])] == [(one["done"], one["events"]) for one in news]


@live
async def test_a_game_that_begins_just_as_the_store_goes_away_is_shown_and_played() -> None:
    """It is written that it has begun, and its lines could not be read: nobody waits for a page
    that is loaded again, and it goes on by itself."""
    store = Faulty()
    async with world(store=store) as club:
        club.thinker.choose = flips
        zoe = club.device("zoe")
        table = await zoe.sets({"kind": "bot", "level": 1}, "me", position=FLIP)
        page, begin = await (await zoe.opens()).joins(table, 1), store.begin

        async def last(*args: Any, **kwargs: Any) -> None:
            await begin(*args, **kwargs)
            read, store.read = store.read, _away  # type: ignore[method-assign]  # once

            club.clock.at(club.clock.now() + 1_000, lambda: setattr(store, "read", read))

        store.begin = last  # type: ignore[method-assign]  # a test's
        answer = await zoe.posts(f"/api/tables/{table}/start")
        shown = page.last("Room")["begun"], len(page.got("News"))
        await club.clock.forward(POLL + 4_000)

        assert 200 == answer.status_code
        assert (True, 1) == shown
        assert ["Flipped"] == page.events()[:1]
        assert page.closed is None


@live
async def test_a_game_that_has_begun_though_the_store_said_no_is_shown_at_its_deadline() -> None:
    """The host was told to try again, and did not: nobody waits in a room whose game runs."""
    store = Faulty()
    async with world(store=store) as club:
        zoe = club.device("zoe")
        table = await zoe.sets("me", "here", position=FLIP, flipSeconds=60)
        page, begin = await (await zoe.opens()).joins(table, 0), store.begin

        async def torn(*args: Any, **kwargs: Any) -> None:
            await begin(*args, **kwargs)
            raise DiskFull

        store.begin = torn  # type: ignore[method-assign]  # a test's
        answer = await zoe.posts(f"/api/tables/{table}/start")
        before = page.last("Room")["begun"]
        wake = (await store.table(table)).wake
        assert wake is not None
        await club.clock.forward(wake - club.clock.now() + POLL)

        assert (503, False, True) == (answer.status_code, before, page.last("Room")["begun"])
        assert 1 == len(await lines(club, table))


@live
async def test_a_club_stops_though_its_store_answers_nothing_any_more() -> None:
    """What cannot be called off, as a rollback that is waited for, is not waited for."""
    never = asyncio.Event()

    async def rolls_back() -> None:
        with suppress(asyncio.CancelledError):
            await never.wait()
        await never.wait()

    async with asyncio.timeout(5):
        async with world() as club:
            club.club.spawn(rolls_back())
            await club.clock.forward(1)

    assert '"fact":"stopped"' in club.journal.getvalue()


async def _away(*_: Any) -> list[bytes]:
    raise DiskFull
