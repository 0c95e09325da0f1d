"""Law: many tables on one store, in any interleaving, write one log, each nonce once."""

import asyncio
from collections.abc import Callable
from typing import NamedTuple

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from logomachie.core.game import Refused
from logomachie.core.log import digest, replay
from logomachie.core.record import Head, WordList
from logomachie.core.rng import Rng
from logomachie.core.value import GameId, Millis, Seat, encoded
from logomachie.server.clock import Timer
from logomachie.server.running import Running, Wish
from logomachie.server.table import Agreed
from logomachie.store.memory import MemoryStore
from logomachie.store.store import Line, Sitting
from tests.kit.kit import Kit
from tests.kit.kits import KITS
from tests.kit.script import EVERY_GAME, LAW, START, house_moves

NODES = 3


class Stopped:
    """A clock moved by hand."""

    def __init__(self) -> None:
        self.time: Millis = START

    def now(self) -> Millis:
        return self.time

    def ticks(self) -> Millis:
        return self.time

    def keep_up(self, at: Millis) -> None:
        """It stands where the test has put it."""

    def at(self, when: Millis, ring: Callable[[], None]) -> Timer:
        raise AssertionError("a table sets no timer")


class Slow(MemoryStore):
    """A store whose every answer lets others go first, as often as the numbers say."""

    def __init__(self, pauses: list[int]) -> None:
        super().__init__()
        self.pauses, self.asked = pauses, 0

    async def append(self, line: Line) -> None:
        await self._pause()
        await super().append(line)
        await self._pause()

    async def read(self, game: GameId, after: int = 0) -> list[bytes]:
        await self._pause()
        return await super().read(game, after)

    async def _pause(self) -> None:
        self.asked += 1
        for _ in range(self.pauses[self.asked % len(self.pauses)]):
            await asyncio.sleep(0)


class Ask(NamedTuple):
    """Somebody at some node wants something; a nonce may be said twice, at two nodes."""

    node: int
    seat: Seat
    number: int
    nonce: int
    wait: Millis


ASKS = st.lists(
    st.builds(
        Ask,
        st.integers(0, NODES - 1),
        st.integers(0, 3),
        st.integers(0, 999),
        st.integers(0, 40),
        st.sampled_from([0, 5, 160, 700, 2_000, 11_000]),
    ),
    min_size=5,
    max_size=40,
)


async def tables(kit: Kit, variant: str, store: MemoryStore, clock: Stopped) -> list[Running]:
    """The same game on several nodes."""
    config = kit.variants[variant]
    head = Head(
        game=kit.spec.slug,
        config=msgspec.Raw(encoded(config)),
        seed="script",
        at=START,
        lexicon=WordList("kit", "1", "kit"),
    )
    room = encoded(Agreed(game=kit.spec.slug, options=msgspec.Raw(b"{}"), host="kit"))
    seats = [Sitting(seat=seat) for seat in range(config.seats)]
    await store.create("k3", room, seats, made=START, listed=False)
    await store.begin("k3", 1, seats, head=encoded(head), wake=None)
    return [Running("k3", head, kit.open(variant), store, clock) for _ in range(NODES)]


async def ask(kit: Kit, running: Running, wish: Ask) -> None:
    """Play what this node, late or not, believes to be possible."""
    seats = range(running.game.config.seats)
    offers = [(s, m) for s in seats for m in kit.legal(running.gallery.view(s), wish.number)]
    seat, move = wish.seat % len(seats), house_moves(wish.number)
    if offers and wish.number % 10:
        seat, move = offers[wish.seat % len(offers)]
    try:
        await running.played(Wish(seat, move, f"{seat}-{wish.nonce}", running.clock.now()))
    except Refused:
        return


@EVERY_GAME
@LAW
@given(ASKS, st.lists(st.integers(0, 3), min_size=1, max_size=7))
def test_there_is_one_log(slug: str, variant: str, asks: list[Ask], pauses: list[int]) -> None:
    """All nodes come to the same state by the same lines, and nobody is heard twice."""
    kit = KITS[slug]

    async def story() -> tuple[list[Running], list[bytes]]:
        store, clock = Slow(pauses), Stopped()
        nodes = await tables(kit, variant, store, clock)
        for start in range(0, len(asks), 5):  # five at a time, all at once
            together = asks[start : start + 5]
            clock.time += max(wish.wait for wish in together)
            await asyncio.gather(*(ask(kit, nodes[wish.node], wish) for wish in together))
        for node in nodes:
            await node.catch_up()
        return nodes, await store.read("k3")

    nodes, log = asyncio.run(story())
    game = kit.open(variant)
    lines = [game.decoder.decode(line) for line in log]
    nonces = [line.nonce for line in lines if line.nonce is not None]
    state = replay(game, Rng("script"), START, lines)

    assert list(range(1, len(lines) + 1)) == [line.seq for line in lines]
    assert len(nonces) == len(set(nonces))
    assert [(len(lines), digest(state))] * NODES == [
        (node.seq, digest(node.state)) for node in nodes
    ]
