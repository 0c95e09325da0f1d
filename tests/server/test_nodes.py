"""Two nodes on one PostgreSQL: one log, heard by both."""

import asyncio
from collections.abc import Callable, Iterator

import pytest

from logomachie.core.game import Move, Refused
from logomachie.core.log import digest
from logomachie.games.word_whiz.rules.types import Flip, Pass
from logomachie.server.running import Running, Wish
from logomachie.store.postgres import PostgresStore
from tests.server.world import HandClock, World, live, world
from tests.store.cluster import cluster

ROUNDS = 6
PATIENCE = 20.0  # seconds for the database; usually milliseconds


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    with cluster() as address:
        yield address


async def until(true: Callable[[], bool]) -> None:
    """Wait for the database: there is no other clock to move."""

    async def poll() -> None:
        while not true():
            await asyncio.sleep(0.005)

    await asyncio.wait_for(poll(), PATIENCE)


async def tried(node: World, running: Running, seat: int, move: Move, nonce: str) -> str:
    """How one node's attempt ended."""
    try:
        await running.played(Wish(seat, move, nonce, node.clock.now()))
    except Refused as refusal:
        return refusal.code
    return "WRITTEN"


@live
async def _raced(address: str) -> None:
    clock = HandClock()
    left_store, right_store = await PostgresStore.open(address), await PostgresStore.open(address)
    async with (
        world(store=left_store, bus=left_store, clock=clock) as left,
        world(store=right_store, bus=right_store, clock=clock) as right,
    ):
        name = await left.device("zoe").begins("me", "here", idleRounds=10)
        nodes = [(node, await node.running(name)) for node in (left, right)]
        for turn in range(1, ROUNDS + 1):
            state = nodes[0][1].state
            flip = Flip(turn, turn % 3)
            ends = await asyncio.gather(
                *(
                    tried(node, running, state.game.flipper, flip, f"{n}-flip-{turn}")
                    for n, (node, running) in enumerate(nodes)
                )
            )
            assert sorted(ends) == ["NOT_NOW", "WRITTEN"]
            clock.time += 2_000
            await asyncio.gather(
                *(
                    tried(node, running, seat, Pass(turn), f"{seat}-pass-{turn}")
                    for node, running in nodes
                    for seat in (0, 1)
                )
            )
            await until(lambda: nodes[0][1].seq == nodes[1][1].seq)
        lines = await left_store.read(name)
        states = [running.state for _, running in nodes]

        assert 3 * ROUNDS == len(lines)
        assert 1 == len({digest(state) for state in states})


def test_two_nodes_race_and_write_one_log(postgres: str) -> None:
    """Of two flips of one card one is written; a nonce sent to both nodes is heard once."""
    _raced(postgres)


@live
async def _heard(address: str) -> None:
    left_store, right_store = await PostgresStore.open(address), await PostgresStore.open(address)
    async with (
        world(store=left_store, bus=left_store) as left,
        world(store=right_store, bus=right_store) as right,
    ):
        zoe, ana = left.device("zoe"), right.device("ana")
        name = await zoe.sets("me", "link")
        page = await zoe.opens()
        await page.joins(name, 0)
        await until(lambda: len(page.got("Room")) > 0)
        await ana.posts(f"/api/tables/{name}/seats/1", {"name": "Ana"})
        await until(lambda: page.last("Room")["places"][1]["name"] == "Ana")
        there = await ana.opens()
        await there.joins(name, 1)
        await zoe.posts(f"/api/tables/{name}/start")
        await until(lambda: len(there.got("News")) > 0 and len(page.got("News")) > 0)
        await there.plays(name, 1, {"type": "Resign"})
        await until(lambda: "Resigned" in page.events() and "Resigned" in there.events())

        assert page.last("News")["outcome"] == there.last("News")["outcome"]


def test_what_one_node_writes_the_other_shows(postgres: str) -> None:
    """Seats taken, the beginning and every line go from node to node by announcement alone."""
    _heard(postgres)
