"""Stores to be held to the contract, and the PostgreSQL behind one of them."""

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import TypeAlias

import pytest

from logomachie.store.memory import MemoryStore
from logomachie.store.postgres import PostgresStore
from logomachie.store.sqlite import SqliteStore
from logomachie.store.store import Store
from tests.store.cluster import cluster

Opener: TypeAlias = Callable[[], AbstractAsyncContextManager[Store]]


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with cluster() as address:
        yield address


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def opener(request: pytest.FixtureRequest, tmp_path: Path) -> Opener:
    """Opens the same store again and again: what was written must be there."""
    kept = MemoryStore()
    address = request.getfixturevalue("postgres") if request.param == "postgres" else ""

    @asynccontextmanager
    async def opened() -> AsyncIterator[Store]:
        store: Store = kept
        if request.param == "sqlite":
            store = SqliteStore(tmp_path / "club.sqlite3")
        elif request.param == "postgres":
            store = await PostgresStore.open(address)
        try:
            yield store
        finally:
            await store.close()

    return opened
