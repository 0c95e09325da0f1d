"""`logomachie arena`: bots against bots on all cores, win rates with their intervals."""

import os
import sys
from argparse import Namespace
from contextlib import suppress

from logomachie.bots.arena import CHUNK, Rate, Result, arena
from logomachie.bots.bot import FIXED, LEVELS
from logomachie.bots.strength import is_strength
from logomachie.cli.answer import say, say_json, table
from logomachie.cli.data import ask_club, chosen_of
from logomachie.cli.game import ask_game, ask_options, chosen_options, config_of, game_named
from logomachie.cli.mistake import Mistake
from logomachie.cli.parser import Parser
from logomachie.cli.tongue import told
from logomachie.core.letters import plain

WIDTH = 30


def parser() -> Parser:
    """The arguments of the command."""
    names = ", ".join(f"{number} {name}" for number, name in enumerate(LEVELS))
    arguments = Parser(
        "arena",
        told(
            "Faire jouer des bots entre eux : taux de victoire et intervalles à 95 %.",
            "Let bots play each other: rates of victory and 95% intervals.",
        ),
        after=told(
            "Le même tirage donne le même résultat, quel que soit le nombre de cœurs.",
            "The same seed gives the same result, whatever the number of cores.",
        ),
    )
    ask_game(arguments)
    each = told(f"un niveau par place : {names}", f"a level for each seat: {names}")
    many = told("parties à jouer", "games to play")
    seed = told("nom du tirage de la série", "seed of the series")
    arguments.add_argument("--bots", metavar="A,B…", required=True, help=each)
    arguments.add_argument("--games", metavar="N", type=int, required=True, help=many)
    arguments.add_argument("--seed", metavar="S", default="arena", help=seed)
    ask_options(arguments)
    ask_club(arguments)
    arguments.json()
    return arguments


def run(arguments: Namespace) -> int:
    """Play the series and show who won how often."""
    spec = game_named(arguments.game)
    levels = [level_named(name) for name in arguments.bots.split(",")]
    if arguments.games < 1:
        raise Mistake(
            told(
                f"--games : au moins une partie, pas {arguments.games}",
                f"--games: one game at least, not {arguments.games}",
            )
        )
    options = chosen_options(arguments.option)
    words = chosen_of(options.get("dictionary"), arguments.data).digest
    config = config_of(spec, {**options, "seats": len(levels), "lexicon": words})
    bar = Bar(arguments.games)
    result = arena(
        spec.slug,
        config,
        levels,
        games=arguments.games,
        seed=arguments.seed,
        processes=min(cores(), -(-arguments.games // CHUNK)),
        progress=bar.advance,
    )
    bar.clear()
    if arguments.json:
        say_json(result)
    else:
        show(result)
    return 0


def level_named(name: str) -> float:
    """A level by its number or its name, accents or not; or a strength between two, as 1.5."""
    wanted = plain(name)
    for level, known in enumerate(LEVELS + FIXED):
        if wanted in (str(level), plain(known)):
            return level
    with suppress(ValueError):
        if is_strength(strength := float(name.replace(",", "."))):
            return strength
    listed = ", ".join(f"{level} {known}" for level, known in enumerate(LEVELS))
    raise Mistake(
        told(
            f"--bots : pas de niveau « {name} » ; il y a : {listed}",
            f"--bots: no level “{name}”; there are: {listed}",
        )
    )


def cores() -> int:
    """How many processes may really run at once."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def show(result: Result) -> None:
    """A line a bot, then a line a level that had several seats, then what a game was like."""
    say(table([row(rate) for rate in result.rates]))
    if len(result.levels) < len(result.rates):
        say(table([(*row(rate), told("ensemble", "together")) for rate in result.levels]))
    lines, seconds = f"{result.lines:.0f}", f"{result.seconds:.0f}"
    say(
        told(
            f"{result.games} parties, {result.undecided} sans vainqueur ; "
            f"{lines} lignes et {seconds} s par partie ; tirage « {result.seed} »",
            f"{result.games} games, {result.undecided} without a winner; "
            f"{lines} lines and {seconds} s a game; seed “{result.seed}”",
        )
    )


def row(rate: Rate) -> tuple[str, ...]:
    """One bot as one line."""
    low, high, share = (f"{100 * part:.1f}" for part in (rate.low, rate.high, rate.rate))
    span = told(f"{low} à {high} %", f"{low} to {high}%")
    won = told(f"{rate.won:g} gagnées", f"{rate.won:g} won")
    return str(rate.level), rate.name, told(f"{share} %", f"{share}%"), span, won


class Bar:
    """How far the series is, on stderr, when somebody looks."""

    def __init__(self, games: int) -> None:
        self._games, self._done = games, 0
        self._shown = sys.stderr.isatty()
        self.advance(0)

    def advance(self, games: int) -> None:
        """So many more games are played."""
        self._done += games
        if self._shown:
            full = WIDTH * self._done // self._games
            bar = "█" * full + "·" * (WIDTH - full)
            sys.stderr.write(f"\r{bar} {self._done}/{self._games}")
            sys.stderr.flush()

    def clear(self) -> None:
        """Leave the line as it was."""
        if self._shown:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()
