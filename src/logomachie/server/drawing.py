"""Before a game of several devices begins, each adds to its chance (HOUSE-10).

Whoever says nothing, or does not show what it promised within five seconds, is left out by a new
round, with new values of all others: silence can neither stall a deal nor bend it.
"""

import asyncio
import re
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Protocol

from msgspec import UNSET

from logomachie.core.draw import Draw, Share, combined, promise
from logomachie.core.value import GameId, Millis
from logomachie.server.nodes import Asked, Said
from logomachie.server.people import Device
from logomachie.server.wire import Contribution, Down, DrawRound
from logomachie.store.store import Sitting

if TYPE_CHECKING:
    from logomachie.server.club import Club
    from logomachie.server.table import Table

WITHIN: Millis = 5_000  # for a promise, and again for what was promised
ROLL_CALL: Millis = 1_000  # in which other nodes say which of the devices they have
MOST_KEPT = 256  # draws that were made and wait for their game to begin
MOST_RELAYED = 256  # devices whose answers are passed on to the node that draws
VALUE, PROMISE = re.compile(r"[0-9a-f]{32}"), re.compile(r"[0-9a-f]{64}")


class Contributor(Protocol):
    """A page that can be asked for its part."""

    device: Device | None

    def contributes(self, table: GameId) -> bool: ...
    def say(self, message: Down) -> None: ...


@dataclass
class Shares:
    """What came of the rounds, by device: seats are numbered when the game begins."""

    house: str
    values: dict[Device, str] = field(default_factory=dict)
    silent: list[set[Device]] = field(default_factory=list)  # whom each round but the last left out

    def draw(self, seats: list[Sitting]) -> Draw:
        """The same by seat, as it is recorded."""
        held: dict[str | None, list[int]] = {}
        for sitting in seats:
            held.setdefault(sitting.token, []).append(sitting.seat)
        shares = [
            Share(seats=tuple(held.get(device, ())), commitment=promise(value), value=value)
            for device, value in self.values.items()
        ]
        silent = tuple(
            tuple(sorted(seat for device in devices for seat in held.get(device, ())))
            for devices in self.silent
        )
        return Draw(
            house=self.house,
            commitment=promise(self.house),
            shares=tuple(sorted(shares, key=lambda share: (share.seats, share.value))),
            left_out=tuple(sorted(seat for left in silent for seat in left)),
            silent=silent if all(silent) else UNSET,  # who has left meanwhile has no seat to name
        )


@dataclass
class _Round:
    number: int
    house: str
    asked: dict[Device, Contributor]
    promised: dict[Device, str] = field(default_factory=dict)
    shown: dict[Device, str] = field(default_factory=dict)
    wakeup: asyncio.Event = field(default_factory=asyncio.Event)


class _Away:
    """A page at another node, reached by notes."""

    def __init__(self, club: "Club", device: Device) -> None:
        self._club = club
        self.device: Device | None = device
        self._note = partial(Asked, device=device)

    def contributes(self, table: GameId) -> bool:  # noqa: ARG002  # its node has said so
        return True

    def say(self, message: Down) -> None:
        if isinstance(message, DrawRound):
            self._club.spawn(self._club.nodes.tell(message.table, self._note(round=message)))


