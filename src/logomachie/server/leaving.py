"""Whoever plays alone with bots pauses the game by leaving the table (HOUSE-13)."""

from functools import partial
from typing import TYPE_CHECKING

from msgspec import UNSET

from logomachie.core.game import Refused
from logomachie.core.house import Pause
from logomachie.core.value import GameId, Millis, Seat
from logomachie.server.clock import Timer
from logomachie.server.running import Running, Wish
from logomachie.server.table import Table

if TYPE_CHECKING:
    from logomachie.server.club import Club


class Leaving:
    """The tables whose only person has just gone: a page that is loaded again is back in time.

    A table stays here until its pause is in the log or nobody needs one; a timer is only the
    quickest way there, and whoever looks through the tables tries again what failed.
    """

    def __init__(self, club: "Club") -> None:
        self._club = club
        self._due: dict[GameId, Millis] = {}  # by ticks
        self._timers: dict[GameId, Timer] = {}
        self._pausing: set[GameId] = set()

    def left(self, table: Table) -> None:
        """Somebody shows this table no more."""
        if self._deserted(table) is None:
            return
        self.forget(table.id)
        clock, wait = self._club.clock, self._club.settings.leave
        self._due[table.id] = clock.ticks() + wait
        self._timers[table.id] = clock.at(clock.now() + wait, partial(self.review, table))

    def review(self, table: Table) -> None:
        """Pause a table that was left long enough ago and is not paused yet."""
        due = self._due.get(table.id)
        if due is not None and self._club.clock.ticks() >= due:
            self._pause(table)

    def awaits(self, name: GameId) -> bool:
        """Whether a pause of this table is still to be written."""
        return name in self._due

    def forget(self, name: GameId) -> None:
        self._due.pop(name, None)
        if (timer := self._timers.pop(name, None)) is not None:
            timer.cancel()

    def stop(self) -> None:
        for name in list(self._due):
            self.forget(name)

    def _deserted(self, table: Table) -> Seat | None:
        """The seat of the only person, if nobody looks from it and its clock may run."""
        running = table.running
        if running is None or running.outcome is not None or running.state.paused is not UNSET:
            return None
        persons = running.game.keeper.persons(running.state)
        if not running.game.keeper.chosen or len(persons) != 1:
            return None
        here = any(watcher.seat == persons[0] for watcher in table.watchers)
        return None if here else persons[0]

    def _pause(self, table: Table) -> None:
        seat, running = self._deserted(table), table.running
        if seat is None or running is None:
            self.forget(table.id)
        elif table.id not in self._pausing:
            self._pausing.add(table.id)
            if self._club.bus is None:
                self._write(table.id, running, seat)
            else:
                self._club.spawn(self._pause_unless_elsewhere(table, running, seat))

    def _write(self, name: GameId, running: Running, seat: Seat) -> None:
        wish = Wish(seat, Pause(), f"left-{seat}-{running.seq}", self._club.clock.now())
        running.play(wish, partial(self._heard, name))

    async def _pause_unless_elsewhere(self, table: Table, running: Running, seat: Seat) -> None:
        """Whoever left this node may have come back at another: then it is that one's to say."""
        holder, is_gone = table.sitting(seat), False
        try:
            if holder is not None and holder.token:
                found = await self._club.nodes.elsewhere(
                    table.id, {holder.token}, self._club.settings.grace
                )
                is_gone = not found and self._deserted(table) == seat
        except BaseException:
            self._pausing.discard(table.id)  # asked again when the tables are looked through
            raise
        if is_gone:
            self._write(table.id, running, seat)
        else:
            self._pausing.discard(table.id)
            self.forget(table.id)

    def _heard(self, name: GameId, error: BaseException | None) -> None:
        self._pausing.discard(name)
        if error is None or isinstance(error, Refused):  # refused: it is being voted on
            self.forget(name)
        else:
            self._club.failed(error)
