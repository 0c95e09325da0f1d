"""What a node still holds when everybody has gone: its tables, caches of a stated size, no more."""

import asyncio
from collections import deque
from collections.abc import Iterator
from typing import Any

from logomachie.server.club import Club
from logomachie.server.due import SAMPLE, SWEPT
from logomachie.server.journal import MOST_COUNTED
from tests.sim.workers import COUNT

ADDRESSES = 12  # that anybody comes from in a story
LEVELS, MOVES = 5, 2  # of bots, and the sets of moves they are asked about
# By the name of the part: the most it may hold. Of whatever is not named here nothing is left.
MOST: dict[str, int] = {
    "games": 1,
    "_ears": 2,
    "crew.thinker._like": 3,
    "journal._told": MOST_COUNTED + 1,
    "crew.thinker.thinking._crew": COUNT,
    "crew.thinker.answering._crew": 1,
    "crew.thinker.thinking._queue._heaps": SWEPT,  # of dead workers, until they are swept
    "crew.thinker.paces.kinds": LEVELS * MOVES,
    "crew.thinker.lateness._late": SAMPLE,
    **{
        f"gate._{what}._buckets": ADDRESSES
        for what in ("requests", "misses", "solving", "thinking", "frames", "bytes", "sendings")
    },
}
BY_TABLE = {"tables", "alarm._timers", "crew._minds", "crew.thinker.thinking._queue._homes"}


def holdings(part: Any, name: str = "") -> Iterator[tuple[str, int]]:
    """Everything a node's parts hold that can grow, by name, whatever was added to them since."""
    yield from _holdings(part, name, {id(part)})


def _holdings(part: Any, name: str, seen: set[int]) -> Iterator[tuple[str, int]]:
    for key, value in vars(part).items():
        if isinstance(value, dict | set | list | deque):
            yield f"{name}{key}", len(value)
        elif _is_a_part(value) and id(value) not in seen:
            seen.add(id(value))
            yield from _holdings(value, f"{name}{key}.", seen)


def _is_a_part(value: object) -> bool:
    return hasattr(value, "__dict__") and type(value).__module__.startswith(
        ("logomachie.server", "tests.sim.workers")
    )


def left_in(club: Club, tables: int) -> list[str]:
    """What is more than it may be."""
    most = {**MOST, **dict.fromkeys(BY_TABLE, tables)}
    return [
        f"{count} are left in {name}" for name, count in holdings(club) if count > most.get(name, 0)
    ]


def left_running(before: int) -> list[str]:
    """Tasks beyond those of a club where nobody has come yet."""
    tasks = [getattr(task.get_coro(), "__qualname__", "?") for task in asyncio.all_tasks()]
    return [f"{len(tasks)} tasks, {before} before: {sorted(tasks)}"] if len(tasks) > before else []
