"""Rings tables at their deadlines, and looks for those that another node left behind."""

from typing import TYPE_CHECKING

from logomachie.core.value import GameId, Millis
from logomachie.server.clock import Timer
from logomachie.server.running import Running

if TYPE_CHECKING:
    from logomachie.server.club import Club


class Alarm:
    """One timer for each warm table; a poll for all the others."""

    def __init__(self, club: "Club") -> None:
        self._club = club
        self._timers: dict[GameId, tuple[Millis, Timer]] = {}
        self._poll: Timer | None = None

    def start(self) -> None:
        """Begin to look for deadlines nobody serves."""
        club = self._club
        self._poll = club.clock.at(club.clock.now(), lambda: club.spawn(self.look()))

    def stop(self) -> None:
        if self._poll is not None:
            self._poll.cancel()
        for _, timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    def set(self, running: Running) -> None:
        """Ring this table at its next deadline; a timer that is early looks again."""
        known = self._timers.get(running.id)
        if running.wake is None:
            if known is not None:
                known[1].cancel()
                del self._timers[running.id]
            return
        if known is not None:
            if known[0] <= running.wake:
                return
            known[1].cancel()
        timer = self._club.clock.at(running.wake, lambda: self._rings(running))
        self._timers[running.id] = (running.wake, timer)

    def forget(self, name: GameId) -> None:
        """The table is no longer warm here."""
        if (known := self._timers.pop(name, None)) is not None:
            known[1].cancel()

    def _rings(self, running: Running) -> None:
        self._timers.pop(running.id, None)
        if running.wake is not None and running.wake > self._club.clock.now():
            self.set(running)
            return
        self._club.spawn(self._ring(running))

    async def _ring(self, running: Running) -> None:
        await running.ring()
        self.set(running)

    async def look(self) -> None:
        """Open every table whose deadline comes before the next look, and set its timer."""
        club = self._club
        try:
            now = club.clock.now()
            # alone, a node looks ahead; among others it leaves them time to serve their own
            before = now - club.settings.grace if club.bus else now + club.settings.poll
            for name in await club.store.due(before):
                await club.open_quietly(name)
            await club.tidy()
        finally:
            self._poll = club.clock.at(
                club.clock.now() + club.settings.poll, lambda: club.spawn(self.look())
            )
