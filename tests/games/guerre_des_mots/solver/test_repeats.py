"""Boards that may not come again in a turn of La Guerre des Mots, as the solver tells them."""

import dataclasses
from random import Random

import pytest

from logomachie.games.guerre_des_mots.rules.chain import fingerprint, look
from logomachie.games.guerre_des_mots.solver import repeats
from logomachie.games.guerre_des_mots.solver.coups import Field
from logomachie.games.guerre_des_mots.solver.lexis import lexis_of
from logomachie.games.guerre_des_mots.solver.options import judged
from tests.games.guerre_des_mots.solver.test_coups import CAUGHT, CROSSED, FEW, TWO, few, seen
from tests.kit.clauses import clause


@clause("GDM-Q-20")
@pytest.mark.parametrize("rule", ["simplified", "general"])
@pytest.mark.parametrize("position", [TWO, CROSSED, CAUGHT])
def test_exactly_the_coups_that_lead_to_a_known_board_are_left_out(
    position: str, rule: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever pieces are laid, taken or go home: the board that stood in the turn is known again,
    and no other is taken for it, whether it is remembered or its fingerprint alone."""
    table, dictionary = seen(position.format("RTEA?+"), rule, few(FEW))
    words = lexis_of(FEW, accents=dictionary.accents)
    told = list(Field(table, words, dictionary).told())
    boards, looks = [], {}
    for lay in told:
        verdict = judged(lay, table, dictionary)
        assert verdict is not None
        chains = verdict.chains.values()
        boards.append(fingerprint(chains))
        looks[boards[-1]] = [look(piece, one.seat) for one in chains for piece in one.path]
    for board in Random(1).sample(sorted(set(boards)), min(12, len(set(boards)))):
        stood = dataclasses.replace(table, seen=table.seen | {board})
        others = [lay for lay, one in zip(told, boards, strict=True) if one != board]
        monkeypatch.setattr(repeats, "_BOARDS", {})

        assert others == list(Field(stood, words, dictionary).told())

        repeats._remember(looks[board])  # as if it had been asked of then

        assert others == list(Field(stood, words, dictionary).told())


def test_few_boards_are_remembered() -> None:
    """The latest ones: a process that plays at many tables does not grow."""
    for number in range(2 * repeats.REMEMBERED):
        repeats._remember([str(number)])

    assert repeats.REMEMBERED == len(repeats._BOARDS)
    assert frozenset([str(number)]) in repeats._BOARDS.values()
