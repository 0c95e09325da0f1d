"""Connections to PostgreSQL that are waited for so long, and no longer.

A server that stands still, or a network that swallows everything, answers nothing and closes
nothing: whoever waits then would wait for ever, and a node could not even stop.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import asyncpg

PATIENCE = 10.0  # seconds for a connection, and again for what is done with it
GOODBYE = 1.0  # seconds to part in


class Connections:
    """What a store does with a pool; whatever takes too long ends as a lost connection does."""

    def __init__(self, pool: Any) -> None:  # Any: asyncpg has no types
        self._pool = pool

    @classmethod
    async def open(cls, address: str) -> "Connections":
        return cls(await asyncpg.create_pool(address, min_size=2, max_size=8, timeout=PATIENCE))

    @asynccontextmanager
    async def acquire(self) -> AsyncIterator[Any]:
        """A connection for one piece of work."""
        async with self._pool.acquire(timeout=PATIENCE) as db:
            # a query that is given up waits for its rollback; what is cut off waits for nothing
            end = asyncio.get_running_loop().call_later(PATIENCE, db.terminate)
            try:
                yield db
            finally:
                end.cancel()

    async def fetch(self, sql: str, *values: object) -> Any:
        async with self.acquire() as db:
            return await db.fetch(sql, *values)

    async def fetchval(self, sql: str, *values: object) -> Any:
        async with self.acquire() as db:
            return await db.fetchval(sql, *values)

    async def execute(self, sql: str, *values: object) -> Any:
        async with self.acquire() as db:
            return await db.execute(sql, *values)

    async def close(self) -> None:
        """Part from the server, or be cut off where it does not answer."""
        with suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE):
                await self._pool.close()
