"""Thoughts in the order in which they are due, each with the worker that knows its table.

When a thought is due only the bot can say, once it has thought; but what bots of a level draw, and
what their thoughts cost, is known from those before. So a bot that answers at once does not wait
behind one that has seconds, and what is dear never fills all workers.
"""

from collections import OrderedDict, deque
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from itertools import count as counted
from time import monotonic

from logomachie.core.value import Millis
from logomachie.server.workers import Job, Queue, Worker

HOMES = 4_096  # tables whose worker is remembered
KINDS = 512  # of bots whose price and pace are
PATIENCE = 0.25  # seconds before it is due that a thought may leave its table's worker
DEAR: Millis = 150  # a thought that costs more must leave a worker to the others
SHARE = 0.1  # of a new measurement in what is remembered
SAMPLE = 400  # thoughts by which it is told how late bots are
LATE: Millis = 250  # a bot that comes so much after its drawn time is late
FEW = 0.01  # of the bots may be late


@dataclass
class Kind:
    """What is known of the bots of one level of a game."""

    price: float = 0.0  # milliseconds of a worker
    pause: float = 0.0  # milliseconds: among the shortest they draw


@dataclass
class Paces:
    """What bots cost, and how soon they answer, as far as it was seen."""

    kinds: OrderedDict[Hashable, Kind] = field(default_factory=OrderedDict)

    def of(self, kind: Hashable) -> Kind:
        return self.kinds.get(kind, Kind())

    def note(self, kind: Hashable, price: Millis, pause: Millis) -> None:
        """One thought more: the price is a mean, the pause falls at once and rises slowly."""
        known = self.kinds.get(kind)
        if known is None:
            self.kinds[kind] = Kind(price, max(0, pause))
            if len(self.kinds) > KINDS:
                self.kinds.popitem(last=False)
            return
        known.price += SHARE * (price - known.price)
        known.pause = min(max(0, pause), known.pause + SHARE * max(0, pause - known.pause))


class Due(Queue):
    """Work in the order in which it is due; `count`: the workers there may be."""

    def __init__(self, count: int, now: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self._count, self._now = count, now
        self._jobs: list[Job] = []
        self._number = counted()
        self._order: dict[Job, tuple[float, int]] = {}
        self._homes: OrderedDict[str, Worker] = OrderedDict()

    def put(self, job: Job, *, first: bool = False) -> None:
        due = float("-inf") if first else job.due
        self._order[job] = (due, next(self._number))
        self._jobs.append(job)

    def take(self, worker: Worker | None = None, crew: "set[Worker] | None" = None) -> Job | None:
        """The next for this worker: the first that is due and that no other knows better."""
        self._drop_stale()
        crew = crew or set()
        dear = sum(other.job is not None and other.job.price > DEAR for other in crew)
        is_full = self._count > 1 and dear >= self._count - 1
        for job in sorted(self._jobs, key=self._order.__getitem__):
            if is_full and job.price > DEAR:
                continue
            if self._is_left(job, worker, crew):
                self._jobs.remove(job)
                del self._order[job]
                self._settle(job, worker)
                return job
        return None

    def _is_left(self, job: Job, worker: Worker | None, crew: "set[Worker]") -> bool:
        """Whether this worker may have it: it is at home here or nowhere, or it cannot wait."""
        home = self._homes.get(job.home)
        if not job.home or home is None or home is worker or home not in crew:
            return True
        return job.due - self._now() < PATIENCE and home.job is not None

    def _settle(self, job: Job, worker: Worker | None) -> None:
        if job.home and worker is not None:
            self._homes[job.home] = worker
            self._homes.move_to_end(job.home)
            if len(self._homes) > HOMES:
                self._homes.popitem(last=False)

    def _drop_stale(self) -> None:
        """What nobody waits for any more."""
        if any(job.answer.done() for job in self._jobs):
            self._jobs = [job for job in self._jobs if not job.answer.done()]
            self._order = {job: self._order[job] for job in self._jobs}

    def next_call(self) -> float | None:
        """In how many seconds a thought that waits for its worker can wait no more."""
        waits = [job.due - self._now() - PATIENCE for job in self._jobs if job.home]
        return max(0.0, min(waits)) if waits else None

    def __len__(self) -> int:
        return sum(not job.answer.done() for job in self._jobs)

    def clear(self) -> list[Job]:
        jobs, self._jobs = self._jobs, []
        self._order.clear()
        return jobs


class Lateness:
    """How late bots come after the time they drew, of the last so many."""

    def __init__(self) -> None:
        self._late: deque[Millis] = deque(maxlen=SAMPLE)

    def note(self, late: Millis) -> None:
        self._late.append(max(0, late))

    @property
    def worst(self) -> Millis:
        """What all but one in a hundred stay below."""
        if not self._late:
            return 0
        return sorted(self._late)[min(len(self._late) - 1, int(len(self._late) * (1 - FEW)))]

    @property
    def is_crowded(self) -> bool:
        """Whether the machine is too small for its bots."""
        return len(self._late) >= SAMPLE // 8 and self.worst > LATE
