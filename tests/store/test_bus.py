"""Announcements: a word for each change, from every node to every node, without content."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from logomachie.store.memory import MemoryStore
from logomachie.store.postgres import PostgresStore
from logomachie.store.postgres_bus import CHANNEL, PAYLOAD, payloads
from logomachie.store.store import Bus, Line, Sitting, Store

PATIENCE = 20.0  # seconds for the database; usually milliseconds


@asynccontextmanager
async def pair(kind: str, address: str) -> AsyncIterator[tuple[Store, Bus]]:
    """A store that is written to, and the bus another node listens on."""
    if kind == "memory":
        store = MemoryStore()
        yield store, store.bus
        return
    writer, listener = await PostgresStore.open(address), await PostgresStore.open(address)
    try:
        yield writer, listener
    finally:
        await listener.close()
        await writer.close()


@pytest.mark.parametrize("kind", ["memory", "postgres"])
def test_lines_and_seatings_are_announced(kind: str, request: pytest.FixtureRequest) -> None:
    """A line by its number, a change of the seats by 0; nothing of what they hold."""
    address = request.getfixturevalue("postgres") if kind == "postgres" else ""
    game, seats = f"BUS-{kind}", [Sitting(seat=0, name="Zoé")]

    async def story() -> None:
        async with pair(kind, address) as (store, bus):
            heard: list[tuple[str, int]] = []
            ready = asyncio.Event()

            async def listen() -> None:
                async for word in bus.hear():
                    if word[0] == "READY":
                        ready.set()
                    elif word[0] == game:
                        heard.append(word)
                    if len(heard) == 4:
                        return

            ear = asyncio.create_task(listen())
            while not ready.is_set():  # until the ear is there nothing would be heard
                await bus.say("READY", 0)
                await asyncio.sleep(0.01)
            await store.create(game, b"{}", seats, made=1, listed=False)
            await store.seat(game, 1, seats)
            await store.begin(game, 2, seats, head=b"{}", wake=None)
            await store.append(Line(game, 1, b"1"))
            await store.follow(game, "NEXT-1")
            await asyncio.wait_for(ear, PATIENCE)

            assert [(game, 0), (game, 0), (game, 1), (game, 0)] == heard

    asyncio.run(story())


def test_a_group_is_announced_in_as_few_words_as_fit() -> None:
    """PostgreSQL takes no payload of eight thousand bytes."""
    words = [f"ORNA-PURS-41 {number}" for number in range(2_000)]
    told = payloads(words)

    assert words == [word for payload in told for word in payload.splitlines()]
    assert all(len(payload) < PAYLOAD for payload in told)
    assert 5 == len(told)
    assert [] == payloads([])


@pytest.mark.parametrize("kind", ["memory", "postgres"])
def test_notes_go_from_node_to_node(kind: str, request: pytest.FixtureRequest) -> None:
    """Whole, spaces and all, and apart from the announcements."""
    address = request.getfixturevalue("postgres") if kind == "postgres" else ""

    async def story() -> None:
        async with pair(kind, address) as (_, bus):
            heard: list[tuple[str, str]] = []

            async def listen() -> None:
                async for note in bus.overhear():
                    heard.append(note)
                    if note[0] == f"NOTE-{kind}":
                        return

            ear = asyncio.create_task(listen())
            while not heard:  # until the ear is there nothing would be heard
                await bus.tell("READY", "{}")
                await asyncio.sleep(0.01)
            await bus.say(f"NOTE-{kind}", 3)
            await bus.tell(f"NOTE-{kind}", '{"a": "b c"}')
            await asyncio.wait_for(ear, PATIENCE)

            assert {("READY", "{}")} == set(heard[:-1])
            assert (f"NOTE-{kind}", '{"a": "b c"}') == heard[-1]

    asyncio.run(story())


def test_what_no_node_says_is_passed_over(postgres: str) -> None:
    """Somebody else's word in the database ends no ear."""

    async def story() -> None:
        async with pair("postgres", postgres) as (store, bus):
            heard: list[tuple[str, int]] = []

            async def listen() -> None:
                async for word in bus.hear():
                    heard.append(word)
                    if word[0] == "LAST":
                        return

            ear = asyncio.create_task(listen())
            while not heard:  # until the ear is there nothing would be heard
                await bus.say("READY", 0)
                await asyncio.sleep(0.01)
            assert isinstance(store, PostgresStore)
            for word in ("nonsense", "a b c", "ORNA-PURS-41 \u0663", " 3", ""):
                await store._pool.execute("select pg_notify($1, $2)", CHANNEL, word)
            await bus.say("LAST", 1)
            await asyncio.wait_for(ear, PATIENCE)

            assert {("READY", 0), ("LAST", 1)} == set(heard)

    asyncio.run(story())
