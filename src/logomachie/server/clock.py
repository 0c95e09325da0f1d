"""The one place where time comes from: the server's clock and its timers."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

from logomachie.core.value import Millis


class Timer(Protocol):
    """A ring that can still be called off."""

    def cancel(self) -> None: ...


class Clock(Protocol):
    """Server time, and rings at given times; tests move it by hand."""

    def now(self) -> Millis: ...
    def at(self, when: Millis, ring: Callable[[], None]) -> Timer: ...


class WallClock:
    """The machine's time."""

    def now(self) -> Millis:
        return time.time_ns() // 1_000_000

    def at(self, when: Millis, ring: Callable[[], None]) -> Timer:
        delay = max(0, when - self.now()) / 1000
        return asyncio.get_running_loop().call_later(delay, ring)
