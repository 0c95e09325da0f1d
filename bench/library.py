"""Random games through the library, beside the same lines folded by the rules alone.

    python bench/library.py [SECONDS]

For each game of the club matches of two are played for so many seconds of processor time (4):
each move is one of the first twenty that are legal. Then the same lines are replayed without any
search.
"""

import os
import random
import sys
import time
from itertools import islice

import logomachie as lo
from logomachie.core.log import replay
from logomachie.core.rng import Rng
from logomachie.games import GAMES

CHOICE = 20
SAMPLED = 8  # every so many lines a first legal move is timed by itself, and not counted


def played(game: str, seconds: float) -> tuple[list[lo.Match], float, list[float]]:
    """Matches, the processor time of all of them, and of each first legal move."""
    rng, matches, firsts = random.Random(game), [], []
    start = time.process_time()
    while time.process_time() - start < seconds:
        match = lo.match(game, seats=2, seed=f"bench {len(matches)}")
        matches.append(match)
        while not match.is_over and time.process_time() - start < seconds:
            seat = rng.choice(match.waiting)
            if len(match.lines) % SAMPLED == 0:
                before = time.process_time()
                next(match.copy().legal(seat))
                firsts.append(time.process_time() - before)
            match.push(seat, rng.choice([*islice(match.legal(seat), CHOICE)]))
    return matches, time.process_time() - start - sum(firsts), firsts


def folded(matches: list[lo.Match]) -> float:
    """Processor time of the rules alone for the same lines."""
    total = 0.0
    for match in matches:
        spec = GAMES[match.game]
        game = spec.open(match.config, spec.words(lo.lexicon()))
        start = time.process_time()
        replay(game, Rng(match.seed), 0, match.lines)
        total += time.process_time() - start
    return total


def main() -> None:
    """A row a game."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 4.0
    lexicon = lo.lexicon()
    print(f"{lexicon.name} {lexicon.version}, load {os.getloadavg()[0]:.1f}\n")
    print("| game | lines | lines a CPU second | rules alone | first legal move, median ms |")
    print("|---|---|---|---|---|")
    for game in GAMES:
        played(game, 0.5)  # caches, columns
        matches, spent, firsts = played(game, seconds)
        lines = sum(len(match.lines) for match in matches)
        alone = lines / folded(matches)
        median = 1000 * sorted(firsts)[len(firsts) // 2]
        print(f"| {game} | {lines} | {lines / spent:.0f} | {alone:.0f} | {median:.1f} |")


if __name__ == "__main__":
    main()
