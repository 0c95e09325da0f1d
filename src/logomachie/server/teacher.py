"""Lessons and figures for the page: played once a game, when somebody first asks for them."""

import asyncio
from typing import Any

from logomachie.games.lesson import Heading, headings
from logomachie.games.spec import Spec
from logomachie.games.teaching import Taught, taught
from logomachie.server.words import Dictionary


class Teacher:
    """Keeps what it has proved."""

    def __init__(self, dictionary: Dictionary) -> None:
        self._dictionary = dictionary
        self._known: dict[str, asyncio.Future[tuple[Taught, ...]]] = {}
        self._figures: dict[str, tuple[Any, ...]] = {}  # Any: a game's own

    async def figures(self, spec: Spec) -> tuple[Any, ...]:
        """The examples of a rulebook, played."""
        if (known := self._figures.get(spec.slug)) is None:
            words = await self._dictionary.words(spec.slug)
            known = self._figures[spec.slug] = await asyncio.to_thread(spec.figures, words)
        return known

    async def told(self, spec: Spec, names: bool) -> tuple[Taught, ...] | tuple[Heading, ...]:
        """The lessons of a game, or what a list says of them: nothing is played for that."""
        return headings(spec) if names else await self.lessons(spec)

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
