"""The life of a move: one message up, one down, once, in order, to those who may know."""

import threading
import time
from typing import Any

import msgspec
import pytest

from logomachie.core.log import advance
from logomachie.core.rng import commitment
from logomachie.games.word_whiz.rules.types import Pass
from logomachie.server.broken import Unreadable
from logomachie.server.running import SLOW, Wish
from logomachie.server.wire import News
from logomachie.store.memory import MemoryStore
from logomachie.store.store import Line
from tests.kit.clauses import clause
from tests.server.world import HandClock, live, settle, world

RACE = "DTN A1E1I1O1U1/A1E1I1O1U1 phase:race"
FLIP = "DTN A1E1I1O1U1/A1E1I1O1U1"
GRAB = {"type": "Grab", "round": 1}
SAY = {"type": "Say", "round": 1, "word": "dent"}


@live
async def test_a_move_comes_back_as_news_to_everybody_at_the_table() -> None:
    """Both seats hear of a flip with the same line number; the mover's nonce is done."""
    async with world() as club:
        zoe = club.device("zoe")
        table = await zoe.begins("me", "here", position=FLIP)
        first = await (await zoe.opens()).joins(table, 0)
        second = await (await zoe.opens()).joins(table, 1)
        await first.plays(table, 0, {"type": "Flip", "round": 1, "pack": 0}, "abc")

        assert ("abc", 1, ["Flipped"]) == (
            first.last("News")["done"],
            first.last("News")["seq"],
            first.events(),
        )
        assert (None, 1, ["Flipped"]) == (
            second.last("News")["done"],
            second.last("News")["seq"],
            second.events(),
        )


@live
async def test_nobody_hears_of_a_line_before_it_is_stored() -> None:
    """Write, then speak: while the store is busy, nothing is told, to the mover neither."""
    async with world() as club:
        zoe = club.device("zoe")
        table = await zoe.begins("me", "here", position=FLIP)
        page = await (await zoe.opens()).joins(table, 0)
        told: list[int] = []
        append = club.store.append

        async def slow(*args: object, **kwargs: object) -> None:
            await settle()
            told.append(len(page.got("News")))
            await append(*args, **kwargs)  # type: ignore[arg-type]  # passed on as it came

        club.store.append = slow  # type: ignore[method-assign]  # the store, slower
        await page.plays(table, 0, {"type": "Flip", "round": 1, "pack": 0})
        await settle()

        assert [1] == told
        assert 2 == len(page.got("News"))


@live
async def test_news_are_what_the_wire_says() -> None:
    """Put together from ready parts, they are the bytes of the message, also after the end."""
    async with world() as club:
        zoe = club.device("zoe")
        table = await club.running(await zoe.begins("me", "here", position=FLIP))
        page = await (await zoe.opens()).joins(table.id, 0)
        await page.plays(table.id, 0, {"type": "Resign"}, 'ne "le" 7')
        for viewer, after in ((0, 0), (1, 0), (None, 0), (0, 1)):
            raw = table.gallery.news(viewer, after)
            decoded = msgspec.json.decode(raw, type=News)

            assert msgspec.json.encode(decoded) == raw
        assert 'ne "le" 7' == msgspec.json.decode(table.gallery.news(0, 0), type=News).done
        assert {"News"} == {msgspec.json.decode(table.gallery.news(None, 0))["type"]}


@live
async def test_a_resent_nonce_is_heard_once_and_answered_twice() -> None:
    """After a broken line a page sends its move again: one line in the log, news all the same."""
    async with world() as club:
        zoe = club.device("zoe")
        table = await zoe.begins("me", "here", position=FLIP)
        page = await (await zoe.opens()).joins(table, 0)
        flip = {"type": "Flip", "round": 1, "pack": 0}
        await page.plays(table, 0, flip, "abc")
        again = await (await zoe.opens()).joins(table, 0)
        before = len(again.got("News"))
        await again.plays(table, 0, flip, "abc")

        assert 1 == len(await club.store.read(table))
        assert before + 1 == len(again.got("News"))
        assert "abc" == again.last("News")["done"]
        assert [] == again.got("Refusal")


