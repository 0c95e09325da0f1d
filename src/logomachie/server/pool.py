"""Where bots think and questions are answered: in processes at low priority, so that no move ever
waits for them; a player's question does not wait for a bot either."""

import asyncio
import os
from functools import lru_cache
from time import monotonic, thread_time
from typing import Any

import msgspec

from logomachie.core.value import Millis, encoded
from logomachie.server.crew import Question, Thought
from logomachie.server.due import Due, Lateness, Paces
from logomachie.server.questions import answered, has_questions
from logomachie.server.workers import Job, Workers

LOWER = 3  # than other workers, in steps of `nice`
LONGEST_THOUGHT = 30.0  # seconds; a bot's budget is far less
LONGEST_ANSWER = 8.0
LONGEST_ANALYSIS = 1_800.0  # far more than any takes: a worker that hangs is given up


class Pool:
    """Thinks in `workers` processes, and answers in one more."""

    def __init__(self, workers: int) -> None:
        self.thinking = Workers(workers, _think, _wake, Due(workers))
        self.paces, self.lateness = Paces(), Lateness()
        self.answering = Workers(1, _answer, _wake)
        self.analysing: Workers | None = None  # a process only while there is a game to judge
        self._judging = 0

    async def think(self, thought: Thought) -> tuple[Millis, msgspec.Raw] | None:
        began = monotonic()
        kind = self.paces.of((thought.game, thought.level))
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        job = Job(encoded(thought), answer, "", LONGEST_THOUGHT)
        job.due = began + kind.pause / 1000
        job.price, job.home = kind.price, thought.table
        told = msgspec.json.decode(
            await self.thinking.do(job), type=tuple[Millis, tuple[Millis, msgspec.Raw] | None]
        )
        took, wish = told
        if wish is not None:
            pause = wish[0] - thought.now
            self.paces.note((thought.game, thought.level), took, pause)
            self.lateness.note(round((monotonic() - began) * 1000) - pause)
        return wish

    async def answer(self, question: Question, asker: str) -> tuple[msgspec.Raw, Millis]:
        told = await self.answering.run(encoded(question), asker=asker, within=LONGEST_ANSWER)
        took, answer = msgspec.json.decode(told, type=tuple[Millis, msgspec.Raw])
        return answer, took

    async def analyse(self, record: bytes) -> bytes:
        if self.analysing is None:
            self.analysing = Workers(1, _analyse, _step_back)
        self._judging += 1
        try:
            return await self.analysing.run(record, within=LONGEST_ANALYSIS)
        finally:
            self._judging -= 1
            if not self._judging and (idle := self.analysing) is not None:
                self.analysing = None
                await idle.close()

    def expect(self, game: str) -> None:
        if has_questions(game):
            self.answering.begin()

    async def close(self) -> None:
        await self.thinking.close()
        await self.answering.close()
        if self.analysing is not None:
            await self.analysing.close()


def _think(load: bytes) -> bytes:
    thought = msgspec.json.decode(load, type=Thought)
    bot, views = _bot(thought.game, thought.level, bytes(thought.config))
    began = thread_time()
    wish = bot.choose(views.decode(thought.view), thought.now, thought.rng, thought.budget)
    took = round((thread_time() - began) * 1000)
    if wish is None:
        return b"[%d,null]" % took
    return b"[%d,[%d,%b]]" % (took, wish[0], encoded(wish[1]))


def _wake() -> None:
    """Read the dictionary before anybody asks."""
    from logomachie.lexicon.load import french  # noqa: PLC0415  # in a worker only

    french()


def _answer(load: bytes) -> bytes:
    began = thread_time()
    answer = answered(msgspec.json.decode(load, type=Question))
    return b"[%d,%b]" % (round((thread_time() - began) * 1000), answer)


def _step_back() -> None:
    """Judging is done below the bots: no move waits for it."""
    os.nice(LOWER)


def _analyse(load: bytes) -> bytes:
    from logomachie.analysis.judge import analysed  # noqa: PLC0415  # in a worker only
    from logomachie.analysis.opening import opened  # noqa: PLC0415

    return encoded(analysed(load, opened))


@lru_cache(maxsize=256)
def _bot(game: str, level: float, config: bytes) -> tuple[Any, msgspec.json.Decoder[Any]]:
    from logomachie.bots.roster import build  # noqa: PLC0415  # in a worker only
    from logomachie.games import GAMES  # noqa: PLC0415

    spec = GAMES[game]
    setup = msgspec.json.decode(config, type=spec.config)
    return build(game, level, setup), msgspec.json.Decoder(spec.view)
