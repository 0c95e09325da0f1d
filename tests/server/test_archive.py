"""Looking back: past lines from the log, a seat's own while the game runs, all after its end."""

import re
from typing import Any

import pytest

from logomachie.server import archive
from tests.kit.clauses import clause
from tests.server.test_secrecy import FLIP, RACE, Move, grab, submit
from tests.server.world import Device, World, live, world

START = "DTN A1E1I1O1U1/A1E1I1O1U1"
RUN = f"{START} phase:race"


async def past(device: Device, table: str, **asked: int) -> Any:
    """What this device is shown of the past; the body as it was sent is under `raw`."""
    answer = await device.http.get(f"/api/tables/{table}/past", params=asked)
    return {**answer.json(), "status": answer.status_code, "raw": answer.content}


async def played(club: World, device: Device) -> str:
    """A short game from a position with a hidden line in it: two on one screen, until one gives
    up."""
    table = await device.begins("me", "here", position=RUN)
    page = await (await device.opens()).joins(table, 0)
    await club.clock.forward(2_000)
    await page.plays(table, 0, grab(), "g")
    await club.clock.forward(400)
    await page.plays(table, 0, {"type": "Say", "round": 1, "word": "dent"}, "s")
    await page.plays(table, 1, {"type": "Resign"}, "r")
    return table


@clause("HOUSE-07")
@live
async def test_the_past_of_a_seat_is_what_it_was_told_line_by_line() -> None:
    """Every view and every event once more, from the position it began with on."""
    async with world() as club:
        zoe = club.device("zoe")
        table = await zoe.begins("me", "here", position=RUN)
        page = await (await zoe.opens()).joins(table, 0)
        await club.clock.forward(2_000)
        await page.plays(table, 0, grab(), "g")
        await club.clock.forward(400)
        await page.plays(table, 0, {"type": "Say", "round": 1, "word": "dent"}, "s")
        told = [(news["seq"], news["events"], news["view"]) for news in page.got("News")]
        seen = await past(zoe, table, seat=0, count=32)

        assert 200 == seen["status"]
        assert len(told) > 3
        assert told == [(line["seq"], line["events"], line["view"]) for line in seen["lines"]]
        assert told[-1][0] == seen["last"]
        assert (0, []) == (seen["lines"][0]["seq"], seen["lines"][0]["events"])


@live
async def test_a_few_lines_are_asked_for_by_their_first_and_their_count() -> None:
    """One where no count is given; never more than there are, nor than one answer holds."""
    async with world() as club:
        zoe = club.device("zoe")
        table = await played(club, zoe)
        whole = (await past(zoe, table, seat=0, count=99))["lines"]
        one = await past(zoe, table, seat=0, seq=2)
        rest = await past(zoe, table, seat=0, seq=2, count=500)
        beyond = await past(zoe, table, seat=0, seq=len(whole))

        assert [whole[2]] == one["lines"]
        assert whole[2:] == rest["lines"]
        assert (404, "NO_SUCH_LINE") == (beyond["status"], beyond["code"])
        assert len(whole) - 1 == beyond["about"]["last"]
        assert len(whole) <= archive.MOST_LINES


@live
async def test_the_last_line_tells_how_it_ended() -> None:
    """The outcome stands with the line that brought it, and with no other."""
    async with world() as club:
        zoe = club.device("zoe")
        lines = (await past(zoe, await played(club, zoe), seat=0, count=32))["lines"]

        assert "RESIGNED" == lines[-1]["outcome"]["why"]
        assert {None} == {line["outcome"] and "over" for line in lines[:-1]}


