"""The questions of one connection: worked out beside everything else, and called off with it."""

import asyncio
from typing import TYPE_CHECKING

import msgspec

from logomachie.core.value import GameId, Millis, encoded
from logomachie.server.crew import Question
from logomachie.server.limits import Bucket
from logomachie.server.line import Viewer
from logomachie.server.questions import posed
from logomachie.server.running import Running
from logomachie.server.wire import Answer, Ask, Trouble
from logomachie.server.workers import TookTooLong, Undone, WorkFailed

if TYPE_CHECKING:
    from logomachie.server.socket import Connection

MOST_QUESTIONS = 5  # at once; then one a second
TOO_LONG: Millis = 8_000  # what a question costs that was given up
ANSWER_WITHIN = 20.0  # seconds a question may wait and take


class Asking:
    """No message waits for an answer, and whoever leaves calls his question off."""

    def __init__(self, connection: "Connection") -> None:
        self._connection = connection
        self._bucket = Bucket(1, MOST_QUESTIONS)  # each is work for a process
        self._under_way: dict[asyncio.Task[None], tuple[GameId, Viewer]] = {}

    def ask(self, running: Running, ask: Ask) -> None:
        """Have it answered; who asks too much is told so."""
        connection = self._connection
        if not self._bucket.takes(connection.club.clock.ticks()):
            connection.say(Trouble(code="TOO_FAST", table=running.id, seat=ask.seat))
            return
        may_solve = connection.club.gate.may_solve(connection.address)
        if len(self._under_way) >= MOST_QUESTIONS or not may_solve:
            connection.say(Trouble(code="BUSY", table=running.id, seat=ask.seat))
            return
        task = asyncio.create_task(self._answer(running, ask))
        self._under_way[task] = (running.id, ask.seat)
        task.add_done_callback(lambda done: self._under_way.pop(done, None))

    def leave(self, table: GameId, seat: Viewer) -> None:
        for task in [task for task, about in self._under_way.items() if about == (table, seat)]:
            task.cancel()

    def leave_all(self) -> None:
        for task in list(self._under_way):
            task.cancel()

    async def _answer(self, running: Running, ask: Ask) -> None:
        connection = self._connection
        try:
            async with asyncio.timeout(ANSWER_WITHIN):
                answer = await self._answered(running, ask)
        except (TimeoutError, Undone) as error:
            if isinstance(error, WorkFailed):
                connection.club.failed(error)
            connection.say(Trouble(code="BUSY", table=running.id, seat=ask.seat))
        except Exception as error:
            connection.fail(error)
        else:
            connection.say(Answer(id=ask.id, answer=answer))

    async def _answered(self, running: Running, ask: Ask) -> msgspec.Raw:
        connection, club = self._connection, self._connection.club
        asker, gate = f"{connection.address} {running.id} {ask.seat}", club.gate
        began = club.clock.ticks()
        question = await posed(ask, running, club.archive)
        gate.solved(connection.address, club.clock.ticks() - began)
        if not isinstance(question, Question):
            return msgspec.Raw(encoded(question))
        try:
            answer, took = await club.crew.thinker.answer(question, asker)
        except TookTooLong:
            gate.solved(connection.address, TOO_LONG)
            raise
        gate.solved(connection.address, took)
        return answer
