"""HOUSE-10 at the club: devices add to the chance before the deal; silence neither stalls nor
bends it."""

import asyncio
from typing import Any

import msgspec
import pytest

from logomachie.core.draw import fits, makes, promise
from logomachie.core.record import Head
from logomachie.server.drawing import WITHIN
from tests.kit.clauses import clause
from tests.server.world import Device, Page, World, live, settle, world


def value(letter: str, turn: int) -> str:
    return f"{letter}{turn}" * 16


class Seated:
    """A device with its page, which answers as a test says."""

    def __init__(self, device: Device, page: Page, letter: str) -> None:
        self.device, self.page, self.letter = device, page, letter
        self.answered = 0
        self.promises = self.shows = True

    async def answers(self) -> None:
        """Whatever it was asked since the last time."""
        asked = self.page.got("DrawRound")[self.answered :]
        self.answered += len(asked)
        for round_ in asked:
            mine = value(self.letter, round_["round"])
            said = {"type": "Contribution", "table": round_["table"], "round": round_["round"]}
            if not round_["commitments"] and self.promises:
                await self.page.says({**said, "commitment": promise(mine)})
            elif round_["commitments"] and self.shows:
                await self.page.says({**said, "value": mine})


async def seated(club: World, *, draws: bool = True) -> tuple[str, Seated, Seated]:
    """A table of two devices, both of which show it."""
    zoe, eve = club.device("zoe"), club.device("eve")
    table = await zoe.sets("me", "link")
    await eve.posts(f"/api/tables/{table}/seats/1", {"name": "Ève"})
    pages = []
    for device, seat in ((zoe, 0), (eve, 1)):
        join = {"type": "Join", "table": table, "seat": seat, "draws": draws}
        pages.append(await (await device.opens()).says(join))
    return table, Seated(zoe, pages[0], "a"), Seated(eve, pages[1], "b")


async def several(club: World, count: int) -> tuple[str, list[Seated]]:
    """A table of so many devices, all of which show it."""
    host, people = club.device("device0"), list[Seated]()
    table = await host.sets("me", *["link"] * (count - 1), of="guerre-des-mots")
    for seat in range(count):
        device = club.device(f"device{seat}")
        if seat:
            await device.posts(f"/api/tables/{table}/seats/{seat}", {"name": f"N{seat}"})
        join = {"type": "Join", "table": table, "seat": seat, "draws": True}
        page = await (await device.opens()).says(join)
        people.append(Seated(device, page, "abcdef"[seat]))
    return table, people


async def begun(club: World, table: str, *people: Seated) -> Head:
    """Begin, while the pages answer and time goes on where they do not."""
    start = asyncio.create_task(people[0].device.posts(f"/api/tables/{table}/start"))
    for _ in range(40):
        await settle()
        for person in people:
            await person.answers()
        if start.done():
            break
        if not any(len(p.page.got("DrawRound")) > p.answered for p in people):
            await club.clock.forward(1_000)
    answer = await start
    assert 200 == answer.status_code, answer.text
    return (await club.running(table)).head


@clause("HOUSE-10")
@live
async def test_two_devices_and_the_house_make_the_seed() -> None:
    """All promise before any shows; the record holds every part, and no time is lost."""
    async with world() as club:
        table, zoe, eve = await seated(club)
        head = await begun(club, table, zoe, eve)
        asked = [len(round_["commitments"]) for round_ in zoe.page.got("DrawRound")]

        assert head.draw
        assert makes(head.draw, head.seed)
        assert [((0,), value("a", 1)), ((1,), value("b", 1))] == [
            (share.seats, share.value) for share in head.draw.shares
        ]
        assert ([0, 2], ()) == (asked, head.draw.left_out)


@clause("HOUSE-10")
@live
async def test_values_are_the_houses_alone_until_the_end() -> None:
    """Before it, everybody sees what was promised; after it, everything, and it fits."""
    async with world() as club:
        table, zoe, eve = await seated(club)
        head = await begun(club, table, zoe, eve)
        assert head.draw
        before = b"".join(eve.page.raw + zoe.page.raw)
        during = eve.page.last("Room")["draw"]
        await zoe.page.plays(table, 0, {"type": "Resign"})
        after = (await eve.device.http.get(f"/api/tables/{table}")).json()["draw"]
        told = [page.last("Room")["draw"] for page in (zoe.page, eve.page)]

        for secret in (head.seed, head.draw.house, value("a", 1)):
            assert secret.encode() not in before
        assert [promise(value("a", 1)), promise(value("b", 1))] == during["commitments"]
        assert (None, []) == (during["secret"], during["values"])
        assert [after, after] == told
        assert (head.draw.house, [value("a", 1), value("b", 1)]) == (
            after["secret"],
            after["values"],
        )


