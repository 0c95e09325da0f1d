"""Cadenas: the solver on turns of whole games, beside testing every form of the lists in Python.

    python bench/cadenas.py [--turns 100] [--slow 3]

One core. The turns come from games of the two upper levels, each looked at when its player has
taken a pair and played nothing. Both ways must find the same plays.
"""

import argparse
import platform
import time
from collections.abc import Iterator
from datetime import UTC, datetime

import numpy as np

from logomachie.bots.arena import told
from logomachie.bots.roster import build
from logomachie.core.rng import Rng
from logomachie.games import GAMES
from logomachie.games.cadenas import GAME as CADENAS
from logomachie.games.cadenas.rules.cards import is_insertion, lacking
from logomachie.games.cadenas.rules.types import Setup
from logomachie.games.cadenas.solver.answers import Oracle
from logomachie.games.cadenas.solver.search import Choice, Position, choices, paid, position
from logomachie.games.cadenas.solver.words import lists as cadenas
from logomachie.lexicon.load import french


def turns(count: int) -> list[Position]:
    """Whole turns of one game after the other."""
    setup = Setup(seats=2, lexicon=french().digest)
    game = CADENAS.open(setup, GAMES["cadenas"].words(french()))
    found: list[Position] = []
    number = 0
    while len(found) < count:
        bots = [build("cadenas", level, setup) for level in (3, 2)]
        for state, _ in told(game, bots, Rng(f"bench {number}")):
            table = state.game
            if table.phase == "PLAY" and table.taken is not None and not table.plays:
                found.append(position(game.view(state, table.active)))
        number += 1
    return found[:count]


def plain(at: Position, forms: list[tuple[str, str]]) -> Iterator[tuple[int | None, str, str]]:
    """Every form of the lists tried everywhere, said as the rules say it."""
    most = len(at.hand) - at.keeps
    for text, kind in forms:
        least = at.least if kind == "common" else at.least_proper
        if len(text) < least:
            continue
        makes = kind == "proper"
        if len(text) <= most and (at.supply or not makes) and not lacking(at.hand, text):
            yield None, text, kind
        for word in at.words:
            if not is_insertion(word.text, text):
                continue
            mine = word.owner == at.seat
            closed = word.kind == "proper" if mine else word.id in at.locked
            tied = makes and word.kind == "common" and (not at.supply or word.id in at.locked)
            plural = not mine and text == word.text + "S"
            cards = paid(word.text, text)
            if not (closed or tied or plural or len(cards) > most or lacking(at.hand, cards)):
                yield word.id, text, kind


def named(found: tuple[Choice, ...]) -> set[tuple[int | None, str, str]]:
    """The plays as the plain way names them."""
    return {(choice.word, choice.text, choice.kind) for choice in found}


def clear() -> None:
    """Forget what every word can grow into."""
    lists = cadenas(french())
    for shelf in (lists.common, lists.proper):
        shelf.growths.cache_clear()


def timed(at: Position, cold: bool) -> tuple[float, tuple[Choice, ...]]:
    """Seconds of one core for all plays."""
    if cold:
        clear()
    begun = time.process_time()
    found = choices(at, cadenas(french()).book)
    return time.process_time() - begun, found


def show_fast(positions: list[Position]) -> None:
    """All plays, then the best whole turn."""
    oracle = Oracle(cadenas(french()), "letters")
    rows = []
    for at in positions:
        cold, found = timed(at, cold=True)
        warm = min(timed(at, cold=False)[0] for _ in range(3))
        begun = time.process_time()
        best = oracle.best(at, found)
        rows.append(
            (len(at.words), len(found), cold, warm, time.process_time() - begun, best.exact)
        )
    words, plays, *times = (np.array(column) for column in zip(*rows, strict=True))
    print(f"{len(rows)} turns, {np.median(words):.0f} words on the table, {np.median(plays):.0f} ")
    print(f"plays (medians; most {plays.max()}); all turns exact: {bool(times[3].all())}")
    for name, column in zip(("cold", "warm", "best turn"), times, strict=False):
        print(
            f"{name:>10}: median {np.median(column) * 1e3:.2f} ms, "
            f"95 % {np.percentile(column, 95) * 1e3:.2f}, worst {column.max() * 1e3:.2f}"
        )


def show_slow(positions: list[Position], wanted: int) -> None:
    """Both ways on a few turns, in this very run."""
    lists = cadenas(french())
    forms = [(key.decode(), "common") for key in lists.common.keys.tolist()]
    forms += [(key.decode(), "proper") for key in lists.proper.keys.tolist()]
    print(f"{len(forms)} forms")
    middle = sorted(positions, key=lambda at: len(at.words))[len(positions) // 4 :]
    for at in middle[:: max(1, len(middle) // wanted)][:wanted]:
        begun = time.process_time()
        slow = set(plain(at, forms))
        took = time.process_time() - begun
        cold, found = timed(at, cold=True)
        warm = min(timed(at, cold=False)[0] for _ in range(3))
        assert slow == named(found), "the solver differs from the rules said form by form"
        print(
            f"{len(at.words):>3} words, {len(found):>4} plays: plain {took:6.2f} s, "
            f"cold {cold * 1e3:6.2f} ms ({took / cold:.0f} times), "
            f"warm {warm * 1e3:6.2f} ms ({took / warm:.0f} times)"
        )


def main() -> None:
    """Print everything."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--turns", type=int, default=100)
    arguments.add_argument("--slow", type=int, default=3)
    asked = arguments.parse_args()
    print(f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC, Python {platform.python_version()}, ")
    print(f"NumPy {np.__version__}, {platform.platform()}, lexicon {french().digest}")
    found = turns(asked.turns)
    show_fast(found)
    show_slow(found, asked.slow)


if __name__ == "__main__":
    main()
