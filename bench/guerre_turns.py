"""La Guerre des Mots: how long turns may be (GDM-Q-20), and what sitting second costs.

    python bench/guerre_turns.py play 3 --coups 20 4 3 2 --seats 2 --games 100 --log FILE
    python bench/guerre_turns.py tell FILE

A line of JSON a game as it ends; games that are there already are not played again, so a series
may be cut and taken up. Every deal is played under every value of `coupsPerTurn` before the next.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

from msgspec import json

from logomachie.bots.arena import told, wilson
from logomachie.bots.bot import LEVELS
from logomachie.bots.roster import build
from logomachie.core.rng import Rng
from logomachie.core.value import Value
from logomachie.games import GAMES
from logomachie.games.guerre_des_mots.rules.events import Fired, Laid
from logomachie.games.guerre_des_mots.rules.table import options, table_of
from logomachie.games.guerre_des_mots.rules.types import Setup
from logomachie.games.guerre_des_mots.solver.promise import Prospect
from logomachie.lexicon.load import french

SLUG = "guerre-des-mots"
ROUNDS = 3  # after which it is told how far everybody is
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
    taken: tuple[tuple[int, ...], ...] = ()  # letters, by who took them and from whom, in order
    far: tuple[tuple[float, ...], ...] = ()  # words from a goal, by round and order, three rounds


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
    order = [(state.first + step) % seats for step in range(seats)]
    laid = [event for _, entry in lines for event in entry.events if isinstance(event, Laid)]
    return Game(
        level=level,
        seats=seats,
        coups=coups,
        number=number,
        rounds=state.round,
        turns=state.turn,
        last=0 if winner is None else sum(event.turn == laid[-1].turn for event in laid),
        order=-1 if winner is None else order.index(winner),
        why=outcome.why,
        taken=lost(lines, order),
        far=tuple(away(lines, order, setup)),
    )


Lines = list[tuple[Any, Any]]  # of `told`


def lost(lines: Lines, order: list[int]) -> tuple[tuple[int, ...], ...]:
    """Letters that went from one to another, by capture and by shot."""
    found = [[0] * len(order) for _ in order]
    for _, entry in lines:
        for event in entry.events:
            if isinstance(event, Laid):
                for take in event.taken:
                    found[order.index(event.seat)][order.index(take.of)] += len(take.letters)
            elif isinstance(event, Fired):
                found[order.index(event.seat)][order.index(event.of)] += len(event.letters)
    return tuple(map(tuple, found))


def away(lines: Lines, order: list[int], setup: Setup) -> Iterator[tuple[float, ...]]:
    """How far everybody is when each of the first rounds ends."""
    opts, before = options(setup), 1
    for state, _ in lines:
        if state.game.round > before and state.game.phase == "TURN" and before <= ROUNDS:
            now = Prospect(table_of(state.game, setup, opts, order[0])).now
            yield tuple(round(float(now[seat]), 2) for seat in order)
            before = state.game.round


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
