"""Models of people against the four levels: who wins how often at each of the five games.

    python bench/people.py --game word-whiz [--model enfant] [--level 0] [--games 200] --log FILE
    python bench/people.py --game word-whiz --levels --log FILE    each level and the one below it
    python bench/people.py --game word-whiz --mine [--curve --log FILE]    « de ma force »
    python bench/people.py --tell FILE…                            tables of what the logs hold

Two seats, the options a person alone with a bot is given, every deal played from both sides, on a
clock of the game's own. A line of JSON a game as it ends; games that are there already are not
played again, so a series may be cut and taken up; those of a temper that has changed since count no
more. A cell stops early when its interval lies wholly inside its range or wholly outside it (never
before 40 games); `--all` plays every game asked for. The last column is measured against the
Arbitre kept from before (`Arbitre-1`) where a game has one. `--mine` plays ten games to find the
strength and thirty that count, twenty times; with `--curve` a game is a draw by the rates of the
log, their log-odds taken as straight between the levels.
"""

import argparse
import math
import random
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from statistics import quantiles
from typing import Any
from zlib import crc32

from folk.model import MODELS, Model
from msgspec import json
from msgspec.structs import fields
from rates import Cell

from logomachie.bots.arena import AnyGame, told
from logomachie.bots.bot import LEVELS
from logomachie.bots.mine import START, moved
from logomachie.bots.roster import build
from logomachie.bots.strength import between, named
from logomachie.core.rng import Rng
from logomachie.core.value import Value
from logomachie.games import GAMES
from logomachie.lexicon.load import french

FORMER = len(LEVELS)  # Arbitre-1; where a game has none, its Arbitre
WANTED: dict[str, dict[int, tuple[int, int]]] = {
    "enfant": {0: (40, 60), 1: (5, 25)},
    "grand-parent": {0: (60, 85), 1: (30, 55), 2: (5, 25)},
    "adulte": {0: (70, 95), 1: (40, 60), 2: (10, 35)},
    "joueur de club": {0: (90, 100), 1: (70, 95), 2: (40, 65), FORMER: (10, 40)},
}
SEEKING, COUNTED = 10, 30  # games of a run: to find the strength, and those that count
ALONE = {"wordsearch": {"validation": "auto"}, "guerre-des-mots": {"referee": "kind"}}


class Duel(Value, kw_only=True):
    """One game of two."""

    game: str
    one: str  # a model of a person, or a level
    level: float  # of the other
    number: int
    tempers: int  # what the levels were made of
    won: float  # by the first: 1, 0, or a half
    minutes: float  # on the game's own clock
    took: float  # seconds of the processor


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


def tempers(slug: str, *levels: float) -> int:
    """A number that changes with the numbers that make these levels."""
    rows = import_module(f"{GAMES[slug].room}.bots.temper").TEMPERS
    return crc32(repr([between(rows, level) for level in levels]).encode())


def fought(slug: str, one: Any, other: Any, seed: str, number: int) -> tuple[float, float]:
    """What the first of two players made of a game: 1, 0, or a half; its minutes."""
    game: AnyGame = GAMES[slug].open(one.config, GAMES[slug].words(french()))
    deal, shift = divmod(number, 2)
    players = [one, other] if shift == 0 else [other, one]
    lines = list(told(game, players, Rng(f"{seed} {deal}"), stream=f"{shift}"))
    outcome = game.outcome(lines[-1][0])
    assert outcome is not None, "told runs to the end"
    winners = outcome.winners or (0, 1)
    return (shift in winners) / len(winners), lines[-1][1].at / 60_000


def read(logs: Iterable[Path]) -> list[Duel]:
    """The games of some logs that are still true."""
    lines = [line for log in logs if log.exists() for line in log.read_bytes().splitlines()]
    duels = [json.decode(line, type=Duel) for line in lines]
    return [duel for duel in duels if duel.tempers == tempers(duel.game, *levels_of(duel))]


def levels_of(duel: Duel) -> tuple[float, ...]:
    """The levels that have played."""
    return (LEVELS.index(duel.one), duel.level) if duel.one in LEVELS else (duel.level,)


def measured(
    slug: str, one: tuple[str, Any], level: int, given: argparse.Namespace, wanted: Any
) -> Cell:
    """Play until it is clear, or all of them."""
    name, player = one
    there = {
        duel.number: duel
        for duel in read([given.log])
        if (duel.game, duel.one, duel.level) == (slug, name, level)
    }
    other, cell = build(slug, level, player.config), Cell(wanted)
    mark = tempers(slug, *([LEVELS.index(name)] if name in LEVELS else []), level)
    with given.log.open("ab") as out:
        for number in range(given.games):
            if number not in there:
                begun = time.process_time()
                won, minutes = fought(slug, player, other, given.seed, number)
                took = round(time.process_time() - begun, 3)
                there[number] = Duel(
                    game=slug,
                    one=name,
                    level=level,
                    number=number,
                    tempers=mark,
                    won=won,
                    minutes=round(minutes, 2),
                    took=took,
                )
                out.write(json.encode(there[number]) + b"\n")
                out.flush()
            cell.add(there[number].won)
            if number % 2 and not given.all and cell.is_clear:
                break
    return cell


