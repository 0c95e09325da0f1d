"""A database that stands still answers nothing and closes nothing: nobody waits for it for ever."""

import asyncio
import time
from collections.abc import Awaitable

import pytest

from logomachie.store import postgres_pool
from logomachie.store.postgres import PostgresStore
from logomachie.store.store import Line, Sitting
from tests.store.cluster import Cluster


async def told(asked: Awaitable[object]) -> BaseException | None:
    """What somebody who asks is told in the end."""
    done = await asyncio.wait_for(asyncio.gather(asked, return_exceptions=True), 30)
    return done[0] if isinstance(done[0], BaseException) else None


@pytest.mark.slow
def test_a_database_that_stands_still_is_given_up_and_used_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Lines, questions and changes end as with a lost connection; the store closes all the same;
    and once the database goes on so does a store that was not closed."""
    monkeypatch.setattr(postgres_pool, "PATIENCE", 0.5)

    async def story(cluster: Cluster) -> None:
        kept, closed = [await PostgresStore.open(cluster.address) for _ in range(2)]
        await kept.create("STILL-1", b"{}", [Sitting(seat=0)], made=1, listed=False)
        await kept.begin("STILL-1", 1, [Sitting(seat=0)], head=b"{}", wake=None)
        cluster.pause()
        try:
            asked = (
                closed.append(Line("STILL-1", 1, b"1", "0-a")),
                closed.table("STILL-1"),
                closed.read("STILL-1"),
                closed.seat("STILL-1", 2, [Sitting(seat=0)]),
                closed.beat(1),
            )
            errors = await asyncio.gather(*(told(one) for one in asked))
            waiting = asyncio.ensure_future(told(closed.append(Line("STILL-1", 1, b"1", "0-b"))))
            await asyncio.sleep(0)
            began = time.monotonic()
            await closed.close()
            took = time.monotonic() - began
            await waiting
            errors.append(await told(kept.beat(2)))
        finally:
            cluster.resume()
        async with asyncio.timeout(30):
            while await told(kept.append(Line("STILL-1", 1, b"2", "0-c"))) is not None:
                if await kept.read("STILL-1"):
                    break  # what was on its way when it stood still has come there
        lines = await kept.read("STILL-1")
        await kept.close()

        assert [True] * 6 == [isinstance(error, kept.unwell) for error in errors]
        assert took < 4
        assert 1 == len(lines)

    with Cluster() as cluster:
        asyncio.run(story(cluster))
