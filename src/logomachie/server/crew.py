"""Lets bots think elsewhere and play here.

A bot gets the view of its seat and says when it would do what; the event loop does it then. It is
asked again after every line it may see. Nonces `bot-<seat>-<seq>` make double thinking harmless.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from statistics import median
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

import msgspec

from logomachie.bots.mine import as_level
from logomachie.core.game import Move, Refused, View
from logomachie.core.house import HOUSE_MOVES, Consent
from logomachie.core.rng import Rng
from logomachie.core.value import GameId, Millis, Seat, Value, encoded
from logomachie.server.clock import Timer
from logomachie.server.journal import mark
from logomachie.server.running import Running, Wish
from logomachie.server.table import Table

if TYPE_CHECKING:
    from logomachie.server.club import Club
    from logomachie.server.due import Lateness

BUDGET: Millis = 400  # what a bot may use to think
LONGEST_PAUSE: Millis = 15_000  # before something that failed is tried again
SCANTY: Millis = 100  # … where the machine is too small for its bots
AGAIN: Millis = 60_000  # before the journal is told so once more
POLITE: Millis = 1_500  # before a bot agrees to end early


Spent: TypeAlias = Callable[[float], None]  # told what a thought cost: milliseconds of a worker


def unspent(_: float) -> None:
    """Nobody counts it."""


class Thought(Value, kw_only=True):
    """All a bot is told: its game, its level, its own view, its own chance."""

    game: str
    config: msgspec.Raw
    level: float
    view: msgspec.Raw
    now: Millis
    rng: Rng
    budget: Millis = BUDGET
    owed: Millis = 0  # how long it stands back behind what others wait for
    table: str = ""  # whose thoughts are best with one worker; the bot is not told
    kind: str = ""  # what it may do: by this it is known what such a thought costs


class Thinker(Protocol):
    """Where bots think: a pool of processes, or, in a test, here."""

    @property
    def lateness(self) -> "Lateness":
        """How late bots come after the time they drew."""
        ...

    async def think(
        self, thought: Thought, spent: Spent = unspent
    ) -> tuple[Millis, msgspec.Raw] | None: ...
    async def answer(self, question: "Question", asker: str) -> tuple[msgspec.Raw, Millis]:
        """The answer and how long it took. Askers are answered in turn, each one by one."""
        ...

    async def analyse(self, record: bytes) -> bytes:
        """A finished game judged: its record in, the encoded analysis out."""
        ...

    def expect(self, game: str) -> None:
        """Somebody may soon ask about such a game."""

    async def close(self) -> None: ...


class Question(Value, kw_only=True):
    """Something a seat asks about its own view."""

    game: str
    question: str
    about: str
    config: msgspec.Raw
    view: msgspec.Raw


class _Mind:
    """One bot at one table: what it thinks about and what it plans."""

    def __init__(self, table: Table, running: Running, seat: Seat, level: float, rng: Rng) -> None:
        self.table, self.running, self.seat = table, running, seat
        self.level, self.rng = level, rng
        self.thought = -1  # the last line it has begun to think about
        self.settled = -1  # the last line after which it has done what it had to do
        self.thinking = False
        self.asking: asyncio.Future[tuple[Millis, msgspec.Raw] | None] | None = None
        self.playing = False
        self.plan: Timer | None = None
        self.failures = 0  # in a row
        self.again: Millis = 0  # not before this time, after a failure

    @property
    def seen(self) -> int:
        """How many lines it may know of."""
        return self.running.gallery.seen[self.seat]

    def drop(self) -> None:
        if self.plan is not None:
            self.plan.cancel()
            self.plan = None


class Crew:
    """The bots of this node's tables."""

    def __init__(self, club: "Club", thinker: Thinker) -> None:
        self._club, self.thinker = club, thinker
        self._minds: dict[GameId, dict[Seat, _Mind]] = {}
        self._told: Millis | None = None  # when the journal was told that bots are late

    def consider(self, table: Table, running: Running, ours: bool) -> None:
        """After a line: every bot that may know of it thinks again."""
        if not (table.bots or running.state.absent or table.id in self._minds):
            return
        wanted = self.levels(table, running)
        minds = self._minds.setdefault(table.id, {})
        for seat in [seat for seat in minds if seat not in wanted]:
            minds.pop(seat).drop()
        for seat, level in wanted.items():
            mind = minds.get(seat)
            if mind is None or mind.level != level:
                if mind is not None:
                    mind.drop()
                rng = Rng(running.head.seed).fork(f"bot-{seat}")
                mind = minds[seat] = _Mind(table, running, seat, level, rng)
            self._rouse(mind, ours)
        if not minds:
            del self._minds[table.id]

    def levels(self, table: Table, running: Running) -> dict[Seat, float]:
        """The seats bots play for, by level: their own, and those of the absent (HOUSE-04)."""
        if running.outcome is not None:
            return {}
        config, state = running.game.config, running.state
        strength = None if config.strength is msgspec.UNSET else config.strength
        levels = {
            sitting.seat: as_level(sitting.bot, strength)
            for sitting in table.standing.seats
            if sitting.bot is not None and sitting.seat not in state.resigned
        }
        if config.absent == "bot":
            for seat in state.absent:
                levels.setdefault(seat, config.absent_level)
        return levels

    def review(self, table: Table, running: Running) -> None:
        """Whenever the tables are looked through: what failed, or was lost, is begun again."""
        if not (table.bots or running.state.absent or table.id in self._minds):
            return
        ticks = self._club.clock.ticks()
        if set(self.levels(table, running)) != set(self._minds.get(table.id, ())):
            self.consider(table, running, ours=True)
        for mind in self._minds.get(table.id, {}).values():
            is_idle = not (mind.thinking or mind.playing or mind.plan is not None)
            if is_idle and mind.settled != mind.seen and ticks >= mind.again:
                self._begin(mind)

    def is_busy(self, table: Table) -> bool:
        """Whether a bot here thinks or has something planned."""
        minds = self._minds.get(table.id, {})
        return any(
            mind.thinking or mind.playing or mind.plan is not None for mind in minds.values()
        )

    def forget(self, name: GameId) -> None:
        for mind in self._minds.pop(name, {}).values():
            mind.drop()

    async def stop(self) -> None:
        for minds in self._minds.values():
            for mind in minds.values():
                mind.drop()
        self._minds.clear()
        await self.thinker.close()

    def _rouse(self, mind: _Mind, ours: bool) -> None:
        if mind.thought == mind.seen:
            return  # what it cannot see changes nothing for it
        mind.drop()
        if mind.thinking:
            if mind.asking is not None:
                mind.asking.cancel()  # what it thinks of is past
            return  # it will see, when done, that there is something new
        club = self._club
        if ours:
            self._begin(mind)
        else:  # the node that wrote the line thinks; the others wait in case it died
            mind.thought = mind.seen
            mind.plan = club.clock.at(
                club.clock.now() + club.settings.grace, lambda: self._late(mind)
            )

    def _late(self, mind: _Mind) -> None:
        mind.plan = None
        if not mind.thinking:
            self._begin(mind)

    def _begin(self, mind: _Mind) -> None:
        """Look at the table; where there is nothing to do, nothing more is made of it."""
        seq = mind.thought = mind.seen
        try:
            view = self._look(mind)
        except Exception as error:  # told as that of a task would be
            self._failed(mind)
            self._club.failed(error)
            return
        if view is None:
            self._settle(mind, seq)
            return
        mind.thinking = True
        self._club.spawn(self._think(mind, view))

    def _look(self, mind: _Mind) -> View | None:
        """What the bot sees, if there is anything it may do."""
        view: View = mind.running.game.view_for_bot(mind.running.state, mind.seat)
        is_asked = "Consent" in view.can or not HOUSE_MOVES.issuperset(view.can)
        return view if is_asked else None

    async def _think(self, mind: _Mind, view: View | None) -> None:
        seq = mind.thought  # the line after which it has looked
        try:
            while True:
                try:
                    wish = await self._wish(mind, view) if view is not None else None
                except asyncio.CancelledError:
                    if mind.asking is None or not mind.asking.cancelled() or mind.seen == seq:
                        raise  # not the thought was called off, but all of it
                if mind.seen == seq:
                    break
                seq = mind.thought = mind.seen
                view = self._look(mind)
        except BaseException:
            self._failed(mind)
            raise
        finally:
            mind.thinking = False
        if wish is None:
            self._settle(mind, seq)
        if wish is None or self._minds.get(mind.table.id, {}).get(mind.seat) is not mind:
            return
        when, move = wish
        club = self._club
        mind.plan = club.clock.at(max(when, club.clock.now()), lambda: self._act(mind, move, seq))

    def _settle(self, mind: _Mind, seq: int) -> None:
        mind.settled, mind.failures, mind.again = max(mind.settled, seq), 0, 0

    def _failed(self, mind: _Mind) -> None:
        """It is tried again when the tables are looked through, less and less often."""
        mind.failures += 1
        delay = min(self._club.settings.poll * 2 ** (mind.failures - 1), LONGEST_PAUSE)
        mind.again = self._club.clock.ticks() + (delay if mind.failures > 1 else 0)

    async def _wish(self, mind: _Mind, view: View) -> tuple[Millis, Move] | None:
        running, now = mind.running, self._club.clock.now()
        if "Consent" in view.can:
            return now + POLITE, Consent(True)
        gate, began = self._club.gate, self._club.clock.ticks()
        whose = min((watcher.address for watcher in mind.table.watchers), key=gate.owes, default="")
        thought = Thought(
            game=running.head.game,
            config=running.head.config,
            level=mind.level,
            view=msgspec.Raw(encoded(view)),
            now=now,
            rng=mind.rng,
            budget=self._budget(),
            owed=gate.owes(whose),
            table=mark(running.id),
            kind=" ".join(view.can),
        )
        costs = list[float]()
        mind.asking = asyncio.ensure_future(self.thinker.think(thought, costs.append))
        try:
            wish = await mind.asking
        finally:  # of one that was called off nobody knows what it cost
            elapsed = min(self._club.clock.ticks() - began, thought.budget)
            gate.thought(whose, round(sum(costs)) if costs else elapsed)
        if wish is None:
            return None
        move: Any = running.game.moves.decode(wish[1])
        return wish[0] + lag_at(mind.table), move

    def _budget(self) -> Millis:
        """What a bot may use to think: less where the machine is too small; the club says so."""
        late = self.thinker.lateness
        if not late.is_crowded:
            self._told = None
            return BUDGET
        ticks = self._club.clock.ticks()
        if self._told is None or ticks - self._told >= AGAIN:
            self._told = ticks
            self._club.journal.tell("bots are late", by=late.worst, budget=SCANTY)
        return SCANTY

    def _act(self, mind: _Mind, move: Move, seq: int) -> None:
        mind.plan, mind.playing = None, True
        wish = Wish(mind.seat, move, f"bot-{mind.seat}-{seq}", self._club.clock.now())
        mind.running.play(wish, partial(self._heard, mind, seq))

    def _heard(self, mind: _Mind, seq: int, error: BaseException | None) -> None:
        mind.playing = False
        if error is None:
            self._settle(mind, seq)
        elif isinstance(error, Refused):
            self._settle(mind, seq)
            running = mind.running
            self._club.journal.tell(
                "bot refused",
                table=running.id,
                seat=mind.seat,
                seq=running.seq,
                code=error.code,
            )
        else:
            self._failed(mind)
            if not isinstance(error, asyncio.CancelledError):
                self._club.failed(error)


def lag_at(table: Table) -> Millis:
    """The median lag of the people at the table: bots have no shorter way than they."""
    lags = [watcher.lag for watcher in table.watchers if watcher.seat is not None]
    return round(median(lags)) if lags else 0
