"""Boards that may not come again in a turn of La Guerre des Mots, as the solver tells them."""

import dataclasses
from random import Random

import pytest

from logomachie.games.guerre_des_mots.rules.chain import fingerprint
from logomachie.games.guerre_des_mots.solver.coups import Field
from logomachie.games.guerre_des_mots.solver.lexis import lexis_of
from logomachie.games.guerre_des_mots.solver.options import judged
from tests.games.guerre_des_mots.solver.test_coups import CAUGHT, CROSSED, FEW, TWO, few, seen
from tests.kit.clauses import clause


@clause("GDM-Q-20")
@pytest.mark.parametrize("rule", ["simplified", "general"])
@pytest.mark.parametrize("position", [TWO, CROSSED, CAUGHT])
def test_exactly_the_coups_that_lead_to_a_known_board_are_left_out(
    position: str, rule: str
) -> None:
    """Whatever pieces are laid, taken or go home: the board that stood in the turn is known again,
    and no other is taken for it."""
    table, dictionary = seen(position.format("RTEA?+"), rule, few(FEW))
    words = lexis_of(FEW, accents=dictionary.accents)
    told = list(Field(table, words, dictionary).told())
    boards = []
    for lay in told:
        verdict = judged(lay, table, dictionary)
        assert verdict is not None
        boards.append(fingerprint(verdict.chains.values()))
    for board in Random(1).sample(sorted(set(boards)), min(12, len(set(boards)))):
        stood = dataclasses.replace(table, seen=table.seen | {board})
        again = list(Field(stood, words, dictionary).told())

        assert [lay for lay, one in zip(told, boards, strict=True) if one != board] == again
