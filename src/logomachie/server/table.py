"""A table: one game as this node knows it, the only thing that changes between socket and log."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Protocol, TypeAlias

import msgspec

from logomachie.core.game import Entry, Event, Move, Outcome, View
from logomachie.core.house import House, Housed, Return
from logomachie.core.log import advance, follow
from logomachie.core.record import Head
from logomachie.core.rng import Rng
from logomachie.core.value import GameId, Millis, Seat, Value, encoded
from logomachie.server.clock import Clock
from logomachie.server.known import Known
from logomachie.server.line import Line, Viewer, place, told
from logomachie.server.stopwatch import Stopwatch
from logomachie.server.turn import Turn
from logomachie.store.store import Conflict, Sitting, Standing, Store

LONG = 100  # lines to follow at once before it is done beside the event loop
SLOW = 0.010  # seconds of work: where a line takes longer, the next ones are computed beside it too
KEPT = 64  # lines of a warm table in memory; the store has them all
_encode = msgspec.json.Encoder().encode
_stopwatch = Stopwatch()  # of the loop's thread


class Agreed(Value, kw_only=True):
    """What was settled when the table was set; stored beside the log."""

    game: str
    options: msgspec.Raw  # as the host chose them, by their names on the wire
    host: str  # the device that set it
    open: bool = False
    screen: str | None = None  # the device whose screen is everybody's: it shows no hand by itself


Advanced: TypeAlias = tuple[Housed[Any], Entry[Move, Event]]
# a state, the line that led there, its next deadline, its end
Step: TypeAlias = tuple[Housed[Any], Entry[Move, Event], Millis | None, Outcome | None]


class Watcher(Protocol):
    """Whoever wants to know that a table has changed."""

    seat: Viewer

    @property
    def lag(self) -> Millis: ...

    def nudge(self) -> None: ...
    def move(self, seat: Viewer) -> None:
        """Go along to the seat's new number, when chairs before it were taken away."""
        ...


