"""What happens at tables, as fast as one connection is told: at once, or put together."""

import asyncio

from logomachie.core.value import Millis
from logomachie.server.clock import Clock
from logomachie.server.limits import Bucket

TOGETHER: Millis = 500  # until what came too fast is told as one


class Outlet:
    """A line at a table costs one sending for each page that shows it, and a page costs its
    address one message: so the sendings to an address are counted, and over its budget its pages
    get fewer, larger news. Nobody is refused, and nobody else waits."""

    __slots__ = ("_clock", "_is_late", "_sendings", "_wakeup")

    def __init__(self, sendings: Bucket, clock: Clock, wakeup: asyncio.Event) -> None:
        self._sendings, self._clock, self._wakeup = sendings, clock, wakeup
        self._is_late = False

    def takes(self) -> bool:
        """Whether something may be told at once; if not, it is told in a moment with the rest."""
        if not self._is_late and self._sendings.takes(self._clock.ticks()):
            return True
        if not self._is_late:
            self._is_late = True
            self._clock.at(self._clock.now() + TOGETHER, self._tell)
        return False

    def _tell(self) -> None:
        self._is_late = False
        self._wakeup.set()
