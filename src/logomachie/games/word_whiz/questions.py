"""What a player may ask: what could have been said."""

from logomachie.core.question import NotNow
from logomachie.core.value import Value
from logomachie.games.word_whiz.rules.types import Setup, TableView

MOST_MISSED = 8


class Missed(Value, kw_only=True):
    """The words that would have moved the most vowels, the best first."""

    letters: str
    words: tuple[str, ...]
    count: int  # all there were


def missed(view: TableView, config: Setup, about: str) -> Missed | NotNow:
    """What could have been said. Never while there is still a race to win."""
    from logomachie.games.word_whiz.solver.search import found  # noqa: PLC0415  # in a worker only
    from logomachie.lexicon.load import french  # noqa: PLC0415

    letters = "".join(view.visible)
    is_over = view.wake is None  # the house takes the deadline away, however the game ended
    if is_over and len(about) == 3 and about.isascii() and about.isupper():
        letters = about  # after the end, of any round
    elif not is_over and view.phase != "FLIP":
        return NotNow(question="missed")
    lexicon = french()
    pawns = view.pawns[view.seat] if view.seat is not None else (1, 1, 1, 1, 1)
    triple = (letters[0], letters[1], letters[2])
    rows = found(lexicon, config, triple, pawns, frozenset()).rows
    best = tuple(lexicon.spelled(int(row)) for row in rows[:MOST_MISSED])
    return Missed(letters=letters, words=best, count=len(rows))


QUESTIONS = {"missed": missed}
ANSWERS = (Missed,)
