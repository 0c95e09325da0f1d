"""A plugin of pytest that notes what each test costs, and how many of each kind there are.

`scripts/suite` reads both: a slow test must say so, and nothing is left out silently.
"""

import gc
import json
import os
import time
from collections import Counter
from collections.abc import Generator
from pathlib import Path

import pytest

COUNTS = "LOGOMACHIE_COUNTS"  # the file the counts are written to, where somebody wants them
KINDS = ("long", "browser", "slow")  # a test is of the first of these it is marked with


def kind(item: pytest.Item) -> str:
    """Which part of the suite a test belongs to."""
    return next((name for name in KINDS if item.get_closest_marker(name)), "quick")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Count every test that was found, before any is left out."""
    path, worker = os.environ.get(COUNTS), os.environ.get("PYTEST_XDIST_WORKER", "gw0")
    if path and worker == "gw0":
        Path(path).write_text(json.dumps(Counter(map(kind, items))), encoding="utf-8")


def pytest_collection_finish() -> None:
    """What was collected stays to the end: no collector of garbage need look at it again."""
    gc.collect()
    gc.freeze()


def spent() -> float:
    """Processor time of this process and of the ones it has waited for."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Note what the test itself costs, without what was set up for it."""
    began, worked = time.perf_counter(), spent()
    try:
        return (yield)
    finally:
        item.user_properties += [
            ("cpu", f"{spent() - worked:.2f}"),
            ("wall", f"{time.perf_counter() - began:.2f}"),
            ("slow", "no" if kind(item) == "quick" else "yes"),
        ]
