"""Legal moves of Wordsearch: whoever always makes the first one forms the best word."""

import pytest

import logomachie as lo
from logomachie.games.wordsearch.rules.types import Claim, Play, Slide
from logomachie.games.wordsearch.solver.search import VALUE
from logomachie.games.wordsearch.solver.words import oracle
from tests.games.wordsearch.story import BLEU
from tests.kit.clauses import clause

BOARDS = [BLEU, "RESTA/LMOIN/PA..E/U..ER/CILOS", "BLE./OS.U"]


@clause("SRCH-C8", "SRCH-R23")
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("touch", ["strict", "plan"])
def test_the_first_moves_of_a_turn_form_the_best_word(board: str, touch: str) -> None:
    """Slide by slide, or all in one: never a slide more than the word needs."""
    best = oracle(lo.lexicon()).solved(board, 2, VALUE).best()
    assert best is not None
    match = lo.match(
        "wordsearch", seed="wordsearch", seats=2, position=board, rules=f"touchMove={touch}"
    )
    made = []
    while match.waiting == (0,):
        made.append(next(match.legal(0)))
        match.push(0, made[-1])
    points = match.view().claim.points

    assert isinstance(made[-1], Claim | Play)
    assert sum(isinstance(move, Slide) for move in made) <= len(best.slides)
    assert points == sum(VALUE[ord(letter) - 65] for letter in best.word) * len(best.word)


def test_a_refused_word_is_not_claimed_again() -> None:
    """Judged at once: after a refusal only words that stand there, and an end (SRCH-R09)."""
    match = lo.match(
        "wordsearch", seed="wordsearch", seats=2, position="BLE./OS.U", rules="validation=auto"
    )
    match.push(0, "slide D2 D1")
    match.push(0, "claim UELB D1 W")
    moves = [str(move) for move in match.legal(0)]

    assert ["claim BLEU A1 E", "claim LEU B1 E", "claim EU C1 E", "stop"] == moves
