"""Chance as a value: whoever knows the seed can draw everything again."""

from collections.abc import Sequence
from hashlib import blake2b, sha256
from typing import TypeVar

from logomachie.core.value import Value

T = TypeVar("T")
WORD = 1 << 64


class Rng(Value):
    """A secret seed and a count of draws: BLAKE2b keyed with the seed over the counter."""

    seed: str
    drawn: int = 0

    def below(self, n: int) -> tuple[int, "Rng"]:
        """A number from 0 to n - 1, every one as likely, and the generator after it."""
        if n < 1:
            raise ValueError(f"nothing to draw from: {n}")
        limit = WORD - WORD % n  # what lies above would favour the small numbers
        key, drawn = self._key(), self.drawn
        while True:
            block = blake2b(drawn.to_bytes(8, "big"), key=key, digest_size=8).digest()
            drawn += 1
            if (number := int.from_bytes(block, "big")) < limit:
                return number % n, Rng(self.seed, drawn)

    def shuffle(self, items: Sequence[T]) -> tuple[tuple[T, ...], "Rng"]:
        """The items in a new order, every order as likely (Fisher and Yates)."""
        order, rng = list(items), self
        for last in range(len(order) - 1, 0, -1):
            other, rng = rng.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order), rng

    def fork(self, name: str) -> "Rng":
        """A stream of its own, for a bot or an experiment; it tells nothing about this one."""
        return Rng(
            blake2b(name.encode(), key=self._key(), digest_size=16, person=b"fork").hexdigest()
        )

    def _key(self) -> bytes:
        seed = self.seed.encode()
        return seed if len(seed) <= 64 else blake2b(seed).digest()


def commitment(seed: str) -> str:
    """What is shown at the start, so that no other seed can be shown at the end (HOUSE-10)."""
    return sha256(b"logomachie " + seed.encode()).hexdigest()
