"""How fast Wordsmith's solver is beside a loop over the lexicon: bench/wordsmith.md, anew.

`python bench/wordsmith.py [--zones N] [--firsts N] [--games N]`. Both ways answer the same zones
in one run and must agree. Times are those of the thread: other programs do not count.
"""

import argparse
import os
import platform
import time
from collections.abc import Callable
from datetime import UTC, datetime
from statistics import median
from typing import Any

import numpy as np

from logomachie.bots.arena import Result, arena, told
from logomachie.bots.bot import LEVELS
from logomachie.bots.roster import build
from logomachie.core.rng import Rng
from logomachie.games import GAMES
from logomachie.games.wordsmith.bots.maker import mind as wordsmith_mind
from logomachie.games.wordsmith.rules import pieces
from logomachie.games.wordsmith.rules.dice import throw
from logomachie.games.wordsmith.rules.events import Claimed, Rolled
from logomachie.games.wordsmith.rules.pieces import Pieces
from logomachie.games.wordsmith.rules.types import Setup
from logomachie.games.wordsmith.solver.search import Task, book, found
from logomachie.games.wordsmith.solver.words import Book
from logomachie.lexicon.load import french

VERSION = "fr-reconstructed-1"
SIZES = (8, 11, 14, 18, 22, 26)
RANKED = ("loop, ranked ms", "ranked ms", "times")
Row = tuple[object, ...]


LEAST, BOXES, FREE = 2, 12, 6  # letters of a word, boxes, those that cost nothing


class Plainly:
    """The plain way: one Python loop over all words, their costs worked out beforehand."""

    def __init__(self, words: Book) -> None:
        spelled = words.told(np.arange(len(words), dtype=np.uint32))
        self.priced = [
            (word, *cost, row)
            for row, (word, cost) in enumerate(zip(spelled, words.each.tolist(), strict=True))
        ]
        self.letters = words.length.tolist()

    def words(self, zone: Pieces) -> list[str]:
        """Every word the zone builds."""
        red, yellow, blue, green = zone
        return [
            word
            for word, r, y, b, g, _ in self.priced
            if r <= red and y <= yellow and b <= blue and g <= green
        ]

    def ranked(self, zone: Pieces) -> list[str]:
        """The words that may be claimed at the start of a round, the best first."""
        red, yellow, blue, green = zone
        size, ranked = sum(zone), []
        for word, r, y, b, g, row in self.priced:
            if r <= red and y <= yellow and b <= blue and g <= green:
                unused, letters = size - r - y - b - g, self.letters[row]
                if letters >= LEAST and unused <= BOXES:
                    ranked.append((max(0, unused - FREE) - letters, unused, row, word))
        ranked.sort()
        return [word for _, _, _, word in ranked]


def zones(size: int, count: int) -> list[Pieces]:
    """Zones of so many dice, stars taken for their colour."""
    rolled = []
    for n in range(count):
        zone = pieces.NONE
        for face in throw(Rng(f"zone {size} {n}"), size)[0]:
            zone = pieces.plus(zone, pieces.one(face))
        rolled.append(zone)
    return rolled


def timed(ask: Callable[[Pieces], Any], asked: list[Pieces], rounds: int) -> float:
    """Milliseconds a zone, each asked once a round, the best round counted."""
    best = float("inf")
    for _ in range(rounds):
        begun = time.thread_time()
        for zone in asked:
            ask(zone)
        best = min(best, time.thread_time() - begun)
    return 1e3 * best / len(asked)


