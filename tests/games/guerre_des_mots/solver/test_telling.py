"""Coups of La Guerre des Mots told many at once by the core: the same as one by one."""

from collections.abc import Iterator
from itertools import islice
from random import Random

import numpy as np
import pytest

from logomachie.bots.arena import told
from logomachie.bots.roster import build
from logomachie.core.rng import Rng
from logomachie.games import GAMES
from logomachie.games.guerre_des_mots.rules.dictionary import Dictionary
from logomachie.games.guerre_des_mots.rules.table import Table, options, table_seen
from logomachie.games.guerre_des_mots.rules.types import Setup
from logomachie.games.guerre_des_mots.solver.coups import TOLD, Coups, Field
from logomachie.games.guerre_des_mots.solver.lexis import lexis, lexis_of
from logomachie.games.guerre_des_mots.solver.words import oracle
from logomachie.lexicon.load import french
from logomachie.native.library import library
from tests.games.guerre_des_mots.solver.test_coups import (
    ALONE,
    CAUGHT,
    CROSSED,
    FEW,
    TURNING,
    TWO,
    few,
    seen,
)

SLUG = "guerre-des-mots"


def compare(coups: Coups, most: int, chance: Random) -> int:
    """Some rows told both ways, in an order of their own; how many."""
    rows = np.array(chance.sample(range(len(coups)), min(most, len(coups))), np.int64)
    at_once = list(coups.told(rows))
    parts = [coups.cut(rows[n : n + TOLD]) for n in range(0, len(rows), TOLD)]

    assert [part.tell(row) for part in parts for row in range(len(part))] == at_once
    return len(at_once)


def positions(seats: int, rule: str, most: int) -> Iterator[Table]:
    """What whoever is to move sees in a game between bots."""
    setup = Setup(seats=seats, lexicon=french().digest, rule=rule)  # type: ignore[arg-type]
    game = GAMES[SLUG].open(setup, GAMES[SLUG].words(french()))
    bots = [build(SLUG, (2, 1)[seat % 2], setup) for seat in range(seats)]
    for state, _ in islice(told(game, bots, Rng(f"told {seats} {rule}")), most):
        waiting = game.waiting(state)
        if waiting and game.outcome(state) is None:
            view = game.view(state, waiting[0])
            if view.phase == "TURN":
                yield table_seen(view, options(setup), waiting[0])


@pytest.mark.parametrize("rule", ["simplified", "general"])
@pytest.mark.parametrize("position", [TWO, CROSSED, ALONE, CAUGHT, TURNING])
def test_coups_told_at_once_are_those_told_one_by_one(position: str, rule: str) -> None:
    """Jokers, crosses, accents, turned letters, pieces of several chains: the same letters from the
    same places."""
    table, dictionary = seen(position.format("RTE(é)EA(â)C??+"), rule, few(FEW))
    words = lexis_of(FEW, accents=dictionary.accents)
    field = Field(table, words, dictionary, sources=None)
    assert library() is not None

    assert sum(compare(coups, 9_999, Random(1)) for coups in field.batches()) > 10


@pytest.mark.slow
@pytest.mark.parametrize("rule", ["simplified", "general"])
@pytest.mark.parametrize("seats", [2, 4])
def test_so_they_are_in_games(seats: int, rule: str) -> None:
    """Whatever the whole dictionary allows on the boards of a game."""
    chance, many = Random(seats), 0
    for table in positions(seats, rule, 12):
        dictionary = Dictionary(oracle(french()), accents=table.options.accents)
        words = lexis(french(), accents=table.options.accents)
        for coups in Field(table, words, dictionary).batches():
            many += compare(coups, 900, chance)

    assert many > 1_000
