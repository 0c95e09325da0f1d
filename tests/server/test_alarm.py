"""Never frozen: what is due and not served, thought and not played, is taken up again."""

from itertools import pairwise
from typing import Any

import msgspec
import pytest

from logomachie.server.crew import Thought
from tests.kit.clauses import clause
from tests.server.faults import DiskFull, Faulty
from tests.server.world import HandClock, World, live, world

FLIP = "DTN A1E1I1O1U1/A1E1I1O1U1"
BOT: dict[str, object] = {"kind": "bot", "level": 1}
POLL = 5_000


async def lines(club: World, table: str) -> list[dict[str, Any]]:
    return [msgspec.json.decode(body) for body in await club.store.read(table)]


def flips(thought: Thought) -> tuple[int, object]:
    """A bot that turns a card after a second."""
    view = msgspec.json.decode(thought.view)
    return thought.now + 1_000, {"type": "Flip", "round": view["round"], "pack": 0}


@clause("HOUSE-03")
@pytest.mark.parametrize("away", [False, True], ids=["full", "away"])
@live
async def test_a_deadline_is_served_once_the_store_writes_again(away: bool) -> None:
    """A full disk for a while: the deadline that fell into it is served within one look."""
    store = Faulty()
    async with world(store=store) as club:
        table = await club.device("zoe").begins("me", "here", position=FLIP)
        wake = (await store.table(table)).wake
        assert wake is not None
        store.is_full, store.is_away = True, away
        await club.clock.forward(wake - club.clock.now() + 45_000)
        store.is_full = store.is_away = False
        before = await lines(club, table)
        await club.clock.forward(POLL)

        assert store.refused > 0
        assert ([], None) == (before, (await lines(club, table))[0]["move"])


@live
async def test_a_bot_plays_once_the_store_writes_again() -> None:
    """Its move failed with the disk; it thinks and plays again, once."""
    store = Faulty()
    async with world(store=store) as club:
        club.thinker.choose = flips
        store.is_full = False
        table = await club.device("zoe").begins(BOT, "me", position=FLIP)
        store.is_full = True
        await club.clock.forward(4_000)
        store.is_full = False
        before = await lines(club, table)
        await club.clock.forward(POLL + 2_000)
        flipped = [line for line in await lines(club, table) if line["seat"] == 0]

        assert store.refused > 0
        assert ([], ["Flip"]) == (before, [line["move"]["type"] for line in flipped][:1])


@live
async def test_a_thought_that_failed_is_thought_again_with_pauses() -> None:
    """The first time at the next look; while it goes on failing, less and less often."""
    async with world() as club:
        asked: list[int] = []

        def fails(thought: Thought) -> None:
            asked.append(thought.now)
            raise ConnectionError

        club.thinker.choose = fails
        table = await club.device("zoe").begins(BOT, "me", position=FLIP, flipSeconds=60)
        await club.clock.forward(40_000)
        pauses = [later - early for early, later in pairwise(asked)]
        club.thinker.choose = flips
        await club.clock.forward(60_000)

        assert 3 <= len(asked) <= 5
        assert sorted(pauses) == pauses
        assert pauses[0] <= POLL
        assert "Flip" == (await lines(club, table))[0]["move"]["type"]


@live
async def test_tables_are_taken_up_after_a_start_that_found_no_store() -> None:
    """The node starts while the store is away: bots of running games think when it is back."""
    store, clock = Faulty(), HandClock()
    async with world(store=store, clock=clock) as first:
        first.thinker.choose = lambda _: None
        table = await first.device("zoe").begins(BOT, "me", position=FLIP, flipSeconds=60)
    store.is_away = True
    async with world(store=store, clock=clock) as second:
        second.thinker.choose = flips
        await clock.forward(2_000)
        store.is_away = False
        await clock.forward(POLL + 2_000)

        assert "Flip" == (await lines(second, table))[0]["move"]["type"]


