"""Models of people against the four levels: who wins how often at each of the five games.

    python bench/people.py --game word-whiz [--model enfant] [--level 0] [--games 200] [--seed s]
    python bench/people.py --game word-whiz --levels     each level against the one below it
    python bench/people.py --game word-whiz --mine       « de ma force »: ten games, then thirty

Two seats, the options a person alone with a bot is given, every deal played from both sides, on a
clock of the game's own. A cell stops early when its interval lies wholly inside its range or wholly
outside it (never before 40 games); `--all` plays every game asked for. `--mine` plays every game
of twenty runs; with `--curve` a game is a draw by the rates that `people.json` has for the levels,
the log-odds taken as straight between them. `--log` writes the cells of this run there.
"""

import argparse
import json
import math
import random
import sys
import time
from importlib import import_module
from math import isclose
from pathlib import Path
from typing import Any

from folk.model import MODELS, Model
from msgspec.structs import fields

from logomachie.bots.arena import AnyGame, told, wilson
from logomachie.bots.bot import LEVELS
from logomachie.bots.mine import START, moved
from logomachie.bots.roster import build
from logomachie.core.rng import Rng
from logomachie.games import GAMES
from logomachie.lexicon.load import french

WANTED = {
    "enfant": ((40, 60), (5, 25), None, None),
    "grand-parent": ((60, 85), (30, 55), (5, 25), None),
    "adulte": ((70, 95), (40, 60), (10, 35), None),
    "joueur de club": ((90, 100), (70, 95), (40, 65), (10, 40)),
}
FEWEST = 40
SEEKING, COUNTED = 10, 30  # games of a run: to find the strength, and those that count
LOG = Path(__file__).parent / "people.json"
ALONE = {"wordsearch": {"validation": "auto"}, "guerre-des-mots": {"referee": "kind"}}


def config_of(slug: str) -> Any:
    """The options a person alone with a bot is given, on the clock."""
    spec = GAMES[slug]
    names = {field.encode_name: field.name for field in fields(spec.config)}
    given = {
        names[option.name]: option.values[0]
        for option in spec.options
        if option.always and option.name != "time"
    }
    return spec.config(seats=2, lexicon=french().digest, **given, **ALONE.get(slug, {}))


def person(slug: str, model: Model, config: Any) -> Any:
    """A player of this model."""
    room = import_module(f"folk.{slug.replace('-', '_')}")
    return room.Person(model, config, french())


def won(slug: str, one: Any, other: Any, seed: str, number: int) -> float:
    """What the first of two players made of a game: 1, 0, or a half."""
    game: AnyGame = GAMES[slug].open(one.config, GAMES[slug].words(french()))
    deal, shift = divmod(number, 2)
    players = [one, other] if shift == 0 else [other, one]
    states = [state for state, _ in told(game, players, Rng(f"{seed} {deal}"), stream=f"{shift}")]
    outcome = game.outcome(states[-1])
    assert outcome is not None
    winners = outcome.winners or (0, 1)
    return (shift in winners) / len(winners)


class Cell:
    """One measured rate."""

    def __init__(self, wanted: tuple[float, float] | None) -> None:
        self.won, self.games, self.wanted = 0.0, 0, wanted

    @property
    def interval(self) -> tuple[float, float]:
        low, high = wilson(self.won, self.games)
        return 100 * low, 100 * high

    @property
    def is_met(self) -> bool:
        """The interval touches the range."""
        assert self.wanted is not None
        low, high = self.interval
        return low <= self.wanted[1] and high >= self.wanted[0]

    @property
    def is_clear(self) -> bool:
        """No further game is likely to change the answer."""
        if self.games < FEWEST or self.wanted is None:
            return False
        low, high = self.interval
        inside = low >= self.wanted[0] and high <= self.wanted[1]
        return inside or not self.is_met

    def __str__(self) -> str:
        low, high = self.interval
        won = f"{self.won:g}" if not isclose(self.won, round(self.won)) else f"{self.won:.0f}"
        return f"{100 * self.won / self.games:.0f} % ({low:.0f}–{high:.0f}), {won} of {self.games}"


def measured(
    slug: str, one: Any, other: Any, games: int, seed: str, wanted: Any, whole: bool
) -> Cell:
    """Play until it is clear, or all of them."""
    cell = Cell(wanted)
    for number in range(games):
        cell.won += won(slug, one, other, seed, number)
        cell.games += 1
        if number % 2 and not whole and cell.is_clear:
            break
    return cell