def odds(cells: dict[float, Cell], strength: float) -> float:
    """The person's chance at a strength, by the rates measured at the levels; beyond those
    measured the line goes on."""
    points = [
        (level, math.log((cell.won + 0.5) / (cell.games - cell.won + 0.5)))
        for level, cell in sorted(cells.items())
        if level < FORMER
    ]
    after = next((n for n, (level, _) in enumerate(points) if level >= strength), len(points) - 1)
    (low, a), (high, b) = points[max(after, 1) - 1], points[max(after, 1)]
    return 1 / (1 + math.exp(-(a + (b - a) * (strength - low) / (high - low))))


def followed(slug: str, name: str, one: Any, run: int, cells: Any) -> tuple[float, int]:
    """One run: ten games to find the strength, then the share won of the next thirty."""
    strength, share, luck = START, 0.0, random.Random(f"{slug} {name} {run}")
    for number in range(SEEKING + COUNTED):
        if cells is not None:
            score = float(luck.random() < odds(cells, strength / 10))
        else:
            other = build(slug, strength / 10, one.config)
            score, _ = fought(slug, one, other, f"mine {run}", number)
        if number >= SEEKING:
            share += score / COUNTED
        strength = moved(strength, None if score == 0.5 else score > 0.5)
    return share, strength


def mine(slug: str, model: Model, given: argparse.Namespace) -> None:
    """« De ma force » for one model."""
    begun, one = time.process_time(), person(slug, model, config_of(slug))
    cells = cells_of(read([given.log]))[slug][model.name] if given.curve else None
    if cells is not None and len(cells) < 2:
        return  # nothing to draw a line through
    runs = [followed(slug, model.name, one, n, cells) for n in range(given.runs)]
    share = sum(won for won, _ in runs) / len(runs)
    last = sum(strength for _, strength in runs) / len(runs) / 10
    how, took = "drawn" if given.curve else "played", time.process_time() - begun
    print(
        f"| {slug} | {model.name} | {how} | {share:.0%} | {last:.1f} | {took:.0f} s |", flush=True
    )


def cells_of(duels: Iterable[Duel]) -> dict[str, dict[str, dict[float, Cell]]]:
    """Who has won how often: by game, by who played, by the level of the other."""
    found: dict[str, dict[str, dict[float, Cell]]] = defaultdict(lambda: defaultdict(dict))
    for duel in duels:
        row = found[duel.game][duel.one]
        wanted = WANTED.get(duel.one, {}).get(int(duel.level))
        row.setdefault(duel.level, Cell(wanted)).add(duel.won)
    return found


def tell(logs: list[Path]) -> None:
    """The tables of the page: rates, steps, minutes."""
    duels = read(logs)
    for slug, rows in cells_of(duels).items():
        print(f"\n## {slug}\n\n| | {' | '.join((*LEVELS[:-1], named(FORMER)))} |\n|{'---|' * 5}")
        for name in (model.name for model in MODELS if model.name in rows):
            each = [rows[name].get(level, "") for level in (*range(len(LEVELS) - 1), FORMER)]
            print(f"| {name} | {' | '.join(map(str, each))} |")
        for level in range(1, len(LEVELS)):
            if LEVELS[level] in rows:
                step = rows[LEVELS[level]][level - 1]
                print(f"| {LEVELS[level]} – {LEVELS[level - 1]} | {step} |")
        for line in spans([duel for duel in duels if duel.game == slug]):
            print(line)


def spans(duels: list[Duel]) -> Iterator[str]:
    """How long games of people take against each level."""
    for level in (*range(len(LEVELS) - 1), FORMER):
        fought = [duel for duel in duels if duel.level == level and duel.one not in LEVELS]
        if len(fought) > 1:
            low, middle, high = quantiles([duel.minutes for duel in fought], n=4)
            took = sum(duel.took for duel in fought) / len(fought)
            yield (
                f"{named(level)}: {middle:.0f} min, half of the games {low:.0f} to {high:.0f} "
                f"({len(fought)} games, {took:.2f} s of processor each)"
            )


def main() -> None:
    """Play what is asked for and print a row a cell."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--game")
    asked.add_argument("--model", default="")
    asked.add_argument("--level", type=int)
    asked.add_argument("--levels", action="store_true")
    asked.add_argument("--games", type=int, default=200)
    asked.add_argument("--seed", default="people")
    asked.add_argument("--all", action="store_true")
    asked.add_argument("--log", type=Path, default=Path("people.jsonl"))
    asked.add_argument("--mine", action="store_true")
    asked.add_argument("--curve", action="store_true")
    asked.add_argument("--runs", type=int, default=20)
    asked.add_argument("--tell", type=Path, nargs="+")
    given = asked.parse_args()
    if given.tell:
        tell(given.tell)
        return
    slug, config = given.game, config_of(given.game)
    people = [model for model in MODELS if given.model in model.name]
    if given.mine:
        for model in people:
            mine(slug, model, given)
    elif given.levels:
        for level in range(1, len(LEVELS)) if given.level is None else [given.level]:
            one = LEVELS[level], build(slug, level, config)
            cell = measured(slug, one, level - 1, given, None)
            print(f"| {slug} | {LEVELS[level]} – {LEVELS[level - 1]} | {cell} |", flush=True)
    else:
        for model in people:
            for level, wanted in WANTED[model.name].items():
                if given.level not in (None, level):
                    continue
                one = model.name, person(slug, model, config)
                cell = measured(slug, one, level, given, wanted)
                span = f"{wanted[0]}–{wanted[1]} %"
                met = "met" if cell.is_met else "NOT"
                print(
                    f"| {slug} | {model.name} | {named(level)} | {span} | {cell} | {met} |",
                    flush=True,
                )


if __name__ == "__main__":
    main()