@live
async def test_a_slow_store_does_not_stop_the_looking() -> None:
    """While one question to the store hangs, warm tables are still looked after."""
    store = Faulty()
    async with world(store=store) as club:
        table = await club.device("zoe").begins("me", "here", position=FLIP)
        running = await club.running(table)
        club.club.alarm._is_looking = True  # as if the store never answered
        club.club.alarm.forget(table)  # and the timer was lost
        assert running.wake is not None
        await club.clock.forward(running.wake - club.clock.now() + POLL)

        assert 1 == len(await lines(club, table))


@live
async def test_ready_means_that_the_store_writes() -> None:
    """503 while the disk is full, told in the journal, and 200 once it writes again."""
    store = Faulty()
    async with world(store=store) as club:
        http = club.device("zoe").http
        answers = []
        for full in (False, True, False):
            store.is_full = full
            club.clock.time += 2_000
            answers.append((await http.get("/readyz")).status_code)

        assert [200, 503, 200] == answers
        assert DiskFull.__name__ in club.journal.getvalue()


@live
async def test_what_cannot_be_written_is_asked_for_again_and_is_no_fault_of_ours() -> None:
    """A table that is set, sat at or begun while the store is full or away: 503 with a word for it
    and when to ask again, and as ever once it writes. What is our own fault stays 500."""
    store = Faulty()
    async with world(store=store) as club:
        zoe = club.device("zoe")
        wish = {"game": "word-whiz", "chairs": [{"kind": "me"}, {"kind": "link"}]}
        table = (await zoe.http.post("/api/tables", json=wish)).json()["table"]

        async def asked() -> list[tuple[int, str]]:
            answers = [
                await zoe.http.post("/api/tables", json=wish),
                await zoe.http.post(f"/api/tables/{table}/seats/1", json={}),
                await zoe.http.post(f"/api/tables/{table}/start", json={}),
            ]
            return [(one.status_code, one.headers.get("retry-after", "")) for one in answers]

        store.is_full = True
        full = [*await asked(), (await zoe.http.get(f"/api/tables/{table}")).status_code]
        store.is_full, store.is_away = False, True
        away = await asked()
        code = (await zoe.http.post("/api/tables", json=wish)).json()["code"]
        store.is_away = False
        after = [status for status, _ in await asked()]
        store.unwell = ()  # type: ignore[assignment]  # it says of nothing that it will pass
        store.is_full = True
        with pytest.raises(DiskFull):
            await zoe.http.post("/api/tables", json=wish)

        assert ([(503, "5")] * 3, "STORE_AWAY") == (away, code)
        assert [*[(503, "5")] * 3, 200] == full
        assert [201, 200, 200] == after
        assert DiskFull.__name__ in club.journal.getvalue()


@live
async def test_asking_whether_it_is_ready_writes_once_a_second_at_most() -> None:
    """Nobody can make the disk work by asking."""
    store = Faulty()
    beats: list[int] = []

    async def beat(at: int) -> None:
        beats.append(at)

    store.beat = beat  # type: ignore[method-assign]  # a test's
    async with world(store=store) as club:
        http = club.device("zoe").http
        for _ in range(5):
            await http.get("/readyz")
        club.clock.time += 1_000
        await http.get("/readyz")

        assert 2 == len(beats)


@clause("HOUSE-03")
@live
async def test_a_line_that_was_written_though_the_store_said_no_is_found() -> None:
    """An error may come after the write: the table reads again what is there, and goes by it."""
    store = Faulty()
    async with world(store=store) as club:
        zoe = club.device("zoe")
        table = await zoe.begins("me", "here", position=FLIP, flipSeconds=60)
        running = await club.running(table)
        append = store.append

        async def torn(*args: Any, **kwargs: Any) -> None:
            await append(*args, **kwargs)
            raise DiskFull

        store.append = torn  # type: ignore[method-assign]  # once
        page = await (await zoe.opens()).joins(table, 0)
        await page.plays(table, 0, {"type": "Flip", "round": 1, "pack": 0})
        store.append = append  # type: ignore[method-assign]  # and never again
        behind = running.seq
        await club.clock.forward(POLL)

        assert (0, 1) == (behind, running.seq)
        assert (await store.table(table)).wake == running.wake
