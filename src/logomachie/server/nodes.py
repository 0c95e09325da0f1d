"""What the nodes of one club ask each other that stands in no log: who is where, a draw's rounds.

A note may be lost, come twice, or come from a node of another release: whoever asks waits for a
stated time and goes on with what it knows.
"""

import asyncio
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from logomachie.core.value import GameId, Millis, Value, encoded
from logomachie.server.people import Device
from logomachie.server.wire import Contribution, DrawRound

if TYPE_CHECKING:
    from logomachie.server.club import Club


class Who(Value, kw_only=True, tag=True):
    """Which of these devices show this table, from a seat, or so that they can add to a draw?"""

    id: str
    devices: tuple[Device, ...]
    draws: bool


class Here(Value, kw_only=True, tag=True):
    """These do, at this node."""

    id: str
    devices: tuple[Device, ...]


class Asked(Value, kw_only=True, tag=True):
    """A round of a draw, for the pages of a device at other nodes."""

    device: Device
    round: DrawRound


class Said(Value, kw_only=True, tag=True):
    """What such a page answered."""

    device: Device
    said: Contribution


Note: TypeAlias = Who | Here | Asked | Said
_decoded = msgspec.json.Decoder(Note).decode


class _Call:
    """A question to all nodes that is still open."""

    def __init__(self, devices: set[Device]) -> None:
        self.wanted, self.found = devices, set[Device]()
        self.answered = asyncio.Event()  # all were found


class Nodes:
    """The other nodes, as this one can reach them; alone, there are none."""

    def __init__(self, club: "Club") -> None:
        self._club = club
        self._calls: dict[str, _Call] = {}

    async def elsewhere(
        self, table: GameId, devices: set[Device], within: Millis, *, draws: bool = False
    ) -> set[Device]:
        """Which of these devices some node has at a table; all are asked, and waited for so long.

        With `draws`, only pages that can add to a draw count.
        """
        if self._club.bus is None or not devices:
            return set()
        name, call = secrets.token_hex(8), _Call(devices)
        self._calls[name] = call
        try:
            await self.tell(table, Who(id=name, devices=tuple(sorted(devices)), draws=draws))
            with suppress(TimeoutError):
                async with asyncio.timeout(within / 1000):
                    await call.answered.wait()
        finally:
            del self._calls[name]
        return call.found

    async def tell(self, table: GameId, note: Note) -> None:
        """Say it to every node; nobody may be listening."""
        if self._club.bus is not None:
            await self._club.bus.tell(table, encoded(note).decode())

    async def listen(self) -> None:
        """Hear what the others ask and answer, until the end."""
        assert self._club.bus is not None
        async for table, text in self._club.bus.overhear():
            with suppress(msgspec.DecodeError):  # a later release may say more
                self._hear(table, _decoded(text))

    def _hear(self, table: GameId, note: Note) -> None:
        match note:
            case Who():
                if here := self._here(table, note):
                    answer = Here(id=note.id, devices=here)
                    self._club.spawn(self.tell(table, answer))
            case Here():
                if (call := self._calls.get(note.id)) is not None:
                    call.found |= call.wanted & set(note.devices)
                    if call.found == call.wanted:
                        call.answered.set()
            case Asked():
                self._club.drawing.relay(note.device, note.round)
            case Said():
                self._club.drawing.contribute(note.device, note.said)

    def _here(self, table: GameId, who: Who) -> tuple[Device, ...]:
        found = {
            guest.device
            for guest in self._club.guests
            if guest.device in who.devices
            and (
                guest.contributes(table)
                if who.draws
                else any(name == table and seat is not None for name, seat in guest.watches)
            )
        }
        return tuple(sorted(device for device in found if device is not None))
