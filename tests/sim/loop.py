"""An event loop whose time is told and not waited for: hours pass in moments, in one order.

A library for this (looptime) rides on a test runner's fixtures; what is needed here is twenty
lines, and runs from a script as well.
"""

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from logomachie.core.value import Millis
from logomachie.server.clock import NANOS, Rings, Steady, Timer

T = TypeVar("T")
START: Millis = 1_800_000_000_000


class _Selector(selectors.SelectSelector):
    """Never waits: time goes on instead."""

    loop: "VirtualLoop"

    def select(self, timeout: float | None = None) -> list[Any]:
        ready = super().select(0)
        if not ready:
            if timeout is None:
                raise RuntimeError("everything waits, and nothing will ever happen")
            self.loop.passed += max(0.0, timeout)
        return ready


class VirtualLoop(asyncio.SelectorEventLoop):
    """Runs callbacks as ever, and skips the time between them."""

    def __init__(self) -> None:
        self.passed = 0.0
        selector = _Selector()
        selector.loop = self
        super().__init__(selector)

    def time(self) -> float:
        return self.passed

    def run_in_executor(  # type: ignore[override]  # no executor is asked
        self, executor: Any, func: Callable[..., T], *args: Any
    ) -> "asyncio.Future[T]":
        """What would be done in a thread is done at once: threads keep no order."""
        done: asyncio.Future[T] = self.create_future()
        try:
            done.set_result(func(*args))
        except Exception as error:
            done.set_exception(error)
        return done


def run(story: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Run a story in a loop of its own."""
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(story())


class Stall:
    """A process that stands still for a while: nothing goes in or out, no timer rings, and then all
    of it goes on as if nothing had been."""

    def __init__(self) -> None:
        self._until = 0.0

    def begins(self, seconds: float) -> None:
        self._until = asyncio.get_running_loop().time() + seconds

    async def over(self) -> None:
        while (left := self._left()) > 0:
            await asyncio.sleep(left)

    def then(self, call: Callable[[], None]) -> asyncio.TimerHandle | None:
        """Do it now; or, standing still, when that is over."""
        if (left := self._left()) > 0:
            return asyncio.get_running_loop().call_later(left, self.then, call)
        call()
        return None

    def _left(self) -> float:
        return self._until - asyncio.get_running_loop().time()


class _Ring:
    """A timer of a node, which is late where its node stands still."""

    def __init__(self, delay: float, ring: Callable[[], None], stall: Stall) -> None:
        self._ring, self._stall = ring, stall
        self._timer = asyncio.get_running_loop().call_later(delay, self._rings)

    def _rings(self) -> None:
        self._timer = self._stall.then(self._ring) or self._timer

    def cancel(self) -> None:
        self._timer.cancel()


class NodeClock(Steady):
    """One node's clock: it may be set, and the server reads it as it reads the machine's."""

    def __init__(self, stall: Stall) -> None:
        loop = asyncio.get_running_loop()
        self.off: Millis = 0
        self._rings = Rings(lambda delay, ring: _Ring(delay, ring, stall))
        self._ticks: Callable[[], Millis] = lambda: round(loop.time() * 1000)
        super().__init__(
            lambda: (START + self._ticks() + self.off) * NANOS, lambda: self._ticks() * NANOS
        )

    def ticks(self) -> Millis:
        return self._ticks()

    def at(self, when: Millis, ring: Callable[[], None]) -> Timer:
        return self._rings.after(max(0, when - self.now()), ring)