@clause("HOUSE-09")
@live
async def test_while_the_game_runs_a_seat_is_its_holders_alone() -> None:
    """Another device sees an onlooker's past; after the end it sees every seat's."""
    async with world() as club:
        zoe, eve = club.device("zoe"), club.device("eve")
        table = await zoe.begins("me", "here", position=RUN)
        refused = await past(eve, table, seat=0)
        public = await past(eve, table)
        page = await (await zoe.opens()).joins(table, 0)
        await page.plays(table, 0, {"type": "Resign"})
        after = await past(eve, table, seat=0, seq=1)

        assert (403, "NOT_YOUR_SEAT") == (refused["status"], refused["code"])
        assert (200, None) == (public["status"], public["seat"])
        assert (200, 0) == (after["status"], after["lines"][0]["view"]["seat"])


@clause("HOUSE-09")
@live
async def test_the_number_of_a_line_in_the_log_is_told_after_the_end() -> None:
    """Before it, a gap would betray a hidden line; after it, all viewers meet at one line."""
    async with world() as club:
        zoe = club.device("zoe")
        table = await zoe.begins("me", "here", position=RUN)
        page = await (await zoe.opens()).joins(table, 0)
        await club.clock.forward(2_000)
        await page.plays(table, 0, grab(), "g")  # nobody else knows of this line
        running = await past(zoe, table, seat=0, count=9)
        refused = await past(zoe, table, seat=1, line=1)
        await club.clock.forward(400)
        await page.plays(table, 1, {"type": "Resign"}, "r")
        own = await past(zoe, table, seat=0, line=1)
        other = await past(zoe, table, seat=1, line=1)
        beyond = await past(zoe, table, seat=1, line=400)

        assert {None} == {line["line"] for line in running["lines"]}
        assert (409, "GAME_NOT_OVER") == (refused["status"], refused["code"])
        assert (1, 1) == (own["lines"][0]["seq"], own["lines"][0]["line"])
        assert (0, 0) == (other["lines"][0]["seq"], other["lines"][0]["line"])
        assert 404 == beyond["status"]


@live
async def test_nonsense_is_refused() -> None:
    """No seat, no number, no game yet."""
    async with world() as club:
        zoe = club.device("zoe")
        waiting = await zoe.sets("me", "link")
        table = await zoe.begins("me", "here", position=RUN)
        answers = [
            await past(zoe, waiting),
            await past(zoe, table, seat=7),
            (await zoe.http.get(f"/api/tables/{table}/past?seq=-1")).json(),
            (await zoe.http.get(f"/api/tables/{table}/past?seq=²")).json(),
            (await zoe.http.get("/api/tables/NULLE-PART-10/past")).json(),
        ]

        assert ["NOT_STARTED", "NO_SUCH_SEAT", "MALFORMED", "MALFORMED", "NO_SUCH_TABLE"] == [
            answer["code"] for answer in answers
        ]


async def looked_back(
    viewer: int | None, moves: list[Move], *, seed: str, position: str, **options: object
) -> bytes:
    """What a viewer sees of the past of a running game of three devices."""
    async with world(seed=seed) as club:
        devices = [club.device(name) for name in ("zoe", "ana", "luc")]
        table = await devices[0].sets("me", "link", "link", position=position, **options)
        for seat in (1, 2):
            await devices[seat].posts(f"/api/tables/{table}/seats/{seat}", {"name": str(seat)})
        await devices[0].posts(f"/api/tables/{table}/start")
        pages = [await device.opens() for device in devices]
        for number, (wait, seat, move) in enumerate(moves):
            await club.clock.forward(wait)
            await pages[seat].plays(table, seat, move, f"n{number}")
        asked = {"count": 32} if viewer is None else {"count": 32, "seat": viewer}
        watcher = club.device("eve") if viewer is None else devices[viewer]
        raw: bytes = (await past(watcher, table, **asked))["raw"]
        return re.sub(rb'"n\d"', b'"n"', raw)


