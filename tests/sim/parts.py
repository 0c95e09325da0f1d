"""The parts of a machine, all of which may fail: its weather, a disk, a bus."""

import asyncio
from collections.abc import AsyncIterator
from random import Random
from typing import Any, TypeVar

from logomachie.core.value import GameId
from logomachie.store.memory import MemoryStore
from tests.sim.loop import Stall

T = TypeVar("T")
HALF = 0.5  # of what was on its way when a process was killed


class Broken(OSError):
    """The disk did not do it; or did, and did not say so."""


class Weather:
    """Which faults there are just now; a story changes it."""

    def __init__(self) -> None:
        self.full = False  # nothing is written
        self.away = 0.0  # so often nothing is read or written
        self.torn = 0.0  # so often something is written and an error is told
        self.slow = 0.0  # seconds that some answers take
        self.lost = 0.0  # so many words of the bus are lost …
        self.doubled = 0.0  # … or come twice
        self.deaths = 0.0  # so often a thinker dies, or takes too long
        self.faults = 0  # how many there were


class Disk:
    """One memory for all nodes, behind a disk of its own for each."""

    unwell: tuple[type[Exception], ...] = (Broken,)

    def __init__(self, kept: MemoryStore, weather: Weather, rng: Random) -> None:
        self._kept, self._weather, self._rng = kept, weather, rng
        self.is_dead = False  # its process was killed: nobody asks any more, or is answered
        self.stall = Stall()  # … or it stands still

    def die(self) -> None:
        """What is on its way to the disk may come there."""
        self.is_dead = True

    def __getattr__(self, name: str) -> Any:
        """Everything a store does, through the weather."""
        asked = getattr(self._kept, name)

        async def done(*args: Any, **kwargs: Any) -> Any:
            weather, rng = self._weather, self._rng
            await self.stall.over()
            if self.is_dead:
                raise Broken
            if weather.slow and rng.random() < 0.3:
                await asyncio.sleep(rng.random() * weather.slow)
            elif rng.random() < 0.2:
                await asyncio.sleep(rng.random() * 0.02)
            writes = name not in ("read", "table", "due", "running", "held", "listed")
            if (weather.full and writes) or rng.random() < weather.away:
                weather.faults += 1
                raise Broken
            if self.is_dead and rng.random() < HALF:
                raise Broken
            told = await asked(*args, **kwargs)
            await self.stall.over()
            if self.is_dead or (writes and rng.random() < weather.torn):
                weather.faults += 1
                raise Broken
            return told

        return done

    async def close(self) -> None:
        """The memory stays."""


class Wire:
    """The bus as one node hears it."""

    def __init__(self, kept: MemoryStore, weather: Weather, rng: Random, stall: Stall) -> None:
        self._kept, self._weather, self._rng, self._stall = kept, weather, rng, stall
        self._is_dead = False

    def die(self) -> None:
        """Its process was killed: nothing is said any more."""
        self._is_dead = True

    async def say(self, game: GameId, seq: int) -> None:
        await self._stall.over()
        if not self._is_dead:
            await self._kept.bus.say(game, seq)

    async def tell(self, game: GameId, note: str) -> None:
        await self._stall.over()
        if not self._is_dead:
            await self._kept.bus.tell(game, note)

    def hear(self) -> AsyncIterator[tuple[GameId, int]]:
        return self._through(self._kept.bus.hear())

    def overhear(self) -> AsyncIterator[tuple[GameId, str]]:
        return self._through(self._kept.bus.overhear())

    async def _through(self, words: AsyncIterator[T]) -> AsyncIterator[T]:
        async for word in words:
            if self._rng.random() < self._weather.lost:
                self._weather.faults += 1
                continue
            await asyncio.sleep(self._rng.random() * 0.05)
            await self._stall.over()
            yield word
            if self._rng.random() < self._weather.doubled:
                yield word
