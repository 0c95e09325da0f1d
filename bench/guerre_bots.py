"""La Guerre des Mots: bots against bots, who wins, how and from which seat.

    python bench/guerre_bots.py 1,0 --games 40 [--rule general] [--seed bench]

One process; every deal is played from every seat before the next one. A line of JSON a game goes to
stderr as it ends, a table to stdout at the end.
"""

import argparse
import sys
import time
from collections import Counter

from logomachie.bots.arena import Played, play, wilson
from logomachie.bots.bot import LEVELS
from logomachie.core.rng import Rng
from logomachie.core.value import encoded
from logomachie.games import GAMES
from logomachie.games.guerre_des_mots.types import Setup
from logomachie.lexicon.load import french
from logomachie.solvers.words import admitted


def shares(played: list[Played], levels: list[int]) -> dict[int, float]:
    """Games won by each level; a game nobody won counts for everybody."""
    won: dict[int, float] = dict.fromkeys(levels, 0.0)
    for game in played:
        winners = game.outcome.winners or tuple(range(len(levels)))
        for seat in winners:
            won[levels[game.bots[seat]]] += 1 / len(winners)
    return won


def opens(setup: Setup, seed: str, number: int) -> int:
    """Who opens game `number` of a series."""
    game = GAMES["guerre-des-mots"].open(setup, admitted("guerre-des-mots", french()))
    first: int = game.start(Rng(f"{seed} {number // setup.seats}"), 0).game.first
    return first


def show(played: list[Played], firsts: list[int], levels: list[int], seconds: float) -> None:
    """Rates with their intervals, ends, rounds, seats."""
    games = len(played)
    for level, won in sorted(shares(played, levels).items(), reverse=True):
        low, high = wilson(won, games)
        print(
            f"{LEVELS[level]} ({levels.count(level)} seats): {won:g} of {games}, "
            f"{won / games:.1%}, 95 % {low:.1%} to {high:.1%}"
        )
    whys = Counter(game.outcome.why for game in played)
    turns = sorted(game.events.get("TurnBegan", 0) + 1 for game in played)
    print("ends:", ", ".join(f"{why} {count}" for why, count in whys.most_common()))
    print(
        f"turns a seat: median {turns[games // 2] / len(levels):.1f}, "
        f"longest {turns[-1] / len(levels):.1f}; {seconds / games:.1f} s of one core a game"
    )
    seats = Counter(
        (seat - first) % len(levels)
        for game, first in zip(played, firsts, strict=True)
        for seat in game.outcome.winners
    )
    print("won in the order of play, from who opens:", end=" ")
    print(", ".join(str(seats[seat]) for seat in range(len(levels))))
    events = Counter[str]()
    for game in played:
        events.update(game.events)
    told = ("Laid", "Fired", "Recovered", "Drew", "Passed", "Lifted", "Erred")
    print("a game:", ", ".join(f"{name} {events[name] / games:.1f}" for name in told))


def main() -> None:
    """Play a series and print what came of it."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("levels")
    asked.add_argument("--games", type=int, default=40)
    asked.add_argument("--rule", default="simplified")
    asked.add_argument("--seed", default="bench")
    given = asked.parse_args()
    levels = [int(level) for level in given.levels.split(",")]
    setup = Setup(seats=len(levels), lexicon=french().digest, rule=given.rule)
    played, begun = [], time.process_time()
    for number in range(given.games):
        played.append(play("guerre-des-mots", setup, levels, given.seed, number))
        sys.stderr.write(encoded(played[-1]).decode() + "\n")
    print(f"## {given.levels}, {given.rule}, {given.games} games, seed {given.seed}")
    firsts = [opens(setup, given.seed, number) for number in range(given.games)]
    show(played, firsts, levels, time.process_time() - begun)


if __name__ == "__main__":
    main()
