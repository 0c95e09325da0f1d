"""The crew: how late bots come after the time they drew, with many tables of all games.

    python bench/thinking.py [--tables 1000] [--level 0] [--bots 1] [--workers 2] [--seconds 60]

Tables in this process, their thoughts in a pool as the server has it; the clock is the wall. At
each a bot and a person, who plays the simplest thing there is to do, one to nine seconds after he
may (`crowd.py`), the slides of one turn quickly; with `--bots 2` two bots. Tables begin one after
the other within a third of the time; what is asked before two fifths of it are over, while workers
read their dictionaries, is not counted. A thought's lateness is when its answer came, less the time
the bot drew. Where bots are late they get less to think, as at the club. `--fifo`: the thoughts in
the order of asking.
"""

import argparse
import asyncio
import os
import platform
import resource
import time
from collections import Counter
from datetime import UTC, datetime
from random import Random
from typing import Any

import msgspec
import numpy as np
from crowd import PAUSE, wish

from logomachie.core.log import advance
from logomachie.core.rng import Rng
from logomachie.core.value import Millis, encoded
from logomachie.games import GAMES
from logomachie.lexicon.load import french
from logomachie.server.crew import BUDGET, SCANTY, Thought
from logomachie.server.due import Paces
from logomachie.server.pool import Pool
from logomachie.server.workers import Queue, WorkerDied

QUICK = (0.4, 1.0)  # seconds between two slides of one turn


def now() -> Millis:
    return time.monotonic_ns() // 1_000_000


class Priced(Paces):
    """What thoughts cost, every one of them."""

    def __init__(self) -> None:
        super().__init__()
        self.costs: dict[str, list[float]] = {slug: [] for slug in (*GAMES, "all")}

    def note(self, kind: Any, price: float, pause: Millis | None = None) -> None:
        super().note(kind, price, pause)
        self.costs[kind[0]].append(price)
        self.costs["all"].append(price)


class Table:
    """A game of one or two bots of one level, in the time of the wall."""

    def __init__(self, number: int, level: float, pool: Pool, bots: int) -> None:
        self.slug = sorted(GAMES)[number % len(GAMES)]
        self.name, self.level, self.pool = str(number), level, pool
        self.bots, self.random = bots, Random(f"person {number}")
        self.late: list[Millis] = []
        self.scanty = 0  # thoughts that were given less time
        self.warm = 0.0  # when it begins to count

    async def play(self, until: float) -> None:
        """One game after the other until the time is over."""
        spec, lexicon = GAMES[self.slug], french()
        config = spec.config(seats=2, lexicon=lexicon.digest)
        game: Any = spec.open(config, spec.words(lexicon))
        raw = msgspec.Raw(encoded(config))
        while time.monotonic() < until:
            rng = Rng(f"{self.name} {now()}")
            state, seq = game.start(rng, now()), 0
            while game.outcome(state) is None and time.monotonic() < until:
                wishes = await asyncio.gather(
                    *(self._asked(game, raw, state, seat, rng) for seat in range(self.bots))
                )
                if self.bots == 1:
                    wishes.append(self._meant(game, state))
                wake = game.wake(state)
                first = min((w for w in wishes if w is not None), default=None)
                seq += 1
                if first is not None and first[0] < wake:
                    await asyncio.sleep(max(0, first[0] - now()) / 1000)
                    at = min(max(first[0], now()), wake - 1)
                    move = game.moves.decode(first[2])
                    state, _ = advance(game, state, seq, at, first[1], move, nonce=f"{seq}")
                else:
                    await asyncio.sleep(max(0, wake - now()) / 1000)
                    state, _ = advance(game, state, seq, max(wake, now()))

    def _meant(self, game: Any, state: Any) -> tuple[Millis, int, bytes] | None:
        """What the person on the second seat will do."""
        view = msgspec.json.decode(encoded(game.view(state, 1)))
        move = wish(self.slug, view)
        pause = round(1000 * self.random.uniform(*(QUICK if view.get("moved") else PAUSE)))
        return None if move is None else (now() + pause, 1, msgspec.json.encode(move))

    async def _asked(
        self, game: Any, config: msgspec.Raw, state: Any, seat: int, rng: Rng
    ) -> tuple[Millis, int, bytes] | None:
        view = game.view(state, seat)
        if not view.can:
            return None
        began = now()
        thought = Thought(
            game=self.slug,
            config=config,
            level=self.level,
            view=msgspec.Raw(encoded(game.view_for_bot(state, seat))),
            now=began,
            rng=rng.fork(f"bot-{seat}"),
            table=self.name,
            kind=" ".join(view.can),
            budget=SCANTY if self.pool.lateness.is_crowded else BUDGET,
        )
        told = await self.pool.think(thought)
        if told is None:
            return None
        if time.monotonic() > self.warm:
            self.late.append(max(0, now() - told[0]))
            self.scanty += thought.budget == SCANTY
        return told[0], seat, bytes(told[1])


async def run(
    tables: int, level: float, workers: int, seconds: float, bots: int, *, fifo: bool
) -> None:
    """Let all tables play, and print how late their bots were."""
    pool = Pool(workers)
    pool.paces = prices = Priced()
    if fifo:
        pool.thinking._queue = Queue()
    every = [Table(number, level, pool, bots) for number in range(tables)]
    until = time.monotonic() + seconds
    for table in every:
        table.warm = until - seconds * 0.6

    async def begun(table: Table, after: float) -> None:
        await asyncio.sleep(after)
        await table.play(until)

    games = [
        asyncio.create_task(begun(table, n * seconds / 3 / tables)) for n, table in enumerate(every)
    ]
    await asyncio.sleep(seconds)
    for game in games:
        game.cancel()
    done = await asyncio.gather(*games, return_exceptions=True)
    await pool.close()
    wrong = Counter(
        type(one).__name__
        for one in done
        if isinstance(one, Exception) and not isinstance(one, WorkerDied)
    )
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    print(f"| game | thoughts | price, ms | late: median | 99 % | worst |\n|{' --- |' * 6}")
    for slug in (*sorted(GAMES), "all"):
        late = [one for table in every if slug in (table.slug, "all") for one in table.late]
        price = np.mean(prices.costs[slug] or [0])
        told = [f"{x:,.0f} ms" for x in np.percentile(late, (50, 99, 100))] if late else ["–"] * 3
        print(f"| {slug} | {len(late):,} | {price:.1f} | {' | '.join(told)} |")
    cores = " and ".join(f"{(one.ru_utime + one.ru_stime) / seconds:.2f}" for one in used)
    scanty = sum(table.scanty for table in every)
    print(f"{cores} cores used by tables and by workers; {scanty:,} thoughts with less time")
    if wrong:
        print("went wrong:", dict(wrong))


def main() -> None:
    """Print everything."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--tables", type=int, default=1_000)
    arguments.add_argument("--level", type=float, default=0)
    arguments.add_argument("--workers", type=int, default=2)
    arguments.add_argument("--seconds", type=float, default=60)
    arguments.add_argument("--bots", type=int, default=1)
    arguments.add_argument("--fifo", action="store_true")
    asked = arguments.parse_args()
    order = "in order of asking" if asked.fifo else "by due"
    print(
        f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC, {platform.platform()}, load "
        f"{os.getloadavg()[0]:.1f}: {asked.tables} tables, {asked.bots} bots of level "
        f"{asked.level:g} each, {asked.workers} workers, {order}"
    )
    numbers = asked.tables, asked.level, asked.workers, asked.seconds, asked.bots
    asyncio.run(run(*numbers, fifo=asked.fifo))


if __name__ == "__main__":
    main()
