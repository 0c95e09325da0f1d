"""What a table leaves out is neither found, nor offered, nor played by a bot."""

import dataclasses

import pytest

from logomachie.bots.arena import told as played
from logomachie.bots.roster import build
from logomachie.core.rng import Rng
from logomachie.games import GAMES
from logomachie.games.guerre_des_mots.rules.events import Erred, Fired, Laid
from logomachie.games.guerre_des_mots.rules.types import Setup
from logomachie.games.guerre_des_mots.solver.options import choices
from logomachie.games.guerre_des_mots.solver.plain import key, plain_coups
from logomachie.lexicon.load import french
from tests.games.guerre_des_mots.solver.test_coups import FEW, TWO, few, found, seen, spelled
from tests.games.guerre_des_mots.solver.test_earned import AMES, DUEL, some, told
from tests.kit.clauses import clause


@pytest.mark.slow
@clause("GDM-MOD-05")
def test_without_piracy_the_enumerator_equals_the_plain_solver() -> None:
    """It finds no coup on another's chain, and all that there are on one's own."""
    table, dictionary = seen(TWO.format("RTE?"), "general", few(FEW))
    options = dataclasses.replace(table.options, piracy=False)
    own = dataclasses.replace(table, options=options)
    mine = {key(lay) for lay in found(own, dictionary, FEW, None)}
    plain = {key(lay) for lay in plain_coups(own, spelled(FEW, True), dictionary, None)}
    any_chain = {key(lay).chain for lay in found(table, dictionary, FEW, None)}

    assert {0, 1, 2} == any_chain  # a new one, one's own, the other's
    assert plain == mine
    assert {0, 1} == {coup.chain for coup in mine}


@clause("GDM-MOD-05")
def test_what_is_left_out_is_not_offered() -> None:
    """Neither a shot nor a chess piece where a coup would earn one elsewhere."""
    shield = ("SO@E3_BO SO=N NE@W20>AS NE=N turn:SO", "1 1 0 E5N")
    aims = [some(DUEL, AMES, shots=on).aims for on in (True, False)]
    symbols = [some(*shield, rule="general", chain_blockades=on).symbols for on in (True, False)]

    assert [True, False] == [bool(found) for found in aims]
    assert [True, False] == [bool(found) for found in symbols]


@clause("GDM-MOD-05")
def test_the_ways_of_a_piracy_earn_nothing_without_it() -> None:
    """They cannot be laid there."""
    position, about = "SO@H18>PURS SO=A NE@A1>BC NE=ORALE turn:NE", "1 1 0 K17E"

    assert told(position, about) is not None
    assert told(position, about, piracy=False) is None


@clause("GDM-MOD-05")
def test_choices_of_the_solver_obey() -> None:
    """With everything left out a coup is told once, as it is."""
    table, dictionary = seen(DUEL, "general", few(("AME", "AMES", "EU", "TU", "UT")))
    lays = [lay for lay in found(table, dictionary, ("AMES",), None) if lay.chain == 1]
    bare = dataclasses.replace(table.options, shots=False, shields=False)
    gentle = dataclasses.replace(table, options=bare)

    assert 1 < len(list(choices(lays[0], table, dictionary)))
    assert [lays[0]] == list(choices(lays[0], gentle, dictionary))


@pytest.mark.slow
@clause("GDM-MOD-05")
@pytest.mark.slow
@pytest.mark.parametrize("seed", ["a", "b"])
def test_bots_play_a_gentle_table_without_an_error(seed: str) -> None:
    """All four levels, none of which pirates, shoots or shows a piece."""
    setup = Setup(
        seats=4,
        lexicon="x",
        rule="general",
        round_limit=3,
        piracy=False,
        shots=False,
        chain_blockades=False,
    )
    game = GAMES["guerre-des-mots"].open(setup, GAMES["guerre-des-mots"].words(french()))
    bots = [build("guerre-des-mots", level, setup) for level in range(4)]
    events = [event for _, entry in played(game, bots, Rng(seed)) for event in entry.events]
    laid = [event for event in events if isinstance(event, Laid)]

    assert [] == [event for event in events if isinstance(event, Erred | Fired)]
    assert len(laid) > 4
    assert [] == [event for event in laid if event.of != event.seat or event.shield]
