"""Many games judged at once: on all cores of this machine, or on a Dask cluster."""

from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context
from typing import Any, TypeAlias

from logomachie.analysis.failure import Failure, failure
from logomachie.analysis.judge import analysed
from logomachie.analysis.opening import opened
from logomachie.core.value import GameId, encoded

Judged: TypeAlias = bytes | Failure  # the analysis, or why there is none


class NoDask(Exception):
    """The extra `dask` is not installed."""


def one(record: bytes, age: int | None) -> Judged:
    """One game, wherever this runs; a record that cannot be judged harms no other."""
    try:
        return encoded(analysed(record, opened, age=age))
    except Exception as error:
        return failure(error)


def on_cores(
    records: Mapping[GameId, bytes], age: int | None, processes: int
) -> Iterator[tuple[GameId, Judged]]:
    """As they are done."""
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        sent = {pool.submit(one, record, age): game for game, record in records.items()}
        for done in as_completed(sent):
            try:
                yield sent[done], done.result()
            except BrokenProcessPool as error:  # the worker died: of this game, or beside it
                yield sent[done], failure(error)


def on_dask(
    records: Mapping[GameId, bytes], age: int | None, address: str
) -> Iterator[tuple[GameId, Judged]]:
    """The same on a cluster whose workers have this package; raises NoDask."""
    try:
        import distributed  # noqa: PLC0415  # an extra
    except ImportError as error:
        raise NoDask from error
    dask: Any = distributed  # it says of few of its functions what they take
    with dask.Client(address) as client:
        judge = partial(one, age=age)
        sent = {client.submit(judge, record, pure=False): game for game, record in records.items()}
        for done in dask.as_completed(list(sent)):
            yield sent[done], done.result()
