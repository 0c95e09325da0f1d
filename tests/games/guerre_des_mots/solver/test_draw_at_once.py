"""A draw asks whether any word can be laid, inside the event loop: at once, on a full board too."""

from itertools import islice
from time import thread_time

import pytest

from logomachie.bots.arena import told
from logomachie.bots.roster import build
from logomachie.core.rng import Rng
from logomachie.games import GAMES
from logomachie.games.guerre_des_mots.rules.dictionary import Dictionary
from logomachie.games.guerre_des_mots.rules.table import Table, options, table_seen
from logomachie.games.guerre_des_mots.rules.types import Setup
from logomachie.games.guerre_des_mots.solver.words import oracle
from logomachie.lexicon.load import french

SLUG = "guerre-des-mots"
MOST = 0.005  # seconds of this thread, the best of several tries
TRIES = 12


def positions(seats: int, rule: str) -> list[Table]:
    """What the active seat sees in a game of bots."""
    setup = Setup(seats=seats, lexicon=french().digest, rule=rule)  # type: ignore[arg-type]
    game, opts = GAMES[SLUG].open(setup, GAMES[SLUG].words(french())), options(setup)
    bots = [build(SLUG, seat % 2, setup) for seat in range(seats)]
    found = []
    for state, _ in islice(told(game, bots, Rng(f"draw {seats}")), 40):
        waiting = game.waiting(state)
        if waiting and game.outcome(state) is None:
            view = game.view(state, waiting[0])
            if view.phase == "TURN":
                found.append(table_seen(view, opts, waiting[0]))
    return found[::3]


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "rule"), [(2, "simplified"), (4, "general"), (8, "general")])
def test_a_draw_is_judged_at_once(seats: int, rule: str) -> None:
    """Under five milliseconds, once the dictionary is prepared as at a server's start."""
    words = oracle(french())
    words.prepare()
    slow = []
    for table in positions(seats, rule):
        dictionary = Dictionary(words, accents=table.options.accents)
        best = float("inf")
        for _ in range(TRIES):
            begun = thread_time()
            words.can_lay(table, dictionary)
            best = min(best, thread_time() - begun)
            if best < MOST / 2:
                break
        if best > MOST:
            slow.append(round(best * 1e3, 1))

    assert [] == slow
