"""Where bots think and questions are answered: in processes at low priority, so that no move ever
waits for them; a player's question does not wait for a bot either."""

import asyncio
import os
from collections.abc import Callable
from functools import lru_cache, partial
from time import monotonic, thread_time
from typing import Any

import msgspec

from logomachie.core.value import Millis, encoded
from logomachie.server.crew import SCANTY, Question, Spent, Thought, unspent
from logomachie.server.due import Due, Lateness, Paces
from logomachie.server.journal import Journal
from logomachie.server.questions import answered, has_questions
from logomachie.server.slices import ABREAST, slice_of, sliced
from logomachie.server.together import Together
from logomachie.server.workers import Job, Workers

LOWER = 3  # than other workers, in steps of `nice`
LONGEST_THOUGHT = 30.0  # seconds; a bot's budget is far less
LONGEST_ANSWER = 8.0
HURRY = 0.1  # seconds a bot may come late; one that would come later is given less to think
_several = msgspec.json.Decoder(list[msgspec.Raw])
_wishes = msgspec.json.Decoder(tuple[float, tuple[Millis, msgspec.Raw] | None])


class Pool:
    """Thinks in `workers` processes, and answers in one more."""

    def __init__(
        self,
        workers: int,
        now: Callable[[], float] = monotonic,
        *,
        journal: Journal | None = None,
    ) -> None:
        self._now, self._journal = now, journal
        due = Due(workers, now)
        self.thinking = Workers(workers, _think, _wake, due, mourn=self.mourn)
        self.together = Together(self.thinking, due.home)
        self.paces, self.lateness = Paces(), Lateness(now)
        self.answering = Workers(1, _answer, _wake, mourn=self.mourn)
        self.analysing: Workers | None = None  # a process only while there is a game to judge
        self._judging = 0
        self._abreast = asyncio.Semaphore(ABREAST)

    def mourn(self, is_ready: bool) -> None:
        """A process has died, after it was ready or before."""
        if self._journal is not None:
            self._journal.tell("worker died", ready=is_ready)

    async def think(
        self, thought: Thought, spent: Spent = unspent
    ) -> tuple[Millis, msgspec.Raw] | None:
        began, kind = self._now(), (thought.game, thought.level, thought.kind)
        known = self.paces.of(kind)
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        due = began + known.pause / 1000
        latest = due + HURRY - known.price / 1000
        job = Job(partial(self._begun, thought, latest), answer, "", LONGEST_THOUGHT)
        job.due = due + thought.owed / 1000
        job.price, job.home = known.price, thought.table
        took, wish = _wishes.decode(await self.together.do(job, began))
        spent(took)
        if wish is None:
            self.paces.note(kind, took)
        else:
            pause = wish[0] - thought.now
            self.paces.note(kind, took, pause)
            self.lateness.note(round((self._now() - began) * 1000) - pause)
        return wish

    def _begun(self, thought: Thought, latest: float) -> bytes:
        """What a worker is told when it begins: where others took its time, it has less."""
        if self._now() > latest and thought.budget > SCANTY:
            thought = msgspec.structs.replace(thought, budget=SCANTY)
        return encoded(thought)

    async def answer(self, question: Question, asker: str) -> tuple[msgspec.Raw, Millis]:
        told = await self.answering.run(encoded(question), asker=asker, within=LONGEST_ANSWER)
        took, answer = msgspec.json.decode(told, type=tuple[Millis, msgspec.Raw])
        return answer, took

    async def analyse(self, record: bytes) -> bytes:
        if self.analysing is None:
            self.analysing = Workers(1, slice_of, _step_back, mourn=self.mourn)
        self._judging += 1
        try:
            async with self._abreast:
                return await sliced(self.analysing, record)
        finally:
            self._judging -= 1
            if not self._judging and (idle := self.analysing) is not None:
                self.analysing = None
                await idle.close()

    def expect(self, game: str) -> None:
        if has_questions(game):
            self.answering.begin()

    async def close(self) -> None:
        self.together.close()
        await self.thinking.close()
        await self.answering.close()
        if self.analysing is not None:
            await self.analysing.close()


def _think(load: bytes) -> bytes:
    if load[:1] != b"[":
        return _thought(load)
    return b"[" + b",".join([_thought(bytes(one)) for one in _several.decode(load)]) + b"]"


def _thought(load: bytes) -> bytes:
    thought = msgspec.json.decode(load, type=Thought)
    bot, views = _bot(thought.game, thought.level, bytes(thought.config))
    began = thread_time()
    wish = bot.choose(views.decode(thought.view), thought.now, thought.rng, thought.budget)
    took = (thread_time() - began) * 1000
    if wish is None:
        return b"[%.3f,null]" % took
    return b"[%.3f,[%d,%b]]" % (took, wish[0], encoded(wish[1]))


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


@lru_cache(maxsize=256)
def _bot(game: str, level: float, config: bytes) -> tuple[Any, msgspec.json.Decoder[Any]]:
    from logomachie.bots.roster import build  # noqa: PLC0415  # in a worker only
    from logomachie.games import GAMES  # noqa: PLC0415

    spec = GAMES[game]
    setup = msgspec.json.decode(config, type=spec.config)
    return build(game, level, setup), msgspec.json.Decoder(spec.view)
