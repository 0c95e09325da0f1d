"""Hints of Wordsearch: in training or after the end, never in the middle of a turn."""

from typing import Any

from msgspec.structs import replace

from logomachie.core.question import NotNow
from logomachie.core.rng import Rng
from logomachie.games import GAMES
from logomachie.games.wordsearch import GAME as WORDSEARCH
from logomachie.games.wordsearch.questions import hint
from logomachie.games.wordsearch.rules.types import Setup, Slid, TableView
from logomachie.games.wordsearch.solver.answers import Best, Hidden
from logomachie.lexicon.load import french
from logomachie.server.questions import is_known
from tests.games.wordsearch.story import BLEU
from tests.kit.clauses import clause


def seen(setup: Setup, **changed: Any) -> TableView:
    """What seat 0 sees at the start, but for what is changed."""
    game = WORDSEARCH.open(setup, GAMES["wordsearch"].words(french()))
    view = game.view(game.start(Rng("hints"), 0), 0)
    assert isinstance(view, TableView)
    return replace(view, **changed)


TRAINING = Setup(seats=2, lexicon="x", position=f"{BLEU} 0/0", training=True)


@clause("SRCH-R13")
def test_training_tells_how_many_words_are_hidden() -> None:
    """Different words, and on how many lines."""
    answer = hint("count", seen(TRAINING), TRAINING)

    assert isinstance(answer, Hidden)
    assert 10 < answer.words < answer.ways
    assert is_known("wordsearch", "count")
    assert is_known("wordsearch", "best")


@clause("SRCH-R13")
def test_training_shows_the_best_word_with_its_slides() -> None:
    """As the move one would make."""
    answer = hint("best", seen(TRAINING), TRAINING)

    assert isinstance(answer, Best)
    assert answer.best is not None
    assert ("BLEU", 20, 3) == (answer.best.move.word, answer.best.points, answer.best.slides)


def test_a_board_without_words_has_no_best() -> None:
    """Nothing is made up."""
    setup = replace(TRAINING, position="QX/ZW 0/0")

    assert Best(best=None) == hint("best", seen(setup), setup)
    assert Hidden(words=0, ways=0) == hint("count", seen(setup), setup)


def test_no_hints_at_a_serious_table() -> None:
    """Before the end; afterwards everybody may know what was there."""
    setup = replace(TRAINING, training=False)

    assert NotNow(question="count") == hint("count", seen(setup), setup)
    assert isinstance(hint("best", seen(setup, phase="OVER"), setup), Best)


def test_no_hints_in_the_middle_of_a_turn() -> None:
    """A letter that has slid cannot slide again: the answer would be wrong."""
    view = seen(TRAINING, moved=(Slid("E", (4, 4), (5, 3)),))

    assert NotNow(question="best") == hint("best", view, TRAINING)
