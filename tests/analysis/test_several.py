"""Many games judged at once, here or on a cluster: what comes back is what one alone gives."""

import sys
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from logomachie.analysis.failure import Failure
from logomachie.analysis.several import NoDask, on_cores, on_dask, one

RECORDS = {"A": b"no record", "B": b""}


class Cluster:
    """What a Dask cluster does, done here."""

    def __init__(self, address: str) -> None:
        self.address = address

    def __enter__(self) -> "Cluster":
        return self

    def __exit__(self, *_: object) -> None:
        """Nothing to leave."""

    def submit(self, work: Callable[[bytes], Any], load: bytes, *, pure: bool) -> "Future":
        assert not pure
        return Future(work(load))


class Future:
    """An answer that has come."""

    def __init__(self, answer: Any) -> None:
        self._answer = answer

    def result(self) -> Any:
        return self._answer


def in_any_order(sent: list[Future]) -> Iterator[Future]:
    return reversed(sent)


def test_a_record_that_cannot_be_judged_harms_no_other() -> None:
    """Its reason comes back in its place, from the cores of this machine."""
    found = dict(on_cores(RECORDS, None, 1))

    assert {game: one(record, None) for game, record in RECORDS.items()} == found
    assert Failure("NO_RECORD") == found["A"]


def test_a_cluster_gives_what_one_alone_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game once, whichever is done first."""
    fake = SimpleNamespace(Client=Cluster, as_completed=in_any_order)
    monkeypatch.setitem(sys.modules, "distributed", fake)

    assert dict(on_dask(RECORDS, 3, "tcp://here")) == {
        game: one(record, 3) for game, record in RECORDS.items()
    }


def test_without_dask_it_is_said_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """The extra is not installed: a sentence for the user, no traceback."""
    monkeypatch.setitem(sys.modules, "distributed", None)

    with pytest.raises(NoDask):
        next(on_dask(RECORDS, None, "tcp://here"))