class Table:
    """A table and its log; `play` and `ring` write, everything else reads."""

    def __init__(self, name: GameId, standing: Standing, store: Store, clock: Clock) -> None:
        self.id, self.store, self.clock = name, store, clock
        self.reseat(standing)
        self.agreed = msgspec.json.decode(standing.room, type=Agreed)
        self.watchers: set[Watcher] = set()
        self.rooms = 0  # grows whenever who sits where, or who is here, changes
        self.turn = Turn()
        self.is_slow = False  # a line of this game has taken long
        self.used: Millis = clock.now()
        self.heeded: Callable[[Table, bool], None] = _nobody  # told after each line; ours or not
        self.head: Head | None = None
        self.game: House[Any, Any] | None = None
        self._known: Known | None = None
        self.state: Housed[Any] | None = None
        self.outcome: Outcome | None = None
        self.wake: Millis | None = None
        self.seq, self.at = 0, 0
        self.base: tuple[int, ...] = ()  # counts of the last line that has left `lines`
        self.lines: list[Line] = []
        self.heard: dict[str, None] = {}  # nonces, the oldest first
        self.done: dict[Seat, str] = {}  # each seat's last nonce
        self.seen: dict[Viewer, int] = {}  # how many lines each viewer may know of
        self._views: dict[Viewer, tuple[View, bytes]] = {}
        self._heads: dict[Viewer, bytes] = {}  # how this viewer's news begin

    @property
    def is_begun(self) -> bool:
        return self.game is not None

    def start(self, head: Head, game: House[Any, Any]) -> None:
        """Set the board: the state before the first line."""
        self.head, self.game, self._known = head, game, Known(self, game)
        self.state, self.at = game.start(Rng(head.seed), head.at), head.at
        self.seen = self._unseen()
        self.base = tuple(self.seen.values())
        self.wake = game.wake(self.state)
        self.rooms += 1

    def reseat(self, standing: Standing) -> None:
        """Take in who sits where now."""
        self.standing = standing
        self.bots = any(sitting.bot is not None for sitting in standing.seats)

    def sitting(self, seat: Viewer) -> Sitting | None:
        """Who sits there, if it is a seat of this table."""
        if seat is None or not 0 <= seat < len(self.standing.seats):
            return None
        return self.standing.seats[seat]

    def is_held(self, seat: Viewer, device: str | None) -> bool:
        """Whether this device holds the seat; anybody may look on (HOUSE-02)."""
        if seat is None:
            return True
        seats = self.standing.seats
        return device is not None and 0 <= seat < len(seats) and seats[seat].token == device

    async def play(
        self, seat: Seat, move: Move, nonce: str, *, arrived: Millis, credit: Millis = 0
    ) -> None:
        """Write the move as the next line, once; raises Refused."""
        async with self.turn:
            await self._play(seat, move, nonce, arrived, credit)

    async def play_for_person(
        self, seat: Seat, move: Move, nonce: str, *, arrived: Millis, credit: Millis = 0
    ) -> None:
        """The same, and an absent player who acts is back first (HOUSE-04)."""
        async with self.turn:
            assert self.state is not None
            if self.state.absent:
                await self._return(seat, move, nonce, arrived)
            await self._play(seat, move, nonce, arrived, credit)

    def play_at_once(  # as `play`, and whom to tell
        self,
        seat: Seat,
        move: Move,
        nonce: str,
        *,
        arrived: Millis,
        credit: Millis,
        heard: Callable[[bool], None],
    ) -> bool:
        """The same where the disk alone is waited for; `heard` is told whether it was written.

        False: something else comes first, and nothing was done. Raises Refused.
        """
        at, state = arrived if arrived > self.at else self.at, self.state
        late = self.wake is not None and at >= self.wake
        if self.is_slow or late or nonce in self.heard or state is None or state.absent:
            return False
        if not self.turn.take():
            return False
        try:
            step = self._stepped(self._timed(at, seat, move, nonce, credit))
            answer = asyncio.ensure_future(self._stored(step))
        except BaseException:
            self.turn.give()
            raise
        answer.add_done_callback(partial(self._written, step, heard))
        return True

    def _written(
        self, step: Step, heard: Callable[[bool], None], answer: "asyncio.Future[None]"
    ) -> None:
        """After `play_at_once`, in the loop again: speak of the line, let the next one write."""
        done = not answer.cancelled() and answer.exception() is None
        try:
            if done:
                self._take(*step)
                self.heeded(self, True)
        finally:
            self.turn.give()
            heard(done)

    async def _return(self, seat: Seat, move: Move, nonce: str, arrived: Millis) -> None:
        assert self.state is not None
        if seat in self.state.absent and nonce not in self.heard and type(move) is not Return:
            await self._play(seat, Return(), f"return-{seat}-{self.seq}", arrived, 0)

    async def ring(self) -> None:
        """Serve the deadlines that have passed."""
        async with self.turn:
            await self._ring(self.clock.now())

    async def catch_up(self) -> None:
        """Read what others have written."""
        async with self.turn:
            await self._catch_up()

    def view(self, viewer: Viewer) -> View:
        """What this viewer sees now."""
        return self._seen_view(viewer)[0]

    def remembers(self, viewer: Viewer, after: int) -> bool:
        """Whether all this viewer has not seen yet is still in memory."""
        return after >= self.base[place(viewer)]

    async def recalled(self) -> list[Line]:
        """All lines from the first on, those that have left memory included."""
        assert self.game is not None
        decode, seen = self.game.decoder.decode, self._unseen()
        bodies = await self.store.read(self.id)
        return [Line.of(decode(body), seen) for body in bodies[: self.seq]]

    def news(
        self,
        viewer: Viewer,
        after: int,
        done: str | None = None,
        recalled: list[Line] | None = None,
    ) -> bytes:
        """All this viewer may know of what happened after a line, as it goes over the socket.

        Lines are counted for each viewer apart: a gap would betray a line he may not know of.
        """
        if done is None and viewer is not None:
            done = self.done.get(viewer)
        return b'%b%d,"now":%d,"done":%b,"events":[%b],"view":%b%b' % (
            self._heads.get(viewer) or self._news_head(viewer),
            self.seen[viewer],
            self.clock.now(),
            b"null" if done is None else _encode(done),
            told(self.lines if recalled is None else recalled, viewer, after),
            self._seen_view(viewer)[1],
            self._news_tail(),
        )

    def nudge(self) -> None:
        """Wake everybody who watches."""
        for watcher in self.watchers:
            watcher.nudge()

    async def _play(
        self, seat: Seat, move: Move, nonce: str, arrived: Millis, credit: Millis
    ) -> None:
        while nonce not in self.heard:
            at = arrived if arrived > self.at else self.at
            if self.wake is not None and at >= self.wake:
                await self._ring(at)
                at = max(arrived, self.at)
            state, entry = await self._advanced(at, seat, move, nonce, credit)
            if await self._write(state, entry) or self.seq < entry.seq:
                return  # written; or nobody was quicker, so it was heard long ago

    async def _ring(self, now: Millis) -> None:
        while self.wake is not None and max(now, self.at) >= self.wake:
            at = max(now, self.at)
            state, entry = await self._advanced(at)
            await self._write(state, entry)

    async def _advanced(self, *asked: Any) -> Advanced:
        """The next line, computed beside the loop if this game has been slow."""
        if self.is_slow:
            return await asyncio.to_thread(self._next, *asked)
        return self._timed(*asked)

    def _timed(self, *asked: Any) -> Advanced:
        """The next line, and whether it took long: then the rules need a solver (law 7)."""
        _stopwatch.start()
        try:
            return self._next(*asked)
        finally:
            self.is_slow = _stopwatch.is_past(SLOW)

    def _next(
        self,
        at: Millis,
        seat: Viewer = None,
        move: Move | None = None,
        nonce: str | None = None,
        credit: Millis = 0,
    ) -> Advanced:
        """What the rules say to a move, or to a deadline that has passed; raises Refused."""
        assert self._known is not None
        assert self.state is not None
        seq = self.seq + 1
        return advance(self._known, self.state, seq, at, seat, move, nonce=nonce, credit=credit)

    async def _write(self, state: Housed[Any], entry: Entry[Move, Event]) -> bool:
        """Store the line, then speak of it; False if another was there first."""
        step = self._stepped((state, entry))
        try:
            await self._stored(step)
        except Conflict:
            await self._catch_up()
            return False
        self._take(*step)
        self.heeded(self, True)
        return True

    def _stepped(self, advanced: Advanced) -> Step:
        """A line with what the table wants to know after it."""
        assert self.game is not None
        state, entry = advanced
        return state, entry, self.game.wake(state), self.game.outcome(state)

    def _stored(self, step: Step) -> Awaitable[None]:
        """The line on its way to the store."""
        _, entry, wake, outcome = step
        return self.store.append(
            self.id,
            entry.seq,
            encoded(entry),
            nonce=entry.nonce,
            wake=wake,
            outcome=None if outcome is None else encoded(outcome),
        )

    async def _catch_up(self) -> None:
        bodies = await self.store.read(self.id, self.seq)
        if len(bodies) > LONG or self.is_slow:  # others play on meanwhile; the lock is ours
            steps = await asyncio.to_thread(self._followed, bodies)
        else:
            steps = self._followed(bodies)
        for step in steps:
            self._take(*step)
        if bodies:
            self.heeded(self, False)

    def _followed(self, bodies: list[bytes]) -> list[Step]:
        """Where the lines lead; raises Diverged if these rules lead elsewhere."""
        assert self.game is not None
        assert self.state is not None
        game, state, last, steps = self.game, self.state, self.at, list[Step]()
        for seq, body in enumerate(bodies, self.seq + 1):
            line = game.decoder.decode(body)
            state, last = follow(game, state, seq, last, line), line.at
            steps.append((state, line, game.wake(state), game.outcome(state)))
        return steps

    def _take(
        self,
        state: Housed[Any],
        entry: Entry[Move, Event],
        wake: Millis | None,
        outcome: Outcome | None,
    ) -> None:
        """Go on to the next state, and wake whoever may know of it."""
        line = Line.of(entry, self.seen)
        self.state, self.seq, self.at = state, entry.seq, entry.at
        self.wake, self.outcome = wake, outcome
        self.lines.append(line)
        self._views.clear()
        if entry.nonce is not None:
            self.heard[entry.nonce] = None
            mine, _, rest = entry.nonce.partition("-")
            if mine.isdigit():
                self.done[int(mine)] = rest
        if len(self.lines) > 2 * KEPT:
            self._let_go()
        self.nudge()

    def _let_go(self) -> None:
        """Keep the last lines only, so that a long game costs no more than a short one."""
        self.base = self.lines[KEPT - 1].counts
        del self.lines[:KEPT]
        for nonce in list(self.heard)[:-KEPT]:
            del self.heard[nonce]

    def _news_head(self, viewer: Viewer) -> bytes:
        """The fields that stay; `test_news_are_what_the_wire_says` holds it to the message."""
        head = b'{"type":"News","table":%b,"seat":%b,"seq":' % (_encode(self.id), _encode(viewer))
        self._heads[viewer] = head
        return head

    def _news_tail(self) -> bytes:
        if self.outcome is None:
            return b',"outcome":null,"seed":null}'
        assert self.head is not None
        seed = _encode(self.head.seed)
        return b',"outcome":%b,"seed":%b}' % (encoded(self.outcome), seed)

    def _unseen(self) -> dict[Viewer, int]:
        assert self.game is not None
        return dict.fromkeys([None, *range(self.game.config.seats)], 0)

    def _seen_view(self, viewer: Viewer) -> tuple[View, bytes]:
        """Built and encoded once for each seat and once for all spectators."""
        if (known := self._views.get(viewer)) is not None:
            return known
        assert self.game is not None
        view = self.game.view(self.state, viewer)  # type: ignore[arg-type]  # begun: there is one
        made = self._views[viewer] = (view, encoded(view))
        return made


def _nobody(table: Table, ours: bool) -> None:
    """Nobody heeds a table before the club has taken it in."""
