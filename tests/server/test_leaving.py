"""HOUSE-13 at the club: leaving pauses, coming back does not; bots keep their own time."""

import msgspec

from logomachie.core.game import Config
from tests.kit.clauses import clause
from tests.server.faults import Faulty
from tests.server.test_crew import BOT, FLIP, RACE, flips_soon, seen
from tests.server.world import START, World, live, world

LEAVE = 8_000
CALM = {"time": "calm"}
CLOCK = {"time": "clock", "flipSeconds": 60}


async def asked(club: World, table: str) -> list[str]:
    """The kinds of all moves in the log, in their order; a deadline is `-`."""
    lines = [msgspec.json.decode(body) for body in await club.store.read(table)]
    return [line["move"]["type"] if line["move"] else "-" for line in lines]


@clause("HOUSE-13")
@live
async def test_whoever_leaves_a_table_of_bots_pauses_it() -> None:
    """Not at once, and with nobody's deadline passed; a spectator does not hold it."""
    async with world() as club:
        zoe = club.device("zoe")
        table = await zoe.begins("me", BOT, position=FLIP, **CLOCK)
        page = await (await zoe.opens()).joins(table, 0)
        onlooker = await (await club.device("eve").opens()).joins(table)
        await page.leaves()
        await club.clock.forward(LEAVE - 1)
        before = await asked(club, table)
        await club.clock.forward(1)

        listed = (await zoe.http.get("/api/tables")).json()

        assert ([], ["Pause"]) == (before, await asked(club, table))
        assert ["ClockStopped"] == onlooker.events()
        assert [(True, False)] == [(one["paused"], one["yourTurn"]) for one in listed]


@clause("HOUSE-13")
@live
async def test_a_pause_that_could_not_be_written_is_written_later() -> None:
    """The disk is full for longer than a table nobody looks at is kept: it is not let go."""
    store = Faulty()
    async with world(store=store) as club:
        zoe = club.device("zoe")
        table = await zoe.begins("me", BOT, position=FLIP, time="clock", flipSeconds=60)
        page = await (await zoe.opens()).joins(table, 0)
        await page.leaves()
        store.is_full = True
        await club.clock.forward(200_000)
        store.is_full = False
        await club.clock.forward(6_000)

        assert "Pause" == (await asked(club, table))[-1]


@clause("HOUSE-13")
@live
async def test_a_page_loaded_again_is_back_in_time() -> None:
    """No pause is written."""
    async with world() as club:
        zoe = club.device("zoe")
        table = await zoe.begins("me", BOT, position=FLIP, **CLOCK)
        page = await (await zoe.opens()).joins(table, 0)
        await page.leaves()
        await club.clock.forward(LEAVE // 2)
        await (await zoe.opens()).joins(table, 0)
        await club.clock.forward(LEAVE)

        assert [] == await asked(club, table)


@clause("HOUSE-13")
@live
async def test_among_people_nobody_pauses_by_leaving() -> None:
    """They would have to be asked."""
    async with world() as club:
        zoe = club.device("zoe")
        table = await zoe.begins("me", "here", BOT, position=f"{FLIP}/A1E1I1O1U1", **CLOCK)
        page = await (await zoe.opens()).joins(table, 0)
        await page.leaves()
        await club.clock.forward(LEAVE)

        assert [] == await asked(club, table)


@clause("HOUSE-13")
@live
async def test_bots_rest_in_a_pause_and_go_on_after_it() -> None:
    """What one had planned is dropped; it is asked again when the clock runs."""
    async with world() as club:
        club.thinker.choose = flips_soon
        zoe = club.device("zoe")
        table = await zoe.begins("bot", "me", position=FLIP, **CLOCK)
        page = await (await zoe.opens()).joins(table, 1)
        await page.plays(table, 1, {"type": "Pause"}, "a")
        await club.clock.forward(5_000)
        resting = await asked(club, table)
        veiled = page.last("News")["view"]["visible"]
        await page.plays(table, 1, {"type": "Resume"}, "b")
        await club.clock.forward(1_000)

        assert (["Pause"], ["", "", ""]) == (resting, veiled)
        assert ["Pause", "Resume", "Flip"] == await asked(club, table)


@clause("HOUSE-03")
@live
async def test_a_bot_keeps_the_games_own_time() -> None:
    """Where the clock stands for the person the bot still knows how long a race is, and by day
    it does not answer a day late."""
    async with world() as club:
        zoe = club.device("zoe")
        calm = await zoe.begins("me", BOT, position=RACE, **CALM)
        page = await (await zoe.opens()).joins(calm, 0)
        day = await zoe.begins("bot", "me", position=FLIP, time="day", days=7, race="sealed")
        shown = (await club.running(day)).gallery.view(1).wake
        wakes = {bytes(thought.config): seen(thought)["wake"] for thought in club.thinker.thoughts}

        assert page.last("News")["view"]["wake"] is None
        assert [START + 30_000, START + 10_000] == [*wakes.values()]
        assert START + 10_000 + 7 * 86_400_000 == shown


@clause("HOUSE-13", "HOUSE-02")
@live
async def test_the_club_says_who_is_a_person() -> None:
    """Not the options of whoever sets the table; seats of one device are behind the curtain."""
    async with world() as club:
        zoe = club.device("zoe")
        table = await zoe.begins("me", "here", "bot", bots=[0, 1], curtain=[2], time="clock")
        config: Config = (await club.running(table)).game.config

        assert ((2,), (0, 1)) == (config.bots, config.curtain)


@clause("HOUSE-04", "HOUSE-13")
@live
async def test_a_newcomer_is_not_replaced_by_a_bot() -> None:
    """Whoever reads the rules for an hour, alone with a bot, finds the game where it was."""
    async with world() as club:
        club.thinker.choose = flips_soon
        zoe = club.device("zoe")
        table = await zoe.begins("me", BOT, position=FLIP, **CLOCK)
        page = await (await zoe.opens()).joins(table, 0)
        await club.clock.forward(3_600_000)
        view = page.last("News")["view"]

        assert [] == view["house"]["absent"]
        assert 0 == view["house"]["paused"]["by"]
        assert 0 not in {seen(thought)["seat"] for thought in club.thinker.thoughts}
