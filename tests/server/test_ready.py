"""Ready means ready: not before the dictionary is open, and again after a failure."""

import asyncio
from typing import Any

import pytest
import uvicorn

from logomachie.core.game import Words
from logomachie.core.record import WordList
from logomachie.games import GAMES
from logomachie.server import run
from logomachie.server.run import Announcing
from tests.server.world import live, settle, world


class Slow:
    """A dictionary that is unpacked first, and of which games make something."""

    def __init__(self) -> None:
        self.done, self.fails = asyncio.Event(), 0
        self.made, self.wanted = asyncio.Event(), list[str]()
        self.made.set()

    async def identity(self) -> WordList:
        if self.fails:
            self.fails -= 1
            raise OSError
        await self.done.wait()
        return WordList("few", "1", "0f")

    async def words(self, game: str) -> Words:
        self.wanted.append(game)
        await self.made.wait()
        return frozenset()


@live
async def test_a_club_is_not_ready_before_its_dictionary_is() -> None:
    """503 until it is open, while the rest of the club answers."""
    async with world() as club:
        slow = Slow()
        club.club.ready.clear()
        club.club.dictionary = slow  # type: ignore[assignment]  # all that is asked of it here
        club.club.spawn(club.club.warm())
        http = club.device("zoe").http
        before = [(await http.get(path)).status_code for path in ("/readyz", "/healthz")]
        slow.done.set()
        await settle()

        assert [503, 200] == before
        assert 200 == (await http.get("/readyz")).status_code


@live
async def test_a_club_is_not_ready_before_its_games_are() -> None:
    """What La Guerre makes of the dictionary is there when the club says so: no table waits."""
    async with world() as club:
        slow = Slow()
        slow.done.set()
        slow.made.clear()
        club.club.ready.clear()
        club.club.dictionary = slow  # type: ignore[assignment]  # as above
        club.club.spawn(club.club.warm())
        await settle()
        before = club.club.is_ready
        slow.made.set()
        await settle()

        assert (False, True) == (before, club.club.is_ready)
        assert list(GAMES) == slow.wanted


@live
async def test_a_dictionary_that_could_not_be_opened_is_tried_again() -> None:
    """A full disk when it was unpacked: ready a few seconds after there is room."""
    async with world() as club:
        slow = Slow()
        slow.fails = 1
        slow.done.set()
        club.club.ready.clear()
        club.club.dictionary = slow  # type: ignore[assignment]  # as above
        club.club.spawn(club.club.warm())
        await settle()
        before = club.club.is_ready
        await club.clock.forward(5_000)

        assert (False, True) == (before, club.club.is_ready)


@live
async def test_the_announcement_waits_and_says_what_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A browser opened before that would wait for its first word."""
    monkeypatch.setattr(run, "PROGRESS", 0.01)

    async def started(self: Any, sockets: Any = None) -> None:
        self.started = True

    monkeypatch.setattr(uvicorn.Server, "startup", started)
    async with world() as club:
        club.club.ready.clear()
        told: list[str] = []
        config = uvicorn.Config("nothing:at_all", log_config=None)
        server = Announcing(config, [club.club], lambda: told.append("open"))
        await server.startup()
        async with asyncio.timeout(10):
            while "prépare" not in (said := capsys.readouterr().out):
                await asyncio.sleep(0.01)
        before = list(told)
        club.club.ready.set()
        async with asyncio.timeout(10):
            while not told:
                await asyncio.sleep(0.01)

        assert ([], ["open"]) == (before, told)
        assert "dictionnaire" in said


def test_a_club_takes_as_many_descriptors_as_it_may() -> None:
    """A thousand and twenty-four are few addresses' worth of connections."""
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
        run.allow_files()
        taken = resource.getrlimit(resource.RLIMIT_NOFILE)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))

    assert (run.FILES if hard < 0 else min(hard, run.FILES), hard) == taken
