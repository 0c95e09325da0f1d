"""Looking back: any past line of a game as one viewer may know it, made by the rules from the log.

Nothing is kept but states; a view is built for the one who asks, as the table itself would.
"""

import asyncio
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from logomachie.core.game import Refused, View
from logomachie.core.house import House, Housed
from logomachie.core.log import follow
from logomachie.core.record import Head
from logomachie.core.rng import Rng
from logomachie.core.value import GameId, Millis, encoded
from logomachie.games.spec import Spec
from logomachie.server.line import Line, Viewer, place
from logomachie.server.people import Device
from logomachie.server.running import Running
from logomachie.server.table import Table
from logomachie.server.wire import Begin, Past, PastLine

MOST_KEPT = 16  # games whose states are at hand
MOST_STATES = 20_000  # of them all: as many as one game can have
MOST_LINES = 32  # in one answer
SHORT = 20  # lines followed without leaving the event loop


class Shelf:
    """All states of one game, from the start to the last line that was asked for."""

    def __init__(self, head: Head, game: House[Any, Any]) -> None:
        self.game, self.lock = game, asyncio.Lock()
        self.states: list[Housed[Any]] = [game.start(Rng(head.seed), head.at)]
        self.times: list[Millis] = [head.at]
        self.lines: list[Line] = []
        self._seen: dict[Viewer, int] = dict.fromkeys([None, *range(game.config.seats)], 0)
        # for each viewer, the number in the log of each line he may know of; the start first
        self.known: dict[Viewer, list[int]] = {viewer: [0] for viewer in self._seen}

    def add(self, bodies: list[bytes]) -> None:
        """Follow the next lines; raises Diverged if these rules lead elsewhere."""
        for number, body in enumerate(bodies, len(self.states)):
            entry = self.game.decoder.decode(body)
            state = follow(self.game, self.states[-1], number, self.times[-1], entry)
            line = Line.of(entry, self._seen)
            self.states.append(state)
            self.times.append(entry.at)
            self.lines.append(line)
            for viewer, numbers in self.known.items():
                if line.counts[place(viewer)] == len(numbers):
                    numbers.append(number)

    def line(self, viewer: Viewer, seq: int, *, over: bool) -> PastLine:
        """One line of a viewer's own count."""
        number = self.known[viewer][seq]
        state = self.states[number]
        told = self.lines[number - 1].told(viewer) if number else []
        return PastLine(
            seq=seq,
            line=number if over else None,
            at=self.times[number],
            events=tuple(msgspec.Raw(event) for event in told),
            view=msgspec.Raw(encoded(self.game.view(state, viewer))),
            outcome=self.game.outcome(state),
        )


def told(
    shelf: Shelf,
    name: GameId,
    seat: Viewer,
    *,
    seq: int | None,
    line: int | None,
    count: int | None,
    over: bool,
) -> Past:
    """Some lines of a shelf as a viewer saw them; raises Refused where there are none."""
    numbers = shelf.known[seat]
    first = seq or 0
    if line is not None:
        if line >= len(shelf.states):
            raise Refused("NO_SUCH_LINE", "", last=len(numbers) - 1)
        first = bisect_right(numbers, line) - 1
    if first >= len(numbers):
        raise Refused("NO_SUCH_LINE", "", last=len(numbers) - 1)
    end = min(first + min(count or 1, MOST_LINES), len(numbers))
    return Past(
        table=name,
        seat=seat,
        last=len(numbers) - 1,
        lines=tuple(shelf.line(seat, n, over=over) for n in range(first, end)),
    )


class Archive:
    """The pasts of a node's tables, the longest unasked forgotten first."""

    def __init__(self) -> None:
        self._shelves: OrderedDict[GameId, Shelf] = OrderedDict()

    async def past(
        self,
        table: Table,
        device: Device | None,
        *,
        seat: int | None,
        seq: int | None,
        line: int | None,
        count: int | None,
    ) -> Past:
        """Some lines of a game as a seat saw them; raises Refused.

        While the game runs a seat is its holder's alone, and lines have no number but his own
        count of them: a gap would betray a line he may not know of.
        """
        if (running := table.running) is None:
            raise Refused("NOT_STARTED", "HOUSE-01")
        if seat is not None and table.sitting(seat) is None:
            raise Refused("NO_SUCH_SEAT", "HOUSE-02")
        over = running.outcome is not None
        if not over and not table.is_held(seat, device):
            raise Refused("NOT_YOUR_SEAT", "HOUSE-02")
        if not over and line is not None:
            raise Refused("GAME_NOT_OVER", "HOUSE-09")
        shelf = await self.shelf(running)
        return told(shelf, table.id, seat, seq=seq, line=line, count=count, over=over)

    async def position(self, spec: Spec, table: Table, line: int) -> Begin:
        """How a finished game stood after a line, as another table is set from; raises Refused."""
        running = table.running
        if running is None or running.outcome is None:
            raise Refused("GAME_NOT_OVER", "HOUSE-09")
        shelf = await self.shelf(running)
        if line >= len(shelf.states):
            raise Refused("NO_SUCH_LINE", "", last=len(shelf.states) - 1)
        write, position = (spec.part("rules.text", name) for name in ("write", "position"))
        config: dict[str, object] = msgspec.json.decode(running.head.config)
        names = {option.name for option in spec.options}
        return Begin(
            position=write(position(shelf.states[line].game)),
            seats=running.game.config.seats,
            options={name: value for name, value in config.items() if name in names},
        )

    async def moment(
        self, running: Running, viewer: Viewer, fits: Callable[[Any], bool]
    ) -> View | None:
        """The last past view of this viewer that fits, if there is one."""
        shelf = await self.shelf(running)
        views = (
            shelf.game.view(shelf.states[number], viewer)
            for number in reversed(shelf.known[viewer])
        )
        look = partial(next, (view for view in views if fits(view)), None)
        return look() if len(shelf.states) <= SHORT else await asyncio.to_thread(look)

    async def shelf(self, running: Running) -> Shelf:
        """The states of this game, up to its last line."""
        if (shelf := self._shelves.get(running.id)) is None:
            shelf = self._shelves[running.id] = Shelf(running.head, running.game)
            if len(self._shelves) > MOST_KEPT:
                self._shelves.popitem(last=False)
        self._shelves.move_to_end(running.id)
        async with shelf.lock:
            have = len(shelf.lines)
            if have < running.seq:
                bodies = (await running.store.read(running.id, have))[: running.seq - have]
                if len(bodies) > SHORT or running.is_slow:
                    await asyncio.to_thread(shelf.add, bodies)
                else:
                    shelf.add(bodies)
                self._let_go()
        return shelf

    def _let_go(self) -> None:
        """Of the games that were asked about longest ago; the last one stays, however long."""
        held = sum(len(shelf.states) for shelf in self._shelves.values())
        while held > MOST_STATES and len(self._shelves) > 1:
            held -= len(self._shelves.popitem(last=False)[1].states)
