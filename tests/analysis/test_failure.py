"""What is said of a record that cannot be judged: its own faults, and never ours for one of its."""

import json

import pytest

from logomachie.analysis.failure import Failure, failure
from logomachie.analysis.several import one
from logomachie.core.game import Refused
from logomachie.core.rng import commitment
from logomachie.lexicon.load import french


@pytest.mark.parametrize(
    "error", [KeyError("ETE"), IndexError(3), Refused("NO_SUCH_TILE", "CAD-1")]
)
def test_a_fault_of_ours_while_judging_is_told_as_one(error: Exception) -> None:
    """A word that is missing somewhere is no game that is missing here."""
    told = failure(error)

    assert "FAULT" == told.code
    assert type(error).__name__ in told.detail


def test_a_position_that_cannot_be_read_is_no_fault_of_ours() -> None:
    """It is an option of the record like the others."""
    digest = french().digest
    config = {"seats": 2, "lexicon": digest, "position": "?"}
    head = {"type": "Head", "game": "word-whiz", "config": config, "seed": "s", "at": 0}
    head |= {"lexicon": {"name": "x", "version": "1", "digest": digest}}
    head |= {"commitment": commitment("s")}
    told = one(json.dumps(head).encode(), None)

    assert isinstance(told, Failure)
    assert "BAD_OPTIONS" == told.code


def test_a_game_that_is_not_here_is_named() -> None:
    """As the head of the record names it."""
    head = {"type": "Head", "game": "marelle", "config": {}, "seed": "s", "at": 0}
    head |= {"lexicon": {"name": "x", "version": "1", "digest": "x"}, "commitment": commitment("s")}

    assert Failure("UNKNOWN_GAME", detail="marelle") == one(json.dumps(head).encode(), None)
