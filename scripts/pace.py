"""Which tests of a run are slow and do not say so, from what the run itself measured.

A test's cost is its processor time, or the time it let pass where that is more, by the pace of its
own run: on a busy machine every test waits for its turn, and none is to blame for it. So that a
slow machine blames nobody either, a second is as long as a fixed piece of work takes there.
"""

import time
from collections.abc import Iterable
from statistics import median
from typing import NamedTuple
from xml.etree import ElementTree

SLOW = 1.0  # seconds: what takes longer bears the marker `slow`
GENEROUS = 1.6  # what a test may differ between two measurements
IDLE = 4.0  # the same for one that waits for other processes, whose turn comes when it comes
WORK, WORK_TAKES = 1_000_000, 0.030  # additions, and how long they take where SLOW was agreed


class Cost(NamedTuple):
    """What one test took."""

    test: str
    cpu: float
    wall: float
    marked: bool


def costs(report: ElementTree.Element) -> list[Cost]:
    """What the plugin tests/kit/pace.py noted in a report of pytest."""
    found = []
    for case in report.iter("testcase"):
        noted = {one.get("name"): one.get("value") or "" for one in case.iter("property")}
        if "cpu" in noted:
            name = f"{case.get('classname')}::{case.get('name')}"
            cpu, wall = float(noted["cpu"]), float(noted["wall"])
            found.append(Cost(name, cpu, wall, noted["slow"] == "yes"))
    return found


def unmarked(found: Iterable[Cost], second: float = 1.0) -> list[str]:
    """The tests that take more than a second of this machine and do not bear the marker."""
    found = list(found)
    worked = [cost.wall / cost.cpu for cost in found if cost.cpu > 0.02]
    waits = max(1.0, median(worked)) if worked else 1.0
    limit = SLOW * GENEROUS * max(1.0, second)
    return [
        f"{cost.test} takes {max(cost.cpu, cost.wall / waits):.1f} s and is not marked slow"
        for cost in found
        if not cost.marked and (cost.cpu > limit or cost.wall / waits > IDLE * limit)
    ]


def second() -> float:
    """How long the agreed piece of work takes here and now, as a share of what was agreed."""
    took = []
    for _ in range(9):
        began, total = time.process_time(), 0
        for number in range(WORK):
            total += number
        took.append(time.process_time() - began)
    return median(took) / WORK_TAKES
