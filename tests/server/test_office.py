"""What the owner may do while the club runs: through a socket only the owner opens, journalled."""

import asyncio
import os
import socket
import stat
import struct
from pathlib import Path

import msgspec
import pytest

from logomachie.cli.admin import asked
from logomachie.cli.command import main
from logomachie.core.log import replay
from logomachie.core.rng import Rng
from logomachie.server.journal import mark
from logomachie.server.office import Announce, Ban, Close, Done, Office, People, Tables
from logomachie.server.settings import Settings
from logomachie.store.memory import MemoryStore
from tests.server.faults import Faulty
from tests.server.test_broken import NAME, head, sits
from tests.server.test_crew import flips_soon
from tests.server.world import World, live, settle, world

FLIP = "DTN A1E1I1O1U1/A1E1I1O1U1"


def office(club: World) -> Office:
    return Office(club.club)


@live
async def test_tables_are_listed_with_what_an_owner_needs() -> None:
    """Who plays what, how far, who looks on, whether a deadline is late; no hand and no seed."""
    async with world() as club:
        zoe = club.device()
        waiting, playing = await zoe.sets("me", "link"), await zoe.begins("me", "bot")
        await (await zoe.opens()).joins(playing, 0)
        done = await office(club).do(Tables())

        assert [(waiting, None, 0), (playing, 0, 1)] == [
            (line.table, line.lines, line.watching) for line in done.tables
        ]
        assert b"graine" not in msgspec.json.encode(done)


@live
async def test_a_game_is_closed_by_lines_that_say_who_wrote_them() -> None:
    """It ends as it stands, in the middle of a vote or a pause too, and its log still proves."""
    for before in ([], [{"type": "Pause"}], [{"type": "ProposeEnd"}]):
        async with world() as club:
            zoe = club.device()
            table = await zoe.begins("me", "here", "bot", position=f"{FLIP}/A1E1I1O1U1")
            page = await (await zoe.opens()).joins(table, 0)
            for move in before:
                await page.plays(table, 0, move)
            done = await office(club).do(Close(table=table))
            await settle()
            running = await club.running(table)
            lines = [msgspec.json.decode(body) for body in await club.store.read(table)]

            assert done.ok
            assert running.outcome is not None
            assert "AGREED" == running.outcome.why
            assert all(
                line["nonce"].startswith("admin-") for line in lines if "0-n1" != line["nonce"]
            )
            assert page.last("News")["outcome"] is not None
            read = running.game.decoder.decode
            log = [read(body) for body in await club.store.read(table)]
            proved = replay(running.game, Rng(running.head.seed), running.head.at, log)
            assert running.state == proved


@live
async def test_a_game_of_bots_alone_can_be_ended() -> None:
    """Nobody else would: its person has resigned, and they would play on."""
    async with world() as club:
        club.thinker.choose = flips_soon
        zoe = club.device()
        table = await zoe.begins("me", "bot", "bot", position=f"{FLIP}/A1E1I1O1U1")
        page = await (await zoe.opens()).joins(table, 0)
        await page.plays(table, 0, {"type": "Resign"})
        await club.clock.forward(2_000)
        playing = (await club.running(table)).outcome
        await office(club).do(Close(table=table))

        assert playing is None
        assert (await club.running(table)).outcome is not None


@live
async def test_a_table_that_waits_is_taken_away() -> None:
    """Whoever showed it is told that there is none; what never was is no table."""
    async with world() as club:
        zoe = club.device()
        table = await zoe.sets("me", "link")
        page = await (await zoe.opens()).joins(table)
        done = [await office(club).do(Close(table=name)) for name in (table, "AUCU-NETA-11")]
        await settle()

        assert [(True, ""), (False, "NO_SUCH_TABLE")] == [(d.ok, d.why) for d in done]
        assert "NO_SUCH_TABLE" == page.last("Trouble")["code"]
        assert 404 == (await zoe.http.get(f"/api/tables/{table}")).status_code


@live
async def test_what_cannot_be_done_is_answered_too() -> None:
    """An owner hears why, and not that there is no club: its store is away, or a table is of
    another release."""
    store = Faulty()
    async with world(store=store) as club:
        await sits(club, club.device("zoe-" * 6), head("marelle"))
        unreadable = await office(club).do(Close(table=NAME))
        store.is_away = True
        away = await office(club).do(Tables())

        assert ["UNREADABLE", "STORE_AWAY"] == [done.why for done in (unreadable, away)]


@live
async def test_an_announcement_reaches_everybody_and_whoever_comes_later() -> None:
    """A sentence, or the time of a stop; an empty one takes it back."""
    async with world() as club:
        page = await club.device().opens()
        await office(club).do(Announce(text="Tournoi à 20 h"))
        await office(club).do(Announce(stop=10))
        late = await club.device("eve").opens()
        await office(club).do(Announce())
        refused = await office(club).do(Announce(text="x" * 301))
        await settle()
        stop = club.clock.now() + 600_000

        assert [("Tournoi à 20 h", None), ("", stop), ("", None)] == [
            (notice["text"], notice["stop"]) for notice in page.got("Notice")
        ]
        assert [stop, None] == [notice["stop"] for notice in late.got("Notice")]
        assert "BAD_NOTICE" == refused.why


