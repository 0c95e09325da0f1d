"""How far the ends of the chains shoot, as a page may show it."""

from typing import Any

from logomachie.core.rng import Rng
from logomachie.games.guerre_des_mots.rules import rules
from logomachie.games.guerre_des_mots.rules.types import Cell, Setup
from logomachie.games.guerre_des_mots.solver.reached import reached
from tests.kit.clauses import clause

BOARD = "SO@E22>RUSA^IRAP NE@O1_RUES<ELLES"


def reach(position: str, **options: Any) -> dict[Cell, set[Cell]]:
    """The cells in reach of each end that shoots."""
    setup = Setup(seats=2, lexicon="kit", position=position, **options)
    game = rules.Rules(setup, frozenset())
    found = reached(game.view(game.start(Rng("reach"), 0), None), setup, "")
    return {end.gun: set(end.cells) for end in found.ends}


@clause("GDM-SHT-02", "GDM-SHT-03")
def test_a_consonant_reaches_as_far_as_it_is_worth() -> None:
    """P, worth ten, at H18: ten cells to the right and upwards, and to the edge on the left."""
    cells = reach(BOARD)[17, 7]

    assert [*range(7), *range(8, 18)] == sorted(col for row, col in cells if row == 17)
    assert list(range(7, 17)) == sorted(row for row, col in cells if col == 7 and row < 17)


@clause("GDM-SHT-10", "GDM-SHT-11")
def test_a_token_or_a_violet_cell_ends_a_ray() -> None:
    """Below the P of PARI its own A is met first; above the R of RUSA violet is two cells off."""
    found = reach(BOARD)

    assert {(18, 7)} == {(row, col) for row, col in found[17, 7] if col == 7 and row > 17}
    assert {(19, 4), (20, 4)} == {(row, col) for row, col in found[21, 4] if row < 21}


@clause("GDM-SHT-03")
def test_vowels_and_jokers_reach_nothing() -> None:
    """A chain that ends in a joker shoots with it as little as a vowel does."""
    assert (21, 4) in reach("SO@E22>RUSA NE@O1_RUES")
    assert (21, 7) not in reach("SO@E22>RUSA NE@O1_RUES")
    assert (21, 4) not in reach("SO@E22>rUSA NE@O1_RUES")


def test_hidden_values_hide_the_reach() -> None:
    """Where the table shows no values nobody may look up how far they carry."""
    assert {} == reach(BOARD, show_values=False)