@clause("HOUSE-09")
@live
async def test_two_worlds_have_one_past_for_whoever_may_not_tell_them_apart() -> None:
    """Packs, a hand on the microphone, a sealed word: equal bytes, as on the socket."""
    quiet: list[Move] = [(2_000, 2, {"type": "Pass", "round": 1})]
    busy: list[Move] = [(1_990, 0, grab()), (10, 2, {"type": "Pass", "round": 1})]
    for viewer in (2, None):
        hands = [
            await looked_back(viewer, moves, seed=seed, position=RACE)
            for moves, seed in ((quiet, "une"), (busy, "deux"))
        ]
        words = [
            await looked_back(
                viewer,
                [(2_000, 0, submit(word)), (100, 2, submit("tonne"))],
                seed="une",
                position=RACE,
                race="sealed",
            )
            for word in ("dent", "divertissement")
        ]
        packs = [
            await looked_back(viewer, [], seed=seed, position=FLIP) for seed in ("une", "deux")
        ]

        assert hands[0] == hands[1]
        assert words[0] == words[1]
        assert packs[0] == packs[1]
    moves: list[Move] = [(500, 0, {"type": "Flip", "round": 1, "pack": 0})]
    parted = [await looked_back(None, moves, seed=s, position=FLIP) for s in ("une", "deux")]
    assert parted[0] != parted[1]  # a turned card tells them apart


@clause("HOUSE-07")
@live
async def test_a_finished_game_can_be_played_on_from_any_line() -> None:
    """Its position is told as another table is set from; while it runs it would tell secrets."""
    async with world() as club:
        zoe = club.device("zoe")
        running = await zoe.begins("me", "here", position=RUN)
        early = await zoe.http.get(f"/api/tables/{running}/position?line=0")
        club.club.new_code = lambda _: "AUTRE-TABLE-12"
        table = await played(club, zoe)
        first = (await zoe.http.get(f"/api/tables/{table}/position?line=0")).json()
        beyond = await zoe.http.get(f"/api/tables/{table}/position?line=99")
        club.club.new_code = lambda _: "TROIS-TABLE-12"
        again = await zoe.begins("me", "here", position=first["position"])

        assert (409, "GAME_NOT_OVER") == (early.status_code, early.json()["code"])
        assert 404 == beyond.status_code
        assert first["position"].startswith("DTN")
        assert 2 == first["seats"]
        assert "race" in first["options"]
        assert "TROIS-TABLE-12" == again


@live
async def test_a_past_is_made_from_the_log_alone() -> None:
    """A node that has just started shows the same bytes as the one the game was played on."""
    async with world() as club:
        zoe = club.device("zoe")
        table = await played(club, zoe)
        before = (await past(zoe, table, seat=1, count=32))["raw"]
        club.club.tables.clear()
        club.club.archive = archive.Archive()
        after = (await past(zoe, table, seat=1, count=32))["raw"]

        assert before == after


@live
async def test_only_so_many_pasts_are_kept() -> None:
    """The longest unasked is let go, and made anew when somebody asks again."""
    async with world() as club:
        zoe = club.device("zoe")
        tables = [
            await zoe.begins("me", "here", position=RUN) for _ in range(archive.MOST_KEPT + 1)
        ]
        answers = [await past(zoe, table, seat=0) for table in (*tables, tables[0])]

        assert {200} == {answer["status"] for answer in answers}
        assert archive.MOST_KEPT == len(club.club.archive._shelves)


@live
async def test_only_so_many_states_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of all games together: a few long ones are as many as many short ones. The one that is
    asked about stays, however long it is."""
    async with world() as club:
        zoe = club.device("zoe")
        tables = [await played(club, zoe) for _ in range(3)]
        shelves = club.club.archive._shelves
        monkeypatch.setattr(archive, "MOST_STATES", 10**6)
        await past(zoe, tables[0], seq=0)
        states = len(shelves[tables[0]].states)
        monkeypatch.setattr(archive, "MOST_STATES", 2 * states)
        for table in tables:
            await past(zoe, table, seq=0)
        two = list(shelves)
        monkeypatch.setattr(archive, "MOST_STATES", 1)
        again = await past(zoe, tables[0], seq=0)

        assert tables[1:] == two
        assert [tables[0]] == list(shelves)
        assert 200 == again["status"]