def logged() -> dict[str, dict[str, dict[str, list[float]]]]:
    """What was measured: by game, model and level, games won and played."""
    found: dict[str, dict[str, dict[str, list[float]]]] = {}
    return json.loads(LOG.read_text()) if LOG.exists() else found


def log(slug: str, model: Model, level: int, cell: Cell) -> None:
    """Keep a cell for `--curve`."""
    cells = logged()
    cells.setdefault(slug, {}).setdefault(model.name, {})[str(level)] = [cell.won, cell.games]
    LOG.write_text(json.dumps(cells, indent=1, ensure_ascii=False) + "\n")


def odds(cells: dict[str, list[float]], strength: float) -> float:
    """The person's chance at a strength, by the rates measured at the levels; beyond those
    measured the line goes on."""
    points = [
        (float(level), math.log((won + 0.5) / (games - won + 0.5)))
        for level, (won, games) in sorted(cells.items())
    ]
    after = next((n for n, (level, _) in enumerate(points) if level >= strength), len(points) - 1)
    (low, a), (high, b) = points[max(after, 1) - 1], points[max(after, 1)]
    return 1 / (1 + math.exp(-(a + (b - a) * (strength - low) / (high - low))))


def followed(slug: str, model: Model, config: Any, run: int, curve: bool) -> tuple[float, int]:
    """One run: ten games to find the strength, then the share won of the next thirty."""
    strength, share, luck = START, 0.0, random.Random(f"{slug} {model.name} {run}")
    cells = logged().get(slug, {}).get(model.name, {})
    for number in range(SEEKING + COUNTED):
        if curve:
            score = float(luck.random() < odds(cells, strength / 10))
        else:
            one, other = person(slug, model, config), build(slug, strength / 10, config)
            score = won(slug, one, other, f"mine {run}", number)
        if number >= SEEKING:
            share += score / COUNTED
        strength = moved(strength, None if score == 0.5 else score > 0.5)
    return share, strength


def main() -> None:
    """Print a row a cell."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--game", required=True)
    asked.add_argument("--model")
    asked.add_argument("--level", type=float)
    asked.add_argument("--levels", action="store_true")
    asked.add_argument("--games", type=int, default=200)
    asked.add_argument("--seed", default="people")
    asked.add_argument("--all", action="store_true")
    asked.add_argument("--log", action="store_true")
    asked.add_argument("--mine", action="store_true")
    asked.add_argument("--curve", action="store_true")
    asked.add_argument("--runs", type=int, default=20)
    given = asked.parse_args()
    slug, config = given.game, config_of(given.game)
    if given.mine:
        for model in MODELS:
            if given.model and given.model not in model.name:
                continue
            if given.curve and len(logged().get(slug, {}).get(model.name, {})) < 2:
                continue  # nothing to draw a line through
            begun = time.process_time()
            runs = [followed(slug, model, config, n, given.curve) for n in range(given.runs)]
            share = sum(won for won, _ in runs) / len(runs)
            last = sum(strength for _, strength in runs) / len(runs) / 10
            took = time.process_time() - begun
            print(
                f"| {slug} | {model.name} | {share:.0%} | {last:.1f} | {took:.0f} s |", flush=True
            )
        return
    if given.levels:
        for level in range(1, len(LEVELS)):
            begun = time.process_time()
            one, other = build(slug, level, config), build(slug, level - 1, config)
            cell = measured(slug, one, other, given.games, given.seed, None, True)
            took = (time.process_time() - begun) / cell.games
            print(f"| {LEVELS[level]} – {LEVELS[level - 1]} | {cell} | {took:.2f} s |", flush=True)
        return
    for model in MODELS:
        if given.model and given.model not in model.name:
            continue
        for level, wanted in enumerate(WANTED[model.name]):
            if wanted is None or given.level not in (None, level):
                continue
            begun = time.process_time()
            one = person(slug, model, config)
            other = build(slug, level, config)
            cell = measured(slug, one, other, given.games, given.seed, wanted, given.all)
            if given.log:
                log(slug, model, level, cell)
            took = (time.process_time() - begun) / cell.games
            met = "met" if cell.is_met else "NOT"
            print(
                f"| {model.name} | {LEVELS[level]} | {wanted[0]}–{wanted[1]} % | {cell} | {met} "
                f"| {took:.2f} s |",
                flush=True,
            )


if __name__ == "__main__":
    sys.exit(main())
