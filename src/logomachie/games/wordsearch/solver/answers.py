"""What a player in training may ask of a Wordsearch position: how many words, and the best one."""

from logomachie.core.value import Value
from logomachie.games.wordsearch.rules.types import Setup, TableView
from logomachie.games.wordsearch.solver.moves import Ranked, ranked
from logomachie.games.wordsearch.solver.search import Found
from logomachie.games.wordsearch.solver.words import Solver


class Hidden(Value, kw_only=True):
    """How many words the position hides, and on how many lines they can be formed."""

    words: int
    ways: int


class Best(Value, kw_only=True):
    """The word that brings the most, with its slides in order; nothing where there is no word."""

    best: Ranked | None


def _found(view: TableView, config: Setup, solver: Solver) -> Found:
    return solver.solved(view.board, config.min_length, view.values)


def hidden(view: TableView, config: Setup, solver: Solver) -> Hidden:
    """The count of the words hidden in this position."""
    found = _found(view, config, solver)
    words = set(zip(found.readings.length.tolist(), found.readings.prefix.tolist(), strict=True))
    return Hidden(words=len(words), ways=len(found))


def best(view: TableView, config: Setup, solver: Solver) -> Best:
    """The best word of this position."""
    found = _found(view, config, solver)
    if not len(found):
        return Best(best=None)
    return Best(best=ranked(found, int(found.ranked()[0]), view.turn))