@live
async def test_a_refusal_goes_to_the_asker_alone() -> None:
    """Code, clause and details; nothing is logged and nobody else hears of it."""
    async with world() as club:
        zoe = club.device("zoe")
        table = await zoe.begins("me", "here", position=FLIP)
        first = await (await zoe.opens()).joins(table, 0)
        second = await (await zoe.opens()).joins(table, 1)
        before = list(first.raw)
        await second.plays(table, 1, {"type": "Flip", "round": 1, "pack": 0}, "mine")
        refusal = second.last("Refusal")

        assert ("NOT_YOUR_TURN", "MIC-D1", "mine", {"flipper": 0}) == (
            refusal["code"],
            refusal["clause"],
            refusal["nonce"],
            refusal["about"],
        )
        assert before == first.raw
        assert [] == await club.store.read(table)


@live
async def test_a_stale_screen_is_no_reason_to_refuse() -> None:
    """A page that has missed lines plays a move that names its own target, and it counts."""
    async with world() as club:
        zoe = club.device("zoe")
        table = await zoe.begins("me", "here", position=RACE)
        stale = await zoe.opens()
        page = await (await zoe.opens()).joins(table, 1)
        await club.clock.forward(2_000)
        await page.plays(table, 1, {"type": "Pass", "round": 1}, "p")
        await stale.plays(table, 0, GRAB, "g")  # it never joined: it has seen nothing at all

        assert [] == stale.got("Refusal")
        assert "g" == stale.last("News")["done"]


@live
async def test_an_old_round_is_over_whatever_the_screen_shows() -> None:
    """A move for another round is refused with the number of the round that is played."""
    async with world() as club:
        zoe = club.device("zoe")
        table = await zoe.begins("me", "here", position=RACE)
        page = await (await zoe.opens()).joins(table, 0)
        await page.plays(table, 0, {"type": "Grab", "round": 7})

        assert "ROUND_OVER" == page.last("Refusal")["code"]


@live
async def test_coming_back_is_joining_after_the_last_line() -> None:
    """The same News as ever: events since then, the whole view."""
    async with world() as club:
        zoe = club.device("zoe")
        table = await zoe.begins("me", "here", position=FLIP)
        page = await (await zoe.opens()).joins(table, 0)
        await page.plays(table, 0, {"type": "Flip", "round": 1, "pack": 0})
        await club.clock.forward(2_000)
        await page.plays(table, 1, {"type": "Pass", "round": 1})
        all_of_it = await (await zoe.opens()).joins(table, 0)
        since = await (await zoe.opens()).joins(table, 0, after=1)

        assert ["Flipped", "Passed"] == all_of_it.events()
        assert ["Passed"] == since.events()
        assert all_of_it.last("News")["view"] == since.last("News")["view"]


