"""Processes in which bots think and questions are answered, at low priority, so that no move ever
waits for them; a player's question does not wait for a bot either."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing.connection import wait
from typing import Any

import msgspec

from logomachie.core.value import Millis, encoded
from logomachie.server.crew import Question, Thought
from logomachie.server.questions import answered, has_questions

NICE = 10


class Pool:
    """Thinks in `workers` processes, and answers in one more."""

    def __init__(self, workers: int) -> None:
        self._thinking, self._answering = Workers(workers), Workers(1)

    async def think(self, thought: Thought) -> tuple[Millis, msgspec.Raw] | None:
        wish: tuple[Millis, bytes] | None = await self._thinking.run(_think, encoded(thought))
        return None if wish is None else (wish[0], msgspec.Raw(wish[1]))

    async def answer(self, question: Question) -> msgspec.Raw:
        return msgspec.Raw(await self._answering.run(_answer, encoded(question)))

    def expect(self, game: str) -> None:
        if has_questions(game):
            self._answering.begin(_wake)

    async def close(self) -> None:
        await self._thinking.close()
        await self._answering.close()


class Workers:
    """Processes for one kind of work, started with the first of it."""

    def __init__(self, count: int) -> None:
        self._workers = count
        self._pool: ProcessPoolExecutor | None = None

    def begin(self, work: Callable[[], None]) -> None:
        """Start them, unless they run already, with something nobody waits for."""
        if self._pool is None:
            self._open().submit(work)

    async def close(self) -> None:
        """Let them end; what is not begun is left undone."""
        if self._pool is not None:
            await asyncio.to_thread(self._pool.shutdown, cancel_futures=True)

    async def run(self, work: Any, load: bytes) -> Any:  # Any: two kinds of work, one way
        """Have it done there."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._open(), work, load)
        except BrokenProcessPool:  # a worker was killed: begin again with new ones, once
            self._pool = None
            return await loop.run_in_executor(self._open(), work, load)

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_settle_in,
            )
        return self._pool


def _settle_in() -> None:
    """In a worker: stand back behind the server, and end when it ends, however it ends."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when to stop
    parent = multiprocessing.parent_process()
    assert parent is not None
    sentinel = parent.sentinel

    def watch() -> None:
        wait([sentinel])
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def _think(load: bytes) -> tuple[Millis, bytes] | None:
    thought = msgspec.json.decode(load, type=Thought)
    bot, views = _bot(thought.game, thought.level, bytes(thought.config))
    wish = bot.choose(views.decode(thought.view), thought.now, thought.rng, thought.budget)
    return None if wish is None else (wish[0], encoded(wish[1]))


def _wake() -> None:
    """Read the dictionary before anybody asks."""
    from logomachie.lexicon.load import french  # noqa: PLC0415  # in a worker only

    french()


def _answer(load: bytes) -> bytes:
    return answered(msgspec.json.decode(load, type=Question))


@lru_cache(maxsize=256)
def _bot(game: str, level: int, config: bytes) -> tuple[Any, msgspec.json.Decoder[Any]]:
    from logomachie.bots.roster import build  # noqa: PLC0415  # only a worker needs a bot's dictionary
    from logomachie.games import GAMES  # noqa: PLC0415

    spec = GAMES[game]
    setup = msgspec.json.decode(config, type=spec.config)
    return build(game, level, setup), msgspec.json.Decoder(spec.view)