class Drawing:
    """The draws that are under way on this node, and those of others that it passes on."""

    def __init__(self, club: "Club") -> None:
        self._club = club
        self._rounds: dict[GameId, _Round] = {}
        self._draws: dict[GameId, tuple[frozenset[Device], asyncio.Task[Shares | None]]] = {}
        self._relayed: dict[tuple[GameId, Device], int] = {}  # rounds that other nodes hold

    async def shares(self, table: "Table") -> Shares | None:
        """What the devices at a table add to its chance; None where there are not several.

        Once all have shown theirs it stands until the game begins: a start that is said twice, or
        said again because it failed, is no new draw.
        """
        devices = frozenset(sitting.token for sitting in table.standing.seats if sitting.token)
        if len(devices) < 2:
            return None
        known = self._draws.get(table.id)
        if known is None or known[0] != devices or _has_failed(known[1]):
            task = asyncio.create_task(self._drawn(table.id, set(devices)))
            known = self._draws[table.id] = (devices, task)
            self._forget_some()
        return await asyncio.shield(known[1])

    def begun(self, table: GameId) -> None:
        """Its game runs: what was drawn for it is in its head."""
        self._draws.pop(table, None)

    def _forget_some(self) -> None:
        """Tables whose draw was made and whose game never began."""
        made = [name for name, (_, task) in self._draws.items() if task.done()]
        for name in made[:-MOST_KEPT]:
            del self._draws[name]

    async def _drawn(self, table: GameId, devices: set[Device]) -> Shares | None:
        left_out, was_asked = list[set[Device]](), False
        try:
            # each round but the last leaves one out: none who always answers is left without one
            for number in range(1, len(devices) + 2):
                asked = await self._pages(table, devices.difference(*left_out))
                if not asked:
                    break
                was_asked = True
                turn = self._rounds[table] = _Round(number, self._club.new_seed(), asked)
                silent = await self._held(table, turn)
                if not silent:
                    return Shares(turn.house, turn.shown, left_out)
                left_out.append(silent)
        finally:
            self._rounds.pop(table, None)
        return Shares(self._club.new_seed(), {}, left_out) if was_asked else None

    def contribute(self, device: Device | None, said: Contribution) -> None:
        """A device promises, or shows: each once a round, and in that order."""
        turn = self._rounds.get(said.table)
        if device is not None and self._relayed.get((said.table, device)) == said.round:
            del self._relayed[said.table, device]  # one answer to each time it was asked
            self._club.spawn(self._club.nodes.tell(said.table, Said(device=device, said=said)))
        if turn is None or device not in turn.asked or said.round != turn.number:
            return
        if PROMISE.fullmatch(said.commitment) and not turn.shown:
            turn.promised.setdefault(device, said.commitment)
        elif VALUE.fullmatch(said.value) and turn.promised.get(device) == promise(said.value):
            turn.shown[device] = said.value
        turn.wakeup.set()

    def relay(self, device: Device, asked: DrawRound) -> None:
        """Another node draws, and asks a device that may have its page here."""
        page = self._here(asked.table, {device}).get(device)
        if page is None or asked.table in self._rounds:
            return
        self._relayed[asked.table, device] = asked.round
        if len(self._relayed) > MOST_RELAYED:
            del self._relayed[next(iter(self._relayed))]
        page.say(asked)

    async def _pages(self, table: GameId, devices: set[Device]) -> dict[Device, Contributor]:
        """A page of each device that shows this table and can add to a draw, at whichever node."""
        here = self._here(table, devices)
        away = await self._club.nodes.elsewhere(table, devices - set(here), ROLL_CALL, draws=True)
        return {**here, **{device: _Away(self._club, device) for device in sorted(away)}}

    def _here(self, table: GameId, devices: set[Device]) -> dict[Device, Contributor]:
        """The newest page of each device at this node."""
        return {
            guest.device: guest
            for guest in self._club.guests
            if guest.device in devices and guest.contributes(table)
        }

    async def _held(self, table: GameId, turn: _Round) -> set[Device]:
        """One round: all promise, then all show; who did not."""
        house = promise(turn.house)
        for page in turn.asked.values():
            page.say(DrawRound(table=table, round=turn.number, house=house))
        await self._all_of(turn, turn.promised)
        if silent := set(turn.asked) - set(turn.promised):
            return silent
        commitments = tuple(sorted(turn.promised.values()))
        for page in turn.asked.values():
            page.say(
                DrawRound(table=table, round=turn.number, house=house, commitments=commitments)
            )
        await self._all_of(turn, turn.shown)
        return set(turn.asked) - set(turn.shown)

    async def _all_of(self, turn: _Round, said: dict[Device, str]) -> None:
        """Until all have said it, or their time is over."""
        clock = self._club.clock
        end = clock.ticks() + WITHIN
        timer = clock.at(clock.now() + WITHIN, turn.wakeup.set)
        try:
            while len(said) < len(turn.asked) and clock.ticks() < end:
                turn.wakeup.clear()
                await turn.wakeup.wait()
        finally:
            timer.cancel()


def _has_failed(draw: "asyncio.Task[Shares | None]") -> bool:
    """Whether nothing came of it: no word of other nodes, say. Then it is drawn anew."""
    return draw.done() and (draw.cancelled() or draw.exception() is not None)


def seed_of(shares: Shares, seats: list[Sitting]) -> tuple[str, Draw]:
    """The seed of a game that begins with these seats, and how it came about."""
    draw = shares.draw(seats)
    return combined(draw.house, (share.value for share in draw.shares)), draw
