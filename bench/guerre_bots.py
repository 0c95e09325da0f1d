"""La Guerre des Mots: bots against bots, who wins, how and from which seat.

    python bench/guerre_bots.py 1,0 --games 40 [--rule general] [--seed bench] [--log FILE]
    python bench/guerre_bots.py 3,2 --games 4 --clock
    python bench/guerre_bots.py 2,2 --games 3 --rule general --tactics

One process; every deal is played from every seat before the next one; a table at the end.
`--log`: a line of JSON a game as it ends; games that are there already are not played again, so a
long series may be cut and taken up. `--clock`: how long each level thinks with the budget the
server gives, in the time of the process.
"""

import argparse
import time
from collections import Counter
from pathlib import Path

from msgspec import json

from logomachie.bots.arena import Played, play, told, wilson
from logomachie.bots.bot import LEVELS
from logomachie.bots.roster import build
from logomachie.core.rng import Rng
from logomachie.core.value import Millis, encoded
from logomachie.games import GAMES
from logomachie.games.guerre_des_mots.bots.player import Choice, Player
from logomachie.games.guerre_des_mots.rules.types import Lay, Setup, TableView
from logomachie.lexicon.load import french
from logomachie.server.crew import BUDGET


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
    game = GAMES["guerre-des-mots"].open(setup, GAMES["guerre-des-mots"].words(french()))
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
        f"longest {turns[-1] / len(levels):.1f}; {seconds:.1f} s of one core a game"
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
    names = ("Laid", "Fired", "Recovered", "Drew", "Passed", "Lifted", "Erred")
    print("a game:", ", ".join(f"{name} {events[name] / games:.1f}" for name in names))


def tactics(setup: Setup, levels: list[int], games: int, seed: str) -> None:
    """How often each tactic of the general rule is shown, game by game."""
    game = GAMES["guerre-des-mots"].open(setup, GAMES["guerre-des-mots"].words(french()))
    for number in range(games):
        bots = [build("guerre-des-mots", level, setup) for level in levels]
        shown, before = Counter[str](), game.start(Rng(f"{seed} {number}"), 0)
        for state, entry in told(game, bots, Rng(f"{seed} {number}")):
            if isinstance(move := entry.move, Lay):
                owners = {chain.id: chain.seat for chain in before.game.chains}
                shown["coups"] += 1
                shown["crosses"] += move.cross is not None
                shown["chess"] += any(letter.symbol for letter in move.letters)
                shown["turns"] += move.bend
                shown["shots"] += bool(move.shots)
                shown["piracy"] += owners.get(move.chain, entry.seat) != entry.seat
            before = state
        names = ("coups", "crosses", "chess", "turns", "shots", "piracy")
        print(f"game {number}:", ", ".join(f"{name} {shown[name]}" for name in names), flush=True)


class Timed:
    """A bot that thinks as at the server, with a clock beside it."""

    def __init__(self, level: int, setup: Setup, took: list[float]) -> None:
        self.bot, self.took = Player(french(), level, setup), took

    def choose(self, view: TableView, now: Millis, rng: Rng, budget: Millis) -> Choice | None:
        """What the bot says to the server's budget, whatever the arena's is."""
        begun = time.process_time()
        choice = self.bot.choose(view, now, rng, max(budget, BUDGET))
        if choice is not None:
            self.took.append(time.process_time() - begun)
        return choice


def clock(setup: Setup, levels: list[int], games: int, seed: str) -> None:
    """How long each level thinks about a coup; the first game only warms up."""
    game = GAMES["guerre-des-mots"].open(setup, GAMES["guerre-des-mots"].words(french()))
    took: dict[int, list[float]] = {level: [] for level in levels}
    for number in range(-1, games):
        bots = [Timed(level, setup, took[level]) for level in levels]
        for _ in told(game, bots, Rng(f"{seed} {number}")):
            pass
        if number < 0:
            for times in took.values():
                times.clear()
    for level, times in sorted(took.items(), reverse=True):
        times.sort()
        middle, most = (1000 * times[len(times) * n // 100] for n in (50, 90))
        print(
            f"{LEVELS[level]}: {len(times)} choices, median {middle:.0f}, "
            f"90 % {most:.0f}, worst {1000 * times[-1]:.0f} ms"
        )


def main() -> None:
    """Play a series and print what came of it."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("levels")
    asked.add_argument("--games", type=int, default=40)
    asked.add_argument("--rule", default="simplified")
    asked.add_argument("--seed", default="bench")
    asked.add_argument("--log", type=Path)
    asked.add_argument("--clock", action="store_true")
    asked.add_argument("--tactics", action="store_true")
    given = asked.parse_args()
    levels = [int(level) for level in given.levels.split(",")]
    setup = Setup(seats=len(levels), lexicon=french().digest, rule=given.rule)
    if given.clock:
        print(f"## {given.levels}, {given.rule}, {given.games} games, seed {given.seed}, clock")
        clock(setup, levels, given.games, given.seed)
        return
    if given.tactics:
        print(f"## {given.levels}, {given.rule}, {given.games} games, seed {given.seed}, tactics")
        tactics(setup, levels, given.games, given.seed)
        return
    begun = time.process_time()
    played, fresh = series(setup, levels, given.games, given.seed, given.log)
    seconds = (time.process_time() - begun) / max(1, fresh)
    print(f"## {given.levels}, {given.rule}, {given.games} games, seed {given.seed}")
    firsts = [opens(setup, given.seed, number) for number in range(given.games)]
    show(played, firsts, levels, seconds)


def series(
    setup: Setup, levels: list[int], games: int, seed: str, log: Path | None
) -> tuple[list[Played], int]:
    """The games of a series, those of the log first, and how many were played now."""
    lines = log.read_bytes().splitlines() if log is not None and log.exists() else []
    played = [json.decode(line, type=Played) for line in lines[:games]]
    known = len(played)
    for number in range(known, games):
        played.append(play("guerre-des-mots", setup, levels, seed, number))
        if log is not None:
            with log.open("ab") as file:
                file.write(encoded(played[-1]) + b"\n")
    return played, games - known


if __name__ == "__main__":
    main()
