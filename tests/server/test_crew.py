"""Bots at the table: they see a view, play in time, stand in for the absent and give way."""

import asyncio
from typing import Any

import msgspec
import pytest

from logomachie.server.crew import SCANTY, Spent, Thought, unspent
from logomachie.server.due import LATE, SAMPLE
from logomachie.server.settings import Settings
from logomachie.server.watch import PlainWire
from logomachie.store.memory import MemoryStore
from tests.kit.clauses import clause
from tests.server.world import START, HandClock, World, live, world

FLIP = "DTN A1E1I1O1U1/A1E1I1O1U1"
RACE = f"{FLIP} phase:race"
BOT = {"kind": "bot", "level": 3}


def seen(thought: Thought) -> dict[str, Any]:
    view: dict[str, Any] = msgspec.json.decode(thought.view)
    return view


def flips_soon(thought: Thought) -> tuple[int, object] | None:
    """A bot that turns a card after a second and has nothing to say."""
    view = seen(thought)
    if "Flip" in view["can"]:
        return thought.now + 1_000, {"type": "Flip", "round": view["round"], "pack": 0}
    if "Pass" in view["can"]:
        return thought.now + 500, {"type": "Pass", "round": view["round"]}
    return None


@live
async def test_a_bot_plays_when_it_said_it_would() -> None:
    """Not before its time, and then at once; its nonce names the line it answered."""
    async with world() as club:
        club.thinker.choose = flips_soon
        zoe = club.device("zoe")
        table = await zoe.begins("bot", "me", position=FLIP)
        page = await (await zoe.opens()).joins(table, 1)
        await club.clock.forward(999)
        before = page.events()
        await club.clock.forward(1)
        line = msgspec.json.decode((await club.store.read(table))[0])

        assert ([], ["Flipped"]) == (before, page.events())
        assert (0, "bot-0-0", START + 1_000) == (line["seat"], line["nonce"], line["at"])


@live
async def test_a_bot_sees_its_own_view_and_nothing_else() -> None:
    """What it is told is the bytes a player on its seat would be told; the seed is not in it."""
    async with world(seed="secret-de-polichinelle") as club:
        zoe = club.device("zoe")
        table = await zoe.begins("me", BOT, position=RACE)
        thought = club.thinker.thoughts[-1]
        view = (await club.running(table)).gallery.view(1)

        assert msgspec.json.encode(view) == bytes(thought.view)
        assert 3 == thought.level
        assert b"polichinelle" not in msgspec.json.encode(thought)


@live
async def test_a_bot_thinks_again_after_each_line_it_may_see_and_no_other() -> None:
    """A hand on the microphone that it cannot see does not even make it think."""
    async with world() as club:
        zoe = club.device("zoe")
        table = await zoe.begins("me", "here", BOT, position=f"{FLIP}/A1E1I1O1U1 phase:race")
        page = await zoe.opens()
        await club.clock.forward(2_000)
        first = len(club.thinker.thoughts)
        await page.plays(table, 0, {"type": "Grab", "round": 1}, "g")
        hidden = len(club.thinker.thoughts)
        await page.plays(table, 1, {"type": "Pass", "round": 1}, "p")

        assert (first, first + 1) == (hidden, len(club.thinker.thoughts))


@live
async def test_a_plan_is_dropped_when_something_happens() -> None:
    """What a bot meant to do in a position that is gone is not done."""
    async with world() as club:
        asked: list[int] = []

        def once(thought: Thought) -> tuple[int, object] | None:
            asked.append(thought.now)
            view = seen(thought)
            late = {"type": "Pass", "round": view["round"]}
            return (thought.now + 5_000, late) if len(asked) == 1 else None

        club.thinker.choose = once
        zoe = club.device("zoe")
        table = await zoe.begins("me", "here", BOT, position=f"{FLIP}/A1E1I1O1U1 phase:race")
        page = await (await zoe.opens()).joins(table, 0)
        await club.clock.forward(2_000)
        await (await zoe.opens()).plays(table, 1, {"type": "Pass", "round": 1}, "p")
        await club.clock.forward(10_000)

        assert ["Passed"] == page.events()


@live
async def test_bots_have_no_shorter_way_than_the_people() -> None:
    """The median lag of the players at the table is added to a bot's time, onlookers' is not."""
    async with world() as club:
        club.thinker.choose = flips_soon
        zoe = club.device("zoe")
        table = await zoe.sets(BOT, "me", "here", position=f"{FLIP}/A1E1I1O1U1")
        for seat, lag in ((1, 40), (2, 60), (None, 900)):
            page = await (await zoe.opens()).joins(table, seat)
            for watcher in (await club.club.table(table)).watchers:
                if watcher.seat == seat:
                    watcher.connection.wire = Lag(lag)  # type: ignore[attr-defined]  # our own
            del page
        await zoe.posts(f"/api/tables/{table}/start")
        await club.clock.forward(2_000)
        line = msgspec.json.decode((await club.store.read(table))[0])

        assert START + 1_050 == line["at"]


