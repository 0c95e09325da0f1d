"""The one place where time comes from: the server's clock and its timers.

Two times. `now` is the time that stands in logs: the machine's, except that it never runs back.
`ticks` only measures how long something took or lasts, and knows nothing of dates.
"""

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import Protocol, TypeAlias

from logomachie.core.value import Millis

NANOS = 1_000_000  # in a millisecond
INSTANT: Millis = 50  # what is due within one rings at its end
FARTHEST: Millis = 24 * 3600 * 1000  # a log that is farther ahead than this is not followed


class Timer(Protocol):
    """A ring that can still be called off."""

    def cancel(self) -> None: ...


Later: TypeAlias = Callable[[float, Callable[[], None]], Timer]  # in so many seconds


class Clock(Protocol):
    """Server time, and rings at given times; tests move it by hand."""

    def now(self) -> Millis: ...
    def ticks(self) -> Millis: ...
    def keep_up(self, at: Millis) -> None:
        """A log was written at this time: ours is not behind it."""
        ...

    def at(self, when: Millis, ring: Callable[[], None]) -> Timer: ...


class Steady:
    """The machine's time, kept from running back.

    Where the machine's clock is set back, or a log was written by one that was ahead, ours goes on
    at nine tenths of its pace until the machine has caught up: deadlines come a little late, and
    none is lost for as long as the clock was off.
    """

    def __init__(self, wall: Callable[[], int], monotonic: Callable[[], int]) -> None:
        self._wall, self._monotonic = wall, monotonic  # both in nanoseconds
        self._last = wall()
        self._read: int | None = None  # while the machine is behind: when `_last` was reckoned

    def now(self) -> Millis:
        wall = self._wall()
        if wall >= self._last and self._read is None:  # nearly always: one look at one clock
            self._last = wall
            return wall // NANOS
        read = self._monotonic()
        if self._read is not None:
            self._last += (read - self._read) * 9 // 10
        self._read = read
        if wall >= self._last:
            self._last, self._read = wall, None
        return self._last // NANOS

    def keep_up(self, at: Millis) -> None:
        if 0 < at - self.now() <= FARTHEST:
            self._last, self._read = at * NANOS, self._monotonic()


class _Ring:
    """One of those that ring together."""

    __slots__ = ("is_off", "ring")

    def __init__(self, ring: Callable[[], None]) -> None:
        self.ring, self.is_off = ring, False

    def cancel(self) -> None:
        self.is_off = True


class Rings:
    """What is due within the same instant rings at its end: bots and deadlines of many tables share
    a wake-up, a commit and a word to the workers, and nobody sees so little."""

    def __init__(self, later: Later) -> None:
        self._later = later
        self._due: dict[Millis, list[_Ring]] = {}  # by the end of their instant, in the loop's time

    def after(self, span: Millis, ring: Callable[[], None]) -> Timer:
        now = round(asyncio.get_running_loop().time() * 1000)
        end = -(-(now + span) // INSTANT) * INSTANT
        timer = _Ring(ring)
        if (together := self._due.get(end)) is not None:
            together.append(timer)
        else:
            self._due[end] = [timer]
            self._later((end - now) / 1000, partial(self._ring, end))
        return timer

    def _ring(self, end: Millis) -> None:
        for timer in self._due.pop(end):
            if timer.is_off:
                continue
            try:
                timer.ring()
            except Exception as error:  # told as a timer's own would be; the others ring
                loop = asyncio.get_running_loop()
                loop.call_exception_handler({"message": "a ring failed", "exception": error})


class WallClock(Steady):
    """The machine's time."""

    def __init__(self) -> None:
        super().__init__(time.time_ns, time.monotonic_ns)
        self._rings = Rings(_later)

    def ticks(self) -> Millis:
        return time.monotonic_ns() // NANOS

    def at(self, when: Millis, ring: Callable[[], None]) -> Timer:
        return self._rings.after(max(0, when - self.now()), ring)


def to_instant(time: float) -> float:
    """Seconds from a time of the loop to the end of its instant."""
    return (-round(time * 1000) % INSTANT) / 1000


def _later(delay: float, ring: Callable[[], None]) -> Timer:
    return asyncio.get_running_loop().call_later(delay, ring)
