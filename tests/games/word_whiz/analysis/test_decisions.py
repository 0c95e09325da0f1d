"""Decisions of Word-Whiz where the table judges: a word is what its vote made of it."""

import pytest

import logomachie
from logomachie.analysis.judge import analysed
from logomachie.analysis.opening import opened
from logomachie.games.judgement import Decision
from logomachie.games.word_whiz.analysis.spot import FAILED

RACE = "DTN phase:race A1E1I1O1U1/A1E1I1O1U1/A1E1I1O1U1"


def said(word: str, *votes: str, rules: str = "judge=vote") -> Decision:
    """The word of the first seat, contested by the second where there are votes."""
    game = logomachie.match("word-whiz", seats=3, seed="vote", position=RACE, rules=rules)
    game.push(0, "grab")
    while 0 not in game.waiting:
        game.wait()
    game.push(0, f"say {word}")
    if votes:
        game.push(1, "contest")
        for seat, vote in enumerate(votes, 1):
            game.push(seat, f"vote {vote}")
    else:
        game.push(1, "accept")
        game.push(2, "accept")
    found = analysed(game.record, opened, age=3).decisions
    return next(each for each in found if each.seat == 0 and each.kind == "word")


@pytest.mark.slow
@pytest.mark.parametrize("word", ["dent", "dantun"])
def test_a_word_the_table_refused_did_not_count(word: str) -> None:
    """Whatever the dictionary says of it: no pawn moved, and its sentence says who refused it."""
    down = said(word, "no", "no")

    assert FAILED == down.value
    assert ["refused"] == [reason.kind for reason in down.choice.reasons]
    assert down.choice.word == ""


@pytest.mark.slow
def test_a_word_the_table_let_stand_counts() -> None:
    """Contested or not, and be it in no dictionary: its pawns moved."""
    found = [said("dantun", "yes", "yes"), said("dantun"), said("dent")]

    assert [2.0, 2.0, 1.0] == [each.value for each in found]
    assert ["gain"] * 3 == [each.choice.reasons[0].kind for each in found]