class Lag(PlainWire):
    """A wire of a given length."""

    def __init__(self, lag: int) -> None:
        self._lag = lag

    def one_way(self) -> int:
        return self._lag


@live
async def test_the_credit_of_a_line_is_measured_here_and_capped() -> None:
    """Whatever a page's lag is, the club vouches for no more than its cap."""
    vouched = []
    for lag in (35, 5_000):
        async with world(settings=Settings(page="/nowhere", credit=150)) as club:
            zoe = club.device("zoe")
            table = await zoe.begins("me", "here", position=RACE)
            page = await (await zoe.opens()).joins(table, 0)
            for watcher in (await club.club.table(table)).watchers:
                watcher.connection.wire = Lag(lag)  # type: ignore[attr-defined]  # our own
            await club.clock.forward(2_000)
            await page.plays(table, 0, {"type": "Grab", "round": 1})
            vouched.append(msgspec.json.decode((await club.store.read(table))[0])["credit"])

    assert [35, 150] == vouched


@clause("HOUSE-06")
@live
async def test_a_bot_agrees_to_end_early() -> None:
    """It does not keep people at a table they want to leave."""
    async with world() as club:
        zoe = club.device("zoe")
        table = await zoe.begins("me", BOT, position=FLIP)
        page = await (await zoe.opens()).joins(table, 0)
        await page.plays(table, 0, {"type": "ProposeEnd"})
        await club.clock.forward(2_000)

        assert "AGREED" == page.last("News")["outcome"]["why"]


async def gone_absent(club: World, table: str) -> None:
    """Both people let two deadlines pass."""
    for _ in range(12):
        await club.clock.forward(11_000)
        state = (await club.running(table)).state
        assert state is not None
        if 0 in state.absent:
            return


@clause("HOUSE-04")
@live
async def test_a_bot_of_the_agreed_level_plays_for_an_absent_seat_and_gives_it_back() -> None:
    """After two lapses it flips for the player; the player's next move takes the seat back."""
    async with world() as club:
        club.thinker.choose = flips_soon
        zoe = club.device("zoe")
        table = await zoe.begins("me", position="DTN", absentLevel=2, idleRounds=10)
        page = await (await zoe.opens()).joins(table, 0)
        await gone_absent(club, table)
        await club.clock.forward(3_000)
        stand_in = {thought.level for thought in club.thinker.thoughts}
        played = [msgspec.json.decode(body)["nonce"] for body in await club.store.read(table)]
        thoughts = len(club.thinker.thoughts)
        await page.plays(table, 0, {"type": "Return"}, "back")
        await club.clock.forward(4_000)

        assert {2} == stand_in
        assert any((nonce or "").startswith("bot-0-") for nonce in played)
        assert "CameBack" in page.events()
        assert [] == page.last("News")["view"]["house"]["absent"]
        assert thoughts == len(club.thinker.thoughts)


@clause("HOUSE-04")
@live
async def test_any_move_of_an_absent_player_brings_him_back_first() -> None:
    """He need not say so: his move is preceded by his return, and both are in the log."""
    async with world() as club:
        zoe = club.device("zoe")
        table = await zoe.begins("me", position="DTN", idleRounds=10)
        page = await (await zoe.opens()).joins(table, 0)
        await gone_absent(club, table)
        round_now = page.last("News")["view"]["round"]
        can = page.last("News")["view"]["can"]
        move = {"type": "Pass" if "Pass" in can else "Flip", "round": round_now}
        await page.plays(table, 0, move if "Pass" in can else {**move, "pack": 0}, "mine")
        lines = [msgspec.json.decode(body) for body in await club.store.read(table)]
        asked = [line["move"]["type"] for line in lines if line["move"] is not None]

        assert ["Return", move["type"]] == asked[-2:]
        assert "mine" == page.last("News")["done"]


@clause("HOUSE-04")
@live
async def test_where_the_table_chose_so_an_absent_seat_is_passed() -> None:
    """No bot thinks for it; the game goes on and ends by its deadlines."""
    async with world() as club:
        club.thinker.choose = flips_soon
        zoe = club.device("zoe")
        table = await zoe.begins("me", "here", position=FLIP, absent="pass", idleRounds=1)
        await club.clock.forward(10 * 60_000)
        warm = await club.running(table)

        assert [] == club.thinker.thoughts
        assert warm.outcome is not None
        assert "IDLE" == warm.outcome.why


@clause("HOUSE-03", "HOUSE-04")
@live
async def test_a_game_everybody_left_ends_by_its_deadlines() -> None:
    """With bots that never find a word the idle rule ends it; nobody need look on."""
    async with world() as club:
        club.thinker.choose = flips_soon
        zoe = club.device("zoe")
        table = await zoe.begins("me", BOT, idleRounds=2)
        await club.clock.forward(20 * 60_000)
        standing = await club.store.table(table)

        assert standing.outcome is not None
        assert b"IDLE" in standing.outcome
        assert {} == club.club.tables


