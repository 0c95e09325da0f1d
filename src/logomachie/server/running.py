"""A running game: its state, its log, the one way to play. Nothing else writes lines."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any, TypeAlias

import msgspec

from logomachie.core.game import Entry, Event, Move, Outcome, Refused
from logomachie.core.house import OF_THE_HOUSE, House, Housed, Return
from logomachie.core.log import advance, follow
from logomachie.core.record import Head
from logomachie.core.rng import Rng
from logomachie.core.value import GameId, Millis, Seat, encoded
from logomachie.server.clock import Clock
from logomachie.server.gallery import Gallery
from logomachie.server.known import Known
from logomachie.server.limits import Bucket
from logomachie.server.stopwatch import Stopwatch
from logomachie.server.turn import Claim, Turn
from logomachie.store.store import Conflict, Line, Store

LONG = 100  # lines to follow at once before it is done beside the event loop
SLOW = 0.010  # seconds of work: where a line takes longer, the next ones are computed beside it too
REMEMBERED = 64  # nonces; the store knows them all
LINES, AT_ONCE = 5, 12  # of one seat a second, and how many seconds' worth at once
HOUSE_LINES = (0.5, 12)  # to propose an end, to answer, to come back, to say that one types
MOST_LINES = 20_000  # then only deadlines are served, and they end the game
_stopwatch = Stopwatch()  # of the loop's thread

Advanced: TypeAlias = tuple[Housed[Any], Entry[Move, Event]]
# a state, the line that led there, its next deadline, its end
Step: TypeAlias = tuple[Housed[Any], Entry[Move, Event], Millis | None, Outcome | None]
# told once: None when the move is in the log, else what stood against it (Refused, or a fault)
Heard: TypeAlias = Callable[[BaseException | None], None]


class Wish(msgspec.Struct, frozen=True):
    """What a seat asks for, once: a nonce said twice is heard once."""

    seat: Seat
    move: Move
    nonce: str
    arrived: Millis
    credit: Millis = 0
    person: bool = False  # an absent player who acts is back first (HOUSE-04)


class Running:
    """A game and its log; `play` and `ring` write, everything else reads."""

    def __init__(
        self,
        name: GameId,
        head: Head,
        game: House[Any, Any],
        store: Store,
        clock: Clock,
        *,
        lines: int = LINES,
        slow: bool = False,
    ) -> None:
        """`slow`: the room says that its lines take long here."""
        self.id, self.head, self.game, self.store, self.clock = name, head, game, store, clock
        self.state, self.at = game.start(Rng(head.seed), head.at), head.at
        self.wake: Millis | None = game.wake(self.state)
        self.outcome: Outcome | None = None
        self.seq = 0
        self.was_move = False  # the last line was somebody's, not a deadline's
        self.turn = Turn()
        self.is_slow = slow  # or a line of this game has taken long
        self.is_unsure = False  # the store failed with a line: it may be there all the same
        self.heard: dict[str, None] = {}  # nonces, the oldest first
        self.done: dict[Seat, str] = {}  # each seat's last nonce
        self.gallery = Gallery(self)
        self.on_line: Callable[[], None] = _nobody  # told of each line
        self.on_lines: Callable[[bool], None] = _nobody  # … of some at once, and whether ours
        self._lines = [Bucket(lines, lines * AT_ONCE) for _ in range(game.config.seats)]
        self._house_lines = [Bucket(*HOUSE_LINES) for _ in range(game.config.seats)]
        self._known = Known(self, game)
        self._waiting: set[asyncio.Future[None]] = set()  # moves that wait for more than the disk

    def may_write(self, seat: Seat, move: Move, ticks: Millis) -> bool:
        """Whether a person's line fits: so many a second from a seat, far fewer of the house's."""
        if not self._lines[seat].takes(ticks):
            return False
        return type(move) not in OF_THE_HOUSE or self._house_lines[seat].takes(ticks)

    def play(self, wish: Wish, heard: Heard) -> None:
        """Write the move as the next line, once, in the order of asking.

        Nearly always the disk alone is waited for, and no task is woken.
        """
        if self.seq >= MOST_LINES:
            heard(Refused("TOO_LONG", "HOUSE-03"))
            return
        at = wish.arrived if wish.arrived > self.at else self.at
        comes_first = (  # a deadline, a return, slow rules; or it was heard already
            self.is_slow
            or (self.wake is not None and at >= self.wake)
            or self.state.absent
            or wish.nonce in self.heard
        )
        if not comes_first and self.turn.take():
            self._play_at_once(wish, at, heard)
        else:
            self._play_later(self._play_in_turn(wish, self.turn.claim()), heard)

    async def played(self, wish: Wish) -> None:
        """The same, for those who can wait; raises Refused."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.play(wish, partial(_settle, done))
        await done

    async def ring(self) -> None:
        """Serve the deadlines that have passed."""
        async with self.turn:
            await self._ring(self.clock.now())

    async def catch_up(self) -> None:
        """Read what others have written."""
        async with self.turn:
            await self._catch_up()

    def _play_at_once(self, wish: Wish, at: Millis, heard: Heard) -> None:
        """The turn is ours, and is given when the line is on disk."""
        try:
            state, entry = self._timed(at, wish)
            wake, outcome = self.game.ahead(state)
            step = (state, entry, wake, outcome)
            stored: Awaitable[None] = self._stored(step)
            # the store on disk gives a future, which `ensure_future` would look at for long
            if not isinstance(stored, asyncio.Future):
                stored = asyncio.ensure_future(stored)
        except Exception as error:  # whoever asked hears of it, as with a task
            self.turn.give()
            heard(error)
            return
        stored.add_done_callback(partial(self._written, wish, step, heard))

    def _written(
        self, wish: Wish, step: Step, heard: Heard, answer: "asyncio.Future[None]"
    ) -> None:
        """In the loop again: speak of the line, let the next one write."""
        error = asyncio.CancelledError() if answer.cancelled() else answer.exception()
        if error is not None and isinstance(error, Conflict):
            # another node was quicker, and the turn is still ours
            self._play_later(self._play_again(wish), heard)
            return
        self.is_unsure = error is not None
        try:
            if error is None:
                self._take(*step)
                self.on_lines(True)
        finally:
            self.turn.give()
            heard(error)

    def _play_later(self, playing: Coroutine[Any, Any, None], heard: Heard) -> None:
        task = asyncio.ensure_future(playing)
        self._waiting.add(task)  # the loop itself holds no task
        task.add_done_callback(partial(self._played, heard))

    def _played(self, heard: Heard, task: "asyncio.Future[None]") -> None:
        self._waiting.discard(task)
        heard(asyncio.CancelledError() if task.cancelled() else task.exception())

    async def _play_in_turn(self, wish: Wish, claim: Claim) -> None:
        await self.turn.wait(claim)
        try:
            if wish.person and wish.seat in self.state.absent:
                await self._return(wish)
            await self._play(wish)
        finally:
            self.turn.give()

    async def _play_again(self, wish: Wish) -> None:
        try:
            await self._catch_up()
            await self._play(wish)
        finally:
            self.turn.give()

    async def _return(self, wish: Wish) -> None:
        if wish.nonce not in self.heard and type(wish.move) is not Return:
            back = Wish(wish.seat, Return(), f"return-{wish.seat}-{self.seq}", wish.arrived)
            await self._play(back)

    async def _play(self, wish: Wish) -> None:
        while wish.nonce not in self.heard:
            if self.wake is not None and max(wish.arrived, self.at) >= self.wake:
                await self._ring(wish.arrived)
            at = max(wish.arrived, self.at)
            state, entry = await self._advanced(at, wish)
            if await self._write(state, entry) or self.seq < entry.seq:
                return  # written; or nobody was quicker, so it was heard long ago

    async def _ring(self, now: Millis) -> None:
        while self.wake is not None and max(now, self.at) >= self.wake:
            state, entry = await self._advanced(max(now, self.at))
            await self._write(state, entry)

    async def _advanced(self, at: Millis, wish: Wish | None = None) -> Advanced:
        """The next line, computed beside the loop if this game has been slow."""
        if self.is_slow:
            return await asyncio.to_thread(self._next, at, wish)
        return self._timed(at, wish)

    def _timed(self, at: Millis, wish: Wish | None) -> Advanced:
        """The next line, and whether it took long: then the rules need a solver (law 7)."""
        _stopwatch.start()
        try:
            return self._next(at, wish)
        finally:
            self.is_slow = _stopwatch.is_past(SLOW)

    def _next(self, at: Millis, wish: Wish | None) -> Advanced:
        """What the rules say to a move, or to a deadline that has passed; raises Refused."""
        known, state, seq = self._known, self.state, self.seq + 1
        if wish is None:
            return advance(known, state, seq, at)
        seat, move, nonce, credit = wish.seat, wish.move, wish.nonce, wish.credit
        return advance(known, state, seq, at, seat, move, nonce=nonce, credit=credit)

    async def _write(self, state: Housed[Any], entry: Entry[Move, Event]) -> bool:
        """Store the line, then speak of it; False if another was there first."""
        step = (state, entry, *self.game.ahead(state))
        try:
            await self._stored(step)
        except Conflict:
            await self._catch_up()
            return False
        except BaseException:
            self.is_unsure = True
            raise
        self._take(*step)
        self.on_lines(True)
        return True

    def _stored(self, step: Step) -> Awaitable[None]:
        """The line on its way to the store."""
        _, entry, wake, outcome = step
        ended = None if outcome is None else encoded(outcome)
        return self.store.append(Line(self.id, entry.seq, encoded(entry), entry.nonce, wake, ended))

    async def _catch_up(self) -> None:
        bodies = await self.store.read(self.id, self.seq)
        self.is_unsure = False
        if len(bodies) > LONG or self.is_slow:  # others play on meanwhile; the turn is ours
            steps = await asyncio.to_thread(self._followed, bodies)
        else:
            steps = self._followed(bodies)
        for step in steps:
            self._take(*step)
        self.clock.keep_up(self.at)
        if bodies:
            self.on_lines(False)

    def _followed(self, bodies: list[bytes]) -> list[Step]:
        """Where the lines lead; raises Diverged if these rules lead elsewhere."""
        game, state, last, steps = self.game, self.state, self.at, list[Step]()
        for seq, body in enumerate(bodies, self.seq + 1):
            line = game.decoder.decode(body)
            state, last = follow(game, state, seq, last, line), line.at
            steps.append((state, line, *game.ahead(state)))
        return steps

    def _take(
        self,
        state: Housed[Any],
        entry: Entry[Move, Event],
        wake: Millis | None,
        outcome: Outcome | None,
    ) -> None:
        """Go on to the next state, and wake whoever may know of it."""
        self.state, self.seq, self.at = state, entry.seq, entry.at
        self.was_move = entry.seat is not None
        self.wake, self.outcome = wake, outcome
        self.gallery.take(entry)
        if entry.nonce is not None:
            self.heard[entry.nonce] = None
            mine, _, rest = entry.nonce.partition("-")
            if mine.isdigit():
                self.done[int(mine)] = rest
            if len(self.heard) > 2 * REMEMBERED:
                for nonce in list(self.heard)[:REMEMBERED]:
                    del self.heard[nonce]
        self.on_line()


def _nobody(*_: object) -> None:
    """Nobody listens before the club has taken the table in."""


def _settle(done: "asyncio.Future[None]", error: BaseException | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
