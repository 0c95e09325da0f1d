"""Whose turn it is to write at a table."""

import asyncio
from collections import deque
from typing import TypeAlias

Claim: TypeAlias = "asyncio.Future[None] | None"  # None: it is ours already


class Turn:
    """A lock that goes from hand to hand in order; where nobody has it, it is taken at once."""

    __slots__ = ("_waiting", "is_taken")

    def __init__(self) -> None:
        self.is_taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def take(self) -> bool:
        """Take it if it is free."""
        if self.is_taken:
            return False
        self.is_taken = True
        return True

    def claim(self) -> Claim:
        """Take it, or a place in the queue: whoever claims first writes first."""
        if self.take():
            return None
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(waiter)
        return waiter

    async def wait(self, claim: Claim) -> None:
        """Until it is ours; then we must give it."""
        if claim is None:
            return
        try:
            await claim
        except asyncio.CancelledError:
            if not claim.cancelled():
                self.give()  # it was ours already
            raise

    def give(self) -> None:
        """Hand it to whoever has waited longest; nobody can slip in between."""
        while self._waiting:
            waiter = self._waiting.popleft()
            if not waiter.done():
                waiter.set_result(None)
                return
        self.is_taken = False

    async def __aenter__(self) -> None:
        await self.wait(self.claim())

    async def __aexit__(self, *_: object) -> None:
        self.give()
