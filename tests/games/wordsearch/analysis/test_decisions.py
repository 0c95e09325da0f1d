"""Decisions of Wordsearch: a word that did not stand is judged as a turn without a word."""

import pytest

import logomachie
from logomachie.analysis.judge import analysed
from logomachie.analysis.opening import opened
from logomachie.games.judgement import Decision

BOARD = "X..Q.S.A.C/.......... 0/0 active:A"


def questioned(rules: str) -> Decision:
    """A turn of the first seat that announces what is no word."""
    game = logomachie.match("wordsearch", seats=2, position=BOARD, rules=rules)
    game.push(0, "slide D1 B1")
    game.push(0, "claim XQ A1 E")
    game.push(*((1, "challenge") if "challenge" in rules else (0, "stop")))
    return analysed(game.record, opened, age=3).decisions[0]


@pytest.mark.slow
def test_a_word_that_was_doubted_costs_what_the_other_wins_by_it() -> None:
    """The dictionary has it not: beside a turn that only gave up, the doubt's points are lost."""
    doubted, given_up = questioned("validation=challenge"), questioned("validation=auto")
    reason = doubted.choice.reasons[0]

    assert given_up.value - 8 == doubted.value
    assert ["refused", "refused"] == [reason.kind, given_up.choice.reasons[0].kind]
    assert "8\N{NO-BREAK SPACE}points" in reason.fr
