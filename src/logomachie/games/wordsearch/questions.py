"""What a player may ask: how many words are hidden, and the best one."""

from functools import partial

from logomachie.core.question import NotNow
from logomachie.core.value import Value
from logomachie.games.wordsearch.rules.types import Setup, TableView
from logomachie.games.wordsearch.solver.answers import Best, Hidden, best, hidden
from logomachie.games.wordsearch.solver.moves import Ranked
from logomachie.games.wordsearch.solver.words import oracle
from logomachie.lexicon.load import of_table


def hint(question: str, view: TableView, config: Setup, _about: str = "") -> Value:
    """In training or after the end. Not in the middle of a turn: a letter that has slid cannot
    slide again.
    """
    if (not config.training and view.phase != "OVER") or view.moved:
        return NotNow(question=question)
    answer = hidden if question == "count" else best
    return answer(view, config, oracle(of_table(config.lexicon)))


QUESTIONS = {"count": partial(hint, "count"), "best": partial(hint, "best")}
ANSWERS = (Hidden, Best, Ranked)
