"""The most promising first: whoever always makes the first legal move plays the best turn."""

import pytest

import logomachie as lo
from logomachie.games.cadenas.solver.legal import ranked

TABLES = [
    "A:TRI B:MEUSE! lock:B/-/2 squares:DK/AN/-/-/-/- hands:WXQJHB/EEEEEE",
    "A:MUSE B:PORT squares:ER/ST/IN/-/-/- hands:AMOTLC/EEEEEE",
    "squares:ER/ST/IN/-/-/- hands:BRUTAL/EEEEEE",
]


@pytest.mark.parametrize("position", TABLES)
def test_the_first_moves_are_the_best_turn(position: str) -> None:
    """What the first take promises is what the turn brings: points won and points taken."""
    match = lo.match("cadenas", seed="cadenas", seats=2, position=position)
    first = next(ranked(match.view(0), match.config, lo.lexicon()))
    assert first.turn is not None
    before = match.view().scores
    while match.waiting == (0,) and match.view().turn == 1:
        match.push(0, next(match.legal(0)))
    after = match.view().scores

    assert first.turn.exact
    assert (first.turn.won, first.turn.taken) == (after[0] - before[0], before[1] - after[1])
