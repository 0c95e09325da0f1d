"""Deadlines: a timer for each warm table, and a supervisor for whatever a timer did not get done.

A timer may fail with its store, come late with a machine that slept, or be another node's. So
every few seconds all is looked at as it stands: what is due and not served, thought and not played.
"""

from typing import TYPE_CHECKING

from logomachie.core.value import GameId, Millis
from logomachie.server.clock import Timer
from logomachie.server.running import Running

if TYPE_CHECKING:
    from logomachie.server.club import Club


class Alarm:
    """Rings tables at their deadlines, again and again until it is heard."""

    def __init__(self, club: "Club") -> None:
        self._club = club
        self._timers: dict[GameId, tuple[Millis, Timer]] = {}
        self._poll: Timer | None = None
        self._ringing: set[GameId] = set()
        self._is_looking = False  # at the store, which may take its time

    def start(self) -> None:
        """Begin to look for what nobody serves."""
        self._look()

    def stop(self) -> None:
        if self._poll is not None:
            self._poll.cancel()
            self._poll = None
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
        else:
            self._ring(running)

    def _ring(self, running: Running) -> None:
        if running.id not in self._ringing:
            self._ringing.add(running.id)
            self._club.spawn(self._serve(running))

    async def _serve(self, running: Running) -> None:
        try:
            if running.is_unsure:
                await running.catch_up()
            due = running.wake
            await running.ring()
            if due is not None and running.wake != due:
                self._club.meter.served(self._club.clock.now() - due)
        finally:
            self._ringing.discard(running.id)
        self.set(running)  # after an error the next look rings again

    def _look(self) -> None:
        """Whatever should be under way and is not, is begun again; then the same at the store."""
        clock = self._club.clock
        self._poll = clock.at(clock.now() + self._club.settings.poll, self._look)
        self._look_at_warm()
        if not self._is_looking:
            self._is_looking = True
            self._club.spawn(self._look_at_store())

    def _look_at_warm(self) -> None:
        club, now = self._club, self._club.clock.now()
        for table in list(club.tables.values()):
            if (running := table.running) is None or running.outcome is not None:
                continue
            if running.is_unsure or (running.wake is not None and running.wake <= now):
                self._ring(running)
            else:
                self.set(running)
            club.crew.review(table, running)
            club.leaving.review(table)

    async def _look_at_store(self) -> None:
        """Open every table whose deadline comes before the next look, and set its timer."""
        club = self._club
        try:
            now = club.clock.now()
            # alone, a node looks ahead; among others it leaves them time to serve their own
            before = now - club.settings.grace if club.bus else now + club.settings.poll
            for name in await club.store.due(before):
                await club.open_quietly(name)
            await club.warm()
            await club.take_up()
            await club.tidy()
        finally:
            self._is_looking = False
