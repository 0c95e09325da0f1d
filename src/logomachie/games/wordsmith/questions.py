"""What a player may ask: what a round held."""

from logomachie.core.question import NotNow
from logomachie.core.value import Value
from logomachie.games.wordsmith.rules.types import Setup, TableView
from logomachie.games.wordsmith.solver import answers
from logomachie.games.wordsmith.solver.search import book
from logomachie.lexicon.load import of_table


def missed(view: TableView, config: Setup, about: str) -> Value:
    """Between rounds and after the end: the best word of each zone of a round and the longest ones
    nobody found. While anybody builds, judges or checks, no answer.
    """
    # a game that ended early stays in its phase, but the house leaves its players no move
    there = view.seat is not None and view.seat not in view.house.resigned
    if view.phase not in ("SCORE", "OVER") and (view.can or not there):
        return NotNow(question="missed")
    return answers.missed(
        about, view, config, book(of_table(config.lexicon), config.alphabet_version)
    )


QUESTIONS = {"missed": missed}
ANSWERS = (answers.Missed, answers.BestWord, answers.Overlooked, answers.Unreadable)
