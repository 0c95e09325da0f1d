"""The ear of a node: a line to the database that dies without a word is found out and made anew."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from logomachie.store import postgres_bus
from logomachie.store.postgres import PostgresStore

PATIENCE = 20.0  # seconds for the database; usually milliseconds
SOCKET = ".s.PGSQL.5432"


class Network:
    """Between a node and its database: it can swallow all that is said on the lines there are."""

    def __init__(self, there: str) -> None:
        self._there = there
        self._swallows: list[asyncio.Event] = []

    def swallow(self) -> None:
        """From now on; lines made later are good."""
        for line in self._swallows:
            line.set()

    async def __call__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        swallows = asyncio.Event()
        self._swallows.append(swallows)
        far_reader, far_writer = await asyncio.open_unix_connection(self._there)

        async def carry(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
            with suppress(OSError):
                while said := await source.read(65_536):
                    if not swallows.is_set():
                        target.write(said)
                target.close()

        await asyncio.gather(carry(reader, far_writer), carry(far_reader, writer))


@asynccontextmanager
async def network(address: str, folder: Path) -> AsyncIterator[tuple[Network, str]]:
    """Such a network, and the address of the database behind it."""
    (there,) = parse_qs(urlsplit(address).query)["host"]
    between = Network(f"{there}/{SOCKET}")
    server = await asyncio.start_unix_server(between, str(folder / SOCKET))
    try:
        yield between, address.replace(there, str(folder))
    finally:
        server.close()


async def until(done: Callable[[], bool], act: Callable[[], Awaitable[object]]) -> None:
    """Do it again and again until it has an effect."""
    async with asyncio.timeout(PATIENCE):
        while not done():
            await act()
            await asyncio.sleep(0.01)


@pytest.mark.slow
def test_a_line_that_dies_without_a_word_is_made_again(
    postgres: str, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing closes it; the node finds out, says that it may have missed words, and hears."""
    monkeypatch.setattr(postgres_bus, "SILENCE", 0.05)
    monkeypatch.setattr(postgres_bus, "ANSWER", 0.5)
    folder = tmp_path_factory.mktemp("pg")

    async def story() -> None:
        speaker = await PostgresStore.open(postgres)
        async with network(postgres, folder) as (between, address):
            listener = await PostgresStore.open(address)
            heard: list[tuple[str, int]] = []
            notes: list[tuple[str, str]] = []

            async def listen() -> None:
                async for word in listener.hear():
                    heard.append(word)

            async def overhear() -> None:
                async for note in listener.overhear():
                    notes.append(note)

            ears = [asyncio.create_task(listen()), asyncio.create_task(overhear())]
            await until(lambda: bool(heard), lambda: speaker.say("FIRST", 1))
            await until(lambda: bool(notes), lambda: speaker.tell("FIRST", "{}"))
            between.swallow()
            await until(lambda: ("THEN", 2) in heard, lambda: speaker.say("THEN", 2))
            await until(lambda: ("THEN", "{}") in notes, lambda: speaker.tell("THEN", "{}"))
            for ear in ears:
                ear.cancel()
            await asyncio.wait(ears)
            await listener.close()

            assert {("FIRST", 1), ("", 0), ("THEN", 2)} == set(heard)
            assert 1 == heard.count(("", 0))
            assert {("FIRST", "{}"), ("THEN", "{}")} == set(notes)
        await speaker.close()

    asyncio.run(story())