@live
async def test_an_address_is_kept_out_for_a_time() -> None:
    """Its sockets end, none opens, requests are 429; then, or when it is lifted, it is let in."""
    async with world() as club:
        zoe = club.device()
        page = await zoe.opens()
        done = await office(club).do(Ban(address="127.0.0.1", minutes=10))
        await settle()
        again, asked_http = await zoe.opens(), await zoe.http.get("/api/games")
        callers = (await office(club).do(People())).callers
        await club.clock.forward(10 * 60_000)
        after = await zoe.opens()
        await office(club).do(Ban(address="127.0.0.1", minutes=10))
        await office(club).do(Ban(address="127.0.0.1", minutes=0))

        assert (1, 1008) == (done.count, page.closed)
        assert (False, 429) == (again.accepted, asked_http.status_code)
        assert [("127.0.0.1", 0, True)] == [(c.address, c.sockets, c.banned) for c in callers]
        assert after.accepted
        assert 200 == (await zoe.http.get("/api/games")).status_code


@live
async def test_a_device_is_kept_out_by_the_seat_it_holds() -> None:
    """Wherever it comes from, and nobody else of its address."""
    async with world() as club:
        zoe, eve = club.device("zoe"), club.device("eve")
        table = await zoe.begins("me", "bot")
        pages = [await (await zoe.opens()).joins(table, 0), await eve.opens()]
        seats = [caller.seats for caller in (await office(club).do(People())).callers]
        await office(club).do(Ban(table=table, seat=0))
        refused = await office(club).do(Ban(table=table, seat=1))
        await settle()

        assert [(f"{table} 0",)] == seats
        assert [1008, None] == [page.closed for page in pages]
        assert [429, 200] == [(await d.http.get("/api/games")).status_code for d in (zoe, eve)]
        assert "NO_SUCH_SEAT" == refused.why


@live
async def test_every_act_is_in_the_journal_without_what_opens_a_table() -> None:
    """What was done to which table, by its fingerprint."""
    async with world() as club:
        table = await club.device().begins("me", "bot")
        for act in (Close(table=table), Ban(address="192.0.2.7", minutes=5), People()):
            await office(club).do(act)
        told = [msgspec.json.decode(line) for line in club.journal.getvalue().splitlines()]
        acts = [line for line in told if line["fact"] == "admin"]

        assert ["Close", "Ban", "People"] == [line["act"] for line in acts]
        assert (mark(table), 5) == (acts[0]["table"], acts[1]["minutes"])
        assert table not in club.journal.getvalue()


@live
async def test_the_socket_is_its_owners_and_goes_with_the_club(tmp_path: Path) -> None:
    """Mode 0600, a stale one is replaced, a served one is not; nonsense is refused in one line."""
    path = tmp_path / "club.admin"
    settings = Settings(page="/nowhere", admin=str(path))
    with socket.socket(socket.AF_UNIX) as killed:
        killed.bind(str(path))
    async with world(settings=settings) as club, world(settings=settings, store=MemoryStore()):
        await club.device().begins("me", "bot")
        listed = await asyncio.to_thread(asked, str(path), Tables())
        reader, writer = await asyncio.open_unix_connection(str(path))
        writer.write(b'{"type":"Burn"}\n')
        nonsense = msgspec.json.decode(await reader.readline(), type=Done)
        writer.close()

        assert 0o600 == stat.S_IMODE(path.stat().st_mode)
        assert 1 == len(listed.tables)
        assert (False, "MALFORMED") == (nonsense.ok, nonsense.why)
    assert not path.exists()


@live
async def test_another_user_of_the_machine_is_not_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever became of the file's mode, the kernel says who asks."""
    path = tmp_path / "club.admin"
    async with world(settings=Settings(page="/nowhere", admin=str(path))):
        monkeypatch.setattr(os, "getuid", lambda: 4_242)
        monkeypatch.setattr(struct, "unpack", lambda *_: (1, 7, 7))
        reader, writer = await asyncio.open_unix_connection(str(path))

        assert b"" == await reader.read()
        writer.close()


@pytest.mark.parametrize(
    "words",
    [
        ["close"],
        ["ban"],
        ["stop", "soon"],
        ["tables", "x"],
        ["burn"],
        ["ban", "10.0.0.999"],
        ["ban", "ORNA-PURS-41"],
    ],
)
def test_what_is_no_act_is_a_mistake(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """In one line, before anybody is asked."""
    assert 2 == main(["admin", *words, "--socket", "/nowhere"])
    (line,) = capsys.readouterr().err.splitlines()
    assert " ".join(words) in line


def test_a_club_that_is_not_open_is_a_mistake(capsys: pytest.CaptureFixture[str]) -> None:
    """And so is one that has no socket."""
    assert 2 == main(["admin", "tables", "--socket", "/nowhere"])
    assert 2 == main(["admin", "tables", "--data", "memory"])
    assert 2 == len(capsys.readouterr().err.splitlines())


@live
async def test_a_file_in_the_place_of_the_socket_is_left_alone(tmp_path: Path) -> None:
    """Only what a killed club left there goes: a socket."""
    file = tmp_path / "admin"
    file.write_text("à moi")
    async with world(settings=Settings(page="/nowhere", admin=str(file))) as club:
        assert '"admin":false' in club.journal.getvalue()
    assert "à moi" == file.read_text()


@live
async def test_what_the_club_cannot_do_is_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the owner's language."""
    path = tmp_path / "club.admin"
    async with world(settings=Settings(page="/nowhere", admin=str(path))):
        words = ["admin", "close", "AUCU-NETA-11", "--socket", str(path)]
        codes = [await asyncio.to_thread(main, words)]
        monkeypatch.setenv("LOGOMACHIE_LANG", "en")
        codes.append(await asyncio.to_thread(main, words))

    assert [2, 2] == codes
    assert [
        "logomachie : aucune table ne porte ce code",
        "logomachie: no table has this code",
    ] == capsys.readouterr().err.splitlines()