def solver(words: Book, plainly: Plainly, size: int, count: int) -> Row:
    """One line: zones of this size both ways, checked against each other."""
    asked, setup = zones(size, count), Setup(seats=2, lexicon="bench")
    for zone in asked[:10]:
        listed = words.told(words.affordable(zone))
        assert sorted(plainly.words(zone)) == sorted(listed), "the two ways differ"
        best = found(words, setup, Task(zone=zone))
        assert plainly.ranked(zone) == words.told(best.rows[best.best()]), "the ranks differ"
    loop, slow = timed(plainly.words, asked, 2), timed(plainly.ranked, asked, 2)
    rows = timed(words.affordable, asked, 7)
    spelled = timed(lambda zone: words.told(words.affordable(zone)), asked, 5)
    legal = timed(lambda zone: found(words, setup, Task(zone=zone)).best(), asked, 7)
    return (
        size,
        f"{median(len(words.affordable(zone)) for zone in asked):.0f}",
        f"{loop:.1f}",
        f"{rows:.3f}",
        f"{loop / rows:.0f}",
        f"{spelled:.3f}",
        f"{loop / spelled:.0f}",
        f"{slow:.1f}",
        f"{legal:.3f}",
        f"{slow / legal:.0f}",
    )


def first_words(level: int, games: int) -> Row:
    """Seconds from the opening of a round to a player's first word, two of a level together."""
    setup = Setup(seats=2, lexicon=french().digest)
    game = GAMES["wordsmith"].open(setup, GAMES["wordsmith"].words(french()))
    bots = [build("wordsmith", level, setup)] * 2
    seconds, letters, rolls = [], [], 0
    for n in range(games):
        seen: set[tuple[int, int]] = set()
        for state, entry in told(game, bots, Rng(f"first {n}")):
            for event in entry.events:
                rolls += isinstance(event, Rolled)
                if isinstance(event, Claimed):
                    letters.append(len(event.word))
                    if (event.round, event.seat) not in seen:
                        seen.add((event.round, event.seat))
                        seconds.append((entry.at - state.game.opens) / 1000)
    mind = wordsmith_mind(level, VERSION)
    return (
        LEVELS[level],
        f"{mind.temper.median:.0f} s",
        f"{median(seconds):.0f} s",
        f"{sum(letters) / len(letters):.1f}",
        f"{len(letters) / games / 6:.1f}",
        f"{rolls / games / 6:.1f}",
    )


def duel(level: int, other: int, games: int, **options: Any) -> Row:
    """A level against another."""
    setup = Setup(seats=2, lexicon=french().digest, **options)
    result: Result = arena(
        "wordsmith",
        setup,
        (level, other),
        games=games,
        seed="bench",
        processes=os.cpu_count() or 1,
    )
    rate = result.rates[0]
    return (
        f"{LEVELS[level]} – {LEVELS[other]}",
        result.games,
        f"{rate.rate:.1%}",
        f"{rate.low:.1%} – {rate.high:.1%}",
        f"{result.seconds / 60:.1f} min",
    )


def table(title: str, head: Row, rows: list[Row]) -> None:
    """A Markdown table."""
    print(f"\n## {title}\n")
    for row in (head, ("---",) * len(head), *rows):
        print("|", " | ".join(str(cell) for cell in row), "|", flush=True)


def main() -> None:
    """All of it."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--zones", type=int, default=60)
    asked.add_argument("--firsts", type=int, default=0)
    asked.add_argument("--games", type=int, default=0)
    given = asked.parse_args()
    lexicon = french()
    print(f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC, {platform.platform()}, NumPy {np.__version__},")
    print(f"Python {platform.python_version()}, lexicon {lexicon.version}, {lexicon.digest}.")
    words = book(lexicon, VERSION)
    plainly = Plainly(words)
    table(
        "All words of a zone",
        ("pieces", "words", "loop ms", "rows ms", "times", "with accents ms", "times", *RANKED),
        [solver(words, plainly, size, given.zones) for size in SIZES],
    )
    if given.firsts:
        table(
            "First words, two of a level",
            ("level", "without a roll", "claimed", "letters a word", "words", "rolls"),
            [first_words(level, given.firsts) for level in range(len(LEVELS))],
        )
    if given.games:
        duels = ("players", "games", "won", "95 % interval", "a game")
        for name, options in (("race", {}), ("mot à mot", {"mode": "motamot"})):
            rows = [duel(level, level - 1, given.games, **options) for level in (1, 2, 3)]
            table(f"Duels, {name}", duels, rows)


if __name__ == "__main__":
    main()