@live
async def test_of_a_long_game_the_last_lines_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever joins late gets the view and what happened of late, and may look back for more."""
    monkeypatch.setattr("logomachie.server.gallery.KEPT", 4)
    async with world() as club:
        zoe = club.device("zoe")
        table = await zoe.begins("me", "here", position=FLIP, idleRounds=10)
        page = await zoe.opens()
        for turn in range(1, 8):
            flipper = (await club.running(table)).state.game.flipper
            await page.plays(table, flipper, {"type": "Flip", "round": turn, "pack": 0}, f"f{turn}")
            await club.clock.forward(60_000)
        fresh = await (await zoe.opens()).joins(table, None)
        news = fresh.last("News")
        asked = {"seq": news["since"] + 1, "count": 32}
        past = (await zoe.http.get(f"/api/tables/{table}/past", params=asked)).json()
        lines = [msgspec.json.decode(body) for body in await club.store.read(table)]

        assert 0 < news["since"] < news["seq"] == len(lines)
        assert news["events"] == [event for line in past["lines"] for event in line["events"]]
        assert news["events"] == [e for line in lines[news["since"] :] for e in line["events"]]


@clause("HOUSE-02")
@live
async def test_two_seats_on_one_device_each_have_their_own_news() -> None:
    """A device may hold several seats; one socket shows both, each with its own view."""
    async with world() as club:
        zoe = club.device("zoe")
        table = await zoe.begins("me", "here", position=RACE)
        page = await (await zoe.opens()).joins(table, 0)
        await page.joins(table, 1)
        await club.clock.forward(2_000)
        await page.plays(table, 1, GRAB)
        reached = {news["seat"]: news["view"]["reached"] for news in page.got("News")}

        assert {0: False, 1: True} == reached


@clause("HOUSE-02")
@live
async def test_a_seat_may_be_shown_on_several_screens() -> None:
    """All of them get the same news."""
    async with world() as club:
        zoe = club.device("zoe")
        table = await zoe.begins("me", "here", position=FLIP)
        screens = [await (await zoe.opens()).joins(table, 0) for _ in range(3)]
        await screens[0].plays(table, 0, {"type": "Flip", "round": 1, "pack": 0})

        assert [["Flipped"]] * 3 == [screen.events() for screen in screens]


@clause("HOUSE-02")
@live
async def test_a_seat_is_held_by_its_device_alone() -> None:
    """Another device may neither look from the seat nor play for it, nor without any secret."""
    async with world() as club:
        zoe, eve, nobody = club.device("zoe"), club.device("eve"), club.device("")
        table = await zoe.begins("me", "here", position=FLIP)
        pages = [await eve.opens(), await nobody.opens()]
        for page in pages:
            await page.joins(table, 0)
            await page.plays(table, 0, {"type": "Flip", "round": 1, "pack": 0})

        assert [["NOT_YOUR_SEAT"] * 2] * 2 == [
            [trouble["code"] for trouble in page.got("Trouble")] for page in pages
        ]
        assert [] == await club.store.read(table)


@clause("HOUSE-03")
@live
async def test_a_passed_deadline_is_a_line_of_the_log() -> None:
    """The clock turns the card when the flipper does not; everybody hears of it."""
    async with world() as club:
        zoe = club.device("zoe")
        table = await zoe.begins("me", "here", position=FLIP)
        page = await (await zoe.opens()).joins(table, 1)
        await club.clock.forward(10_000)

        assert ["Lapsed", "Flipped"] == page.events()
        assert 1 == len(await club.store.read(table))


@live
async def test_a_move_that_arrives_after_its_deadline_is_late_by_the_log() -> None:
    """However late the timer is, the deadline is served first and the move is then judged."""
    async with world() as club:
        zoe = club.device("zoe")
        table = await zoe.begins("me", "here", position=RACE)
        page = await (await zoe.opens()).joins(table, 0)
        club.clock.time += 40_000  # time passes, and no timer rings
        await page.plays(table, 0, GRAB)

        assert "RoundEnded" in page.events()
        assert "ROUND_OVER" == page.last("Refusal")["code"]


@clause("HOUSE-10")
@live
async def test_the_seed_is_promised_at_the_start_and_shown_at_the_end() -> None:
    """Its hash is in the room from the beginning, itself in no message before the end."""
    async with world(seed="secret-de-polichinelle") as club:
        zoe = club.device("zoe")
        table = await zoe.begins("me", "here", position=FLIP)
        page = await (await zoe.opens()).joins(table, 0)
        promised = page.last("Room")["commitment"]
        before = b"".join(page.raw)
        await page.plays(table, 0, {"type": "Resign"})
        ended = page.last("News")

        assert commitment("secret-de-polichinelle") == promised
        assert b"polichinelle" not in before
        assert ("secret-de-polichinelle", "RESIGNED") == (ended["seed"], ended["outcome"]["why"])


@live
async def test_a_restart_forgets_nothing() -> None:
    """Another node on the same store shows the same view and goes on from there."""
    store, clock = MemoryStore(), HandClock()
    async with world(store=store, clock=clock) as club:
        zoe = club.device("zoe")
        table = await zoe.begins("me", "here", position=FLIP)
        page = await (await zoe.opens()).joins(table, 0)
        await page.plays(table, 0, {"type": "Flip", "round": 1, "pack": 1})
        before = page.last("News")
    async with world(store=store, clock=clock) as club:
        zoe = club.device("zoe")
        page = await (await zoe.opens()).joins(table, 0)
        after = page.last("News")
        await clock.forward(31_000)

        assert before["view"] == after["view"]
        assert before["events"] == after["events"]
        assert "RoundEnded" in page.events()


@live
async def test_two_nodes_write_one_log() -> None:
    """What one node writes, the other shows; a race between them is settled by the log."""
    store, clock = MemoryStore(), HandClock()
    async with (
        world(store=store, clock=clock, bus=store.bus) as left,
        world(store=store, clock=clock, bus=store.bus) as right,
    ):
        zoe, other = left.device("zoe"), right.device("zoe")
        table = await zoe.begins("me", "here", position=RACE)
        here = await (await zoe.opens()).joins(table, 0)
        there = await (await other.opens()).joins(table, 1)
        await clock.forward(2_000)
        await here.plays(table, 0, GRAB, "left")
        await there.plays(table, 1, GRAB, "right")
        await clock.forward(200)
        took = [e for n in there.got("News") for e in n["events"] if e["type"] == "Took"]

        assert 3 == len(await store.read(table))
        assert [0, 1] == sorted(reach["seat"] for reach in took[0]["reaches"])
        assert here.last("News")["seq"] == there.last("News")["seq"]


@live
async def test_a_line_that_needs_a_solver_is_computed_beside_the_loop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The first slow line shows it; from the next on other tables do not wait for it."""
    threads: list[str] = []

    def slowly(*line: Any, **told: Any) -> Any:
        threads.append(threading.current_thread().name)
        end = time.thread_time() + 2 * SLOW
        while time.thread_time() < end:
            pass
        return advance(*line, **told)

    monkeypatch.setattr("logomachie.server.running.advance", slowly)
    async with world() as club:
        zoe = club.device("zoe")
        table = await club.running(await zoe.begins("me", "here", position=RACE))
        await table.played(Wish(0, Pass(1), "0-a", club.clock.now()))
        await table.played(Wish(1, Pass(1), "1-a", club.clock.now()))

        assert threading.main_thread().name == threads[0] != threads[1]
        assert 2 == len(await club.store.read(table.id))


