"""Whoever plays alone with bots pauses the game by leaving the table (HOUSE-13)."""

from functools import partial
from typing import TYPE_CHECKING

from msgspec import UNSET

from logomachie.core.game import Refused
from logomachie.core.house import Pause
from logomachie.core.value import GameId, Seat
from logomachie.server.clock import Timer
from logomachie.server.running import Wish
from logomachie.server.table import Table

if TYPE_CHECKING:
    from logomachie.server.club import Club


class Leaving:
    """The tables whose only person has just gone: a page that is loaded again is back in time."""

    def __init__(self, club: "Club") -> None:
        self._club = club
        self._timers: dict[GameId, Timer] = {}

    def left(self, table: Table) -> None:
        """Somebody shows this table no more."""
        if self._deserted(table) is None:
            return
        self._drop(table.id)
        when = self._club.clock.now() + self._club.settings.leave
        self._timers[table.id] = self._club.clock.at(when, partial(self._pause, table))

    def stop(self) -> None:
        for name in list(self._timers):
            self._drop(name)

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
        self._drop(table.id)
        seat, running = self._deserted(table), table.running
        if seat is None or running is None:
            return
        wish = Wish(seat, Pause(), f"left-{seat}-{running.seq}", self._club.clock.now())
        running.play(wish, self._heard)

    def _heard(self, error: BaseException | None) -> None:
        if error is not None and not isinstance(error, Refused):  # refused: it is being voted on
            self._club.failed(error)

    def _drop(self, name: GameId) -> None:
        if (timer := self._timers.pop(name, None)) is not None:
            timer.cancel()
