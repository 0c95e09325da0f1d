"""Lessons and figures for the page: played once a game, when somebody first asks for them."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from logomachie.games.lesson import Heading, headings
from logomachie.games.spec import Spec
from logomachie.games.teaching import Taught, taught
from logomachie.server.words import Dictionary

T = TypeVar("T")


class Teacher:
    """Keeps what it has proved."""

    def __init__(self, dictionary: Dictionary) -> None:
        self._dictionary = dictionary
        self._known: dict[str, asyncio.Future[tuple[Taught, ...]]] = {}
        self._figures: dict[str, asyncio.Future[tuple[Any, ...]]] = {}  # Any: a game's own

    async def figures(self, spec: Spec) -> tuple[Any, ...]:
        """The examples of a rulebook, played."""
        return await _once(self._figures, spec, self._drawn)

    async def _drawn(self, spec: Spec) -> tuple[Any, ...]:
        words = await self._dictionary.words(spec.slug)
        return await asyncio.to_thread(spec.figures, words)

    async def told(self, spec: Spec, names: bool) -> tuple[Taught, ...] | tuple[Heading, ...]:
        """The lessons of a game, or what a list says of them: nothing is played for that."""
        return headings(spec) if names else await self.lessons(spec)

    async def lessons(self, spec: Spec) -> tuple[Taught, ...]:
        """The lessons of a game."""
        return await _once(self._known, spec, self._prove)

    async def _prove(self, spec: Spec) -> tuple[Taught, ...]:
        words = await self._dictionary.words(spec.slug)
        identity = await self._dictionary.identity()
        return await asyncio.to_thread(taught, spec, words, identity.digest)


async def _once(
    known: dict[str, "asyncio.Future[tuple[T, ...]]"],
    spec: Spec,
    make: Callable[[Spec], Coroutine[Any, Any, tuple[T, ...]]],
) -> tuple[T, ...]:
    """Whoever asks at the same time waits for the same work; what has failed is tried again."""
    if (made := known.get(spec.slug)) is None or _has_failed(made):
        made = known[spec.slug] = asyncio.ensure_future(make(spec))
    return await asyncio.shield(made)


def _has_failed(made: "asyncio.Future[tuple[T, ...]]") -> bool:
    return made.done() and (made.cancelled() or made.exception() is not None)
