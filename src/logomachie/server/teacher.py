"""Lessons for the page: proved once a game, when somebody first asks for them."""

import asyncio

from logomachie.games.spec import Spec
from logomachie.games.teaching import Taught, taught
from logomachie.server.words import Dictionary


class Teacher:
    """Keeps what it has proved."""

    def __init__(self, dictionary: Dictionary) -> None:
        self._dictionary = dictionary
        self._known: dict[str, asyncio.Future[tuple[Taught, ...]]] = {}

    async def lessons(self, spec: Spec) -> tuple[Taught, ...]:
        """The lessons of a game; whoever asks at the same time waits for the same work."""
        if (known := self._known.get(spec.slug)) is None or _has_failed(known):
            known = self._known[spec.slug] = asyncio.ensure_future(self._prove(spec))
        return await asyncio.shield(known)

    async def _prove(self, spec: Spec) -> tuple[Taught, ...]:
        words = await self._dictionary.words(spec.slug)
        identity = await self._dictionary.identity()
        return await asyncio.to_thread(taught, spec, words, identity.digest)


def _has_failed(known: "asyncio.Future[tuple[Taught, ...]]") -> bool:
    return known.done() and (known.cancelled() or known.exception() is not None)
