"""La Guerre des Mots: how long turns may be (GDM-Q-20), and what sitting second costs.

    python bench/guerre_turns.py play 3 --coups 20 4 3 2 --seats 2 --games 100 --log FILE
    python bench/guerre_turns.py tell FILE

A line of JSON a game as it ends; games that are there already are not played again, so a series
may be cut and taken up. Every deal is played under every value of `coupsPerTurn` before the next.
"""

import argparse
from collections import defaultdict
from pathlib import Path
from statistics import median

from msgspec import json

from logomachie.bots.arena import told, wilson
from logomachie.bots.bot import LEVELS
from logomachie.bots.roster import build
from logomachie.core.rng import Rng
from logomachie.core.value import Value
from logomachie.games import GAMES
from logomachie.games.guerre_des_mots.rules.events import Laid
from logomachie.games.guerre_des_mots.rules.types import Setup
from logomachie.lexicon.load import french

SLUG = "guerre-des-mots"
HEAD = (
    "| bots | seats | coupsPerTurn | games | rounds, median | won in a turn of 3 coups or more "
    "| won by each place in the order of play | nobody |"
)


class Game(Value, kw_only=True):
    """One game of the study."""

    level: int
    seats: int
    coups: int
    number: int
    rounds: int
    turns: int
    last: int  # coups laid in the turn that won; 0: nobody won
    order: int  # the winner's place in the order of play, from 0; -1: nobody
    why: str


def played(level: int, seats: int, coups: int, number: int) -> Game:
    """One deal, by bots of one level."""
    spec = GAMES[SLUG]
    setup = Setup(seats=seats, lexicon=french().digest, coups_per_turn=coups)
    game = spec.open(setup, spec.words(french()))
    bots = [build(SLUG, level, setup) for _ in range(seats)]
    lines = list(told(game, bots, Rng(f"turns {number}"), stream="bots"))
    state = lines[-1][0].game
    outcome = game.outcome(lines[-1][0])
    assert outcome is not None, "told runs to the end"
    winner = outcome.winners[0] if len(outcome.winners) == 1 else None
    laid = [event for _, entry in lines for event in entry.events if isinstance(event, Laid)]
    return Game(
        level=level,
        seats=seats,
        coups=coups,
        number=number,
        rounds=state.round,
        turns=state.turn,
        last=0 if winner is None else sum(event.turn == laid[-1].turn for event in laid),
        order=-1 if winner is None else (winner - state.first) % seats,
        why=outcome.why,
    )


def tell(games: list[Game]) -> None:
    """A row for each level, number of seats and value of coupsPerTurn."""
    rows: dict[tuple[int, int, int], list[Game]] = defaultdict(list)
    for game in games:
        rows[game.level, game.seats, game.coups].append(game)
    print(HEAD)
    print("|---" * HEAD.count(" | ") + "|---|")
    order = sorted(rows, key=lambda kind: (kind[0], kind[1], -kind[2]))
    for level, seats, coups in order:
        row = rows[level, seats, coups]
        sudden = sum(game.last >= 3 for game in row)
        low, high = wilson(sudden, len(row))
        won = [sum(game.order == place for game in row) for place in range(seats)]
        print(
            f"| {LEVELS[level]} | {seats} | {coups} | {len(row)} "
            f"| {median(game.rounds for game in row):g} "
            f"| {sudden / len(row):.0%} ({low:.0%}–{high:.0%}) "
            f"| {', '.join(map(str, won))} | {sum(game.order < 0 for game in row)} |"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("play", "tell"))
    parser.add_argument("of")
    parser.add_argument("--coups", type=int, nargs="+", default=[20, 4, 3, 2])
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--log", type=Path)
    asked = parser.parse_args()
    log = asked.log if asked.what == "play" else Path(asked.of)
    assert log is not None, "--log FILE"
    lines = log.read_text("utf-8").splitlines() if log.exists() else []
    known = [json.decode(line, type=Game) for line in lines]
    if asked.what == "tell":
        tell(known)
        return
    there = {(game.level, game.seats, game.coups, game.number) for game in known}
    with log.open("ab") as out:
        for number in range(asked.games):
            for coups in asked.coups:
                if (int(asked.of), asked.seats, coups, number) in there:
                    continue
                out.write(json.encode(played(int(asked.of), asked.seats, coups, number)) + b"\n")
                out.flush()


if __name__ == "__main__":
    main()
