"""A store that fails when a test says so."""

import asyncio
from typing import Any

from logomachie.store.memory import MemoryStore


class DiskFull(OSError):
    """What a store raises that cannot write."""


class Faulty(MemoryStore):
    """Memory, and a switch: while it is broken nothing is written, and reading may fail too."""

    def __init__(self) -> None:
        super().__init__()
        self.is_full = False  # writes fail
        self.is_away = False  # reads fail as well
        self.refused = 0  # lines that were not written
        self.gate: asyncio.Event | None = None  # lines wait for it

    async def append(self, *args: Any, **kwargs: Any) -> None:
        if self.gate is not None:
            await self.gate.wait()
        if self.is_full or self.is_away:
            self.refused += 1
            raise DiskFull
        await super().append(*args, **kwargs)

    async def read(self, *args: Any, **kwargs: Any) -> list[bytes]:
        self._reached()
        return await super().read(*args, **kwargs)

    async def due(self, *args: Any, **kwargs: Any) -> list[str]:
        self._reached()
        return await super().due(*args, **kwargs)

    async def running(self) -> list[str]:
        self._reached()
        return await super().running()

    async def table(self, *args: Any, **kwargs: Any) -> Any:
        self._reached()
        return await super().table(*args, **kwargs)

    async def beat(self, at: int) -> None:
        if self.is_full or self.is_away:
            raise DiskFull

    def _reached(self) -> None:
        if self.is_away:
            raise DiskFull
