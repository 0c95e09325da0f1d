"""La Guerre des Mots: what a play-out costs, and whether its players are Lettrés: bench/guerre.md.

    python bench/playouts.py [--games 20] [--rule simplified] [--seed bench]
    python bench/playouts.py --against --games 40

Whole games between quick Lettrés, each deal once, in the time of the process. `--against`: the
quick one against the one of the tables, each deal from both seats.
"""

import argparse
import time
from statistics import median

from logomachie.bots.arena import wilson
from logomachie.core.rng import Rng
from logomachie.games import GAMES
from logomachie.games.guerre_des_mots.bots.player import Player
from logomachie.games.guerre_des_mots.bots.quick import LETTRE, Quick
from logomachie.games.guerre_des_mots.rules.types import Setup
from logomachie.lexicon.load import french

SLUG = "guerre-des-mots"


def played(setup, kinds, seed):
    """A game: who won, its lines, its seconds."""
    game = GAMES[SLUG].open(setup, GAMES[SLUG].words(french()))
    bots = [kind(french(), LETTRE, setup) for kind in kinds]
    state, at = game.start(Rng(seed), 0), 0
    chance, lines, began = Rng(seed).fork("bots"), 0, time.process_time()
    while game.outcome(state) is None:
        seat, wake = game.waiting(state)[0], game.wake(state)
        wish = bots[seat].choose(game.view(state, seat), at, chance, 0)
        at = wake if wish is None else min(wish[0], wake)
        acts = wish is not None and wish[0] < wake
        state, _ = game.step(state, at, seat, wish[1]) if acts else game.tick(state, at)
        lines += 1
    return state.game.winner, lines, time.process_time() - began


def cost(setup, games, seed):
    """How long whole games take."""
    played(setup, (Quick, Quick), f"{seed} warm")
    found = [played(setup, (Quick, Quick), f"{seed} {n}") for n in range(games)]
    spent, lines = [one[2] for one in found], [one[1] for one in found]
    print(
        f"{games} games: median {1000 * median(spent):.0f} ms, worst {1000 * max(spent):.0f} ms, "
        f"{100 * sum(one <= 0.1 for one in spent) / games:.0f} % within 100 ms; "
        f"median {median(lines):g} lines, {1000 * sum(spent) / sum(lines):.2f} ms a line"
    )


def strength(setup, games, seed):
    """How often the quick one wins."""
    won = 0.0
    for n in range(games):
        kinds = (Quick, Player) if n % 2 == 0 else (Player, Quick)
        winner, *_ = played(setup, kinds, f"{seed} {n // 2}")
        won += 0.5 if winner is None else kinds[winner] is Quick
    low, high = wilson(won, games)
    print(f"quick: {won:g} of {games}, 95 % {low:.2f} to {high:.2f}")


def main():
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=20)
    asked.add_argument("--rule", default="simplified")
    asked.add_argument("--seed", default="bench")
    asked.add_argument("--against", action="store_true")
    given = asked.parse_args()
    setup = Setup(seats=2, rule=given.rule, lexicon=french().digest)
    (strength if given.against else cost)(setup, given.games, given.seed)


if __name__ == "__main__":
    main()
