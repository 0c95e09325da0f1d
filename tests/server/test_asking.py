"""Questions are worked out beside everything else, and called off with whoever asked."""

import asyncio

import msgspec
import pytest

from logomachie.core.question import NotNow
from logomachie.server.crew import Question
from logomachie.server.running import Running
from logomachie.server.wire import Ask
from logomachie.server.workers import TookTooLong
from tests.server.world import live, settle, world

RACE = "DTN A1E1I1O1U1/A1E1I1O1U1 phase:race"


@pytest.fixture(autouse=True)
def at_any_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the rules allow every question: here it is about who waits for whom."""

    async def posed(ask: Ask, running: Running, _: object) -> Question:
        return Question(
            game=running.head.game,
            question=ask.question,
            about=ask.id,
            config=running.head.config,
            view=msgspec.Raw(b"{}"),
        )

    monkeypatch.setattr("logomachie.server.asking.posed", posed)


def missed(table: str, seat: int, name: str) -> dict[str, object]:
    return {"type": "Ask", "table": table, "seat": seat, "id": name, "question": "missed"}


@live
async def test_a_question_keeps_no_message_waiting() -> None:
    """While the answer is worked out, the same page plays and pings as ever."""
    async with world() as club:
        done = asyncio.Event()

        async def slow(question: Question, asker: str) -> tuple[msgspec.Raw, int]:
            await done.wait()
            return msgspec.Raw(b"{}"), 1

        club.thinker.answer = slow  # type: ignore[method-assign]  # the script of this world
        zoe = club.device("zoe")
        table = await zoe.begins("me", "here", position=RACE)
        page = await (await zoe.opens()).joins(table, 0)
        await page.says(missed(table, 0, "q"))
        await club.clock.forward(2_000)
        await page.plays(table, 0, {"type": "Pass", "round": 1})
        meanwhile = page.events(), page.got("Answer")
        done.set()
        await settle()

        assert (["Passed"], []) == meanwhile
        assert "q" == page.last("Answer")["id"]


@live
async def test_whoever_leaves_calls_his_question_off() -> None:
    """By leaving the seat or by closing the page: nothing is worked out for nobody."""
    async with world() as club:
        gone: list[str] = []

        async def slow(question: Question, asker: str) -> tuple[msgspec.Raw, int]:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                gone.append(question.about)
                raise
            return msgspec.Raw(b"{}"), 1

        club.thinker.answer = slow  # type: ignore[method-assign]  # the script of this world
        zoe = club.device("zoe")
        table = await zoe.begins("me", "here", position=RACE)
        page = await (await zoe.opens()).joins(table, 0)
        await page.says(missed(table, 0, "a"))
        await page.says({"type": "Leave", "table": table, "seat": 0})
        left = list(gone)
        await page.says(missed(table, 1, "b"))
        await page.leaves()

        assert (["a"], ["a", "b"]) == (left, gone)


@live
async def test_looking_for_the_moment_of_a_question_is_paid(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """To search the past of a long game is work, and of the asker's share."""
    async with world() as club:

        async def searched(ask: Ask, *_: object) -> NotNow:
            club.clock.time += club.club.settings.solving * 60
            return NotNow(question=ask.question)

        monkeypatch.setattr("logomachie.server.asking.posed", searched)
        zoe = club.device("zoe")
        table = await zoe.begins("me", "here", position=RACE)
        page = await (await zoe.opens()).joins(table, 0)
        await page.says(missed(table, 0, "a"))
        await page.says(missed(table, 0, "b"))

        assert ["a"] == [answer["id"] for answer in page.got("Answer")]
        assert "BUSY" == page.last("Trouble")["code"]


@live
async def test_a_question_nobody_can_answer_in_time_is_given_up() -> None:
    """The asker is told that the club is busy, and the page goes on."""
    async with world() as club:

        async def undone(question: Question, asker: str) -> tuple[msgspec.Raw, int]:
            raise TookTooLong

        club.thinker.answer = undone  # type: ignore[method-assign]  # the script of this world
        zoe = club.device("zoe")
        table = await zoe.begins("me", "here", position=RACE)
        page = await (await zoe.opens()).joins(table, 0)
        await page.says(missed(table, 0, "a"), {"type": "Ping", "sent": 1})

        assert ("BUSY", 0) == (page.last("Trouble")["code"], page.last("Trouble")["seat"])
        assert (None, 1) == (page.closed, len(page.got("Pong")))
