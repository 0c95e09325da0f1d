"""Decisions of Cadenas: a turn is judged by the words that stood."""

import pytest

import logomachie
from logomachie.analysis.judge import analysed
from logomachie.analysis.opening import opened
from logomachie.games.judgement import Decision

TABLE = "A:TRI B:MOT squares:ER/AN/TI/LO/SU/CM hands:MOTLACE/PORTES/PORTES stock:EAIUOEEAI"


def turn(rules: str, *told: str) -> Decision:
    """The first turn of a game between three, of its moves as text, each after its seat."""
    game = logomachie.match("cadenas", seats=3, position=TABLE, rules=rules)
    for line in told:
        seat, _, move = line.partition(" ")
        game.push(int(seat), move)
    return analysed(game.record, opened, age=3).decisions[0]


def kinds(decision: Decision) -> list[str]:
    return [reason.kind for reason in decision.choice.reasons]


@pytest.mark.slow
def test_a_word_that_fell_brings_nothing() -> None:
    """Challenged after the turn was played, it went back to the hand."""
    fell = turn("validation=challenge", "0 take 1", "0 lay RLO", "0 put E", "1 challenge 3")
    stood = turn("validation=challenge", "0 take 1", "0 lay LAC", "0 put E", "1 challenge 3")

    assert kinds(fell)[:2] == ["fell", "idle"]
    assert "lays" == kinds(stood)[0]
    assert fell.value < stood.value
    assert "" == fell.choice.word


@pytest.mark.slow
def test_a_word_the_vote_did_not_admit_is_told_of() -> None:
    """Its cards stayed in the hand; an admitted one counts as any other."""
    asked = ("0 take 1", "0 lay RLO vote")
    down = turn("houseVote=true", *asked, "1 vote no", "2 vote no", "0 put EC")
    admitted = turn("houseVote=true", *asked, "1 vote yes", "2 vote yes", "0 put E")

    assert ["denied", "idle"] == kinds(down)[:2]
    assert "lays" == kinds(admitted)[0]
    assert down.value < admitted.value
