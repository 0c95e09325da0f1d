"""PostgreSQL as the bus between the nodes of a club: announcements, and notes."""

import asyncio
from collections.abc import AsyncIterator

import asyncpg

from logomachie.core.value import GameId
from logomachie.store.postgres_pool import GOODBYE, Connections

CHANNEL = "logomachie"
NOTES = "logomachie_notes"  # of its own: earlier releases read the other
PAYLOAD = 7_900  # bytes; PostgreSQL refuses 8 000
RETRY = 1.0  # seconds before the ear connects again


class PostgresBus:
    """What one node says and the others hear."""

    _pool: Connections
    _address: str

    async def say(self, game: GameId, seq: int) -> None:
        """A word without a change; lines and seatings announce themselves."""
        await self._pool.execute("select pg_notify($1, $2)", CHANNEL, f"{game} {seq}")

    async def hear(self) -> AsyncIterator[tuple[GameId, int]]:
        """Whatever any node announces."""
        async for word in self._words(CHANNEL):
            game, _, seq = word.rpartition(" ")
            yield game, int(seq)

    async def tell(self, game: GameId, note: str) -> None:
        await self._pool.execute("select pg_notify($1, $2)", NOTES, f"{game} {note}")

    async def overhear(self) -> AsyncIterator[tuple[GameId, str]]:
        async for word in self._words(NOTES):
            game, _, note = word.partition(" ")
            yield game, note

    async def _words(self, channel: str) -> AsyncIterator[str]:
        """Line by line; a lost connection is made again, what it missed is not."""
        words: asyncio.Queue[str | None] = asyncio.Queue()
        while True:
            try:
                ear = await asyncpg.connect(self._address)
            except (OSError, asyncpg.PostgresError):
                await asyncio.sleep(RETRY)
                continue
            ear.add_termination_listener(lambda _: words.put_nowait(None))
            await ear.add_listener(channel, lambda *told: words.put_nowait(told[3]))
            try:
                while (payload := await words.get()) is not None:
                    for word in payload.splitlines():
                        yield word
            finally:
                await ear.close(timeout=GOODBYE)


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
