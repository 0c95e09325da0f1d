"""Thoughts in the order in which they are due, each with the worker that knows its table.

When a thought is due only the bot can say, once it has thought; but what bots of a level draw, and
what their thoughts cost, is known from those before. So a bot that answers at once does not wait
behind one that has seconds, and what is dear never fills all workers.
"""

from collections import OrderedDict, deque
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, field
from heapq import heapify, heappop, heappush
from itertools import count as counted
from time import monotonic
from typing import TypeAlias

from logomachie.core.value import Millis
from logomachie.server.workers import Job, Queue, Worker

HOMES = 4_096  # tables whose worker is remembered
KINDS = 512  # of bots whose price and pace are
PATIENCE = 0.25  # seconds before it is due that a thought may leave its table's worker
DEAR: Millis = 150  # a thought that costs more must leave a worker to the others
SOON: Millis = 1_000  # when a bot is taken to act of whose kind nothing is known
SHARE = 0.1  # of a new measurement in what is remembered
SAMPLE = 400  # thoughts by which it is told how late bots are, at most …
RECENT = 60.0  # … and seconds they are remembered
LATE: Millis = 250  # a bot that comes so much after its drawn time is late
SWEPT = 256  # thoughts after which those that were called off are looked for
FEW = 0.01  # of the bots may be late

_Place: TypeAlias = tuple[float, int, Job]  # when it is due, which came first, what it is


@dataclass
class Kind:
    """What is known of the thoughts of one level of a game where the same moves may be made."""

    price: float = 0.0  # milliseconds of a worker
    pause: float = SOON  # milliseconds: among the shortest they draw


@dataclass
class Paces:
    """What thoughts cost, and how soon bots answer, as far as it was seen."""

    kinds: OrderedDict[Hashable, Kind] = field(default_factory=OrderedDict)

    def of(self, kind: Hashable) -> Kind:
        return self.kinds.get(kind, Kind())

    def note(self, kind: Hashable, price: float, pause: Millis | None = None) -> None:
        """One thought more: the price is a mean, the pause falls at once and rises slowly. None: it
        led to nothing."""
        known = self.kinds.get(kind)
        if known is None:
            self.kinds[kind] = Kind(price, SOON if pause is None else max(0, pause))
            if len(self.kinds) > KINDS:
                self.kinds.popitem(last=False)
            return
        known.price += SHARE * (price - known.price)
        if pause is not None:
            known.pause = min(max(0, pause), known.pause + SHARE * max(0, pause - known.pause))


class Due(Queue):
    """Work in the order in which it is due; `count`: the workers there may be.

    A heap for what is dear, one for each worker's own tables, one for those nobody knows: who is
    free looks at the first of each, however much waits.
    """

    def __init__(self, count: int, now: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self._count, self._now = count, now
        self._dear: list[_Place] = []
        self._heaps: dict[Worker | None, list[_Place]] = {}  # by who knows the table
        self._number = counted()
        self._homes: OrderedDict[str, Worker] = OrderedDict()

    def put(self, job: Job, *, first: bool = False) -> None:
        due = float("-inf") if first else job.due
        number = next(self._number)
        if number % SWEPT == 0:
            self._sweep()
        home = self.home(job.home)
        is_dear = job.price > DEAR  # what was remembered of its table made it no cheaper
        heap = self._dear if is_dear else self._heaps.setdefault(home, [])
        heappush(heap, (due, number, job))

    def take(self, worker: Worker | None = None, crew: "set[Worker] | None" = None) -> Job | None:
        """The next for this worker: the first that is due and that no other knows better."""
        crew = crew or set()
        cheap = min((heap for heap in self._left(worker, crew)), default=None)
        best, dear = cheap, self._dear
        if _fresh(dear) and (cheap is None or (dear < cheap and self._may_go(dear, cheap, crew))):
            best = dear
        if best is None:
            return None
        job = heappop(best)[2]
        self._settle(job, worker)
        return job

    def _left(self, worker: Worker | None, crew: "set[Worker]") -> Iterator[list["_Place"]]:
        """What this worker may have: whose first is at home here or nowhere, or cannot wait."""
        for home, heap in list(self._heaps.items()):
            is_away = home is not None and home is not worker and home in crew
            if not _fresh(heap) or (is_away and home and home.job is None):
                continue
            if not is_away or not self._can_wait(heap[0]):
                yield heap

    def _may_go(self, dear: list["_Place"], cheap: list["_Place"], crew: "set[Worker]") -> bool:
        """Whether what is dear goes before: another worker is left to the others, or the first of
        them is still in time after it."""
        others = sum(other.job is not None and other.job.price > DEAR for other in crew)
        done = self._now() + dear[0][2].price / 1000 + PATIENCE
        return others < self._count - 1 or cheap[0][2].due > done

    def _can_wait(self, place: "_Place") -> bool:
        """Whether it is not late yet if it is begun a while from now."""
        return place[2].due - self._now() >= PATIENCE

    def _sweep(self) -> None:
        """What nobody waits for goes, and the heaps of dead workers with it."""
        for heap in (self._dear, *self._heaps.values()):
            heap[:] = [place for place in heap if not place[2].answer.done()]
            heapify(heap)
        self._heaps = {home: heap for home, heap in self._heaps.items() if heap}

    def _settle(self, job: Job, worker: Worker | None) -> None:
        if worker is None:
            return
        for home in filter(None, (job.home, *job.along)):
            self._homes[home] = worker
            self._homes.move_to_end(home)
            if len(self._homes) > HOMES:
                self._homes.popitem(last=False)

    def home(self, table: str) -> Worker | None:
        """Who knows this table."""
        return self._homes.get(table)

    def next_call(self) -> float | None:
        """In how many seconds a thought that waits for its worker can wait no more."""
        firsts = [heap[0][2].due for heap in self._heaps.values() if _fresh(heap)]
        return max(0.0, min(firsts) - self._now() - PATIENCE) if firsts else None

    def __len__(self) -> int:
        return sum(not job.answer.done() for job in self._jobs())

    def clear(self) -> list[Job]:
        jobs = self._jobs()
        self._heaps.clear()
        self._dear.clear()
        return jobs

    def _jobs(self) -> list[Job]:
        return [job for heap in (self._dear, *self._heaps.values()) for _, _, job in heap]


def _fresh(heap: "list[_Place]") -> bool:
    """Whether anybody waits for what is in it; what is first then, somebody does."""
    while heap and heap[0][2].answer.done():
        heappop(heap)
    return bool(heap)


class Lateness:
    """How late bots come after the time they drew: the last so many, of the last minute."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._late: deque[tuple[float, Millis]] = deque()  # when it came, how late
        self._over = 0  # of them: those that are late

    def note(self, late: Millis) -> None:
        self._late.append((self._now(), max(0, late)))
        self._over += late > LATE
        if len(self._late) > SAMPLE:
            self._drop()

    @property
    def worst(self) -> Millis:
        """What all but one in a hundred stay below."""
        self._forget()
        late = sorted(late for _, late in self._late)
        return late[min(len(late) - 1, int(len(late) * (1 - FEW)))] if late else 0

    @property
    def is_crowded(self) -> bool:
        """Whether the machine is too small for its bots."""
        self._forget()
        count = len(self._late)
        return count >= SAMPLE // 8 and self._over >= count - int(count * (1 - FEW))

    def _forget(self) -> None:
        since = self._now() - RECENT
        while self._late and self._late[0][0] < since:
            self._drop()

    def _drop(self) -> None:
        _, late = self._late.popleft()
        self._over -= late > LATE
