"""The repairs of the server's faults, each of which can be taken out to see that it is missed."""

from collections.abc import Awaitable, Callable, Iterable
from contextlib import ExitStack
from functools import partial
from typing import Any
from unittest.mock import patch

from logomachie.server import drawing, lobby, socket
from logomachie.server.alarm import Alarm
from logomachie.server.clock import NANOS, Steady
from logomachie.server.crew import Crew
from logomachie.server.drawing import Drawing
from logomachie.server.leaving import Leaving
from logomachie.server.nodes import Nodes
from logomachie.server.running import Running
from logomachie.server.socket import Connection
from logomachie.server.wire import Ask
from logomachie.server.workers import Worker, Workers
from logomachie.store.postgres import PostgresStore, _Waiting
from tests.sim.loop import NodeClock
from tests.sim.people import Player
from tests.sim.story import Told, told

TABLES, HOURS = 20, 24.0


def _nothing(*_: object) -> None:
    """A repair taken out."""


async def _not_even(*_: object) -> None:
    """The same of one that is awaited."""


async def _nowhere(*_: object, **__: object) -> set[str]:
    """No other node is asked."""
    return set()


def _hires_for_each(self: Workers) -> None:
    """A process for each piece of work that waits, however many there are."""
    for _ in range(len(self._queue)):
        self._hire()
    for worker in [worker for worker in self._crew if worker.is_ready and worker.job is None]:
        if (job := self._queue.take()) is not None:
            self._give(worker, job)


def _dies_with_its_work(self: Workers, worker: Worker) -> None:
    """Whoever waits for what a dead worker had waits for ever."""
    self._dismiss(worker)


_heed: Callable[..., Any] = Connection._heed


def _waits_for_answers(self: Connection, table: Any, up: Any, now: int) -> Any:
    """The reader reads nothing while a question is worked on."""
    if type(up) is Ask and table.running is not None:
        later: Callable[[], Awaitable[None]] = partial(self._asking._answer, table.running, up)
        return later
    return _heed(self, table, up, now)


async def _fails_together(self: PostgresStore, waiting: _Waiting) -> None:
    """A group with one bad line fails whole."""
    if not waiting.answer.done():
        waiting.answer.set_exception(ValueError("the whole group"))


def _wall(self: Steady) -> int:
    return self._wall() // NANOS


def _wall_ticks(self: NodeClock) -> int:
    return self._wall() // NANOS


def _forgets(self: Player, message: dict[str, Any]) -> None:
    """A player who is told of a move that was never written would notice; this one makes it up."""
    if message["type"] == "News" and self.pending is None and self._count == 0:
        self.acknowledged.append("never")


Patch = tuple[Any, str, object]
# by what issue 14 calls them: the fault's number, what is taken out
REPAIRS: dict[str, tuple[Patch, ...]] = {
    "1 what is due is looked at again": ((Alarm, "_look_at_warm", _nothing),),
    "1 what was thought is looked at again": ((Crew, "review", _nothing),),
    "1 a line that may be there is looked for": (
        (Running, "is_unsure", property(lambda _: False, _nothing)),
    ),
    "nodes: whoever comes back at another is asked for there": ((Nodes, "elsewhere", _nowhere),),
    "2 there are no more processes than were asked for": ((Workers, "_assign", _hires_for_each),),
    "2 what a dead worker had is given to another": ((Workers, "_died", _dies_with_its_work),),
    "2 work that takes too long is given up": ((Workers, "_late", _nothing),),
    "5 reading does not wait for answers": ((Connection, "_heed", _waits_for_answers),),
    "6 time never runs back": ((Steady, "now", _wall),),
    "6 limits are measured by a clock nobody sets": ((NodeClock, "ticks", _wall_ticks),),
    "nodes: what a node that died or stalled was to think, another does": (
        (Crew, "_late", _nothing),
    ),
    "a move that is said again is heard once": (
        (Running, "heard", property(lambda _: {}, _nothing)),
    ),
    "a draw that led to a game is let go": ((Drawing, "begun", _nothing),),
    "who left is forgotten when he has come back": ((Leaving, "forget", _nothing),),
    "12 a bad line fails alone, and a nonce has an alphabet": (
        (PostgresStore, "_settle_alone", _fails_together),
        (socket, "is_nonce", lambda _: True),
    ),
    "12 who sits is read again before a start": ((lobby, "_read_again", _not_even),),
    "a draw leaves out who is silent": ((drawing, "WITHIN", 10**9),),
    "an answer stands for a line (a check of the checker)": ((Player, "_hears", _forgets),),
}


# The world that showed each soonest (scripts/sim --repairs); others are tried after it.
FIRST: dict[str, int] = {
    **dict.fromkeys(REPAIRS, 0),
    "nodes: whoever comes back at another is asked for there": 5,
    "nodes: what a node that died or stalled was to think, another does": 34,
    "a draw that led to a game is let go": 29,
    "6 time never runs back": 9,
    "6 limits are measured by a clock nobody sets": 1,
    "12 a bad line fails alone, and a nonce has an alphabet": 5,
    "12 who sits is read again before a start": 5,
}


def missed(repair: str, seeds: Iterable[int]) -> int | None:
    """How many worlds it took until one complained without this repair; None: none did."""
    with ExitStack() as taken_out:
        for whole, name, other in REPAIRS[repair]:
            taken_out.enter_context(patch.object(whole, name, other, create=True))
        for count, seed in enumerate(seeds, 1):
            if _complains(seed):
                return count
    return None


def _complains(seed: int) -> bool:
    try:
        story: Told = told(seed, tables=TABLES, hours=HOURS)
    except Exception:  # a log that no longer leads where it says, say
        return True
    return bool(story.complaints)
