"""A question about the past gets the view of that time, of the one who asks."""

from typing import Any

import msgspec

from logomachie.server.crew import Question
from logomachie.server.questions import answered
from tests.server.test_secrecy import grab
from tests.server.world import Page, World, live, world

RACE = "DTN A13E13I13O13U12/A1E1I1O1U1 phase:race"


def really(club: World) -> list[Question]:
    """Have questions answered by the games; the list of those that were put."""
    put: list[Question] = []

    async def answer(question: Question, asker: str) -> tuple[msgspec.Raw, int]:
        put.append(question)
        return msgspec.Raw(answered(question)), 1

    club.thinker.answer = answer  # type: ignore[method-assign]  # the script of this world
    return put


async def asks(
    page: Page, table: str, seat: int | None, about: str, question: str = "missed"
) -> Any:
    """Ask something, and the answer."""
    ask = {"type": "Ask", "table": table, "seat": seat, "id": f"{seat}", "question": question}
    await page.says({**ask, "about": about})
    return page.last("Answer")["answer"]


@live
async def test_the_winner_of_a_game_is_told_what_could_have_been_said() -> None:
    """His pawns of that race, not those he won with; so for the loser and an onlooker."""
    async with world(text="tondu") as club:
        put = really(club)
        zoe = club.device("zoe")
        table = await zoe.begins("me", "here", position=RACE)
        page = await (await zoe.opens()).joins(table, 0)
        early = await asks(page, table, 0, "1")
        await club.clock.forward(2_000)
        await page.plays(table, 0, grab(), "g")
        await club.clock.forward(400)
        await page.plays(table, 0, {"type": "Say", "round": 1, "word": "tondu"}, "s")
        over = page.last("News")["outcome"]
        answers = [await asks(page, table, seat, "1") for seat in (0, 1, None)]
        pawns = [msgspec.json.decode(question.view)["pawns"][0] for question in put]
        seats = [msgspec.json.decode(question.view)["seat"] for question in put]

        assert {"type": "NotNow", "question": "missed"} == early
        assert [0] == over["winners"]
        assert [[13, 13, 13, 13, 12]] * 3 == pawns
        assert [0, 1, None] == seats
        assert all(answer["count"] > 0 for answer in answers)
        assert answers[0]["count"] < answers[1]["count"] == answers[2]["count"]


@live
async def test_a_round_that_was_not_played_is_not_told() -> None:
    """No view of the asker fits: nobody is asked."""
    async with world(text="tondu") as club:
        put = really(club)
        zoe = club.device("zoe")
        table = await zoe.begins("me", "here", position=RACE)
        page = await (await zoe.opens()).joins(table, 0)
        await page.plays(table, 1, {"type": "Resign"}, "r")
        answer = await asks(page, table, 0, "2")

        assert {"type": "NotNow", "question": "missed"} == answer
        assert [] == put


@live
async def test_a_hint_is_told_to_its_asker_as_far_as_the_log_goes() -> None:
    """Not before it is asked for; then the step, to him alone: the others hear seat and step."""
    race = "DTN A1E1I1O1U1/A1E1I1O1U1 phase:race"
    async with world(text="tondu") as club:
        really(club)
        zoe = club.device("zoe")
        table = await zoe.begins("me", "bot", position=race, time="calm", hints=True)
        page = await (await zoe.opens()).joins(table, 0)
        onlooker = await (await club.device("bob").opens()).joins(table, None)
        early = await asks(page, table, 0, "", "hint")
        await page.plays(table, 0, {"type": "Hint", "step": 1}, "h")
        told = await asks(page, table, 0, "", "hint")
        theirs = await asks(onlooker, table, None, "", "hint")

        assert {"type": "NotNow", "question": "hint"} == early == theirs
        assert 1 == len(told["steps"])
        assert [{"type": "Hinted", "seat": 0, "step": 1}] == onlooker.last("News")["events"]
        assert told["steps"][0]["say"]["fr"].encode() not in b"".join(onlooker.raw)


@live
async def test_what_endangers_ones_words_is_told_to_its_asker_once_the_log_has_it() -> None:
    """Not before; the others hear that it was asked. Sent again it is one line."""
    position = "A:MEUSE! B:LOT lock:A/-/1 squares:DE/AN/TI/LO/SU/CM hands:MOTLAC/SERPET"
    async with world(text="tondu") as club:
        really(club)
        zoe = club.device("zoe")
        agreed = {"position": position, "time": "calm", "hints": True}
        table = await zoe.begins("me", "bot", of="cadenas", **agreed)
        page = await (await zoe.opens()).joins(table, 0)
        onlooker = await (await club.device("bob").opens()).joins(table, None)
        early = await asks(page, table, 0, "1", "exposed")
        await page.plays(table, 0, {"type": "Danger"}, "d")
        await page.plays(table, 0, {"type": "Danger"}, "d")
        told = await asks(page, table, 0, "1", "exposed")
        theirs = await asks(onlooker, table, None, "1", "exposed")
        heard = [e for news in onlooker.got("News") for e in news["events"]]

        assert {"type": "NotNow", "question": "exposed"} == early == theirs
        assert "D" in {threat["cards"] for threat in told["threats"]}
        assert [{"type": "Warned", "seat": 0}] == heard
        assert b"duse" not in b"".join(onlooker.raw)
