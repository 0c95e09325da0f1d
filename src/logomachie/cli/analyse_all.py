"""`logomachie analyse --all`: every finished game of a store judged, and kept beside it."""

import asyncio
import os
import sqlite3
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

from logomachie.analysis.failure import Failure
from logomachie.analysis.several import Judged, NoDask, on_cores, on_dask
from logomachie.cli.answer import say, say_json
from logomachie.cli.data import existing
from logomachie.cli.mistake import Mistake
from logomachie.cli.tongue import told
from logomachie.core.record import written
from logomachie.core.value import GameId, Value
from logomachie.server.app import open_fit
from logomachie.server.transport import Unfit
from logomachie.store.check import logs
from logomachie.store.copy import rows

Tell = Callable[[Failure], str]


class Shown(Value, kw_only=True):
    """Which games were judged, and why others were not."""

    judged: tuple[GameId, ...]
    refused: dict[GameId, str]


def judge_all(data: str, dask: str | None, tell: Tell, *, in_json: bool) -> int:
    """Judge and keep them as they are done; 1 where one could not be judged."""
    _must_be_readable(existing(data))
    shown = asyncio.run(_judged(data, dask, tell, in_json=in_json))
    count, refused = len(shown.judged), len(shown.refused)
    if in_json:
        say_json(shown)
    elif not count + refused:
        say(told("aucune partie finie", "no finished game"))
    else:
        say(
            told(f"jugées : {count} ; refusées : {refused}", f"judged: {count}; refused: {refused}")
        )
    return 1 if refused else 0


def _must_be_readable(data: str) -> None:
    """Raise Mistake where the file is no club's: opening it to write would make it one."""
    if "://" in data:
        return
    try:
        db = sqlite3.connect(f"{Path(data).resolve().as_uri()}?mode=ro", uri=True)
        try:
            db.execute("select id, head, outcome from game limit 1")
        finally:
            db.close()
    except sqlite3.DatabaseError as error:
        raise Mistake(
            told(f"{data} : ce ne sont pas les données d’un club", f"{data}: not a club’s data")
        ) from error


async def _judged(data: str, dask: str | None, tell: Tell, *, in_json: bool) -> Shown:
    try:
        store, _ = await open_fit(data)
    except Unfit as error:
        raise Mistake(str(error)) from error
    judged: list[GameId] = []
    refused: dict[GameId, str] = {}
    try:
        records = {game: record async for game, record in _finished(data)}
        for game, found in _each(records, dask):
            if isinstance(found, bytes):
                await store.keep_analysis(game, found)
                judged.append(game)
                if not in_json:
                    say(game)
            else:
                refused[game] = tell(found)
                print(f"{game}{told(' :', ':')} {refused[game]}", file=sys.stderr)
    finally:
        await store.close()
    return Shown(judged=tuple(sorted(judged)), refused=dict(sorted(refused.items())))


async def _finished(data: str) -> AsyncIterator[tuple[GameId, bytes]]:
    """The record of every game that has an end."""
    over = {
        values[0] async for table, values in rows(data) if table == "game" and values[5] is not None
    }
    async for game, head, lines in logs(data):
        if game in over:
            yield game, written(head, lines)


def _each(records: dict[GameId, bytes], dask: str | None) -> Iterator[tuple[GameId, Judged]]:
    """On all cores of this machine, or on the cluster that was named."""
    if not records:
        return
    if dask is None:
        yield from on_cores(records, None, os.cpu_count() or 1)
        return
    try:
        yield from on_dask(records, None, dask)
    except NoDask as error:
        raise Mistake(
            told(
                "il manque Dask : pip install logomachie[dask]",
                "Dask is missing: pip install logomachie[dask]",
            )
        ) from error
    except (OSError, ValueError) as error:
        raise Mistake(
            told(f"la grappe {dask} ne répond pas", f"the cluster {dask} does not answer")
        ) from error