@clause("HOUSE-10")
@live
async def test_who_does_not_show_in_time_is_left_out_by_a_new_round() -> None:
    """With new values of the others and of the house; it is recorded, and nobody waits longer."""
    async with world() as club:
        table, zoe, eve = await seated(club)
        eve.shows = False
        seeds = iter("uvwxyz")
        club.club.new_seed = lambda: next(seeds)
        began = club.clock.ticks()
        head = await begun(club, table, zoe, eve)
        rounds = zoe.page.got("DrawRound")

        assert head.draw
        assert ((1,), ((1,),)) == (head.draw.left_out, head.draw.silent)
        assert fits(head.draw)
        assert [[1]] == zoe.page.last("Room")["draw"]["silent"]
        assert [value("a", 2)] == [share.value for share in head.draw.shares]
        assert makes(head.draw, head.seed)
        assert 2 == len({round_["house"] for round_ in rounds})
        assert WITHIN <= club.clock.ticks() - began <= WITHIN + 2_000


@clause("HOUSE-10")
@live
async def test_devices_in_league_cannot_hand_the_draw_to_the_house() -> None:
    """Four of five fall silent, one a round: the fifth, which always answers, is in the draw."""
    async with world() as club:
        table, people = await several(club, 5)
        others = people[1:]
        start = asyncio.create_task(people[0].device.posts(f"/api/tables/{table}/start"))
        for _ in range(60):
            await settle()
            turn = people[0].page.got("DrawRound")[-1]["round"]
            for number, person in enumerate(others, 1):
                person.promises = number != turn
            for person in people:
                await person.answers()
            if start.done():
                break
            if not any(len(p.page.got("DrawRound")) > p.answered for p in people):
                await club.clock.forward(1_000)
        await start
        draw = (await club.running(table)).head.draw

        assert draw
        assert [((0,), value("a", 5))] == [(share.seats, share.value) for share in draw.shares]
        assert ((1,), (2,), (3,), (4,)) == draw.silent
        assert fits(draw)


@clause("HOUSE-10")
@live
async def test_silence_never_keeps_a_game_from_beginning() -> None:
    """Nobody answers at all: the house draws alone, and says so."""
    async with world() as club:
        table, zoe, eve = await seated(club)
        zoe.promises = eve.promises = False
        head = await begun(club, table, zoe, eve)

        assert head.draw
        assert ((), (0, 1)) == (head.draw.shares, head.draw.left_out)
        assert ((0, 1),) == head.draw.silent
        assert makes(head.draw, head.seed)


@clause("HOUSE-10")
@live
async def test_a_value_must_be_the_one_that_was_promised() -> None:
    """Another one, a late promise, another's round, a stranger: none of it counts."""
    async with world() as club:
        table, zoe, eve = await seated(club)
        stranger = await club.device("mallory").opens()
        start = asyncio.create_task(zoe.device.posts(f"/api/tables/{table}/start"))
        await settle()

        async def says(page: Page, **said: Any) -> None:
            await page.says({"type": "Contribution", "table": table, "round": 1, **said})

        await says(zoe.page, commitment=promise(value("a", 1)))
        await says(stranger, commitment=promise(value("c", 1)))
        await says(eve.page, round=7, commitment=promise(value("b", 1)))
        early = len(zoe.page.got("DrawRound"))
        await says(eve.page, commitment=promise(value("b", 1)))
        await says(zoe.page, value=value("a", 1))
        await says(eve.page, commitment=promise(value("c", 1)))  # too late to change it
        await says(eve.page, value=value("c", 1))
        waiting = start.done()
        await says(eve.page, value=value("b", 1))
        await start
        head = (await club.running(table)).head

        assert (1, False) == (early, waiting)
        assert head.draw
        assert [value("a", 1), value("b", 1)] == [share.value for share in head.draw.shares]


@live
async def test_one_device_and_pages_that_cannot_are_not_asked() -> None:
    """The house draws as it always did, at once, and nothing is recorded beside its seed."""
    async with world() as club:
        alone = await club.device("solo").begins("me", "bot")
        table, zoe, eve = await seated(club, draws=False)
        await zoe.device.posts(f"/api/tables/{table}/start")
        heads = [(await club.running(name)).head for name in (alone, table)]

        assert [] == zoe.page.got("DrawRound") + eve.page.got("DrawRound")
        assert [msgspec.UNSET] * 2 == [head.draw for head in heads]
        assert ["graine"] * 2 == [head.seed for head in heads]


@live
async def test_a_draw_that_failed_is_drawn_anew() -> None:
    """No word from the other nodes, say: whoever begins hears of it, and may begin again."""
    async with world() as club:
        table, zoe, eve = await seated(club)
        drawing, elsewhere = club.club.drawing, club.club.nodes.elsewhere

        async def away(*_: Any, **__: Any) -> set[str]:
            raise ConnectionError

        club.club.nodes.elsewhere = away  # type: ignore[method-assign]
        with pytest.raises(ConnectionError):
            await drawing.shares(await club.club.table(table))
        club.club.nodes.elsewhere = elsewhere  # type: ignore[method-assign]
        head = await begun(club, table, zoe, eve)

        assert head.draw
        assert 2 == len(head.draw.shares)
