"""Cheap thoughts that are in no hurry go to a worker in one piece: it is woken once, and so is the
club by its answer."""

import asyncio
from collections.abc import Callable, Hashable
from functools import partial

import msgspec

from logomachie.server.clock import to_instant
from logomachie.server.workers import Job, Workers

CHEAP = 5.0  # milliseconds of a worker: what costs more goes alone
MOST, MOST_TOLD = 15.0, 12  # milliseconds and thoughts in one piece
UNHURRIED = 0.3  # seconds until it is due: what has less goes at once
_several = msgspec.json.Decoder(list[msgspec.Raw])


class Together:
    """Gathers what is asked within an instant, by the worker that knows the table."""

    def __init__(self, workers: Workers, home: Callable[[str], Hashable]) -> None:
        self._workers, self._home = workers, home
        self._waiting: list[Job] = []

    async def do(self, job: Job, now: float) -> bytes:
        """Have it done, in company where it is not wanted before."""
        if not 0 < job.price <= CHEAP or job.due - now < UNHURRIED:
            return await self._workers.do(job)
        if not self._waiting:
            loop = asyncio.get_running_loop()
            loop.call_later(to_instant(loop.time()), self._send)
        self._waiting.append(job)
        return await job.answer

    def close(self) -> None:
        for job in self._waiting:
            job.answer.cancel()
        self._waiting.clear()

    def _send(self) -> None:
        """The instant is over: so few pieces as there may be."""
        waiting, self._waiting = self._waiting, []
        pieces: dict[Hashable, list[Job]] = {}
        for job in waiting:
            if job.answer.done():
                continue
            piece = pieces.setdefault(self._home(job.home), [])
            if len(piece) == MOST_TOLD or sum(one.price for one in piece) + job.price > MOST:
                self._begin(piece)
                piece = pieces[self._home(job.home)] = []
            piece.append(job)
        for piece in pieces.values():
            self._begin(piece)

    def _begin(self, piece: list[Job]) -> None:
        first, *others = piece
        if not others:
            self._put(first)
            return
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        answer.add_done_callback(partial(self._told, piece))
        whole = Job(partial(_joined, piece), answer, "", None)
        whole.within, whole.home = first.within, first.home
        whole.along = tuple([one.home for one in others])
        whole.due = min(one.due for one in piece)
        whole.price = sum(one.price for one in piece)
        self._put(whole)

    def _put(self, job: Job) -> None:
        try:
            self._workers.put(job)
        except Exception as error:  # they are closed: whoever waits hears so
            job.answer.set_exception(error)

    def _told(self, piece: list[Job], answer: "asyncio.Future[bytes]") -> None:
        waiting = [job for job in piece if not job.answer.done()]
        if answer.cancelled():
            for job in waiting:
                job.answer.cancel()
        elif answer.exception() is not None:  # one of them may be the reason: each by itself
            for job in waiting:
                self._put(job)
        else:
            for job, told in zip(piece, _several.decode(answer.result()), strict=True):
                if not job.answer.done():
                    job.answer.set_result(bytes(told))


def _joined(piece: list[Job]) -> bytes:
    return b"[" + b",".join([one.sent() for one in piece]) + b"]"
