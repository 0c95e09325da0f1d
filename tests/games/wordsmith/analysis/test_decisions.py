"""Decisions of Wordsmith where the table judges: a word is what came of it."""

import pytest

import logomachie
from logomachie.analysis.judge import analysed
from logomachie.analysis.opening import opened
from logomachie.games.judgement import Decision

ZONE = "R4Y3B2G2/R2Y2"


def claimed(word: str, objection: str = "") -> list[Decision]:
    """The decisions of a game in which the first seat claims a word and the other may object."""
    game = logomachie.match(
        "wordsmith", seats=2, seed="table", position=ZONE, rules="adjudication=table"
    )
    game.push(0, f"claim {word}")
    while game.view(0).phase != "CLAIM":
        game.wait()
    game.push(1, f"object {objection}" if objection else "ok")
    return [*analysed(game.record, opened, age=3).decisions]


@pytest.mark.slow
def test_a_word_the_table_refused_is_worth_no_more_than_the_least() -> None:
    """It is a decision all the same, and its sentence says what came of it."""
    (down,) = claimed("trt", "NOT_ALLOWED")

    assert ["refused"] == [reason.kind for reason in down.choice.reasons]
    assert down.choice.word == ""
    assert all(down.value <= choice.value for choice in (*down.best, *down.likely))


@pytest.mark.slow
def test_a_word_the_table_let_stand_is_judged_though_no_dictionary_has_it() -> None:
    """Its points and boxes count as those of any other."""
    (stood,) = claimed("trt")
    (other,) = claimed("tir")

    assert ["points", "agreed"] == [reason.kind for reason in stood.choice.reasons][:2]
    assert "points" == other.choice.reasons[0].kind
    assert stood.value > stood.worst


@pytest.mark.slow
def test_a_word_the_review_of_a_secret_sheet_struck_brought_nothing() -> None:
    """It stood on the sheet until the round was over; nobody had asked the dictionary before."""
    rules = "secret=true secretPrecheck=false lastCallMs=0"
    game = logomachie.match("wordsmith", seats=2, seed="s", position=ZONE, rules=rules)
    game.push(0, "claim trt")
    while game.view(0).sheets[0].rows[0] == "":
        game.wait()
    for seat in (0, 1):
        game.push(seat, "stuck")
    while game.view(0).phase != "SCORE":
        game.wait()
    (struck,) = analysed(game.record, opened, age=3).decisions

    assert ["refused"] == [reason.kind for reason in struck.choice.reasons]
    assert struck.value <= struck.worst