@live
async def test_after_a_restart_bots_and_deadlines_go_on_by_themselves() -> None:
    """Nobody opens a page: the node takes up every running game it finds."""
    store, clock = MemoryStore(), HandClock()
    async with world(store=store, clock=clock) as club:
        table = await club.device("zoe").begins(BOT, "me", idleRounds=2)
    before = len(await store.read(table))
    async with world(store=store, clock=clock) as club:
        club.thinker.choose = flips_soon
        await clock.forward(30 * 60_000)

        assert before < len(await store.read(table))
        assert (await store.table(table)).outcome is not None


@live
async def test_of_two_nodes_one_plays_for_a_bot() -> None:
    """The node that wrote the last line thinks; the other waits, and finds it done."""
    store, clock = MemoryStore(), HandClock()
    async with (
        world(store=store, clock=clock, bus=store.bus) as left,
        world(store=store, clock=clock, bus=store.bus) as right,
    ):
        left.thinker.choose = right.thinker.choose = flips_soon
        zoe = left.device("zoe")
        table = await zoe.begins(BOT, "me", position=FLIP)
        await (await right.device("zoe").opens()).joins(table, 1)
        await clock.forward(1_500)
        lines = [msgspec.json.decode(body) for body in await store.read(table)]

        assert ["bot-0-0", "bot-0-1"] == [line["nonce"] for line in lines]
        assert 0 == len(right.thinker.thoughts)


@live
async def test_a_dead_nodes_bots_and_deadlines_are_served_by_another() -> None:
    """After the grace time the other node thinks and rings."""
    store, clock = MemoryStore(), HandClock()
    async with world(store=store, clock=clock, bus=store.bus) as right:
        async with world(store=store, clock=clock, bus=store.bus) as left:
            zoe = left.device("zoe")
            table = await zoe.begins(BOT, "me", idleRounds=2)
        right.thinker.choose = flips_soon
        await clock.forward(30 * 60_000)

        assert (await store.table(table)).outcome is not None


@live
async def test_idle_tables_are_let_go_and_found_again() -> None:
    """Nobody looks, nothing is planned: the node forgets the table, not the game."""
    async with world() as club:
        zoe = club.device("zoe")
        table = await zoe.sets("me", "link")
        await club.clock.forward(10 * 60_000)
        warm = dict(club.club.tables)
        page = await (await zoe.opens()).joins(table, 0)

        assert {} == warm
        assert table == page.last("Room")["table"]


@live
async def test_a_thought_that_a_line_makes_useless_is_called_off() -> None:
    """The bot begins anew at once, and its worker is free for another."""
    async with world() as club:
        begun, called_off = list[int](), list[int]()

        async def think(thought: Thought, spent: Spent = unspent) -> tuple[int, msgspec.Raw] | None:
            begun.append(len(begun))
            if len(begun) > 1:
                return None
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                called_off.append(len(begun))
                raise
            return None

        club.thinker.think = think  # type: ignore[method-assign]
        zoe = club.device("zoe")
        table = await zoe.begins("me", "here", BOT, position=f"{FLIP}/A1E1I1O1U1 phase:race")
        page = await zoe.opens()
        await club.clock.forward(2_000)
        before = list(called_off)
        await page.plays(table, 1, {"type": "Pass", "round": 1}, "p")

        assert ([], [1], 2) == (before, called_off, len(begun))


@pytest.mark.parametrize("cost", [30, 900])
@live
async def test_a_thought_costs_what_its_worker_used(cost: int) -> None:
    """Not what it waited for one, and more than its budget where it used more."""
    async with world() as club:
        paid = list[int]()

        async def think(thought: Thought, spent: Spent = unspent) -> tuple[int, msgspec.Raw] | None:
            done = asyncio.Event()
            club.clock.at(club.clock.now() + 1_000, done.set)
            await done.wait()
            spent(cost)
            return None

        def pays(address: str, took: int) -> None:
            assert address == ""
            paid.append(took)

        club.thinker.think = think  # type: ignore[method-assign]
        club.club.gate.thought = pays  # type: ignore[method-assign]
        zoe = club.device("zoe")
        await zoe.begins("me", BOT, position=f"{FLIP} phase:race")
        await club.clock.forward(2_000)

        assert cost in paid


@live
async def test_the_club_says_when_its_machine_is_too_small() -> None:
    """A line in the journal, and bots that look at less, until they come in time again."""
    async with world() as club:
        for _ in range(SAMPLE):
            club.thinker.lateness.note(LATE + 1)
        zoe = club.device("zoe")
        await zoe.begins("me", BOT, position=RACE)

        assert SCANTY == club.thinker.thoughts[-1].budget
        assert 1 == club.journal.getvalue().count("bots are late")