@live
async def test_a_room_may_say_that_its_lines_are_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then the first line, too, is computed beside the loop, however quick it is."""
    threads: list[str] = []

    def told(*line: Any, **told: Any) -> Any:
        threads.append(threading.current_thread().name)
        return advance(*line, **told)

    monkeypatch.setattr("logomachie.server.running.advance", told)
    monkeypatch.setattr("logomachie.games.spec.Spec.is_slow", True)
    async with world() as club:
        zoe = club.device("zoe")
        table = await club.running(await zoe.begins("me", "here", position=RACE))
        await table.played(Wish(0, Pass(1), "0-a", club.clock.now()))
        await table.played(Wish(1, Pass(1), "1-a", club.clock.now()))

        assert 2 == len(threads)
        assert threading.main_thread().name not in threads


@live
async def test_a_log_these_rules_do_not_lead_to_is_not_played_on() -> None:
    """A line that the rules refuse, or a fingerprint that differs, stops the table."""
    store, clock = MemoryStore(), HandClock()
    async with world(store=store, clock=clock) as club:
        zoe = club.device("zoe")
        table = await zoe.begins("me", "here", position=FLIP)
        page = await zoe.opens()
        await page.plays(table, 0, {"type": "Flip", "round": 1, "pack": 1})
        first = (await store.read(table))[0]
        await store.append(Line(table, 2, first.replace(b'"seq":1', b'"seq":2')))
    async with world(store=store, clock=clock) as club:
        with pytest.raises(Unreadable) as refused:
            await club.club.table(table)

        assert "line 2" in str(refused.value.__cause__)
        assert 1 == club.journal.getvalue().count("table unreadable")
