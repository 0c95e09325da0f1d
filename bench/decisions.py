"""How long an Arbitre takes to decide: median, nine in ten, longest, of whole games.

    python bench/decisions.py [SLUG…] [--games 4] [--seats 2] [--seconds 40]

Processor time of each answer of Arbitres among themselves, with a table's budget, after a game that
is not counted; no game begins after so many seconds. The aim is a second at most on one core.
"""

import argparse
import time
from typing import Any

import numpy as np

from logomachie.bots.arena import told
from logomachie.bots.roster import build
from logomachie.core.rng import Rng
from logomachie.games import GAMES
from logomachie.lexicon.load import french

ARBITRE = 3
DEAR = ("guerre-des-mots", "cadenas", "wordsearch")


class Timed:
    """A bot whose answers are timed."""

    def __init__(self, bot: Any, took: list[float]) -> None:
        self.bot, self.took = bot, took

    def __getattr__(self, name: str) -> Any:
        return getattr(self.bot, name)

    def choose(self, *asked: Any, **more: Any) -> Any:
        """The bot's answer."""
        begun = time.process_time()
        answer = self.bot.choose(*asked, **more)
        if answer is not None:
            self.took.append(time.process_time() - begun)
        return answer


def played(slug: str, seats: int, seed: str) -> list[float]:
    """Seconds of every answer in one game between Arbitres."""
    took: list[float] = []
    setup = GAMES[slug].config(seats=seats, lexicon=french().digest)
    game = GAMES[slug].open(setup, GAMES[slug].words(french()))
    bots = [Timed(build(slug, ARBITRE, setup), took) for _ in range(seats)]
    for _ in told(game, bots, Rng(seed)):
        pass
    return took


def show(slug: str, seats: int, games: int, seconds: float) -> None:
    """One row of Markdown."""
    played(slug, seats, "decisions warm")
    took: list[float] = []
    count, begun = 0, time.monotonic()
    while count < games and time.monotonic() - begun < seconds:
        took += played(slug, seats, f"decisions {count}")
        count += 1
    each = np.array(took) * 1e3
    late = (each > 1_000).sum()
    print(
        f"| {slug} | {seats} | {count} | {len(each):,} | {np.median(each):.0f} / "
        f"{np.percentile(each, 90):.0f} / {each.max():,.0f} ms | {late} |",
        flush=True,
    )


def main() -> None:
    """Print everything."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("slugs", nargs="*", default=DEAR)
    arguments.add_argument("--games", type=int, default=4)
    arguments.add_argument("--seats", type=int, default=2)
    arguments.add_argument("--seconds", type=float, default=40)
    asked = arguments.parse_args()
    print("| game | seats | games | decisions | median / 90 % / longest | over a second |")
    print("| --- | --- | --- | --- | --- | --- |")
    for slug in asked.slugs:
        show(slug, asked.seats, asked.games, asked.seconds)


if __name__ == "__main__":
    main()
