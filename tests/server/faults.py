"""A store that fails when a test says so."""

import asyncio
from typing import Any

from logomachie.store.memory import MemoryStore
from logomachie.store.store import Line


class DiskFull(OSError):
    """What a store raises that cannot write."""


class Faulty(MemoryStore):
    """Memory, and a switch: while it is broken nothing is written, and reading may fail too."""

    unwell = (DiskFull,)

    def __init__(self) -> None:
        super().__init__()
        self.is_full = False  # writes fail
        self.is_away = False  # reads fail as well
        self.refused = 0  # lines that were not written
        self.gate: asyncio.Event | None = None  # lines wait for it

    async def create(self, *args: Any, **kwargs: Any) -> None:
        await self._written()
        await super().create(*args, **kwargs)

    async def seat(self, *args: Any, **kwargs: Any) -> None:
        await self._written()
        await super().seat(*args, **kwargs)

    async def begin(self, *args: Any, **kwargs: Any) -> None:
        await self._written()
        await super().begin(*args, **kwargs)

    async def append(self, line: Line) -> None:
        if self.gate is not None:
            await self.gate.wait()
        if self.is_full or self.is_away:
            self.refused += 1
            raise DiskFull
        await super().append(line)

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
        await self._written()

    async def _written(self) -> None:
        if self.is_full or self.is_away:
            raise DiskFull

    def _reached(self) -> None:
        if self.is_away:
            raise DiskFull
