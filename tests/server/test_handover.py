"""A seat handed to another device, and a screen that is everybody's."""

import re

from logomachie.server.lobby import KEY_GOOD_FOR
from logomachie.server.people import device_of
from tests.kit.clauses import clause
from tests.server.world import live, settle, world


@clause("HOUSE-02")
@live
async def test_a_holder_hands_his_seat_to_another_device() -> None:
    """The key opens the seat, name and all; from then on only the new device may act there."""
    async with world() as club:
        laptop, phone = club.device("laptop"), club.device("phone")
        table = await laptop.begins("here", "here")
        seat = f"/api/tables/{table}/seats/1"
        key = (await laptop.http.get(f"{seat}/key")).json()["key"]
        taken = await phone.posts(seat, {"key": key})
        old = await laptop.http.get(f"{seat}/key")

        assert [False, True] == [place["yours"] for place in taken.json()["places"]]
        assert "Joueur 2" == taken.json()["places"][1]["name"]
        assert "NOT_YOUR_SEAT" == old.json()["code"]


@clause("HOUSE-02")
@live
async def test_a_key_is_known_to_the_holder_alone_and_fits_once() -> None:
    """A stranger is not told it, may not guess it, and a key of the holder before is stale."""
    async with world() as club:
        laptop, phone, eve = club.device("laptop"), club.device("phone"), club.device("eve")
        table = await laptop.begins("here", "bot")
        seat = f"/api/tables/{table}/seats/0"
        asked = await eve.http.get(f"{seat}/key")
        guessed = await eve.posts(seat, {"key": "é" * 24})
        bots = await eve.posts(f"/api/tables/{table}/seats/1", {"key": "0" * 24})
        key = (await laptop.http.get(f"{seat}/key")).json()["key"]
        await phone.posts(seat, {"key": key})
        stale = await eve.posts(seat, {"key": key})

        assert "NOT_YOUR_SEAT" == asked.json()["code"]
        assert ["SEAT_TAKEN"] * 3 == [a.json()["code"] for a in (guessed, bots, stale)]


@clause("HOUSE-02")
@live
async def test_whoever_has_handed_his_seat_over_sees_the_table_alone() -> None:
    """The old screen gets a spectator's news from then on, and nothing of the seat."""
    async with world() as club:
        laptop, phone = club.device("laptop"), club.device("phone")
        table = await laptop.begins("here", "here")
        page = await laptop.opens()
        await page.joins(table, 1)
        await settle()
        page.raw.clear()
        key = (await laptop.http.get(f"/api/tables/{table}/seats/1/key")).json()["key"]
        await phone.posts(f"/api/tables/{table}/seats/1", {"key": key})
        await settle()

        assert [None] == [news["seat"] for news in page.got("News")]


@clause("HOUSE-02")
@live
async def test_the_code_for_a_camera_holds_the_key_only_for_the_holder() -> None:
    """A stranger gets no picture of it."""
    async with world() as club:
        laptop, eve = club.device("laptop"), club.device("eve")
        table = await laptop.begins("here", "bot")
        mine = await laptop.http.get(f"/qr/{table}.svg?seat=0")
        plain = await laptop.http.get(f"/qr/{table}.svg")
        theirs = await eve.http.get(f"/qr/{table}.svg?seat=0")

        assert "image/svg+xml" == mine.headers["content-type"]
        assert mine.content != plain.content
        assert 403 == theirs.status_code


@clause("HOUSE-01")
@live
async def test_a_screen_without_an_owner_is_everybodys() -> None:
    """« Ici » without « moi »: the host's screen keeps hands behind the curtain; no other does."""
    async with world() as club:
        laptop, phone = club.device("laptop"), club.device("phone")
        shared = await laptop.sets("here", "link")
        own = await laptop.sets("me", "here")
        rooms = [
            (await device.http.get(f"/api/tables/{table}")).json()["shared"]
            for device, table in ((laptop, shared), (phone, shared), (laptop, own))
        ]

        assert [True, False, False] == rooms


@clause("HOUSE-02")
@live
async def test_a_key_is_good_for_a_short_time() -> None:
    """After a quarter of an hour the seat stays where it is, and a new key opens it."""
    async with world() as club:
        laptop, phone = club.device("laptop"), club.device("phone")
        table = await laptop.begins("here", "here")
        seat = f"/api/tables/{table}/seats/1"
        old = (await laptop.http.get(f"{seat}/key")).json()["key"]
        await club.clock.forward(KEY_GOOD_FOR + 1)
        late = await phone.posts(seat, {"key": old})
        new = (await laptop.http.get(f"{seat}/key")).json()["key"]
        taken = await phone.posts(seat, {"key": new})

        assert "SEAT_TAKEN" == late.json()["code"]
        assert taken.json()["places"][1]["yours"]


@clause("HOUSE-02")
@live
async def test_a_copy_of_the_store_opens_no_seat() -> None:
    """Keys are drawn by lot, and what is stored of one is not the key, nor leads to it."""
    async with world() as club:
        laptop, eve = club.device("laptop"), club.device("eve")
        table = await laptop.begins("here", "here")
        seat = f"/api/tables/{table}/seats/1"
        keys = {(await laptop.http.get(f"{seat}/key")).json()["key"] for _ in range(2)}
        stored = str(vars(club.store))
        answers = [
            await eve.posts(seat, {"key": said})
            for said in (
                laptop.token,
                device_of(laptop.token),
                *re.findall(r"[0-9a-f]{32}", stored),
            )
        ]

        assert 2 == len(keys)
        assert not [key for key in keys if key in stored]
        assert len(answers) > 3
        assert {"SEAT_TAKEN"} == {answer.json()["code"] for answer in answers}
