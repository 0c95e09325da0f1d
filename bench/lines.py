"""What a line costs the rules: the bench's trivial game beside a game of the club, played by bots.

    python bench/lines.py [GAME …]

Everything the server does with a line but the disk and the sockets: the step with its fingerprint,
the next deadline, the line as bytes, its events as bytes, and a view as bytes for each of two
seats. CPU of one thread, the best of nine runs over one whole game.
"""

import sys
import time
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parent / "src"), str(HERE.parent)]

from logomachie.bots.arena import told  # noqa: E402
from logomachie.bots.roster import build  # noqa: E402
from logomachie.core.game import Entry  # noqa: E402
from logomachie.core.log import advance  # noqa: E402
from logomachie.core.rng import Rng  # noqa: E402
from logomachie.core.value import encoded  # noqa: E402
from logomachie.games import GAMES  # noqa: E402
from logomachie.lexicon.load import french  # noqa: E402
from tests.sim.toy import TOY, Add, Setup  # noqa: E402

SEED, LEVEL, RUNS, COUNTED = "lines", 1, 9, 200

# Any: every game, each with its own types
Played = tuple[Any, list[Entry[Any, Any]]]


def counted() -> Played:
    """The trivial game: two players add in turn."""
    game: Any = TOY.open(Setup(seats=2, lexicon="0"), frozenset())
    state, lines = game.start(Rng(SEED), 0), []
    for seq in range(1, COUNTED + 1):
        state, line = advance(game, state, seq, seq, (seq - 1) % 2, Add(1), nonce=str(seq))
        lines.append(line)
    return game, lines


def played(slug: str) -> Played:
    """A game of two bots."""
    spec, lexicon = GAMES[slug], french()
    config = spec.config(seats=2, lexicon="0")
    game: Any = spec.open(config, GAMES[slug].words(lexicon))
    bots = [build(slug, LEVEL, config) for _ in range(2)]
    return game, [line for _, line in told(game, bots, Rng(SEED))]


def cost(game: Any, lines: list[Entry[Any, Any]]) -> float:
    """Microseconds a line."""
    began, state = time.thread_time(), game.start(Rng(SEED), 0)
    for line in lines:
        state, entry = advance(
            game, state, line.seq, line.at, line.seat, line.move, nonce=line.nonce
        )
        game.wake(state), game.outcome(state)
        encoded(entry)
        for event in entry.events:
            encoded(event)
        for seat in (0, 1):
            encoded(game.view(state, seat))
    return (time.thread_time() - began) / len(lines) * 1e6


def main() -> None:
    """Interleave the runs, so that a busy machine is as unkind to all of them."""
    wanted = sys.argv[1:] or ["word-whiz"]
    games = {"toy": counted(), **{slug: played(slug) for slug in wanted}}
    best = dict.fromkeys(games, 1e9)
    for _ in range(RUNS):
        for name, (game, lines) in games.items():
            best[name] = min(best[name], cost(game, lines))
    for name, (_, lines) in games.items():
        print(f"{name}: {best[name]:.1f} µs a line, {len(lines)} lines")


if __name__ == "__main__":
    main()
