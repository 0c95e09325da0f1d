"""What is remembered of chains while they stand."""

import dataclasses

import pytest

from logomachie.games.guerre_des_mots.rules.dictionary import Dictionary
from logomachie.games.guerre_des_mots.rules.table import Table
from logomachie.games.guerre_des_mots.solver.ground import Ground
from logomachie.games.guerre_des_mots.solver.standing import Standing, standings
from tests.games.guerre_des_mots.solver.test_coups import CROSSED, FEW, TWO, few, seen


class Kept(frozenset[str]):
    """Words that something may be remembered of."""


def of_seat(table: Table, dictionary: Dictionary, seat: int) -> list[Standing]:
    """The chains as a seat sees them."""
    ground = Ground(dataclasses.replace(table, seat=seat))
    return standings(ground, dictionary, risky=False, lends=True)


@pytest.mark.parametrize(("position", "shared"), [(TWO, [True, True]), (CROSSED, [False, True])])
def test_a_chain_is_looked_at_once_for_all(position: str, shared: list[bool]) -> None:
    """Whoever asks; one that a cross protects once for its owner and once for all others."""
    table, plain = seen(position.format("RTEA?+"), "simplified", few(FEW))
    dictionary = Dictionary(Kept(few(FEW)), accents=plain.accents)
    one, other = (of_seat(table, dictionary, seat) for seat in (0, 1))

    assert shared == [mine is theirs for mine, theirs in zip(one, other, strict=True)]
    assert one == of_seat(table, dictionary, 0)
