"""PostgreSQL as the bus between the nodes of a club: announcements, and notes."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import asyncpg

from logomachie.core.value import GameId
from logomachie.store.postgres_pool import GOODBYE, Connections

CHANNEL = "logomachie"
NOTES = "logomachie_notes"  # of its own: earlier releases read the other
PAYLOAD = 7_900  # bytes; PostgreSQL refuses 8 000
RETRY = 1.0  # seconds before the ear connects again
SILENCE = 5.0  # seconds without a word until it asks whether anybody is there
ANSWER = 5.0  # seconds for the answer; a network that swallows everything closes nothing
LOST = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)
MISSED = ""  # in place of a word: some may have been missed


class PostgresBus:
    """What one node says and the others hear."""

    _pool: Connections
    _address: str

    async def say(self, game: GameId, seq: int) -> None:
        """A word without a change; lines and seatings announce themselves."""
        await self._pool.execute("select pg_notify($1, $2)", CHANNEL, f"{game} {seq}")

    async def hear(self) -> AsyncIterator[tuple[GameId, int]]:
        """Whatever any node announces; ("", 0) where words may have been missed."""
        async for word in self._words(CHANNEL):
            game, _, seq = word.rpartition(" ")
            if word == MISSED:
                yield "", 0
            elif game and seq.isascii() and seq.isdecimal():  # whoever has the database may notify
                yield game, int(seq)

    async def tell(self, game: GameId, note: str) -> None:
        await self._pool.execute("select pg_notify($1, $2)", NOTES, f"{game} {note}")

    async def overhear(self) -> AsyncIterator[tuple[GameId, str]]:
        async for word in self._words(NOTES):
            game, _, note = word.partition(" ")
            if word != MISSED:
                yield game, note

    async def _words(self, channel: str) -> AsyncIterator[str]:
        """Line by line; a lost connection is made again, and what it missed is said to be."""
        is_again = False
        while True:
            words: asyncio.Queue[str | None] = asyncio.Queue()
            try:
                ear = await asyncpg.connect(self._address, timeout=ANSWER)
            except LOST:
                await asyncio.sleep(RETRY)
                continue
            ear.add_termination_listener(lambda _, words=words: words.put_nowait(None))
            try:
                with _patience(ear):
                    await ear.add_listener(
                        channel, lambda *told, words=words: words.put_nowait(told[3])
                    )
                if is_again:
                    yield MISSED
                is_again = True
                while (payload := await _next(ear, words)) is not None:
                    for word in payload.splitlines():
                        yield word
            except LOST:
                continue
            finally:
                with suppress(*LOST):
                    await ear.close(timeout=GOODBYE)


async def _next(ear: Any, words: "asyncio.Queue[str | None]") -> str | None:
    """What is said next; None: nobody is there any more."""
    while True:
        with suppress(TimeoutError):
            async with asyncio.timeout(SILENCE):
                return await words.get()
        with _patience(ear):
            await ear.execute("select 1")


@contextmanager
def _patience(ear: Any) -> Iterator[None]:
    """For an answer of the database; then the line is cut, and whoever waits hears of it."""
    end = asyncio.get_running_loop().call_later(ANSWER, ear.terminate)
    try:
        yield
    finally:
        end.cancel()


def payloads(words: list[str]) -> list[str]:
    """The announcements, as few as their size allows."""
    payloads, size = list[list[str]]([[]]), 0
    for word in words:
        if size + len(word) + 1 > PAYLOAD:
            payloads.append([])
            size = 0
        payloads[-1].append(word)
        size += len(word) + 1
    return ["\n".join(payload) for payload in payloads if payload]
