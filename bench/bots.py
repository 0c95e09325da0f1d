"""How fast, how often and how well Word-Whiz's bots play: the figures of bench/bots.md, anew.

`python bench/bots.py [--games N] [--races N]` prints them as Markdown. Times are those of the
bots' own clocks, so a busy machine changes none of them but the microseconds.
"""

import argparse
import os
import platform
import time
from statistics import median

import numpy as np

from logomachie.bots.arena import Result, arena
from logomachie.bots.bot import LEVELS
from logomachie.bots.dice import Dice
from logomachie.bots.roster import build
from logomachie.core.rng import Rng
from logomachie.games.word_whiz import GAME as WORD_WHIZ
from logomachie.games.word_whiz.bots.maker import mind as word_whiz_mind
from logomachie.games.word_whiz.bots.race import plan
from logomachie.games.word_whiz.rules import deck, judge
from logomachie.games.word_whiz.rules.types import Setup, TableView, Triple
from logomachie.lexicon.load import french

RACE = "{} phase:race A1E1I1O1U1/A1E1I1O1U1"
Row = tuple[object, ...]


def race(triple: Triple) -> tuple[Setup, TableView]:
    """A race for these cards between two players at the start."""
    setup = Setup(seats=2, lexicon=french().digest, position=RACE.format("".join(triple)))
    game = WORD_WHIZ.open(setup, french().words("plain"))
    return setup, game.view(game.start(Rng("bench"), 0), 0)


def easy(level: int, races: int) -> Row:
    """R S T: when the first idea comes, when the hand does, how often it is a slip."""
    setup, view = race(("R", "S", "T"))
    mind = word_whiz_mind(level)
    idea = np.log(2) / mind.ideas(setup, view.visible, view.pawns[0], frozenset()).pace
    plans = [plan(mind, setup, view, 0, Dice(Rng(f"bench {n}"), "idea")) for n in range(races)]
    made = [p for p in plans if p is not None]
    hand = median(p.reaction for p in made) / 1000
    slips = sum(p.word is None or bool(judge.missing(setup, "RST", p.word)) for p in made)
    fastest = min(p.reaction for p in made) / 1000
    return (
        LEVELS[level],
        f"{idea:.2f} s",
        f"{hand:.2f} s",
        f"{fastest:.2f} s",
        f"{slips / races:.1%}",
    )


def any_triple(level: int, races: int) -> Row:
    """Three cards off the shuffled deck: how often a word comes within the race, and when."""
    reactions, found = [], 0
    for n in range(races):
        cards, _ = Rng(f"triple {n}").shuffle(deck.cards("official"))
        setup, view = race((cards[0], cards[1], cards[2]))
        idea = plan(word_whiz_mind(level), setup, view, 0, Dice(Rng(f"bench {n}"), "idea"))
        if idea is not None and idea.reaction <= 1000 * setup.race_seconds:
            found += 1
            reactions.append(idea.reaction / 1000)
    return LEVELS[level], f"{found / races:.0%}", f"{median(reactions):.1f} s"


def thinking(level: int) -> Row:
    """Microseconds a bot takes to choose: a race it has not seen, and asked again."""
    first: list[float] = []
    again: list[float] = []
    mind = word_whiz_mind(level)
    for n in range(60):
        cards, _ = Rng(f"triple {n}").shuffle(deck.cards("official"))
        setup, view = race((cards[0], cards[1], cards[2]))
        bot = build("word-whiz", level, setup)
        mind.ideas.cache_clear()
        for times in (first, again):
            begun = time.perf_counter()
            bot.choose(view, 0, Rng("bench"), 200)
            times.append(1e6 * (time.perf_counter() - begun))
    return LEVELS[level], f"{median(first):.0f} µs", f"{median(again):.0f} µs"


def duel(level: int, other: int, games: int) -> Row:
    """A level against another."""
    setup = Setup(seats=2, lexicon=french().digest)
    result: Result = arena(
        "word-whiz",
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
        result.undecided,
        f"{result.events['RoundEnded'] + 1:.1f}",
        f"{result.seconds / 60:.1f} min",
    )


def table(title: str, head: Row, rows: list[Row]) -> None:
    """A Markdown table."""
    print(f"\n## {title}\n")
    for row in (head, ("---",) * len(head), *rows):
        print("|", " | ".join(str(cell) for cell in row), "|", flush=True)


def main() -> None:
    """All of it, in a few minutes."""
    asked = argparse.ArgumentParser(description="figures of Word-Whiz's bots")
    asked.add_argument("--games", type=int, default=400)
    asked.add_argument("--races", type=int, default=2_000)
    given = asked.parse_args()
    levels = range(len(LEVELS))
    lexicon = french()
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores, {platform.machine()};")
    print(f"lexicon {lexicon.name} {lexicon.version}, {lexicon.digest}.")
    table(
        "R S T, all pawns at the start",
        ("level", "median idea", "median grab", "fastest grab", "slips"),
        [easy(level, given.races) for level in levels],
    )
    table(
        "Three cards off the deck, 30 s",
        ("level", "finds a word", "median grab then"),
        [any_triple(level, given.races // 4) for level in levels],
    )
    table(
        "Thinking",
        ("level", "a new race", "asked again"),
        [thinking(level) for level in levels],
    )
    table(
        "Duels",
        ("players", "games", "won", "95 % interval", "undecided", "rounds", "a game"),
        [duel(level, level - 1, given.games) for level in levels[1:]]
        + [duel(2, 2, given.games)],  # a control: nobody is better than himself
    )


if __name__ == "__main__":
    main()
