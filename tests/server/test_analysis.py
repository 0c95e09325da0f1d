"""A finished game is judged beside everything else, kept, and shown to whoever asks."""

import msgspec
import pytest

from logomachie.games.judgement import EDITION
from logomachie.server import analyst
from logomachie.server.analyst import REST
from tests.server.test_archive import played
from tests.server.world import live, settle, world


@live
async def test_a_finished_game_is_judged_and_kept() -> None:
    """By itself when it ends; a running one is not shown, it would tell secrets."""
    async with world() as club:
        zoe = club.device("zoe")
        begun = await zoe.begins("me", "here")
        early = await zoe.http.get(f"/api/tables/{begun}/analysis")
        table = await played(club, zoe)
        await settle()
        kept = await club.club.store.analysis(table)
        shown = await zoe.http.get(f"/api/tables/{table}/analysis")

        assert (409, "GAME_NOT_OVER") == (early.status_code, early.json()["code"])
        assert kept is not None
        assert (200, {"edition": EDITION}) == (shown.status_code, shown.json())


@live
async def test_what_is_not_there_is_made_when_somebody_asks() -> None:
    """After a restart, or where an older edition judged: 202 first, then the analysis."""
    async with world() as club:
        zoe = club.device("zoe")
        table = await played(club, zoe)
        await settle()
        await club.club.store.keep_analysis(table, b'{"edition":0}')
        first = await zoe.http.get(f"/api/tables/{table}/analysis")
        await settle()
        then = await zoe.http.get(f"/api/tables/{table}/analysis")

        assert (202, "BEING_MADE") == (first.status_code, first.json()["code"])
        assert 200 == then.status_code


@live
async def test_a_game_that_cannot_be_judged_is_not_waited_for() -> None:
    """The fault is told once; whoever asks hears that there is no analysis."""
    async with world() as club:
        zoe = club.device("zoe")
        club.thinker.judging = None
        table = await played(club, zoe)
        await settle()
        answer = await zoe.http.get(f"/api/tables/{table}/analysis")

        assert (200, "NO_ANALYSIS") == (answer.status_code, answer.json()["code"])
        assert msgspec.json.decode(answer.content)["clause"] == ""


@live
async def test_a_game_longer_than_people_play_is_not_judged(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Neither when it ends nor when somebody asks: nobody makes the others wait for hours."""
    monkeypatch.setattr(analyst, "MOST_LINES", 1)
    async with world() as club:
        zoe = club.device("zoe")
        table = await played(club, zoe)
        await settle()
        answer = await zoe.http.get(f"/api/tables/{table}/analysis")
        lines = len(await club.store.read(table))

        assert lines > 1
        assert (200, "NO_ANALYSIS") == (answer.status_code, answer.json()["code"])
        assert await club.store.analysis(table) is None


@live
async def test_what_could_not_be_judged_is_tried_again_later() -> None:
    """Its worker may have died of something else."""
    async with world() as club:
        zoe = club.device("zoe")
        judging, club.thinker.judging = club.thinker.judging, None
        table = await played(club, zoe)
        await settle()
        club.thinker.judging = judging
        await club.clock.forward(REST + 1)
        told = []
        for _ in range(2):
            told.append((await zoe.http.get(f"/api/tables/{table}/analysis")).status_code)
            await settle()

        assert [202, 200] == told
